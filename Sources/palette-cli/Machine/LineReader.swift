import PaletteCore

/// The lines of a descriptor, read as they come: memory does not grow with the input.
struct LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its line end (LF or CRLF); `nil` after the last.
  mutating func next() throws -> [UInt8]? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return withoutCarriageReturn(buffer[start..<end])
      }
      guard !isAtEnd else {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return withoutCarriageReturn(buffer[start...])
      }
      try fill()
    }
  }

  private mutating func fill() throws {
    buffer.removeFirst(start)
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

  private func withoutCarriageReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}
