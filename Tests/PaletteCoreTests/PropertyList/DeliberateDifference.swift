@testable import PaletteCore

/// Where our reader and the toolchain's decoder differ on purpose.
enum DeliberateDifference: CaseIterable {
  // Files that we refuse and the decoder accepts.

  /// Nothing but blanks and comments: to the decoder an empty dictionary.
  case nothing
  /// More depth, or more values by sharing, than a catalogue has.
  case tooMuch
  /// Characters that XML forbids, U+0000, and bytes that are no UTF-8, wherever they stand.
  case characters
  /// Text behind the end of the list, which the decoder does not read.
  case textBehind
  /// `<plist>` inside another, and `<key>` where a value belongs.
  case tagOutOfPlace
  /// An old-style list in which the decoder takes what it cannot read for the end of its container:
  /// it is content if the closing bracket stands next, or if the list is a dictionary without any.
  case forgottenError
  /// A number whose digits stand behind a blank that is not ASCII, or `nan(…)`.
  case oddNumber
  /// An object of a binary list that runs on into the table of offsets.
  case runsIntoTable
  /// A binary list that is cut short: to the decoder the old-style string `bplist00`.
  case cutBinary

  // Files that we read and the decoder refuses.

  /// A DOCTYPE with an internal subset.
  case internalSubset
  /// Comments and processing instructions inside a text.
  case asideInText
  /// UTF-16 without a byte order mark, and the declared encoding US-ASCII.
  case encoding
  /// References with more than eight digits, the empty key `<key/>`, a root that ends with the file.
  case strictness
  /// `$null` and `CF$UID`, which mean something to archives.
  case archives

  // Files that both read.

  /// `\f` and `\v` in old-style texts, which the decoder takes for U+0012 and U+0011.
  case escapes

  /// Whether it explains that we refuse a file with an error.
  func explains(_ error: PropertyListError, _ bytes: [UInt8]) -> Bool {
    switch (self, error.reason) {
    case (.nothing, .empty), (.tooMuch, .tooDeep), (.characters, .forbiddenCharacter),
      (.characters, .notUTF8):
      true
    case (.tooMuch, .damaged(let what)): what == "its objects hold one another too often"
    case (.characters, .unknownReference(let name)): name.hasPrefix("&#")
    case (.textBehind, .expected(let expected, _)): expected == "the end of the file"
    case (.tagOutOfPlace, .expected(_, let found)):
      ["'<key", "'<plist"].contains { found.hasPrefix($0) }
    case (.forgottenError, .expected), (.forgottenError, .unclosed):
      !bytes.isXML && Self.isForgotten(at: error.place, in: bytes)
    case (.oddNumber, .badValue(let kind, let text)):
      ["integer", "real number"].contains(kind)
        && (text.utf8.contains { $0 >= 0x7F } || text.lowercased().contains("nan("))
    case (.runsIntoTable, .damaged(let what)): Self.runsIntoTable(what, bytes)
    case (.cutBinary, .damaged): bytes.count < 41
    default: false
    }
  }

  /// Whether bytes or a string of less than 15 begin where the damage is, and end behind the objects.
  private static func runsIntoTable(_ what: String, _ bytes: [UInt8]) -> Bool {
    let start = "the object at byte "
    guard what.hasPrefix(start), let offset = Int(what.dropFirst(start.count)) else { return false }
    let table = bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
    let (type, count) = (bytes[offset] >> 4, UInt64(bytes[offset] & 15))
    return (4...6).contains(type) && count < 15
      && UInt64(offset) + 1 + count * (type == 6 ? 2 : 1) > table
  }

  private static func isForgotten(at place: TextPlace?, in bytes: [UInt8]) -> Bool {
    guard let text = try? PropertyListText(decoding: bytes), let place else { return false }
    let offsets = Array(text.start...text.bytes.count)
    let places = TextPlace.all(of: offsets, in: text.bytes, from: text.start)
    guard let index = places.lastIndex(of: place) else { return false }
    let whole = String(decoding: text.bytes[text.start...], as: UTF8.self)
    let rest = String(decoding: text.bytes[offsets[index]...], as: UTF8.self)
    let blank = #"(?>(?:\s|//[^\n\r\x{2028}\x{2029}]*|/\*(?s:.*?)(?:\*/|$))*)"#
    // The decoder has gone past the first byte of what it could not read, or stands before it.
    return rest.begins(with: #"(?:["']|[0-9a-fA-F])?"# + blank + "[)}]")
      || !whole.begins(with: blank + "[({]")
  }

  /// Whether it explains that the decoder refuses a file that we read, or reads it otherwise.
  func explainsReading(_ text: String) -> Bool {
    switch self {
    case .internalSubset: text.contains("<!DOCTYPE") && text.contains("[")
    case .asideInText: text.contains("<!--") || text.contains("<?")
    case .encoding: text.contains("\0") || text.lowercased().contains("us-ascii")
    case .strictness: text.contains("&#") || text.contains("<key") || !text.contains("</plist")
    case .escapes: text.contains("\\f") || text.contains("\\v")
    case .archives: text.contains("$null") || text.contains("CF$UID")
    default: false
    }
  }
}

extension String {
  fileprivate func begins(with pattern: String) -> Bool {
    (try? Regex(pattern).matchingSemantics(.unicodeScalar).prefixMatch(in: self)) != nil
  }
}
