import PaletteCore
import Testing

@Suite struct PainterTests {
  static let scarlet = RGB8(206, 51, 45)

  @Test(arguments: [
    (ColourDepth.trueColour, "\u{1B}[1;38;2;206;51;45mhi\u{1B}[0m"),
    (.ansi256, "\u{1B}[1;38;5;160mhi\u{1B}[0m"), (.ansi16, "\u{1B}[1;31mhi\u{1B}[0m"),
    (.none, "hi"),
  ]) func paintsAtEachDepth(_ depth: ColourDepth, _ expected: String) {
    let painter = Painter(depth: depth, unicode: true)
    #expect(painter.paint("hi", Style(foreground: Self.scarlet, bold: true)) == expected)
  }

  /// Nearest by CIEDE2000 among xterm's defaults, computed with colour-science 0.4.7.
  @Test(arguments: [
    (0x663399, "34", "44"), (0x1E90FF, "94", "104"), (0x808080, "90", "100"),
    (0xFFFFFF, "97", "107"), (0x000000, "30", "40"), (0xCD0000, "31", "41"),
  ]) func findsTheNearestOf16(_ packed: Int, _ foreground: String, _ background: String) {
    let painter = Painter(depth: .ansi16, unicode: true)
    let rgb = RGB8(packed: UInt32(packed))
    #expect(painter.paint("x", Style(foreground: rgb)) == "\u{1B}[\(foreground)mx\u{1B}[0m")
    #expect(painter.paint("x", Style(background: rgb)) == "\u{1B}[\(background)mx\u{1B}[0m")
  }

  @Test func ordinaryTextNamesNoColour() {
    for depth in [ColourDepth.none, .ansi16, .ansi256, .trueColour] {
      #expect(Painter(depth: depth, unicode: true).paint("hi", .plain) == "hi")
    }
  }

  @Test func attributesWorkWithoutColour() {
    let painter = Painter(depth: .none, unicode: true, attributes: true)
    let style = Style(
      foreground: Self.scarlet, bold: true, dim: true, underline: true, reverse: true)
    #expect(painter.paint("hi", style) == "\u{1B}[1;2;4;7mhi\u{1B}[0m")
  }

  @Test func textCannotSteer() {
    let painter = Painter(depth: .trueColour, unicode: true)
    #expect(painter.paint("\u{1B}[2J", .plain) == #"\u{1B}[2J"#)
    #expect(painter.paint("\n", .bold) == "\u{1B}[1m\\u{A}\u{1B}[0m")
    #expect(painter.paint("", .bold) == "")
  }

  @Test(arguments: [
    (ColourDepth.trueColour, "\u{1B}[48;2;206;51;45m    \u{1B}[0m"),
    (.ansi256, "\u{1B}[48;5;160m    \u{1B}[0m"), (.ansi16, "~\u{1B}[41m   \u{1B}[0m"),
    (.none, "    "),
  ]) func showsSwatches(_ depth: ColourDepth, _ expected: String) {
    #expect(Painter(depth: depth, unicode: true).swatch(Self.scarlet, width: 4) == expected)
  }

  @Test func swatchesAreAsWideAsAsked() {
    for depth in [ColourDepth.none, .ansi16, .ansi256, .trueColour] {
      let painter = Painter(depth: depth, unicode: true)
      for width in -1...6 {
        let plain = withoutEscapes(painter.swatch(Self.scarlet, width: width))
        let labelled = withoutEscapes(painter.swatch(Self.scarlet, label: "绯 x", width: width))
        #expect(TextWidth.columns(plain) == max(0, width))
        #expect(TextWidth.columns(labelled) == max(0, width))
      }
    }
  }

  @Test func labelsAreBlackOrWhite() {
    let painter = Painter(depth: .trueColour, unicode: true)
    let onYellow = painter.swatch(RGB8(255, 255, 0), label: "ab", width: 4)
    let onNavy = painter.swatch(RGB8(0, 0, 128), label: "ab", width: 4)
    #expect(onYellow == "\u{1B}[38;2;0;0;0;48;2;255;255;0m ab \u{1B}[0m")
    #expect(onNavy == "\u{1B}[38;2;255;255;255;48;2;0;0;128m ab \u{1B}[0m")
  }
}

/// Text without its SGR sequences.
func withoutEscapes(_ text: String) -> String {
  text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
}
