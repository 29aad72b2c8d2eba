#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PaletteCore

/// The one place that runs a command, prints an error and chooses how to leave.
@main
enum PaletteCLI {
  static func main() {
    // A file that may not grow further is an error to be told, not a death (`ulimit -f`).
    signal(SIGXFSZ, SIG_IGN)
    Descriptor.holdStandardPlaces()
    let output = OutputStream(descriptor: 1, holdsAnswer: true)
    let notices = OutputStream(descriptor: 2, holdsAnswer: false)
    do {
      try run(output: output, notices: notices)
      // The end of the process frees all memory at once; to take it apart first would take time.
      exit(ExitStatus.done.rawValue)
    } catch {
      let failure = Failure(error)
      // The answer so far belongs before the error that ended it; neither may be writable any more.
      try? output.flush()
      if !failure.message.isEmpty {
        try? notices.line("palette-cli: \(failure.lines.joined(separator: "\n"))")
      }
      exit(failure.status.rawValue)
    }
  }

  private static func run(output: OutputStream, notices: OutputStream) throws {
    let program = PaletteProgram.make(output: output, notices: notices)
    switch program.parse(
      Array(CommandLine.arguments.dropFirst()), helpWidth: helpWidth(output))
    {
    case .print(let text): try output.write(text)
    case .failure(let error): throw error
    case .run(let command): try command()
    }
    try output.flush()
  }

  /// As wide as a person's terminal, but no wider than reads well.
  private static func helpWidth(_ output: OutputStream) -> Int {
    let columns = output.isTerminal ? terminalSize(of: 1).columns : 0
    return columns > 0 ? min(max(columns, 40), 100) : 79
  }
}
