/// A tag of an XML property list.
struct XMLTag: Equatable {
  let name: Name
  let form: Form
  /// Its first byte.
  let start: Int

  enum Name: String, CaseIterable {
    case plist, dict, array, key, string, integer, real, date, data
    case yes = "true"
    case no = "false"
  }

  enum Form {
    case opening, closing, empty
  }
}

/// Takes an XML property list apart into tags and what stands between them.
struct XMLScanner {
  let bytes: [UInt8]
  var position: Int

  /// The next tag; blanks, comments and processing instructions before it are skipped.
  ///
  /// - Parameter expected: What belongs here, as a message about anything else says it.
  /// - Returns: The tag, which has been passed.
  /// - Throws: That something else stands here.
  mutating func nextTag(expecting expected: @autoclosure () -> String) throws(PropertyListFault)
    -> XMLTag
  {
    while true {
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
        throw fault(expecting: expected())
      }
      if let tag = commonTag() { return tag }
      if try !skipAside() { return try anyTag(expecting: expected()) }
    }
  }

  mutating func skipBlanks() {
    // What is less than a space is a blank too: other such characters have been refused before.
    while let next = eightBytes {
      position += next.blankCount
      if next.blankCount < 8 { return }
    }
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// One of the tags that files consist of, compared as a whole.
  private mutating func commonTag() -> XMLTag? {
    guard let next = eightBytes else { return nil }
    return if next.begin(with: "<key>") {
      pass(.key, .opening, length: 5)
    } else if next.begin(with: "<string>") {
      pass(.string, .opening, length: 8)
    } else if next.begin(with: "</dict>") {
      pass(.dict, .closing, length: 7)
    } else if next.begin(with: "<dict>") {
      pass(.dict, .opening, length: 6)
    } else if next.begin(with: "<array>") {
      pass(.array, .opening, length: 7)
    } else if next.begin(with: "</array>") {
      pass(.array, .closing, length: 8)
    } else {
      nil
    }
  }

  /// The next eight bytes; `nil` near the end.
  private var eightBytes: EightBytes? {
    guard position + 8 <= bytes.count else { return nil }
    return bytes.withUnsafeBytes { EightBytes($0, at: position) }
  }

  private mutating func pass(_ name: XMLTag.Name, _ form: XMLTag.Form, length: Int) -> XMLTag {
    defer { position += length }
    return XMLTag(name: name, form: form, start: position)
  }

  private mutating func anyTag(expecting expected: @autoclosure () -> String)
    throws(PropertyListFault) -> XMLTag
  {
    let start = position
    let isClosing = follows("</")
    let rest = bytes[(start + (isClosing ? 2 : 1))...]
    let letters = rest.prefix {
      $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && !Self.isBlank($0)
    }
    guard let name = XMLTag.Name(rawValue: String(decoding: letters.prefix(8), as: UTF8.self))
    else {
      throw fault(expecting: expected())
    }
    guard let end = bytes[letters.endIndex...].firstIndex(of: UInt8(ascii: ">")) else {
      throw PropertyListFault(.unclosed("A tag"), at: start)
    }
    let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
    guard !isClosing || bytes[letters.endIndex..<end].allSatisfy(Self.isBlank) else {
      throw fault(expecting: expected())
    }
    position = end + 1
    return XMLTag(
      name: name, form: isClosing ? .closing : isEmpty ? .empty : .opening, start: start)
  }

  /// Passes the closing tag of an element, which must stand here.
  mutating func close(_ name: XMLTag.Name) throws(PropertyListFault) {
    if closeCommon(name) { return }
    let start = position
    if follows("</") {
      let tag = try anyTag(expecting: "'</\(name.rawValue)>'")
      if tag.form == .closing, tag.name == name { return }
    }
    position = start
    throw fault(expecting: "'</\(name.rawValue)>'")
  }

  /// Passes the closing tag of a text, compared as a whole.
  private mutating func closeCommon(_ name: XMLTag.Name) -> Bool {
    guard position + 9 <= bytes.count, let next = eightBytes else { return false }
    if name == .key, next.begin(with: "</key>") {
      position += 6
      return true
    }
    if name == .string, next.begin(with: "</string"), bytes[position + 8] == UInt8(ascii: ">") {
      position += 9
      return true
    }
    return false
  }

  /// Passes a comment or a processing instruction; whether there was one.
  mutating func skipAside() throws(PropertyListFault) -> Bool {
    guard let end = try XMLText.endOfAside(in: bytes, at: position) else { return false }
    position = end
    return true
  }

  /// Whether a text stands here.
  func follows(_ text: StaticString) -> Bool { XMLText.follows(text, in: bytes, at: position) }

  /// That something else stands here than belongs here.
  func fault(expecting expected: String) -> PropertyListFault {
    .unexpected(in: bytes, at: position, expecting: expected)
  }
}
