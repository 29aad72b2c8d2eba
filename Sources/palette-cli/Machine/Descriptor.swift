#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// An open descriptor that no other program inherits; it is closed when it goes away.
final class Descriptor: Sendable {
  let number: Int32
  /// Whether it is still to be closed by us.
  private let mustClose: Atomic<Bool>

  private init(_ number: Int32, isOurs: Bool) {
    self.number = number
    mustClose = Atomic(isOurs)
  }

  deinit { close() }

  /// One that somebody else has opened and will close.
  convenience init(borrowing number: Int32) { self.init(number, isOurs: false) }

  /// Takes the places of standard streams that the program was started without.
  ///
  /// Otherwise the next file opened would get such a place, and what is told be written into it. What
  /// stands there instead still fails: input cannot be read, and output cannot be written.
  static func holdStandardPlaces() {
    for place: Int32 in 0...2 where fcntl(place, F_GETFD) < 0 {
      _ = open("/dev/null", place == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  static var standardInput: Descriptor { Descriptor(borrowing: 0) }

  /// Opens a file with the flags of the system's `open`, and the mode of one that it makes.
  convenience init(
    opening path: String, _ flags: Int32, mode: mode_t = 0o666
  ) throws(SystemError) {
    let number = open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
    self.init(number, isOurs: true)
  }

  /// Opens a file to read it.
  convenience init(reading path: String) throws(SystemError) {
    try self.init(opening: path, O_RDONLY)
  }

  /// An empty file without a name, which goes away with the descriptor.
  static func temporaryFile() throws(SystemError) -> Descriptor {
    guard let stream = tmpfile() else { throw .last }
    defer { fclose(stream) }
    let number = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw .last }
    return Descriptor(number, isOurs: true)
  }

  /// The two ends of a new pipe.
  static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [0, 0]
    guard systemPipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(ends[0], isOurs: true), Descriptor(ends[1], isOurs: true))
  }

  func close() {
    if mustClose.exchange(false, ordering: .relaxed) { systemClose(number) }
  }

  /// Where the next byte is read, if it can be read again; a pipe's cannot.
  var place: Int? {
    let place = lseek(number, 0, SEEK_CUR)
    return place >= 0 ? Int(place) : nil
  }

  /// Goes to a place that `place` gave.
  func move(to place: Int) { lseek(number, off_t(place), SEEK_SET) }

  /// Reads the bytes that are there, waiting for the first if there are none.
  ///
  /// - Returns: How many they are: at most as many as the memory holds, and 0 at the end.
  func readSome(into memory: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = systemRead(number, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      try waitToRetry(POLLIN)
    }
  }

  /// The next bytes, at most 64 KiB; `nil` at the end.
  func readPiece() throws(SystemError) -> [UInt8]? {
    var result = Result<Int, SystemError>.success(0)
    let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { memory, count in
      result = Result { () throws(SystemError) in
        try readSome(into: UnsafeMutableRawBufferPointer(memory))
      }
      count = (try? result.get()) ?? 0
    }
    return try result.get() > 0 ? piece : nil
  }

  /// All bytes up to the end.
  func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try readPiece() { bytes += piece }
    return bytes
  }

  /// All bytes up to the end, after those read before; `nil` if there are more than a limit.
  func readAll(after first: [UInt8], atMost limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes = first
    while let piece = try readPiece() {
      bytes += piece
      if bytes.count > limit { return nil }
    }
    return bytes
  }

  /// All bytes up to the end; `nil` if there are more than a limit.
  ///
  /// A file tells its size, so that its bytes are read to where they stay.
  func readAll(atMost limit: Int) throws(SystemError) -> [UInt8]? {
    var status = stat()
    let size = fstat(number, &status) == 0 ? Int(status.st_size) : 0
    guard size <= limit else { return nil }
    var failure: SystemError?
    let first = [UInt8](unsafeUninitializedCapacity: size) { memory, count in
      do throws(SystemError) {
        while count < size {
          let rest = UnsafeMutableBufferPointer(rebasing: memory[count...])
          let read = try readSome(into: UnsafeMutableRawBufferPointer(rest))
          guard read > 0 else { break }
          count += read
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return try readAll(after: first, atMost: limit)
  }

  /// Writes all bytes, however many calls that takes.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes { memory in
        systemWrite(number, memory.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if result >= 0 {
        written += result
      } else {
        try waitToRetry(POLLOUT)
      }
    }
  }

  /// After a call that failed: waits until it may be tried again.
  ///
  /// A descriptor that is shared with another program may have been set never to wait.
  ///
  /// - Throws: The reason of the failure, where trying again is of no use.
  private func waitToRetry(_ event: some BinaryInteger) throws(SystemError) {
    let failure = SystemError.last
    if failure.isInterruption { return }
    guard failure.isNotReady else { throw failure }
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Waits until what was written is on the disk.
  func synchronise() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }
}

// These names mean two things inside `Descriptor`.
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
private func systemClose(_ number: Int32) { close(number) }

private func systemRead(_ number: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, memory, count)
}

private func systemWrite(_ number: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, memory, count)
}
