import PaletteCore

extension Context {
  /// Does something with every line of standard input, one after the other.
  ///
  /// A line that fails is reported with its number; the rest goes on, and the program ends with
  /// `badData`. Empty lines are passed over.
  func forEachLine(_ body: (String) throws -> Void) throws {
    try forEachLineOfBytes { try body(try text(of: $0)) }
  }

  /// The same with a line's bytes, which are lent for the call only.
  func forEachLineOfBytes(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
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
          try body(bytes)
        } catch let error {
          do { try report.tell(error, line: number) } catch { failure = error }
        }
      }
      if let failure { throw failure }
      report.passed += count
      // What is answered is not held back until the next line comes.
      try output.flush()
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
