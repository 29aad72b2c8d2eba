/// A key that signs JSON Web Signatures and checks them: HMAC with SHA-256.
///
/// Sources: RFC 7515 (the compact serialisation), RFC 7518, section 3.2 (`HS256`), RFC 7517 (the key
/// as JSON). Whoever has the key can check what was signed, and can sign too.
public struct SigningKey: Sendable {
  /// What a signature is checked by, so that others may know it: 16 hexadecimal digits, the first of
  /// the SHA-256 of the key.
  public let id: String
  private let bytes: [UInt8]
  private let code: HMACKey

  /// Prepares a key.
  ///
  /// - Parameter bytes: 32 bytes that nobody can guess.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    id = String(SHA256.digest(of: bytes).hex.prefix(16))
    code = HMACKey(bytes)
  }

  /// The key as a JSON Web Key, which is a secret.
  public var json: JSON {
    .object([
      "kty": .string("oct"), "use": .string("sig"), "alg": .string("HS256"), "kid": .string(id),
      "k": .string(Base64URL.text(of: bytes)),
    ])
  }

  /// Signs claims.
  ///
  /// - Parameter claims: The claims, a JSON object.
  /// - Returns: Header, claims and signature in base64url, with points between them.
  func signed(_ claims: JSON) -> String {
    let header = JSON.object([
      "alg": .string("HS256"), "typ": .string("JWT"), "kid": .string(id),
    ])
    let signed = [header, claims].map { Base64URL.text(of: Array($0.text.utf8)) }
      .joined(separator: ".")
    return signed + "." + Base64URL.text(of: code.code(for: Array(signed.utf8)).bytes)
  }

  /// Checks the signature of what this key is said to have signed.
  ///
  /// What the header names as the algorithm does not matter: there is only this one.
  ///
  /// - Parameter token: A signature in the compact serialisation.
  /// - Throws: `SignatureProblem` if it is none, or was not made with this key over these bytes.
  public func check(_ token: String) throws(SignatureProblem) {
    let segments = token.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard segments.count == 3, let header = Base64URL.bytes(of: Substring(segments[0])),
      Base64URL.bytes(of: Substring(segments[1])) != nil,
      let signature = Base64URL.bytes(of: Substring(segments[2]))
    else { throw .malformed }
    let signed = Array(token.utf8.prefix(segments[0].count + 1 + segments[1].count))
    // `Digest` compares in a time that tells nothing.
    guard Digest(bytes: signature) != code.code(for: signed) else { return }
    let signer = (try? JSONReader.read(header))?["kid"]?.string
    if let signer, signer != id { throw .otherKey(signer) }
    throw .changed
  }
}

/// Why a signature does not hold.
public enum SignatureProblem: Error, Equatable, CustomStringConvertible {
  /// It is not three parts of base64url.
  case malformed
  /// It says that another key made it.
  case otherKey(String)
  /// It was changed, or made without the key.
  case changed

  /// What is wrong, as it follows a line's number.
  public var description: String {
    switch self {
    case .malformed: "is no signed transaction"
    case .otherKey(let id): "was signed with another key, '\(id)'"
    case .changed: "was changed, or was not signed here"
    }
  }
}

extension Ledger {
  /// The key that exported transactions are signed with; `nil` before the ledger is
  /// begun.
  public var signingKey: SigningKey? { keys.map { SigningKey($0.exportKey) } }
}
