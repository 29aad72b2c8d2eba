import Testing

@testable import PaletteCore

@Suite struct KritaPaletteTests {
  private func kpl(_ text: String) -> [UInt8] {
    var archive = ZIPWriter()
    archive.append(Array(text.utf8), named: "colorset.xml")
    return archive.archive
  }

  private func entry(
    _ name: String, _ colour: String, row: Int? = nil, column: Int? = nil, more: String = ""
  ) -> String {
    let position = row.map { "<Position row=\"\($0)\" column=\"\(column ?? 0)\"/>" } ?? ""
    return "<ColorSetEntry name=\"\(name)\" \(more)>\(colour)\(position)</ColorSetEntry>"
  }

  private func rgb(_ red: String, _ green: String, _ blue: String, space: String = "") -> String {
    "<RGB r=\"\(red)\" g=\"\(green)\" b=\"\(blue)\" space=\"\(space)\"/>"
  }

  private func read(_ content: String, root: String = "name=\"Six\" columns=\"3\"") throws
    -> PaletteReading
  {
    let text = "<ColorSet version=\"2.0\" \(root)>\(content)</ColorSet>"
    return try PaletteReading(kpl(text), name: "a.kpl", as: .kpl)
  }

  /// Case file-kpl-basic.
  @Test func coloursInColumnsWithEntities() throws {
    let content =
      entry("Red &amp; &#x1F600; &quot;x&quot;", rgb("1", "0", "0"), row: 0, column: 0)
      + entry(
        "Ink", rgb("0.10196", "0.168627", "0.2352941"), row: 0, column: 1, more: "bitdepth=\"U8\"")
    let reading = try read(content, root: "name=\"A &lt; B\" comment=\"one&#10;two\" columns=\"3\"")
    let document = reading.document
    #expect(document.name == "A < B" && document.comment == "one\ntwo" && document.columns == 3)
    #expect(SwatchSamples.text(of: document) == "Red & 😀 \"x\" #ff0000, Ink #1a2b3c")
    #expect(document.entries[1].colour == Colour(RGB8(packed: 0x1A2B3C)))
    #expect(reading.warnings == [])
  }

  /// Case file-kpl-pos.
  @Test func placesOutsideTheGrid() throws {
    let red = rgb("1", "0", "0")
    for (row, column) in [(1, 7), (0, -1), (-1, 0), (1 << 40, 0)] {
      let content = entry("a", red, row: 0, column: 0) + entry("b", red, row: row, column: column)
      let reading = try read(content)
      #expect(reading.document.count == 2)
      #expect(reading.warnings.map(\.fact) == [.outsideGrid])
    }
  }

  @Test func placesGiveTheOrderAndGapsAreTold() throws {
    let red = rgb("1", "0", "0")
    let content =
      entry("last", red, row: 2, column: 2) + entry("first", red, row: 0, column: 1)
      + entry("second", red, row: 1, column: 0)
    let reading = try read(content)
    #expect(reading.document.entries.map(\.name) == ["first", "second", "last"])
    #expect(reading.warnings.map(\.fact) == [.gaps(6)])
    let old = try read(entry("a", red) + entry("b", red), root: "")
    #expect(old.document.entries.map(\.name) == ["a", "b"])
    #expect(old.document.columns == nil)
  }

  @Test func groupsHaveTheirOwnPlaces() throws {
    let red = rgb("1", "0", "0")
    let content =
      "<Group name=\"Greys\" rows=\"1\">" + entry("g2", red, row: 0, column: 1)
      + entry("g1", red, row: 0, column: 0) + "</Group>" + entry("loose", red, row: 0, column: 0)
      + "<Group name=\"Empty\"/>"
    let document = try read(content).document
    #expect(document.groups.map(\.name) == [nil, "Greys"])
    #expect(document.entries.map(\.name) == ["loose", "g1", "g2"])
  }

  @Test func everyModelIsRead() throws {
    let content =
      entry("c", "<CMYK c=\"0\" m=\"0.5\" y=\"1\" k=\"0\" space=\"x\"/>")
      + entry("l", "<Lab L=\"50\" a=\"40\" b=\"-20\" space=\"Lab identity built-in\"/>")
      + entry("g", "<Gray g=\"0,25\" space=\"Gray-D50-elle-V2-srgbtrc.icc\"/>")
      + entry("x", "<XYZ x=\"0.1\" y=\"0.2\" z=\"0.3\" space=\"x\"/>", more: "spot=\"true\"")
      + entry("s", "<sRGB r=\"0\" g=\"1\" b=\"0\"/>")
      + entry("lin", rgb("0.5", "0", "0", space: "sRGB-elle-V2-g10.icc"))
      + entry("p", rgb("0", "0", "1", space: "ClayRGB-elle-V2-g22.icc"))
      + entry("y", "<YCbCr Y=\"0\" Cb=\"0\" Cr=\"0\"/>")
    let reading = try read(content)
    let entries = reading.document.entries
    #expect(entries.map(\.name) == ["c", "l", "g", "x", "s", "lin", "p"])
    #expect(entries[0].inks == CMYK(cyan: 0, magenta: 0.5, yellow: 1, black: 0))
    #expect(entries[1].colour == Colour(.lab, [50, 40, -20]))
    #expect(entries[2].colour == Colour(.srgb, [0.25, 0.25, 0.25]))
    #expect(entries[3] == .init("x", Colour(.xyzD50, [0.1, 0.2, 0.3]), kind: .spot))
    #expect(entries[4].colour == Colour(RGB8(0, 255, 0)))
    #expect(entries[5].colour == Colour(.srgbLinear, [0.5, 0, 0]))
    #expect(entries[6].colour == Colour(RGB8(0, 0, 255)))
    #expect(reading.warnings.map(\.fact) == [.profile, .notAColour])
    let old =
      "<ColorSet version=\"1.0\">" + entry("l", "<Lab L=\"0.5\" a=\"0.6\" b=\"0.4\"/>")
      + "</ColorSet>"
    let lab = try PaletteReading(kpl(old), name: "a.kpl", as: .kpl).document.entries[0].colour
    #expect(lab == Colour(.lab, [50, 25, -26]))
  }

  @Test func damageTellsItsPlace() {
    func fault(_ text: String) -> String? {
      PaletteCoreTests.fault(of: kpl(text), as: .kpl)?.description
    }
    #expect(
      fault("<ColorSet>\n<ColorSetEntry><RGB r='1' g='x' b='0'/></ColorSetEntry></ColorSet>")
        == "is damaged: at line 2, column 16 of 'colorset.xml' there should be a number 'g' in <RGB>"
    )
    for number in ["nan", "inf", "0x1p3", "", "1e999"] {
      #expect(
        fault("<ColorSet><ColorSetEntry><Gray g='\(number)'/></ColorSetEntry></ColorSet>") != nil)
    }
    #expect(fault("<Other/>")?.hasSuffix("there should be <ColorSet>") == true)
    #expect(fault("<ColorSet/>") == "has no colours")
    #expect(
      PaletteCoreTests.fault(of: ZIPWriter().archive, as: .kpl)?.reason
        == .expected("a file 'colorset.xml' in it"))
  }

  @Test func theTypeStandsFirstAndIsStored() throws {
    let file = try PaletteFormat.kpl.file(of: SwatchSamples.document)
    let beginning =
      [UInt8](hex: "504b0304 1400 0008 0000 0000 2100")
      + [UInt8](hex: "0d3cd21b 1b000000 1b000000 0800 0000")
      + Array("mimetypeapplication/x-krita-palettePK".utf8)
    #expect(file.starts(with: beginning))
    #expect(try ZIPReader(file).file("profiles.xml") == Array("<Profiles/>\n".utf8))
  }

  @Test func theColoursAreWritten() throws {
    var document = PaletteDocument(
      name: "A & B", comment: "one\ntwo", columns: 2,
      groups: [
        .init(entries: (0..<3).map { .init("n\($0)", Colour(RGB8(UInt8($0), 0, 0))) }),
        .init(name: "G", entries: [.init(nil, Colour(.displayP3, [0, 1, 0]))]),
        .init(name: "G", entries: [.init("x", Colour(RGB8(1, 2, 3)))]),
      ])
    let file = try PaletteFormat.kpl.file(of: document)
    let text = String(
      decoding: try #require(try ZIPReader(file).file("colorset.xml")), as: UTF8.self)
    #expect(text.contains("name=\"A &amp; B\" comment=\"one&#10;two\" columns=\"2\" rows=\"2\""))
    #expect(text.contains("<Position row=\"1\" column=\"0\"/>"))
    #expect(text.contains("r=\"0.00784313725490196\""))
    let reading = try PaletteReading(file, name: "a.kpl", as: .kpl)
    #expect(reading.document.groups.map(\.name) == [nil, "G", "G (2)"])
    #expect(reading.document.comment == "one\ntwo" && reading.document.columns == 2)
    #expect(reading.warnings == [])
    document.columns = 9_999
    let wide = try PaletteReading(PaletteFormat.kpl.file(of: document), name: "a.kpl", as: .kpl)
    #expect(wide.document.columns == 4_096)
  }

  /// Trying all numbers for each would take minutes.
  @Test(.timeLimit(.minutes(1))) func manyGroupsOfOneNameAreNumbered() throws {
    let group = PaletteDocument.Group(name: "G", entries: [.init("x", Colour(RGB8(1, 2, 3)))])
    let document = PaletteDocument(groups: Array(repeating: group, count: 10_000))
    let file = try PaletteFormat.kpl.file(of: document)
    let reading = try PaletteReading(file, name: "a.kpl", as: .kpl)
    #expect(reading.document.groups.last?.name == "G (10000)")
  }

  @Test func everyBundledPaletteComesBack() throws {
    for document in SwatchSamples.bundled + [SwatchSamples.hardDocument] {
      let reading = try PaletteReading(
        PaletteFormat.kpl.file(of: document), name: "x.kpl", as: .kpl)
      #expect(reading.document.name == document.name)
      #expect(SwatchSamples.text(of: reading.document) == SwatchSamples.text(of: document))
      #expect(reading.document.entries.map(\.colour) == document.entries.map(\.colour))
      #expect(reading.warnings == [])
    }
  }

  @Test func everyBeginningIsRefused() throws {
    let file = try PaletteFormat.kpl.file(of: SwatchSamples.document)
    #expect(try silentBeginnings(of: file, as: .kpl) == 0)
  }
}
