import Testing

@testable import PaletteCore

/// Files made to cost much time or memory, which must not.
@Suite struct HostileFileTests {
  private func read(_ text: String) -> CatalogueReading {
    CatalogueReader.read(Array(text.utf8), file: "f")
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(.timeLimit(.minutes(1))) func aHundredThousandColoursOfOneNameGetIDs() throws {
    let colours = repeated("{ name = Red; rgb = \"1,2,3\"; },", 100_000)
    let reading = read(
      "{ version = 1; categories = ({ id = c; name = C; palettes = ({ id = p; name = P; colours = (\(colours)); }); }); }"
    )
    #expect(reading.problems.count == 99_999)
    let ids = reading.catalogue?.categories.first?.palettes.first?.colours.map(\.id)
    #expect(ids?.first == "red" && ids?.last == "red-100000")
  }

  @Test(.timeLimit(.minutes(1))) func aMillionProblemsAreCountedButNotKept() throws {
    let text =
      "<plist><dict><key>categories</key><array>\(repeated("<true/>", 1_000_000))</array></dict></plist>"
    let problems = read(text).problems
    #expect(problems.count == 100_001)
    #expect(problems.last?.rule == .more(errors: 900_001, warnings: 0))
    #expect(problems[50_000].path == "categories[49999]")
  }

  @Test(.timeLimit(.minutes(1))) func aMillionLanguagesAreSortedOnce() {
    let names = (0..<100_000).map { "l\($0) = x;" }.joined()
    let reading = read(
      "{ version = 1; categories = ({ id = c; name = C; names = {\(names)}; palettes = ({ id = p; name = P; colours = ({ name = a; rgb = \"1,2,3\"; }); }); }); }"
    )
    #expect(reading.catalogue?.categories.first?.name.translations.count == 100_000)
  }

  @Test(.timeLimit(.minutes(1))) func aHundredThousandKeysAreComparedOnce() throws {
    let keys = (0..<100_000).map { "k\($0) = x;" }.joined()
    let list = try PropertyListReader.read(Array("{\(keys)\(keys)k0 = y;}".utf8))
    let repeated = list.repeatedKeys(of: PropertyList.root)
    #expect(repeated.count == 100_001)
    #expect(repeated.first == 200_001 && repeated.last == 400_001)
  }

  @Test(.timeLimit(.minutes(1))) func floodsOfMarkupAndBlanksEnd() throws {
    let size = 300_000
    for text in [
      repeated("&amp;", size), repeated("&#38;", size), repeated("<![CDATA[x]]>", size),
      repeated("<!---->", size), repeated("<?a?>", size), repeated(" \n", size),
    ] {
      let list = try PropertyListReader.read(Array("<plist><string>\(text)</string></plist>".utf8))
      #expect(list.string(PropertyList.root).utf8.count <= 2 * size)
    }
    for text in [
      "&", "<!", "<!-", "<![CDATA[", "<", "]]", "<!DOCTYPE [", "<?", "(", "\"", "\\", "/*",
    ] {
      let flood = repeated(text, size)
      for file in ["<plist><string>\(flood)", flood, "(\(flood)", "<!DOCTYPE a [\(flood)"] {
        #expect(throws: PropertyListError.self) { try PropertyListReader.read(Array(file.utf8)) }
      }
    }
  }

  @Test func entitiesOfADocumentAreNotExpanded() {
    let text =
      "<!DOCTYPE plist [<!ENTITY a \"]&b;&b;\"><!-- ] --><?x ]?>]><plist><string>&a;</string></plist>"
    #expect(throws: PropertyListError.self) { try PropertyListReader.read(Array(text.utf8)) }
    let unused = text.replacing("&a;", with: "x")
    #expect((try? PropertyListReader.read(Array(unused.utf8)))?.string(PropertyList.root) == "x")
  }

  @Test func whatIsTooLargeIsRefused() {
    let bytes = [UInt8](repeating: 0x20, count: PropertyListReader.maximumMebibytes << 20 | 1)
    #expect(throws: PropertyListError(reason: .tooLarge(mebibytes: 128), place: nil)) {
      try PropertyListReader.read(bytes)
    }
  }
}
