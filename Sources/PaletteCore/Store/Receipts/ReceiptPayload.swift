/// What a receipt says: the app and what was bought in it, under the names of `verifyReceipt`.
struct ReceiptPayload {
  /// `receipt_type`: the kind of store that vouches for it.
  var type: String
  /// When a receipt of this kind ends, if ever.
  var expiration: Timestamp?
  /// The elements of `in_app`.
  var items: [JSON]
  private let bundleID: String
  private let binding: [JSON.Member]
  private let date: Timestamp
  private let firstBought: Timestamp

  /// Every receipt of the sandbox says that the app was first bought then: 2013-08-01T07:00:00Z.
  private static let sandboxDate = Timestamp(milliseconds: 1_375_340_400_000)
  /// Receipts of a local test session end then: 4001-01-01T00:00:00Z.
  static let localExpiration = Timestamp(milliseconds: 64_092_211_200_000)

  /// Creates what a receipt says.
  ///
  /// - Parameters:
  ///   - transactions: The transactions that the receipt lists, in this order.
  ///   - environment: The store that vouches for it.
  ///   - bundleID: The app it is for.
  ///   - binding: Members that tie it to one install; none if it is not signed.
  ///   - now: When it is made.
  init(
    of transactions: [StoreTransaction], environment: StoreEnvironment, bundleID: String,
    binding: [JSON.Member] = [], at now: Timestamp
  ) {
    type = environment.receiptType
    items = transactions.map { Self.item($0) }
    self.bundleID = bundleID
    self.binding = binding
    date = now
    firstBought =
      environment == .sandbox
      ? Self.sandboxDate : transactions.map(\.originalDate).min() ?? now
  }

  /// The members of the `receipt` object, without `request_date`, which whoever answers a request
  /// adds.
  var members: [JSON.Member] {
    [
      JSON.Member("receipt_type", .string(type)),
      JSON.Member("adam_id", .integer(0)), JSON.Member("app_item_id", .integer(0)),
      JSON.Member("bundle_id", .string(bundleID)),
      JSON.Member("application_version", .string("1.0")),
      JSON.Member("download_id", .integer(0)),
      JSON.Member("version_external_identifier", .integer(0)),
    ] + ReceiptDate.members("receipt_creation_date", date.wholeSecond)
      + ReceiptDate.members("original_purchase_date", firstBought.wholeSecond)
      + (expiration.map { ReceiptDate.members("expiration_date", $0) } ?? [])
      + [JSON.Member("original_application_version", .string("1.0"))] + binding
      + [JSON.Member("in_app", .array(items))]
  }

  /// The answer of `verifyReceipt` about a receipt that was read.
  ///
  /// It holds the members of the receipt but for its tie to an install, and the time of the request.
  ///
  /// - Parameters:
  ///   - receipt: The members of the receipt.
  ///   - status: What the server says of it.
  ///   - environment: The server that answers.
  ///   - now: When it answers.
  /// - Returns: The response.
  static func response(
    _ receipt: [JSON.Member], status: Int = 0, from environment: StoreEnvironment,
    at now: Timestamp
  ) -> JSON {
    var members = receipt.filter { !InstallBinding.names.contains($0.name) }
    let place = members.firstIndex { $0.name == "original_purchase_date" } ?? members.endIndex
    members.insert(contentsOf: ReceiptDate.members("request_date", now), at: place)
    return .object([
      "status": .integer(status), "environment": .string(environment.responseName),
      "receipt": .object(members),
    ])
  }

  /// One element of `in_app`; every value is a string, numbers too.
  ///
  /// - Parameters:
  ///   - transaction: The purchase.
  ///   - id: The identifier in place of the transaction's own.
  /// - Returns: The element.
  static func item(_ transaction: StoreTransaction, as id: String? = nil) -> JSON {
    let revocation =
      transaction.revocationDate.map {
        ReceiptDate.members("cancellation_date", $0.wholeSecond)
          + [JSON.Member("cancellation_reason", .string("0"))]
      } ?? []
    return .object(
      [
        JSON.Member("quantity", .string(String(transaction.quantity))),
        JSON.Member("product_id", .string(transaction.productID)),
        JSON.Member("transaction_id", .string(id ?? transaction.id)),
        JSON.Member("original_transaction_id", .string(id ?? transaction.originalID)),
      ] + ReceiptDate.members("purchase_date", transaction.date.wholeSecond)
        + ReceiptDate.members("original_purchase_date", transaction.originalDate.wholeSecond)
        + revocation
        + [
          JSON.Member("is_trial_period", .string("false")),
          JSON.Member("in_app_ownership_type", .string("PURCHASED")),
        ])
  }

  /// An element that lacks the date it was bought at, and so proves nothing.
  static let damagedItem = JSON.object([
    "quantity": .string("1"), "product_id": .string("palette.removeads"),
    "transaction_id": .string("0"), "original_transaction_id": .string("0"),
  ])
}

extension Timestamp {
  /// The last whole second; receipts hold no fractions, except in `request_date`.
  fileprivate var wholeSecond: Timestamp {
    Timestamp(milliseconds: milliseconds - (milliseconds % 1000 + 1000) % 1000)
  }
}
