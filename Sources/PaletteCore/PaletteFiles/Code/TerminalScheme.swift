/// Which of a theme's names are a terminal's colours.
struct TerminalScheme {
  /// The slugs of the sixteen.
  let ansi: [String]
  /// The slug of the paper.
  let background: String?
  /// The slug of the ink.
  let foreground: String?
  /// Two slugs, of which the first must be the darker for the scheme to be meant.
  var darker: (String, String)?

  /// Whether a palette has all that the scheme names.
  func fits(_ named: [String: RGB8]) -> Bool {
    guard ansi.allSatisfy({ named[$0] != nil }) else { return false }
    guard let (first, second) = darker else { return true }
    guard let first = named[first], let second = named[second] else { return false }
    return Contrast.luminance(of: first) < Contrast.luminance(of: second)
  }

  /// The schemes that are known, those that say most first.
  static let all: [TerminalScheme] =
    plain + base16 + [solarized, nord, dracula, tokyoNight, one] + selenized + gruvbox + catppuccin
    + rosePine + everforest + kanagawa

  private static func scheme(
    _ ansi: String, _ background: String?, _ foreground: String?,
    darker: (String, String)? = nil
  ) -> TerminalScheme {
    TerminalScheme(
      ansi: ansi.split(separator: " ").map { String($0) }, background: background,
      foreground: foreground, darker: darker)
  }

  /// The names of ECMA-48's colours, and what terminals call the other eight.
  private static var plain: [TerminalScheme] {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return ["bright-", "light-", "br"].map { bright in
      TerminalScheme(
        ansi: names + names.map { bright + $0 }, background: "background",
        foreground: "foreground")
    }
      + ["color", "colour", "ansi-", "color-", "colour-"].map { word in
        TerminalScheme(
          ansi: (0..<16).map { "\(word)\($0)" }, background: "background",
          foreground: "foreground")
      }
  }

  /// Base16 Shell: which of the sixteen stand for a terminal's.
  private static var base16: [TerminalScheme] {
    [
      scheme(
        "base00 base08 base0b base0a base0d base0e base0c base05 "
          + "base03 base08 base0b base0a base0d base0e base0c base07", "base00", "base05")
    ]
  }

  /// Solarized, "Usage & Development": the column of terminal codes.
  private static var solarized: TerminalScheme {
    scheme(
      "base02 red green yellow blue magenta cyan base2 "
        + "base03 orange base01 base00 base0 violet base1 base3", "base03", "base0")
  }

  /// Nord's ports for terminals.
  private static var nord: TerminalScheme {
    scheme(
      "nord1 nord11 nord14 nord13 nord9 nord15 nord8 nord5 "
        + "nord3 nord11 nord14 nord13 nord9 nord15 nord7 nord6", "nord0", "nord4")
  }

  /// Selenized, "The values": its terminal numbers.
  private static var selenized: [TerminalScheme] {
    [
      scheme(
        "bg-1 red green yellow blue magenta cyan dim-0 "
          + "bg-2 br-red br-green br-yellow br-blue br-magenta br-cyan fg-1", "bg-0", "fg-0")
    ]
  }

  /// Gruvbox: the terminal colours of its dark and its light mode.
  private static var gruvbox: [TerminalScheme] {
    let colours =
      "neutral-red neutral-green neutral-yellow neutral-blue neutral-purple neutral-aqua"
    return [
      scheme(
        "dark0 \(colours) light4 gray bright-red bright-green bright-yellow bright-blue "
          + "bright-purple bright-aqua light1", "dark0", "light1"),
      scheme(
        "light0 \(colours) dark4 gray faded-red faded-green faded-yellow faded-blue "
          + "faded-purple faded-aqua dark1", "light0", "dark1"),
    ]
  }

  /// Catppuccin's ports for terminals: the dark flavours, and Latte.
  private static var catppuccin: [TerminalScheme] {
    let colours = "red green yellow blue pink teal"
    return [
      scheme(
        "surface-1 \(colours) subtext-1 surface-2 \(colours) subtext-0", "base", "text",
        darker: ("base", "text")),
      scheme(
        "subtext-1 \(colours) surface-2 subtext-0 \(colours) surface-1", "base", "text",
        darker: ("text", "base")),
    ]
  }

  /// Rosé Pine's ports for terminals.
  private static var rosePine: [TerminalScheme] {
    let colours = "love pine gold foam iris rose text"
    return [scheme("overlay \(colours) muted \(colours)", "base", "text")]
  }

  /// Dracula's specification, "ANSI Color Palette" (draculatheme.com/spec).
  ///
  /// Purple is its blue, pink its magenta, a comment its bright black. The other bright ones there
  /// are in no palette of it, nor is a black that differs from the paper.
  private static var dracula: TerminalScheme {
    let colours = "red green yellow purple pink cyan foreground"
    return scheme("background \(colours) comment \(colours)", "background", "foreground")
  }

  /// Tokyo Night for kitty (lua/tokyonight/extra/kitty.lua of folke/tokyonight.nvim); its black,
  /// which is mixed there, is next to the dark paper.
  private static var tokyoNight: TerminalScheme {
    let colours = "red green yellow blue magenta cyan"
    return scheme("bg-dark \(colours) fg-dark terminal-black \(colours) fg", "bg", "fg")
  }

  /// One Dark as ports for terminals have it; Atom itself had no terminal.
  private static var one: TerminalScheme {
    let others = "hue-2-blue hue-3-purple hue-1-cyan"
    return scheme(
      "syntax-bg hue-5-red-1 hue-4-green hue-6-2-orange-2 \(others) mono-1 "
        + "mono-3 hue-5-red-1 hue-4-green hue-6-2-orange-2 \(others) mono-1",
      "syntax-bg", "mono-1")
  }

  /// Everforest in terminals (colors/everforest.vim of sainnhe/everforest): the bright ones are the
  /// same again.
  private static var everforest: [TerminalScheme] {
    let colours = "red green yellow blue purple aqua"
    return [
      scheme("bg3 \(colours) fg bg3 \(colours) fg", "bg0", "fg", darker: ("bg0", "fg")),
      scheme("fg \(colours) bg3 fg \(colours) bg3", "bg0", "fg", darker: ("fg", "bg0")),
    ]
  }

  /// Kanagawa: Wave, Dragon and Lotus in Ghostty (extras/ghostty of rebelot/kanagawa.nvim).
  ///
  /// What Dragon and Lotus borrow there from Wave is the nearest of their own.
  private static var kanagawa: [TerminalScheme] {
    [
      scheme(
        "sumiink0 autumnred autumngreen boatyellow2 crystalblue oniviolet waveaqua1 oldwhite "
          + "fujigray samuraired springgreen carpyellow springblue springviolet1 waveaqua2 fujiwhite",
        "sumiink3", "fujiwhite"),
      scheme(
        "dragonblack0 dragonred dragongreen2 dragonyellow dragonblue2 dragonpink dragonaqua "
          + "dragonwhite dragongray dragonred dragongreen dragonyellow dragonblue2 dragonviolet "
          + "dragonaqua dragonwhite", "dragonblack3", "dragonwhite"),
      scheme(
        "lotusink2 lotusred lotusgreen lotusyellow lotusblue4 lotuspink lotusaqua lotusink1 "
          + "lotusgray3 lotusred2 lotusgreen2 lotusyellow2 lotusteal2 lotusviolet4 lotusaqua2 "
          + "lotusink2", "lotuswhite3", "lotusink1"),
    ]
  }
}
