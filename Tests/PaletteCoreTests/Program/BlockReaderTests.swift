#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Testing

@testable import palette_cli

@Suite struct BlockReaderTests {
  /// The lines that a reader of small blocks makes of pieces that arrive one after the other.
  private func lines(of pieces: [String], size: Int) throws -> [String] {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var reader = BlockReader(descriptor: ends[0], size: size)
    var block = LineBlock()
    var lines: [String] = []
    func readWhatIsThere() throws {
      try reader.read(into: &block)
      _ = block.forEachLine { line, _ in lines.append(String(decoding: line, as: UTF8.self)) }
    }
    for piece in pieces {
      _ = write(ends[1], piece, piece.utf8.count)
      if piece.last == "\n" { try readWhatIsThere() }
    }
    close(ends[1])
    repeat { try readWhatIsThere() } while !block.isEmpty
    return lines
  }

  @Test(arguments: 1...40) func splitsLinesWhereverABlockEnds(size: Int) throws {
    let text = "#fff\nred\r\n\n\n a longer line than any block of this test\n\r\nx\ty\rz\nlast"
    let expected = [
      "#fff", "red", "", "", " a longer line than any block of this test", "", "x\ty\rz", "last",
    ]
    #expect(try lines(of: [text], size: size) == expected)
    #expect(try lines(of: [text + "\n"], size: size) == expected)
    #expect(try lines(of: text.map { String($0) }, size: size) == expected)
  }

  @Test(arguments: [1, 2, 3, 4, 64]) func passesOverAByteOrderMark(size: Int) throws {
    #expect(try lines(of: ["\u{FEFF}#fff\n\u{FEFF}\n"], size: size) == ["#fff", "\u{FEFF}"])
    #expect(try lines(of: ["\u{FEFF}"], size: size) == [])
    #expect(try lines(of: [""], size: size) == [])
    #expect(try lines(of: ["\n"], size: size) == [""])
  }

  @Test func givesALineBeforeTheNextIsWritten() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { ends.forEach { _ = close($0) } }
    var reader = BlockReader(descriptor: ends[0])
    var block = LineBlock()
    for _ in 0..<3 {
      _ = write(ends[1], "one\ntwo\nthr", 11)
      try reader.read(into: &block)
      #expect(block.forEachLine { _, _ in } == 2)
      _ = write(ends[1], "ee\n", 3)
      try reader.read(into: &block)
      var line = ""
      _ = block.forEachLine { bytes, _ in line += String(decoding: bytes, as: UTF8.self) }
      #expect(line == "three")
    }
  }
}
