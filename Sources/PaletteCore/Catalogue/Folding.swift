/// Text made comparable: lower case, Latin marks dropped, punctuation to single spaces.
///
/// `Fēi-Hóng!` becomes `fei hong`, `lǜ` `lu`, `绯红` stays. Standard library alone: its normal forms
/// are not public, so the base letters of the Latin blocks stand in two tables below, made from the
/// decompositions of the Unicode Character Database 14.0 (and o for ø, d for đ, l for ł, i for ı …).
enum Folding {
  /// The folded text in UTF-8.
  static func folded(_ text: String) -> [UInt8] {
    var (text, folded) = (text, [UInt8]())
    folded.reserveCapacity(text.utf8.count)
    text.withUTF8 { append($0, to: &folded) }
    return folded
  }

  /// Appends a text of valid UTF-8, folded.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to folded: inout [UInt8]) {
    let start = folded.count
    var position = 0
    while position < text.count {
      let byte = text[position]
      switch byte {
      case 0x30...0x39, 0x61...0x7A:
        folded.append(byte)
        position += 1
      // U+4000 to U+9FFF stay as they are.
      case 0xE4...0xE9:
        for byte in text[position..<(position + 3)] { folded.append(byte) }
        position += 3
      default: append(scalar(of: text, at: &position), to: &folded, from: start)
      }
    }
    if folded.count > start, folded.last == space { folded.removeLast() }
  }

  /// The scalar at a position of valid UTF-8, which moves behind it.
  private static func scalar(
    of text: UnsafeBufferPointer<UInt8>, at position: inout Int
  ) -> Unicode.Scalar {
    let first = text[position]
    // As many leading ones as there are bytes; a single byte has none.
    let count = max(1, (~first).leadingZeroBitCount)
    var value = UInt32(first & (0xFF >> UInt8(count == 1 ? 1 : count + 1)))
    for byte in text[(position + 1)..<(position + count)] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    position += count
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  static let space = UInt8(ascii: " ")

  /// Appends a scalar to a folded text that begins at a place.
  private static func append(
    _ scalar: Unicode.Scalar, to folded: inout [UInt8], from start: Int
  ) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: folded.append(UInt8(scalar.value))
    case 0x41...0x5A: folded.append(UInt8(scalar.value) | 0x20)
    // Marks on their own, as decomposed text has them.
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: break
    case 0...0xBF, 0xD7, 0xF7, 0x2000...0x206F, 0x3000...0x303F, 0x30FB, 0xFE30...0xFE6F:
      if folded.count > start, folded.last != space { folded.append(space) }
    case 0xDF: folded += "ss".utf8
    case 0xC6, 0xE6: folded += "ae".utf8
    case 0xDE, 0xFE: folded += "th".utf8
    case 0x152, 0x153: folded += "oe".utf8
    // Full-width forms of ASCII.
    case 0xFF01...0xFF5E:
      if let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
        append(narrow, to: &folded, from: start)
      }
    default:
      if let base = baseLetter(scalar.value) {
        folded.append(base)
      } else if scalar.value < 0x2000 {
        folded += scalar.properties.lowercaseMapping.utf8
      } else {
        folded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  private static func baseLetter(_ value: UInt32) -> UInt8? {
    let table: StaticString
    let index: Int
    switch value {
    case 0xC0..<0x250: (table, index) = (latin1AndExtended, Int(value) - 0xC0)
    case 0x1E00..<0x1F00: (table, index) = (latinAdditional, Int(value) - 0x1E00)
    default: return nil
    }
    let letter = table.utf8Start[index]
    return letter == UInt8(ascii: ".") ? nil : letter
  }

  /// U+00C0 to U+024F; a point where there is no base letter.
  private static let latin1AndExtended: StaticString = """
    aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.yaaaaaaccccccccdd\
    ddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.llllll..llnnnnnn.nnoooooo..rrrrrrssssss\
    ssttttttuuuuuuuuuuuuwwyyyzzzzzz.................................oo.............u\
    u............................aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa..oo\
    aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............................
    """

  /// U+1E00 to U+1EFF; a point where there is no base letter.
  private static let latinAdditional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooo\
    oooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy......\
    aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuu\
    uuyyyyyyyy......
    """
}
