import Testing

@testable import PaletteCore

@Suite struct PlainColourTests {
  private func plain(_ text: String) -> RGB8? {
    Array(text.utf8).withUnsafeBufferPointer { RGB8(plain: $0) }
  }

  @Test(arguments: [
    ("#ce332d", RGB8(206, 51, 45)), ("#CE332D", RGB8(206, 51, 45)), ("ce332d", RGB8(206, 51, 45)),
    ("#09afAF", RGB8(0x09, 0xAF, 0xAF)), ("206,51,45", RGB8(206, 51, 45)),
    ("0,0,0", RGB8(0, 0, 0)), ("255,255,255", RGB8(255, 255, 255)), ("007,08,9", RGB8(7, 8, 9)),
  ]) func reads(text: String, rgb: RGB8) { #expect(plain(text) == rgb) }

  @Test(arguments: [
    "", "#", "#fff", "fff", "#ce332d80", "#ce332", "red", "1,2", "1,2,3,4", "256,0,0", "0,0,256",
    "1,,3", ",1,2", "1,2,", "1, 2,3", "0001,2,3", "-1,2,3", " #ce332d", "0xce332d", "１,2,3",
  ]) func leavesAllElse(text: String) { #expect(plain(text) == nil) }

  /// Every byte in every place of a colour: what the fast reader takes, the parser reads equally.
  @Test func agreesWithTheParser() throws {
    for form in ["#abcdef", "012345", "12,34,56"] {
      for place in form.utf8.indices.indices {
        for byte in UInt8.min...UInt8.max {
          var bytes = Array(form.utf8)
          bytes[form.utf8.distance(from: form.startIndex, to: place)] = byte
          guard let rgb = bytes.withUnsafeBufferPointer({ RGB8(plain: $0) }) else { continue }
          let colour = try Colour(parsing: String(decoding: bytes, as: UTF8.self))
          #expect(colour == Colour(rgb), "\(bytes)")
        }
      }
    }
  }
}
