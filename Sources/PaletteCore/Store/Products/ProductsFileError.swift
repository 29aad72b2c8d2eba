/// Why a StoreKit configuration file cannot be used.
public enum ProductsFileError: Error, Equatable, CustomStringConvertible {
  /// The bytes are not JSON from that place on.
  case notJSON(JSONSyntaxError)
  /// A value is missing, or not of the type that such files have there.
  case wrongShape(path: String, expected: String)
  /// Two products have one identifier; the paths say where both are.
  case duplicate(id: String, first: String, second: String)
  /// The country is not in the table, so there is no currency.
  case unknownStorefront(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .notJSON(let place):
      "Line \(place.line), column \(place.column) is not JSON. Mend it, or save the file from Xcode."
    case .wrongShape(let path, let expected):
      "This is not a StoreKit configuration: \(path) must be \(expected)."
    case .duplicate(let id, let first, let second):
      "Two products have the identifier '\(id)': \(first) and \(second). Rename one of them."
    case .unknownStorefront(let code):
      "The currency of the storefront '\(code)' is not known. Use a three-letter country code in the"
        + " file, or set one with 'palette-cli store settings storefront CHN'."
    }
  }
}
