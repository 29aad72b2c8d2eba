import PaletteCore
import Testing

@Suite struct RGB8Tests {
  @Test func hexIsZeroPadded() {
    #expect(RGB8(5, 175, 0).hex == "#05af00")
    for value in UInt8.min...UInt8.max {
      #expect(RGB8(value, 0, value).hex.utf8.count == 7)
      #expect(RGB8(packed: RGB8(value, 7, 255).packed) == RGB8(value, 7, 255))
    }
  }
}
