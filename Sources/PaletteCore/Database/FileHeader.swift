internal import CSQLite

extension Database {
  /// Refuses a file that is not ours and has a write-ahead log, before SQLite looks into it.
  ///
  /// SQLite makes two files beside such a one to read it, and writes the log into it in the end; this
  /// program never makes any. What the bytes mean: https://www.sqlite.org/fileformat.html, section
  /// 1.3.
  ///
  /// - Parameter schema: What the database must look like.
  /// - Throws: `DatabaseError.foreign`, `DatabaseError.newer`.
  func refuseLogged(unless schema: Schema) throws(DatabaseError) {
    guard let header = fileHeader(), header.starts(with: "SQLite format 3\0".utf8),
      header[18] == 2 || header[19] == 2
    else { return }
    func number(at place: Int) -> Int {
      Int(Int32(truncatingIfNeeded: header[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }))
    }
    guard number(at: 68) == Int(schema.applicationID) else { throw .foreign(path: path) }
    let version = number(at: 60)
    guard version <= schema.migrations.count else {
      throw .newer(path: path, version: version, known: schema.migrations.count)
    }
  }

  /// The first 100 bytes of the file, `nil` if there are fewer.
  ///
  /// They are read through SQLite's own descriptor: closing another would give up its locks.
  private func fileHeader() -> [UInt8]? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard
      sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK,
      let file, let methods = file.pointee.pMethods
    else { return nil }
    var header = [UInt8](repeating: 0, count: 100)
    let code = methods.pointee.xRead(file, &header, Int32(header.count), 0)
    return code == SQLITE_OK ? header : nil
  }
}
