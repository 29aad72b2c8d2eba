internal import CSQLite

extension DatabaseError {
  /// The error that a result code of SQLite stands for.
  ///
  /// Source: https://www.sqlite.org/rescode.html
  init(path: String, code: Int32, connection: OpaquePointer?) {
    let lastCode = Files.lastDiskCode
    let reason = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .file(.busy(path: path))
    case SQLITE_FULL: self = .file(.full(path: path))
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
      self = .file(Files.obstacle(toWriting: path))
    case SQLITE_NOTADB: self = .foreign(path: path)
    // The statements are the program's own and fit its schema, so it is the file that does not.
    case SQLITE_CORRUPT, SQLITE_FORMAT, SQLITE_CONSTRAINT, SQLITE_MISMATCH:
      self = .damaged(path: path, detail: reason)
    case SQLITE_ERROR, SQLITE_SCHEMA: self = .misshapen(path: path, detail: reason)
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      // SQLite names the call that failed and the system the reason, which some versions (3.40) do
      // not keep where a commit failed.
      let kept = connection.map(sqlite3_system_errno) ?? 0
      self = .file(
        kept == 0 && lastCode == 0
          ? .inputOutput(path: path, reason: reason)
          : FileError(path: path, code: kept == 0 ? lastCode : kept))
    case SQLITE_NOMEM: self = .file(.inputOutput(path: path, reason: reason))
    default: self = .statement(path: path, code: Int(code), reason: reason)
    }
  }
}
