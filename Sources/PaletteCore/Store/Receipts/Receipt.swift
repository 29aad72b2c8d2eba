/// The app's receipt: what the store says that an account has bought, signed.
///
/// The data is base64 of the payload (JSON) followed by its HMAC-SHA256 under a key of the store and
/// environment that made it. Only the store can check it, and does so in `verifyReceipt`.
extension AppStore {
  /// The receipt of an account as it stands.
  ///
  /// - Parameters:
  ///   - account: Whose purchases.
  ///   - environment: The store they were made in.
  ///   - installID: The install that asks; the receipt is bound to it.
  ///   - now: The present moment.
  /// - Returns: `receipt-data`: base64 of the standard alphabet, padded, on one line.
  /// - Throws: `StoreError` if the store cannot be reached, or `DatabaseError`.
  public func receipt(
    account: String, environment: StoreEnvironment, installID: String, at now: Timestamp
  ) throws -> String {
    try reach(.receipt)
    let fault = settings.receiptFault
    if fault == .garbage { return Base64.text(of: Array("not a receipt".utf8)) }
    let signer = fault == .otherEnvironment ? environment.other : environment
    // Finished consumables leave the receipt; everything else stays for ever, taken back or not.
    let items = try deliveries(
      "account = ? AND environment = ? AND (finished = 0 OR (kind <> ? AND id = original))",
      [
        .text(account), .text(environment.rawValue), .text(Product.Kind.consumable.rawValue),
      ]
    ).filter { fault != .missingItem || $0.isFinished }.map(\.transaction)
    let payload = payload(
      items, environment: signer,
      bundleID: fault == .otherBundle ? "another-app" : Self.bundleID,
      installID: fault == .otherInstall ? "another-install" : installID, at: now)
    let bytes = Array(payload.text.utf8)
    var signature = try receiptKey(of: signer).code(for: bytes).bytes
    if fault == .badSignature { signature[31] ^= 1 }
    return Base64.text(of: bytes + signature)
  }

  /// The payload of receipt data and the store that signed it; `nil` if this store did not.
  func open(_ receiptData: [UInt8]) throws -> (payload: JSON, signer: StoreEnvironment)? {
    guard let signature = Digest(bytes: Array(receiptData.suffix(32))) else { return nil }
    let payload = Array(receiptData.dropLast(32))
    for environment in StoreEnvironment.allCases {
      if try receiptKey(of: environment).code(for: payload) == signature {
        return (try JSONReader.read(payload), environment)
      }
    }
    return nil
  }

  private func receiptKey(of environment: StoreEnvironment) throws(DatabaseError) -> HMACKey {
    HMACKey(label: "receipt-v1-\(environment.rawValue)", master: try masterKey())
  }

  private func payload(
    _ items: [StoreTransaction], environment: StoreEnvironment, bundleID: String,
    installID: String, at now: Timestamp
  ) -> JSON {
    let opaque = Hexadecimal.text(of: randomBytes(16))
    // The sandbox says the same of every app.
    let firstBought =
      environment == .sandbox
      ? Timestamp(milliseconds: 1_375_340_400_000) : items.map(\.originalDate).min() ?? now
    return .object(
      [
        JSON.Member("receipt_type", .string(environment.receiptType)),
        JSON.Member("adam_id", .integer(0)), JSON.Member("app_item_id", .integer(0)),
        JSON.Member("bundle_id", .string(bundleID)),
        JSON.Member("application_version", .string("1.0")),
        JSON.Member("download_id", .integer(0)),
        JSON.Member("version_external_identifier", .integer(0)),
      ] + ReceiptDate.members("receipt_creation_date", now.wholeSecond)
        + ReceiptDate.members("original_purchase_date", firstBought.wholeSecond)
        + [
          JSON.Member("original_application_version", .string("1.0")),
          JSON.Member("opaque_value", .string(opaque)),
          JSON.Member(
            "hash",
            .string(
              InstallBinding.hash(installID: installID, opaque: opaque, bundleID: bundleID))),
          JSON.Member("in_app", .array(items.map(item))),
        ])
  }

  /// One item of a receipt; every value is a string, numbers too.
  private func item(_ transaction: StoreTransaction) -> JSON {
    let revocation =
      transaction.revocationDate.map {
        ReceiptDate.members("cancellation_date", $0.wholeSecond)
          + [JSON.Member("cancellation_reason", .string("0"))]
      } ?? []
    return .object(
      [
        JSON.Member("quantity", .string(String(transaction.quantity))),
        JSON.Member("product_id", .string(transaction.productID)),
        JSON.Member("transaction_id", .string(transaction.id)),
        JSON.Member("original_transaction_id", .string(transaction.originalID)),
      ] + ReceiptDate.members("purchase_date", transaction.date.wholeSecond)
        + ReceiptDate.members("original_purchase_date", transaction.originalDate.wholeSecond)
        + revocation
        + [
          JSON.Member("is_trial_period", .string("false")),
          JSON.Member("in_app_ownership_type", .string("PURCHASED")),
        ])
  }
}

/// What ties a receipt to one install, so that a copied file is of no use elsewhere.
///
/// The receipts of the App Store carry such a hash of device, opaque value and bundle identifier.
enum InstallBinding {
  /// The hash that a receipt for an install carries, in hexadecimal.
  static func hash(installID: String, opaque: String, bundleID: String) -> String {
    SHA256.digest(of: Array("\(installID)\n\(opaque)\n\(bundleID)".utf8)).hex
  }
}

extension StoreEnvironment {
  fileprivate var other: StoreEnvironment { self == .production ? .sandbox : .production }
}

extension Timestamp {
  /// The last whole second; receipts hold no fractions, except in `request_date`.
  fileprivate var wholeSecond: Timestamp {
    Timestamp(milliseconds: milliseconds - (milliseconds % 1000 + 1000) % 1000)
  }
}
