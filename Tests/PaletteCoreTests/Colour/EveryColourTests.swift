import FoundationEssentials
import PaletteCore
import Testing

/// All 16,777,216 eight-bit colours through every space and notation.
///
/// Only on demand and in release mode, because it takes twelve minutes of processor time, divided among
/// the cores: `EXHAUSTIVE=1 swift test -c release -Xswiftc -enable-testing --filter EveryColourTests`.
/// The ordinary run tries fixed grids: `ConversionTests` and `RoundTripTests`.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil), .serialized)
struct EveryColourTests {
  @Test(arguments: ColourSpace.allCases) func comesBackFromTheSpace(space: ColourSpace) async {
    let wrong = await failures { rgb in
      let colour = Colour(rgb).converted(to: space)
      return colour.rgb8 == rgb && colour.isInGamut
    }
    #expect(wrong == 0)
  }

  @Test func comesBackFromItsInks() async {
    #expect(await failures { CMYK(Colour($0)).colour.rgb8 == $0 } == 0)
  }

  @Test(arguments: RoundTripTests.exact) func isReadAsItIsWritten(notation: Notation) async {
    let wrong = await failures { rgb in
      let text = notation.text(of: Colour(rgb))
      var inStreams: [UInt8] = []
      notation.append(rgb, to: &inStreams)
      return Array(text.utf8) == inStreams && (try? Colour(parsing: text))?.rgb8 == rgb
    }
    #expect(wrong == 0)
  }

  /// How many colours fail a test; each core gets the reds of one remainder.
  private func failures(_ passes: @escaping @Sendable (RGB8) -> Bool) async -> Int {
    let cores = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    return await withTaskGroup(of: Int.self) { group in
      for core in 0..<cores {
        group.addTask {
          var wrong = 0
          for red in stride(from: core, through: 255, by: cores) {
            for rest in 0..<UInt32(65_536) where !passes(RGB8(packed: UInt32(red) << 16 | rest)) {
              wrong += 1
            }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
  }
}
