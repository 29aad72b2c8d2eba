@testable import PaletteCore

/// Something that a user, or fate, does in a simulation.
///
/// A name that begins with `#` is a place in a list: `#0` is the first transaction that the store
/// made, or the first request that it took note of.
indirect enum SimulatedCommand: Equatable, Sendable {
  /// Buys, and agrees when asked.
  case buy(String, Int)
  /// Buys, and says no when asked.
  case refuse(String)
  case restore
  /// A mere start, which completes what is unfinished.
  case start
  case refund(String)
  case approve(String?)
  case decline(String?, silently: Bool)
  case resolve(String?)
  case set(StoreSetting, String)
  case resetSettings
  case resetApp
  case resetAll
  case damage(Damage)
  /// Keeps a copy of the app's database.
  case save
  /// Puts the kept copy in the place of the app's database.
  case putBack
  case clockBack
  /// A command that dies at the step that it reaches as its nth.
  case dying(Int, SimulatedCommand)
  /// While the second command is at its nth step, or at its prompt if that is 0, another process
  /// does the first.
  case meanwhile(Int, SimulatedCommand, SimulatedCommand)
}

extension SimulatedCommand: CustomStringConvertible {
  /// The command as Swift source.
  var description: String {
    switch self {
    case .buy(let name, let quantity): ".buy(\"\(name)\", \(quantity))"
    case .refuse(let name): ".refuse(\"\(name)\")"
    case .restore: ".restore"
    case .start: ".start"
    case .refund(let name): ".refund(\"\(name)\")"
    case .approve(let name): ".approve(\(Self.quoted(name)))"
    case .decline(let name, let silently): ".decline(\(Self.quoted(name)), silently: \(silently))"
    case .resolve(let name): ".resolve(\(Self.quoted(name)))"
    case .set(let setting, let value): ".set(.\(setting), \"\(value)\")"
    case .resetSettings: ".resetSettings"
    case .resetApp: ".resetApp"
    case .resetAll: ".resetAll"
    case .damage(let damage): ".damage(.\(damage))"
    case .save: ".save"
    case .putBack: ".putBack"
    case .clockBack: ".clockBack"
    case .dying(let step, let command): ".dying(\(step), \(command))"
    case .meanwhile(let step, let other, let command): ".meanwhile(\(step), \(other), \(command))"
    }
  }

  private static func quoted(_ name: String?) -> String { name.map { "\"\($0)\"" } ?? "nil" }

  /// The same with less to it, the simplest first.
  var simpler: [SimulatedCommand] {
    switch self {
    case .buy(let name, let quantity) where quantity != 1: [.buy(name, 1)]
    case .refund(let name) where name.hasPrefix("#"): [.refund("tip"), .refund("removeads")]
    case .approve(.some): [.approve(nil)]
    case .resolve(.some): [.resolve(nil)]
    case .decline(.some, let silently): [.decline(nil, silently: silently)]
    case .dying(let step, let command):
      [command] + (step > 1 ? [.dying(1, command), .dying(step - 1, command)] : [])
        + command.simpler.map { .dying(step, $0) }
    case .meanwhile(let step, let other, let command):
      [command, other] + (step > 0 ? [.meanwhile(0, other, command)] : [])
        + other.simpler.map { .meanwhile(step, $0, command) }
        + command.simpler.map { .meanwhile(step, other, $0) }
    default: []
    }
  }
}
