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
    #expect(names(answer) == ["status", "environment", "receipt"])
    func dates(_ name: String) -> [String] { [name, "\(name)_ms", "\(name)_pst"] }
    #expect(
      names(receipt) == [
        "receipt_type", "adam_id", "app_item_id", "bundle_id", "application_version",
        "download_id", "version_external_identifier",
      ] + dates("receipt_creation_date") + dates("request_date")
        + dates("original_purchase_date") + ["original_application_version", "in_app"])
    #expect(
      names(items[0]) == ["quantity", "product_id", "transaction_id", "original_transaction_id"]
        + dates("purchase_date") + dates("original_purchase_date")
        + ["is_trial_period", "in_app_ownership_type"])
  }

  private func names(_ value: JSON) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.name)
  }

  @Test func theSandboxSaysTheSameOfEveryApp() throws {
    let fixture = try StoreFixture()
    try fixture.set(.environment, "sandbox")
    try fixture.buy("removeads")
    let body = AppStore.request(for: try fixture.shop().receipt())
    let receipt = try #require(try answer(body, fixture, .sandbox)["receipt"])
    #expect(receipt["receipt_type"] == .string("ProductionSandbox"))
    #expect(receipt["original_purchase_date"] == .string("2013-08-01 07:00:00 Etc/GMT"))
    #expect(receipt["original_purchase_date_ms"] == .string("1375340400000"))
    #expect(
      receipt["original_purchase_date_pst"] == .string("2013-08-01 00:00:00 America/Los_Angeles"))
    #expect(receipt["original_application_version"] == .string("1.0"))
    for name in ["adam_id", "app_item_id", "download_id", "version_external_identifier"] {
      #expect(receipt[name] == .integer(0))
    }
  }

  @Test func whatWasTakenBackStaysWithItsDate() throws {
    let fixture = try StoreFixture()
    let bought = try #require(try fixture.buy("removeads").transaction)
    try fixture.refund(bought.id)
    let request = JSON.object(["receipt-data": .string(try receipt(fixture))])
    let items = try #require(try answer(request.text, fixture)["receipt"]?["in_app"]?.elements)
    #expect(items.count == 1)
    #expect(items[0]["cancellation_reason"] == .string("0"))
    #expect(items[0]["cancellation_date_ms"] != nil)
  }

  @Test("C43: every changed byte is found") func changedBytes() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    let bytes = try #require(Base64.bytes(of: try receipt(fixture)))
    let store = try fixture.shop().store
    func signer(_ bytes: [UInt8]) throws -> StoreEnvironment? {
      try store.signer(of: #require(ReceiptData(Base64.text(of: bytes))))
    }
    #expect(try signer(bytes) == .production)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      #expect(try signer(changed) == nil)
    }
    #expect(try status(Base64.text(of: bytes), fixture) == 0)
    #expect(
      try status(Base64.text(of: bytes.dropLast() + [bytes[bytes.count - 1] ^ 1]), fixture)
        == 21003)
    #expect(try status(Base64.text(of: bytes.dropLast()), fixture) == 21003)
  }

  @Test("C36, C39: each server knows the other's receipts") func otherServer() throws {
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

  @Test(arguments: ["", "{", "[]", "7", "null", #""QUJD""#, "receipt-data=QUJD", #"{"a":1,}"#])
  func whatIsNoObjectIsNoRequest(body: String) throws {
    #expect(try answer(body, StoreFixture()) == .object(["status": .integer(21000)]))
  }

  @Test(arguments: [
    "{}", #"{"receipt-data":7}"#, #"{"receipt-data":""}"#, #"{"receipt-data":"a b="}"#,
    #"{"receipt-data":"QUJD"}"#, #"{"receipt-data":"QU\nJD"}"#,
  ])
  func aMalformedRequestIsAnswered(body: String) throws {
    #expect(try answer(body, StoreFixture()) == .object(["status": .integer(21002)]))
  }

  /// What senders do to base64, all of which the servers refuse.
  @Test func otherBase64IsMalformed() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    // All bits, so that both of the letters that differ between the alphabets occur.
    let bytes = try #require(Base64.bytes(of: try receipt(fixture)))
    let wide = Base64.text(of: [0xFB, 0xEF, 0xFF] + bytes)
    #expect(wide.hasPrefix("++//"))
    #expect(try status(wide, fixture) == 21003)
    let wrapped = stride(from: 0, to: wide.count, by: 76).map { wide.dropFirst($0).prefix(76) }
    for text in [
      wrapped.joined(separator: "\n"), wrapped.joined(separator: "\r\n"), wide + "\n", " " + wide,
      wide.map { $0 == "+" ? "-" : $0 == "/" ? "_" : String($0) }.joined(),
      wide.map { $0 == "+" ? " " : String($0) }.joined(),
      wide.map { $0 == "/" ? #"\/"# : String($0) }.joined(), wide + "=", String(wide.dropLast()),
    ] {
      #expect(try status(text, fixture) == 21002)
    }
  }

  @Test func everyPrefixHasAStatus() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    let data = try receipt(fixture)
    let store = try fixture.shop().store
    func status(of body: String) throws -> Int? {
      let text = try store.verifyReceipt(
        body, endpoint: .production, at: Timestamp(milliseconds: 0))
      return try JSONReader.read(Array(text.utf8))["status"]?.integer
    }
    // 44 characters are 33 bytes: a payload of one and a signature.
    for count in 0..<data.utf8.count {
      let text = String(data.prefix(count))
      let expected = count % 4 == 0 && count >= 44 ? 21003 : 21002
      #expect(try status(of: AppStore.request(for: text)) == expected)
      #expect((ReceiptFile(reading: Array(text.utf8)).flaw == nil) == (expected == 21003))
    }
    let bytes = try #require(Base64.bytes(of: data))
    for count in 0..<bytes.count {
      let text = Base64.text(of: Array(bytes.prefix(count)))
      #expect(try status(of: AppStore.request(for: text)) == (count > 32 ? 21003 : 21002))
    }
    let request = AppStore.request(for: data)
    for count in 0..<request.utf8.count {
      #expect(try status(of: String(request.prefix(count))) == 21000)
    }
  }

  @Test("C72: a local test receipt is known to no server") func localTest() throws {
    let fixture = try StoreFixture()
    try fixture.set(.receipt, "local-test")
    #expect(try fixture.buy("removeads").name == "pending")
    let data = try receipt(fixture)
    let contents = try #require(ReceiptData(data)?.contents)
    #expect(contents["receipt_type"] == .string("Xcode"))
    #expect(contents["expiration_date"] == .string("4001-01-01 00:00:00 Etc/GMT"))
    let item = try #require(contents["in_app"]?.elements?.first)
    #expect(item["transaction_id"] == .string("0"))
    #expect(ReceiptItem(item)?.transactionID == "0")
    for endpoint in StoreEnvironment.allCases {
      #expect(try status(data, fixture, endpoint) == 21002)
    }
    // Xcode's own: PKCS #7 with a certificate in that name.
    let certificate = [0x30, 0x82] + Array("\u{C}\u{19}StoreKit Testing in Xcode0".utf8)
    let real = Base64.text(of: certificate + [UInt8](repeating: 7, count: 32))
    #expect(try status(real, fixture) == 21002)
    let other = Base64.text(of: [0x30, 0x82] + [UInt8](repeating: 7, count: 60))
    #expect(try status(other, fixture) == 21003)
  }

  /// All that `verify-status` can be, to a request that would be answered with 0.
  @Test func everyStatusHasItsShape() throws {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    let body = AppStore.request(for: try receipt(fixture))
    for code in Array(21000...21010) + Array(21100...21199) {
      try fixture.set(.verifyStatus, String(code))
      let answer = try answer(body, fixture)
      guard case .object(let members) = answer else { return #expect(Bool(false), "no object") }
      #expect(answer["status"] == .integer(code))
      let names = members.map(\.name)
      switch code {
      case 21000...21005, 21007, 21008: #expect(names == ["status"])
      // Only that of a subscription which has ended is decoded.
      case 21006: #expect(names == ["status", "environment", "receipt"])
      case 21009, 21010: #expect(names == ["status", "environment"])
      default: #expect(names == ["status", "environment", "is-retryable"])
      }
    }
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
