/// What a verification server answered, and which one.
struct ServerAnswer: Equatable {
  /// The server that answered.
  let endpoint: StoreEnvironment
  /// The answer as it came.
  let text: String
  /// The answer, if it is JSON.
  let json: JSON?

  init(_ text: String, from endpoint: StoreEnvironment) {
    self.endpoint = endpoint
    self.text = text
    json = try? JSONReader.read(Array(text.utf8))
  }

  /// The verdict on the receipt, if there is one.
  var status: Int? { json?["status"]?.integer }
}

extension AppStore {
  /// Has a receipt checked: by the server told, and where that says it is the other's, by the other.
  ///
  /// There is one switch at most, and it is not remembered: the next receipt goes to production
  /// first again.
  ///
  /// - Parameters:
  ///   - request: JSON with `receipt-data`.
  ///   - first: The server asked first.
  ///   - now: The present moment.
  ///   - switching: Called before the other server is asked.
  /// - Returns: The last answer.
  /// - Throws: `StoreError` if a server cannot be reached, `DatabaseError`, or what `switching`
  ///   throws.
  func ask(
    _ request: String, first: StoreEnvironment = .production, at now: () -> Timestamp,
    switching: (StoreEnvironment) throws -> Void = { _ in }
  ) throws -> ServerAnswer {
    let answer = ServerAnswer(
      try verifyReceipt(request, endpoint: first, at: now()), from: first)
    guard answer.status == ReceiptStatus.belongsToOther(of: first).code else { return answer }
    try switching(first.other)
    return ServerAnswer(
      try verifyReceipt(request, endpoint: first.other, at: now()), from: first.other)
  }
}
