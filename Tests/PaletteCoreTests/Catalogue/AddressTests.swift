import Testing

@testable import PaletteCore

@Suite struct AddressTests {
  @Test(arguments: [
    ("reds", "reds"), ("Reds/Scarlet", "reds/scarlet"), ("a/b-2/3", "a/b-2/3"),
    ("a/", "a"), ("a/b/c/", "a/b/c"),
  ])
  func reads(text: String, address: String) { #expect(Address(text)?.description == address) }

  @Test(arguments: ["", "/", "a//", "/a", "a//b", "a/b/c/d", "-a", "a-", "a--b", "a b", "绯", "a_b"])
  func refuses(text: String) { #expect(Address(text) == nil) }
}
