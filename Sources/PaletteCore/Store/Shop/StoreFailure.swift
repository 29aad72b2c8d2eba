/// Why the store or the queue could not do what was asked, other than not selling.
public enum StoreFailure: Error, Equatable, CustomStringConvertible {
  /// Another purchase is under way.
  case busy
  /// Another process reset the app since this one began.
  case resetMeanwhile
  /// The quantity is outside 1 ... 10.
  case badQuantity(Int)
  /// The text is no value of the setting.
  case badSetting(StoreSetting, String)
  /// Nothing, or nothing of that name, waits.
  case noRequest(StoreRequest.State, String?)
  /// Several requests fit; these are their identifiers.
  case severalRequests([String])
  /// The account in use has not bought that.
  case notBought(String)
  /// The purchase was taken back before.
  case refundedAlready(String, Timestamp)
  /// The store cannot be reached.
  case unreachable
  /// The disk failed in the middle; whether the store charged for it, `nil` if that is not known.
  case cutOff(DatabaseError, charged: Bool?)
  /// The ledger cannot be written on any more, and was intact when the command began; whether the
  /// store charged for it, `nil` if that is not known.
  case damagedMeanwhile(LedgerDamage, charged: Bool?)
  /// A transaction that waits for an answer was to be finished.
  case mayNotFinish(TransactionState)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .busy:
      "Another purchase or restore is under way. Try again when it has finished."
    case .resetMeanwhile:
      "The app was reset meanwhile. Nothing was charged; run the command again."
    case .badQuantity(let quantity):
      "'\(quantity)' is not a quantity. Use a whole number from 1 to 10."
    case .badSetting(let setting, let text):
      "'\(text)' is not a value of '\(setting.rawValue)'. Use \(setting.rule)."
    case .noRequest(let state, let name):
      "Nothing" + (name.map { " named '\($0)'" } ?? "")
        + (state == .deferred ? " waits for approval." : " waits to be resolved.")
        + " Look at 'palette-cli store status'."
    case .severalRequests(let ids):
      "Several requests fit. Name one of: \(ids.joined(separator: ", "))."
    case .notBought(let name):
      "The account and the store in use have no purchase '\(name)'. Name a product or a transaction"
        + " of theirs; 'palette-cli store settings' shows and changes both."
    case .refundedAlready(let name, let date):
      "'\(name)' was refunded already, on \(date.secondsText.prefix(10))."
        + " There is nothing left to refund."
    case .unreachable:
      "The store cannot be reached. Nothing was changed; try again later."
    case .cutOff(let error, let charged):
      "\(error) \(Self.charge(charged)); the next store command takes up what was begun, and"
        + " charges nothing twice."
    case .damagedMeanwhile(let damage, let charged):
      "\(damage) \(Self.charge(charged)); what was begun is taken up then."
    case .mayNotFinish:
      "This transaction still waits for the store, so it cannot be finished. Wait for the answer."
    }
  }

  private static func charge(_ charged: Bool?) -> String {
    switch charged {
    case true?: "The purchase was charged"
    case false?: "Nothing was charged"
    case nil: "Whether anything was charged is not known"
    }
  }
}
