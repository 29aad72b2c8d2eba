/// A few ASCII characters in the making, in memory of their own: an array then grows by all of them at
/// once, instead of checking each time whether it may.
struct ShortText {
  /// The most that fits: a function of three of the longest numbers, with a word to spare.
  private static var capacity: Int { 128 }

  private let memory: UnsafeMutableRawBufferPointer
  private var count = 0

  /// Appends to an array what a closure writes.
  @inline(__always)
  static func append(to bytes: inout [UInt8], _ write: (inout ShortText) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 8) { memory in
      var text = ShortText(memory: memory)
      write(&text)
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: memory[..<text.count]))
    }
  }

  mutating func append(_ byte: UInt8) {
    precondition(count < Self.capacity)
    memory[count] = byte
    count += 1
  }

  /// Appends the first bytes of a word, whose lowest one comes first.
  mutating func append(_ word: UInt64, count bytes: Int) {
    precondition(count <= Self.capacity - 8)
    memory.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count += bytes
  }

  mutating func append(_ text: StaticString) {
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    precondition(count <= Self.capacity - bytes.count)
    UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: bytes)
    count += bytes.count
  }

  private init(memory: UnsafeMutableRawBufferPointer) { self.memory = memory }
}
