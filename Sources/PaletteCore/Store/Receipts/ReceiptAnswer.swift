/// What the servers' answer to a receipt means for the app, whatever purchase it is about.
public enum ReceiptAnswer: Equatable, Sendable {
  /// The receipt is this app's, of the store in use and made for this install.
  case good(ReceiptItems)
  /// Nothing is known.
  case later(VerificationProblem)
  /// It is known that the receipt proves nothing here.
  case refused(VerificationProblem)
}

/// The purchases in a receipt.
public struct ReceiptItems: Equatable, Sendable {
  let items: [ReceiptItem]
  /// How many elements could not be read, and so were passed over.
  public let unreadable: Int

  /// How many purchases there are.
  public var count: Int { items.count }

  init(_ elements: [JSON]) {
    items = elements.compactMap(ReceiptItem.init)
    unreadable = elements.count - items.count
  }
}

/// The app as the judge of receipts: which install it is, and which of the two stores it uses.
struct ReceiptJudge {
  let installID: String
  let environment: StoreEnvironment

  /// Judges what the servers answered.
  ///
  /// - Parameters:
  ///   - answer: The last server's answer.
  ///   - receipt: The receipt data that it was asked about.
  /// - Returns: Whether the receipt counts, and why not.
  func judge(_ answer: ServerAnswer, to receipt: ReceiptData?) -> ReceiptAnswer {
    guard let json = answer.json, let status = answer.status else { return .later(.unreadable) }
    switch status {
    case 0: return judge(json, from: answer.endpoint, receipt)
    case 21002 where receipt?.isLocalTest == true: return .later(.localTest)
    case 21003, 21010: return .refused(.status(status))
    // The other server has been asked: neither wants the receipt.
    case 21007, 21008: return .later(.noEnvironment)
    case 21100...21199 where !Self.isRetryable(json): return .refused(.status(status))
    default: return .later(.status(status))
    }
  }

  private static func isRetryable(_ answer: JSON) -> Bool {
    answer["is-retryable"] == .bool(true) || answer["is-retryable"] == .integer(1)
  }

  private func judge(
    _ answer: JSON, from endpoint: StoreEnvironment, _ receipt: ReceiptData?
  ) -> ReceiptAnswer {
    guard let decoded = answer["receipt"], let elements = decoded["in_app"]?.elements else {
      return .later(.unreadable)
    }
    guard decoded["bundle_id"]?.string == AppStore.bundleID else { return .later(.otherApp) }
    // A sandbox receipt counts only for a purchase that was made in the sandbox.
    guard answer["environment"]?.string == endpoint.responseName, endpoint == environment else {
      return .later(.otherEnvironment)
    }
    guard receipt?.isBound(to: installID) == true else { return .refused(.otherInstall) }
    return .good(ReceiptItems(elements))
  }
}
