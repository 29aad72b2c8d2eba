import PaletteCore
import Testing

@Suite struct TypedLineTests {
  @Test func findsValuesHoweverTheyAreGiven() {
    let line = TypedLine(["--catalogue", "a", "list", "--catalog=b=c", "--lang", "zh", "--json"])
    #expect(line.values(of: "catalogue", "catalog") == ["a", "b=c"])
    #expect(line.values(of: "lang") == ["zh"])
    #expect(line.values(of: "data-dir") == [])
  }

  @Test func takesNothingForWhatItIsNot() {
    #expect(TypedLine(["show", "--", "--lang", "zh"]).values(of: "lang") == [])
    #expect(TypedLine(["show", "--lang"]).values(of: "lang") == [])
    #expect(TypedLine(["--language=zh", "--lang="]).values(of: "lang") == [""])
    #expect(TypedLine([]).values(of: "lang") == [])
  }
}
