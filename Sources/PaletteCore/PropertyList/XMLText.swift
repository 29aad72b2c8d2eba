/// The text of an XML element: characters, references, CDATA sections, and comments between.
enum XMLText {
  /// What stands for something else in a text.
  private enum Piece {
    /// The bytes as they are.
    case characters(Range<Int>)
    case character(Unicode.Scalar)
    /// A comment or a processing instruction.
    case aside
  }

  /// Whether XML 1.0 lets a character stand in a document.
  static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  /// Where the text that begins at a byte ends, which is where a tag begins or the file ends.
  static func end(
    of start: Int, in bytes: [UInt8]
  ) throws(PropertyListFault) -> (end: Int, isEncoded: Bool) {
    var (position, isEncoded) = (start, false)
    while true {
      position = firstMarkup(in: bytes, from: position, to: bytes.count)
      // Nearly every text ends at the first markup, which is its closing tag.
      if follows("</", in: bytes, at: position) { return (position, isEncoded) }
      guard position < bytes.count, let (_, end) = try piece(in: bytes, at: position) else {
        return (position, isEncoded)
      }
      (position, isEncoded) = (end, true)
    }
  }

  /// The characters that a text stands for, where `end(of:in:)` found the end of it.
  static func text(in bytes: [UInt8], _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let markup = firstMarkup(in: bytes, from: position, to: range.upperBound)
      text += bytes[position..<markup]
      guard markup < range.upperBound, let (piece, end) = try? piece(in: bytes, at: markup) else {
        break
      }
      switch piece {
      case .characters(let literal): text += bytes[literal]
      case .character(let character): text += String(character).utf8
      case .aside: break
      }
      position = end
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func firstMarkup(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var position = start
      while position + 8 <= end {
        let index = EightBytes(bytes, at: position).markupIndex
        position &+= index
        if index < 8 { return position }
      }
      while position < end {
        let byte = bytes[position]
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { break }
        position &+= 1
      }
      return position
    }
  }

  /// What stands at a `<` or `&`, and where it ends; `nil` if a tag begins there.
  private static func piece(
    in bytes: [UInt8], at position: Int
  ) throws(PropertyListFault) -> (piece: Piece, end: Int)? {
    if bytes[position] == UInt8(ascii: "&") {
      let (character, end) = try reference(in: bytes, at: position)
      return (.character(character), end)
    }
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    guard next == UInt8(ascii: "!") || next == UInt8(ascii: "?") else { return nil }
    if follows("<![CDATA[", in: bytes, at: position) {
      guard let end = end(of: "]]>", in: bytes, from: position + 9) else {
        throw PropertyListFault(.unclosed("A CDATA section"), at: position)
      }
      return (.characters((position + 9)..<(end - 3)), end)
    }
    return try endOfAside(in: bytes, at: position).map { (.aside, $0) }
  }

  /// Where a comment or a processing instruction that begins at a byte ends; `nil` if none does.
  static func endOfAside(in bytes: [UInt8], at position: Int) throws(PropertyListFault) -> Int? {
    let isComment = follows("<!--", in: bytes, at: position)
    guard isComment || follows("<?", in: bytes, at: position) else { return nil }
    // `<?>` is whole, as the toolchain's decoder has it.
    let end =
      isComment
      ? end(of: "-->", in: bytes, from: position + 4) : end(of: "?>", in: bytes, from: position + 1)
    guard let end else {
      let what = isComment ? "A comment" : "A processing instruction"
      throw PropertyListFault(.unclosed(what), at: position)
    }
    return end
  }

  static func follows(_ text: StaticString, in bytes: [UInt8], at position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  private static func end(of text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      if follows(text, in: bytes, at: position) { return position + text.utf8CodeUnitCount }
      position += 1
    }
    return nil
  }

  /// The character that a reference names: `&amp;`, `&#233;` or `&#xE9;`.
  static func reference(
    in bytes: [UInt8], at start: Int
  ) throws(PropertyListFault) -> (character: Unicode.Scalar, end: Int) {
    let name = bytes[(start + 1)...].prefix { byte in
      byte == UInt8(ascii: "#") || Hexadecimal.value(ofDigit: byte) != nil
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let end = name.endIndex
    let text = String(decoding: name.prefix(12), as: UTF8.self)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), let character = character(of: name)
    else { throw PropertyListFault(.unknownReference("&\(text)"), at: start) }
    return (character, end + 1)
  }

  private static func character(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return switch String(decoding: name, as: UTF8.self) {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      default: nil
      }
    }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1).drop { $0 == UInt8(ascii: "0") }
    guard digits.count <= 7,
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      isAllowed(value)
    else { return nil }
    return Unicode.Scalar(value)
  }
}
