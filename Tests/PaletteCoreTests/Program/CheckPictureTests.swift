import PaletteCore
import Testing

@testable import palette_cli

/// What `check` looks like, for small and for large palettes.
@Suite struct CheckPictureTests {
  private func pictures(_ width: Int, _ depth: ColourDepth, unicode: Bool = true) -> Pictures {
    Pictures(
      painter: Painter(depth: depth, unicode: unicode), width: width, language: .english)
  }

  private func check(_ count: Int, named: Bool = true) -> PaletteCheck {
    let entries = (0..<count).map { index in
      let part = Double(index) / Double(max(1, count - 1))
      let colour = Colour(.oklch, SIMD3(0.97 - 0.85 * part, 0.08, 40 + 200 * part))
      let names = ["Chalk \(index)", "Slate grey \(index)", "月白 \(index)"]
      return PaletteDocument.Entry(named ? names[index % 3] : nil, Colour(colour.rgb8))
    }
    let document = PaletteDocument(name: "Steps", groups: [.init(entries: entries)])
    return PaletteCheck(
      document, asTyped: "steps.gpl", over: RGB8(255, 255, 255), metric: .ok)
  }

  @Test(arguments: [24, 40, 80]) func looksAsDrawn(width: Int) throws {
    for (depth, name) in [(ColourDepth.trueColour, "colour"), (.none, "plain")] {
      let lines = [1, 2, 7, 20, 90].flatMap { count in
        ["", "— \(count) —"] + pictures(width, depth).check(check(count))
      }
      try expectGolden(lines.joined(separator: "\n") + "\n", "check-\(width)-\(name).txt")
    }
  }

  @Test func nothingIsWiderThanTheTerminal() {
    for width in [20, 24, 31, 40, 41, 50, 63, 64, 80, 81, 120, 200] {
      for count in [1, 2, 3, 6, 11, 12, 20, 33, 34, 60] {
        for named in [true, false] {
          for line in pictures(width, .ansi16).check(check(count, named: named)) {
            let columns = TextWidth.columns(withoutSequences(line))
            #expect(columns <= width, "\(width) columns, \(count) colours: \(line)")
          }
        }
      }
    }
  }

  @Test func marksAreToldWithoutUnicode() {
    let lines = pictures(80, .none, unicode: false).check(check(7))
    #expect(lines.joined().utf8.filter { $0 > 0x7F }.count <= 6 * "月白".utf8.count)
  }
}
