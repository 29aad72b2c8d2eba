import FoundationEssentials
import Testing

@testable import PaletteCore

struct ProductsFileTests {
  static func file(
    products: String = #"[{"productID":"a.b","type":"Consumable","displayPrice":"1.00"}]"#,
    settings: String = #"{"_storefront":"CHN"}"#, more: String = "",
    version: String = #"{"major":4,"minor":0}"#
  ) -> [UInt8] {
    Array(
      #"{"products":\#(products),"settings":\#(settings)\#(more),"version":\#(version)}"#.utf8)
  }

  @Test func theBundledShopSellsRemoveAdsAndATip() throws {
    let file = try bundledProducts()
    #expect(file.warnings.isEmpty)
    #expect(file.products.map(\.id) == ["palette.removeads", "palette.tip"])
    #expect(file.products.map(\.kind) == [.nonConsumable, .consumable])
    #expect(file.products.map { $0.price?.description } == ["¥6.00 (CNY)", "¥1.00 (CNY)"])
    #expect(file.products[0].name(in: "en") == "Remove Ads")
    #expect(file.products[0].name(in: "zh") == "去广告")
    #expect(!file.products[1].description(in: "zh-Hans").isEmpty)
  }

  @Test(arguments: 1...6) func everyKnownVersionIsAccepted(major: Int) throws {
    let file = try ProductsFile(reading: Self.file(version: #"{"major":\#(major),"minor":0}"#))
    #expect(file.products.count == 1)
    #expect(file.warnings.isEmpty)
  }

  @Test func aNewerVersionIsAcceptedWithAWarning() throws {
    let file = try ProductsFile(reading: Self.file(version: #"{"major":7,"minor":0}"#))
    #expect(file.products.count == 1)
    #expect(file.warnings.map(\.path) == ["version.major"])
  }

  @Test(arguments: ["{}", #"{"major":"4"}"#, #"{"major":4.5}"#, "4", "null", "[]"])
  func aFileWithoutAVersionIsRefused(version: String) {
    #expect(
      throws: ProductsFileError.wrongShape(path: "version.major", expected: "a whole number")
    ) {
      try ProductsFile(reading: Self.file(version: version))
    }
  }

  @Test(arguments: [
    ("[]", "the file", "an object"), ("7", "the file", "an object"),
    (#"{"version":{"major":4}}"#, "products", "an array"),
    (#"{"version":{"major":4},"products":{}}"#, "products", "an array"),
  ])
  func whatIsNoConfigurationIsRefused(text: String, path: String, expected: String) {
    #expect(throws: ProductsFileError.wrongShape(path: path, expected: expected)) {
      try ProductsFile(reading: Array(text.utf8))
    }
  }

  @Test func whatIsNotJSONIsRefusedWithItsPlace() {
    #expect(throws: ProductsFileError.notJSON(JSONSyntaxError(line: 2, column: 3))) {
      try ProductsFile(reading: Array("{\n  // comment\n}".utf8))
    }
  }

  @Test func unknownKeysAreIgnoredAtEveryLevel() throws {
    let file = try ProductsFile(
      reading: Self.file(
        products:
          #"[{"productID":"a","type":"Consumable","displayPrice":"1","x":[1.5,null,true]}]"#,
        settings: #"{"_compatibilityTimeRate":{"3":6},"_storefront":"CHN","_y":{}}"#,
        more: #","subscriptionOffersKeyPair":{"id":"k","privateKey":"SECRET"}"#))
    #expect(file.products.map(\.id) == ["a"])
    #expect(!"\(file)".contains("SECRET"))
  }

  @Test func unknownTypesAndSubscriptionsAreUnsupported() throws {
    let file = try ProductsFile(
      reading: Self.file(
        products: #"[{"productID":"gift","type":"Gift","displayPrice":"1.00"}]"#,
        more: """
          ,"nonRenewingSubscriptions":[{"productID":"n","type":"NonRenewingSubscription"}],
          "subscriptionGroups":[{"subscriptions":[{"productID":"s","type":"RecurringSubscription"}]}]
          """))
    #expect(file.products.isEmpty)
    #expect(file.unsupported == ["gift", "n", "s"])
  }

  @Test func twoProductsOfOneIdentifierAreAnErrorNamingBoth() {
    let twice = #"{"productID":"a","type":"Consumable","displayPrice":"1"}"#
    #expect(
      throws: ProductsFileError.duplicate(id: "a", first: "products[0]", second: "products[1]")
    ) {
      try ProductsFile(reading: Self.file(products: "[\(twice),\(twice)]"))
    }
    #expect(
      throws: ProductsFileError.duplicate(
        id: "a.b", first: "products[0]", second: "subscriptionGroups[0].subscriptions[0]")
    ) {
      try ProductsFile(
        reading: Self.file(
          more: #","subscriptionGroups":[{"subscriptions":[{"productID":"a.b"}]}]"#))
    }
  }

  @Test(arguments: ["1,99", "¥6", "-1", "1e3", "six", ""])
  func aBadPriceLeavesOutThatProductOnly(price: String) throws {
    let file = try ProductsFile(
      reading: Self.file(
        products: """
          [{"productID":"bad","type":"Consumable","displayPrice":"\(price)"},
          {"productID":"number","type":"Consumable","displayPrice":6},
          {"productID":"good","type":"Consumable","displayPrice":"6"}]
          """))
    #expect(file.products.map(\.id) == ["good"])
    #expect(file.warnings.map(\.path) == ["products[0].displayPrice", "products[1].displayPrice"])
  }

  @Test func anEmptyShopIsValid() throws {
    let file = try ProductsFile(reading: Self.file(products: "[]"))
    #expect(file.products.isEmpty && file.warnings.isEmpty)
    #expect(file.request(["a"]).invalid == ["a"])
  }

  @Test func withoutAStorefrontThereIsNoCurrency() throws {
    for settings in ["{}", "null", #"{"_storefront":""}"#] {
      let file = try ProductsFile(reading: Self.file(settings: settings))
      #expect(file.products[0].price == nil)
      #expect(file.products[0].milliunits == 1000)
    }
  }

  @Test func anUnknownStorefrontIsNeverGuessed() throws {
    #expect(throws: ProductsFileError.unknownStorefront("XYZ")) {
      try ProductsFile(reading: Self.file(settings: #"{"_storefront":"XYZ"}"#))
    }
    let told = try ProductsFile(
      reading: Self.file(settings: #"{"_storefront":"XYZ"}"#), storefront: Storefront(code: "GBR"))
    #expect(told.products[0].currency == "GBP")
  }

  @Test func byteOrderMarkAndLineEndsDoNotMatter() throws {
    let text = String(decoding: try bundledBytes(), as: UTF8.self)
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let expected = try bundledProducts()
    #expect(try ProductsFile(reading: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    #expect(try ProductsFile(reading: Array((windows + "  \t\r\n").utf8)) == expected)
  }

  @Test(arguments: [
    ("zh_Hans", "简"), ("zh-Hans", "简"), ("zh", "简"), ("zh_Hant", "繁"), ("de", "German"),
    ("en_GB", "British"), ("en_US", "American"), ("fr", "American"),
  ])
  func theNearestLanguageIsChosen(tag: String, name: String) throws {
    let texts = [
      ("de_DE", "German"), ("zh_Hans", "简"), ("zh_Hant", "繁"), ("en_GB", "British"),
      ("en_US", "American"), ("fr_FR", ""),
    ].map { #"{"locale":"\#($0)","displayName":"\#($1)","description":""}"# }
    let file = try ProductsFile(
      reading: Self.file(
        products: """
          [{"productID":"p","type":"Consumable","displayPrice":"1",
          "localizations":[\(texts.joined(separator: ","))]}]
          """))
    #expect(file.products[0].name(in: tag) == name)
    #expect(file.products[0].description(in: tag).isEmpty)
  }

  @Test func withoutTextsTheReferenceNameServesThenTheIdentifier() throws {
    let file = try ProductsFile(
      reading: Self.file(
        products: """
          [{"productID":"p","type":"Consumable","displayPrice":"1","referenceName":"Ref"},
          {"productID":"q","type":"Consumable","displayPrice":"1","referenceName":"",
          "localizations":[]},
          {"productID":"r","type":"Consumable","displayPrice":"1",
          "localizations":[{"locale":"ja","displayName":"赤"}]}]
          """))
    #expect(file.products.map { $0.name(in: "en") } == ["Ref", "q", "赤"])
  }

  @Test func aLastPartNamesAProductWhereItIsUnique() throws {
    let products = ["x.tip", "y.tip", "y.pro", "plain"].map {
      #"{"productID":"\#($0)","type":"Consumable","displayPrice":"1"}"#
    }
    let file = try ProductsFile(
      reading: Self.file(products: "[\(products.joined(separator: ","))]"))
    let response = file.request(["pro", "tip", "x.tip", "nothing", "y.pro", "plain", ""])
    #expect(response.products.map(\.id) == ["y.pro", "x.tip", "plain"])
    #expect(response.invalid == ["tip", "nothing", ""])
  }

  @Test func filesAsXcodeWritesThemAreRead() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/samples/storekit")
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
      .filter { $0.hasSuffix(".storekit") } ?? []
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      let file = try ProductsFile(reading: bytes)
      #expect(file.warnings.isEmpty, "\(name)")
      #expect(
        !file.products.isEmpty || !file.unsupported.isEmpty || name.contains("empty"), "\(name)")
    }
  }
}

func bundledBytes() throws -> [UInt8] {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Resources/Products.storekit")
  return Array(try Data(contentsOf: file))
}

func bundledProducts() throws -> ProductsFile { try ProductsFile(reading: bundledBytes()) }
