/// Builds Adobe Swatch Exchange files piece by piece, whether sound or not.
struct SwatchExchangeFile {
  var version = "0001 0000"
  var count: Int?
  var blocks: [[UInt8]] = []

  var bytes: [UInt8] {
    [UInt8](hex: "'ASEF' \(version)") + [UInt8](big: count ?? blocks.count, 4)
      + blocks.flatMap { $0 }
  }

  static func block(_ kind: Int, _ content: [UInt8], length: Int? = nil) -> [UInt8] {
    [UInt8](big: kind, 2) + [UInt8](big: length ?? content.count, 4) + content
  }

  static func name(_ name: String, count: Int? = nil) -> [UInt8] {
    [UInt8](big: count ?? name.utf16.count + 1, 2) + [UInt8](utf16: name) + [0, 0]
  }

  static func group(_ title: String) -> [UInt8] { block(0xC001, name(title)) }

  static let end = block(0xC002, [])

  static func colour(
    _ title: String, _ model: String, _ components: [Float], kind: Int = 2, units: Int? = nil
  ) -> [UInt8] {
    let numbers = components.flatMap { [UInt8](big: Int($0.bitPattern), 4) }
    return block(
      1, name(title, count: units) + Array(model.utf8) + numbers + [UInt8](big: kind, 2))
  }

  static func rgb(_ title: String, _ red: Int, _ green: Int, _ blue: Int) -> [UInt8] {
    colour(title, "RGB ", [red, green, blue].map { Float($0) / 255 })
  }

  /// A group of the four models.
  static let models = SwatchExchangeFile(blocks: [
    group("Models"), colour("orange", "RGB ", [1, Float(128) / 255, 0]),
    colour("ink", "CMYK", [0, 0.5, 1, 0]), colour("lab", "LAB ", [0.5, 40, 20], kind: 1),
    colour("grey", "Gray", [0.25], kind: 0), end,
  ])
}
