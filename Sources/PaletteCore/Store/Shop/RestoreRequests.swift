/// The restores that have begun and not ended, beside the queue they fill.
extension PaymentQueue {
  /// A restore that has begun and not ended.
  struct RestoreRequest: Equatable {
    let id: String
    let account: String
    let environment: StoreEnvironment
  }

  func restores() throws(DatabaseError) -> [RestoreRequest] {
    try database.rows("SELECT request, account, environment FROM restoreRequest") {
      row throws(DatabaseError) in
      guard let environment = StoreEnvironment(rawValue: try row.text(2)) else {
        throw .damaged(path: database.path, detail: "a restore from an unknown store")
      }
      return RestoreRequest(
        id: try row.text(0), account: try row.text(1), environment: environment)
    }
  }

  func begin(_ restore: RestoreRequest) throws(DatabaseError) {
    try database.run(
      "INSERT INTO restoreRequest VALUES (?, ?, ?)",
      [.text(restore.id), .text(restore.account), .text(restore.environment.rawValue)])
  }

  func end(_ restore: RestoreRequest) throws(DatabaseError) {
    try database.run("DELETE FROM restoreRequest WHERE request = ?", [.text(restore.id)])
  }
}
