/// What a receipt says: the app and what was bought in it, under the names of `verifyReceipt`.
enum ReceiptPayload {
  /// The `receipt` object, without `request_date`, which whoever answers a request adds.
  ///
  /// - Parameters:
  ///   - items: The transactions that the receipt lists, in this order.
  ///   - environment: The store that vouches for it.
  ///   - bundleID: The app it is for.
  ///   - binding: Members that tie it to one install; none if it is not signed.
  ///   - now: When it is made.
  /// - Returns: Its members.
  static func members(
    of items: [StoreTransaction], environment: StoreEnvironment, bundleID: String,
    binding: [JSON.Member] = [], at now: Timestamp
  ) -> [JSON.Member] {
    // The sandbox says the same of every app.
    let firstBought =
      environment == .sandbox
      ? Timestamp(milliseconds: 1_375_340_400_000) : items.map(\.originalDate).min() ?? now
    return [
      JSON.Member("receipt_type", .string(environment.receiptType)),
      JSON.Member("adam_id", .integer(0)), JSON.Member("app_item_id", .integer(0)),
      JSON.Member("bundle_id", .string(bundleID)),
      JSON.Member("application_version", .string("1.0")),
      JSON.Member("download_id", .integer(0)),
      JSON.Member("version_external_identifier", .integer(0)),
    ] + ReceiptDate.members("receipt_creation_date", now.wholeSecond)
      + ReceiptDate.members("original_purchase_date", firstBought.wholeSecond)
      + [JSON.Member("original_application_version", .string("1.0"))] + binding
      + [JSON.Member("in_app", .array(items.map(item)))]
  }

  /// The answer of `verifyReceipt` about a receipt that holds.
  ///
  /// - Parameters:
  ///   - receipt: The members of the receipt.
  ///   - environment: The server that answers.
  ///   - now: When it answers.
  /// - Returns: The response.
  static func response(
    _ receipt: [JSON.Member], from environment: StoreEnvironment, at now: Timestamp
  ) -> JSON {
    .object([
      "status": .integer(0), "environment": .string(environment.responseName),
      "receipt": .object(receipt + ReceiptDate.members("request_date", now)),
    ])
  }

  /// One item of a receipt; every value is a string, numbers too.
  private static func item(_ transaction: StoreTransaction) -> JSON {
    let revocation =
      transaction.revocationDate.map {
        ReceiptDate.members("cancellation_date", $0.wholeSecond)
          + [JSON.Member("cancellation_reason", .string("0"))]
      } ?? []
    return .object(
      [
        JSON.Member("quantity", .string(String(transaction.quantity))),
        JSON.Member("product_id", .string(transaction.productID)),
        JSON.Member("transaction_id", .string(transaction.id)),
        JSON.Member("original_transaction_id", .string(transaction.originalID)),
      ] + ReceiptDate.members("purchase_date", transaction.date.wholeSecond)
        + ReceiptDate.members("original_purchase_date", transaction.originalDate.wholeSecond)
        + revocation
        + [
          JSON.Member("is_trial_period", .string("false")),
          JSON.Member("in_app_ownership_type", .string("PURCHASED")),
        ])
  }
}

extension Timestamp {
  /// The last whole second; receipts hold no fractions, except in `request_date`.
  fileprivate var wholeSecond: Timestamp {
    Timestamp(milliseconds: milliseconds - (milliseconds % 1000 + 1000) % 1000)
  }
}
