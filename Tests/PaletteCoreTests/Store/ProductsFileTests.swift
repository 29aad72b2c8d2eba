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

  @Test("rule 1: every known version is read", arguments: 1...6) func knownVersion(major: Int)
    throws
  {
    let file = try ProductsFile(reading: Self.file(version: #"{"major":\#(major),"minor":0}"#))
    #expect(file.products.count == 1)
    #expect(file.warnings.isEmpty)
  }

  @Test("rule 1: a newer version is read with a warning") func newerVersion() throws {
    let file = try ProductsFile(reading: Self.file(version: #"{"major":7,"minor":0}"#))
    #expect(file.products.count == 1)
    #expect(file.warnings.map(\.path) == ["version.major"])
  }

  @Test(
    "rule 1: a file without a version is refused",
    arguments: [
      "{}", #"{"major":"4"}"#, #"{"major":4.5}"#, "4", "null", "[]", #"{"major":0}"#,
      #"{"major":-1}"#, #"{"major":99999999999999999999}"#,
    ])
  func noVersion(version: String) {
    #expect(
      throws: ProductsFileError.wrongShape(path: "version.major", expected: "a whole number from 1")
    ) {
      try ProductsFile(reading: Self.file(version: version))
    }
  }

  @Test(
    "rule 1: what is no configuration is refused",
    arguments: [
      (#"{"version":{"major":4,"minor":"0"},"products":[]}"#, "version.minor", "a whole number"),
      ("[]", "the file", "an object"), ("7", "the file", "an object"),
      (#"{"version":{"major":4}}"#, "products", "an array"),
      (#"{"version":{"major":4},"products":{}}"#, "products", "an array"),
    ])
  func noConfiguration(text: String, path: String, expected: String) {
    #expect(throws: ProductsFileError.wrongShape(path: path, expected: expected)) {
      try ProductsFile(reading: Array(text.utf8))
    }
  }

  @Test(
    "rule 9: comments and trailing commas are not JSON",
    arguments: [
      ("{\n  // comment\n}", 2, 3), ("/* c */ {}", 1, 1), (#"{"products":[],}"#, 1, 16),
      ("{\"products\":\n[1,]}", 2, 4), ("", 1, 1), ("{}\n{}", 2, 1),
    ])
  func notJSON(text: String, line: Int, column: Int) {
    #expect(throws: ProductsFileError.notJSON(JSONSyntaxError(line: line, column: column))) {
      try ProductsFile(reading: Array(text.utf8))
    }
  }

  @Test("rules 2, 10: unknown keys are ignored at every level") func unknownKeys() throws {
    let file = try ProductsFile(
      reading: Self.file(
        products:
          #"[{"productID":"a","type":"Consumable","displayPrice":"1","x":[1.5,null,true]}]"#,
        settings: #"{"_compatibilityTimeRate":{"3":6},"_storefront":"CHN","_y":{}}"#,
        more: #","subscriptionOffersKeyPair":{"id":"k","privateKey":"SECRET"}"#))
    #expect(file.products.map(\.id) == ["a"])
    #expect(!"\(file)".contains("SECRET"))
  }

  @Test("rule 3: unknown types and subscriptions are listed, not sold") func unsupportedTypes()
    throws
  {
    let file = try ProductsFile(
      reading: Self.file(
        products: #"[{"productID":"gift","type":"Gift","displayPrice":"1.00"}]"#,
        more: """
          ,"nonRenewingSubscriptions":[{"productID":"n","type":"NonRenewingSubscription"}],
          "subscriptionGroups":[{"subscriptions":[{"productID":"s","type":"RecurringSubscription"}]}]
          """))
    #expect(file.products.isEmpty)
    #expect(file.unsupported == ["gift", "n", "s"])
    let answer = file.request(["gift", "n", "x"])
    #expect(answer.products.isEmpty && answer.invalid == ["gift", "n", "x"])
    let messages = file.messages(onInvalid: answer.invalid)
    #expect(messages.count == 2)
    #expect(messages[0].contains("gift, n.") && messages[1].contains("'x'"))
  }

  @Test("rule 4: two products of one identifier are an error naming both") func duplicates() {
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

  @Test(
    "rule 5: a bad price leaves out that product only",
    arguments: ["1,99", "¥6", "-1", "1e3", "six", "", "+1", "1.", ".5", "0x6", "1 ", "١"])
  func badPrice(price: String) throws {
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

  @Test("rule 6: a shop that sells nothing is valid") func emptyShop() throws {
    let file = try ProductsFile(reading: Self.file(products: "[]"))
    #expect(file.products.isEmpty && file.warnings.isEmpty)
    #expect(file.request(["a"]).invalid == ["a"])
  }

  @Test("rule 8: without a storefront there is no currency") func noStorefront() throws {
    for settings in ["{}", "null", #"{"_storefront":""}"#] {
      let file = try ProductsFile(reading: Self.file(settings: settings))
      #expect(file.products[0].price == nil)
      #expect(file.products[0].milliunits == 1000)
    }
  }

  @Test("rule 8: an unknown storefront is an error, unless another is chosen")
  func unknownStorefront() throws {
    #expect(throws: ProductsFileError.unknownStorefront("XYZ")) {
      try ProductsFile(reading: Self.file(settings: #"{"_storefront":"XYZ"}"#))
    }
    let told = try ProductsFile(
      reading: Self.file(settings: #"{"_storefront":"XYZ"}"#), storefront: Storefront(code: "GBR"))
    #expect(told.products[0].currency == "GBP")
  }

  @Test("rule 9: byte order mark, line ends and space do not matter") func form() throws {
    let text = String(decoding: try bundledBytes(), as: UTF8.self)
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let expected = try bundledProducts()
    #expect(try ProductsFile(reading: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    #expect(try ProductsFile(reading: Array((windows + "  \t\r\n").utf8)) == expected)
  }

  @Test(
    "rule 7: exact locale, language, en_US, first",
    arguments: [
      ("zh_Hans", "简"), ("zh-Hans", "简"), ("zh", "简"), ("zh_Hant", "繁"), ("de", "German"),
      ("en_GB", "British"), ("en_US", "American"), ("fr", "American"),
    ])
  func nearestLanguage(tag: String, name: String) throws {
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

  @Test("rule 7: then the reference name, then the identifier") func withoutTexts() throws {
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

  @Test("rules 1, 2: files of every version are read") func everyShape() throws {
    let files = try StorekitSamples.all.map { try ProductsFile(reading: Array($0.utf8)) }
    #expect(files.allSatisfy { $0.warnings.isEmpty && $0.settings.isEmpty })
    #expect(
      files.map { $0.products.map(\.id) } == [
        ["ink.drop"], ["ink.pot"], ["ink.life"], [], [], ["ink.pro"], ["ink.trial"],
      ])
    #expect(
      files.map(\.unsupported) == [
        [], ["ink.year"], [], ["ink.monthly"], [], ["ink.weekly"], [],
      ])
    #expect(
      files.map { $0.storefront?.currency } == [nil, nil, nil, "GBP", nil, "CNY", "EUR"])
    #expect(files[0].products[0].name(in: "en") == "Drop")
    #expect(files[1].products[0].name(in: "en") == "ink.pot")
    #expect(files[5].products[0].name(in: "zh") == "去广告")
    #expect(files[6].products[0].price?.description == "€0.00 (EUR)")
  }

  @Test(
    "rules 1, 2: files that Xcode wrote are read",
    .enabled(if: !StorekitSamples.real.isEmpty, "there are no real files here"))
  func realFiles() throws {
    for (name, bytes) in StorekitSamples.real {
      let file = try ProductsFile(reading: bytes)
      #expect(file.warnings.isEmpty && file.settings.isEmpty, "\(name)")
      #expect(
        !file.products.isEmpty || !file.unsupported.isEmpty || name.contains("empty"), "\(name)")
    }
  }

  @Test("rule 10: the key pair is never told") func keyPair() throws {
    let whole = StorekitSamples.keyPair
    let spoilt = [
      whole, whole.replacing("2.99", with: "2,99"), whole.replacing("ink.year", with: "ink.pot"),
      whole.replacing("\"major\" : 1", with: "\"major\" : 9"),
      whole.replacing("K-SECRET\"", with: "K-SECRET"),
      whole.replacing("\"settings\"", with: "\"settings\" : 7, \"x\""),
      whole.replacing("{ \"_askToBuyEnabled\" : false }", with: "{ \"_storefront\" : \"XXX\" }"),
      whole.replacing("NonConsumable", with: "K"), whole.replacing("\"products\"", with: "\"p\""),
    ]
    #expect(Set(spoilt).count == spoilt.count)
    for text in spoilt {
      var told = ""
      do {
        let file = try ProductsFile(reading: Array(text.utf8))
        told = "\(file) \(file.warnings) \(file.messages(onInvalid: ["x", "ink.year"]))"
      } catch { told = "\(error)" }
      #expect(!told.isEmpty && !told.contains("K-SECRET") && !told.contains("K-IDENTIFIER"))
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
