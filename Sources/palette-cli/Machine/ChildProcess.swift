// `environ` is a variable of C; nothing changes it here.
#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif
import PaletteCore

/// Another program: run to its end, without a shell and with no descriptor but the three it needs.
struct ChildProcess {
  /// A name to be found in `PATH`.
  let name: String
  let arguments: [String]

  /// What came of it.
  struct Answer {
    /// What it wrote; `nil` if that was more than it might.
    let output: [UInt8]?
    /// Whether it ended by itself and with status 0.
    let hasSucceeded: Bool
    /// The first line that it wrote to standard error; empty if it wrote none.
    let complaint: String
  }

  /// Runs it with a descriptor as its standard input; `nil` where there is no such program.
  ///
  /// One that writes more than `limit` bytes is stopped.
  func run(input: Descriptor, atMost limit: Int) throws(SystemError) -> Answer? {
    let errors = try Descriptor.temporaryFile()
    let pipe = try Descriptor.pipe()
    guard let process = try spawn(input: input, output: pipe.writing, errors: errors) else {
      return nil
    }
    pipe.writing.close()
    let output: [UInt8]?
    do {
      output = try pipe.reading.readAll(atMost: limit)
    } catch {
      kill(process, SIGKILL)
      _ = Self.status(of: process)
      throw error
    }
    if output == nil { kill(process, SIGKILL) }
    let hasSucceeded = Self.status(of: process) == 0
    return Answer(
      output: output, hasSucceeded: hasSucceeded, complaint: try Self.firstLine(of: errors))
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
    case ENOENT, ENOTDIR, EACCES: return nil
    default: throw SystemError(code: code)
    }
  }

  /// Waits for the end of a process, so that nothing is left of it.
  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if !SystemError.last.isInterruption { return -1 }
    }
    return status
  }

  private static func firstLine(of file: Descriptor) throws(SystemError) -> String {
    file.move(to: 0)
    let bytes = try Files.readPiece(from: file.number) ?? []
    let line = bytes.split(separator: UInt8(ascii: "\n")).first ?? []
    return String(decoding: line.prefix(200), as: UTF8.self)
  }
}
