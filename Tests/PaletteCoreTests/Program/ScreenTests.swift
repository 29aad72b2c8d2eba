import PaletteCore
import Testing

@testable import palette_cli

/// What listings and cards look like, at several sizes of a terminal.
@Suite struct ScreenTests {
  private static let depths: [(depth: ColourDepth, name: String)] = [
    (.trueColour, "colour"), (.none, "plain"),
  ]

  private func pictures(
    _ width: Int, _ depth: ColourDepth = .none, _ language: Language = .english
  ) -> Pictures {
    Pictures(painter: Painter(depth: depth, unicode: true), width: width, language: language)
  }

  /// Every picture of the catalogue, one after the other.
  private func screen(_ pictures: Pictures, colour: ColourCard) -> [String] {
    let catalogue = ScreenSamples.catalogue
    var screen = pictures.categories(catalogue.headings)
    for category in catalogue.categories {
      screen += ["", "— \(category.id) —"] + pictures.category(category)
      for palette in category.palettes.prefix(2) {
        let address = Address(category: category.id, palette: palette.id)
        screen += ["", "— \(address) —"] + pictures.palette(palette, at: address)
        screen += [""] + pictures.card(of: palette, in: category.heading, at: address)
      }
    }
    let all = catalogue.categories.flatMap { category in
      category.palettes.map { ($0, Address(category: category.id, palette: $0.id)) }
    }
    screen += ["", "— palettes of several categories —"]
    screen += pictures.palettes(all, showsAddress: true)
    screen += ["", "— a colour —"] + pictures.card(colour)
    return screen
  }

  private func card() throws -> ColourCard {
    let catalogue = ScreenSamples.catalogue
    guard let address = Address("scales/slate/500"),
      case .colour(let found) = catalogue.find(address)
    else { throw SampleMissing() }
    return ColourCard(
      ColourArgument(colour: Colour(found.colour.rgb), listed: ListedColour(found)),
      in: catalogue, isFavourite: false)
  }

  private struct SampleMissing: Error {}

  @Test(arguments: [20, 40, 80, 120]) func looksAsDrawn(width: Int) throws {
    for (depth, name) in Self.depths {
      let lines = try screen(pictures(width, depth), colour: card())
      try expectGolden(lines.joined(separator: "\n") + "\n", "screens-\(width)-\(name).txt")
    }
    let chinese = try screen(pictures(width, .none, .chinese), colour: card())
    try expectGolden(chinese.joined(separator: "\n") + "\n", "screens-\(width)-chinese.txt")
  }

  @Test func nothingIsWiderThanTheTerminal() throws {
    let card = try card()
    for width in Array(20...42) + [48, 63, 64, 79, 99, 100, 149, 150, 160, 210] {
      for depth in [ColourDepth.ansi256, .none] {
        for language in Language.allCases {
          for line in screen(pictures(width, depth, language), colour: card)
          where !line.hasPrefix("—") {
            let columns = TextWidth.columns(withoutSequences(line))
            #expect(columns <= width, "\(width) columns, \(depth), \(language): \(line)")
          }
        }
      }
    }
  }

  @Test func everyLineIsWholeByItself() throws {
    // A pager shows any part of a listing: no line may need the one before it.
    for line in try screen(pictures(80, .trueColour), colour: card()) {
      let last = line.split(separator: "\u{1B}").last.map(String.init) ?? ""
      #expect(!line.contains("\u{1B}") || last.hasPrefix("[0m"), "\(line)")
      #expect(!line.contains("\u{1B}[A") && !line.contains("\r"))
    }
  }

  @Test func barsFillTheirWidthEvenly() {
    let painter = Painter(depth: .trueColour, unicode: true)
    let (red, blue) = (RGB8(255, 0, 0), RGB8(0, 0, 255))
    func block(_ rgb: RGB8, _ width: Int) -> String { painter.swatch(rgb, width: width) }
    #expect(painter.bar([red, blue], width: 6) == block(red, 3) + block(blue, 3))
    #expect(
      painter.bar([red, blue, red], width: 4) == block(red, 1) + block(blue, 2) + block(red, 1))
    #expect(painter.bar([red, red, blue], width: 3) == block(red, 2) + block(blue, 1))
    #expect(painter.bar([red, blue, red, blue], width: 2) == block(blue, 2))
    #expect(painter.bar([], width: 2) == "  ")
    #expect(painter.bar([red], width: 0) == "")
    // Marks between many colours would look like a pattern.
    #expect(!Painter(depth: .ansi16, unicode: true).bar([red, blue], width: 9).contains("~"))
    #expect(Painter(depth: .ansi16, unicode: true).bar([red], width: 9).hasPrefix("~"))
  }

  @Test(arguments: [64, 80, 120]) func aCardHasAllNotations(width: Int) throws {
    let card = try card()
    let words = pictures(width).card(card).joined(separator: " ").split(separator: " ")
    for notation in Notation.allCases {
      let text = notation.text(of: card.colour).split(separator: " ")
      #expect(words.contains(text), "\(notation) at \(width) columns")
    }
  }

  @Test func aCardFitsIntoASmallTerminal() throws {
    // Below it come the ad, after an empty line, and the prompt.
    #expect(try pictures(80, .trueColour).card(card()).count <= 24 - 3)
  }

  @Test func namesOfCategoriesCutNoSummary() {
    for width in 80...200 {
      let lines = pictures(width).categories(ScreenSamples.catalogue.headings)
      #expect(
        !lines.contains { $0.contains("…") } || !lines.contains { $0.contains("红色系") },
        "\(width) columns")
    }
    #expect(
      pictures(200).categories(ScreenSamples.catalogue.headings).contains { $0.contains("红色系") })
  }

  @Test func namesOfSingleColoursAreNotCutForAddresses() {
    let reds = ScreenSamples.catalogue.categories[0]
    let listed = reds.palettes.map { ($0, Address(category: reds.id, palette: $0.id)) }
    for width in 48...120 {
      for depth in [ColourDepth.trueColour, .none] {
        let lines = pictures(width, depth).palettes(listed, showsAddress: true)
        #expect(lines.contains { $0.contains("Wild Rose") }, "\(width) columns")
        #expect(!lines.contains { $0.contains("…") }, "\(width) columns")
      }
    }
  }

  @Test func combinationsStandAmongBars() throws {
    let all = ScreenSamples.catalogue.categories.prefix(2).flatMap { category in
      category.palettes.map { ($0, Address(category: category.id, palette: $0.id)) }
    }
    let lines = pictures(80, .trueColour).palettes(all, showsAddress: true)
    let scarlet = try #require(lines.first { $0.contains("reds/scarlet") })
    for rgb in all[0].0.combinations.flatMap(\.colours) {
      #expect(scarlet.contains("\(rgb.red);\(rgb.green);\(rgb.blue)"), "\(rgb.hex)")
    }
  }

  @Test func cutValuesEndWithASign() {
    let scale = ScreenSamples.catalogue.categories[1]
    let lines = pictures(80).category(scale)
    #expect(lines.contains { $0.contains(" …  11") }, "\(lines)")
    #expect(!pictures(200).category(scale).contains { $0.contains("…") })
  }

  @Test func addressesAreNeverCut() throws {
    let colours = ScreenSamples.catalogue.colours.map { ListedColour($0) }
    for width in stride(from: 20, to: 120, by: 3) {
      for line in pictures(width).colours(colours) where line.contains("/") {
        #expect(colours.contains { line.hasSuffix($0.address?.description ?? "?") }, "\(line)")
      }
    }
  }
}

/// A line as it is read, without what steers the terminal.
func withoutSequences(_ line: String) -> String {
  var text = ""
  var isSequence = false
  for character in line {
    if character == "\u{1B}" { isSequence = true }
    if !isSequence { text.append(character) }
    if character == "m" { isSequence = false }
  }
  return text
}
