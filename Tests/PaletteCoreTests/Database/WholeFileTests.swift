#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Testing

@testable import PaletteCore

@Suite struct WholeFileTests {
  private let folder = TemporaryFolder()

  @Test func aFileIsMadeReplacedAndRemoved() throws {
    let path = folder.file("a")
    try WholeFile.replace(path, with: Array("one".utf8))
    #expect(folder.read("a") == Array("one".utf8) && folder.mode(of: "a") == 0o600)
    folder.setMode(0o640, of: "a")
    try WholeFile.replace(path, with: Array("two".utf8))
    #expect(folder.read("a") == Array("two".utf8) && folder.mode(of: "a") == 0o640)
    #expect(folder.names == ["a"])
    try WholeFile.remove(path)
    try WholeFile.remove(path)
    #expect(folder.names == [])
  }

  @Test func whatACrashLeftIsWrittenOver() throws {
    folder.write(Array("half".utf8), to: "a.new")
    try WholeFile.replace(folder.file("a"), with: Array("whole".utf8))
    #expect(folder.names == ["a"] && folder.read("a") == Array("whole".utf8))
  }

  @Test func aLinkGoesOnLeadingToTheFile() throws {
    folder.write(Array("one".utf8), to: "target")
    symlink(folder.file("target"), folder.file("link"))
    try WholeFile.replace(folder.file("link"), with: Array("two".utf8))
    #expect(folder.read("target") == Array("two".utf8))
    #expect(folder.names == ["link", "target"])
  }

  @Test func whatCannotBeWrittenIsAnError() {
    #expect(throws: FileError.self) { try WholeFile.replace(folder.file("no/a"), with: [1]) }
    #expect(folder.names == [])
  }
}
