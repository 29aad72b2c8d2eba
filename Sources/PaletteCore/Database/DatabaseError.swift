/// Why a database could not be opened, read or written.
public enum DatabaseError: Error, Equatable, CustomStringConvertible {
  /// The file, or the disk that it is on, could not be used.
  case file(FileError)
  /// The file is not a database, or is one of another program.
  case foreign(path: String)
  /// The file is a database, but its contents are not as this program left them.
  case damaged(path: String, detail: String)
  /// Its tables are not those that this program made: one is gone, or has another form.
  case misshapen(path: String, detail: String)
  /// A newer version of the program wrote it.
  case newer(path: String, version: Int, known: Int)
  /// SQLite was called wrongly; only a fault of the program does this.
  case statement(path: String, code: Int, reason: String)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .foreign(let path):
      "'\(path)' is not a database of palette-cli. It was left as it is; move it away."
    case .damaged(let path, let detail), .misshapen(let path, let detail):
      "'\(path)' is damaged (\(detail)). It was left as it is; put it back from a backup."
    case .newer(let path, let version, let known):
      "'\(path)' was written by a newer palette-cli (version \(version), this one knows \(known))."
        + " Update palette-cli."
    case .statement(let path, let code, let reason):
      "'\(path)': \(reason) (\(code)). This is a fault of palette-cli; please report it."
    }
  }
}
