import Testing

@testable import palette_cli

@Suite struct DescriptorTests {
  /// What one read gives of a memory of so many bytes.
  private func some(of descriptor: Descriptor, atMost count: Int) throws -> [UInt8] {
    var memory = [UInt8](repeating: 0, count: count)
    let read = try memory.withUnsafeMutableBytes { try descriptor.readSome(into: $0) }
    return Array(memory[..<read])
  }

  @Test func readsWhatIsThere() throws {
    let (reading, writing) = try Descriptor.pipe()
    try writing.writeAll([1, 2, 3])
    #expect(try some(of: reading, atMost: 2) == [1, 2])
    #expect(try some(of: reading, atMost: 9) == [3])
    writing.close()
    #expect(try some(of: reading, atMost: 9) == [])
    #expect(try reading.readPiece() == nil)
  }

  @Test func whatIsBorrowedStaysOpen() throws {
    let (reading, writing) = try Descriptor.pipe()
    do {
      let borrowed = Descriptor(borrowing: writing.number)
      try borrowed.writeAll([1])
      borrowed.close()
    }
    try writing.writeAll([2])
    writing.close()
    #expect(try reading.readAll() == [1, 2])
  }

  @Test func readsToTheEndOrToALimit() throws {
    let file = try Descriptor.temporaryFile()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try file.writeAll(bytes)
    file.move(to: 0)
    #expect(try file.readAll() == bytes)
    file.move(to: 100)
    #expect(try file.readAll(after: [7], atMost: 199_901) == [7] + bytes[100...])
    file.move(to: 100)
    #expect(try file.readAll(after: [7], atMost: 199_900) == nil)
    #expect(file.place != nil)
    #expect(try Descriptor.pipe().reading.place == nil)
  }

  @Test func tellsWhyItCannot() throws {
    let folder = TemporaryFolder()
    #expect { try Descriptor(reading: folder.file("none")) } throws: {
      ($0 as? SystemError)?.isMissingFile == true
    }
    // A folder can be opened, but not read.
    #expect(throws: SystemError.self) { try Descriptor(reading: folder.path).readPiece() }
    #expect(throws: SystemError.self) { try Descriptor(reading: folder.path).readAll() }
  }

  @Test func replacesAFileWholeAndKeepsItsMode() throws {
    let folder = TemporaryFolder()
    func write(_ bytes: [UInt8], _ name: String, mayReplace: Bool = true) throws(SystemError) {
      try Files.write(bytes, to: folder.file(name), mayReplace: mayReplace, isSecret: false)
    }
    try write([1, 2, 3], "a")
    folder.setMode(0o640, of: "a")
    try write([4], "a")
    #expect(try Files.read(folder.file("a")) == [4])
    #expect(folder.mode(of: "a") == 0o640)
    #expect { try write([5], "a", mayReplace: false) } throws: {
      ($0 as? SystemError)?.isTaken == true
    }
    #expect(throws: SystemError.self) { try write([1], "no/b") }
    #expect(try Files.read(folder.file("a")) == [4])
    #expect(folder.names == ["a"])
  }
}
