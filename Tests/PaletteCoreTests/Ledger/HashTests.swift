import Testing

@testable import PaletteCore

private func bytes(_ hex: String) -> [UInt8] {
  let digits = hex.utf8.compactMap(Hexadecimal.value(ofDigit:))
  return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

@Suite struct SHA256Tests {
  /// FIPS 180-4 examples, and the long message of the NIST example set.
  static let vectors: [(String, String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: vectors.indices) func example(_ index: Int) {
    let (message, digest) = Self.vectors[index]
    #expect(SHA256.digest(of: Array(message.utf8)).hex == digest)
  }

  /// The digest of the digests of 301 messages, computed with Python's hashlib.
  @Test func everyLengthUpTo300() {
    let digests = (0...300).flatMap { length in
      SHA256.digest(of: (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + length) }).bytes
    }
    #expect(
      SHA256.digest(of: digests).hex
        == "60d63ff40b5558727a9b786ac0be9300f7ca58fd9ddd3b2f3681b369018a87dc")
  }

  @Test func digestsAreReadFromTheirBytes() {
    let digest = SHA256.digest(of: [1, 2, 3])
    #expect(Digest(bytes: digest.bytes) == digest)
    #expect(Digest(bytes: Array(digest.bytes.dropLast())) == nil)
    for index in 0..<32 {
      var other = digest.bytes
      other[index] ^= 1
      #expect(Digest(bytes: other) != digest)
    }
  }
}

@Suite struct HMACTests {
  struct Vector {
    let key: [UInt8]
    let message: [UInt8]
    let code: String
  }

  /// RFC 4231, test cases 1 to 7 (the fifth truncated to 128 bits).
  static let vectors: [Vector] = [
    Vector(
      key: [UInt8](repeating: 0x0B, count: 20), message: Array("Hi There".utf8),
      code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    Vector(
      key: Array("Jefe".utf8), message: Array("what do ya want for nothing?".utf8),
      code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    Vector(
      key: [UInt8](repeating: 0xAA, count: 20), message: [UInt8](repeating: 0xDD, count: 50),
      code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
    Vector(
      key: Array(1...25), message: [UInt8](repeating: 0xCD, count: 50),
      code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
    Vector(
      key: [UInt8](repeating: 0x0C, count: 20), message: Array("Test With Truncation".utf8),
      code: "a3b6167473100ee06e0c796c2955552b"),
    Vector(
      key: [UInt8](repeating: 0xAA, count: 131),
      message: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
    Vector(
      key: [UInt8](repeating: 0xAA, count: 131),
      message: Array(
        ("This is a test using a larger than block-size key and a larger than block-size data. "
          + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
      code: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
  ]

  @Test(arguments: vectors.indices) func example(_ index: Int) {
    let vector = Self.vectors[index]
    let code = HMACKey(vector.key).code(for: vector.message).hex
    #expect(code.hasPrefix(vector.code))
    #expect(vector.code.count == 64 || index == 4)
  }

  /// RFC 7515, appendix A.1.
  @Test func signedToken() {
    let key = bytes(
      "0323354b2b0fa5bc837e0665777ba68f5ab328e6f054c928a90f84b2d2502ebf"
        + "d3fb5a92d20647ef968ab4c377623d223d2e2172052e4f08c0cd9af567d080a3")
    let message =
      "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQog"
      + "Imh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
    #expect(
      HMACKey(key).code(for: Array(message.utf8)).hex
        == "7418dfb49799e0254ffa607dd8adbbba16d4254d69d6bff05b58055853848d79")
  }

  @Test func keysOfDifferentLabelsDiffer() {
    let master = Array<UInt8>(0..<32)
    #expect(HMACKey.derive("ledger-v1", from: master) != HMACKey.derive("receipt", from: master))
    let derived = HMACKey(HMACKey.derive("ledger-v1", from: master))
    #expect(
      derived.code(for: [1]) == HMACKey(label: "ledger-v1", master: master).code(for: [1]))
  }
}
