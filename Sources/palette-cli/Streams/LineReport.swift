import PaletteCore

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
