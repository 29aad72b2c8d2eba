import Testing

@testable import PaletteCore

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Fēi-Hóng!", "fei hong"), ("lǜ nǚ", "lu nu"), ("绯红", "绯红"), ("  A  b ", "a b"),
    ("Rosé Pine", "rose pine"), ("Ångström", "angstrom"), ("Straße", "strasse"),
    ("Œuvre", "oeuvre"),
    ("ＡＢＣ１", "abc1"), ("ШАР", "шар"), ("Ệ", "e"), ("łøđı", "lodi"), ("e\u{301}", "e"), ("", ""),
    ("×÷", ""), ("桜・色", "桜 色"), ("Ǧ", "g"), ("ỹ", "y"), ("ǟ", "a"),
  ])
  func folds(text: String, folded: String) {
    #expect(String(decoding: Folding.folded(text), as: UTF8.self) == folded)
  }

  @Test func everyScalarFoldsToUTF8() {
    for value in UInt32(0)...0x3FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = Folding.folded(String(Character(scalar)))
      #expect(String(validating: folded, as: UTF8.self) != nil)
    }
  }

  @Test(arguments: [
    ("Deep Scarlet", "deep-scarlet"), ("Payne's Grey", "payne-s-grey"), ("Rosé!", "rose"),
    ("--a__b--", "a-b"), ("绯", nil), ("", nil), ("浅 500", "500"),
  ])
  func makesIDs(name: String, id: String?) { #expect(Identifier.made(from: name) == id) }
}
