#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Some whole lines of a stream, in memory that is used again for the next ones.
struct LineBlock {
  fileprivate(set) var bytes: [UInt8] = []
  /// Where the whole lines lie in the memory.
  fileprivate(set) var range = 0..<0

  var isEmpty: Bool { range.isEmpty }

  /// Calls a function with each line, without its line end (LF or CRLF), and with its number from 1.
  ///
  /// - Returns: The number of lines.
  func forEachLine(_ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) -> Int {
    bytes.withUnsafeBufferPointer { memory in
      var rest = UnsafeBufferPointer(rebasing: memory[range])
      var number = 0
      while let base = rest.baseAddress, rest.count > 0 {
        number += 1
        let end = memchr(base, Int32(UInt8(ascii: "\n")), rest.count)
        let length = end.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? rest.count
        let hasReturn = length > 0 && base[length - 1] == UInt8(ascii: "\r")
        body(UnsafeBufferPointer(start: base, count: hasReturn ? length - 1 : length), number)
        rest = UnsafeBufferPointer(rebasing: rest.dropFirst(length + 1))
      }
      return number
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether there is nothing but white space.
  var isBlank: Bool {
    allSatisfy { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }
  }
}

/// Reads whole lines from a descriptor, as many at a time as there are.
///
/// It never waits for more while it has a line: what a slow producer wrote can be answered at once.
/// A byte order mark before the first line is no part of it. Of a line that is longer than
/// `longestLine` it gives the beginning, a little more than that, and passes over the rest.
struct BlockReader {
  /// The most bytes of a line that is read whole.
  static let longestLine = 16 << 20

  private let descriptor: Descriptor
  /// How many bytes to read at a time, unless a line is longer.
  private let size: Int
  /// The beginning of a line whose end is not read yet.
  private var carried: [UInt8] = []
  private var isAtBeginning = true
  private var isAtEnd = false
  /// Whether the next bytes belong to a line that is too long.
  private var isSkipping = false

  init(descriptor: Int32, size: Int = 1 << 17) {
    self.descriptor = Descriptor(borrowing: descriptor)
    self.size = size
  }

  /// Reads the next lines; there are none after the last.
  ///
  /// - Parameters:
  ///   - block: What to read into.
  ///   - waits: Whether to wait for a line; if not, there may be none yet.
  /// - Throws: What the system says if the descriptor cannot be read.
  mutating func read(into block: inout LineBlock, waits: Bool = true) throws(SystemError) {
    block.bytes.replaceSubrange(..<min(carried.count, block.bytes.count), with: carried)
    var used = carried.count
    var lines = 0
    while !isAtEnd, (waits && lines == 0) || hasMore {
      if used == block.bytes.count {
        guard lines == 0 else { break }
        block.bytes += repeatElement(0, count: max(size, used))
      }
      var count = try readSome(into: &block.bytes, from: used)
      isAtEnd = count == 0
      if isSkipping { count = skip(count, in: &block.bytes, from: used) }
      if let end = block.bytes[used..<used + count].lastIndex(of: UInt8(ascii: "\n")) {
        lines = end + 1
      }
      used += count
      if lines == 0, used > Self.longestLine + 1 {
        lines = used
        isSkipping = true
        break
      }
    }
    // The last line may lack its end.
    if isAtEnd { lines = used }
    carried = Array(block.bytes[lines..<used])
    block.range = 0..<lines
    if isAtBeginning, lines > 0 {
      if block.bytes[..<lines].starts(with: [0xEF, 0xBB, 0xBF]) { block.range = 3..<lines }
      isAtBeginning = false
    }
  }

  /// Takes the rest of the line that is too long out of the bytes just read.
  ///
  /// - Returns: How many are left.
  private mutating func skip(_ count: Int, in bytes: inout [UInt8], from start: Int) -> Int {
    guard let end = bytes[start..<start + count].firstIndex(of: UInt8(ascii: "\n")) else {
      return 0
    }
    isSkipping = false
    bytes.removeSubrange(start...end)
    return start + count - end - 1
  }

  private func readSome(into bytes: inout [UInt8], from start: Int) throws(SystemError) -> Int {
    let result = bytes.withUnsafeMutableBytes { memory in
      Result { () throws(SystemError) in
        try descriptor.readSome(into: UnsafeMutableRawBufferPointer(rebasing: memory[start...]))
      }
    }
    return try result.get()
  }

  /// Whether a read would return at once.
  private var hasMore: Bool {
    var request = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}
