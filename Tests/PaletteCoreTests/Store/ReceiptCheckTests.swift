import Testing

@testable import PaletteCore

/// Receipts that are about no transaction of the queue.
struct ReceiptCheckTests {
  @Test("C40, C41, C43: a receipt from outside is judged like the app's own") func outside() throws
  {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    func judged(_ fault: String = "good") throws -> ReceiptAnswer {
      try fixture.set(.receipt, fault)
      return try check(try fixture.shop().receipt(), fixture).answer
    }
    let events = try fixture.kinds
    guard case .good(let items) = try judged() else { return #expect(Bool(false), "not good") }
    #expect(items.count == 1 && items.warning == nil)
    guard case .good(let rest) = try judged("damaged-item") else {
      return #expect(Bool(false), "not good")
    }
    #expect(rest.count == 1 && rest.unreadable == 1)
    #expect(try judged("other-bundle") == .later(.otherApp))
    #expect(try judged("other-install") == .refused(.otherInstall))
    #expect(try judged("bad-signature") == .refused(.status(21003)))
    #expect(try judged("other-environment") == .later(.otherEnvironment))
    #expect(try judged("garbage") == .later(.status(21002)))
    try fixture.set(.receipt, "good")
    let copied = try fixture.shop().receipt()
    try fixture.resetApp()
    #expect(try check(copied, fixture).answer == .refused(.otherInstall))
    #expect(events.last == "tx.finished")
    #expect(try fixture.kinds.isEmpty)
  }

  @Test("C39: a production receipt forced to the sandbox") func forced() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    let data = try fixture.shop().receipt()
    guard case .good = try check(data, fixture, first: .sandbox).answer else {
      return #expect(Bool(false), "not good")
    }
    try fixture.set(.environment, "sandbox")
    #expect(try check(data, fixture, first: .sandbox).answer == .later(.otherEnvironment))
  }

  @Test("C38: two servers that send a receipt to each other are asked once each") func pingPong()
    throws
  {
    for (status, first) in [("21007", StoreEnvironment.production), ("21008", .sandbox)] {
      let fixture = try StoreFixture()
      try fixture.set(.verifyStatus, status)
      let before = fixture.reaches
      #expect(try check("QUJD", fixture, first: first).answer == .later(.noEnvironment))
      #expect(fixture.reaches - before == 2)
    }
  }

  private func check(
    _ data: String, _ fixture: StoreFixture, first: StoreEnvironment = .production
  ) throws -> ReceiptCheck {
    let shop = try fixture.shop()
    return try shop.store.check(
      ReceiptFile(reading: Array(data.utf8)), first: first, ledger: shop.ledger,
      at: Timestamp(milliseconds: 0))
  }

  @Test(arguments: [
    ("", ReceiptFile.Flaw?.some(.noReceipt)), (" \n", .noReceipt), ("QUJD", .noReceipt),
    ("not base64!", .noReceipt), ("{", .noReceipt), ("{}", .noReceipt), ("[]", .noReceipt),
    (#"{"receipt-data":"QUJD"}"#, .noReceipt), (#"{"receipt-data":7,"status":0}"#, .noReceipt),
    (#"{"status":0,"receipt":{}}"#, .answer), (#" {"status":21002} "#, .answer),
    ("\u{FEFF} \(ReceiptCheckTests.long)\r\n\n", nil), (#"{"receipt-data":"\#(long)"}"#, nil),
  ])
  func filesAreToldApart(text: String, flaw: ReceiptFile.Flaw?) {
    #expect(ReceiptFile(reading: Array(text.utf8)).flaw == flaw)
    #expect(flaw?.message(of: "'x'").hasPrefix("'x' holds") ?? true)
  }

  private static let long = Base64.text(of: [UInt8](repeating: 1, count: 60))

  @Test func whatCannotBeReachedIsAskedLater() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    let data = try fixture.shop().receipt()
    try fixture.set(.network, "verification")
    let check = try check(data, fixture)
    #expect(check == ReceiptCheck(response: nil, answer: .later(.unreachable)))
    try fixture.set(.network, "receipt")
    #expect(throws: StoreFailure.unreachable) { try fixture.shop().receipt() }
  }

  @Test("C72: a local test receipt is told apart") func localTest() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.set(.receipt, "local-test")
    let data = try fixture.shop().receipt()
    for endpoint in StoreEnvironment.allCases {
      let check = try check(data, fixture, first: endpoint)
      #expect(check.response == #"{"status":21002}"#)
      #expect(check.answer == .later(.localTest))
      #expect(check.answer.message.contains("local test receipt"))
    }
  }

  /// Every message about a receipt, in one file to be read.
  @Test func gallery() throws {
    let problems: [VerificationProblem] = [
      .unreachable, .status(21002), .unreadable, .noEnvironment, .otherEnvironment, .otherApp,
      .localTest,
    ]
    let refusals: [VerificationProblem] = [.status(21003), .status(21010), .otherInstall]
    let item = ReceiptPayload.damagedItem
    let good = item.adding(["purchase_date_ms": .string("1000")])
    let counts = [ReceiptItems([]), ReceiptItems([good]), ReceiptItems([good, item, good, item])]
    let answers =
      counts.map(ReceiptAnswer.good) + problems.map(ReceiptAnswer.later)
      + refusals.map(ReceiptAnswer.refused)
    let lines =
      answers.map(\.message) + [counts[2], ReceiptItems([item])].compactMap(\.warning)
      + [ReceiptFile.Flaw.noReceipt, .answer].map { $0.message(of: "'x'") }
    try expectGolden(lines.joined(separator: "\n") + "\n", "receipt-words.txt")
  }
}
