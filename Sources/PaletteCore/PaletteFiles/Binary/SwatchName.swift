/// Names in Adobe's files: UTF-16 with the higher byte first, and a zero behind.
enum SwatchName {
  /// More units, with the zero, than the length before a name can tell.
  private static let mostUnits = 65_534

  /// The text of a name, up to its zero where it has one.
  ///
  /// - Parameters:
  ///   - bytes: The units; an odd byte at their end is no part of them.
  ///   - warnings: Gets that a half of a character was replaced.
  /// - Returns: The name; `nil` for an empty one.
  static func text(
    of bytes: ArraySlice<UInt8>, noting warnings: inout [PaletteFileWarning]
  ) -> String? {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
      .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
      .prefix { $0 != 0 }
    guard !units.isEmpty else { return nil }
    if let name = String(validating: units, as: UTF16.self) { return name }
    warnings.note(.damagedName, at: .byte(bytes.startIndex))
    return String(decoding: units, as: UTF16.self)
  }

  /// The units of a name with a zero behind; what is longer than can be told is cut off.
  ///
  /// - Parameter name: The name; `nil` or empty for none.
  /// - Returns: At least the zero.
  static func units(of name: String?) -> [UInt16] {
    var units: [UInt16] = []
    for scalar in (name ?? "").unicodeScalars where scalar != "\0" {
      let more = UTF16.encode(scalar).map(Array.init) ?? []
      guard units.count + more.count <= mostUnits else { break }
      units += more
    }
    return units + [0]
  }
}
