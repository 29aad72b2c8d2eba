import Testing

@testable import PaletteCore

/// Files of text that end too early.
@Suite struct CutTextFileTests {
  private static let formats: [PaletteFormat] = [.gpl, .jasc, .paintnet, .hex, .sketchpalette]

  /// What is cut within a line may look like a shorter one, and no reader can tell; all before it is
  /// read as it is, or the file is refused.
  @Test(arguments: formats) func nothingIsMadeUp(format: PaletteFormat) throws {
    let entries =
      PaletteSamples.six + [
        PaletteSamples.entry("粉 🎨", 0x0A0B0C, alpha: 128), PaletteSamples.entry(nil, 0),
      ]
    let document = PaletteSamples.document(entries, name: "Six", comment: "a\nb", columns: 3)
    let bytes = try format.file(of: document)
    let whole = try PaletteReading(bytes, name: "a", as: format).document.entries
    #expect(whole.count == entries.count)
    var refused = 0
    for end in bytes.indices {
      do throws(PaletteFileFault) {
        let cut = try PaletteReading(Array(bytes[..<end]), name: "a", as: format).document.entries
        #expect(cut.count <= whole.count)
        #expect(Array(cut.dropLast()) == Array(whole.prefix(cut.count - 1)))
      } catch {
        refused += 1
        #expect(!error.description.isEmpty)
      }
    }
    #expect(refused > 0)
  }

  /// Whatever byte is changed, the file is read or refused.
  @Test(arguments: formats) func nothingTraps(format: PaletteFormat) throws {
    let bytes = try format.file(of: PaletteSamples.document(PaletteSamples.six, name: "Six"))
    var random = SplitMix64(seed: 6)
    for _ in 0..<2_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      _ = try? PaletteReading(damaged, name: "a", as: format)
      _ = try? PaletteFormat(of: damaged, name: "a")
    }
  }
}
