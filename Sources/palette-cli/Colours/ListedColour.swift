import PaletteCore

/// A colour as the listings show it: with the name and the address it was found under, if any.
struct ListedColour {
  let rgb: RGB8
  let name: LocalisedText?
  let address: Address?
  /// The colour as hex: eight digits where it is not opaque.
  let hex: String

  init(
    _ rgb: RGB8, name: LocalisedText? = nil, address: Address? = nil, hex: String? = nil
  ) {
    self.rgb = rgb
    self.hex = hex ?? rgb.hex
    self.name = name
    self.address = address
  }

  init(_ found: Catalogue.Found) {
    self.init(found.colour.rgb, name: found.colour.name, address: found.address)
  }

  init(_ colour: NamedColour, in palette: Address) {
    self.init(
      colour.rgb, name: colour.name,
      address: palette.palette.map {
        Address(category: palette.category, palette: $0, colour: colour.id)
      })
  }

  /// The fields of a pipe: hex, `r,g,b`, name, address.
  func fields(in language: Language) -> [String] {
    [hex, rgb.decimal, name?.text(in: language) ?? "", address?.description ?? ""]
  }

  var json: JSON {
    .object([
      "hex": .string(hex),
      "rgb": .array([rgb.red, rgb.green, rgb.blue].map { .integer(Int($0)) }),
      "name": (name?.text).map(JSON.string), "names": name?.json,
      "address": (address?.description).map(JSON.string),
    ])
  }
}
