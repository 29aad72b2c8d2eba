import Testing

@testable import PaletteCore

/// What a products file sets for the test session.
struct SessionSettingsTests {
  private func file(_ settings: String) throws -> ProductsFile {
    try ProductsFile(reading: ProductsFileTests.file(settings: settings))
  }

  private static func failing(_ name: String, enabled: String = "true") -> String {
    #"{"_storeKitErrors":[{"current":null,"enabled":\#(enabled),"name":"\#(name)"}]}"#
  }

  @Test(arguments: [
    (#"{"_askToBuyEnabled":true}"#, [StoreSetting.askToBuy: "yes"]),
    (#"{"_interruptedPurchasesEnabled":true}"#, [.interrupted: "yes"]),
    (#"{"_failTransactionsEnabled":true}"#, [.failWith: "unknown"]),
    (#"{"_failTransactionsEnabled":true,"_storeKitError":2}"#, [.failWith: "paymentCancelled"]),
    (#"{"_failTransactionsEnabled":true,"_storeKitError":14}"#, [.failWith: "invalidOfferPrice"]),
    (#"{"_failTransactionsEnabled":false,"_storeKitError":2}"#, [:]),
    (failing("Load Products"), [.network: "products"]),
    (failing("Purchase"), [.failWith: "unknown"]),
    (failing("Verification"), [.receipt: "bad-signature"]),
    (failing("App Store Sync"), [.failRestoreWith: "unknown"]),
    (failing("Subscription Status"), [:]), (failing("Something New"), [:]),
    (failing("Purchase", enabled: "false"), [:]), (failing("Purchase", enabled: "null"), [:]),
    (#"{"_askToBuyEnabled":null,"_storeKitErrors":null,"_storefront":null}"#, [:]), ("null", [:]),
  ])
  func theFileSets(settings: String, values: [StoreSetting: String]) throws {
    let file = try file(settings)
    #expect(file.settings == values)
    #expect(file.warnings.isEmpty)
    for (setting, value) in values { #expect(setting.value(of: value) == value) }
  }

  @Test(arguments: [
    (#"{"_askToBuyEnabled":1}"#, "settings._askToBuyEnabled"),
    (#"{"_interruptedPurchasesEnabled":"yes"}"#, "settings._interruptedPurchasesEnabled"),
    (#"{"_failTransactionsEnabled":[]}"#, "settings._failTransactionsEnabled"),
    (#"{"_storeKitErrors":{}}"#, "settings._storeKitErrors"),
    (#"{"_storeKitErrors":[7]}"#, "settings._storeKitErrors[0]"),
    (failing("Purchase", enabled: "1"), "settings._storeKitErrors[0].enabled"),
    (#"{"_storefront":7}"#, "settings._storefront"), ("[]", "settings"), ("7", "settings"),
  ])
  func aWrongTypeIsIgnoredWithAWarning(settings: String, path: String) throws {
    let file = try file(settings)
    #expect(file.settings.isEmpty)
    #expect(file.warnings.map(\.path) == [path])
    #expect(file.products.count == 1)
  }

  @Test(arguments: ["21", "-1", "2.5", #""2""#]) func anUnknownErrorIsTold(number: String) throws {
    let file = try file(#"{"_failTransactionsEnabled":true,"_storeKitError":\#(number)}"#)
    #expect(file.settings == [.failWith: "unknown"])
    #expect(file.warnings.map(\.path) == ["settings._storeKitError"])
  }

  @Test func whatTheUserSetComesFirst() throws {
    let fixture = try StoreFixture(
      products: ProductsFileTests.file(settings: #"{"_askToBuyEnabled":true,"_storefront":"CHN"}"#))
    #expect(try fixture.buy("b") == .deferred(productID: "a.b", isNew: true))
    #expect(try fixture.shop().store.settings[.askToBuy] == "yes")
    try fixture.set(.askToBuy, "no")
    #expect(try fixture.shop().store.settings[.askToBuy] == "no")
    var shop = try fixture.shop()
    try shop.store.resetSettings()
    #expect(shop.store.settings[.askToBuy] == "yes")
  }

  @Test("C22: products that cannot be loaded leave the owner what he owns") func loadProducts()
    throws
  {
    let fixture = try StoreFixture()
    try fixture.buy("removeads")
    let text = String(decoding: try bundledBytes(), as: UTF8.self)
    let failing = text.replacing(
      "\"settings\" : {",
      with:
        #""settings" : { "_storeKitErrors" : [ { "name" : "Load Products", "enabled" : true } ],"#)
    #expect(failing != text)
    fixture.products = Array(failing.utf8)
    #expect(throws: StoreError.self) { try fixture.shop().store.request(["removeads"]) }
    #expect(try fixture.buy("tip").name == "productsUnavailable")
    #expect(try fixture.noAds)
  }

  @Test func eachFailureIsTheSettings() throws {
    func fixture(_ name: String) throws -> StoreFixture {
      let settings = Self.failing(name).dropLast() + #","_storefront":"CHN"}"#
      return try StoreFixture(products: ProductsFileTests.file(settings: String(settings)))
    }
    #expect(
      try fixture("Purchase").buy("b") == .failed(productID: "a.b", StoreError(.unknown)))
    let refused = try fixture("Verification").buy("b")
    #expect(refused.name == "refused")
    #expect(try fixture("App Store Sync").restore().name == "restoreFailed")
  }
}
