import PaletteCore
import Testing

@Suite struct Base64Tests {
  /// RFC 4648, section 10.
  static let vectors = [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ]

  @Test(arguments: vectors) func vector(plain: String, encoded: String) {
    #expect(Base64.text(of: Array(plain.utf8)) == encoded)
    #expect(Base64.bytes(of: encoded) == Array(plain.utf8))
  }

  @Test func everyByteReadsBack() {
    for length in 0...300 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
      #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
    }
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===", "Zh==", "Zm9=", "Zg==Zg==", "Zm 9", "Zm9v\n", "Z-_v", "====", "Zm9é",
  ])
  func refuses(text: String) { #expect(Base64.bytes(of: text) == nil) }
}
