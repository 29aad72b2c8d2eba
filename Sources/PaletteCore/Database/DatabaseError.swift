/// Why a database could not be opened, read or written.
public enum DatabaseError: Error, Equatable, CustomStringConvertible {
  /// Another process is writing and did not finish in time.
  case busy(path: String)
  /// There is no room on the disk; nothing was written.
  case full(path: String)
  /// The user may not read it, or not write it.
  case notPermitted(path: String)
  /// The file is not a database, or is one of another program.
  case foreign(path: String)
  /// The file is a database, but its contents are broken.
  case damaged(path: String, detail: String)
  /// A newer version of the program wrote it.
  case newer(path: String, version: Int, known: Int)
  /// The file cannot be opened or created, mostly because its folder is not there.
  case cannotOpen(path: String, reason: String)
  /// Reading or writing the disk failed.
  case inputOutput(path: String, reason: String)
  /// A statement failed; only a fault of the program does this.
  case statement(path: String, code: Int, reason: String)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .busy(let path):
      "'\(path)' is in use by another palette-cli. Try again when it has finished."
    case .full(let path):
      "'\(path)': there is no room on the disk. Nothing was written; make room and try again."
    case .notPermitted(let path):
      "'\(path)': permission denied. Change its permissions, or name another folder with --data-dir."
    case .foreign(let path):
      "'\(path)' is not a database of palette-cli. It was left as it is; move it away."
    case .damaged(let path, let detail):
      "'\(path)' is damaged (\(detail)). It was left as it is; put it back from a backup."
    case .newer(let path, let version, let known):
      "'\(path)' was written by a newer palette-cli (version \(version), this one knows \(known))."
        + " Update palette-cli."
    case .cannotOpen(let path, let reason):
      "'\(path)' cannot be opened: \(reason). Name another folder with --data-dir."
    case .inputOutput(let path, let reason):
      "'\(path)': \(reason). Nothing was written; look at the disk, then try again."
    case .statement(let path, let code, let reason):
      "'\(path)': \(reason) (\(code)). This is a fault of palette-cli; please report it."
    }
  }
}
