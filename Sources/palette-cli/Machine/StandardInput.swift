import PaletteCore

extension Context {
  /// Does something with every line of standard input.
  ///
  /// A line that fails is reported with its number; the rest goes on, and the program ends with
  /// `badData`. Empty lines are passed over.
  func forEachLine(_ body: (String) throws -> Void) throws {
    // A catalogue that cannot be read is the command's failure, not that of every line.
    _ = try catalogue.whole
    var reader = LineReader(descriptor: 0)
    var number = 0
    var failures = 0
    while let bytes = try reader.next() {
      number += 1
      let line = String(decoding: bytes, as: UTF8.self)
      if line.allSatisfy(\.isWhitespace) { continue }
      do {
        try body(line)
      } catch let failure as Failure
        where failure.status != .inputOutput && !failure.message.isEmpty
      {
        failures += 1
        try notice("line \(number): \(failure.message)")
      }
    }
    if failures > 0 { throw Failure.silent(.badData) }
  }
}

/// A line's first tab-separated field, and the rest of the line with the tab before it.
func firstField(of line: String) -> (text: String, rest: Substring) {
  let end = line.utf8.firstIndex(of: UInt8(ascii: "\t")) ?? line.endIndex
  return (String(line[..<end]), line[end...])
}
