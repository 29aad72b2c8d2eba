import PaletteCore
import Testing

@Suite struct PictureTests {
  @Test func drawsHalfBlocks() {
    var bytes: [UInt8] = []
    let (red, blue, clear): ([UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
    )
    for pixel in [red, red, clear, red, clear, red, blue, blue, clear, clear] { bytes += pixel }
    let buffer = PixelBuffer(width: 5, height: 2, bytes: bytes)
    let lines = Painter(depth: .trueColour, unicode: true).picture(buffer)
    #expect(
      lines == [
        "\u{1B}[48;2;255;0;0m \u{1B}[38;2;0;0;255m▄\u{1B}[49m▄\u{1B}[38;2;255;0;0m▀\u{1B}[0m"
      ])
  }

  @Test func keepsTheLastRowOfAnOddHeight() {
    let buffer = PixelBuffer(width: 1, height: 3, bytes: [UInt8](repeating: 255, count: 12))
    let lines = Painter(depth: .trueColour, unicode: true).picture(buffer)
    #expect(lines == ["\u{1B}[48;2;255;255;255m \u{1B}[0m", "\u{1B}[38;2;255;255;255m▀\u{1B}[0m"])
  }

  @Test func leavesTheFaintRimToTheBackground() {
    let faint = PixelBuffer(width: 1, height: 1, bytes: [100, 0, 0, 127])
    let strong = PixelBuffer(width: 1, height: 1, bytes: [128, 0, 0, 128])
    let painter = Painter(depth: .trueColour, unicode: true)
    #expect(painter.picture(faint) == [""])
    #expect(painter.picture(strong) == ["\u{1B}[38;2;255;0;0m▀\u{1B}[0m"])
  }

  @Test func drawsARoundWheelInLetters() throws {
    let painter = Painter(depth: .none, unicode: true)
    let lines = painter.picture(Wheel(size: 40).render())
    try expectGolden(lines.joined(separator: "\n") + "\n", "wheel-letters.txt")
  }

  @Test(arguments: [ColourDepth.ansi16, .ansi256, .trueColour], [true, false])
  func everyLineIsSelfContained(_ depth: ColourDepth, _ unicode: Bool) {
    let wheel = Wheel(size: 31, value: 0.7)
    let buffer = wheel.render()
    let lines = Painter(depth: depth, unicode: unicode).picture(buffer)
    #expect(lines.count == 16)
    for line in lines {
      #expect(line.hasSuffix("\u{1B}[0m"))
      #expect(TextWidth.columns(withoutEscapes(line)) <= 31)
      #expect(unicode || line.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
