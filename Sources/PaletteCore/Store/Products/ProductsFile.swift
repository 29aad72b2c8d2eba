/// A shop as Xcode's StoreKit configuration file (`.storekit`) describes it.
///
/// There is no public specification; the rules are those that real files of versions 1.0 to 6.3
/// follow. Keys that are not named here are ignored, `subscriptionOffersKeyPair` above all: it holds
/// a private key. Subscriptions are not sold; their identifiers only count as taken.
public struct ProductsFile: Equatable, Sendable {
  /// A value that was left out or is unusual, while the rest of the file serves.
  public struct Warning: Equatable, Sendable, CustomStringConvertible {
    /// The key path in the file: `products[2].displayPrice`.
    public let path: String
    /// One sentence about what is wrong and what became of it.
    public let description: String
  }

  /// The products that can be sold, in the order of the file.
  public let products: [Product]
  /// Identifiers of products that this store does not sell: subscriptions and unknown types.
  public let unsupported: [String]
  /// What was left out or is unusual.
  public let warnings: [Warning]
  /// The country the shop is in, if the file says.
  public let storefront: Storefront?
  /// What the file sets for the test session; the user's own settings come before it.
  public let settings: [StoreSetting: String]

  /// Reads a configuration file.
  ///
  /// - Parameters:
  ///   - bytes: The file: JSON in UTF-8, a byte order mark and any line ends allowed.
  ///   - storefront: The country to sell in, instead of the file's own.
  /// - Throws: If the file is not a configuration, or two products share an identifier.
  public init(reading bytes: [UInt8], storefront: Storefront? = nil) throws(ProductsFileError) {
    let root: JSON
    do { root = try JSONReader.read(bytes) } catch { throw .notJSON(error) }
    guard root.isObject else { throw .wrongShape(path: "the file", expected: "an object") }
    guard let major = root["version"]?["major"]?.integer else {
      throw .wrongShape(path: "version.major", expected: "a whole number")
    }
    guard let entries = root["products"]?.elements else {
      throw .wrongShape(path: "products", expected: "an array")
    }
    self.storefront = if let storefront { storefront } else { try Self.storefront(of: root) }

    settings = [:]

    var reading = Reading(currency: self.storefront?.currency)
    if !(1...6).contains(major) {
      reading.warn("version.major", "Version \(major) is not known; read as version 6.")
    }
    for (index, entry) in entries.enumerated() {
      try reading.take(entry, path: "products[\(index)]")
    }
    for (path, entry) in Self.subscriptions(in: root) { try reading.take(entry, path: path) }
    products = reading.products
    unsupported = reading.unsupported
    warnings = reading.warnings
  }

  private static func storefront(of root: JSON) throws(ProductsFileError) -> Storefront? {
    guard let code = root["settings"]?["_storefront"]?.string, !code.isEmpty else { return nil }
    guard let storefront = Storefront(code: code) else { throw .unknownStorefront(code) }
    return storefront
  }

  private static func subscriptions(in root: JSON) -> [(path: String, entry: JSON)] {
    let single = (root["nonRenewingSubscriptions"]?.elements ?? []).enumerated().map {
      (path: "nonRenewingSubscriptions[\($0.offset)]", entry: $0.element)
    }
    let groups = (root["subscriptionGroups"]?.elements ?? []).enumerated().flatMap { group in
      (group.element["subscriptions"]?.elements ?? []).enumerated().map {
        (
          path: "subscriptionGroups[\(group.offset)].subscriptions[\($0.offset)]",
          entry: $0.element
        )
      }
    }
    return single + groups
  }
}

/// What has been read of a configuration file so far.
private struct Reading {
  let currency: String?
  var products: [Product] = []
  var unsupported: [String] = []
  var warnings: [ProductsFile.Warning] = []
  var paths: [String: String] = [:]

  init(currency: String?) { self.currency = currency }

  mutating func warn(_ path: String, _ sentence: String) {
    warnings.append(.init(path: path, description: sentence))
  }

  mutating func take(_ entry: JSON, path: String) throws(ProductsFileError) {
    guard let id = entry["productID"]?.string, !id.isEmpty else {
      return warn("\(path).productID", "A product without an identifier is left out.")
    }
    if let first = paths[id] { throw .duplicate(id: id, first: first, second: path) }
    paths[id] = path
    let kind: Product.Kind
    switch entry["type"]?.string {
    case "Consumable": kind = .consumable
    case "NonConsumable": kind = .nonConsumable
    default: return unsupported.append(id)
    }
    let price = entry["displayPrice"]?.string ?? ""
    guard let milliunits = Money.milliunits(parsing: price) else {
      return warn(
        "\(path).displayPrice",
        "'\(price)' is not a price, so '\(id)' is left out. Write digits and a point: 6.00.")
    }
    products.append(
      Product(
        id: id, kind: kind, milliunits: milliunits, currency: currency,
        referenceName: entry["referenceName"]?.string ?? "",
        localisations: (entry["localizations"]?.elements ?? []).map {
          Product.Localisation(
            locale: $0["locale"]?.string ?? "", name: $0["displayName"]?.string ?? "",
            description: $0["description"]?.string ?? "")
        }))
  }
}

/// Why a StoreKit configuration file cannot be used.
public enum ProductsFileError: Error, Equatable, CustomStringConvertible {
  /// The bytes are not JSON from that place on.
  case notJSON(JSONSyntaxError)
  /// A value is missing, or not of the type that such files have there.
  case wrongShape(path: String, expected: String)
  /// Two products have one identifier; the paths say where both are.
  case duplicate(id: String, first: String, second: String)
  /// The country is not in the table, so there is no currency.
  case unknownStorefront(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .notJSON(let place):
      "Line \(place.line), column \(place.column) is not JSON. Mend it, or save the file from Xcode."
    case .wrongShape(let path, let expected):
      "This is not a StoreKit configuration: \(path) must be \(expected)."
    case .duplicate(let id, let first, let second):
      "Two products have the identifier '\(id)': \(first) and \(second). Rename one of them."
    case .unknownStorefront(let code):
      "The currency of the storefront '\(code)' is not known. Use a three-letter country code: CHN."
    }
  }
}
