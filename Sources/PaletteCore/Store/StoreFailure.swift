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
  /// A transaction that waits for an answer was to be finished.
  case mayNotFinish(TransactionState)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .busy:
      "Another purchase is under way. Try again when it has finished."
    case .resetMeanwhile:
      "The app was reset meanwhile. Nothing was charged; run the command again."
    case .badQuantity(let quantity):
      "'\(quantity)' is not a quantity. Use a whole number from 1 to 10."
    case .badSetting(let setting, let text):
      "'\(text)' is not a value of '\(setting.rawValue)'. Use \(setting.rule)."
    case .mayNotFinish:
      "This transaction still waits for the store, so it cannot be finished. Wait for the answer."
    }
  }
}
