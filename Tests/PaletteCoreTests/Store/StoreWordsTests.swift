import Testing

@testable import PaletteCore

struct StoreWordsTests {
  /// Every message of the store, in one file to be read.
  @Test func gallery() throws {
    let products = try bundledProducts()
    let words = StoreWords(products: products, language: "en")
    let price = Money(milliunits: 6000, currency: "CNY")
    func transaction(
      _ product: Int, _ reason: StoreTransaction.Reason, charged: Int, revoked: Int64? = nil
    ) -> StoreTransaction {
      StoreTransaction(
        id: "4000000000000001", originalID: "4000000000000001",
        productID: products.products[product].id, kind: products.products[product].kind,
        reason: reason, quantity: product == 0 ? 1 : 3, price: price, chargedMilliunits: charged,
        account: "default", environment: .production, date: Timestamp(milliseconds: 0),
        originalDate: Timestamp(milliseconds: 0),
        revocationDate: revoked.map(Timestamp.init(milliseconds:)))
    }
    let bought = transaction(0, .purchase, charged: 6000)
    let again = transaction(0, .redownload, charged: 0)
    let restored = transaction(0, .restore, charged: 0)
    let tips = transaction(1, .purchase, charged: 3000)
    let refunded = transaction(0, .purchase, charged: 6000, revoked: 1_764_547_200_000)
    let problems: [VerificationProblem] = [
      .unreachable, .status(21003), .status(21005), .status(21010), .unreadable, .noEnvironment,
      .otherEnvironment, .otherApp, .otherInstall, .localTest, .itemMissing, .takenBack,
    ]
    let purchases: [StoreOutcome] =
      [
        .purchased(bought), .purchased(tips), .alreadyOwned(restored), .alreadyOwned(again),
        .completedEarlier(tips), .completedEarlier(bought),
        .cancelled(productID: "palette.removeads"), .notAllowed,
        .unknownProduct(name: "x", known: products.products.map(\.id)),
        .unknownProduct(name: "x", known: []), .notSold(productID: "palette.tip"),
        .productsUnavailable(StoreError(.cloudServiceNetworkConnectionFailed)),
        .failed(productID: "palette.removeads", StoreError(.paymentInvalid)),
        .failed(productID: "palette.tip", StoreError(.paymentNotAllowed)),
        .failed(productID: "gone.product", StoreError(.storeProductNotAvailable)),
        .failed(productID: "palette.tip", StoreError(.unknown)),
        .unanswered(productID: "palette.tip"),
        .deferred(productID: "palette.tip", isNew: true),
        .deferred(productID: "palette.tip", isNew: false), .declined(productID: "palette.tip"),
        .ignored(productID: "palette.tip"), .interrupted(productID: "palette.tip"),
      ]
    let restores: [StoreOutcome] =
      [
        .unheard(tips), .refunded(refunded), .restoreCancelled, .restored(Restoration()),
        .restored(Restoration(delivered: [restored])),
        .restored(
          Restoration(
            undelivered: [.pending(restored, .unreachable), .refused(restored, .status(21003))],
            refunded: [refunded])),
        .restoreFailed(StoreError(.cloudServiceNetworkConnectionFailed), Restoration()),
        .restoreFailed(
          StoreError(.cloudServiceNetworkConnectionFailed),
          Restoration(delivered: [restored], undelivered: [.pending(restored, .unreachable)])),
      ]
    let verdicts: [StoreOutcome] =
      problems.map { .pending(bought, $0) } + [.stillPending(bought, .unreachable)]
      + [
        .refused(bought, .otherInstall), .refused(tips, .status(21003)),
        .refused(restored, .status(21003)), .refused(refunded, .takenBack),
        .pending(restored, .itemMissing), .pending(again, .itemMissing),
      ]
    let outcomes = purchases + restores + verdicts
    let resumptions = [
      Resumption(productID: "palette.tip", outcome: .purchased(tips)),
      Resumption(
        productID: "palette.tip", outcome: .failed(productID: "palette.tip", StoreError(.unknown))),
      Resumption(productID: "palette.removeads", outcome: .refunded(refunded)),
      Resumption(productID: nil, outcome: .restored(Restoration(delivered: [restored]))),
      Resumption(productID: nil, outcome: .restoreFailed(StoreError(.unknown), Restoration())),
    ]
    let offer = Offer(product: products.products[1], quantity: 3, total: price)
    let failures: [StoreFailure] = [
      .busy, .badQuantity(11), .badSetting(.environment, "moon"), .badSetting(.account, "a b"),
      .mayNotFinish(.deferred), .noRequest(.deferred, nil), .noRequest(.interrupted, "tip"),
      .severalRequests(["4000000000000001", "4000000000000002"]), .notBought("tip"),
      .refundedAlready("tip", Timestamp(milliseconds: 1_764_547_200_000)), .unreachable,
      .damagedMeanwhile(
        LedgerDamage(.headMissing, "The record of the ledger's end is missing."), charged: true),
      .cutOff(.file(.full(path: "f")), charged: true),
      .cutOff(.file(.full(path: "f")), charged: false),
      .cutOff(.file(.inputOutput(path: "f", reason: "input/output error")), charged: nil),
    ]
    let files: [ProductsFileError] = [
      .notJSON(JSONSyntaxError(line: 2, column: 3)),
      .wrongShape(path: "products", expected: "an array"),
      .duplicate(id: "a", first: "products[0]", second: "products[1]"), .unknownStorefront("XYZ"),
    ]
    let lines =
      [words.question(offer)] + outcomes.map(words.message) + resumptions.map(words.message)
      + failures.map(\.description) + files.map(\.description)
    try expectGolden(lines.joined(separator: "\n") + "\n", "store-words.txt")
    for line in lines.dropFirst() { #expect(line.hasSuffix("."), "\(line)") }
  }
}
