internal import CSQLite

extension Database {
  /// Runs one statement that returns no rows.
  ///
  /// - Parameters:
  ///   - sql: One statement, with `?` where values go.
  ///   - values: The values, in order.
  /// - Returns: How many rows it inserted, changed or deleted.
  /// - Throws: `DatabaseError`.
  @discardableResult
  public func run(_ sql: String, _ values: [Value] = []) throws(DatabaseError) -> Int {
    let statement = try prepared(sql, values)
    while try statement.step() {}
    return Int(sqlite3_changes(connection))
  }

  /// Reads all rows of a query.
  ///
  /// - Parameters:
  ///   - sql: One query, with `?` where values go.
  ///   - values: The values, in order.
  ///   - read: Makes an element of a row.
  /// - Returns: The elements, in the order of the query.
  /// - Throws: `DatabaseError`.
  public func rows<Element>(
    _ sql: String, _ values: [Value] = [],
    _ read: (Row) throws(DatabaseError) -> Element
  ) throws(DatabaseError) -> [Element] {
    var elements: [Element] = []
    try forEachRow(sql, values) { row throws(DatabaseError) in
      elements.append(try read(row))
      return true
    }
    return elements
  }

  /// Reads the first row of a query.
  ///
  /// - Parameters:
  ///   - sql: One query, with `?` where values go.
  ///   - values: The values, in order.
  ///   - read: Makes an element of the row.
  /// - Returns: The element, or `nil` if there is no row.
  /// - Throws: `DatabaseError`.
  public func row<Element>(
    _ sql: String, _ values: [Value] = [],
    _ read: (Row) throws(DatabaseError) -> Element
  ) throws(DatabaseError) -> Element? {
    let statement = try prepared(sql, values)
    guard try statement.step() else { return nil }
    return try read(Row(statement: statement.pointer, database: self))
  }

  /// Hands over the rows of a query one by one, so that they need not all fit in memory.
  ///
  /// - Parameters:
  ///   - sql: One query, with `?` where values go.
  ///   - values: The values, in order.
  ///   - body: Takes a row, and says whether it wants another.
  /// - Throws: `DatabaseError`.
  public func forEachRow(
    _ sql: String, _ values: [Value] = [],
    _ body: (Row) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    let statement = try prepared(sql, values)
    while try statement.step() {
      guard try body(Row(statement: statement.pointer, database: self)) else { return }
    }
  }

  private func prepared(_ sql: String, _ values: [Value]) throws(DatabaseError) -> Statement {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &handle, nil)
    guard code == SQLITE_OK else { throw failure(code) }
    guard let handle else { preconditionFailure("a statement must not be empty") }
    let statement = Statement(pointer: handle, database: self)
    precondition(sqlite3_bind_parameter_count(handle) == values.count, "one value for each '?'")
    for (index, value) in values.enumerated() {
      let code = value.bind(at: Int32(index + 1), of: handle)
      guard code == SQLITE_OK else { throw failure(code) }
    }
    return statement
  }

  /// Runs statements that take no values and return no rows of interest.
  func execute(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(connection, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  func failure(_ code: Int32) -> DatabaseError {
    DatabaseError(path: path, code: code, connection: connection)
  }
}

/// A prepared statement with its values bound.
struct Statement: ~Copyable {
  let pointer: OpaquePointer
  let database: Database

  deinit { sqlite3_finalize(pointer) }

  /// Goes on to the next row; false at the end.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw database.failure(code)
    }
  }
}

extension Value {
  fileprivate func bind(at index: Int32, of statement: OpaquePointer) -> Int32 {
    // SQLITE_TRANSIENT, a macro that Swift cannot see: SQLite copies the bytes before it returns.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch self {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, Int64(number))
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          sqlite3_bind_text(
            statement, index, characters.baseAddress, Int32(characters.count), transient)
        }
      }
    case .blob(let bytes):
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
      return sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), transient)
    }
  }
}
