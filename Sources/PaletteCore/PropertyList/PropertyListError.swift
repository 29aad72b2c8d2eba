/// Why a file cannot be read as a property list, and where.
struct PropertyListError: Error, Equatable {
  let reason: Reason
  /// The place in a text; binary lists have none.
  let place: TextPlace?

  /// What is wrong; the words are in `description`.
  enum Reason: Equatable {
    case empty
    case tooLarge(mebibytes: Int)
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    /// The bytes are neither text nor a binary list.
    case notText
    case notUTF8
    case notUTF16
    case unknownEncoding(String)
    case forbiddenCharacter(UInt32)
    case expected(String, found: String)
    /// A comment or the like that begins at the place and never ends.
    case unclosed(String)
    case unknownReference(String)
    case badEscape(String)
    case badValue(of: String, String)
    case damaged(String)
  }
}

extension PropertyListError.Reason: CustomStringConvertible {
  /// What is wrong and what to do about it.
  var description: String {
    switch self {
    case .empty: "The file is empty. Give a property list."
    case .tooLarge(let mebibytes):
      "The file is larger than \(mebibytes) MiB. Give a smaller one, or several."
    case .tooDeep(let limit):
      "Containers are nested more than \(limit) deep. A catalogue needs no more than eight."
    case .tooManyValues(let limit):
      "The file has more than \(limit) values. Give a smaller one, or several."
    case .notText: "This is not a property list. Give an XML, binary or old-style one."
    case .notUTF8: "The text is not UTF-8 here. Save the file in UTF-8."
    case .notUTF16: "The text is UTF-16, but damaged. Save the file in UTF-8."
    case .unknownEncoding(let name):
      "The encoding '\(name)' is not read. Save the file in UTF-8, and say so in its first line."
    case .forbiddenCharacter(let value):
      "The character U+\(Self.hexadecimal(value)) cannot stand in a property list. Take it out."
    case .expected(let expected, let found): "Expected \(expected), found \(found)."
    case .unclosed(let what): "\(what) begins here and never ends. Close it."
    case .unknownReference(let text):
      "'\(text)' stands for no character. Write '&amp;' for '&', or a number as in '&#233;'."
    case .badEscape(let text): "'\(text)' is half a character. Write both of its halves."
    case .badValue(let kind, let text): "'\(text)' is no \(kind)."
    case .damaged(let what): "The binary property list is damaged: \(what). Write it anew."
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// A reason at a byte of the text, which becomes a place once for all.
struct PropertyListFault: Error {
  let reason: PropertyListError.Reason
  let offset: Int?

  init(_ reason: PropertyListError.Reason, at offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }
  /// That something else stands at a byte than belongs there.
  static func unexpected(
    in bytes: [UInt8], at position: Int, expecting expected: String
  ) -> PropertyListFault {
    PropertyListFault(.expected(expected, found: found(in: bytes, at: position)), at: position)
  }

  /// What stands at a byte, as a message shows it: a tag, or a character.
  private static func found(in bytes: [UInt8], at position: Int) -> String {
    guard position < bytes.count else { return "the end of the file" }
    let rest = bytes[position...]
    let name = rest.prefix(24).prefix { !">= \t\r\n".utf8.contains($0) }
    if rest.first == UInt8(ascii: "<"), name.count > 1 {
      let isWhole = rest.dropFirst(name.count).first == UInt8(ascii: ">")
      return "'\(String(decoding: name, as: UTF8.self))\(isWhole ? ">" : "")'"
    }
    let character = UTF8Text.character(at: position, in: bytes).flatMap { Unicode.Scalar($0.value) }
    return "'\(character.map(String.init) ?? "")'"
  }
}
