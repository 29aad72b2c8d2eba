import Testing

@testable import PaletteCore

@Suite struct ZIPTests {
  /// An archive of one file, any fact of which can be a lie.
  private func archive(
    _ content: [UInt8] = Array("hello".utf8), name: String = "a.txt", flags: Int = 0,
    method: Int = 0, packed: [UInt8]? = nil, count: Int? = nil, packedCount: Int? = nil,
    checksum: Int? = nil, localIsEmpty: Bool = false, comment: String = "", start: Int? = nil,
    entries: Int = 1
  ) -> [UInt8] {
    let packed = packed ?? content
    let sizes =
      little(checksum ?? Int(Compression.crc32(content)), 4)
      + little(packedCount ?? packed.count, 4) + little(count ?? content.count, 4)
    let head = little(flags, 2) + little(method, 2) + [0, 0, 0x21, 0]
    let local =
      [UInt8](hex: "504b0304 1400") + head
      + (localIsEmpty ? [UInt8](repeating: 0, count: 12) : sizes)
      + little(name.utf8.count, 2) + [3, 0] + Array(name.utf8) + [7, 7, 7] + packed
    let directory =
      [UInt8](hex: "504b0102 1400 1400") + head + sizes + little(name.utf8.count, 2)
      + [UInt8](repeating: 0, count: 12) + little(0, 4) + Array(name.utf8)
    return local + directory + [UInt8](hex: "504b0506 00000000") + little(entries, 2)
      + little(entries, 2) + little(directory.count, 4) + little(start ?? local.count, 4)
      + little(comment.utf8.count, 2) + Array(comment.utf8)
  }

  private func little(_ number: Int, _ count: Int) -> [UInt8] {
    [UInt8](big: number, count).reversed()
  }

  private func expected(_ bytes: [UInt8], name: String = "a.txt") -> String? {
    do {
      _ = try ZIPReader(bytes).file(name)
      return nil
    } catch {
      guard case .expected(let text) = error.reason else { return "\(error)" }
      return text
    }
  }

  @Test func filesAreFoundByTheirNames() throws {
    let hello = Array("hello".utf8)
    let bytes = archive(comment: "PK\u{5}\u{6} is in this comment")
    #expect(try ZIPReader(bytes).file("a.txt") == hello)
    #expect(try ZIPReader(bytes).file("A.TXT") == nil)
    #expect(try ZIPReader(archive(localIsEmpty: true)).file("a.txt") == hello)
    #expect(try ZIPReader(archive(name: "folder/a.txt")).file("a.txt") == hello)
    #expect(try ZIPReader(archive(name: "../a.txt")).file("a.txt") == nil)
    #expect(try ZIPReader(archive() + [0]).file("a.txt") == hello)
    let deflated = archive(method: 8, packed: Compression.deflate(hello, as: .raw))
    #expect(try ZIPReader(deflated).file("a.txt") == hello)
  }

  @Test func whatIsNotReadIsTold() {
    #expect(expected(archive(flags: 1)) == "'a.txt' without encryption")
    #expect(expected(archive(method: 12)) == "'a.txt' stored or deflated")
    #expect(expected(archive(count: 64 << 20 | 1)) == "'a.txt' of at most 64 MiB")
    #expect(expected(archive(checksum: 1)) == "the checksum of 'a.txt'")
    #expect(expected(archive(count: 4)) == "5 bytes of 'a.txt'")
    #expect(expected(archive(packedCount: 4_000)) == "4000 bytes of 'a.txt', not 78")
    #expect(expected(archive(entries: 2)) == "entry 2 of 2")
    #expect(expected(archive(start: 1 << 30)) == "a directory before byte 94")
    #expect(expected(archive(start: 3)) == "entry 1 of 1")
    #expect(expected(Array("PK".utf8)) == "the end of an archive's directory")
    #expect(expected([]) == "the end of an archive's directory")
  }

  @Test func lengthsThatNothingCanStandForAreNotBelieved() {
    let packed = Compression.deflate(Array("hello".utf8), as: .raw)
    #expect(
      expected(archive(method: 8, packed: packed, count: 15 << 20))
        == "15728640 bytes of 'a.txt', deflated")
    #expect(
      expected(archive(method: 8, packed: packed, count: 3)) == "3 bytes of 'a.txt', deflated")
    #expect(expected(archive(method: 8, packed: [9, 9])) == "5 bytes of 'a.txt', deflated")
  }

  @Test func sameFilesGiveTheSameArchive() throws {
    var writer = ZIPWriter()
    writer.append(Array("one".utf8), named: "1")
    writer.append([], named: "mappe/2")
    let bytes = writer.archive
    #expect(try ZIPReader(bytes).file("1") == Array("one".utf8))
    #expect(try ZIPReader(bytes).file("mappe/2") == [])
    #expect(bytes.count == 3 + 2 * 30 + 2 * 46 + 2 * 8 + 22)
    #expect(Array(bytes[10..<14]) == [0, 0, 0x21, 0])
    for length in bytes.indices {
      #expect(throws: PaletteFileFault.self) { try ZIPReader(Array(bytes[..<length])) }
    }
  }

  @Test func changedBytesNeverTrap() throws {
    let deflated = archive(
      method: 8, packed: Compression.deflate(Array("hello hello hello".utf8), as: .raw))
    for index in deflated.indices {
      for value in [UInt8(0), 1, 0x7F, 0xFF] {
        var bytes = deflated
        bytes[index] = value
        _ = try? ZIPReader(bytes).file("a.txt")
      }
    }
  }
}
