import PaletteCore
import Testing

@Suite struct ColourDepthTests {
  /// The rules, written out once more in the plainest way: empty is unset, `0` is off.
  private func expectsColour(
    noColor: String?, force: String?, cliForce: String?, isTerminal: Bool
  ) -> Bool {
    if let noColor, noColor != "" { return false }
    if force == "1" || cliForce == "1" { return true }
    if force == "0" { return false }
    return isTerminal
  }

  @Test func switchesMeanTheirValuesAndNotTheirPresence() {
    let values: [String?] = [nil, "", "0", "1"]
    var cases = 0
    for noColor in values {
      for force in values {
        for cliForce in values {
          for isTerminal in [true, false] {
            var environment = ["TERM": "xterm-256color"]
            environment["NO_COLOR"] = noColor
            environment["FORCE_COLOR"] = force
            environment["CLICOLOR_FORCE"] = cliForce
            let depth = ColourDepth.detect(
              environment: Environment(environment), isTerminal: isTerminal, choice: .auto)
            let expected = expectsColour(
              noColor: noColor, force: force, cliForce: cliForce, isTerminal: isTerminal)
            #expect((depth != .none) == expected, "\(environment), terminal: \(isTerminal)")
            cases += 1
          }
        }
      }
    }
    #expect(cases == 128)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var environment: [String: String]
    var isTerminal = true
    var choice = ColourChoice.auto
    var depth: ColourDepth

    var testDescription: String { "\(environment) \(choice) \(isTerminal)" }
  }

  static let whether = [
    Case(environment: ["TERM": "xterm-256color", "NO_COLOR": ""], depth: .ansi256),
    Case(environment: ["TERM": "xterm-256color", "NO_COLOR": "0"], depth: .none),
    Case(environment: ["TERM": "xterm", "NO_COLOR": "1"], choice: .always, depth: .ansi256),
    Case(
      environment: ["TERM": "xterm", "CLICOLOR_FORCE": "1"], isTerminal: false, depth: .ansi256),
    Case(
      environment: ["TERM": "xterm", "CLICOLOR_FORCE": "1"], isTerminal: false, choice: .never,
      depth: .none),
    Case(environment: ["TERM": "xterm", "CLICOLOR": "0"], depth: .none),
    Case(environment: ["TERM": "xterm", "CLICOLOR": "1"], isTerminal: false, depth: .none),
    Case(environment: ["TERM": "xterm", "CLICOLOR": "0", "FORCE_COLOR": "true"], depth: .ansi256),
    Case(environment: ["TERM": "xterm", "FORCE_COLOR": "false"], depth: .none),
    Case(environment: ["TERM": "xterm", "CI": "true"], isTerminal: false, depth: .none),
    Case(environment: ["TERM": "dumb", "COLORTERM": "truecolor"], depth: .none),
    Case(environment: ["TERM": ""], depth: .none),
    Case(environment: [:], depth: .none),
    Case(environment: [:], isTerminal: false, choice: .always, depth: .ansi16),
    Case(environment: ["TERM": "dumb"], choice: .always, depth: .ansi16),
    Case(environment: ["TERM": "xterm", "PALETTE_COLOR_DEPTH": "none"], depth: .none),
    Case(
      environment: ["TERM": "xterm", "PALETTE_COLOR_DEPTH": "none"], choice: .always,
      depth: .ansi256),
    Case(
      environment: ["TERM": "xterm", "PALETTE_COLOR_DEPTH": "24bit"], isTerminal: false,
      depth: .none),
    Case(
      environment: ["TERM": "xterm", "PALETTE_COLOR_DEPTH": "24bit", "NO_COLOR": "1"],
      depth: .none),
  ]

  static let howMuch: [Case] = [
    (["TERM": "xterm", "PALETTE_COLOR_DEPTH": "16"], ColourDepth.ansi16),
    (["TERM": "xterm", "PALETTE_COLOR_DEPTH": "256"], .ansi256),
    (["TERM": "xterm", "PALETTE_COLOR_DEPTH": "24bit"], .trueColour),
    (["TERM": "xterm", "PALETTE_COLOR_DEPTH": "auto"], .ansi256),
    (["TERM": "xterm", "PALETTE_COLOR_DEPTH": "many"], .ansi256),
    (["TERM": "xterm", "PALETTE_COLOR_DEPTH": "16", "FORCE_COLOR": "3"], .ansi16),
    (["TERM": "xterm", "FORCE_COLOR": "1"], .ansi16),
    (["TERM": "linux", "FORCE_COLOR": "2"], .ansi256),
    (["TERM": "linux", "FORCE_COLOR": "3"], .trueColour),
    (["TERM": "linux", "COLORTERM": "truecolor"], .trueColour),
    (["TERM": "xterm", "COLORTERM": "24bit"], .trueColour),
    (["TERM": "xterm", "COLORTERM": "yes"], .ansi256),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .ansi256),
    (["TERM": "xterm-256color", "STY": "1.pts", "COLORTERM": "truecolor"], .ansi256),
    (["TERM": "screen-256color", "TMUX": "/x,1,0"], .trueColour),
    (["TERM": "tmux-256color", "TMUX": "/x,1,0", "COLORTERM": ""], .trueColour),
    (["TERM": "tmux-256color"], .ansi256),
    (["TERM": "xterm-256color", "SSH_TTY": "/dev/pts/1"], .ansi256),
    (["TERM": "xterm-256color", "WT_SESSION": "a"], .trueColour),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], .trueColour),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .trueColour),
    (
      [
        "TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal",
        "TERM_PROGRAM_VERSION": "455.1",
      ], .ansi256
    ),
    (
      [
        "TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal",
        "TERM_PROGRAM_VERSION": "470.2",
      ], .trueColour
    ),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .ansi256),
    (["TERM": "xterm-kitty"], .trueColour), (["TERM": "xterm-ghostty"], .trueColour),
    (["TERM": "alacritty"], .trueColour), (["TERM": "alacritty-direct"], .trueColour),
    (["TERM": "foot-extra"], .trueColour), (["TERM": "wezterm"], .trueColour),
    (["TERM": "mintty"], .trueColour), (["TERM": "xterm-direct"], .trueColour),
    (["TERM": "xterm-truecolor"], .trueColour),
    (["TERM": "xterm-256color", "VTE_VERSION": "3600"], .trueColour),
    (["TERM": "xterm-256color", "VTE_VERSION": "3599"], .ansi256),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], .trueColour),
    (["TERM": "rxvt-unicode"], .ansi256), (["TERM": "st"], .ansi256),
    (["TERM": "putty"], .ansi256), (["TERM": "konsole"], .ansi256), (["TERM": "vte"], .ansi256),
    (["TERM": "linux"], .ansi16), (["TERM": "vt100"], .ansi16), (["TERM": "ansi"], .ansi16),
    (["TERM": "cygwin"], .ansi16), (["TERM": "unheard-of"], .ansi16),
  ].map { Case(environment: $0, depth: $1) }

  @Test(arguments: whether + howMuch) func detectsDepth(_ expected: Case) {
    let depth = ColourDepth.detect(
      environment: Environment(expected.environment), isTerminal: expected.isTerminal,
      choice: expected.choice)
    #expect(depth == expected.depth)
  }

  @Test(arguments: [
    (["TERM": "xterm"], true, ColourChoice.auto, true),
    (["TERM": "xterm", "NO_COLOR": "1"], true, .auto, true),
    (["TERM": "xterm", "NO_COLOR": "1"], false, .auto, false),
    (["TERM": "xterm"], true, .never, false),
    (["TERM": "dumb"], true, .auto, false),
    (["TERM": "xterm", "FORCE_COLOR": "1"], false, .auto, true),
    (["TERM": "xterm"], false, .always, true),
  ]) func attributesSurviveNoColorButNotAPipe(
    _ environment: [String: String], _ isTerminal: Bool, _ choice: ColourChoice, _ expected: Bool
  ) {
    let capabilities = Capabilities.detect(
      environment: Environment(environment), isTerminal: isTerminal, choice: choice,
      localeIsUTF8: true)
    #expect(capabilities.attributes == expected)
  }

  @Test(
    arguments: [
      ([:], false, false), ([:], true, true),
      (["LANG": "vi_VN"], true, true), (["LANG": "vi_VN"], false, false),
      (["LC_CTYPE": "en_GB.UTF-8"], false, true), (["LANG": "C.utf8"], false, true),
      (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], false, false),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "de_DE.UTF-8"], false, true),
      (["LC_CTYPE": "C", "LANG": "de_DE.UTF-8"], false, false),
      (["LANG": "en_GB.UTF-8", "PALETTE_ASCII": "1"], true, false),
      (["LANG": "en_GB.UTF-8", "PALETTE_ASCII": ""], true, true),
      (["LANG": "C", "PALETTE_ASCII": "0"], false, true),
    ] as [([String: String], Bool, Bool)]) func decidesForUTF8(
      _ environment: [String: String], _ localeIsUTF8: Bool, _ expected: Bool
    )
  {
    #expect(
      Capabilities.isUnicode(environment: Environment(environment), localeIsUTF8: localeIsUTF8)
        == expected)
  }
}
