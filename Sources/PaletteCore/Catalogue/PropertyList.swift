/// A value of a property list, whichever format it was read from.
enum PropertyList: Equatable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date
  case data
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The formats of property lists.
  enum Format {
    case xml, binary, oldStyle
  }

  /// The value as a problem shows it: scalars themselves, of others what they are.
  var found: String {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): number.description
    case .boolean(let flag): flag ? "true" : "false"
    case .date: "a date"
    case .data: "data"
    case .array(let elements): "an array of \(elements.count)"
    case .dictionary: "a dictionary"
    }
  }

  /// How a sentence names a value that is of the wrong type.
  var kind: String {
    switch self {
    case .string(let text): "the string '\(text)'"
    case .integer, .real: "the number \(found)"
    case .boolean: "the boolean \(found)"
    case .date, .data, .array, .dictionary: found
    }
  }
}
