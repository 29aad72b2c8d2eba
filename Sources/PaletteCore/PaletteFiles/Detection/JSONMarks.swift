/// What the names in a text in JSON tell of its format.
enum JSONMarks {
  /// The format of a text that begins with a brace or a bracket.
  ///
  /// - Parameter text: Text in UTF-8.
  /// - Returns: The format; `nil` if no name of one is in it.
  static func format(of text: [UInt8]) -> PaletteFormat? {
    var (depth, offset) = (0, 0)
    // For each object that is open, which names of an old token it has.
    var marks: [OldToken] = []
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        marks.append([])
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        _ = marks.popLast()
      case UInt8(ascii: "\""):
        let start = offset + 1
        offset = ByteSearch.endOfString(in: text, from: start, quote: UInt8(ascii: "\""))
        if let format = format(ofName: start..<offset, in: text, depth: depth) { return format }
        if let mark = OldToken(ofName: start..<offset, in: text), let last = marks.indices.last {
          marks[last].formUnion(mark)
          if marks[last] == .all { return .tokens }
        }
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// The format that a member's name tells of, if a text in quotes is one.
  private static func format(
    ofName name: Range<Int>, in text: [UInt8], depth: Int
  ) -> PaletteFormat? {
    guard let colon = ByteSearch.filled(in: text, from: name.upperBound + 1),
      text[colon] == UInt8(ascii: ":")
    else { return nil }
    func isNamed(_ word: StaticString) -> Bool {
      name.count == word.utf8CodeUnitCount && ByteSearch.has(word, in: text, at: name.lowerBound)
    }
    if isNamed("$value") || isNamed("$type") { return .tokens }
    guard depth == 1 else { return nil }
    if isNamed("compatibleVersion") { return .sketchpalette }
    // The oldest files of the plug-in have nothing but this, and a group of tokens is no array.
    let value = ByteSearch.filled(in: text, from: colon + 1).map { text[$0] }
    return isNamed("colors") && value == UInt8(ascii: "[") ? .sketchpalette : nil
  }
}

/// What tells a colour's token in the form of Tokens Studio from before there was a common one:
/// `"value": …, "type": "color"` in one object.
private struct OldToken: OptionSet {
  let rawValue: UInt8

  static let value = OldToken(rawValue: 1)
  static let type = OldToken(rawValue: 2)
  static let all: OldToken = [.value, .type]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What a text in quotes tells, if it is a member's name.
  init?(ofName name: Range<Int>, in text: [UInt8]) {
    func isNamed(_ word: StaticString) -> Bool {
      name.count == word.utf8CodeUnitCount && ByteSearch.has(word, in: text, at: name.lowerBound)
    }
    let isValue = isNamed("value")
    guard isValue || isNamed("type"),
      let colon = ByteSearch.filled(in: text, from: name.upperBound + 1),
      text[colon] == UInt8(ascii: ":"),
      let start = ByteSearch.filled(in: text, from: colon + 1)
    else { return nil }
    guard isValue || ByteSearch.has("\"color\"", in: text, at: start) else { return nil }
    self = isValue ? .value : .type
  }
}
