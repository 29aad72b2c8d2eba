/// A text to search for.
struct SearchQuery {
  /// One spelling of a word.
  struct Term: Equatable {
    /// Folded, without spaces.
    let letters: [UInt8]
    /// Whether it is spelled otherwise than it was typed.
    let isRespelled: Bool
    /// Whether it is one only in pinyin.
    let isPinyin: Bool

    init(_ letters: [UInt8], isRespelled: Bool = false, isPinyin: Bool = false) {
      (self.letters, self.isRespelled, self.isPinyin) = (letters, isRespelled, isPinyin)
    }
  }

  /// The spellings of the whole text.
  let phrase: [Term]
  /// The spellings of each word, where there are several words.
  let words: [[Term]]
  /// Its digits, if it may be a hex code or the beginning of one.
  let hex: HexDigits?
  /// The colour that it is in some notation.
  let colour: Colour?

  /// The most words that are looked for one by one.
  static let mostWords = 16

  init(_ query: String) {
    let trimmed = query.trimmed
    let text = SearchText(trimmed)
    hex = HexDigits(trimmed)
    // Digits that could be a colour that is seen through are rather the beginning of six.
    colour = hex?.isBeginning == true ? nil : try? Colour(parsing: trimmed)
    phrase = Self.spellings(of: text.compact)
    let words = text.words
    self.words =
      (2...Self.mostWords).contains(words.count) ? words.map { Self.spellings(of: $0) } : []
  }

  /// Other spellings of the same query.
  init(phrase: [Term], words: [[Term]]) {
    (self.phrase, self.words, hex, colour) = (phrase, words, nil, nil)
  }

  /// Whether nothing is left to search for.
  var isEmpty: Bool { phrase.isEmpty }

  /// The ways in which a word may be spelled: `gray` is `grey`, `lv` is `lü` in pinyin.
  private static func spellings(of word: [UInt8]) -> [Term] {
    guard !word.isEmpty else { return [] }
    var terms = [Term(word)]
    for (first, second) in [("gray", "grey"), ("color", "colour")] {
      for (from, to) in [(second, first), (first, second)] {
        if let respelled = replacing(from, by: to, in: word) {
          terms.append(Term(respelled, isRespelled: true))
          break
        }
      }
    }
    let (u, v) = (UInt8(ascii: "u"), UInt8(ascii: "v"))
    // `ü` is typed `v` where a keyboard has none; pinyin has no other `v`.
    if word.contains(v) { terms.append(Term(word.map { $0 == v ? u : $0 }, isPinyin: true)) }
    return terms
  }

  private static func replacing(_ part: String, by other: String, in word: [UInt8]) -> [UInt8]? {
    let part = Array(part.utf8)
    guard word.count >= part.count else { return nil }
    let place = (0...(word.count - part.count)).first { word[$0...].starts(with: part) }
    return place.map { Array(word[..<$0] + other.utf8 + word[($0 + part.count)...]) }
  }
}

/// The first digits of a hex code.
struct HexDigits {
  /// Whether they are written with `#`, and so can be nothing else.
  let isMarked: Bool
  private let value: UInt32
  private let count: Int

  /// Reads one to six digits behind `#`, or at least three without it.
  init?(_ text: String) {
    isMarked = text.utf8.first == UInt8(ascii: "#")
    let digits = text.utf8.dropFirst(isMarked ? 1 : 0)
    guard (isMarked ? 1 : 3)...6 ~= digits.count else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard let digit = Hexadecimal.value(ofDigit: digit) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    (self.value, count) = (value, digits.count)
  }

  /// Whether there are fewer than make a colour.
  var isBeginning: Bool { count != 3 && count != 6 }

  /// Whether the hex code of a colour begins with them.
  func begin(_ rgb: RGB8) -> Bool { rgb.packed >> UInt32(4 * (6 - count)) == value }
}
