/// Where the key of a ledger lies: under its own name, or under a new one until it is in use.
struct LedgerKeyFiles: Sendable {
  let path: String

  /// The name of a key that takes the other's place once the head is signed with it.
  var newPath: String { path + ".new" }

  /// What is found under a name.
  enum Contents {
    case key(KeyFile)
    case malformed
    case missing

    var file: KeyFile? {
      if case .key(let file) = self { file } else { nil }
    }
  }

  /// What is found under the key's name.
  func current() throws(FileError) -> Contents { try Self.contents(of: path) }

  /// What is found under the new name; a file that a crash cut short was never in use.
  func new() throws(FileError) -> Contents { try Self.contents(of: newPath) }

  /// Whether there is anything under the new name.
  func newIsThere() throws(FileError) -> Bool { try Files.mode(of: newPath) != nil }

  private static func contents(of path: String) throws(FileError) -> Contents {
    do throws(FileError) {
      return try KeyFile.read(path).map(Contents.key) ?? .missing
    } catch .malformed {
      return .malformed
    }
  }
}
