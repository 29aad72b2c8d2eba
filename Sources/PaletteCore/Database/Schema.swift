/// One step from a version of a database to the next.
public struct Migration: Sendable {
  /// SQL statements, separated by semicolons.
  public let sql: String

  /// Creates a step.
  ///
  /// - Parameter sql: SQL statements, separated by semicolons; they run in one transaction.
  public init(sql: String) { self.sql = sql }
}

/// What a database of this program must look like.
///
/// Each owner of tables publishes its migrations; one place puts them in order. The order is for
/// ever: a database's `user_version` counts how many of them it has seen.
public struct Schema: Sendable {
  /// The mark that tells our database from another program's (`PRAGMA application_id`).
  public let applicationID: Int32
  /// All steps from an empty file to the newest version, in order.
  public let migrations: [Migration]

  /// Creates a schema.
  ///
  /// - Parameters:
  ///   - applicationID: Any number but 0, which every unmarked database has.
  ///   - migrations: All steps from an empty file to the newest version, in order.
  public init(applicationID: Int32, migrations: [Migration]) {
    self.applicationID = applicationID
    self.migrations = migrations
  }
}
