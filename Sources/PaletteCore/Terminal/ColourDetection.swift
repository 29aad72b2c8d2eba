extension ColourDepth {
  /// The depth for one output stream.
  ///
  /// The first that speaks decides *whether* there is colour:
  /// the choice; `NO_COLOR`, not empty; `PALETTE_COLOR_DEPTH` = `none`; `FORCE_COLOR` or
  /// `CLICOLOR_FORCE`, not empty, `0` or `false`; `FORCE_COLOR` = `0` or `false`; `CLICOLOR` = `0`;
  /// a stream that is no terminal; `TERM` unset, empty or `dumb`. *How much* is told by
  /// `PALETTE_COLOR_DEPTH` or `FORCE_COLOR` = `1`, `2`, `3`, else found by what is known of terminals.
  /// An unknown value counts as unset.
  ///
  /// Sources: no-color.org, bixense.com/clicolors, force-color.org, github.com/termstandard/colors.
  ///
  /// - Parameters:
  ///   - environment: The environment's variables.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - choice: What the user chose.
  /// - Returns: The depth.
  public static func detect(
    environment: Environment, isTerminal: Bool, choice: ColourChoice
  ) -> ColourDepth {
    let variables = TerminalVariables(environment)
    guard variables.allowsColour(isTerminal: isTerminal, choice: choice) else { return .none }
    return variables.toldDepth ?? variables.knownDepth
  }
}

/// What the environment says about a terminal.
struct TerminalVariables {
  private let environment: Environment

  init(_ environment: Environment) { self.environment = environment }

  /// A variable's value; `nil` if it is unset or empty.
  subscript(name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a switch was set on or off; `nil` if it was not set.
  func isOn(_ name: String) -> Bool? {
    self[name].map { $0 != "0" && $0.lowercased() != "false" }
  }

  var isDumb: Bool { self["TERM"] == nil || self["TERM"] == "dumb" }

  func allowsColour(isTerminal: Bool, choice: ColourChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if self["NO_COLOR"] != nil || self["PALETTE_COLOR_DEPTH"] == "none" { return false }
    if isForced { return true }
    if isOn("FORCE_COLOR") == false || self["CLICOLOR"] == "0" { return false }
    return isTerminal && !isDumb
  }

  var isForced: Bool { isOn("FORCE_COLOR") == true || isOn("CLICOLOR_FORCE") == true }

  var toldDepth: ColourDepth? {
    switch self["PALETTE_COLOR_DEPTH"] {
    case "16": return .ansi16
    case "256": return .ansi256
    case "24bit": return .trueColour
    default: break
    }
    switch self["FORCE_COLOR"] {
    case "1": return .ansi16
    case "2": return .ansi256
    case "3": return .trueColour
    default: return nil
    }
  }
}
