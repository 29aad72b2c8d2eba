import PaletteCore
import Testing

@Suite struct ColourOrderTests {
  private func sorted(_ order: ColourOrder, _ texts: [String]) throws -> [String] {
    let colours = try texts.map { (text: $0, colour: try Colour(parsing: $0)) }
    return order.sorted(colours) { $0.colour }.map(\.text)
  }

  @Test func greysComeLastInTheirOrder() throws {
    #expect(
      try sorted(.hue, ["#808080", "#0000ff", "#ff0000", "#00ff00", "#ffffff"])
        == ["#ff0000", "#00ff00", "#0000ff", "#808080", "#ffffff"])
    #expect(
      try sorted(.hue, ["white", "oklch(0.5 0.1 none)", "black", "oklch(0.5 0 20)", "red"])
        == ["red", "white", "oklch(0.5 0.1 none)", "black", "oklch(0.5 0 20)"])
  }

  /// OKLCH and luminance from coloraide 8.13.1.
  @Test(arguments: [
    (ColourOrder.lightness, ["black", "#0000ff", "#ff0000", "#00ff00", "#ffff00", "white"]),
    (.chroma, ["white", "black", "#ffff00", "#ff0000", "#00ff00", "#0000ff"]),
    (.luminance, ["black", "#0000ff", "#ff0000", "#00ff00", "#ffff00", "white"]),
  ]) func everyMeasureGrows(order: ColourOrder, expected: [String]) throws {
    #expect(
      try sorted(order, ["white", "#ff0000", "#0000ff", "#ffff00", "black", "#00ff00"])
        == expected)
  }

  @Test(arguments: ColourOrder.allCases) func equalColoursKeepTheirOrder(order: ColourOrder) throws
  {
    let texts = ["#ce332d", "rgb(206 51 45)", "#CE332D", "206,51,45", "#808080", "grey", "gray"]
    let sorted = try sorted(order, texts)
    #expect(sorted.filter(texts[..<4].contains) == Array(texts[..<4]))
    #expect(sorted.filter(texts[4...].contains) == Array(texts[4...]))
  }

  @Test(arguments: ColourOrder.allCases) func everyOrderIsOne(order: ColourOrder) {
    let seed: UInt64 = 77
    var random = RandomColours(seed: seed)
    let colours = (0..<500).compactMap { _ in random.next().map(Colour.init) }
    let sorted = order.sorted(colours) { $0 }
    #expect(order.sorted(sorted) { $0 } == sorted)
    #expect(order.sorted(Array(colours.reversed())) { $0 }.map(\.rgb8) == sorted.map(\.rgb8))
    #expect(Set(sorted.map(\.rgb8)) == Set(colours.map(\.rgb8)))
  }

  @Test(arguments: ColourOrder.allCases) func endlessNumbersDoNotDisturb(order: ColourOrder) {
    let huge = Colour(.xyzD65, SIMD3(repeating: .greatestFiniteMagnitude))
    let others = ["#0000ff", "#ffffff", "#ff0000"].compactMap { try? Colour(parsing: $0) }
    let sorted = order.sorted([huge, others[0], huge, others[1], others[2]]) { $0 }
    #expect(sorted.filter { $0 != huge } == order.sorted(others) { $0 })
    #expect(sorted.count == 5)
  }
}
