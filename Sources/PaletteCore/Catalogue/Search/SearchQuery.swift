/// How well a thing fits a search, best first.
enum SearchRank: Int, Comparable {
  /// A name, an id, an address or a hex code is what was asked for.
  case exact
  /// A name, an id or an address begins with it, or a hex code with `#` and digits.
  case prefix
  /// A later word of a name begins with it.
  case wordStart
  /// A name has it inside.
  case inside
  /// The hex code begins with it, but it is written without `#` and may be a word (`fade`).
  case hexPrefix
  /// The mood is what was asked for.
  case mood
  /// The mood has it inside.
  case moodPart
  /// The palette that the colour is in, or a colour that the palette has, is found.
  case related

  static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}

/// Text that is searched for or in: folded, with and without its spaces.
struct SearchText {
  /// Folded, with single spaces between words.
  let spaced: [UInt8]
  /// The same without spaces.
  let compact: [UInt8]
  /// Where words begin in `compact`.
  let wordStarts: [Int]

  init(_ text: String) { self.init(folded: Folding.folded(text)) }

  init(folded: [UInt8]) {
    spaced = folded
    var compact: [UInt8] = []
    compact.reserveCapacity(folded.count)
    var starts = [0]
    for byte in folded {
      if byte == Folding.space { starts.append(compact.count) } else { compact.append(byte) }
    }
    self.compact = compact
    wordStarts = starts
  }

  /// Whether there are no spaces in it.
  var isOneWord: Bool { wordStarts.count == 1 }

  /// Whether a part runs on into a word that it does not end with: `red` in `rè dài`.
  func breaksAWord(_ part: Range<Int>) -> Bool {
    let crosses = wordStarts.contains { $0 > part.lowerBound && $0 < part.upperBound }
    return crosses && part.upperBound != compact.count && !wordStarts.contains(part.upperBound)
  }
}

/// A text to search for.
struct SearchQuery {
  private let text: SearchText
  /// `ü` is typed `v` where a keyboard has none; pinyin has no other `v`.
  private let pinyin: SearchText?
  private let hex: (digits: [UInt8], isMarked: Bool)?
  private let address: String?

  init(_ query: String) {
    let trimmed = query.trimmed
    text = SearchText(trimmed)
    let v = UInt8(ascii: "v")
    pinyin =
      text.spaced.contains(v)
      ? SearchText(folded: text.spaced.map { $0 == v ? UInt8(ascii: "u") : $0 }) : nil
    hex = Self.hex(trimmed)
    address = trimmed.utf8.contains(UInt8(ascii: "/")) ? trimmed.lowercased() : nil
  }

  /// Whether nothing is left to search for.
  var isEmpty: Bool { text.compact.isEmpty }

  /// The digits of a hex code or its beginning; three alone (`#f00`) may also stand for six.
  private static func hex(_ query: String) -> (digits: [UInt8], isMarked: Bool)? {
    let isMarked = query.utf8.first == UInt8(ascii: "#")
    let digits = query.utf8.dropFirst(isMarked ? 1 : 0)
    guard (isMarked ? 1 : 3)...6 ~= digits.count,
      digits.allSatisfy({ Hexadecimal.value(ofDigit: $0) != nil })
    else { return nil }
    return (Array(String(query.lowercased()).utf8.suffix(digits.count)), isMarked)
  }

  /// How well a name fits, in the best of its languages.
  func rank(of name: LocalisedText) -> SearchRank? {
    var best = Self.rank(of: text, in: SearchText(name.text))
    for translation in name.translations {
      let target = SearchText(translation.text)
      best = Self.better(best, Self.rank(of: text, in: target))
      if let pinyin, translation.language == "pinyin" {
        best = Self.better(best, Self.rank(of: pinyin, in: target))
      }
    }
    return best
  }

  func rank(ofMood mood: LocalisedText?) -> SearchRank? {
    guard let mood, let rank = rank(of: mood) else { return nil }
    return rank == .exact ? .mood : .moodPart
  }

  func rank(ofID id: String, at place: Address) -> SearchRank? {
    guard let address else { return Self.rank(of: text, in: SearchText(id)) }
    let whole = place.description
    return whole == address ? .exact : whole.hasPrefix(address) ? .prefix : nil
  }

  func rank(of rgb: RGB8) -> SearchRank? {
    guard let hex else { return nil }
    let code = Array(rgb.hex.utf8.dropFirst())
    let isShort = hex.digits.count == 3 && code == hex.digits.flatMap { [$0, $0] }
    if code == hex.digits || (isShort && hex.isMarked) { return .exact }
    guard code.starts(with: hex.digits) || isShort else { return nil }
    return hex.isMarked ? .prefix : .hexPrefix
  }

  static func better(_ first: SearchRank?, _ second: SearchRank?) -> SearchRank? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  /// Where words begin, spaces do not count (`feihong` finds `fēi hóng`); inside a name they do, or
  /// the end of one word and the beginning of the next would be found.
  private static func rank(of query: SearchText, in target: SearchText) -> SearchRank? {
    guard !query.compact.isEmpty else { return nil }
    var isInside = contains(target.spaced, query.spaced)
    for start in target.wordStarts where target.compact[start...].starts(with: query.compact) {
      let end = start + query.compact.count
      if query.isOneWord, target.breaksAWord(start..<end) {
        isInside = true
      } else if start > 0 {
        return .wordStart
      } else {
        return end == target.compact.count ? .exact : .prefix
      }
    }
    return isInside ? .inside : nil
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }
}
