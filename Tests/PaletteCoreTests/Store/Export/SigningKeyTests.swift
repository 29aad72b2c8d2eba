import Testing

@testable import PaletteCore

@Suite struct SigningKeyTests {
  /// RFC 7515, appendix A.1: key, signing input and signature of the standard's own example.
  @Test func theExampleOfTheStandardHolds() throws {
    let bytes = try #require(
      Base64URL.bytes(
        of: "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"
      ))
    let token =
      "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9."
      + "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0"
      + "cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    try SigningKey(bytes).check(token)
  }

  private let key = LedgerExportFixture.key
  private let token = LedgerExportFixture.key.signed(.object(["price": .integer(6000)]))

  @Test func whatIsSignedHolds() throws { try key.check(token) }

  /// C73: the library of another maker may take an edited token; this does not.
  @Test func everyChangeOfOneCharacterIsRefused() {
    let characters = Array(token)
    for place in characters.indices {
      for other in "A_.=" where other != characters[place] {
        var changed = characters
        changed[place] = other
        #expect(throws: SignatureProblem.self) { try key.check(String(changed)) }
      }
    }
  }

  @Test func theProblemIsNamed() throws {
    let parts = token.split(separator: ".").map(String.init)
    let other = SigningKey(Array(1...32)).signed(.object(["price": .integer(6000)]))
    let none = Base64URL.text(of: Array(#"{"alg":"none"}"#.utf8))
    let problems: [(String, SignatureProblem)] = [
      ("", .malformed), ("a.b", .malformed), ("\(parts[0]).\(parts[1])", .malformed),
      ("\(token).x", .malformed), ("\(token)=", .malformed), ("\(token)A", .changed),
      ("\(parts[0]).\(parts[1]).", .changed), ("\(none).\(parts[1]).", .changed),
      ("\(parts[0]).\(parts[1]).AAAA", .changed), (other, .otherKey(SigningKey(Array(1...32)).id)),
    ]
    for (text, problem) in problems {
      #expect(throws: problem) { try key.check(text) }
    }
  }

  /// The first 16 digits of the SHA-256 of the bytes 0 to 31.
  @Test func theNameOfTheKeyIsItsDigest() {
    #expect(key.id == "630dcd2966c43366")
    #expect(key.json["k"]?.string == "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8")
  }
}
