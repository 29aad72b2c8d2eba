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
      let part = bytes[position..<max(position, min(offset, bytes.count))]
      let (lines, lastLine) = lines(in: part, of: bytes)
      if lines > 0 { (line, column) = (line + lines, 1) }
      column += part[lastLine...].count { $0 & 0xC0 != 0x80 }
      position = part.endIndex
      places.append(TextPlace(line: line, column: column))
    }
    return places
  }

  /// How many lines end in a part of a text, and where the last one begins.
  private static func lines(
    in part: ArraySlice<UInt8>, of bytes: [UInt8]
  ) -> (count: Int, lastLine: Int) {
    var (count, returns) = part.withUnsafeBufferPointer(lineEnds)
    if returns > 0 {
      // A return ends a line by itself only if no line feed follows.
      count += part.indices.count { index in
        bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      }
    }
    let last = part.lastIndex { $0 == 0x0A || $0 == 0x0D }
    return (count, count == 0 ? part.startIndex : (last ?? part.startIndex) + 1)
  }

  /// How many line feeds and returns stand in a text.
  ///
  /// They are counted in bytes, block by block, so that the processor counts many at once.
  private static func lineEnds(
    in text: UnsafeBufferPointer<UInt8>
  ) -> (feeds: Int, returns: Int) {
    var (feeds, returns, position) = (0, 0, 0)
    while position < text.count {
      let end = min(position + 192, text.count)
      var (feedsHere, returnsHere): (UInt8, UInt8) = (0, 0)
      while position < end {
        feedsHere &+= text[position] == 0x0A ? 1 : 0
        returnsHere &+= text[position] == 0x0D ? 1 : 0
        position &+= 1
      }
      feeds += Int(feedsHere)
      returns += Int(returnsHere)
    }
    return (feeds, returns)
  }
}
