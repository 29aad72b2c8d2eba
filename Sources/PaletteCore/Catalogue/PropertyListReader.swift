/// Why bytes cannot be read as a property list.
enum PropertyListError: Error, Equatable {
  case empty
  case notUTF8
  case tooDeep
  case malformed(String)
}

/// Bytes to a tree of values: the one place that knows the formats of property lists.
///
/// Nothing here trusts its input: containers deeper than `maximumDepth` are refused before anything
/// recurses into them, since a decoder would overflow the stack on 100,000 arrays.
enum PropertyListReader {
  /// How deep containers may be nested; a catalogue has seven levels.
  static let maximumDepth = 64

  static func read(
    _ bytes: [UInt8]
  ) throws(PropertyListError) -> (root: PropertyList, format: PropertyList.Format) {
    if bytes.starts(with: BinaryPropertyList.magic) {
      var reader = try BinaryPropertyList(bytes)
      return (try reader.root(), .binary)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let first = text.first(where: { !isSpace($0) }) else { throw .empty }
    // A NUL stands in no text, but UTF-16 is full of them; 0xFE and 0xFF are its byte order marks.
    guard !text.contains(0), isUTF8(text) else {
      throw looksLikeText(bytes) ? .notUTF8 : .malformed("")
    }
    let isXML = first == UInt8(ascii: "<") && !isOldStyleData(text)
    let depth = isXML ? NestingDepth.ofXML(text) : NestingDepth.ofOldStyle(text)
    guard depth <= maximumDepth else { throw .tooDeep }
    return (try PropertyList(decoding: text), isXML ? .xml : .oldStyle)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  /// Whether bytes that are not UTF-8 are text all the same: UTF-16, or an older encoding.
  private static func looksLikeText(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let start = bytes.prefix(64).filter { $0 != 0 }
    return start.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") })
      && start.allSatisfy { isSpace($0) || ($0 >= 0x20 && $0 != 0x7F) }
  }

  /// An old-style list may consist of data alone: `<0fbd77 1c2735ae>`.
  private static func isOldStyleData(_ text: [UInt8]) -> Bool {
    text.allSatisfy {
      isSpace($0) || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
        || Hexadecimal.value(ofDigit: $0) != nil
    }
  }
}
