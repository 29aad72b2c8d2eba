#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open descriptor that no other program inherits; it is closed when it goes away.
final class Descriptor {
  let number: Int32
  private var isOpen: Bool

  private init(_ number: Int32, isOurs: Bool = true) {
    self.number = number
    isOpen = isOurs
  }

  deinit { close() }

  /// Standard input, which is not ours to close.
  static var standardInput: Descriptor { Descriptor(0, isOurs: false) }

  /// Opens a file to read it.
  convenience init(reading path: String) throws(SystemError) {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    self.init(number)
  }

  /// An empty file without a name, which goes away with the descriptor.
  static func temporaryFile() throws(SystemError) -> Descriptor {
    guard let stream = tmpfile() else { throw .last }
    defer { fclose(stream) }
    let number = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw .last }
    return Descriptor(number)
  }

  /// The two ends of a new pipe.
  static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  func close() {
    if isOpen { systemClose(number) }
    isOpen = false
  }

  /// Where the next byte is read, if it can be read again; a pipe's cannot.
  var place: Int? {
    let place = lseek(number, 0, SEEK_CUR)
    return place >= 0 ? Int(place) : nil
  }

  /// Goes to a place that `place` gave.
  func move(to place: Int) { lseek(number, off_t(place), SEEK_SET) }

  /// All bytes up to the end, after those read before; `nil` if there are more than a limit.
  func readAll(after first: [UInt8] = [], atMost limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes = first
    while let piece = try Files.readPiece(from: number) {
      bytes += piece
      if bytes.count > limit { return nil }
    }
    return bytes
  }
}

// `pipe` and `close` mean two things inside `Descriptor`.
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
private func systemClose(_ number: Int32) { close(number) }
