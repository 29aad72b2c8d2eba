import PaletteCore

let storeCommand = Command<Context>(
  "store", "Buy and restore, in a simulated shop.",
  commands: [
    storeProductsCommand, storeBuyCommand, storeRestoreCommand, storeStatusCommand,
    storeApproveCommand, storeDeclineCommand, storeResolveCommand, storeRefundCommand,
    storeReceiptCommand, storeVerifyReceiptCommand, storeSettingsCommand, storeResetCommand,
  ])

extension Argument where Value == String? {
  /// The option of every store command that says what is sold.
  static var products: Argument {
    .option(
      "products", placeholder: "FILE", "Sell what this StoreKit configuration file holds.",
      as: .file)
  }
}

private let storeBuyCommand = Command<Context>(
  "buy", "Buy a product.",
  discussion: [
    "Asks before it buys. Nothing is charged twice: what a crash cut off is completed by the next "
      + "store command."
  ],
  examples: ["palette-cli store buy removeads", "palette-cli store buy tip --quantity 3 --yes"]
) {
  Action(
    .positional("PRODUCT", "The product, or the last part of its identifier.", as: .product),
    .option(
      "quantity", placeholder: "N", "How many; only what is used up can be bought in numbers.",
      as: .wholeNumber(in: 1...10), default: 1),
    .flag("yes", short: "y", "Buy without asking."), .products
  ) { context, product, quantity, isAgreed, file in
    try context.report(products: file) { shop in
      try shop.buy(product, quantity: quantity) { offer in
        if isAgreed { return true }
        guard context.canAsk else {
          throw Failure(
            .cancelled,
            "There is no terminal to ask on, so nothing was bought. Add --yes to agree.")
        }
        return try context.ask(context.words(for: shop.store).question(offer))
      }
    }
  }
}

private let storeRestoreCommand = Command<Context>(
  "restore", "Bring back what the account owns, without a charge."
) {
  Action(.products) { context, file in
    try context.report(products: file) { try $0.restore() }
  }
}

private let storeStatusCommand = Command<Context>(
  "status", "Show what the account owns, and what is unfinished."
) {
  Action(.products) { context, file in
    let status =
      try context.begunShop(products: file)?.status()
      ?? StoreStatus(nothingFor: try context.storeToLookAt(products: file).settings)
    if context.form == .json {
      try context.json(status.json)
    } else {
      try context.facts(status.facts)
      if context.form == .picture, status.ledger == .intact(.empty) {
        let hint = "Bought before? 'palette-cli store restore' brings it back."
        try context.picture { [$0.painter.paint(hint, .dim)] }
      }
    }
    if case .damaged(let damage) = status.ledger {
      throw Failure(.ledgerDamaged, damage.description)
    }
  }
}

private let storeSettingsCommand = Command<Context>(
  "settings", "Show or change what the simulated shop does.",
  discussion: [
    "What is set here comes before what the products file sets for its test session: ask to buy, "
      + "interrupted or failing purchases, and the failures of loading products, of purchase, "
      + "verification and App Store sync."
  ]
    + StoreSetting.allCases.map { setting in
      "\(setting.rawValue): \(setting.summary) May be \(setting.rule)."
    },
  examples: [
    "palette-cli store settings payments-allowed no", "palette-cli store settings --reset",
  ]
) {
  Action(
    .optionalPositional("NAME", "The setting.", as: .choice(of: StoreSetting.self)),
    .optionalPositional(
      "VALUE", "Its new value.", as: .text("VALUE", completion: .offered("setting-value"))),
    .flag("reset", "Give every setting its first value again."), .products
  ) { context, setting, value, resets, file in
    if resets, setting != nil { throw UsageError.Fault.conflict("NAME", "--reset") }
    if let setting, let value { try setting.require(value) }
    let shop: Shop?
    if resets || value != nil {
      // Before anything is resumed, since what is set may be what keeps it from being completed.
      var changed = try context.shop(products: file)
      if resets {
        try changed.store.resetSettings()
      } else if let setting, let value {
        try changed.store.set(setting, to: value)
      }
      try changed.resume()
      shop = changed
    } else {
      shop = try context.begunShop(products: file)
    }
    let settings =
      try shop?.store.currentSettings() ?? context.storeToLookAt(products: file).settings
    let shown = StoreSetting.allCases.filter { setting == nil || $0 == setting }
    try context.show(shown, of: settings)
  }
}

private let storeResetCommand = Command<Context>(
  "reset", "Forget what the app or the shop knows.",
  discussion: [
    "'app' forgets the ledger, its key and the queue, as a new installation would; favourites and "
      + "palettes stay, and 'palette-cli store restore' brings purchases back. 'all' forgets the shop's side too."
  ],
  examples: ["palette-cli store reset app --yes"]
) {
  Action(
    .positional("WHAT", "What to forget.", as: .choice(of: StoreReset.self)),
    .flag("yes", short: "y", "Do it without asking."), .products
  ) { context, what, isAgreed, file in
    try context.confirm(
      isAgreed,
      what == .app
        ? "Forget the ledger and its key?" : "Forget the ledger, its key and the shop's records?",
      command: "palette-cli store reset \(what.rawValue)")
    // A database that was lost is begun anew.
    var shop = try context.shop(products: file, app: context.appDatabase())
    switch what {
    case .app: try shop.resetApp(keyPath: try context.keyPath())
    case .all: try shop.resetAll(keyPath: try context.keyPath())
    }
    try context.told([("reset", what.rawValue)], what.sentence)
  }
}

/// What `store reset` forgets.
private enum StoreReset: String, CaseIterable {
  case app
  case all

  var sentence: String {
    switch self {
    case .app:
      "The app's purchases are forgotten. 'palette-cli store restore' brings them back."
    case .all: "The app's purchases and the shop's records are forgotten."
    }
  }
}
