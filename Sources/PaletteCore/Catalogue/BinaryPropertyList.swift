/// Reads a binary property list, `bplist00`, checking every length, offset and reference.
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
  /// How much may still be read.
  ///
  /// References can share objects, so that a small file could stand for an endless tree; a tree
  /// without shared containers needs no more than its bytes.
  private var budget: Int

  init(_ bytes: [UInt8]) throws(PropertyListError) {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw .malformed("it is cut short") }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = Self.number(bytes, at: trailer + 8, size: 8),
      let rootNumber = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      objectCount <= trailer, rootNumber < objectCount, table <= trailer,
      objectCount * offsetSize <= trailer - table
    else { throw .malformed("its trailer at byte \(trailer) is damaged") }
    (self.objectCount, self.rootNumber, self.table) = (objectCount, rootNumber, table)
    budget = bytes.count + 200_000
  }

  mutating func root() throws(PropertyListError) -> PropertyList {
    try object(rootNumber, depth: 0)
  }

  private mutating func object(
    _ number: Int, depth: Int
  ) throws(PropertyListError) -> PropertyList {
    guard number < objectCount,
      let offset = Self.number(bytes, at: table + number * offsetSize, size: offsetSize),
      offset >= 8, offset < table
    else { throw .malformed("object \(number) lies outside the file") }
    try spend(1)
    let (type, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    switch type {
    case 0x0 where low == 8 || low == 9: return .boolean(low == 9)
    case 0x1: return .integer(try integer(at: offset + 1, size: 1 << low, at: offset))
    case 0x2: return .real(try real(at: offset + 1, size: 1 << low, object: offset))
    case 0x3 where low == 3: return .date
    case 0x4:
      _ = try contents(offset, width: 1)
      return .data
    case 0x5, 0x6: return .string(try string(offset, isUTF16: type == 6))
    case 0xA, 0xD:
      guard depth < PropertyListReader.maximumDepth else { throw .tooDeep }
      return type == 0xA
        ? .array(try elements(offset, depth: depth))
        : .dictionary(try members(offset, depth: depth))
    default: throw damaged(offset)
    }
  }

  private func damaged(_ offset: Int) -> PropertyListError {
    .malformed("the object at byte \(offset) is damaged")
  }

  private mutating func spend(_ cost: Int) throws(PropertyListError) {
    budget -= cost
    guard budget >= 0 else { throw .malformed("its objects hold one another too often") }
  }

  /// An unsigned big-endian number; `nil` if it reaches beyond the bytes or beyond `Int`.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    let value = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  private func integer(
    at offset: Int, size: Int, at object: Int
  ) throws(PropertyListError) -> Int {
    // Eight bytes are signed, fewer are not; sixteen hold what needs 65 bits, never in a catalogue.
    guard size <= 8, offset + size <= table else { throw damaged(object) }
    let bits = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: bits)
  }

  private func real(
    at offset: Int, size: Int, object: Int
  ) throws(PropertyListError) -> Double {
    let bits = try integer(at: offset, size: size, at: object)
    switch size {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: UInt64(bitPattern: Int64(bits)))
    default: throw damaged(object)
    }
  }

  /// Where the contents of an object lie that says how many elements it has.
  private func contents(
    _ offset: Int, width: Int
  ) throws(PropertyListError) -> (start: Int, count: Int) {
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

  private mutating func string(
    _ offset: Int, isUTF16: Bool
  ) throws(PropertyListError) -> String {
    let (start, count) = try contents(offset, width: isUTF16 ? 2 : 1)
    try spend(count / 16)
    let text: String?
    if isUTF16 {
      let units = (0..<count).map { index in
        UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
      }
      text = String(validating: units, as: UTF16.self)
    } else {
      text = String(validating: bytes[start..<(start + count)], as: Unicode.ASCII.self)
    }
    guard let text else { throw damaged(offset) }
    return text
  }

  private func reference(_ index: Int, from start: Int) throws(PropertyListError) -> Int {
    let offset = start + index * referenceSize
    guard let number = Self.number(bytes, at: offset, size: referenceSize) else {
      throw damaged(offset)
    }
    return number
  }

  private mutating func elements(
    _ offset: Int, depth: Int
  ) throws(PropertyListError) -> [PropertyList] {
    let (start, count) = try contents(offset, width: referenceSize)
    var elements: [PropertyList] = []
    for index in 0..<count {
      elements.append(try object(try reference(index, from: start), depth: depth + 1))
    }
    return elements
  }

  private mutating func members(
    _ offset: Int, depth: Int
  ) throws(PropertyListError) -> [String: PropertyList] {
    let (start, count) = try contents(offset, width: 2 * referenceSize)
    var members: [String: PropertyList] = [:]
    for index in 0..<count {
      let key = try object(try reference(index, from: start), depth: depth + 1)
      let value = try object(try reference(count + index, from: start), depth: depth + 1)
      guard case .string(let name) = key else { throw damaged(offset) }
      members[name] = value
    }
    return members
  }
}
