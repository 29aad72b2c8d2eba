import Testing

@testable import PaletteCore

/// Crashes between any two steps: one charge at most, one delivery, nothing lost.
struct ResumeTests {
  /// Commands to be killed, and what must be so in the end.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let prepare: @Sendable (StoreFixture) throws -> Void
    let command: @Sendable (Shop) throws -> Void
    /// The charge if the store had sold before the crash, or not.
    let charges: [Int]
    let owns: @Sendable (StoreFixture, _ charged: Int) throws -> Bool
  }

  static let cases = [
    Case(
      testDescription: "buy", prepare: { _ in },
      command: { _ = try $0.buy("removeads") { _ in true } }, charges: [0, 6000],
      owns: { try $0.noAds == ($1 == 6000) }),
    Case(
      testDescription: "buy three tips", prepare: { _ in },
      command: { _ = try $0.buy("tip", quantity: 3) { _ in true } }, charges: [0, 3000],
      owns: { try $0.tips == $1 / 1000 }),
    Case(
      testDescription: "buy again", prepare: { try $0.buy("removeads") },
      command: { _ = try $0.buy("removeads") { _ in true } }, charges: [6000],
      owns: { fixture, _ in try fixture.noAds }),
    Case(
      testDescription: "cancel", prepare: { _ in },
      command: { _ = try $0.buy("removeads") { _ in false } }, charges: [0],
      owns: { fixture, _ in try !fixture.noAds }),
    Case(
      testDescription: "restore",
      prepare: {
        try $0.buy("removeads")
        try $0.buy("tip")
        try $0.resetApp()
      },
      command: { _ = try $0.restore() }, charges: [7000],
      owns: { fixture, _ in try fixture.noAds && fixture.tips == 0 }),
  ]

  @Test("C02, C04, C05, C35: killed after each step", arguments: cases)
  func killedAfterEachStep(_ scenario: Case) throws {
    for step in try steps(of: scenario) {
      let fixture = try killed(scenario, at: step)
      let resumed = try fixture.shop().resume()
      if step != .finished, step != .restoreEnded { #expect(!resumed.isEmpty, "\(step)") }
      try expectSettled(fixture, scenario, "\(step)")
      #expect(try fixture.shop().resume().isEmpty, "\(step)")
    }
  }

  @Test("killed again while resuming, after each pair of steps", arguments: [cases[1], cases[4]])
  func killedWhileResuming(_ scenario: Case) throws {
    for first in try steps(of: scenario) {
      let remaining = try killed(scenario, at: first).steps { _ = try $0.resume() }
      for second in remaining {
        let fixture = try killed(scenario, at: first)
        #expect(try fixture.kill(at: second) { _ = try $0.resume() })
        _ = try fixture.shop().resume()
        try expectSettled(fixture, scenario, "\(first), \(second)")
      }
    }
  }

  private func steps(of scenario: Case) throws -> [PurchaseStep] {
    let fixture = try StoreFixture()
    try scenario.prepare(fixture)
    return try fixture.steps(of: scenario.command)
  }

  private func killed(_ scenario: Case, at step: PurchaseStep) throws -> StoreFixture {
    let fixture = try StoreFixture()
    try scenario.prepare(fixture)
    #expect(try fixture.kill(at: step, scenario.command))
    return fixture
  }

  private func expectSettled(_ fixture: StoreFixture, _ scenario: Case, _ place: String) throws {
    try fixture.expectSound()
    let charged = try fixture.charged
    #expect(scenario.charges.contains(charged), "\(place)")
    #expect(try scenario.owns(fixture, charged), "\(place)")
  }

  @Test("the same purchase is repeated after each crash") func repeated() throws {
    let steps = try steps(of: Self.cases[0])
    #expect(steps.count == 8)
    for step in steps {
      let fixture = try killed(Self.cases[0], at: step)
      try fixture.buy("removeads")
      #expect(try fixture.charged == 6000 && fixture.noAds, "\(step)")
      try fixture.expectSound()
    }
  }

  @Test("C02: killed before the store sold") func notSold() throws {
    let fixture = try StoreFixture()
    try fixture.kill(at: .purchasing) { _ = try $0.buy("tip") { _ in true } }
    #expect(
      try fixture.shop().resume()
        == [
          Resumption(
            productID: "palette.tip",
            outcome: .failed(productID: "palette.tip", StoreError(.unknown)))
        ])
    #expect(
      try fixture.kinds == ["payment.added", "tx.purchasing", "tx.failed", "tx.finished"])
    #expect(try fixture.charged == 0)
  }

  @Test("C02: the store cannot be asked yet") func unanswered() throws {
    let fixture = try StoreFixture()
    try fixture.kill(at: .charged) { _ = try $0.buy("tip") { _ in true } }
    try fixture.set(.network, "down")
    let unanswered = Resumption(
      productID: "palette.tip", outcome: .unanswered(productID: "palette.tip"))
    #expect(try fixture.shop().resume() == [unanswered])
    #expect(try fixture.shop().resume() == [unanswered])
    try fixture.set(.network, "up")
    #expect(try fixture.shop().resume().first?.outcome.transaction?.chargedMilliunits == 1000)
    #expect(try fixture.tips == 1 && fixture.charged == 1000)
    try fixture.expectSound()
  }

  @Test("C16: an unfinished consumable is delivered instead of a second charge")
  func unfinishedConsumable() throws {
    let fixture = try StoreFixture()
    try fixture.kill(at: .granted) { _ = try $0.buy("tip") { _ in true } }
    let outcome = try fixture.shop().buy("tip") { _ in
      Issue.record("nobody is asked")
      return true
    }
    let transaction = try #require(outcome.transaction)
    #expect(outcome == .completedEarlier(transaction))
    #expect(fixture.told.count == 1)
    #expect(try fixture.charged == 1000 && fixture.tips == 1)
    try fixture.buy("tip")
    #expect(try fixture.charged == 2000 && fixture.tips == 2)
  }

  @Test("what was resumed is told even if the command's own work comes to nothing")
  func toldThoughTheRestFails() throws {
    let commands: [(Shop) throws -> Void] = [
      { _ = try $0.approve(nil) }, { _ = try $0.refund("removeads") },
      {
        _ = try $0.buy("removeads") { _ in throw StoreFixture.Killed() }
      },
    ]
    for command in commands {
      let fixture = try StoreFixture()
      try fixture.kill(at: .charged) { _ = try $0.buy("tip") { _ in true } }
      #expect(throws: (any Error).self) { try command(fixture.shop()) }
      #expect(fixture.told.map(\.productID) == ["palette.tip"])
      #expect(try fixture.tips == 1)
    }
  }

  @Test("what cannot be completed is tried once a command") func triedOnce() throws {
    let commands: [(Shop) throws -> Void] = [
      { _ = try $0.refund("tip") }, { _ = try $0.restore() },
      { shop in _ = try shop.buy("tip") { _ in false } },
    ]
    for command in commands {
      let fixture = try StoreFixture()
      try fixture.buy("tip")
      try fixture.set(.network, "verification")
      try fixture.buy("removeads")
      let before = try fixture.count(.verifyBegin)
      try command(fixture.shop())
      #expect(fixture.told.map(\.productID) == ["palette.removeads"])
      // A restore verifies what it brings, too.
      #expect(try (1...2).contains(fixture.count(.verifyBegin) - before))
    }
  }

  @Test("a purchase that died while another was being asked is completed instead")
  func diedWhileAsking() throws {
    let fixture = try StoreFixture()
    let outcome = try fixture.shop().buy("tip") { _ in
      try fixture.kill(at: .purchased) { _ = try $0.buy("tip") { _ in true } }
      return true
    }
    #expect(outcome == .completedEarlier(try #require(outcome.transaction)))
    #expect(try fixture.charged == 1000 && fixture.tips == 1)
    try fixture.expectSound()
  }

  @Test("a purchase that the app forgot before delivering it comes back from the store")
  func forgottenByTheApp() throws {
    let fixture = try StoreFixture()
    try fixture.kill(at: .purchased) { _ = try $0.buy("tip", quantity: 2) { _ in true } }
    try fixture.resetApp()
    #expect(try fixture.kinds.isEmpty)
    #expect(try fixture.shop().resume().map(\.productID) == ["palette.tip"])
    #expect(try fixture.tips == 2 && fixture.charged == 2000)
    try fixture.expectSound()
  }

  @Test("what another account left waits for that account") func otherAccount() throws {
    let fixture = try StoreFixture()
    try fixture.kill(at: .purchased) { _ = try $0.buy("tip") { _ in true } }
    try fixture.set(.account, "other")
    #expect(try fixture.shop().resume().isEmpty)
    #expect(try fixture.tips == 0)
    try fixture.set(.account, "default")
    #expect(try fixture.shop().resume().count == 1)
    #expect(try fixture.tips == 1)
    try fixture.expectSound()
  }

  @Test("crash-at dies at each step once", arguments: PurchaseStep.allCases)
  func crashSetting(step: PurchaseStep) throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.resetApp()
    try fixture.set(.crashAt, step.rawValue)
    var deaths: [PurchaseStep] = []
    func dying() throws -> Shop {
      try fixture.shop { step, mustCrash in
        guard mustCrash else { return }
        deaths.append(step)
        throw StoreFixture.Killed()
      }
    }
    let commands: [(Shop) throws -> Void] = [
      { _ = try $0.buy("tip") { _ in true } }, { _ = try $0.restore() },
      { _ = try $0.refund("removeads") }, { _ = try $0.resume() },
    ]
    try fixture.set(.failWith, step == .failed ? "unknown" : "none")
    try fixture.set(.askToBuy, step == .noted || step == .deferred ? "yes" : "no")
    for command in commands {
      do { try command(dying()) } catch is StoreFixture.Killed {}
    }
    try fixture.set(.askToBuy, "no")
    if try !fixture.shop().unfinished().isEmpty { _ = try dying().approve(nil) }
    #expect(deaths == [step])
    #expect(try fixture.shop().store.settings[.crashAt] == "none")
    _ = try dying().resume()
    #expect(deaths == [step])
    try fixture.expectSound()
  }
}
