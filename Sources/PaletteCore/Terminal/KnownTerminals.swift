extension TerminalVariables {
  /// The depth of the terminal that the variables describe.
  ///
  /// terminfo is not asked: common systems have no entry for many of these terminals, and the
  /// entries of the others do not tell of 24-bit colour.
  var knownDepth: ColourDepth {
    let term = self["TERM"] ?? ""
    let isInTmux = self["TMUX"] != nil
    // GNU screen reads `38;2;102;102;102` as three other attributes, whatever COLORTERM was inherited.
    if !isInTmux && (self["STY"] != nil || term.hasPrefix("screen")) { return .ansi256 }
    // tmux keeps 24-bit colours and converts them for the terminal that it runs in.
    if isInTmux || self["COLORTERM"] == "truecolor" || self["COLORTERM"] == "24bit"
      || self["WT_SESSION"] != nil
    {
      return .trueColour
    }
    if let depth = depthOfProgram { return depth }
    if isTrueColour(term: term) { return .trueColour }
    let has256 =
      term.contains("256color")
      || Self.prefixesOf256.contains { term.hasPrefix($0) }
    return has256 ? .ansi256 : .ansi16
  }

  private var depthOfProgram: ColourDepth? {
    switch self["TERM_PROGRAM"] {
    case "iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper", "WarpTerminal", "rio", "Tabby":
      return .trueColour
    case "Apple_Terminal":
      // macOS 26 brought 24-bit colour to Terminal; the builds before it end below 460.
      let major = self["TERM_PROGRAM_VERSION"]?.prefix { $0 != "." } ?? ""
      return (Int(major) ?? 0) >= 460 ? .trueColour : .ansi256
    default: return nil
    }
  }

  private func isTrueColour(term: String) -> Bool {
    ["xterm-kitty", "xterm-ghostty", "wezterm"].contains(term)
      || ["alacritty", "foot", "contour", "mintty", "iterm"].contains { term.hasPrefix($0) }
      || term.hasSuffix("-direct") || term.hasSuffix("-truecolor")
      || (self["VTE_VERSION"].flatMap { Int($0) } ?? 0) >= 3600
      || self["KONSOLE_VERSION"] != nil
  }

  private static let prefixesOf256 = ["xterm", "rxvt", "tmux", "putty", "konsole", "vte", "st"]
}
