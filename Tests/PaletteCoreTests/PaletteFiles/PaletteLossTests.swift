import Testing

@testable import PaletteCore

@Suite struct PaletteLossTests {
  typealias Entry = PaletteDocument.Entry

  private func document(_ entries: Entry...) -> PaletteDocument {
    PaletteDocument(groups: [PaletteDocument.Group(entries: entries)])
  }

  private let red = Colour(RGB8(255, 0, 0))

  /// Case file-export-lossy.
  @Test(arguments: [PaletteFormat.gpl, .aco, .jasc]) func opacityIsTold(_ format: PaletteFormat) {
    let seeThrough = document(
      Entry(nil, Colour(.srgb, SIMD3(0x11, 0x22, 0x33) / 255, alpha: 128.0 / 255)))
    #expect(format.losses(of: seeThrough) == [.alpha(1)])
    #expect(PaletteFormat.css.losses(of: seeThrough) == [])
  }

  /// Case file-export-lossy.
  @Test(arguments: [PaletteFormat.gpl, .paintnet, .jasc, .svg]) func wideGamutIsTold(
    _ format: PaletteFormat
  ) {
    let wide = document(Entry(nil, Colour(.displayP3, SIMD3(0, 1, 0))), Entry(nil, red))
    #expect(format.losses(of: wide) == [.gamut(1)])
    #expect(PaletteFormat.tokens.losses(of: wide) == [])
  }

  @Test func namesAndGroupsAreTold() {
    let grouped = PaletteDocument(groups: [
      PaletteDocument.Group(name: "Warm", entries: [Entry("Red", red), Entry(nil, red)]),
      PaletteDocument.Group(name: "Cold", entries: [Entry("Blue", red)]),
    ])
    #expect(PaletteFormat.hex.losses(of: grouped) == [.names(2), .groups(2, isInNames: false)])
    #expect(PaletteFormat.gpl.losses(of: grouped) == [.groups(2, isInNames: true)])
    #expect(PaletteFormat.ase.losses(of: grouped) == [])
  }

  @Test func inksAndMarksAreTold() {
    let ink = CMYK(cyan: 0, magenta: 0.5, yellow: 1, black: 0)
    let inks = document(Entry("Orange", inks: ink, kind: .spot))
    #expect(PaletteFormat.gpl.losses(of: inks) == [.inks(1), .kinds(1)])
    #expect(PaletteFormat.ase.losses(of: inks) == [])
  }

  /// Case file-pdn-96: all are written, but only 96 are read.
  @Test func moreThanTheMostIsTold() {
    let many = PaletteDocument(groups: [
      PaletteDocument.Group(entries: Array(repeating: Entry(nil, red), count: 97))
    ])
    #expect(PaletteFormat.paintnet.losses(of: many) == [.unread(1, maximum: 96)])
    #expect(PaletteFormat.act.losses(of: many) == [])
  }

  /// Where a writer refuses, nothing is left out.
  @Test(arguments: [PaletteFormat.procreate, .alacritty, .kitty])
  func whatIsRefusedIsNoLoss(_ format: PaletteFormat) throws {
    let many = PaletteDocument(groups: [
      PaletteDocument.Group(entries: Array(repeating: Entry(nil, red), count: 31))
    ])
    #expect(format.losses(of: many) == [])
    #expect(throws: PaletteFileRefusal.self) { try format.file(of: many) }
  }

  /// A theme's colours are told by their names, and others are left out.
  @Test(arguments: [PaletteFormat.alacritty, .kitty])
  func coloursBesideAThemeAreTold(_ format: PaletteFormat) throws {
    let theme = PaletteDocument(groups: [
      PaletteDocument.Group(entries: (0..<18).map { Entry("Color\($0)", red) })
    ])
    #expect(format.losses(of: theme).contains(.beyond(2, maximum: 16)))
    #expect(try !format.file(of: theme).isEmpty)
  }

  @Test func combinationsAreTold() throws {
    let palette = Palette(
      id: "red", name: LocalisedText("Red"),
      colours: [NamedColour(id: "red", name: LocalisedText("Red"), rgb: RGB8(255, 0, 0))],
      combinations: [Combination(RGB8(1, 2, 3), RGB8(255, 0, 0), RGB8(4, 5, 6))])
    let document = PaletteDocument(palette, in: .english)
    #expect(PaletteFormat.ase.losses(of: document) == [.combinations(1)])
    #expect(PaletteFormat.plist.losses(of: document) == [])
    let all = document.withCombinations
    #expect(PaletteFormat.ase.losses(of: all) == [])
    #expect(all.groups.map(\.name) == ["Red", "Red 1"])
    #expect(all.entries.map(\.colour.rgb8.hex) == ["#ff0000", "#010203", "#ff0000", "#040506"])
  }

  @Test func wordsCount() {
    #expect("\(PaletteLoss.names(1))" == "1 name left out")
    #expect(
      "\(PaletteLoss.groups(2, isInNames: true))"
        == "2 groups kept only in the names of the colours")
    #expect("\(PaletteLoss.beyond(3, maximum: 256))" == "3 colours left out, since it holds 256")
  }
}
