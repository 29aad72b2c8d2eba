import PaletteCore
import Testing

@Suite struct APCATests {
  /// The test values that are published with version 0.0.98G-4g, text first.
  @Test(arguments: [
    ("#888", "#fff", 63.0564699302), ("#fff", "#888", -68.5414643664),
    ("#000", "#aaa", 58.1462625786), ("#123", "#def", 91.6683081148),
    ("#def", "#123", -93.0677004948), ("#123", "#444", 8.3232613696),
    ("#444", "#123", -7.5268784603),
  ]) func matchesThePublishedValues(text: String, background: String, lc: Double) throws {
    let (letters, behind) = (try Colour(parsing: text).rgb8, try Colour(parsing: background).rgb8)
    #expect(abs(APCA.contrast(of: letters, on: behind) - lc) < 1e-9)
    #expect(APCA.version == "0.0.98G-4g")
  }

  @Test func littleContrastCountsAsNone() {
    for value in UInt8.min...UInt8.max {
      let grey = RGB8(value, value, value)
      #expect(APCA.contrast(of: grey, on: grey) == 0)
    }
    #expect(APCA.contrast(of: RGB8(0x77, 0x77, 0x77), on: RGB8(0x78, 0x78, 0x78)) == 0)
  }

  @Test func theSignTellsDarkOnLightFromLightOnDark() {
    let (black, white) = (RGB8(0, 0, 0), RGB8(255, 255, 255))
    #expect(abs(APCA.contrast(of: black, on: white) - 106.04067) < 1e-4)
    #expect(abs(APCA.contrast(of: white, on: black) + 107.88473) < 1e-4)
  }
}
