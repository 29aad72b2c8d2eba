import PaletteCore
import Testing

/// What texts that are being typed can go on with.
@Suite struct CompletionsTests {
  private static func name(_ text: String, _ other: [String: String] = [:]) -> LocalisedText {
    LocalisedText(text, translations: other.map { .init(language: $0.key, text: $0.value) })
  }

  private let catalogue = Catalogue(categories: [
    Category(
      id: "sea", name: name("Sea"),
      palettes: [
        Palette(
          id: "green", name: name("Green"),
          colours: [
            NamedColour(id: "sea-green", name: name("Sea Green"), rgb: RGB8(1, 2, 3)),
            NamedColour(
              id: "rouge", name: name("Rouge", ["zh-Hans": "胭脂", "pinyin": "yān zhī"]),
              rgb: RGB8(4, 5, 6)),
          ]),
        Palette(
          id: "grey", name: name("Grey"),
          colours: [NamedColour(id: "sea-green", name: name("sea green"), rgb: RGB8(7, 8, 9))]),
      ]),
    Category(
      id: "seal", name: name("Seal"),
      palettes: [
        Palette(
          id: "ecru", name: name("Écru"),
          colours: [NamedColour(id: "ecru", name: name("Écru"), rgb: RGB8(9, 9, 9))])
      ]),
  ])

  @Test(arguments: [
    ("", ["sea", "seal"]), ("se", ["sea", "seal"]), ("seal", ["seal"]), ("x", []),
    ("sea/", ["sea/green", "sea/grey"]), ("sea/gree", ["sea/green"]), ("seal/g", []), ("x/", []),
    ("sea/green/", ["sea/green/sea-green", "sea/green/rouge"]),
    ("sea/green/r", ["sea/green/rouge"]), ("sea/x/", []), ("sea/green/rouge/", []), ("/", []),
    ("//", []), ("Sea", []),
  ]) func addressesGoOnByOneId(typed: String, expected: [String]) {
    #expect(catalogue.addressSteps(from: typed).map(\.address.description) == expected)
  }

  @Test func stepsTellWhatStandsThere() {
    #expect(catalogue.addressSteps(from: "seal").map(\.name.text) == ["Seal"])
    #expect(catalogue.addressSteps(from: "sea/grey").map(\.name.text) == ["Grey"])
    #expect(catalogue.addressSteps(from: "sea/").allSatisfy { $0.rgb == nil })
    #expect(catalogue.addressSteps(from: "sea/green/r").map(\.rgb) == [RGB8(4, 5, 6)])
  }

  @Test(arguments: [
    ("sea", ["sea green"]), ("Sea", ["Sea Green", "Sea green"]), ("SEA G", ["SEA Green"]),
    ("sea  g", []), ("rou", ["rouge"]), ("胭", ["胭脂"]), ("yan", ["yan zhi"]),
    ("yān", ["yān zhī"]), ("yan zh", ["yan zhi"]), ("yanzhi", []), ("ec", ["ecru"]),
    ("éc", ["écru"]), ("x", []), ("", []),
  ]) func namesAreCompletedAsTheyAreTyped(typed: String, expected: [String]) {
    let found = catalogue.nameCompletions(of: typed)
    #expect(found.map(\.text) == expected)
    #expect(found.allSatisfy { $0.text.hasPrefix(typed) })
  }

  @Test func everyCompletionOfTheBundledCatalogueNamesAColour() {
    let catalogue = Catalogue.bundled
    for typed in ["sla", "yan", "é", "胭", "Bl"] {
      for completion in catalogue.nameCompletions(of: typed) {
        #expect(
          catalogue.colours(named: completion.text).contains { $0.colour.rgb == completion.rgb },
          "\(completion.text)")
      }
    }
  }

  @Test func aSlashAtTheEndOfAnAddressIsPassedOver() {
    #expect(Address("reds/") == Address(category: "reds"))
    #expect(Address("reds/scarlet/") == Address(category: "reds", palette: "scarlet"))
    for text in ["reds//", "/", "//", "", "/reds"] {
      #expect(Address(text) == nil, "\(text)")
    }
  }
}
