extension ReceiptAnswer {
  /// What the answer means, in two sentences.
  public var message: String {
    switch self {
    case .good(let receipt):
      "The receipt is good: it is this app's, of the store in use, and made for this install."
        + " It holds \(receipt.count == 1 ? "1 purchase" : "\(receipt.count) purchases");"
        + " nothing was charged or changed."
    case .later(let problem):
      "The receipt is not verified: \(problem.words). Nothing was charged or changed;"
        + " \(Self.advice(on: problem))."
    case .refused(let problem):
      "The receipt was refused: \(problem.words). Nothing was charged or changed;"
        + " \(Self.advice(on: problem))."
    }
  }

  private static func advice(on problem: VerificationProblem) -> String {
    switch problem {
    case .localTest:
      "to try things out on a server, use 'palette-cli store settings environment sandbox'"
    case .otherEnvironment: "change the store in use with 'palette-cli store settings environment'"
    case .otherApp: "name a receipt of this app"
    case .otherInstall, .status(21003):
      "'palette-cli store receipt' prints a good one of this install"
    case .status(21010): "use the receipt of another account"
    default: "try again later"
    }
  }
}

extension ReceiptItems {
  /// What was passed over, in one sentence; `nil` if everything could be read.
  public var warning: String? {
    switch unreadable {
    case 0: nil
    case 1: "1 item of the receipt cannot be read, and was passed over."
    default: "\(unreadable) items of the receipt cannot be read, and were passed over."
    }
  }
}

extension ReceiptFile.Flaw {
  /// What is wrong and what to do, in two sentences.
  ///
  /// - Parameter title: The file, as a sentence begins with it.
  /// - Returns: Text without a line end.
  public func message(of title: String) -> String {
    switch self {
    case .noReceipt:
      "\(title) holds no receipt. Give receipt data as base64 on one line, as 'palette-cli store"
        + " receipt' prints them, or JSON with 'receipt-data'."
    case .answer:
      "\(title) holds what a server answered about a receipt, not a receipt. Give the receipt data"
        + " that it was asked about; 'palette-cli store receipt' prints this install's."
    }
  }
}
