import Testing

@testable import PaletteCore

/// Random commands, deaths and faults: what was paid is delivered, once, and nothing else is.
struct StoreSimulationTests {
  private static let doubts = [
    "good", "missing-item", "other-bundle", "garbage", "other-environment",
  ]

  @Test(arguments: 1...12) func nothingIsLostOrDoubled(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let fixture = try StoreFixture(seed: seed)
    var tipsBeforeResets = 0
    var story: [String] = []
    for _ in 0..<12 {
      let step = PurchaseStep.allCases.randomElement(using: &random)
      let action = Int.random(in: 0..<10, using: &random)
      let quantity = Int.random(in: 1...10, using: &random)
      story.append("\(action) \(step?.rawValue ?? "") \(quantity)")
      switch action {
      case 0, 1: try attempt(fixture, dyingAt: step) { _ = try $0.buy("removeads") { _ in true } }
      case 2, 3, 4:
        try attempt(fixture, dyingAt: step) {
          _ = try $0.buy("tip", quantity: quantity) { _ in quantity > 2 }
        }
      case 5: try attempt(fixture, dyingAt: step) { _ = try $0.restore() }
      case 6: try attempt(fixture, dyingAt: step) { _ = try $0.resume() }
      case 7:
        tipsBeforeResets += try finishedTips(fixture)
        try fixture.resetApp()
      case 8:
        try fixture.set(
          .network, NetworkFault.allCases.randomElement(using: &random)?.rawValue ?? "up")
      default:
        try fixture.set(.receipt, Self.doubts.randomElement(using: &random) ?? "good")
      }
    }
    var shop = try fixture.shop()
    try shop.store.resetSettings()
    _ = try shop.resume()

    let place: Comment = "seed \(seed): \(story.joined(separator: ", "))"
    try fixture.expectSound()
    let sales = try fixture.shop().store.deliveries("1 = 1", []).map(\.transaction)
    let paid = sales.filter { $0.productID == "palette.removeads" && $0.chargedMilliunits > 0 }
    #expect(paid.count <= 1, place)
    let tips = sales.filter { $0.kind == .consumable }.reduce(0) { $0 + $1.quantity }
    #expect(try fixture.tips + tipsBeforeResets == tips, place)
    #expect(try fixture.charged == tips * 1000 + paid.count * 6000, place)
    #expect(try !fixture.noAds || paid.count == 1, place)
    try fixture.restore()
    #expect(try fixture.noAds == (paid.count == 1), place)
  }

  private func attempt(
    _ fixture: StoreFixture, dyingAt step: PurchaseStep?, _ command: (Shop) throws -> Void
  ) throws {
    guard let step else { return }
    try fixture.kill(at: step, command)
  }

  /// The tips that the ledger counts and the store will not deliver again.
  private func finishedTips(_ fixture: StoreFixture) throws -> Int {
    let shop = try fixture.shop()
    let finished = Set(
      try shop.store.deliveries("finished = 1", []).map(\.transaction.id))
    return try shop.ledger.entries().map(\.event).filter {
      $0.kind == .grant && $0.productID == "palette.tip"
        && finished.contains($0.transactionID ?? "")
    }.reduce(0) { $0 + ($1.quantity ?? 0) }
  }
}
