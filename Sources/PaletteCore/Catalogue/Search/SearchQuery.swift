/// A text to search for.
struct SearchQuery {
  /// One spelling of a word.
  struct Term: Equatable {
    /// Folded, without spaces.
    let letters: [UInt8]
    /// Whether it is spelled otherwise than it was typed.
    let isRespelled: Bool
    /// Whether it is one only in pinyin or romaji.
    var isRomanised: Bool
    /// Whether it counts only as whole words.
    let isWhole: Bool

    init(
      _ letters: [UInt8], isRespelled: Bool = false, isRomanised: Bool = false,
      isWhole: Bool = false
    ) {
      (self.letters, self.isRespelled) = (letters, isRespelled)
      (self.isRomanised, self.isWhole) = (isRomanised, isWhole)
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
    // `hong se` is one word, as `hongse`.
    let isOne = words.count == 2 && Self.colourWords.contains(words[1])
    self.words =
      (2...Self.mostWords).contains(words.count) && !isOne
      ? words.map { Self.spellings(of: $0) } : []
  }

  /// What a text may mean, to be tried one after the other until something is found.
  ///
  /// What is typed with a tone mark or as `ü` is pinyin or romaji, else a name in another language. A
  /// class name of Tailwind begins with what the colour is for: `bg-red-500`.
  static func readings(of text: String) -> [SearchQuery] {
    let plain = SearchQuery(text)
    var readings = hasToneMark(text) ? [plain.romanised, plain] : [plain]
    if let first = plain.words.first?.first, plain.words.count > 2,
      utilities.contains(String(decoding: first.letters, as: UTF8.self))
    {
      let others = SearchText(text).words.dropFirst().joined(separator: [Folding.space])
      readings.append(SearchQuery(String(decoding: Array(others), as: UTF8.self)))
    }
    return readings
  }

  /// The words for colour of pinyin and romaji.
  private static let colourWords = [Array("se".utf8), Array("iro".utf8)]

  private static let utilities: Set<String> = [
    "bg", "text", "border", "ring", "fill", "stroke", "from", "via", "to", "shadow", "outline",
    "accent", "divide", "decoration", "caret",
  ]

  private static func hasToneMark(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x300, 0x301, 0x304, 0x308, 0x30C: true
      // Only vowels carry tones: ç and ñ do not tell pinyin.
      case 0xC0...0x1DC: "aeiou".utf8.contains(Folding.folded(String(scalar)).first ?? 0)
      default: false
      }
    }
  }

  /// The same as pinyin or romaji alone.
  private var romanised: SearchQuery {
    func terms(_ terms: [Term]) -> [Term] {
      terms.map {
        var term = $0
        term.isRomanised = true
        return term
      }
    }
    return SearchQuery(phrase: terms(phrase), words: words.map(terms))
  }

  /// The colours that CSS calls just so: a name is first of all theirs.
  var standardColours: [RGB8] {
    phrase.compactMap { NamedColours.rgb(named: String(decoding: $0.letters, as: UTF8.self)) }
  }

  /// Other spellings of the same query.
  init(phrase: [Term], words: [[Term]]) {
    (self.phrase, self.words, hex, colour) = (phrase, words, nil, nil)
  }

  /// Whether it is several words of which the last is a number.
  var endsInNumber: Bool {
    words.last?.first?.letters.allSatisfy { (0x30...0x39).contains($0) } ?? false
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
    if pinyin != word { terms.append(Term(pinyin, isRomanised: true)) }
    return terms
  }

  /// The same with `u` for `v`: `ü` is typed `v` where a keyboard has none, and pinyin has no other.
  private static func withoutV(_ word: [UInt8]) -> [UInt8] {
    word.map { $0 == UInt8(ascii: "v") ? UInt8(ascii: "u") : $0 }
  }

  /// The same with or without the word for colour that Chinese and Japanese put behind a name: `绯` is
  /// `绯色`, `hong` `hóng sè`, `ai iro` and `aiiro` `ai`.
  private static func ofColour(_ name: [UInt8], _ words: [[UInt8]]) -> [Term] {
    let (character, pinyin) = (Array("色".utf8), Array("se".utf8))
    guard name.contains(where: { $0 >= 0x80 }) else {
      let name = withoutV(name)
      let longer = Term(name + pinyin, isRespelled: true, isRomanised: true)
      let ending = colourWords.first { ending in
        guard words.count == 1 else { return words.last == ending }
        return name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
      }
      guard let ending else { return [longer] }
      // `rose` ends so too: `ro` may only be the whole of a word.
      let shorter = Array(name.dropLast(ending.count))
      return [longer, Term(shorter, isRespelled: true, isRomanised: true, isWhole: true)]
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
