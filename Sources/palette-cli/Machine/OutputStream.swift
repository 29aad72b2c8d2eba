#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PaletteCore
import Synchronization

/// One of the program's two output streams: collects bytes and writes them in large pieces.
///
/// `print` is not used: it swallows write errors, and slows the start. The lock lets
/// commands, which are `Sendable` values, hold a stream; nobody ever waits for it.
final class OutputStream: Sendable {
  private let descriptor: Descriptor
  private let buffer = Mutex<[UInt8]>([])
  private let limit: Int
  /// Whether the command is for nothing if this cannot be written.
  private let holdsAnswer: Bool

  let isTerminal: Bool

  /// - Parameters:
  ///   - descriptor: Where to write.
  ///   - holdsAnswer: Whether it takes the answers of commands, or what is told beside them.
  init(descriptor: Int32, holdsAnswer: Bool) {
    self.descriptor = Descriptor(borrowing: descriptor)
    self.holdsAnswer = holdsAnswer
    isTerminal = isatty(descriptor) == 1
    // A person watches a terminal line by line; a pipe is faster in large pieces.
    limit = holdsAnswer && !isTerminal ? 65_536 : 0
  }

  func line(_ text: String) throws { try write(text + "\n") }

  func write(_ text: String) throws {
    try collect { $0 += text.utf8 }
  }

  func write(_ bytes: [UInt8]) throws {
    try collect { $0 += bytes }
  }

  /// Tells something beside the answer, under the program's name.
  func notice(_ text: String) throws { try line("palette-cli: \(sanitised(text))") }

  /// Writes bytes at once, behind what was collected.
  func writeThrough(_ bytes: [UInt8]) throws {
    try flush()
    try writeOut(bytes)
  }

  private func collect(_ add: (inout [UInt8]) -> Void) throws {
    let isFull = buffer.withLock { buffer in
      add(&buffer)
      return buffer.count > limit
    }
    if isFull { try flush() }
  }

  func flush() throws {
    let bytes = buffer.withLock { buffer in
      defer { buffer.removeAll(keepingCapacity: true) }
      return buffer
    }
    try writeOut(bytes)
  }

  private func writeOut(_ bytes: [UInt8]) throws {
    do {
      try descriptor.writeAll(bytes)
    } catch  where !holdsAnswer {
      // Nobody hears it; the answer is wanted all the same.
    } catch  where error.isClosedPipe {
      // Whoever read our output has seen enough.
      throw Failure.silent(.done)
    } catch {
      throw Failure(.inputOutput, "The output cannot be written: \(error.reason).")
    }
  }
}
