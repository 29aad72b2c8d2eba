/// Bytes to a property list, whichever of its formats they are in.
///
/// Nothing here trusts its input: size, depth and number of values are limited, so that no file costs
/// more time and memory than a large catalogue.
enum PropertyListReader {
  /// How large a file may be, several times what all palettes of the world would need.
  static let maximumMebibytes = 128
  /// How deep containers may be nested; a catalogue has eight levels.
  static let maximumDepth = 64
  /// How many values there may be: keys, elements and containers.
  static let maximumValues = 16_000_000

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    guard bytes.count <= maximumMebibytes << 20 else {
      throw PropertyListError(reason: .tooLarge(mebibytes: maximumMebibytes), place: nil)
    }
    guard bytes.starts(with: BinaryPropertyList.magic) else { return try readText(bytes) }
    do {
      let nodes = try BinaryPropertyList.nodes(of: bytes)
      return PropertyList(format: .binary, bytes: bytes, start: 0, nodes: nodes)
    } catch {
      throw PropertyListError(reason: error.reason, place: nil)
    }
  }

  private static func readText(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    let text: PropertyListText
    do {
      text = try PropertyListText(decoding: bytes)
    } catch {
      throw PropertyListError(reason: error.reason, place: nil)
    }
    do {
      try text.check()
      let nodes =
        text.isXML ? try XMLPropertyList.nodes(of: text) : try OldStylePropertyList.nodes(of: text)
      return PropertyList(
        format: text.isXML ? .xml : .oldStyle, bytes: text.bytes, start: text.start, nodes: nodes)
    } catch {
      let place = error.offset.map { TextPlace.all(of: [$0], in: text.bytes, from: text.start)[0] }
      throw PropertyListError(reason: error.reason, place: place)
    }
  }
}
