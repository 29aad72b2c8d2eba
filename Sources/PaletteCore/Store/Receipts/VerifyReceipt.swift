/// The store's server that checks receipts (`/verifyReceipt`), once for each environment.
extension AppStore {
  /// Answers a request as the server does: always with JSON, and with the verdict in `status`.
  ///
  /// Of the request's members only `receipt-data` counts: `password` and `exclude-old-transactions`
  /// are about subscriptions.
  ///
  /// - Parameters:
  ///   - body: The request: JSON with `receipt-data`.
  ///   - endpoint: The server asked: `buy.itunes.apple.com` or `sandbox.itunes.apple.com`.
  ///   - now: The present moment.
  /// - Returns: JSON with `status`; with `environment` and `receipt` where the receipt was read.
  /// - Throws: `StoreError` if the server cannot be reached, or `DatabaseError`.
  public func verifyReceipt(
    _ body: String, endpoint: StoreEnvironment, at now: Timestamp
  ) throws -> String {
    try reach(.verification)
    var (status, receipt) = try read(body, endpoint)
    if let forced = settings.verifyStatus { status = ReceiptStatus(code: forced) }
    if status.hasReceipt, case .object(let members)? = receipt {
      return ReceiptPayload.response(members, status: status.code, from: endpoint, at: now).text
    }
    return JSON.object([
      "status": .integer(status.code),
      "environment": status.namesEnvironment ? .string(endpoint.responseName) : nil,
      // Of the internal errors the even ones are said to pass.
      "is-retryable": status.isInternalError ? .bool(status.code % 2 == 0) : nil,
    ]).text
  }

  /// Reads a request: the verdict, and what the receipt says if it is this server's.
  private func read(
    _ body: String, _ endpoint: StoreEnvironment
  ) throws(DatabaseError) -> (ReceiptStatus, JSON?) {
    guard let request = try? JSONReader.read(Array(body.utf8)), request.isObject else {
      return (.noRequest, nil)
    }
    guard let receipt = request["receipt-data"]?.string.flatMap(ReceiptData.init),
      !receipt.isLocalTest
    else { return (.malformed, nil) }
    guard let signer = try signer(of: receipt) else { return (.notAuthentic, nil) }
    guard signer == endpoint else { return (.belongsToOther(of: endpoint), nil) }
    return (.valid, receipt.contents)
  }
}

/// A verdict of the verification server.
struct ReceiptStatus: Equatable {
  let code: Int

  static let valid = ReceiptStatus(code: 0)
  static let noRequest = ReceiptStatus(code: 21000)
  static let malformed = ReceiptStatus(code: 21002)
  static let notAuthentic = ReceiptStatus(code: 21003)

  /// What a server says to a receipt of the other one.
  static func belongsToOther(of endpoint: StoreEnvironment) -> ReceiptStatus {
    ReceiptStatus(code: endpoint == .production ? 21007 : 21008)
  }

  var isInternalError: Bool { (21100...21199).contains(code) }

  /// Whether the receipt is decoded in the answer: also that of a subscription which has ended.
  var hasReceipt: Bool { code == 0 || code == 21006 }

  /// Whether the answer names the environment that the receipt was made for.
  ///
  /// It cannot where the receipt was not read, and does not where it is the other server's: in the
  /// field 21002 and 21007 stand alone, 21010 does not.
  var namesEnvironment: Bool { hasReceipt || isInternalError || code == 21009 || code == 21010 }
}
