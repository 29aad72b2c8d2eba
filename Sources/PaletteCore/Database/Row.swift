internal import CSQLite

/// One row of a query, valid only while it is handed over; columns are counted from 0.
///
/// A value of another type than the one asked for means that somebody changed the file by other
/// means: it is reported as damage and never converted.
public struct Row {
  let statement: OpaquePointer
  let database: Database

  /// A whole number.
  ///
  /// - Parameter column: The column, from 0.
  /// - Returns: The number.
  /// - Throws: `DatabaseError.damaged` if it is something else.
  public func integer(_ column: Int) throws(DatabaseError) -> Int {
    guard type(of: column) == SQLITE_INTEGER else { throw mismatch(column, "a whole number") }
    return Int(sqlite3_column_int64(statement, Int32(column)))
  }

  /// Text.
  ///
  /// - Parameter column: The column, from 0.
  /// - Returns: The text.
  /// - Throws: `DatabaseError.damaged` if it is something else or not UTF-8.
  public func text(_ column: Int) throws(DatabaseError) -> String {
    guard type(of: column) == SQLITE_TEXT,
      let text = withBytes(column, { String(validating: $0, as: UTF8.self) })
    else { throw mismatch(column, "text") }
    return text
  }

  /// Bytes.
  ///
  /// - Parameter column: The column, from 0.
  /// - Returns: The bytes.
  /// - Throws: `DatabaseError.damaged` if it is something else.
  public func blob(_ column: Int) throws(DatabaseError) -> [UInt8] {
    guard type(of: column) == SQLITE_BLOB else { throw mismatch(column, "bytes") }
    return withBytes(column) { Array($0) }
  }

  /// Text that may be missing.
  ///
  /// - Parameter column: The column, from 0.
  /// - Returns: The text, `nil` for null.
  /// - Throws: `DatabaseError.damaged` if it is something else.
  public func optionalText(_ column: Int) throws(DatabaseError) -> String? {
    isNull(column) ? nil : try text(column)
  }

  /// A whole number that may be missing.
  ///
  /// - Parameter column: The column, from 0.
  /// - Returns: The number, `nil` for null.
  /// - Throws: `DatabaseError.damaged` if it is something else.
  public func optionalInteger(_ column: Int) throws(DatabaseError) -> Int? {
    isNull(column) ? nil : try integer(column)
  }

  /// Whether there is no value.
  ///
  /// - Parameter column: The column, from 0.
  /// - Returns: True for null.
  public func isNull(_ column: Int) -> Bool { type(of: column) == SQLITE_NULL }

  /// The bytes of a text or blob as they lie in the file, without a copy; none for null.
  func withBytes<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = sqlite3_column_blob(statement, Int32(column))
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  private func type(of column: Int) -> Int32 { sqlite3_column_type(statement, Int32(column)) }

  private func mismatch(_ column: Int, _ expected: String) -> DatabaseError {
    let name = sqlite3_column_name(statement, Int32(column)).map { String(cString: $0) } ?? "?"
    return .damaged(path: database.path, detail: "'\(name)' is not \(expected)")
  }
}
