/// What a configuration file sets for the test session, as settings of the store.
///
/// | in the file | setting |
/// | --- | --- |
/// | `_askToBuyEnabled` | `ask-to-buy yes` |
/// | `_interruptedPurchasesEnabled` (not seen in files of Xcode, but in others) | `interrupted yes` |
/// | `_failTransactionsEnabled` | `fail-with` the error whose number is `_storeKitError`, or `unknown` |
/// | "Load Products" in `_storeKitErrors` | `network products` |
/// | "Purchase" there | `fail-with unknown` |
/// | "Verification" there | `receipt bad-signature` |
/// | "App Store Sync" there | `fail-restore-with unknown` |
///
/// Each is off unless it is `true`. The other keys are about subscriptions, dialogues and Xcode.
struct SessionSettings {
  private(set) var values: [StoreSetting: String] = [:]
  private(set) var warnings: [ProductsFile.Warning] = []

  /// Reads the settings of a configuration file; what has a wrong type is left out with a warning.
  ///
  /// - Parameter root: The whole file.
  init(of root: JSON) {
    guard let settings = root["settings"], settings != .null else { return }
    guard settings.isObject else {
      warn("settings", "an object")
      return
    }
    if let storefront = settings["_storefront"], storefront != .null, storefront.string == nil {
      warn("settings._storefront", "a string")
    }
    if isOn("_askToBuyEnabled", in: settings, at: "settings") { values[.askToBuy] = "yes" }
    if isOn("_interruptedPurchasesEnabled", in: settings, at: "settings") {
      values[.interrupted] = "yes"
    }
    readFailures(of: settings)
    if isOn("_failTransactionsEnabled", in: settings, at: "settings") {
      values[.failWith] = error(in: settings).name
    }
  }

  private mutating func readFailures(of settings: JSON) {
    guard let failures = settings["_storeKitErrors"], failures != .null else { return }
    guard let elements = failures.elements else {
      return warn("settings._storeKitErrors", "an array")
    }
    for (index, failure) in elements.enumerated() {
      let path = "settings._storeKitErrors[\(index)]"
      guard failure.isObject else {
        warn(path, "an object")
        continue
      }
      if isOn("enabled", in: failure, at: path) { fail(failure["name"]?.string) }
    }
  }

  /// The names are those that Xcode writes, of which four are about what this store does.
  private mutating func fail(_ name: String?) {
    switch name {
    case "Load Products": values[.network] = NetworkFault.products.rawValue
    case "Purchase": values[.failWith] = StoreError(.unknown).name
    case "Verification": values[.receipt] = ReceiptFault.badSignature.rawValue
    case "App Store Sync": values[.failRestoreWith] = StoreError(.unknown).name
    default: break
    }
  }

  private mutating func error(in settings: JSON) -> StoreError {
    guard let number = settings["_storeKitError"], number != .null else {
      return StoreError(.unknown)
    }
    guard let code = number.integer.flatMap(StoreError.Code.init(rawValue:)) else {
      warn("settings._storeKitError", "a number of StoreKit's errors, 0 to 20")
      return StoreError(.unknown)
    }
    return StoreError(code)
  }

  private mutating func isOn(_ name: String, in object: JSON, at path: String) -> Bool {
    switch object[name] {
    case .bool(let isOn): return isOn
    case nil, .null: return false
    default:
      warn("\(path).\(name)", "true or false")
      return false
    }
  }

  private mutating func warn(_ path: String, _ expected: String) {
    warnings.append(
      ProductsFile.Warning(
        path: path, message: "This is not \(expected), and is ignored."))
  }
}
