/// Something wrong in a catalogue file, and where.
public struct CatalogueProblem: Equatable, Sendable {
  /// What a problem means for the file.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// One value was mended or left out, or is worth knowing of.
    case warning
  }

  /// The file, as its reader was told its name.
  public let file: String
  /// The key path of the value: `categories[3].palettes[0].colours[2].rgb`; empty for the file itself.
  public let path: String
  /// The line of the value, from 1, where it is known.
  public let line: Int?
  /// The column of the value, from 1, where it is known.
  public let column: Int?
  /// The value found; `nil` if there is none.
  public let value: String?
  /// The rule that is broken.
  public let rule: CatalogueRule
  /// The palette or combination that the problem belongs to, as a number in its file, for counting.
  let group: Int

  init(
    file: String, path: String = "", line: Int? = nil, column: Int? = nil, value: String? = nil,
    rule: CatalogueRule, group: Int = 0
  ) {
    self.file = file
    self.path = path
    self.line = line
    self.column = column
    self.value = value
    self.rule = rule
    self.group = group
  }

  /// Whether the file cannot be used.
  public var severity: Severity { rule.severity }

  /// What is wrong and what to do about it, in one or two sentences.
  public var message: String { rule.message(for: value) }
}

extension CatalogueProblem: CustomStringConvertible {
  /// The problem on one line, as compilers write them: `FILE:LINE:COLUMN: error: PATH: MESSAGE`.
  public var description: String {
    var place = file
    for number in [line, column].compactMap(\.self) { place += ":\(number)" }
    let subject = path.isEmpty ? "" : "\(path): "
    return "\(place): \(severity.rawValue): \(subject)\(message)"
  }
}
