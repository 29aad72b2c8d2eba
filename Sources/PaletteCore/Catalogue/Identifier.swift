/// The syntax of ids in the catalogue, and how an id is made where none is given.
enum Identifier {
  /// Whether a text is an id: `[a-z0-9]+(-[a-z0-9]+)*`.
  static func isValid(_ text: some StringProtocol) -> Bool {
    var previous = UInt8(ascii: "-")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where previous != byte: break
      default: return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "-")
  }

  /// The id made from a name: lower case, marks dropped, everything but a to z and 0 to 9 to `-`.
  ///
  /// - Returns: The id; `nil` if nothing of the name is left, as of a Chinese one.
  static func made(from name: String) -> String? {
    var id: [UInt8] = []
    for byte in Folding.folded(name) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        id.append(byte)
      default:
        if let last = id.last, last != UInt8(ascii: "-") { id.append(UInt8(ascii: "-")) }
      }
    }
    if id.last == UInt8(ascii: "-") { id.removeLast() }
    return id.isEmpty ? nil : String(decoding: id, as: UTF8.self)
  }

  /// The id made for a colour or palette that has none: from pinyin, romaji or name, the first that
  /// leaves anything; else the digits of its colour (`ce332d`), which stay the same when the file
  /// is put in another order and guess no reading of the name.
  static func made(for name: LocalisedText, rgb: RGB8) -> String {
    for candidate in [name["pinyin"], name["romaji"], name.text].compactMap(\.self) {
      if let id = made(from: candidate) { return id }
    }
    return String(rgb.hex.dropFirst())
  }

  /// The ids that siblings have already.
  struct Taken {
    private var ids: Set<String>
    /// The number to try next behind an id: a thousand colours of one name are no million tries.
    private var nextNumbers: [String: Int] = [:]

    init(_ ids: Set<String>) { self.ids = ids }

    /// Takes an id, or the id with `-2`, `-3` … behind it where it is taken.
    ///
    /// - Parameters:
    ///   - wanted: The id.
    ///   - numbered: Puts a number behind the id.
    /// - Returns: An id that was not taken before.
    mutating func distinct(
      _ wanted: String, numbered: (String, Int) -> String = { "\($0)-\($1)" }
    ) -> String {
      if ids.insert(wanted).inserted { return wanted }
      var number = nextNumbers[wanted, default: 2]
      while !ids.insert(numbered(wanted, number)).inserted { number += 1 }
      nextNumbers[wanted] = number + 1
      return numbered(wanted, number)
    }
  }
}

extension LocalisedText {
  /// Whether an id says the same as the text in a language, so that one of them is enough.
  ///
  /// - Parameters:
  ///   - id: The id of what has this name.
  ///   - language: The reader's language.
  /// - Returns: Whether the text differs from it only in case, marks and punctuation.
  public func isSaid(by id: String, in language: Language) -> Bool {
    Identifier.made(from: text(in: language)) == id
  }
}
