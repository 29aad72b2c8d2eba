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
    let output = OutputStream(descriptor: 1, isBuffered: true)
    let notices = OutputStream(descriptor: 2, isBuffered: false)
    do {
      try run(output: output, notices: notices)
    } catch {
      let failure = Failure(error)
      // The answer so far belongs before the error that ended it; neither may be writable any more.
      try? output.flush()
      if !failure.message.isEmpty { try? notices.line("palette-cli: \(failure.message)") }
      exit(failure.status.rawValue)
    }
  }

  private static func run(output: OutputStream, notices: OutputStream) throws {
    let program = PaletteProgram.make(output: output, notices: notices)
    switch program.parse(Array(CommandLine.arguments.dropFirst())) {
    case .print(let text): try output.write(text)
    case .failure(let error): throw error
    case .run(let command): try command()
    }
    try output.flush()
  }
}
