/// The answer to a request for products: those there are, and the identifiers of those there are not.
public struct ProductsResponse: Equatable, Sendable {
  /// The products, in the order asked for, each once.
  public let products: [Product]
  /// Identifiers that name no product, in the order asked for; they are no error.
  public let invalid: [String]
}

extension ProductsFile {
  /// Looks products up.
  ///
  /// - Parameter names: Whole identifiers, or last parts of identifiers (`removeads`) where only one
  ///   product ends so.
  /// - Returns: The products found, and the names that are of no product or of several.
  public func request(_ names: [String]) -> ProductsResponse {
    let byID = Dictionary(products.map { ($0.id, $0) }) { first, _ in first }
    var found: [Product] = []
    var invalid: [String] = []
    var seen: Set<String> = []
    for name in names {
      if let product = byID[name] ?? product(named: name) {
        if seen.insert(product.id).inserted { found.append(product) }
      } else {
        invalid.append(name)
      }
    }
    return ProductsResponse(products: found, invalid: invalid)
  }

  /// Looks one product up.
  ///
  /// - Parameter name: A whole identifier, or the last part of one where only one product ends so.
  /// - Returns: The product, or `nil` if there is none or the name fits several.
  public func product(named name: String) -> Product? {
    if let product = products.first(where: { $0.id == name }) { return product }
    let ending = products.filter { $0.id.split(separator: ".").last.map(String.init) == name }
    return ending.count == 1 ? ending[0] : nil
  }
}

extension ProductsFile {
  /// The first few of many identifiers, as they stand in a sentence.
  static func list(_ ids: [String]) -> String {
    let shown = ids.prefix(10).joined(separator: ", ")
    return ids.count > 10 ? "\(shown) and \(ids.count - 10) more" : shown
  }

  /// Why names are in `ProductsResponse.invalid`, and what to do.
  ///
  /// - Parameter names: The names.
  /// - Returns: Texts of a sentence or two each.
  public func messages(onInvalid names: [String]) -> [String] {
    let unsold = names.filter(unsupported.contains)
    let known = Self.list(products.map(\.id))
    return
      (unsold.isEmpty
      ? []
      : [
        "Not sold here, where only consumables and non-consumables are: "
          + unsold.joined(separator: ", ") + "."
      ])
      + names.filter { !unsupported.contains($0) }.map {
        "There is no product '\($0)', or several end so."
          + (known.isEmpty ? "" : " Use one of: \(known).")
      }
  }
}
