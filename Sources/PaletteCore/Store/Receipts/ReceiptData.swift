/// The form of receipt data: a payload (JSON) and the store's signature behind it, in base64.
///
/// Whoever has receipt data can read them; only the store's server can say whether they are its own.
struct ReceiptData {
  /// What the signature is made over.
  let payload: [UInt8]
  /// The HMAC-SHA256 of the payload.
  let signature: Digest

  /// `receipt_type` of receipts that a local test session makes.
  static let localType = "Xcode"

  /// Takes receipt data apart.
  ///
  /// - Parameter text: Base64 of the standard alphabet, padded, on one line; the result is `nil` for
  ///   anything else, and where no payload is left before the signature.
  init?(_ text: String) {
    guard let bytes = Base64.bytes(of: text), bytes.count > 32,
      let signature = Digest(bytes: Array(bytes.suffix(32)))
    else { return nil }
    payload = Array(bytes.dropLast(32))
    self.signature = signature
  }

  /// What the payload says, if it is JSON; nobody has vouched for it yet.
  var contents: JSON? { try? JSONReader.read(payload) }

  /// Whether a local test session made the receipt, which no server knows.
  ///
  /// Xcode's own are PKCS #7 (they begin with an ASN.1 sequence) and carry a certificate in this name.
  var isLocalTest: Bool {
    guard payload.first == 0x30 else {
      return contents?["receipt_type"]?.string == Self.localType
    }
    let issuer = Array("StoreKit Testing in Xcode".utf8)
    return payload.indices.contains { payload[$0...].starts(with: issuer) }
  }

  /// Whether the receipt was made for an install; an install without a name has no receipt.
  func isBound(to installID: String) -> Bool {
    guard !installID.isEmpty, let contents, let opaque = contents["opaque_value"]?.string else {
      return false
    }
    return contents["hash"]?.string
      == InstallBinding.hash(installID: installID, opaque: opaque, bundleID: AppStore.bundleID)
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

  /// The members of a receipt that bind it; the app reads them itself, for the server's answers do
  /// not hold them.
  static func members(installID: String, opaque: String, bundleID: String) -> [JSON.Member] {
    let hash = hash(installID: installID, opaque: opaque, bundleID: bundleID)
    return [JSON.Member("opaque_value", .string(opaque)), JSON.Member("hash", .string(hash))]
  }

  static let names: Set<String> = ["opaque_value", "hash"]
}
