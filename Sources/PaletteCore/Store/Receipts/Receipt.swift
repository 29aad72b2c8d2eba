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
    let transactions = try listed(account: account, environment: environment)
      .filter { fault != .missingItem || $0.isFinished }.map(\.transaction)
    let bundleID = fault == .otherBundle ? "another-app" : Self.bundleID
    var payload = ReceiptPayload(
      of: transactions, environment: signer, bundleID: bundleID,
      binding: InstallBinding.members(
        installID: fault == .otherInstall ? "another-install" : installID,
        opaque: Hexadecimal.text(of: randomBytes(16)), bundleID: bundleID),
      at: now)
    if fault == .damagedItem { payload.items.insert(ReceiptPayload.damagedItem, at: 0) }
    if fault == .localTest {
      payload.type = ReceiptData.localType
      payload.expiration = ReceiptPayload.localExpiration
      // A local test session counts from zero.
      payload.items = transactions.enumerated().map {
        ReceiptPayload.item($0.element, as: String($0.offset))
      }
      return Base64.text(of: Array(JSON.object(payload.members).text.utf8) + randomBytes(32))
    }
    return try signed(JSON.object(payload.members), by: signer, isSpoilt: fault == .badSignature)
  }

  /// The purchases that a receipt lists: finished consumables leave it, everything else stays for
  /// ever, taken back or not.
  private func listed(
    account: String, environment: StoreEnvironment
  ) throws(DatabaseError) -> [Delivery] {
    try deliveries(
      """
      account = ? AND environment = ? AND (finished = 0 OR kind = 'Non-Consumable')
      AND (finished = 0 OR id = original)
      """, [.text(account), .text(environment.rawValue)])
  }

  private func signed(
    _ payload: JSON, by signer: StoreEnvironment, isSpoilt: Bool
  ) throws(DatabaseError) -> String {
    let bytes = Array(payload.text.utf8)
    var signature = key(of: signer, master: try masterKey()).code(for: bytes).bytes
    if isSpoilt { signature[31] ^= 1 }
    return Base64.text(of: bytes + signature)
  }

  /// The store that signed receipt data; `nil` if this one did not.
  func signer(of receipt: ReceiptData) throws(DatabaseError) -> StoreEnvironment? {
    // Who has never signed anything has no key, and checking makes none.
    guard let master = try storedKey() else { return nil }
    return StoreEnvironment.allCases.first {
      key(of: $0, master: master).code(for: receipt.payload) == receipt.signature
    }
  }

  private func key(of environment: StoreEnvironment, master: [UInt8]) -> HMACKey {
    HMACKey(label: "receipt-v1-\(environment.rawValue)", master: master)
  }
}
