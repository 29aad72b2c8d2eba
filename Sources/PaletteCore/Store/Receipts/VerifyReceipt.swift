/// The store's server that checks receipts (`/verifyReceipt`), once for each environment.
extension AppStore {
  /// Answers a request as the server does: always with JSON, and with the verdict in `status`.
  ///
  /// - Parameters:
  ///   - body: The request: JSON with `receipt-data`.
  ///   - endpoint: The server asked: `buy.itunes.apple.com` or `sandbox.itunes.apple.com`.
  ///   - now: The present moment.
  /// - Returns: JSON with `status`, `environment` and, where the status is 0, `receipt`.
  /// - Throws: `StoreError` if the server cannot be reached, or `DatabaseError`.
  public func verifyReceipt(
    _ body: String, endpoint: StoreEnvironment, at now: Timestamp
  ) throws -> String {
    try reach(.verification)
    if let status = settings.verifyStatus, status != 0 {
      return answer(ReceiptStatus(code: status), endpoint)
    }
    guard let request = try? JSONReader.read(Array(body.utf8)),
      let data = request["receipt-data"]?.string.flatMap(Base64.bytes(of:)), data.count > 32
    else { return answer(.malformed, endpoint) }
    guard let (payload, signer) = try open(data) else { return answer(.notAuthentic, endpoint) }
    guard signer == endpoint else {
      return answer(endpoint == .production ? .fromSandbox : .fromProduction, endpoint)
    }
    guard case .object(let members) = payload else { return answer(.malformed, endpoint) }
    return ReceiptPayload.response(members, from: endpoint, at: now).text
  }

  private func answer(_ status: ReceiptStatus, _ endpoint: StoreEnvironment) -> String {
    JSON.object([
      "status": .integer(status.code), "environment": .string(endpoint.responseName),
      // Of the internal errors the even ones are said to pass.
      "is-retryable": (21100...21199).contains(status.code) ? .bool(status.code % 2 == 0) : nil,
    ]).text
  }
}

/// A verdict of the verification server.
struct ReceiptStatus: Equatable {
  let code: Int

  static let malformed = ReceiptStatus(code: 21002)
  static let notAuthentic = ReceiptStatus(code: 21003)
  static let fromSandbox = ReceiptStatus(code: 21007)
  static let fromProduction = ReceiptStatus(code: 21008)
}
