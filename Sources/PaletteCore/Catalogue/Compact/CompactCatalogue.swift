/// A catalogue in its compact form: opened at once, since nothing of it is read before it is asked for.
struct CompactCatalogue: Sendable {
  private enum Storage: Sendable {
    /// What the program was built with.
    case literal(StaticString)
    /// What was made from a user's catalogue.
    case bytes([UInt8])
  }

  private let storage: Storage

  /// Opens a literal that a compact form was written into.
  ///
  /// - Parameter text: The compact form.
  init(_ text: StaticString) { storage = .literal(text) }

  /// Writes categories in the compact form, to be found as fast as those of a literal.
  ///
  /// - Parameter categories: Categories with distinct ids.
  init(_ categories: [Category]) { storage = .bytes(CompactWriter.bytes(of: categories)) }

  /// Lends the tables.
  func withTables<Result>(_ body: (CompactTables) -> Result) -> Result {
    switch storage {
    case .literal(let text): text.withUTF8Buffer { body(CompactTables($0)) }
    case .bytes(let bytes): bytes.withUnsafeBufferPointer { body(CompactTables($0)) }
    }
  }
}
