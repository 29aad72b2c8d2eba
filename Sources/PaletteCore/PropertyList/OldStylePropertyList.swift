/// Makes the nodes of an old-style property list.
///
/// It reads `{ name = "x"; list = (1, 2); }`, data `<0f a1>`, and comments as in C; a `.strings` file is
/// a dictionary without braces. Where nothing is written down, the toolchain's decoder is followed.
struct OldStylePropertyList {
  private let bytes: [UInt8]
  private var position: Int
  private var nodes: PropertyListNodes

  /// Whether a list may begin with a byte.
  static func canBegin(_ byte: UInt8) -> Bool {
    // 0xE2 begins the blanks U+2028 and U+2029.
    isBare(byte) || #"{("'"#.utf8.contains(byte) || byte == 0xE2
  }

  static func nodes(of text: PropertyListText) throws(PropertyListFault) -> [PropertyList.Node] {
    var reader = OldStylePropertyList(text)
    reader.skipBlanks()
    guard reader.next != nil else { throw PropertyListFault(.empty) }
    if reader.isString {
      try reader.string()
      reader.skipBlanks()
      if reader.next == nil { return reader.nodes.nodes }
      // Text behind the first string: a dictionary without braces.
      reader = OldStylePropertyList(text)
      try reader.pairs(of: try reader.nodes.append(.init(.dictionary, at: text.start)), depth: 1)
    } else {
      try reader.value(expecting: "a value", depth: 0)
    }
    reader.skipBlanks()
    guard reader.next == nil else { throw reader.fault(expecting: "the end of the file") }
    return reader.nodes.nodes
  }

  private init(_ text: PropertyListText) {
    bytes = text.bytes
    position = text.start
    nodes = PropertyListNodes(expecting: text.bytes.count / 16)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func fault(expecting expected: String) -> PropertyListFault {
    .unexpected(in: bytes, at: position, expecting: expected)
  }

  private mutating func value(expecting expected: String, depth: Int) throws(PropertyListFault) {
    skipBlanks()
    if isString { return try string() }
    guard let first = next, let kind = Self.containers[first] else {
      throw fault(expecting: expected)
    }
    guard kind != .data else { return try data() }
    guard depth < PropertyListReader.maximumDepth else {
      throw PropertyListFault(.tooDeep(limit: PropertyListReader.maximumDepth), at: position)
    }
    let node = try nodes.append(.init(kind, at: position))
    position += 1
    if kind == .array {
      try elements(of: node, depth: depth + 1)
    } else {
      try pairs(of: node, depth: depth + 1)
      guard skip("}") else { throw fault(expecting: "a key or '}'") }
    }
  }

  private static let containers: [UInt8: PropertyList.Kind] = [
    UInt8(ascii: "{"): .dictionary, UInt8(ascii: "("): .array, UInt8(ascii: "<"): .data,
  ]

  private mutating func elements(of array: Int, depth: Int) throws(PropertyListFault) {
    var count = 0
    while !skip(")") {
      try value(expecting: "a value or ')'", depth: depth)
      count += 1
      if skip(",") { continue }
      guard skip(")") else { throw fault(expecting: "',' or ')'") }
      break
    }
    nodes.close(array, count: count)
  }

  private mutating func pairs(of dictionary: Int, depth: Int) throws(PropertyListFault) {
    var count = 0
    skipBlanks()
    while isString {
      let key = nodes.nodes.count
      try string()
      if skip("=") {
        try value(expecting: "a value for the key", depth: depth)
      } else if next == UInt8(ascii: ";") {
        // A key alone is its own value.
        try nodes.append(nodes.nodes[key])
      } else {
        throw fault(expecting: "'=' or ';'")
      }
      guard skip(";") else { throw fault(expecting: "';'") }
      count += 1
      skipBlanks()
    }
    nodes.close(dictionary, count: count)
  }

  private var isString: Bool {
    guard let byte = next else { return false }
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || Self.isBare(byte)
  }

  private mutating func string() throws(PropertyListFault) {
    let start = position
    guard let quote = next, !Self.isBare(quote) else {
      while let byte = next, Self.isBare(byte) { position += 1 }
      try nodes.append(.init(.string, at: start, count: position - start))
      return
    }
    position += 1
    var isEncoded = false
    while let byte = next, byte != quote {
      if byte == UInt8(ascii: "\\") {
        isEncoded = true
        position = try OldStyleText.escape(in: bytes, at: position).end
      } else {
        position += 1
      }
    }
    guard next != nil else { throw PropertyListFault(.unclosed("A text in quotes"), at: start) }
    try nodes.append(
      .init(.string, at: start + 1, count: position - start - 1, isEncoded: isEncoded))
    position += 1
  }

  private mutating func data() throws(PropertyListFault) {
    let start = position
    position += 1
    while let byte = next, byte != UInt8(ascii: ">") {
      if let length = lengthOfBlank, byte != 0x09, byte != 0x0B, byte != 0x0C {
        position += length
        continue
      }
      let digits = bytes[position...].prefix(2).prefix { Hexadecimal.value(ofDigit: $0) != nil }
      guard digits.count == 2 else { throw fault(expecting: "two hexadecimal digits or '>'") }
      position += 2
    }
    guard next != nil else { throw PropertyListFault(.unclosed("Data"), at: start) }
    try nodes.append(.init(.data, at: start + 1, count: position - start - 1))
    position += 1
  }

  /// How many bytes the blank takes that stands here: U+2028 and U+2029 count too.
  private var lengthOfBlank: Int? {
    guard let byte = next else { return nil }
    if PropertyListText.isBlank(byte) { return 1 }
    let isSeparator =
      bytes[position...].starts(with: [0xE2, 0x80, 0xA8])
      || bytes[position...].starts(with: [0xE2, 0x80, 0xA9])
    return byte == 0xE2 && isSeparator ? 3 : nil
  }

  private mutating func skipBlanks() {
    while true {
      if let length = lengthOfBlank {
        position += length
      } else if XMLText.follows("//", in: bytes, at: position) {
        while let byte = next, byte != 0x0A, byte != 0x0D, !(byte == 0xE2 && lengthOfBlank != nil) {
          position += 1
        }
      } else if XMLText.follows("/*", in: bytes, at: position) {
        position += 2
        while position < bytes.count, !XMLText.follows("*/", in: bytes, at: position) {
          position += 1
        }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  /// Whether a byte can stand in a string without quotes.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      // The digits, and '.', '/' and ':' beside them.
      UInt8(ascii: ".")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
