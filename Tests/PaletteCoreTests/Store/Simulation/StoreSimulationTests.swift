import Foundation
import Testing

@testable import PaletteCore

/// Random commands, deaths, faults and damage: what was paid is delivered, once, and nothing else.
///
/// `PALETTE_SEED` and `PALETTE_RUNS` set the first seed and how many sequences are run.
///
/// That it can fail was tried with one breakage of the program at a time. By which sequence each was
/// found, counted from the standard seed, and how many commands were left of that sequence:
///
///     what was delivered is verified and delivered again          15   1
///     the store is told that it is finished before it is          2   1
///     no lock is taken                                            9   1
///     the app does not hear what was refunded                    16   2
///     the store knows nothing of what waits for approval        113   2
///     what could not be verified yet is delivered                17   2
///     the sandbox is remembered, and production not asked         9   3
///     a refund takes back one transaction of the purchase        20   3
///     a start pays for what never came to the store              17   1
///     what waits for approval is dropped from the queue         113   2
///     consumables of both environments are counted                9   2
///     what was refunded is restored                              16   2
///     what is unfinished can be bought again                     17   3
///     a damaged ledger is not noticed before a purchase         217   3
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
