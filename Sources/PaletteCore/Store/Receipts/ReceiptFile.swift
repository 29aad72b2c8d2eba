/// A file that is given to be checked as a receipt: receipt data, or a request that holds them.
public struct ReceiptFile: Sendable {
  /// Why a file cannot be a receipt, whatever a server says.
  public enum Flaw: Sendable {
    /// It is neither receipt data nor a request with them.
    case noReceipt
    /// It is what a server answered about a receipt.
    case answer
  }

  /// What is sent to the servers.
  public let request: String
  /// What is wrong with the file's form.
  public let flaw: Flaw?
  let receipt: ReceiptData?

  /// Reads a file.
  ///
  /// - Parameter bytes: Base64 on one line, or JSON with `receipt-data`; white space around either
  ///   and a byte order mark are passed over.
  public init(reading bytes: [UInt8]) {
    let text = Self.trimmed(bytes)
    let body = (try? JSONReader.read(text)).flatMap { $0.isObject ? $0 : nil }
    let lone = String(decoding: text, as: UTF8.self)
    let data = body == nil ? lone : body?["receipt-data"]?.string
    receipt = data.flatMap(ReceiptData.init)
    request = body == nil ? AppStore.request(for: lone) : lone
    let isAnswer = body?["receipt-data"] == nil && body?["status"] != nil
    flaw = receipt == nil ? (isAnswer ? .answer : .noReceipt) : nil
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0).drop(while: isSpace)
    let last = text.lastIndex { !isSpace($0) }
    return last.map { Array(text[...$0]) } ?? []
  }
}

/// What came of having a receipt checked that is about no transaction of the queue.
public struct ReceiptCheck: Equatable, Sendable {
  /// The last server's answer, JSON on one line; `nil` if one could not be reached.
  public let response: String?
  /// What it means for the app.
  public let answer: ReceiptAnswer
}

extension AppStore {
  /// The request that asks a server about receipt data.
  static func request(for receiptData: String) -> String {
    JSON.object(["receipt-data": .string(receiptData)]).text
  }

  /// Has a receipt checked and judges it like the app; nothing is written anywhere.
  ///
  /// - Parameters:
  ///   - file: The receipt.
  ///   - first: The server asked first.
  ///   - ledger: This install's ledger, which knows the install's name; `nil` where there is none, and
  ///     then every receipt is another install's.
  ///   - now: The present moment.
  /// - Returns: The answer and what it means.
  /// - Throws: `DatabaseError`.
  public func check(
    _ file: ReceiptFile, first: StoreEnvironment, ledger: Ledger?, at now: Timestamp
  ) throws -> ReceiptCheck {
    let judge = ReceiptJudge(
      installID: ledger?.keys?.installID ?? "", environment: settings.environment)
    do {
      let answer = try ask(file.request, first: first, at: { now })
      return ReceiptCheck(response: answer.text, answer: judge.judge(answer, to: file.receipt))
    } catch is StoreError {
      return ReceiptCheck(response: nil, answer: .later(.unreachable))
    }
  }
}

extension Shop {
  /// This install's receipt, as the store signs it now for the account and environment in use.
  ///
  /// - Returns: `receipt-data`: base64 of the standard alphabet, padded, on one line.
  /// - Throws: `StoreFailure.unreachable`, or `DatabaseError`.
  public func receipt() throws -> String {
    do {
      return try store.receipt(
        account: store.settings.account, environment: store.settings.environment,
        installID: installID, at: surroundings.now())
    } catch is StoreError {
      throw StoreFailure.unreachable
    }
  }
}
