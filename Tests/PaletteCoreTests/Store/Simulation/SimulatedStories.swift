@testable import PaletteCore

/// Makes random sequences of commands, the same for the same seed.
struct SimulatedStories {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A sequence of 3 to 8 commands.
  mutating func story() -> [SimulatedCommand] {
    (0..<Int.random(in: 3...8, using: &random)).map { _ in command() }
  }

  private mutating func command() -> SimulatedCommand {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: .dying(Int.random(in: 1...10, using: &random), act())
    case 4: .meanwhile(Int.random(in: 0...6, using: &random), act(), purchase())
    case 5: .meanwhile(0, happening(), purchase())
    case 6..<11: setting()
    case 11: happening()
    default: act()
    }
  }

  /// What the program does and what can be killed.
  private mutating func act() -> SimulatedCommand {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: purchase()
    case 8: .refuse(product())
    case 9..<11: .start
    case 11..<13: .restore
    case 13..<16: .refund(one(of: ["removeads", "removeads", "tip", "#0", "#1", "#2"]))
    case 16, 17: .approve(one(of: [nil, nil, "removeads", "tip", "#0", "#1"]))
    case 18: .decline(one(of: [nil, "removeads", "tip", "#0"]), silently: random.next() % 3 == 0)
    default: .resolve(one(of: [nil, nil, "removeads", "tip", "#0"]))
    }
  }

  private mutating func purchase() -> SimulatedCommand {
    let quantity = one(of: [1, 1, 1, 2, 3, 10, 0, 11])
    return random.next() % 2 == 0
      ? .buy("tip", quantity) : .buy("removeads", random.next() % 8 == 0 ? quantity : 1)
  }

  private mutating func product() -> String { one(of: ["tip", "removeads"]) }

  /// What comes over the app from outside.
  private mutating func happening() -> SimulatedCommand {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: .resetApp
    case 3: .resetAll
    case 4: .damage(one(of: Damage.allCases))
    case 5, 6: .save
    case 7: .putBack
    case 8: .clockBack
    default: .resetSettings
    }
  }

  private mutating func setting() -> SimulatedCommand {
    let setting = one(of: Self.settings)
    let value: String =
      switch setting {
      case .account: one(of: ["default", "other"])
      case .verifyStatus:
        one(of: [
          "none", "21000", "21002", "21003", "21004", "21005", "21006", "21007", "21008",
          "21009", "21010", "21100", "21101",
        ])
      case .restoreStopsAfter: one(of: ["none", "0", "1"])
      case .storefront: one(of: ["none", "USA"])
      case .network, .receipt, .failWith, .failRestoreWith, .crashAt:
        // The standard value comes first, and is as likely as all others.
        random.next() % 2 == 0 ? setting.standard : one(of: setting.choices ?? [])
      default: one(of: setting.choices ?? [])
      }
    return .set(setting, value)
  }

  private static let settings: [StoreSetting] = [
    .network, .network, .network, .receipt, .receipt, .verifyStatus, .verifyStatus, .askToBuy,
    .askToBuy, .interrupted, .finishFails, .crashAt, .crashAt, .account, .environment, .rebuy,
    .failWith, .failRestoreWith, .restoreStopsAfter, .paymentsAllowed, .storefront,
  ]

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
