// sources: Encoding Colour Database Favourites Ledger Store

/// Any file gets an answer of the servers and a judgement; any request a status; any payload that the
/// store signed, and any answer of a server, a verdict on a purchase.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReceipt(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  do {
    try checkFile(ReceiptFile(reading: bytes))
    for endpoint in StoreEnvironment.allCases {
      let status = try answer(to: text, from: endpoint).status ?? -1
      expect([21000, 21002, 21003].contains(status), "'\(text)' has the status \(status)")
    }
    try checkSigned(bytes)
    judge(ServerAnswer(text, from: .production), nil)
  } catch {
    fatalError("\(error)")
  }
  return 0
}

private func checkFile(_ file: ReceiptFile) throws {
  let check = try store.check(file, first: .production, ledger: nil, at: now)
  expect(!check.answer.message.isEmpty, "no message")
  expect((file.flaw == nil) == (file.receipt != nil), "a flaw in what is a receipt")
  let status = check.response.flatMap { ServerAnswer($0, from: .production).status }
  expect(file.flaw == nil || status == 21002, "no receipt in form has the status \(status ?? -1)")
  if case .good = check.answer { fatalError("a receipt that nobody signed is good") }
}

/// A payload that the store signed is authentic, whatever it says.
private func checkSigned(_ payload: [UInt8]) throws {
  guard !payload.isEmpty else { return }
  let key = HMACKey(label: "receipt-v1-production", master: try store.masterKey())
  let data = Base64.text(of: payload + key.code(for: payload).bytes)
  let receipt = ReceiptData(data)
  let answer = try answer(to: AppStore.request(for: data), from: .production)
  let expected = receipt?.isLocalTest == true ? 21002 : 0
  expect(answer.status == expected, "a signed payload has the status \(answer.status ?? -1)")
  judge(answer, receipt)
}

private func answer(to body: String, from endpoint: StoreEnvironment) throws -> ServerAnswer {
  let text = try store.verifyReceipt(body, endpoint: endpoint, at: now)
  let answer = ServerAnswer(text, from: endpoint)
  expect(answer.json?.isObject == true, "'\(text)' is no object")
  return answer
}

private func judge(_ answer: ServerAnswer, _ receipt: ReceiptData?) {
  let judged = ReceiptJudge(installID: "install", environment: .production)
    .judge(answer, to: receipt)
  for transaction in transactions {
    guard case .proven(let item) = Verdict(judged, for: transaction) else { continue }
    expect(item.productID == transaction.productID, "another product proves a purchase")
    expect(item.cancellationDate == nil, "what was taken back proves a purchase")
  }
}

private let now = Timestamp(milliseconds: 1_764_547_200_123)

private let transactions = [Product.Kind.consumable, .nonConsumable].map {
  StoreTransaction(
    id: "0", originalID: "1", productID: "p", kind: $0, reason: .purchase, quantity: 1,
    price: Money(milliunits: 1000, currency: "CNY"), chargedMilliunits: 1000, account: "default",
    environment: .production, date: now, originalDate: now, revocationDate: nil)
}

/// A store that is kept nowhere; the fuzzer has one thread.
nonisolated(unsafe) private let store: AppStore = {
  do {
    return try AppStore(
      database: Database.inMemory(schema: StoreDatabase.schema),
      products: Array(#"{"version":{"major":4,"minor":0},"products":[]}"#.utf8),
      randomBytes: { Array(repeating: 7, count: $0) }, sleep: { _ in })
  } catch {
    fatalError("\(error)")
  }
}()
