/// Makes the nodes of a binary property list, `bplist00`, checking every length, offset and reference.
///
/// The format: a heading of eight bytes, objects, a table of their offsets, and a trailer of 32 bytes
/// (6 unused, size of an offset, size of a reference, then as 64-bit numbers the count of objects,
/// the number of the root and the offset of the table). Source: CFBinaryPList.c of Core Foundation.
struct BinaryPropertyList {
  static let magic = Array("bplist0".utf8)

  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsetSize: Int
  private let objectCount: Int
  private let rootNumber: Int
  private let table: Int
  private var nodes: PropertyListNodes
  /// How many values there may still be.
  ///
  /// Objects can be shared, so that a small file could stand for an endless tree; a tree without
  /// shared containers needs no more than its bytes.
  private var budget: Int

  static func nodes(of bytes: [UInt8]) throws(PropertyListFault) -> [PropertyList.Node] {
    var reader = try BinaryPropertyList(bytes)
    try reader.checkOffsets()
    try reader.readObject(reader.rootNumber, depth: 0)
    return reader.nodes.nodes
  }

  private init(_ bytes: [UInt8]) throws(PropertyListFault) {
    let trailer = bytes.count - 32
    guard trailer > 8 else { throw PropertyListFault(.damaged("it is cut short")) }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let numbers = (1...3).map { Self.number(bytes, at: trailer + 8 * $0, size: 8) }
    (objectCount, rootNumber, table) = (numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0)
    guard !numbers.contains(nil), offsetSize > 0, referenceSize > 0, rootNumber < objectCount,
      objectCount <= trailer, (9...trailer).contains(table),
      objectCount * offsetSize == trailer - table,
      Self.reaches(offsetSize, table), Self.reaches(referenceSize, objectCount)
    else { throw PropertyListFault(.damaged("its trailer, at byte \(trailer)")) }
    nodes = PropertyListNodes(expecting: objectCount)
    budget = bytes.count + 200_000
  }

  /// Whether a number of so many bytes can be larger than another number.
  private static func reaches(_ size: Int, _ number: Int) -> Bool {
    size >= 8 || 1 << (8 * size) > number
  }

  private func checkOffsets() throws(PropertyListFault) {
    for object in 0..<objectCount {
      guard let offset = offset(of: object), offset < table else {
        throw PropertyListFault(.damaged("object \(object) lies outside the file"))
      }
    }
  }

  private func offset(of object: Int) -> Int? {
    Self.number(bytes, at: table + object * offsetSize, size: offsetSize)
  }

  private mutating func readObject(_ number: Int, depth: Int) throws(PropertyListFault) {
    guard number < objectCount, let offset = offset(of: number) else {
      throw PropertyListFault(.damaged("there is no object \(number)"))
    }
    budget -= 1
    guard budget >= 0 else {
      throw PropertyListFault(.damaged("its objects hold one another too often"))
    }
    let (type, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    switch type {
    case 0x0 where low == 8 || low == 9: try append(low == 9 ? .yes : .no, offset, size: 0)
    case 0x1 where low <= 4: try append(.integer, offset, size: 1 << low)
    case 0x2 where low == 2 || low == 3: try append(.real, offset, size: 1 << low)
    case 0x3 where low == 3: try append(.date, offset, size: 8)
    case 0x4, 0x5, 0x6: try readBytes(type, offset)
    case 0xA, 0xD: try readContainer(type == 0xA ? .array : .dictionary, offset, depth: depth)
    default: throw damaged(offset)
    }
  }

  private func damaged(_ offset: Int) -> PropertyListFault {
    PropertyListFault(.damaged("the object at byte \(offset)"))
  }

  private mutating func append(
    _ kind: PropertyList.Kind, _ offset: Int, size: Int
  ) throws(PropertyListFault) {
    guard offset + 1 + size <= table else { throw damaged(offset) }
    try nodes.append(.init(kind, at: offset + 1, count: size))
  }

  /// Data, or a string in ASCII or UTF-16.
  private mutating func readBytes(_ type: UInt8, _ offset: Int) throws(PropertyListFault) {
    let width = type == 0x6 ? 2 : 1
    let (start, count) = try contents(offset, width: width)
    let range = start..<(start + count * width)
    let isText =
      switch type {
      case 0x5: bytes[range].allSatisfy { $0 < 0x80 }
      case 0x6: Self.utf16Text(in: bytes, range) != nil
      default: true
      }
    guard isText else { throw damaged(offset) }
    budget -= count / 16
    let kind: PropertyList.Kind = type == 0x4 ? .data : .string
    try nodes.append(.init(kind, at: start, count: range.count, isEncoded: type == 0x6))
  }

  /// Where the contents of an object lie that says how many elements it has.
  private func contents(
    _ offset: Int, width: Int
  ) throws(PropertyListFault) -> (start: Int, count: Int) {
    var (start, count) = (offset + 1, Int(bytes[offset] & 15))
    if count == 15 {
      guard start < table, bytes[start] >> 4 == 1 else { throw damaged(offset) }
      let size = 1 << Int(bytes[start] & 15)
      guard let long = Self.number(bytes, at: start + 1, size: size) else { throw damaged(offset) }
      (start, count) = (start + 1 + size, long)
    }
    guard start <= table, count <= (table - start) / width else { throw damaged(offset) }
    return (start, count)
  }

  private mutating func readContainer(
    _ kind: PropertyList.Kind, _ offset: Int, depth: Int
  ) throws(PropertyListFault) {
    let limit = PropertyListReader.maximumDepth
    guard depth < limit else { throw PropertyListFault(.tooDeep(limit: limit)) }
    let isDictionary = kind == .dictionary
    let (start, count) = try contents(offset, width: (isDictionary ? 2 : 1) * referenceSize)
    let node = try nodes.append(.init(kind, at: offset))
    for index in 0..<count {
      if isDictionary {
        let key = nodes.nodes.count
        try readObject(try reference(index, from: start, offset), depth: depth + 1)
        guard nodes.nodes[key].kind == .string else { throw damaged(offset) }
      }
      let value = isDictionary ? count + index : index
      try readObject(try reference(value, from: start, offset), depth: depth + 1)
    }
    nodes.close(node, count: count)
  }

  private func reference(
    _ index: Int, from start: Int, _ object: Int
  ) throws(PropertyListFault) -> Int {
    guard
      let number = Self.number(bytes, at: start + index * referenceSize, size: referenceSize)
    else { throw damaged(object) }
    return number
  }
}

/// The values of a binary list.
extension BinaryPropertyList {
  /// The last eight bytes of a big-endian number.
  private static func bits(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// An unsigned number; `nil` if it reaches beyond the bytes or beyond `Int`.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard size <= bytes.count, offset <= bytes.count - size else { return nil }
    return Int(exactly: bits(bytes[offset..<(offset + size)]))
  }

  /// An integer: eight bytes are signed, fewer are not; sixteen hold what needs 64 bits unsigned.
  static func integer(in bytes: [UInt8], _ range: Range<Int>) -> ScalarText.Number {
    let bits = bits(bytes[range])
    guard range.count > 8, bits > Int.max else { return .integer(Int(truncatingIfNeeded: bits)) }
    return .real(Double(bits))
  }

  static func real(in bytes: [UInt8], _ range: Range<Int>) -> Double {
    let bits = bits(bytes[range])
    return range.count == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  /// The text of a string in UTF-16; `nil` if half a character stands in it.
  static func utf16Text(in bytes: [UInt8], _ range: Range<Int>) -> String? {
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).lazy.map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(validating: units, as: UTF16.self)
  }
}
