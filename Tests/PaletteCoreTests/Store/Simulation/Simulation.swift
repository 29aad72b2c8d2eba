@testable import PaletteCore

/// Runs commands on the real store and app, and holds what they leave behind to what was promised.
///
/// It knows nothing of how the app works through its queue. It knows what users agreed to and what
/// the store sold for it (`SimulatedStore`), and which entries may follow each other
/// (`SimulatedLedger`); all facts are read from the disk, past the code under test.
final class Simulation {
  let world: SimulatedWorld
  var store = SimulatedStore()
  var ledger = SimulatedLedger()
  /// Sales that the app had finished before it lost its memory of them.
  private(set) var lost: Set<String> = []
  /// How many entries a damaged ledger holds, of which none may be added or taken away.
  private(set) var damagedEntries: Int?
  private var saved: (ledger: SimulatedLedger, key: Int)?
  /// Which of the keys that there have been signs the ledger; the 0th is none.
  private var key = 0
  private var keys = 0
  private var places: Set<Place> = []

  init(in world: SimulatedWorld) { self.world = world }

  var isDamaged: Bool { damagedEntries != nil }

  /// Runs a sequence of commands in a new world, and then mends everything that can be mended.
  ///
  /// - Throws: `BrokenPromise`.
  func run(_ story: [SimulatedCommand]) throws {
    try world.startAfresh(seed: UInt64(story.count))
    for command in story { try perform(command) }
    try heal()
  }

  private func perform(_ command: SimulatedCommand) throws {
    switch command {
    case .dying(let step, let command): try perform(command, dyingAt: step)
    case .meanwhile(let step, let other, let command):
      try perform(command, meanwhile: (step, other))
    case .damage(let damage):
      guard try world.damage(damage) else { return }
      damagedEntries = try world.entryCount
      if damage == .deleteKey || damage == .replaceKey { nextKey() }
    case .save:
      try world.save()
      saved = (ledger, key)
    case .putBack: try putBack()
    case .clockBack: world.now -= 86_400_000
    case .set(let setting, let value):
      var store = try world.openStore()
      try store.set(setting, to: value)
    case .resetSettings:
      var store = try world.openStore()
      try store.resetSettings()
    default: try perform(command, dyingAt: nil)
    }
  }

  private func putBack() throws {
    guard let saved else { return }
    try world.putBack()
    ledger = saved.ledger
    damagedEntries = saved.key != key ? ledger.count : nil
    lose()
  }

  private func nextKey() {
    keys += 1
    key = keys
  }

  /// What is finished is not delivered again to an app that has forgotten it.
  private func lose() {
    lost.formUnion(
      store.sales.filter { $0.isFinished && !ledger.isSettled($0) }.map(\.id))
  }

  // MARK: A run of the program

  private func perform(
    _ command: SimulatedCommand, dyingAt end: Int? = nil,
    meanwhile: (step: Int, command: SimulatedCommand)? = nil, isLockedOut: Bool = false
  ) throws {
    let process = SimulatedProcess(
      command, settings: try StoreSettings(from: world.store), isLockedOut: isLockedOut)
    if command.product != nil { places.insert(process.place) }
    // The first start begins the ledger.
    if key == 0 { nextKey() }
    let shop = try world.shop(resumed: { process.told.append($0) }) { [self] step in
      process.steps.append(step)
      if let meanwhile, meanwhile.step == process.steps.count {
        try look(process)
        try performInVain(meanwhile.command)
      }
      if process.steps.count == end { throw SimulatedWorld.Killed() }
    }
    let mustAsk = try !isLockedOut && mustAsk(process)
    var outcome: StoreOutcome?
    do {
      outcome = try execute(command, shop) { [self] offer in
        try look(process)
        try expectMayAsk(offer, process)
        process.stepsBeforePrompt = process.steps.count
        if let meanwhile, meanwhile.step == 0 { try perform(meanwhile.command) }
        if case .refuse = command { return false }
        process.agree(
          to: offer.product.id, offer.quantity, isOwned: !store.owned(in: process.place).isEmpty)
        return true
      }
    } catch is SimulatedWorld.Killed {
      process.hasDied = true
    } catch is StoreFailure {
      // It could not be done, and nothing may have come of it.
    } catch LedgerError.damaged where isDamaged {
      // As it should be.
    }
    try look(process)
    if mustAsk, process.stepsBeforePrompt == nil, !process.hasDied {
      throw BrokenPromise("\(command) did not come to ask the user")
    }
    try expect(outcome, of: process)
  }

  /// A command while another process holds the lock: it comes to nothing.
  private func performInVain(_ command: SimulatedCommand) throws {
    let (entries, queue, sales) = (ledger.count, try world.queue, store.sales)
    try perform(command, isLockedOut: true)
    guard try entries == ledger.count && queue == world.queue && sales == store.sales else {
      throw BrokenPromise("\(command) did something while another process had the lock")
    }
  }

  private func execute(
    _ command: SimulatedCommand, _ shop: Shop, confirm: (Offer) throws -> Bool
  ) throws -> StoreOutcome? {
    var shop = shop
    switch command {
    case .buy(let name, let quantity):
      return try shop.buy(name, quantity: quantity, confirm: confirm)
    case .refuse(let name): return try shop.buy(name, confirm: confirm)
    case .restore: return try shop.restore()
    case .refund(let name): return try shop.refund(transaction(name))
    case .approve(let name): return try shop.approve(name.map(request))
    case .decline(let name, let silently):
      return try shop.decline(name.map(request), silently: silently)
    case .resolve(let name): return try shop.resolve(name.map(request))
    case .resetApp:
      try shop.resetApp(keyPath: world.keyPath)
      try forgetApp()
    case .resetAll:
      try shop.resetAll(keyPath: world.keyPath)
      store = SimulatedStore()
      lost = []
      try forgetApp()
    default: _ = try shop.resume()
    }
    return nil
  }

  private func forgetApp() throws {
    ledger = SimulatedLedger()
    damagedEntries = nil
    nextKey()
    lose()
    try world.app.execute("DELETE FROM violation")
  }

  private func transaction(_ name: String) -> String {
    guard let place = Int(name.dropFirst()) else { return name }
    return store.sales.indices.contains(place) ? store.sales[place].id : name
  }

  private func request(_ name: String) throws -> String {
    guard let place = Int(name.dropFirst()) else { return name }
    let identifiers = try world.requestIdentifiers
    return identifiers.indices.contains(place) ? identifiers[place] : name
  }

  // MARK: In the end

  /// Sets everything right that can be set right, and then expects everything to be so.
  private func heal() throws {
    if ledger.count > 0 { try expectStatus(StoreSettings(from: world.store)) }
    try perform(.resetSettings)
    if isDamaged { try perform(.resetApp) }
    for place in places.sorted(by: { $0.account + $0.environment < $1.account + $1.environment }) {
      for (setting, value) in [
        (StoreSetting.account, place.account), (.environment, place.environment),
      ] where value != setting.standard || places.count > 1 {
        try perform(.set(setting, value))
      }
      try perform(.start)
      try expectAllDelivered(in: place)
      if store.sales.contains(where: {
        $0.place == place && $0.product == SimulatedStore.removeAds
      }) {
        try perform(.restore)
      }
      try expectNothingLeft(in: place)
    }
  }
}
