/// A value as SQLite stores it.
public enum Value: Equatable, Sendable {
  /// No value.
  case null
  /// A whole number of 64 bits.
  case integer(Int)
  /// Text in UTF-8.
  case text(String)
  /// Bytes.
  case blob([UInt8])

  /// Text, or null for `nil`.
  ///
  /// - Parameter text: The text.
  /// - Returns: The value.
  public static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }

  /// A whole number, or null for `nil`.
  ///
  /// - Parameter number: The number.
  /// - Returns: The value.
  public static func optional(_ number: Int?) -> Value { number.map(Value.integer) ?? .null }
}
