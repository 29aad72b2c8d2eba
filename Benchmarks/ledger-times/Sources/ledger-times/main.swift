import PaletteCore

// One deed a process, as the program does it, on the files of a folder:
//
//     ledger-times append FOLDER         appends one event, durably
//     ledger-times bare FILE [COUNT]     inserts rows into a table of its own, 1 by default
//     ledger-times fill FOLDER COUNT     appends as many, a thousand to a transaction
//     ledger-times verify FOLDER         prints the entries, and the seconds that checking them took
//     ledger-times entitlement FOLDER    prints the microseconds that the check at start took

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fatalError("ledger-times DEED FOLDER [COUNT]") }
let folder = arguments[2]
let keyPath = folder + "/ledger.key"

func openLedger() throws -> (Database, Ledger) {
  let database = try Database(path: folder + "/palette.db", schema: AppDatabase.schema)
  return (database, try Ledger.writable(in: database, keyPath: keyPath))
}

/// The events of tips, bought one after the other, after one purchase that removes the ads.
func event(_ number: Int) -> LedgerEvent {
  let kinds: [LedgerEvent.Kind] = [
    .paymentAdded, .purchasing, .purchased, .verifyBegin, .verifyOK, .grant, .finished,
  ]
  let purchase = number / kinds.count
  let id = String(4_000_000_000_000_000 + purchase)
  return LedgerEvent(
    kinds[number % kinds.count], at: Timestamp(milliseconds: 1_796_000_000_000 + Int64(number)),
    productID: purchase == 0 ? "palette.removeads" : "palette.tip", transactionID: id,
    originalTransactionID: id, quantity: 1, amount: 1000, currency: "CNY", account: "default",
    environment: "production")
}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(body).components
  return Double(time.seconds) + Double(time.attoseconds) * 1e-18
}

/// The least that the program's own way to a database can do: one row, no keys and no codes.
func insertBare(_ count: Int) throws {
  let schema = Schema(
    applicationID: 1,
    migrations: [Migration(sql: "CREATE TABLE event(sequence INTEGER PRIMARY KEY, text TEXT)")])
  let database = try Database(path: folder, schema: schema)
  try database.immediate {
    for _ in 0..<count {
      try database.run(
        "INSERT INTO event(text) VALUES (?)", [.text(String(repeating: "x", count: 400))])
    }
  }
}

switch arguments[1] {
case "bare": try insertBare(arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1)
case "append":
  let (database, ledger) = try openLedger()
  try database.immediate { try ledger.append([event(6)]) }
case "fill":
  let (database, ledger) = try openLedger()
  let count = Int(arguments[3]) ?? 0
  for start in stride(from: 0, to: count, by: 1000) {
    try database.immediate { try ledger.append((start..<min(start + 1000, count)).map(event)) }
  }
case "verify":
  let (_, ledger) = try openLedger()
  var verdict = LedgerVerdict.intact(.empty)
  let time = try seconds { verdict = try ledger.verify() }
  guard case .intact(let head) = verdict else { fatalError("\(verdict)") }
  print(head.count, time)
case "entitlement":
  let (_, ledger) = try openLedger()
  var entitlement = Entitlement.none
  let time = try seconds {
    entitlement = try ledger.entitlement(to: Shop.removeAds, account: "default")
  }
  guard entitlement.quantity == 1 else { fatalError("\(entitlement)") }
  print(time * 1e6)
default: fatalError("no such deed")
}
