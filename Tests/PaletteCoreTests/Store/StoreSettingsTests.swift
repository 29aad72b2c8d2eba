import Testing

@testable import PaletteCore

struct StoreSettingsTests {
  @Test(arguments: StoreSetting.allCases) func everySettingIsDescribed(setting: StoreSetting) {
    #expect(setting.summary.hasSuffix(".") && setting.summary.utf8.count <= 79)
    #expect(!setting.rule.isEmpty)
    #expect(setting.value(of: setting.standard) == setting.standard)
    for choice in setting.choices ?? [] { #expect(setting.value(of: choice) == choice) }
    #expect(setting.value(of: "no such value!") == nil)
    #expect(setting.value(of: "") == nil)
  }

  @Test(arguments: [
    (StoreSetting.failWith, "3", "paymentInvalid"), (.failWith, "PAYMENTINVALID", "paymentInvalid"),
    (.storefront, "chn", "CHN"), (.verifyStatus, "21005", "21005"),
    (.account, "a.b-c@d_e+1", "a.b-c@d_e+1"),
    (.paymentsAllowed, "NO", "no"), (.crashAt, "granted", "granted"),
  ])
  func valuesAreKeptInOneSpelling(setting: StoreSetting, text: String, value: String) {
    #expect(setting.value(of: text) == value)
  }

  @Test(arguments: [
    (StoreSetting.failWith, "21"), (.failWith, "-1"), (.storefront, "XYZ"), (.verifyStatus, "0"),
    (.verifyStatus, "21011"), (.account, "a b"), (.account, "a\u{1B}[1m"),
    (.account, String(repeating: "a", count: 65)), (.environment, "xcode"),
  ])
  func otherValuesAreRefused(setting: StoreSetting, text: String) throws {
    var shop = try StoreFixture().shop()
    #expect(throws: StoreFailure.badSetting(setting, text)) {
      try shop.store.set(setting, to: text)
    }
  }

  @Test func settingsPersistAndCanBeReset() throws {
    let fixture = try StoreFixture()
    try fixture.set(.account, "tester")
    try fixture.set(.environment, "sandbox")
    try fixture.set(.account, "tester2")
    var shop = try fixture.shop()
    #expect(shop.store.settings.account == "tester2")
    #expect(shop.store.settings.environment == .sandbox)
    #expect(shop.store.settings.paymentsAllowed)
    try shop.store.resetSettings()
    #expect(try fixture.shop().store.settings == StoreSettings())
  }

  @Test func storeErrorsHaveStoreKitsNumbers() {
    #expect(StoreError.Code.allCases.map(\.rawValue) == Array(0...20))
    #expect(StoreError.Code.paymentCancelled.rawValue == 2)
    #expect(StoreError.Code.invalidOfferPrice.rawValue == 14)
    #expect(StoreError.Code.overlayPresentedInBackgroundScene.rawValue == 20)
  }
}
