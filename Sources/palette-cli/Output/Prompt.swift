#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PaletteCore

extension Context {
  /// Whether somebody is there to answer: both the question and the answer need a terminal.
  var canAsk: Bool { isatty(0) == 1 && notices.isTerminal }

  /// Asks a question on standard error; anything but `y` or `yes` means no, the end of input too.
  func ask(_ question: String) throws -> Bool {
    try output.flush()
    try notices.write(sanitised(question) + " [y/N] ")
    var reader = BlockReader(descriptor: 0)
    var block = LineBlock()
    do {
      try reader.read(into: &block)
    } catch {
      throw Failure(standardInput: error)
    }
    guard !block.isEmpty else {
      try notices.line("")
      return false
    }
    var answer = ""
    _ = block.forEachLine { line, number in
      if number == 1 { answer = String(decoding: line, as: UTF8.self).lowercased() }
    }
    return ["y", "yes"].contains(answer.filter { $0 != " " })
  }

  /// Lets a deed that destroys something go on only if it was agreed to.
  ///
  /// - Parameters:
  ///   - isAgreed: Whether `--yes` was given.
  ///   - question: What to ask on a terminal.
  ///   - command: The command, to tell how to agree without a terminal.
  /// - Throws: `Failure` if it was not.
  func confirm(_ isAgreed: Bool, _ question: String, command: String) throws {
    if isAgreed { return }
    guard canAsk else {
      throw Failure(
        .usage,
        "'\(command)' destroys what it removes. Add --yes to agree, as there is no "
          + "terminal to ask on.")
    }
    guard try ask(question) else { throw Failure(.no, "Nothing was changed.") }
  }
}
