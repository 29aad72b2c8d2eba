/// One purchase in a verified receipt.
struct ReceiptItem: Equatable {
  let productID: String
  let transactionID: String
  let originalTransactionID: String
  let quantity: Int
  let purchaseDate: Timestamp
  let cancellationDate: Timestamp?

  /// Reads an element of `in_app`, where numbers and dates are strings.
  ///
  /// The result is `nil` if a part is missing or no number; such an element proves nothing.
  ///
  /// - Parameter item: The element.
  init?(_ item: JSON) {
    guard let productID = item["product_id"]?.string,
      let transactionID = item["transaction_id"]?.string,
      let originalTransactionID = item["original_transaction_id"]?.string,
      let quantity = item["quantity"]?.string.flatMap({ Int($0) }), (1...10).contains(quantity),
      let purchaseDate = ReceiptDate.date("purchase_date", in: item)
    else { return nil }
    self.productID = productID
    self.transactionID = transactionID
    self.originalTransactionID = originalTransactionID
    self.quantity = quantity
    self.purchaseDate = purchaseDate
    cancellationDate = ReceiptDate.date("cancellation_date", in: item)
    // A cancellation that cannot be read is still one.
    if cancellationDate == nil, item["cancellation_date"] ?? item["cancellation_date_ms"] != nil {
      return nil
    }
  }
}
