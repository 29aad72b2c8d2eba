/// The text of a property list in UTF-8, whichever encoding it came in.
struct PropertyListText {
  let bytes: [UInt8]
  /// Where the text begins, behind a byte order mark.
  let start: Int
  /// The first byte that is no blank.
  private let first: UInt8?
  /// Whether the bytes themselves told their encoding, so that no declaration counts.
  private let isSure: Bool

  var isXML: Bool { first == UInt8(ascii: "<") }

  /// Finds out the encoding by a byte order mark, or by the zeros that UTF-16 is full of.
  init(decoding bytes: [UInt8]) throws(PropertyListFault) {
    if let isBig = UTF16Text.isBigEndian(bytes) {
      self.bytes = try Self.utf8(ofUTF16: bytes, isBig: isBig)
    } else {
      self.bytes = bytes
    }
    start = self.bytes.starts(with: Self.mark) ? Self.mark.count : 0
    first = self.bytes[start...].first { !Self.isBlank($0) }
    isSure = start > 0 || self.bytes.count != bytes.count
  }

  /// Refuses what is empty, in an encoding that is not read, or has characters that cannot be there.
  func check() throws(PropertyListFault) {
    guard let first else { throw PropertyListFault(.empty) }
    guard isXML || OldStylePropertyList.canBegin(first) else { throw PropertyListFault(.notText) }
    if isXML, !isSure { try checkDeclaration() }
    try checkCharacters()
  }

  /// The byte order mark in UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func utf8(
    ofUTF16 bytes: [UInt8], isBig: Bool
  ) throws(PropertyListFault) -> [UInt8] {
    let isUTF32 = bytes.starts(with: [0, 0, 0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE, 0, 0])
    guard !isUTF32 else { throw PropertyListFault(.unknownEncoding("UTF-32")) }
    let units = UTF16Text.units(bytes, isBigEndian: isBig)
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw PropertyListFault(.notUTF16)
    }
    return Array(text.utf8)
  }

  /// Refuses what says that it is in an encoding that is not read.
  private func checkDeclaration() throws(PropertyListFault) {
    guard bytes.starts(with: "<?xml".utf8) else { return }
    let declaration = bytes.prefix { $0 != UInt8(ascii: ">") }
    let parts = String(decoding: declaration, as: UTF8.self).split(
      separator: "encoding=", maxSplits: 1)
    guard parts.count == 2, let quote = parts[1].first, quote == "\"" || quote == "'" else {
      return
    }
    let name = parts[1].dropFirst().prefix { $0 != quote }
    guard ["utf-8", "us-ascii"].contains(name.lowercased()) else {
      throw PropertyListFault(.unknownEncoding(String(name)), at: start)
    }
  }

  /// Refuses what is no UTF-8, and characters that cannot stand in the text.
  private func checkCharacters() throws(PropertyListFault) {
    var position = start
    while let next = UTF8Text.unusual(in: bytes, from: position) {
      position = next
      // Characters beyond ASCII stand side by side.
      repeat {
        position += try checkCharacter(at: position)
      } while position < bytes.count && bytes[position] >= 0x80
    }
  }

  /// Refuses a character that cannot stand in the text; the length of others.
  private func checkCharacter(at position: Int) throws(PropertyListFault) -> Int {
    guard let (value, length) = UTF8Text.character(at: position, in: bytes) else {
      throw PropertyListFault(.notUTF8, at: position)
    }
    let isAllowed = isXML ? XMLText.isAllowed(value) : value != 0
    guard isAllowed else { throw PropertyListFault(.forbiddenCharacter(value), at: position) }
    return length
  }
}
