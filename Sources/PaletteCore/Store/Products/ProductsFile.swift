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
    public let message: String

    /// The place and what is wrong there.
    public var description: String { "\(path): \(message)" }
  }

  /// The products that can be sold, in the order of the file.
  public let products: [Product]
  /// Identifiers of products that this store does not sell: subscriptions and unknown types.
  public let unsupported: [String]
  /// What was left out or is unusual.
  public let warnings: [Warning]
  /// The country the shop is in, if the file says.
  public let storefront: Storefront?
  /// What the file sets for the test session, as settings of the store.
  ///
  /// They hold where the user has set nothing: what `store settings` was told comes first.
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
    let major = try Self.majorVersion(of: root)
    guard let entries = root["products"]?.elements else {
      throw .wrongShape(path: "products", expected: "an array")
    }
    self.storefront = if let storefront { storefront } else { try Self.storefront(of: root) }
    let session = SessionSettings(of: root)
    settings = session.values

    var reading = ProductsReading(currency: self.storefront?.currency)
    reading.warnings = session.warnings
    if major > 6 {
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

  /// The version's first number, which alone tells files apart.
  private static func majorVersion(of root: JSON) throws(ProductsFileError) -> Int {
    let version = root["version"]
    guard let major = version?["major"]?.integer, major >= 1 else {
      throw .wrongShape(path: "version.major", expected: "a whole number from 1")
    }
    guard (version?["minor"] ?? .integer(0)).integer != nil else {
      throw .wrongShape(path: "version.minor", expected: "a whole number")
    }
    return major
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
