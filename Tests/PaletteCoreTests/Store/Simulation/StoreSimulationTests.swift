import Foundation
import Testing

@testable import PaletteCore

/// Random commands, deaths, faults and damage: what was paid is delivered, once, and nothing else.
///
/// `PALETTE_SEED` and `PALETTE_RUNS` set the first seed and how many sequences are run.
struct StoreSimulationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let firstSeed = environment["PALETTE_SEED"].flatMap { UInt64($0) } ?? 1
  private static let runs = environment["PALETTE_RUNS"].flatMap { Int($0) } ?? 2_000
  /// Each is run by one thread.
  private static let parts = 10

  @Test(arguments: 0..<parts) func promisesHold(part: Int) throws {
    let world = try SimulatedWorld()
    for index in stride(from: part, to: Self.runs, by: Self.parts) {
      let seed = Self.firstSeed + UInt64(index)
      var stories = SimulatedStories(seed: seed)
      let story = stories.story()
      guard let failure = failure(of: story, in: world) else { continue }
      let short = shrunk(story) { self.failure(of: $0, in: world) != nil }
      Issue.record(
        """
        seed \(seed): \(failure)
        \(text(of: story))
        shrunk: \(self.failure(of: short, in: world) ?? "")
        \(text(of: short))
        """)
      return
    }
  }

  private func failure(of story: [SimulatedCommand], in world: SimulatedWorld) -> String? {
    do {
      try Simulation(in: world).run(story)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func text(of story: [SimulatedCommand]) -> String {
    "[\n" + story.map { "  \($0),\n" }.joined() + "]"
  }
}
