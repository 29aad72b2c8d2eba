import PaletteCore

extension Context {
  /// Does something with every line of standard input, one after the other.
  ///
  /// A line that fails is reported with its number; the rest goes on, and the program ends with
  /// `badData`. Empty lines are passed over.
  func forEachLine(_ body: (String) throws -> Void) throws {
    var report = LineReport(self)
    var reader = BlockReader(descriptor: 0)
    var block = LineBlock()
    repeat {
      do {
        try reader.read(into: &block)
      } catch {
        throw Failure(standardInput: error)
      }
      var failure: (any Error)?
      let count = block.forEachLine { bytes, number in
        guard failure == nil, !bytes.isBlank else { return }
        do {
          guard bytes.count <= BlockReader.longestLine else { throw LineTooLong() }
          try body(try text(of: bytes))
        } catch let error {
          do { try report.tell(error, line: number) } catch { failure = error }
        }
      }
      if let failure { throw failure }
      report.passed += count
    } while !block.isEmpty
    try report.finish()
  }

  /// Answers every line of standard input, on all processors where the input is long.
  ///
  /// The answers keep the order of the lines, and are written as soon as the lines that have come
  /// are answered. Lines that fail are treated as in `forEachLine`.
  ///
  /// - Parameter work: Appends the answer to a line, with its line end.
  /// - Throws: `Failure`: of status `badData` and without a message if a line failed.
  func answerLines(by work: @escaping LineStream.Work) throws {
    var report = LineReport(self)
    try LineStream(reader: BlockReader(descriptor: 0), work: work) { answer in
      try report.deliver(answer)
    }.run()
    try report.finish()
  }
}

/// A line of more bytes than `BlockReader.longestLine`.
struct LineTooLong: Error {}

/// Tells which lines of standard input failed, and remembers that some did.
struct LineReport {
  private let context: Context
  /// The lines before the present block.
  var passed = 0
  private var failures = 0
  /// How many more unknown names may be answered with names that are written alike: to find those
  /// takes thousands of times longer than to answer a line.
  private var suggestions = 20

  init(_ context: Context) { self.context = context }

  /// Writes the answers of a block, and what there is to say about its lines.
  mutating func deliver(_ answer: BlockAnswer) throws {
    var start = 0
    if context.output.isTerminal {
      // A person sees each error where its answer would stand.
      for fault in answer.faults {
        try context.output.writeThrough(Array(answer.output[start..<fault.place]))
        start = fault.place
        try tell(fault.error, line: fault.line)
      }
      try context.output.writeThrough(Array(answer.output[start...]))
    } else {
      try context.output.writeThrough(answer.output)
      for fault in answer.faults { try tell(fault.error, line: fault.line) }
    }
    passed += answer.lineCount
  }

  /// Tells why a line of the present block failed, unless the line is not to blame.
  mutating func tell(_ error: any Error, line: Int) throws {
    if let failure = context.catalogue.failure { throw failure }
    let failure: Failure
    if let unknown = error as? UnknownColour {
      failure = try context.unreadable(unknown, isSuggesting: suggestions > 0)
      suggestions -= 1
    } else if error is LineTooLong {
      failures += 1
      let most = "\(BlockReader.longestLine >> 20) MiB"
      return try context.notice("line \(passed + line) is longer than \(most). Split it up.")
    } else {
      failure = Failure(error)
    }
    guard failure.status != .inputOutput, !failure.message.isEmpty else { throw failure }
    failures += 1
    try context.notice("line \(passed + line): \(failure.message)")
  }

  /// Ends the command with `badData` if a line failed.
  func finish() throws {
    if failures > 0 { throw Failure.silent(.badData) }
  }
}

/// The text of a line, or of a part of one.
func text(of bytes: UnsafeBufferPointer<UInt8>) throws -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw Failure(
      .badData,
      "'\(sanitised(String(decoding: bytes.prefix(60), as: UTF8.self)))' is not UTF-8 text. Convert the input to UTF-8."
    )
  }
  return text
}

/// A line's first tab-separated field, and the rest of the line with the tab before it.
func firstField(of line: String) -> (text: String, rest: Substring) {
  let end = line.utf8.firstIndex(of: UInt8(ascii: "\t")) ?? line.endIndex
  return (String(line[..<end]), line[end...])
}
