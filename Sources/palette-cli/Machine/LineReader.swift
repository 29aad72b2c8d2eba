import PaletteCore

/// The lines of a descriptor, read as they come: memory grows with the longest line only.
///
/// A byte order mark before the first line is no part of it.
struct LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  /// How far the buffer was searched for a line end, so that a long line is not searched again.
  private var searched = 0
  private var isAtBeginning = true
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its line end (LF or CRLF); `nil` after the last.
  mutating func next() throws -> [UInt8]? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(upTo: end, next: end + 1)
      }
      searched = buffer.count
      guard !isAtEnd else {
        return start < buffer.count ? take(upTo: buffer.count, next: buffer.count) : nil
      }
      try fill()
    }
  }

  private mutating func fill() throws {
    buffer.removeFirst(start)
    searched -= start
    start = 0
    do {
      if let piece = try Files.readPiece(from: descriptor) {
        buffer += piece
      } else {
        isAtEnd = true
      }
    } catch {
      throw Failure(.inputOutput, "Standard input cannot be read: \(error.reason).")
    }
  }

  private mutating func take(upTo end: Int, next: Int) -> [UInt8] {
    var line = buffer[start..<end]
    start = next
    searched = next
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if isAtBeginning, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isAtBeginning = false
    return Array(line)
  }
}
