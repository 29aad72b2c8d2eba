/// The colours of a terminal's theme, found in a palette.
struct TerminalColours {
  /// Black, red, green, yellow, blue, magenta, cyan, white, and the bright ones in the same order.
  let ansi: [RGB8]
  /// What text is written on.
  let background: RGB8
  /// What text is written in.
  let foreground: RGB8
  /// The cursor.
  let cursor: RGB8
  /// What selected text is written on.
  let selection: RGB8
  /// What selected text is written in.
  let selectedText: RGB8

  /// Finds the colours: by the names that the themes of terminals and editors have, else in order.
  ///
  /// - Throws: That there are not just sixteen colours, where names do not tell which is which.
  init(_ document: PaletteDocument) throws(PaletteFileRefusal) {
    let entries = document.entries
    let named = Self.named(entries)
    if let scheme = TerminalScheme.all.first(where: { $0.fits(named) }) {
      ansi = scheme.ansi.compactMap { named[$0] }
      background = scheme.background.flatMap { named[$0] } ?? ansi[0]
      foreground =
        scheme.foreground.flatMap { named[$0] } ?? Self.readable(ansi, on: background)
      cursor = named["cursor"] ?? named["cursor-colour"] ?? named["cursor-color"] ?? foreground
    } else {
      guard entries.count == 16 else { throw .otherCount(entries.count, wanted: 16) }
      ansi = entries.map(\.colour.rgb8)
      background = ansi[0]
      foreground = Self.readable(ansi, on: background)
      cursor = foreground
    }
    selection =
      named["selection"] ?? named["selection-background"]
      ?? [ansi[8], ansi[0], ansi[7]].first { [background] in $0 != background } ?? foreground
    selectedText =
      Contrast.ratio(foreground, selection) >= Contrast.ratio(background, selection)
      ? foreground : background
  }

  /// The colours by the slugs of their names, the first of each.
  private static func named(_ entries: [PaletteDocument.Entry]) -> [String: RGB8] {
    var named: [String: RGB8] = [:]
    for entry in entries {
      if let slug = entry.name.flatMap(Identifier.made), named[slug] == nil {
        named[slug] = entry.colour.rgb8
      }
    }
    return named
  }

  /// White or bright white where they can be read, else what can be read best.
  private static func readable(_ ansi: [RGB8], on background: RGB8) -> RGB8 {
    func contrast(_ rgb: RGB8) -> Double { Contrast.ratio(rgb, background) }
    // WCAG 2.2 §1.4.3.
    if let usual = [ansi[7], ansi[15]].first(where: { contrast($0) >= 4.5 }) { return usual }
    return ansi.max { contrast($0) < contrast($1) } ?? ansi[7]
  }
}

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
    plain + base16 + [solarized, nord] + selenized + gruvbox + catppuccin + rosePine

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
}
