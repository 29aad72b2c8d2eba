import PaletteCore

/// All that is known of one colour.
struct ColourCard {
  let colour: Colour
  let listed: ListedColour
  /// How many addresses of the catalogue hold just this value.
  let addressCount: Int
  /// The palette that it was found in, if that has other colours too.
  let home: Home?
  let nearest: [Catalogue.Neighbour]
  let isFavourite: Bool

  /// A palette with a place in it.
  struct Home {
    let palette: Palette
    let address: Address
    let place: Int
  }

  init(_ argument: ColourArgument, in catalogue: Catalogue, isFavourite: Bool) {
    colour = argument.colour
    listed = argument.listed
    addressCount = listed.address == nil ? 0 : catalogue.colours.places(of: argument.rgb).count
    home = listed.address.flatMap { Home(of: $0, in: catalogue) }
    nearest = catalogue.nearest(to: argument.rgb, count: 3)
    self.isFavourite = isFavourite
  }

  /// What is known of the colour beside its values.
  var notes: [(label: String, text: String)] {
    var notes: [(label: String, text: String)] = []
    if let address = listed.address {
      let more = addressCount > 1 ? ", and \(addressCount - 1) more" : ""
      notes.append(("address", "\(address)\(more)"))
    }
    if let home { notes.append(("place", "\(home.place + 1) of \(home.palette.colours.count)")) }
    let ratios = [("white", RGB8(255, 255, 255)), ("black", RGB8(0, 0, 0))].map { name, other in
      Contrast.text(ofRatio: Contrast.ratio(listed.rgb, other), decimals: 2) + " : 1 on \(name)"
    }
    notes.append(("contrast", ratios.joined(separator: ", ")))
    notes.append(("kept", isFavourite ? "yes" : "no"))
    return notes
  }

  /// The notations that are short.
  static let short: [Notation] = [
    .hex, .hexUpper, .rgb, .name, .ansi256, .int, .android, .cmyk,
  ]
  /// The functions of CSS, those that people write beside the longer ones.
  static let functions: [(Notation, Notation)] = [
    (.css, .p3), (.hsl, .srgb), (.hsv, .srgbLinear), (.hwb, .a98RGB), (.lab, .prophotoRGB),
    (.lch, .rec2020), (.oklab, .xyz), (.oklch, .xyzD50),
  ]
  /// The notations that take a line each.
  static let code: [Notation] = [.swiftui, .uikit]
}

extension ColourCard.Home {
  fileprivate init?(of colour: Address, in catalogue: Catalogue) {
    guard case .palette(let palette, _) = catalogue.find(colour.home), palette.colours.count > 1,
      let place = palette.colours.firstIndex(where: { $0.id == colour.colour })
    else { return nil }
    self.init(palette: palette, address: colour.home, place: place)
  }
}
