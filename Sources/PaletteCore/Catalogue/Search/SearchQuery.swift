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

  /// The most words that are looked for one by one: as many as have lanes behind that of the phrase.
  static let mostWords = Grades.scalarCount - 1

  init(_ query: String) {
    let trimmed = query.trimmed
    let text = SearchText(trimmed)
    hex = HexDigits(trimmed)
    // Digits that could be a colour that is seen through are rather the beginning of six.
    colour = hex?.isBeginning == true ? nil : try? Colour(parsing: trimmed)
    let words = text.words
    phrase =
      words.isEmpty
      ? [] : Self.spellings(of: text.compact) + Self.ofColour(text.compact, words)
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
    var terms = [Term(word)]
    for (first, second) in [("gray", "grey"), ("color", "colour")] {
      for (from, to) in [(second, first), (first, second)] {
        if let respelled = replacing(from, by: to, in: word) {
          terms.append(Term(respelled, isRespelled: true))
          break
        }
      }
    }
    let pinyin = withoutV(word)
    if pinyin != word { terms.append(Term(pinyin, isPinyin: true)) }
    return terms
  }

  /// The same with `u` for `v`: `ü` is typed `v` where a keyboard has none, and pinyin has no other.
  private static func withoutV(_ word: [UInt8]) -> [UInt8] {
    word.map { $0 == UInt8(ascii: "v") ? UInt8(ascii: "u") : $0 }
  }

  /// The same with or without the word for colour that Chinese and Japanese put behind a name: `绯` is
  /// `绯色`, `hong` `hóng sè`, `ai iro` `ai`.
  private static func ofColour(_ name: [UInt8], _ words: [[UInt8]]) -> [Term] {
    let (character, pinyin) = (Array("色".utf8), Array("se".utf8))
    guard name.contains(where: { $0 >= 0x80 }) else {
      guard words.count > 1, let last = words.last, [pinyin, Array("iro".utf8)].contains(last)
      else { return [Term(withoutV(name) + pinyin, isRespelled: true, isPinyin: true)] }
      return [Term(Array(name.dropLast(last.count)), isRespelled: true)]
    }
    guard name.count > character.count, name.suffix(character.count).elementsEqual(character)
    else { return [Term(name + character, isRespelled: true)] }
    return [Term(Array(name.dropLast(character.count)), isRespelled: true)]
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
