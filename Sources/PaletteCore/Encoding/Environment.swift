/// The variables of an environment, each looked up when it is needed: a start needs few of them.
public struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  /// Creates an environment.
  ///
  /// - Parameter value: The value of the variable of a name, or `nil` if it is not set.
  public init(_ value: @escaping @Sendable (_ name: String) -> String?) { self.value = value }

  /// Creates an environment of known variables.
  ///
  /// - Parameter variables: Their names and values.
  public init(_ variables: [String: String]) { self.init { variables[$0] } }

  /// The value of a variable, or `nil` if it is not set.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: The value, which may be empty.
  public subscript(name: String) -> String? { value(name) }
}

extension Environment: ExpressibleByDictionaryLiteral {
  /// Holds the variables that are listed.
  public init(dictionaryLiteral variables: (String, String)...) {
    self.init(Dictionary(uniqueKeysWithValues: variables))
  }
}
