internal import CSQLite

extension Database {
  /// Whether a transaction is open on this connection.
  public var isInTransaction: Bool { sqlite3_get_autocommit(connection) == 0 }

  /// Runs changes in one transaction that has the right to write from its beginning.
  ///
  /// All of it is on the disk when this returns, and none of it is if it throws. Inside another
  /// transaction of this connection the changes join that one.
  ///
  /// - Parameter body: The changes.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws; `DatabaseError.file(.busy)` if another process writes for
  ///   over 5 s.
  @discardableResult
  public func immediate<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs queries that all see the same moment, whatever others write meanwhile.
  ///
  /// - Parameter body: The queries.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public func reading<Result>(_ body: () throws(DatabaseError) -> Result) throws(DatabaseError)
    -> Result
  {
    if isInTransaction { return try body() }
    try execute("BEGIN")
    // Nothing was changed, so there is nothing to lose.
    defer { rollBack() }
    return try body()
  }

  /// Ends a transaction without its changes; SQLite may have done so itself after a disk error.
  func rollBack() {
    if isInTransaction { sqlite3_exec(connection, "ROLLBACK", nil, nil, nil) }
  }
}
