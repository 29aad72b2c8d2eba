// `environ` is a variable of C; nothing changes it here.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// Another program: run to its end, without a shell and with no descriptor but the three it needs.
struct ChildProcess {
  /// A name to be found in `PATH`.
  let name: String
  let arguments: [String]

  /// What came of it.
  enum Outcome: Equatable {
    /// It ended by itself and with status 0, and wrote this.
    case output([UInt8])
    /// It failed; the first line that it wrote to standard error, empty if it wrote none.
    case failure(complaint: String)
    /// It wrote more than it might, and was stopped.
    case tooMuch
    /// It took longer than it might, and was stopped.
    case tooLong
  }

  /// Runs it with a descriptor as its standard input.
  ///
  /// - Parameters:
  ///   - input: What it reads.
  ///   - limit: The most bytes that it may write.
  ///   - patience: The longest that it may take.
  /// - Returns: What came of it; `nil` where there is no such program.
  /// - Throws: `SystemError` where it cannot be started or listened to.
  func run(
    input: Descriptor, atMost limit: Int, within patience: Duration
  ) throws(SystemError) -> Outcome? {
    let (output, errors) = (try Descriptor.pipe(), try Descriptor.pipe())
    guard let process = try spawn(input: input, output: output.writing, errors: errors.writing)
    else { return nil }
    output.writing.close()
    errors.writing.close()
    var attendance = Attendance(
      process: process, output: output.reading, errors: errors.reading, limit: limit,
      deadline: Deadline(after: patience))
    do {
      return try attendance.outcome()
    } catch {
      attendance.stop()
      throw error
    }
  }

  private func spawn(
    input: Descriptor, output: Descriptor, errors: Descriptor
  ) throws(SystemError) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in [input, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source.number, Int32(target))
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, nil, words, environ)
    switch code {
    case 0: return process
    case ENOENT, ENOTDIR, EACCES, ENOEXEC: return nil
    default: throw SystemError(code: code)
    }
  }
}

/// Stays with a running process until it has ended or must be stopped.
private struct Attendance {
  let process: pid_t
  let output: Descriptor
  let errors: Descriptor
  let limit: Int
  let deadline: Deadline

  private var written: [UInt8] = []
  private var complaint: [UInt8] = []
  /// What is kept of standard error: enough for the line that is told.
  private static let mostComplaint = 200

  init(
    process: pid_t, output: Descriptor, errors: Descriptor, limit: Int, deadline: Deadline
  ) {
    self.process = process
    self.output = output
    self.errors = errors
    self.limit = limit
    self.deadline = deadline
  }

  mutating func outcome() throws(SystemError) -> ChildProcess.Outcome {
    // A negative descriptor is passed over.
    var requests = [output, errors].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    while requests.contains(where: { $0.fd >= 0 }) {
      let ready = poll(&requests, nfds_t(requests.count), deadline.millisecondsLeft)
      guard ready != 0 else { return stopped(as: .tooLong) }
      guard ready > 0 else {
        if SystemError.last.isInterruption { continue }
        throw .last
      }
      if requests[0].revents != 0, try !readOutput() { requests[0].fd = -1 }
      if requests[1].revents != 0, try !readErrors() { requests[1].fd = -1 }
      if written.count > limit { return stopped(as: .tooMuch) }
      if deadline.millisecondsLeft == 0 { return stopped(as: .tooLong) }
    }
    guard let status = statusInTime() else { return stopped(as: .tooLong) }
    return status == 0 ? .output(written) : .failure(complaint: firstLine)
  }

  /// Ends the process if it still runs, and leaves nothing of it.
  func stop() {
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, SystemError.last.isInterruption {}
  }

  private func stopped(as outcome: ChildProcess.Outcome) -> ChildProcess.Outcome {
    stop()
    return outcome
  }

  /// Takes what is there; whether there may be more.
  private mutating func readOutput() throws(SystemError) -> Bool {
    guard let piece = try output.readPiece() else { return false }
    written += piece
    return true
  }

  private mutating func readErrors() throws(SystemError) -> Bool {
    guard let piece = try errors.readPiece() else { return false }
    complaint += piece.prefix(Self.mostComplaint - complaint.count)
    return true
  }

  /// The status of the process, which has closed its output and so is about to end; `nil` if it goes
  /// on instead.
  private func statusInTime() -> Int32? {
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, WNOHANG)
      if result == process { return status }
      if result < 0, !SystemError.last.isInterruption { return -1 }
      guard deadline.millisecondsLeft > 0 else { return nil }
      poll(nil, 0, 1)
    }
  }

  private var firstLine: String {
    let line = complaint.split(separator: UInt8(ascii: "\n")).first ?? []
    return String(decoding: line, as: UTF8.self)
  }
}
