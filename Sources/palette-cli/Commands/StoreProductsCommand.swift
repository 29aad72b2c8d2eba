import PaletteCore

let storeProductsCommand = Command<Context>(
  "products", "List what the shop sells.",
  discussion: [
    "With identifiers, only those products; a name that fits none is told, and is no error. "
      + "A products file without a storefront has no currency: its products are listed, not sold."
  ],
  examples: ["palette-cli store products", "palette-cli store products removeads --json"]
) {
  Action(
    .positionals(
      "ID", "The product, or the last part of its identifier.", as: .product, atLeast: 0),
    .products
  ) { context, ids, file in
    let store =
      try context.begunShop(products: file)?.store ?? context.storeToLookAt(products: file)
    let shop = store.products
    let answer: ProductsResponse
    do {
      answer = try store.request(ids.isEmpty ? shop.products.map(\.id) + shop.unsupported : ids)
    } catch is StoreError {
      throw Failure(
        .storeFailed,
        "The products could not be loaded. What is owned stays owned; try again later."
      )
    }
    for warning in shop.warnings { try context.notice(warning.description) }
    for message in shop.messages(onInvalid: answer.invalid) { try context.notice(message) }
    if shop.products.isEmpty {
      try context.notice(
        "The shop sells nothing to this build. Name another products file with --products.")
    }
    try context.show(answer)
  }
}

extension Context {
  fileprivate func show(_ answer: ProductsResponse) throws {
    switch form {
    case .json:
      try json(
        .object([
          "products": .array(answer.products.map { $0.json(in: language) }),
          "invalid": .array(answer.invalid.map(JSON.string)),
        ]))
    case .records:
      for product in answer.products {
        try record([product.id, product.price?.description ?? ""])
      }
    case .picture:
      try picture { pictures in pictures.products(answer.products) }
    }
  }
}
