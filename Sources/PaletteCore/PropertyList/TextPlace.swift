/// A place in a text, as editors count it.
struct TextPlace: Equatable, Sendable {
  /// The line, from 1.
  let line: Int
  /// The column, from 1, in characters (Unicode scalars).
  let column: Int

  /// The places of bytes in UTF-8 text, all of them found in one pass over it.
  ///
  /// - Parameters:
  ///   - offsets: The bytes, in ascending order.
  ///   - bytes: The text.
  ///   - start: Where it begins, behind a byte order mark.
  /// - Returns: A place for every offset.
  static func all(of offsets: [Int], in bytes: [UInt8], from start: Int) -> [TextPlace] {
    var places: [TextPlace] = []
    var (line, column, position) = (1, 1, start)
    for offset in offsets {
      while position < min(offset, bytes.count) {
        let byte = bytes[position]
        position += 1
        let isReturn = byte == 0x0D && !(position < bytes.count && bytes[position] == 0x0A)
        if byte == 0x0A || isReturn {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      places.append(TextPlace(line: line, column: column))
    }
    return places
  }
}
