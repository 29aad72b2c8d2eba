/// A language that the program prints names and texts in.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Chinese, in simplified characters.
  case chinese = "zh"

  /// Reads a language tag or a locale name: `zh`, `zh-Hans`, `zh_CN.UTF-8`, `en-GB`.
  ///
  /// Only the primary subtag counts, in either case (BCP 47; POSIX locale names begin alike). The
  /// result is `nil` for a language that the program does not print.
  ///
  /// - Parameter tag: The tag.
  public init?(tag: String) {
    let primary = tag.prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }
    guard let language = Language(rawValue: primary.lowercased()) else { return nil }
    self = language
  }

  /// The language that the environment asks for: `LC_ALL`, then `LC_MESSAGES`, then `LANG`.
  ///
  /// The first of them that is set and not empty decides, as POSIX says (Base Definitions, 8.2).
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The language; English where nothing or an unknown language is asked for.
  public static func detect(environment: Environment) -> Language {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = environment[variable], !value.isEmpty {
        return Language(tag: value) ?? .english
      }
    }
    return .english
  }
}
