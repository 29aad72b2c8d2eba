import Testing

@testable import PaletteCore

/// Where messages point to.
@Suite struct PropertyListPlaceTests {
  private func error(_ text: String) -> (place: String, words: String)? {
    do {
      _ = try PropertyListReader.read(Array(text.utf8))
      return nil
    } catch {
      let place = error.place.map { "\($0.line):\($0.column)" } ?? "-"
      return (place, error.reason.description)
    }
  }

  @Test(arguments: [
    (
      "<plist>\n<array>\n  <treu/></array></plist>", "3:3",
      "Expected a value or '</array>', found '<treu/>'."
    ),
    (
      "<plist><dict><key>绯é</key></dict></plist>", "1:27",
      "Expected a value for the key, found '</dict>'."
    ),
    (
      "<plist><dict>\r\n<string/></dict></plist>", "2:1",
      "Expected '<key>' or '</dict>', found '<string/>'."
    ),
    ("<plist><array>\rx</array></plist>", "2:1", "Expected a value or '</array>', found 'x'."),
    ("<plist><array>", "1:15", "Expected a value or '</array>', found the end of the file."),
    ("<plist><array></dict></plist>", "1:15", "Expected a value or '</array>', found '</dict>'."),
    ("<html></html>", "1:1", "Expected '<plist>', found '<html>'."),
    ("<plist><true/></plist><a/>", "1:23", "Expected the end of the file, found '<a/>'."),
    ("<plist><integer>5 </integer></plist>", "1:17", "'5 ' is no integer."),
    ("<plist>\n<!-- <array>", "2:1", "A comment begins here and never ends. Close it."),
    (
      "<plist><string>é<![CDATA[x</string>", "1:17",
      "A CDATA section begins here and never ends. Close it."
    ),
    (
      "<plist><string>a & b</string></plist>", "1:18",
      "'&' stands for no character. Write '&amp;' for '&', or a number as in '&#233;'."
    ),
    (
      "<plist><string>&nbsp;</string></plist>", "1:16",
      "'&nbsp' stands for no character. Write '&amp;' for '&', or a number as in '&#233;'."
    ),
    (
      "<plist><string>a\u{1}</string></plist>", "1:17",
      "The character U+0001 cannot stand in a property list. Take it out."
    ),
    ("{ a = (1, 2; }", "1:12", "Expected ',' or ')', found ';'."),
    ("{\n a = 1 }", "2:8", "Expected ';', found '}'."),
    ("( \"a", "1:3", "A text in quotes begins here and never ends. Close it."),
    ("(\"\\Ud83d\")", "1:3", "'\\Ud83d' is half a character. Write both of its halves."),
    ("{\"a\": 1}", "1:5", "Expected '=' or ';', found ':'."),
  ]) func everyErrorHasAPlace(text: String, place: String, words: String) throws {
    let found = try #require(error(text))
    #expect(found.place == place && found.words == words, "\(found)")
  }

  @Test func everyValueIsFoundAgain() throws {
    let text = "{ a = ( x, { b = \"é\"; } );\n c = 绯; }".replacing("绯", with: "\"绯\"")
    let list = try PropertyListReader.read(Array(text.utf8))
    let places = list.places(of: [0, 2, 3, 4, 6, 8])
    #expect(
      places.sorted { $0.key < $1.key }.map { node in
        "\(node.value.path) \(node.value.place?.line ?? 0):\(node.value.place?.column ?? 0)"
      } == [" 1:1", "a 1:7", "a[0] 1:9", "a[1] 1:12", "a[1].b 1:19", "c 2:7"])
  }

  @Test func linesAreCountedInLongTextsToo() {
    for (end, length) in [("\n", 1), ("\r", 1), ("\r\n", 2)] {
      let text = String(repeating: "\(end)é\(end)", count: 1_000)
      let offsets = [0, 2 * length + 2, 999 * (2 * length + 2) + length, 1_000 * (2 * length + 2)]
      #expect(
        TextPlace.all(of: offsets, in: Array(text.utf8), from: 0)
          == [(1, 1), (3, 1), (2_000, 1), (2_001, 1)].map { TextPlace(line: $0.0, column: $0.1) },
        "\(end.debugDescription)")
    }
  }

  @Test func problemsOfACatalogueHavePlaces() {
    let text =
      "{ version = 2;\n categories = ( { id = \"A b\"; name = \" N\"; palettes = (); } ); }"
    let problems = CatalogueReader.read(Array(text.utf8), file: "f").problems
    #expect(
      problems.map { "\($0.path) \($0.line ?? 0):\($0.column ?? 0)" } == [
        "version 1:13", "categories[0].id 2:25", "categories[0].name 2:39",
        "categories[0].palettes 2:55",
      ])
  }
}
