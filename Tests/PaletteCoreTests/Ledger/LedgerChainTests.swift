import Testing

@testable import PaletteCore

@Suite struct LedgerChainTests {
  private static let kinds: [LedgerEvent.Kind] = [
    .paymentAdded, .purchased, .verifyBegin, .grant, .revoke, .finished,
    LedgerEvent.Kind(rawValue: "a.newer.kind"),
  ]

  private func randomText(_ generator: inout SplitMix64) -> String {
    let scalars = Array("aZ0 \"\\/\n\r\t\u{0}\u{7F}\u{1B}é绯🎨\u{2028}{}:,".unicodeScalars)
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      text.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
    }
    return text
  }

  private func randomEvent(_ generator: inout SplitMix64) -> LedgerEvent {
    func maybe<Value>(_ value: Value) -> Value? {
      Bool.random(using: &generator) ? value : nil
    }
    let kind = Self.kinds.randomElement(using: &generator) ?? .grant
    var event = LedgerEvent(
      kind, at: Timestamp(milliseconds: Int64.random(in: -1000...2_000_000, using: &generator)))
    event.productID = maybe("palette.tip") ?? "palette.removeads"
    event.account = maybe("default") ?? randomText(&generator)
    event.transactionID = maybe(randomText(&generator))
    event.originalTransactionID = maybe(randomText(&generator))
    event.quantity = maybe(Int.random(in: 1...10, using: &generator))
    event.amount = maybe(Int.random(in: .min ... .max, using: &generator))
    event.currency = maybe("CNY")
    event.environment = maybe(randomText(&generator))
    event.note = maybe(randomText(&generator))
    return event
  }

  @Test func aThousandRandomEventsComeBackInAnIntactChain() throws {
    let seed: UInt64 = 20_261_130
    var generator = SplitMix64(seed: seed)
    let fixture = try LedgerFixture()
    var events: [LedgerEvent] = []
    while events.count < 1000 {
      let batch = (0..<Int.random(in: 1...100, using: &generator)).map { _ in
        randomEvent(&generator)
      }
      events += batch
      try fixture.append(batch)
    }
    let ledger = try fixture.ledger()
    #expect(try ledger.entries().map(\.event) == events, "seed \(seed)")
    guard case .intact(let head) = try ledger.verify() else {
      Issue.record("seed \(seed): \(try ledger.verify())")
      return
    }
    #expect(head.count == events.count)
    #expect(try ledger.checkedHead() == .intact(head))
  }

  @Test func aThrowInTheTransactionLeavesNothing() throws {
    struct Stop: Error {}
    let fixture = try LedgerFixture()
    let head = try fixture.append(LedgerFixture.purchase())
    let ledger = try fixture.ledger()
    #expect(throws: Stop.self) {
      try fixture.database.immediate {
        try ledger.append(LedgerFixture.purchase("5"))
        throw Stop()
      }
    }
    #expect(try ledger.verify() == .intact(head))
    #expect(try ledger.entries().count == 7)
  }

  @Test func appendsOfTwoConnectionsMakeOneChain() throws {
    let fixture = try LedgerFixture()
    let other = try Database(path: fixture.folder.file("palette.db"), schema: ledgerSchema)
    let first = try fixture.ledger()
    let second = try Ledger.writable(in: other, keyPath: fixture.keyPath)
    for number in 0..<10 {
      try fixture.database.immediate { try first.append(LedgerFixture.purchase("\(number)a")) }
      try other.immediate { try second.append(LedgerFixture.purchase("\(number)b")) }
    }
    guard case .intact(let head) = try first.verify() else {
      Issue.record("broken")
      return
    }
    #expect(head.count == 140)
  }

  @Test func entitlementFollowsGrantsAndRevocations() throws {
    let fixture = try LedgerFixture()
    let ledger = try fixture.ledger()
    func owned() throws -> [String?] {
      let entitlement = try ledger.entitlement(to: "palette.removeads", account: "default")
      guard case .granted(let entries) = entitlement else {
        #expect(entitlement == .none)
        return []
      }
      return entries.map(\.event.transactionID)
    }
    func revoke(_ transaction: String) throws {
      var event = LedgerFixture.purchase(transaction)[5]
      event.kind = .revoke
      try fixture.append([event])
    }
    try fixture.append(LedgerFixture.purchase("1"))
    try fixture.append(LedgerFixture.purchase("2", original: "1"))
    #expect(try owned() == ["1", "2"])
    try revoke("1")
    #expect(try owned() == [])
    // A restore of what was refunded brings nothing back; a new purchase does.
    try fixture.append(LedgerFixture.purchase("3", original: "1"))
    #expect(try owned() == [])
    try fixture.append(LedgerFixture.purchase("4"))
    #expect(try owned() == ["4"])
  }

  @Test func consumablesCountEachTransactionOnce() throws {
    let fixture = try LedgerFixture()
    let tip = "palette.tip"
    try fixture.append(LedgerFixture.purchase("1", of: tip, quantity: 3))
    try fixture.append(LedgerFixture.purchase("2", of: tip, quantity: 10))
    try fixture.append(LedgerFixture.purchase("1", of: tip, quantity: 3))
    let ledger = try fixture.ledger()
    #expect(try ledger.entitlement(to: tip, account: "default").quantity(in: "production") == 13)
  }

  @Test func resetForgetsTheLedgerAlone() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase())
    try fixture.database.run("CREATE TABLE other(a)")
    let install = try fixture.ledger().keys?.installID
    try Ledger.reset(fixture.database, keyPath: fixture.keyPath)
    #expect(try fixture.ledger().keys?.installID != install)
    #expect(try fixture.ledger().verify() == .intact(.empty))
    #expect(try fixture.append(LedgerFixture.purchase()).count == 7)
    try fixture.database.run("INSERT INTO other VALUES (1)")
  }

  @Test func textOfAnotherFormIsNotRead() {
    let good = EventText.bytes(
      of: LedgerFixture.purchase()[0], sequence: 1, installID: "0123456789abcdef")
    #expect(EventText.parse(good) != nil)
    #expect(EventText.parse(good.dropLast() + Array(#","later":"x"}"#.utf8)) != nil)
    for length in 0..<good.count { #expect(EventText.parse(Array(good.prefix(length))) == nil) }
    #expect(EventText.parse(good + [0x20]) == nil)
    for text in [#"{"a":1.5}"#, #"{"a":"\x"}"#, #"{"a":"\u1234"}"#, #"["a"]"#, "{}"] {
      #expect(EventText.parse(Array(text.utf8)) == nil)
    }
  }

  /// The order and the names are for ever, as signatures depend on them.
  @Test func theStoredFormStays() {
    let event = LedgerEvent(
      .grant, at: Timestamp(milliseconds: 5), productID: "p", transactionID: "2",
      originalTransactionID: "1", quantity: 3, amount: 6000, currency: "CNY", account: "default",
      environment: "production", note: "\u{1B}\"")
    let text = EventText.bytes(of: event, sequence: 9, installID: "0123456789abcdef")
    #expect(
      String(decoding: text, as: UTF8.self)
        == #"{"install":"0123456789abcdef","sequence":9,"at":5,"event":"grant","productId":"p","#
        + #""transactionId":"2","originalTransactionId":"1","quantity":3,"amount":6000,"#
        + #""currency":"CNY","account":"default","environment":"production","note":"\u001b\""}"#)
  }
}

/// Heads that the user kept, the only thing that shows a ledger put back whole.
@Suite struct KeptHeadTests {
  private func kind(_ verdict: LedgerVerdict) -> LedgerDamage.Kind? {
    guard case .damaged(let damage) = verdict else { return nil }
    return damage.kind
  }

  @Test func anOlderHeadStaysTrue() throws {
    let fixture = try LedgerFixture()
    let ledger = try fixture.ledger()
    #expect(try ledger.verify(expecting: LedgerHead.empty.description) == .intact(.empty))
    let first = try fixture.append(LedgerFixture.purchase("1"))
    let second = try fixture.append(LedgerFixture.purchase("2"))
    #expect(first.description.hasPrefix("7:"))
    #expect(first.description.count == 18)
    for kept in [first, second] {
      #expect(try ledger.verify(expecting: kept.description) == .intact(second))
      #expect(try ledger.verify(expecting: "\(kept.count):\(kept.mac.hex)") == .intact(second))
      let short = kept.mac.hex.prefix(8).uppercased()
      #expect(try ledger.verify(expecting: "\(kept.count):\(short)") == .intact(second))
    }
  }

  @Test("C67: yesterday's copy, noticed only against a head that was kept")
  func yesterdaysCopy() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase("1"))
    let yesterday = fixture.folder.read("palette.db")
    let kept = try fixture.append(LedgerFixture.purchase("2"))
    fixture.folder.write(yesterday, to: "old.db")
    let old = try Database(path: fixture.folder.file("old.db"), schema: ledgerSchema)
    let ledger = try Ledger.writable(in: old, keyPath: fixture.keyPath)
    // Nothing stored beside the ledger can tell.
    #expect(kind(try ledger.verify()) == nil)
    #expect(kind(try ledger.verify(expecting: kept.description)) == .rolledBack)
    // Written on, it has a past that is not the kept one's.
    try old.immediate { try ledger.append(LedgerFixture.purchase("3")) }
    #expect(kind(try ledger.verify()) == nil)
    #expect(kind(try ledger.verify(expecting: kept.description)) == .rolledBack)
  }

  @Test func twoCopiesMixedAreNoticed() throws {
    let fixture = try LedgerFixture()
    try fixture.append(LedgerFixture.purchase("1"))
    fixture.folder.write(fixture.folder.read("palette.db"), to: "old.db")
    let old = try Database(path: fixture.folder.file("old.db"), schema: ledgerSchema)
    let ledger = try Ledger.writable(in: old, keyPath: fixture.keyPath)
    try old.immediate { try ledger.append(LedgerFixture.purchase("3")) }
    try fixture.append(LedgerFixture.purchase("2"))
    try old.run("ATTACH ? AS new", [.text(fixture.folder.file("palette.db"))])
    try old.execute(
      """
      DROP TRIGGER ledger_no_delete;
      DELETE FROM ledger_events WHERE sequence >= 10;
      INSERT INTO ledger_events SELECT * FROM new.ledger_events WHERE sequence >= 10
      """)
    let verdict = try ledger.verify()
    #expect(kind(verdict) == .inserted)
    try old.execute(
      "DELETE FROM ledger_head; INSERT INTO ledger_head SELECT * FROM new.ledger_head")
    #expect(try ledger.verify() == verdict)
  }

  @Test(arguments: [
    "", "7", "7:", ":abcdef01", "x:abcdef01", "-1:abcdef01", "7:abcdef0", "7:abcdefgh", "7:1:2",
  ])
  func malformed(_ text: String) throws {
    let ledger = try LedgerFixture().ledger()
    #expect(throws: LedgerError.malformedHead(text)) { try ledger.verify(expecting: text) }
  }
}
