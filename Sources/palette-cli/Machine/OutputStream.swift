#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PaletteCore

/// One of the program's two output streams: collects bytes and writes them in large pieces.
///
/// `print` is not used: it swallows write errors, and costs a fifth of a start.
final class OutputStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private let limit: Int

  let isTerminal: Bool

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    // A person watches a terminal line by line; a pipe is faster in large pieces.
    limit = isTerminal ? 0 : 65_536
  }

  func line(_ text: String) throws {
    buffer += text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count > limit { try flush() }
  }

  func write(_ bytes: [UInt8]) throws {
    buffer += bytes
    if buffer.count > limit { try flush() }
  }

  func write(_ text: String) throws {
    buffer += text.utf8
    if buffer.count > limit { try flush() }
  }

  func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    do {
      try Files.writeAll(buffer, to: descriptor)
    } catch  where error.isClosedPipe {
      // Whoever read our output has seen enough.
      throw Failure.silent(.done)
    } catch {
      throw Failure(.inputOutput, "The output cannot be written: \(error.reason).")
    }
  }
}
