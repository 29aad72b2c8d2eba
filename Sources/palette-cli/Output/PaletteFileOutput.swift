import PaletteCore

/// Where a palette goes, and in which form.
struct PaletteTarget {
  let format: PaletteFormat
  /// The path; `nil` or `-` is standard output.
  var file: String?
  var style = PaletteFileStyle()
  /// Whether a file that is there may be replaced.
  var mayReplace = false
  /// Whether nothing is written where the format cannot hold all.
  var isStrict = false

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - told: The format that the user told.
  ///   - file: The path that the user told; its ending tells the format where nothing else does.
  ///   - picture: The format of a picture, where only the ending tells that it shall be one.
  /// - Throws: `UsageError.Fault` where the format is not known, or only read.
  init(
    told: PaletteFormat?, file: String?, picture: PaletteFormat = .png
  ) throws(UsageError.Fault) {
    let named = file.flatMap(PaletteFormat.init(name:)).map { $0 == .png ? picture : $0 }
    guard let format = told ?? named else {
      throw .rule(
        file.map { "'\($0)' has no ending that names a format. Give --to." }
          ?? "The format is missing. Give --to, or -o with an ending that names it.")
    }
    self.format = format
    self.file = file == "-" ? nil : file
  }
}

/// A palette as its file's bytes, made and not written yet.
struct MadePaletteFile {
  fileprivate let bytes: [UInt8]
  fileprivate let target: PaletteTarget
  /// How many colours it has.
  fileprivate let count: Int
  /// What its format cannot hold, as a sentence; `nil` where it holds all.
  fileprivate let loss: String?
}

extension Context {
  /// Writes a palette whole, or not at all, and tells what its format cannot hold.
  ///
  /// - Parameters:
  ///   - document: The palette.
  ///   - target: Where it goes.
  ///   - title: The palette, as a message names it.
  /// - Throws: `Failure`.
  func write(_ document: PaletteDocument, to target: PaletteTarget, title: String) throws {
    try write(try file(of: document, for: target, title: title))
  }

  /// Makes the file of a palette, and writes nothing: what cannot be made is refused here.
  ///
  /// - Parameters:
  ///   - document: The palette.
  ///   - target: Where it is to go.
  ///   - title: The palette, as a message names it.
  /// - Returns: The file.
  /// - Throws: `Failure`.
  func file(
    of document: PaletteDocument, for target: PaletteTarget, title: String
  ) throws -> MadePaletteFile {
    let format = target.format
    if target.file == nil, output.isTerminal, !format.facts.isText {
      throw nothingToShow(format.rawValue)
    }
    let losses = format.losses(of: document)
    let loss = losses.isEmpty ? nil : told(losses, of: format, title)
    if target.isStrict, let loss {
      throw Failure(.no, "\(loss) Nothing was written, as --strict asks.")
    }
    do {
      return MadePaletteFile(
        bytes: try format.file(of: document, style: target.style), target: target,
        count: document.count, loss: loss)
    } catch {
      throw Failure(
        .no,
        "'\(shortened(title))' cannot be written as \(format.rawValue): \(error).\(error.advice)")
    }
  }

  /// Writes the file of a palette whole, or not at all, and tells what its format cannot hold.
  ///
  /// - Parameter made: The file.
  /// - Throws: `Failure`.
  func write(_ made: MadePaletteFile) throws {
    let target = made.target
    if let file = target.file {
      try write(made.bytes, to: file, mayReplace: target.mayReplace)
    } else {
      try output.write(output.isTerminal ? terminalText(made.bytes) : made.bytes)
    }
    if let loss = made.loss { try notice(loss) }
    if let file = target.file, form == .picture {
      let count = made.count == 1 ? "1 colour" : "\(made.count) colours"
      try output.line(sanitised("Wrote \(count) to '\(file)' (\(target.format.facts.title))."))
    }
  }

  /// That bytes are not for a terminal.
  func nothingToShow(_ format: String) -> Failure {
    Failure(.usage, "'\(format)' is nothing to show on a terminal. Add -o FILE.")
  }

  private func told(
    _ losses: [PaletteLoss], of format: PaletteFormat, _ title: String
  ) -> String {
    "'\(format.rawValue)' cannot hold all of '\(shortened(title))': "
      + losses.map(\.description).joined(separator: "; ") + "."
  }

  /// Text for a terminal, which would obey what names may hold.
  private func terminalText(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shown = lines.map { line in
      // A line end of other systems steers nothing.
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { sanitised(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t")
    }
    return Array(shown.joined(separator: "\n").utf8)
  }
}

extension PaletteFileRefusal {
  /// What to do about it, behind a space.
  fileprivate var advice: String {
    switch self {
    case .tooMany: " With --split and a folder for -o it becomes several files."
    case .noTerminalColours, .noColours: " Name another palette."
    case .notWritten: " 'palette-cli formats' lists what is written."
    case .tooLarge: " Give a smaller --cell."
    }
  }
}
