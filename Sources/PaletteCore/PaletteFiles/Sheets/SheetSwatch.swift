/// A colour as the sheets show it.
struct SheetSwatch {
  /// The name on one line, if there is one.
  let name: String?
  /// The colour in sRGB, without its opacity.
  let rgb: RGB8
  /// 0 to 255.
  let alpha: UInt8
  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  let hex: String
  /// Black or white, whichever can be read on it; where it can be seen through, on white below it.
  let text: RGB8
  /// How CSS writes the colour itself, where it lies outside sRGB.
  let wide: String?

  init(_ entry: PaletteDocument.Entry) {
    let line = entry.name.map(PaletteText.line) ?? ""
    name = line.isEmpty ? nil : line
    rgb = entry.colour.rgb8
    alpha = entry.colour.alpha8
    hex = alpha == 255 ? rgb.hex : rgb.hex + Hexadecimal.text(of: [alpha])
    text = Contrast.textColour(
      on: Colour(.srgb, Colour(rgb).components, alpha: entry.colour.alpha)
        .composited(over: RGB8(255, 255, 255)))
    wide =
      entry.colour.isInGamut ? nil : Self.notation(of: entry.colour.space).text(of: entry.colour)
  }

  /// What it is called: its name and its hex, or the hex alone.
  var title: String { name.map { "\($0) \(hex)" } ?? hex }

  /// CSS's own function of a space, and OKLCH for what CSS has none for.
  private static func notation(of space: ColourSpace) -> Notation {
    switch space {
    case .displayP3: .p3
    case .a98RGB: .a98RGB
    case .prophotoRGB: .prophotoRGB
    case .rec2020: .rec2020
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    default: .oklch
    }
  }
}

/// What a sheet says above its colours.
struct SheetHeading {
  let title: String
  /// How many colours there are, and in how many groups.
  let count: String

  init(_ document: PaletteDocument) {
    let line = document.name.map(PaletteText.line) ?? ""
    title = line.isEmpty ? "Palette" : line
    let colours = Self.plural(document.count, "colour")
    count =
      document.groups.count > 1
      ? "\(colours) in \(Self.plural(document.groups.count, "group"))" : colours
  }

  private static func plural(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension PaletteDocument.Group {
  /// The name on one line, if there is one.
  var heading: String? {
    let line = name.map(PaletteText.line) ?? ""
    return line.isEmpty ? nil : line
  }
}

extension PaletteDocument {
  /// What a sheet shows of it: groups of one colour each make one grid, since a heading above every
  /// single swatch would be a list.
  var asSheet: PaletteDocument {
    let groups = shownGroups
    guard groups.count > 1, groups.allSatisfy({ $0.entries.count == 1 }) else { return self }
    var sheet = self
    sheet.groups = [Group(entries: flattenedEntries)]
    return sheet
  }

  /// The groups that have colours.
  var shownGroups: [Group] { groups.filter { !$0.entries.isEmpty } }
}
