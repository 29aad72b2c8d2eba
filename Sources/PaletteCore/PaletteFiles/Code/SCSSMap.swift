/// A map of Sass: `(key: value, …)`, where values may be maps again.
struct SCSSMap {
  /// What variables stand for.
  let references: StyleReferences
  /// How many values look like colours and cannot be read.
  private(set) var unreadable = 0

  init(references: StyleReferences) { self.references = references }

  /// The colours that a map gives itself; references to variables are none.
  ///
  /// - Parameters:
  ///   - value: The map, without comments.
  ///   - name: What it is called.
  /// - Returns: The colours in order, each in the group of its map.
  mutating func entries(of value: [UInt8], in name: String) -> [CodeReading.Item] {
    var items: [CodeReading.Item] = []
    append(entriesOf: value[...], in: name, depth: 0, to: &items)
    return items
  }

  /// Deeper maps are of no use to anybody, and would take the stack.
  private static let deepest = 16
  /// A name is told together with what it is in up to this length.
  private static let longestName = 256

  private mutating func append(
    entriesOf map: ArraySlice<UInt8>, in name: String, depth: Int,
    to items: inout [CodeReading.Item]
  ) {
    guard depth < Self.deepest else { return }
    for part in Self.parts(of: map.dropFirst(), at: UInt8(ascii: ",")) {
      let pair = Self.parts(of: part, at: UInt8(ascii: ":"), atMost: 2)
      guard pair.count == 2 else { continue }
      let key = CodeComment.name(of: Self.unquoted(CodeComment.trimmed(pair[0])))
      let value = CodeComment.trimmed(pair[1])
      if value.first == UInt8(ascii: "(") {
        let inner = name.utf8.count + key.utf8.count < Self.longestName ? "\(name) \(key)" : key
        append(entriesOf: value, in: inner, depth: depth + 1, to: &items)
      } else {
        switch StyleValue(Array(value), references) {
        case .colour(let colour):
          items.append(CodeReading.Item(identifier: key, colour: colour, group: name))
        case .unreadable: unreadable += 1
        case .alias, .elsewhere, .other: break
        }
      }
    }
  }

  private static func unquoted(_ key: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard key.count > 1, key.first == key.last, key.first.map({ "\"'".utf8.contains($0) }) == true
    else { return key }
    return key.dropFirst().dropLast()
  }

  /// The parts of a list up to the bracket that closes it.
  private static func parts(
    of list: ArraySlice<UInt8>, at separator: UInt8, atMost most: Int = .max
  ) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var (start, position, depth) = (list.startIndex, list.startIndex, 0)
    var quote: UInt8?
    scan: while position < list.endIndex {
      let byte = list[position]
      switch (byte, quote) {
      case (UInt8(ascii: "\\"), _): position = min(position + 1, list.endIndex - 1)
      case (_, let end?): if byte == end { quote = nil }
      case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _): quote = byte
      case (UInt8(ascii: "("), _): depth += 1
      case (UInt8(ascii: ")"), _):
        depth -= 1
        if depth < 0 { break scan }
      case (separator, _) where depth == 0 && parts.count + 1 < most:
        parts.append(list[start..<position])
        start = position + 1
      default: break
      }
      position += 1
    }
    parts.append(list[start..<position])
    return parts
  }
}
