import PaletteCore

let storeReceiptCommand = Command<Context>(
  "receipt", "Print the app's receipt, as the store signs it now.",
  discussion: [
    "Receipt data in base64 on one line, for the account and environment in use and this install; "
      + "with --json the request that asks a server about them."
  ],
  examples: ["palette-cli store receipt -o receipt.txt"]
) {
  Action(
    .option(
      "output", short: "o", placeholder: "FILE",
      "Write to this file.", as: .file),
    .flag("force", "Replace the file if there is one."), .products
  ) { context, file, mayReplace, products in
    guard let shop = try context.begunShop(products: products) else {
      throw Failure(
        .no, "There is no receipt, since nothing was bought here. Buy or restore something first.")
    }
    let data = try shop.receipt()
    let text = context.form == .json ? JSON.object(["receipt-data": .string(data)]).text : data
    guard let file, file != "-" else { return try context.output.line(text) }
    try context.write(Array((text + "\n").utf8), to: file, mayReplace: mayReplace)
  }
}

let storeVerifyReceiptCommand = Command<Context>(
  "verify-receipt", "Have a receipt checked by the store's servers.",
  discussion: [
    "Asks production first; if that says that the receipt is from the sandbox, the sandbox, once. "
      + "Prints the last answer, and judges it like the app: a receipt counts for this app, the "
      + "environment in use and this install only. Nothing is written to the ledger or the queue.",
    "Ends with 0 if the receipt is good, 15 if that cannot be told now, 16 if it is refused, 65 if "
      + "the file holds no receipt at all.",
  ],
  examples: ["palette-cli store receipt | palette-cli store verify-receipt -"]
) {
  Action(
    .positional(
      "FILE", "Receipt data in base64, or JSON with 'receipt-data'; - is standard input.",
      as: .file),
    .option(
      "endpoint", placeholder: "SERVER", "The server to ask first.",
      as: .choice(of: StoreEnvironment.self), default: .production),
    .products
  ) { context, path, endpoint, products in
    if path == "-", products == "-" {
      throw UsageError.Fault.rule(
        "Standard input cannot hold both the receipt and the products. Name a file for one.")
    }
    let title = path == "-" ? "Standard input" : "'\(path)'"
    let file = ReceiptFile(reading: try Files.read(path, as: title))
    let check = try context.storeToLookAt(products: products).check(
      file, first: endpoint, ledger: try context.existingLedger(), at: try context.now())
    if let response = check.response { try context.output.line(response) }
    if let flaw = file.flaw { throw Failure(.badData, flaw.message(of: title)) }
    switch check.answer {
    case .good(let receipt):
      if let warning = receipt.warning { try context.notice(warning) }
      try context.notice(check.answer.message)
    case .later: throw Failure(.notVerifiedYet, check.answer.message)
    case .refused: throw Failure(.refused, check.answer.message)
    }
  }
}
