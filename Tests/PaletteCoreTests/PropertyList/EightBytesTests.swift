import Testing

@testable import PaletteCore

/// Looking at many bytes at once must find what looking at each of them finds.
@Suite struct EightBytesTests {
  @Test func everyByteIsFoundAtEveryPlace() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        for filling: UInt8 in [0x09, 0x20, 0x41, 0xFF] {
          var text = [UInt8](repeating: filling, count: 8)
          text[place] = byte
          let eight = text.withUnsafeBytes { EightBytes($0, at: 0) }
          #expect(eight.blankCount == (text.firstIndex { $0 > 0x20 } ?? 8), "\(text)")
          let markup = text.firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
          #expect(eight.markupIndex == markup ?? 8, "\(text)")
        }
      }
    }
  }

  @Test func beginningsAreCompared() {
    let key = EightBytes("<key>abc")
    #expect(key.begin(with: "<key>") && key.begin(with: "<key>abc") && key.begin(with: "<"))
    #expect(!key.begin(with: "<kex>") && !key.begin(with: "<key>abd"))
  }

  @Test func theFirstUnusualByteIsFoundAtEveryPlace() {
    for byte in UInt8.min...UInt8.max {
      let isUsual = (0x20..<0x80).contains(byte) || byte == 0x09 || byte == 0x0A
      for place in [0, 1, 31, 32, 33, 63, 64, 69] {
        var text = [UInt8](repeating: 0x0A, count: 70)
        text[place] = byte
        #expect(UTF8Text.unusual(in: text, from: 0) == (isUsual ? nil : place), "\(byte) \(place)")
      }
    }
  }
}
