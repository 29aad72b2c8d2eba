import PaletteCore

extension Product {
  func json(in language: Language) -> JSON {
    .object([
      "id": .string(id), "type": .string(kind.rawValue),
      "name": .string(name(in: language.rawValue)),
      "description": .string(description(in: language.rawValue)), "price": .integer(milliunits),
      "currency": currency.map(JSON.string), "displayPrice": (price?.description).map(JSON.string),
    ])
  }
}

extension Pictures {
  func products(_ products: [Product]) -> [String] {
    var table = Table(columns: [
      Table.Column(), Table.Column(importance: 3, leastWidth: 8), Table.Column(alignment: .right),
      Table.Column(importance: 1, leastWidth: 16),
    ])
    for product in products {
      table.append([
        [.text(product.id, .bold)], [.text(product.name(in: language.rawValue), .plain)],
        [.text(product.price?.description ?? "not sold here", .plain)],
        [.text(product.description(in: language.rawValue), .dim)],
      ])
    }
    return lines(of: table)
  }
}
