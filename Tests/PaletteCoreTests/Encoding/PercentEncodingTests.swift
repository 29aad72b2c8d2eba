import Testing

@testable import PaletteCore

@Suite struct PercentEncodingTests {
  /// RFC 3986, section 2.1: each byte of the UTF-8, in capitals.
  @Test func onlyPlainCharactersStandForThemselves() {
    #expect(PercentEncoding.text(of: "palette.tip_2-A") == "palette.tip_2-A")
    #expect(PercentEncoding.text(of: "a b,\"\n%~") == "a%20b%2C%22%0A%25%7E")
    #expect(PercentEncoding.text(of: "中") == "%E4%B8%AD")
    #expect(PercentEncoding.text(of: "é") != PercentEncoding.text(of: "e\u{301}"))
  }
}

@Suite struct Base64URLTests {
  /// RFC 7515, appendix C, and the vectors of RFC 4648, section 10, without padding.
  @Test func theExamplesOfTheStandards() {
    #expect(Base64URL.text(of: [3, 236, 255, 224, 193]) == "A-z_4ME")
    for (text, encoded) in [
      ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
      ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
    ] {
      #expect(Base64URL.text(of: Array(text.utf8)) == encoded)
      #expect(Base64URL.bytes(of: encoded) == Array(text.utf8))
    }
  }

  @Test(arguments: ["Zg==", "Zh", "Z", "Zm9v\n", "a+b_", "a/b_", "Zm 9v", "Zm9=", "é"])
  func anythingElseIsRefused(text: String) { #expect(Base64URL.bytes(of: text) == nil) }
}
