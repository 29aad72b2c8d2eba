/// The lines of a palette file's text, one after another, and the words of a line.
///
/// It works on bytes: counting in a `String` would take time that grows with the square of a file's
/// length.
struct PaletteLines {
  /// The number of the line, from 1; 0 before the first one.
  private(set) var number = 0
  private let bytes: [UInt8]
  /// Where the line begins; where what is left of it does; where it ends, without blanks there.
  private var (start, position, end) = (0, 0, 0)
  private var nextStart = 0

  /// Begins before the first line.
  ///
  /// - Parameter bytes: Text in UTF-8; lines end with LF, CRLF or CR.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes to the next line, behind the blanks that it begins with.
  ///
  /// - Returns: Whether there is one.
  mutating func next() -> Bool {
    guard nextStart < bytes.count else { return false }
    number += 1
    start = nextStart
    end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    nextStart = end + 1
    if nextStart < bytes.count, bytes[end] == 0x0D, bytes[nextStart] == 0x0A { nextStart += 1 }
    position = start
    skipBlanks()
    while end > position, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return true
  }

  /// Goes to the next line that has more than blanks.
  ///
  /// - Returns: Whether there is one.
  mutating func nextFilled() -> Bool {
    while next() { if !isAtEnd { return true } }
    return false
  }

  /// Whether nothing is left of the line.
  var isAtEnd: Bool { position >= end }

  /// The first byte of what is left of the line; `nil` at its end.
  var first: UInt8? { position < end ? bytes[position] : nil }

  /// What is left of the line.
  var rest: ArraySlice<UInt8> { bytes[position..<end] }

  /// What is left of the line as a text.
  var restText: String { String(decoding: rest, as: UTF8.self) }

  /// The number of lines that are left, if each takes at least so many bytes: what to make room for.
  func mostLines(ofAtLeast length: Int) -> Int { (bytes.count - nextStart) / length + 1 }

  /// Skips a text if what is left of the line begins with it.
  ///
  /// - Parameter text: ASCII.
  /// - Returns: Whether it does.
  mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for index in 0..<count where text.utf8Start[index] != bytes[position + index] { return false }
    position += count
    return true
  }

  /// Skips blanks.
  mutating func skipBlanks() {
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
  }

  /// Reads a number of decimal digits with blanks, or the line's end, behind it, and skips these.
  ///
  /// - Returns: The number, or `most` where it is larger; `nil` if there is none, and then nothing
  ///   was skipped.
  mutating func number(most: Int) -> Int? {
    var number = 0
    var index = position
    while index < end, case let digit = bytes[index] &- 0x30, digit < 10 {
      number = min(number * 10 + Int(digit), most)
      index += 1
    }
    guard index > position, index == end || Self.isBlank(bytes[index]) else { return nil }
    position = index
    skipBlanks()
    return number
  }

  /// Reads a component of eight bits, and skips the blanks behind it.
  ///
  /// - Throws: That there is none.
  mutating func component() throws(PaletteFileFault) -> UInt8 {
    let place = place
    guard let number = number(most: 256), let byte = UInt8(exactly: number) else {
      throw PaletteFileFault(expecting: "a number from 0 to 255", at: place)
    }
    return byte
  }

  /// Reads hexadecimal digits until something else follows.
  ///
  /// - Returns: Their value, and how many there are; of more than eight the value is of no use.
  mutating func digits() -> (value: UInt32, count: Int) {
    let begin = position
    var value: UInt32 = 0
    while position < end, let digit = Hexadecimal.value(ofDigit: bytes[position]) {
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return (value, position - begin)
  }

  /// Where what is left of the line begins.
  var place: PaletteFilePlace { .column(position - start + 1, line: number) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }
}

extension PaletteLines {
  /// What stands before a palette's name in a comment, where a format has no place for it.
  static let nameLabel: StaticString = "Palette Name:"

  /// The palette's name, if what is left of the line is a comment that tells it.
  var paletteName: String? {
    var lines = self
    lines.skipBlanks()
    guard lines.skip(Self.nameLabel) else { return nil }
    lines.skipBlanks()
    return lines.isAtEnd ? nil : lines.restText
  }
}

extension [PaletteDocument.Entry] {
  /// Adds a colour.
  ///
  /// - Parameter entry: The colour.
  /// - Throws: That there are more than memory has room for.
  mutating func add(_ entry: PaletteDocument.Entry) throws(PaletteFileFault) {
    guard count < PaletteReading.maximumColours else {
      throw PaletteFileFault(.tooManyColours(atMost: PaletteReading.maximumColours))
    }
    append(entry)
  }
}
