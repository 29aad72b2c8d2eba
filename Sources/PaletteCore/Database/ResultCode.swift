internal import CSQLite

extension DatabaseError {
  /// The error that a result code of SQLite stands for.
  ///
  /// Source: https://www.sqlite.org/rescode.html
  init(path: String, code: Int32, connection: OpaquePointer?) {
    let reason = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy(path: path)
    case SQLITE_FULL: self = .full(path: path)
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .notPermitted(path: path)
    case SQLITE_NOTADB: self = .foreign(path: path)
    case SQLITE_CORRUPT, SQLITE_FORMAT: self = .damaged(path: path, detail: reason)
    case SQLITE_IOERR: self = .inputOutput(path: path, reason: reason)
    case SQLITE_CANTOPEN:
      let code = connection.map(sqlite3_system_errno) ?? 0
      self = .init(opening: FileError(path: path, code: code))
    default: self = .statement(path: path, code: Int(code), reason: reason)
    }
  }

  /// The error of a database whose file cannot be reached.
  init(opening error: FileError) {
    switch error {
    case .notPermitted(let path): self = .notPermitted(path: path)
    case .full(let path): self = .full(path: path)
    case .busy(let path): self = .busy(path: path)
    case .missing(let path): self = .cannotOpen(path: path, reason: "its folder is not there")
    case .inputOutput(let path, let reason): self = .cannotOpen(path: path, reason: reason)
    case .malformed(let path): self = .foreign(path: path)
    case .noDataDirectory: self = .cannotOpen(path: "", reason: "no folder is known for it")
    }
  }
}
