import PaletteCore

let ledgerExportCommand = Command<Context>(
  "export", "Write the ledger for another program.",
  discussion: [
    "json and csv hold every entry. hledger and beancount are journals for the accounting programs "
      + "of those names: what was paid, what came of it, and what came back.",
    "jws holds each delivered transaction as StoreKit 2 would sign it, one a line, signed with a key "
      + "of this ledger (HS256, environment LocalTesting). jwk is that key: it lets others check the "
      + "signatures, and lets them sign as well.",
    "receipt is what verifyReceipt would answer for the account and the environment in use.",
    "Moments are milliseconds since 1970, except 'at'. Money is in thousandths.",
  ],
  examples: [
    "palette-cli ledger export --to csv", "palette-cli ledger export -o purchases.journal",
    "palette-cli ledger export --to jws | palette-cli ledger verify-jws -",
  ]
) {
  Action(
    .option(
      "to", placeholder: "FORMAT", "The format to write.", as: .choice(of: LedgerFormat.self)),
    .option(
      "output", short: "o", placeholder: "FILE",
      "Write to this file, in the format of its ending.", as: .file),
    .flag("force", "Replace the file if there is one.")
  ) { context, told, file, mayReplace in
    if context.options.json { throw UsageError.Fault.conflict("--json", "ledger export") }
    guard let format = told ?? file.flatMap(LedgerFormat.init(file:)) else {
      throw UsageError.Fault.rule(
        file.map { "'\($0)' has no ending that names a format. Give --to." }
          ?? "The format is missing. Give --to, or -o with an ending that names it.")
    }
    let text = try context.ledgerText(in: format)
    if let file, file != "-" {
      try context.write(
        Array(text.utf8), to: file, mayReplace: mayReplace, isSecret: format == .jwk)
    } else {
      // A terminal would obey what product identifiers may hold.
      try context.output.write(
        context.output.isTerminal
          ? text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { sanitised(String($0)) }.joined(separator: "\n") : text)
    }
    if format == .jwk {
      try context.notice(
        "Whoever has this key can sign as well as check. Give it to nobody you do not trust.")
    }
  }
}

/// What the ledger can be written as.
enum LedgerFormat: String, CaseIterable {
  case json
  case csv
  case hledger
  case beancount
  case jws
  case jwk
  case receipt

  init?(file: String) {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    switch file[file.index(after: dot)...].lowercased() {
    case "json": self = .json
    case "csv": self = .csv
    case "journal", "hledger": self = .hledger
    case "beancount": self = .beancount
    case "jws": self = .jws
    case "jwk": self = .jwk
    default: return nil
    }
  }

  /// Whether it tells of transactions, and not of entries or keys.
  var tellsTransactions: Bool { self != .json && self != .csv && self != .jwk }
}

extension Context {
  /// The ledger in a format; one that was never begun is empty, and is not begun.
  fileprivate func ledgerText(in format: LedgerFormat) throws -> String {
    let ledger = try existingLedger()
    let history = try ledger?.history() ?? LedgerHistory(of: [])
    if format.tellsTransactions, !history.incomplete.isEmpty {
      try notice(
        "An earlier version did not keep the price of \(history.incomplete.joined(separator: ", "));"
          + " this is left out.")
    }
    switch format {
    case .json: return history.json
    case .csv: return history.csv
    case .hledger: return history.hledger
    case .beancount: return history.beancount
    case .jws:
      guard let key = ledger?.signingKey else { return "" }
      return history.signedTransactions(by: key, at: try now())
    case .jwk:
      guard let key = ledger?.signingKey else {
        throw Failure(
          .no, "There is no key yet. The first store command that changes something makes it.")
      }
      return key.json.text + "\n"
    case .receipt:
      let settings = try storeSettings()
      return history.receipt(
        account: settings.account, environment: settings.environment, at: try now()
      ).text + "\n"
    }
  }
}

let ledgerVerifyJWSCommand = Command<Context>(
  "verify-jws", "Check that exported transactions were signed here, and not changed since.",
  discussion: [
    "Not every reader checks that: Apple's server library takes any signature where the environment "
      + "is LocalTesting."
  ],
  examples: ["palette-cli ledger export --to jws | palette-cli ledger verify-jws -"]
) {
  Action(.positional("FILE", "The file, one transaction a line; - for standard input.", as: .file))
  { context, file in
    let lines = try context.tokens(in: file)
    let key = try context.existingLedger()?.signingKey
    for (number, token) in lines {
      guard let key else {
        throw Failure(
          .no, "There is no key here to check with. Use the data folder that the file came from.")
      }
      do throws(SignatureProblem) {
        try key.check(token)
      } catch {
        if context.form == .json {
          try context.json(report(on: lines.count, line: number, error))
        }
        throw Failure(
          error == .malformed ? .badData : .refused,
          "Line \(number) \(error). Trust nothing in the file; export it again.")
      }
    }
    if context.form == .json {
      try context.json(report(on: lines.count))
    } else {
      try context.facts([("intact", "yes"), ("transactions", String(lines.count))])
    }
  }
}

private func report(
  on count: Int, line: Int? = nil, _ problem: SignatureProblem? = nil
) -> JSON {
  .object([
    "intact": .bool(problem == nil), "transactions": .integer(count),
    "damage": problem.map { problem in
      .object(["line": line.map(JSON.integer), "message": .string("\(problem)")])
    } ?? .null,
  ])
}

extension Context {
  /// The lines that are not empty, with their numbers.
  fileprivate func tokens(in file: String) throws -> [(number: Int, token: String)] {
    let title = file == "-" ? "Standard input" : "'\(file)'"
    // Room for what hundreds of thousands of purchases export.
    let bytes = try Files.read(file, as: title, atMostMebibytes: 256)
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().map { index, line in
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return (number: index + 1, token: String(decoding: line, as: UTF8.self))
      }.filter { !$0.token.isEmpty }
  }
}
