import Testing

@testable import PaletteCore

struct ReceiptTests {
  private func receipt(_ fixture: StoreFixture) throws -> String {
    try fixture.shop().store.receipt(
      account: "default", environment: .production, installID: "install",
      at: Timestamp(milliseconds: 1_595_439_548_123))
  }

  private func status(
    _ data: String, _ fixture: StoreFixture, _ endpoint: StoreEnvironment = .production
  ) throws -> Int? {
    try answer(JSON.object(["receipt-data": .string(data)]).text, fixture, endpoint)["status"]?
      .integer
  }

  private func answer(
    _ body: String, _ fixture: StoreFixture, _ endpoint: StoreEnvironment = .production
  ) throws -> JSON {
    let text = try fixture.shop().store.verifyReceipt(
      body, endpoint: endpoint, at: Timestamp(milliseconds: 1_595_439_548_123))
    return try JSONReader.read(Array(text.utf8))
  }

  @Test func theAnswerHasTheShapeOfTheServers() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    try fixture.buy("tip")
    let request = JSON.object([
      "receipt-data": .string(try receipt(fixture)), "password": .string("ignored"),
      "exclude-old-transactions": .bool(true),
    ])
    let answer = try answer(request.text, fixture)
    #expect(answer["status"] == .integer(0))
    #expect(answer["environment"] == .string("Production"))
    let receipt = try #require(answer["receipt"])
    #expect(receipt["receipt_type"] == .string("Production"))
    #expect(receipt["bundle_id"] == .string("palette-cli"))
    #expect(receipt["receipt_creation_date_ms"] == .string("1595439548000"))
    #expect(receipt["receipt_creation_date"] == .string("2020-07-22 17:39:08 Etc/GMT"))
    #expect(
      receipt["receipt_creation_date_pst"] == .string("2020-07-22 10:39:08 America/Los_Angeles"))
    #expect(receipt["request_date_ms"] == .string("1595439548123"))
    // The tip was finished, and so has left the receipt.
    let items = try #require(receipt["in_app"]?.elements)
    #expect(items.map { $0["product_id"] } == [.string("palette.removeads")])
    #expect(items[0]["quantity"] == .string("1"))
    #expect(items[0]["transaction_id"] == .string("4000000000000001"))
    #expect(items[0]["purchase_date_ms"]?.string?.hasSuffix("000") == true)
  }

  @Test func whatWasTakenBackStaysWithItsDate() throws {
    let fixture = try StoreFixture()
    let bought = try #require(try fixture.buy("removeads").outcome.transaction)
    try fixture.refund(bought.id)
    let request = JSON.object(["receipt-data": .string(try receipt(fixture))])
    let items = try #require(try answer(request.text, fixture)["receipt"]?["in_app"]?.elements)
    #expect(items.count == 1)
    #expect(items[0]["cancellation_reason"] == .string("0"))
    #expect(items[0]["cancellation_date_ms"] != nil)
  }

  @Test func everyChangedByteIsFound() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    let bytes = try #require(Base64.bytes(of: try receipt(fixture)))
    let store = try fixture.shop().store
    #expect(try store.open(bytes)?.signer == .production)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      #expect(try store.open(changed) == nil)
    }
    #expect(try status(Base64.text(of: bytes), fixture) == 0)
    #expect(
      try status(Base64.text(of: bytes.dropLast() + [bytes[bytes.count - 1] ^ 1]), fixture)
        == 21003)
    #expect(try status(Base64.text(of: bytes.dropLast()), fixture) == 21003)
  }

  @Test func eachServerKnowsTheOthersReceipts() throws {
    let fixture = try StoreFixture()
    let production = try receipt(fixture)
    let sandbox = try fixture.shop().store.receipt(
      account: "default", environment: .sandbox, installID: "i", at: Timestamp(milliseconds: 0))
    #expect(try status(production, fixture, .production) == 0)
    #expect(try status(production, fixture, .sandbox) == 21008)
    #expect(try status(sandbox, fixture, .production) == 21007)
    #expect(try status(sandbox, fixture, .sandbox) == 0)
  }

  @Test func anotherStoresReceiptIsNotAuthentic() throws {
    let (one, other) = (try StoreFixture(seed: 1), try StoreFixture(seed: 2))
    #expect(try status(try receipt(one), other) == 21003)
  }

  @Test(arguments: [
    "", "{", "{}", #"{"receipt-data":7}"#, #"{"receipt-data":""}"#, #"{"receipt-data":"a b="}"#,
    #"{"receipt-data":"QUJD"}"#, #"{"receipt-data":"QU\nJD"}"#,
  ])
  func aMalformedRequestIsAnswered(body: String) throws {
    #expect(try answer(body, StoreFixture())["status"] == .integer(21002))
  }

  @Test func internalErrorsSayWhetherTheyPass() throws {
    let fixture = try StoreFixture()
    try fixture.set(.verifyStatus, "21100")
    #expect(try answer("{}", fixture)["is-retryable"] == .bool(true))
    try fixture.set(.verifyStatus, "21199")
    #expect(try answer("{}", fixture)["is-retryable"] == .bool(false))
  }

  /// `date(1)` with `TZ=America/Los_Angeles`, around the changes of the clock.
  @Test(arguments: [
    (1_375_340_400, "2013-08-01 00:00:00"), (1_583_661_599, "2020-03-08 01:59:59"),
    (1_583_661_600, "2020-03-08 03:00:00"), (1_604_221_199, "2020-11-01 01:59:59"),
    (1_604_221_200, "2020-11-01 01:00:00"), (1_772_963_999, "2026-03-08 01:59:59"),
    (1_772_964_000, "2026-03-08 03:00:00"), (1_793_523_599, "2026-11-01 01:59:59"),
    (1_793_523_600, "2026-11-01 01:00:00"), (1_798_761_599, "2026-12-31 15:59:59"),
  ])
  func pacificTime(seconds: Int64, text: String) {
    let date = Timestamp(milliseconds: seconds * 1000)
    #expect(ReceiptDate.pacific(date).secondsText == text)
  }
}
