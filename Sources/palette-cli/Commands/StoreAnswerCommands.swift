import PaletteCore

// What somebody else answers after a purchase: a parent, the bank, the store's service.

let storeApproveCommand = Command<Context>(
  "approve", "Approve a purchase that waits for it.",
  discussion: [
    "With 'palette-cli store settings ask-to-buy yes', a purchase waits until somebody approves or "
      + "declines it."
  ],
  examples: ["palette-cli store approve"]
) {
  Action(requestName, .products) { context, name, file in
    try context.report(products: file) { try $0.approve(name) }
  }
}

let storeDeclineCommand = Command<Context>(
  "decline", "Decline a purchase that waits for approval.", examples: ["palette-cli store decline"]
) {
  Action(
    requestName, .flag("silent", "Never tell the app, as some stores do: it waits for ever."),
    .products
  ) { context, name, isSilent, file in
    try context.report(products: file) { try $0.decline(name, silently: isSilent) }
  }
}

let storeResolveCommand = Command<Context>(
  "resolve", "Do what an interrupted purchase waits for.",
  discussion: [
    "With 'palette-cli store settings interrupted yes', a purchase fails until the user has done "
      + "something outside the app, such as agreeing to new terms; then it arrives by itself."
  ],
  examples: ["palette-cli store resolve"]
) {
  Action(requestName, .products) { context, name, file in
    try context.report(products: file) { try $0.resolve(name) }
  }
}

let storeRefundCommand = Command<Context>(
  "refund", "Take a purchase back, and pay it back.",
  examples: ["palette-cli store refund tip"]
) {
  Action(
    .positional(
      "PRODUCT|TRANSACTION", "The product, whose last purchase is meant, or the transaction.",
      as: .product),
    .products
  ) { context, name, file in
    try context.report(products: file) { try $0.refund(name) }
  }
}

private var requestName: Argument<String?> {
  .optionalPositional(
    "ID", "The request's identifier or its product, where several wait.", as: .product)
}

extension Context {
  /// Runs a deed of the store and tells how it ended.
  func report(products file: String?, _ deed: (Shop) throws -> StoreOutcome) throws {
    let shop = try shop(products: file)
    try show(try deed(shop), of: shop)
  }
}
