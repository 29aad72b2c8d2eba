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
    let bundleID = fault == .otherBundle ? "another-app" : Self.bundleID
    let payload = ReceiptPayload.members(
      of: items, environment: signer, bundleID: bundleID,
      binding: InstallBinding.members(
        installID: fault == .otherInstall ? "another-install" : installID,
        opaque: Hexadecimal.text(of: randomBytes(16)), bundleID: bundleID),
      at: now)
    let bytes = Array(JSON.object(payload).text.utf8)
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
}

/// What ties a receipt to one install, so that a copied file is of no use elsewhere.
///
/// The receipts of the App Store carry such a hash of device, opaque value and bundle identifier.
enum InstallBinding {
  /// The hash that a receipt for an install carries, in hexadecimal.
  static func hash(installID: String, opaque: String, bundleID: String) -> String {
    SHA256.digest(of: Array("\(installID)\n\(opaque)\n\(bundleID)".utf8)).hex
  }

  /// The members of a receipt that bind it.
  static func members(installID: String, opaque: String, bundleID: String) -> [JSON.Member] {
    [
      JSON.Member("opaque_value", .string(opaque)),
      JSON.Member(
        "hash", .string(hash(installID: installID, opaque: opaque, bundleID: bundleID))),
    ]
  }
}

extension StoreEnvironment {
  fileprivate var other: StoreEnvironment { self == .production ? .sandbox : .production }
}
