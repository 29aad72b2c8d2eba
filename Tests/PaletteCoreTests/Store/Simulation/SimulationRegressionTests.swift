import Testing

@testable import PaletteCore

/// Sequences that the simulation found to break a promise, in the least form that did.
struct SimulationRegressionTests {
  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let commands: [SimulatedCommand]
  }

  static let stories = [
    Story(
      testDescription: "what an earlier command was charged is not told of again",
      commands: [.set(.network, "receipt"), .buy("removeads", 1), .buy("removeads", 1)]),
    Story(
      testDescription: "a ledger that is damaged while the prompt waits is not written on",
      commands: [.buy("tip", 1), .meanwhile(0, .damage(.editText), .buy("removeads", 1))]),
    Story(
      testDescription: "damage of any entry makes the status trust none",
      commands: [.buy("removeads", 1), .damage(.editKind)]),
    Story(
      testDescription: "a refused consumable that the store knows as finished leaves the queue",
      commands: [.set(.receipt, "bad-signature"), .dying(6, .buy("tip", 1))]),
    Story(
      testDescription: "a consumable that an older copy of the queue still holds leaves it",
      commands: [.dying(4, .buy("tip", 1)), .save, .start, .putBack]),
  ]

  @Test(arguments: stories) func promisesHold(_ story: Story) throws {
    try Simulation(in: SimulatedWorld()).run(story.commands)
  }
}
