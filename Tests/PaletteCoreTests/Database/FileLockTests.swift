import Foundation
import Testing

@testable import PaletteCore

@Suite struct FileLockTests {
  let folder = TemporaryFolder()

  @Test func oneAtATime() throws {
    let path = folder.file("store.lock")
    let lock = try FileLock(path: path)
    #expect(throws: FileError.busy(path: path)) { try FileLock(path: path, patience: 0) }
    #expect(throws: FileError.busy(path: path)) { try FileLock(path: path, patience: 30) }
    lock.release()
    lock.release()
    let second = try FileLock(path: path, patience: 0)
    second.release()
    #expect(folder.mode(of: "store.lock") == 0o600)
  }

  @Test func whoWaitsGetsItInTheEnd() async throws {
    let path = folder.file("store.lock")
    let lock = try FileLock(path: path)
    async let waiting: Bool = Task.detached {
      let second = try FileLock(path: path)
      second.release()
      return true
    }.value
    System.sleep(milliseconds: 50)
    lock.release()
    #expect(try await waiting)
  }

  #if os(Linux)
  /// As a process has it that was started while the lock was held, until its own program begins.
  @Test func releasedThoughAnotherHasTheFileOpen() throws {
    let path = folder.file("store.lock")
    let lock = try FileLock(path: path)
    let files = FileManager.default
    let number = try #require(
      try files.contentsOfDirectory(atPath: "/proc/self/fd").first {
        (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
      })
    let other = dup(try #require(Int32(number)))
    defer { close(other) }
    lock.release()
    try FileLock(path: path, patience: 0).release()
  }
  #endif
}
