import PaletteCore

let ledgerCommand = Command<Context>(
  "ledger", "Show, verify or export the record of purchases.", default: "list",
  commands: [
    ledgerListCommand, ledgerVerifyCommand, ledgerExportCommand, ledgerVerifyJWSCommand,
  ])

private let ledgerListCommand = Command<Context>("list", "List what happened, oldest first.") {
  Action { context in
    let list = try context.existingLedger()?.list() ?? .empty
    switch context.form {
    case .json: try context.json(.array(list.entries.map(\.json)))
    case .records: for entry in list.entries { try context.record(entry.fields) }
    case .picture: try context.picture { $0.ledger(list) }
    }
    if case .damaged(let damage) = list.verdict {
      throw Failure(.ledgerDamaged, damage.description)
    }
  }
}

private let ledgerVerifyCommand = Command<Context>(
  "verify", "Check every entry, and say what was changed.",
  discussion: [
    "Finds accidental damage, and edits made without the key. It cannot stop the owner of the disk, "
      + "who has the key. A head that was kept elsewhere tells whether an older copy was put back."
  ],
  examples: ["palette-cli ledger verify --expect 7:9f3a26c1"]
) {
  Action(
    .option(
      "expect", placeholder: "COUNT:HASH", "Compare with a head that was kept.",
      as: .text("COUNT:HASH"))
  ) { context, kept in
    let ledger = try context.existingLedger()
    let verdict = try context.verdict(on: ledger, expecting: kept)
    if context.form == .json {
      try context.json(json(of: verdict, count: try ledger?.count()))
    }
    switch verdict {
    case .damaged(let damage): throw Failure(.ledgerDamaged, damage.description)
    case .intact(let head) where context.form != .json:
      try context.facts([
        ("intact", "yes"), ("entries", String(head.count)), ("head", head.description),
      ])
    case .intact: break
    }
  }
}

extension Context {
  /// What a check says; a ledger that is not there is an empty one.
  fileprivate func verdict(on ledger: Ledger?, expecting kept: String?) throws -> LedgerVerdict {
    switch (ledger, kept) {
    case (let ledger?, let kept?): try ledger.verify(expecting: kept)
    case (let ledger?, nil): try ledger.verify()
    case (nil, let kept?): try Ledger.verifyMissing(expecting: kept)
    case (nil, nil): .intact(.empty)
    }
  }
}

/// What a check says; the count is of the entries that are there, if they can be counted.
private func json(of verdict: LedgerVerdict, count: Int?) -> JSON {
  switch verdict {
  case .intact(let head):
    return .object([
      "intact": .bool(true), "entries": .integer(head.count), "head": .string(head.description),
      "damage": .null,
    ])
  case .damaged(let damage):
    return .object([
      "intact": .bool(false), "entries": count.map(JSON.integer) ?? .null, "head": .null,
      "damage": .object([
        "kind": .string(damage.kind.rawValue),
        "sequence": damage.sequence.map(JSON.integer) ?? .null,
        "message": .string(damage.message),
      ]),
    ])
  }
}
