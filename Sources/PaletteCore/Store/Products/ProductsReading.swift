/// What has been read of a configuration file so far.
struct ProductsReading {
  let currency: String?
  var products: [Product] = []
  var unsupported: [String] = []
  var warnings: [ProductsFile.Warning] = []
  var paths: [String: String] = [:]

  init(currency: String?) { self.currency = currency }

  mutating func warn(_ path: String, _ sentence: String) {
    warnings.append(.init(path: path, message: sentence))
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
    let price = entry["displayPrice"]?.string
    guard let milliunits = price.flatMap(Money.milliunits(parsing:)) else {
      return warn(
        "\(path).displayPrice",
        "\(price.map { "'\($0)'" } ?? "This") is not a price, so '\(id)' is left out. Write digits and a point: 6.00."
      )
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
