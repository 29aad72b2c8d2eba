@testable import PaletteCore

/// Writes binary property lists, with sizes of references and offsets as one likes.
struct BinaryPropertyListWriter {
  var referenceSize = 2
  var offsetSize = 4
  /// Whether strings are written in UTF-16 even where ASCII would do, and numbers longer than need be.
  var isWide = false
  private var objects: [[UInt8]] = []

  init(referenceSize: Int = 2, offsetSize: Int = 4, isWide: Bool = false) {
    (self.referenceSize, self.offsetSize, self.isWide) = (referenceSize, offsetSize, isWide)
  }

  static func file(_ objects: [[UInt8]], referenceSize: Int = 1, offsetSize: Int = 4) -> [UInt8] {
    var file = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += bigEndian(file.count, offsetSize)
      file += object
    }
    let table = file.count
    file += offsets + [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    return file + bigEndian(objects.count, 8) + bigEndian(0, 8) + bigEndian(table, 8)
  }

  static func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { $0 > 7 ? 0 : UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  func file(_ value: DecodedValue) -> [UInt8] {
    var writer = self
    _ = writer.add(value)
    return Self.file(writer.objects, referenceSize: referenceSize, offsetSize: offsetSize)
  }

  /// Appends the object of a value and of all that it holds; its number.
  private mutating func add(_ value: DecodedValue) -> Int {
    let number = objects.count
    objects.append([])
    objects[number] = object(of: value)
    return number
  }

  private mutating func object(of value: DecodedValue) -> [UInt8] {
    switch value {
    case .boolean(let flag): return [flag ? 0x09 : 0x08]
    case .integer(let number):
      return !isWide && (0..<256).contains(number)
        ? [0x10, UInt8(number)] : [0x13] + Self.bigEndian(number, 8)
    case .number(let number):
      // The largest unsigned integer is a real number to the decoder.
      if number == 18446744073709551616, isWide {
        return [0x14] + Self.bigEndian(0, 8) + Self.bigEndian(-1, 8)
      }
      return [0x23] + Self.bigEndian(Int(bitPattern: UInt(number.bitPattern)), 8)
    case .date: return [0x33] + Self.bigEndian(0, 8)
    case .data: return heading(0x40, 3) + [1, 2, 3]
    case .string(let text):
      if !isWide, text.utf8.allSatisfy({ $0 < 0x80 }) {
        return heading(0x50, text.utf8.count) + text.utf8
      }
      return heading(0x60, text.utf16.count) + text.utf16.flatMap { Self.bigEndian(Int($0), 2) }
    case .array(let elements):
      return heading(0xA0, elements.count) + elements.flatMap { reference(to: $0) }
    case .dictionary(let members):
      let keys = members.inOrder.flatMap { reference(to: .string($0.key)) }
      let values = members.inOrder.flatMap { reference(to: $0.value) }
      return heading(0xD0, members.count) + keys + values
    }
  }

  private mutating func reference(to value: DecodedValue) -> [UInt8] {
    Self.bigEndian(add(value), referenceSize)
  }

  private func heading(_ type: UInt8, _ count: Int) -> [UInt8] {
    if count < 15, !isWide { return [type | UInt8(count)] }
    return [type | 15, 0x12] + Self.bigEndian(count, 4)
  }
}
