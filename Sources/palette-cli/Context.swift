import PaletteCore

/// What a command may touch: the outside world, read once, and what the common options say of it.
final class Context {
  let environment = Environment.ofProgram
  let options: CommonOptions
  let output: OutputStream
  let notices: OutputStream

  private(set) lazy var language =
    options.language ?? Language.detect(environment: environment)
  private(set) lazy var catalogue = CatalogueLoader(
    environment: environment, options: options, notices: notices)
  private(set) lazy var names = ColourNames(catalogue)
  private(set) lazy var screen = Screen(
    stream: output, environment: environment, choice: options.colour)

  init(options: CommonOptions, output: OutputStream, notices: OutputStream) {
    self.options = options
    self.output = output
    self.notices = notices
  }

  /// How a command should answer.
  enum Form {
    /// One JSON document, or one a line in a stream.
    case json
    /// One record a line, its fields separated by tabs.
    case records
    /// For a person to look at.
    case picture
  }

  var form: Form {
    if options.json { return .json }
    return output.isTerminal || isColourForced ? .picture : .records
  }

  /// Whether colour was asked for although the output is no terminal.
  private var isColourForced: Bool {
    ColourDepth.detect(
      environment: environment, isTerminal: output.isTerminal, choice: options.colour) != .none
  }

  /// The present moment, or the one that `PALETTE_NOW` sets.
  func now() throws -> Timestamp {
    guard let text = environment["PALETTE_NOW"], !text.isEmpty else { return System.now }
    guard let moment = Timestamp(rfc3339: text) else {
      throw Failure(
        .usage,
        "PALETTE_NOW is '\(text)', which is no time. Write it like 2026-11-30T12:00:00Z.")
    }
    return moment
  }

  /// Tells something beside the answer, on standard error.
  func notice(_ text: String) throws { try notices.notice(text) }

  // MARK: Answers

  /// Writes one record of a pipe.
  func record(_ fields: [String]) throws {
    var record: [UInt8] = []
    for (place, field) in fields.enumerated() {
      if place > 0 { record.append(UInt8(ascii: "\t")) }
      record += sanitised(field).utf8
    }
    record.append(UInt8(ascii: "\n"))
    try output.write(record)
  }

  /// Writes one JSON document or one of a stream.
  func json(_ value: JSON) throws { try output.line(value.text) }
}

/// What the common options say.
struct CommonOptions: Sendable {
  var catalogues: [String] = []
  var dataDirectory: String?
  var language: Language?
  var json = false
  var colour = ColourChoice.auto
}
