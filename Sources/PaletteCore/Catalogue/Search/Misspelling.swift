extension SearchIndex {
  /// A query with the words that are there instead of those that are not, `nil` if none are alike.
  func corrected(_ query: SearchQuery) -> SearchQuery? {
    let speller = Speller(index: self)
    let areKnown = query.words.map(speller.isKnown)
    // What is spelled right, but nowhere together, is not there.
    guard query.words.isEmpty || areKnown.contains(false) else { return nil }
    let phrase = speller.corrections(of: query.phrase)
    let words = zip(query.words, areKnown).map { word, isKnown in
      isKnown ? word : speller.corrections(of: word)
    }
    let areAllThere = words.allSatisfy { !$0.isEmpty }
    guard !phrase.isEmpty || (areAllThere && !words.isEmpty) else { return nil }
    return SearchQuery(
      phrase: phrase.isEmpty ? query.phrase : phrase, words: areAllThere ? words : [])
  }
}

/// Finds the words and names of an index that are written like others.
private struct Speller {
  let index: SearchIndex

  /// Whether a word is in the index, at least as the beginning of one.
  func isKnown(_ word: [SearchQuery.Term]) -> Bool {
    index.grades(of: SearchQuery(phrase: word, words: []))
      .contains { $0[0] < NameGrade.inside.rawValue }
  }

  /// The words and names that are written most like a word: all of the smallest distance.
  func corrections(of word: [SearchQuery.Term]) -> [SearchQuery.Term] {
    guard let typed = word.first, var target = Misspelling(typed.letters) else { return [] }
    var found: Set<[UInt8]> = []
    index.forEachWord { word in
      guard let distance = target.distance(to: word) else { return }
      if distance < target.limit {
        found = []
        target.limit = distance
      }
      found.insert(Array(word))
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }.map { SearchQuery.Term($0) }
  }
}

extension SearchIndex {
  /// Calls with each word of each name, and with names of several words as one.
  fileprivate func forEachWord(_ body: (ArraySlice<UInt8>) -> Void) {
    var joined: [UInt8] = []
    for name in names {
      var start = name.range.lowerBound
      let end = name.range.upperBound
      joined.removeAll(keepingCapacity: true)
      while let space = text[start..<end].firstIndex(of: Folding.space) {
        body(text[start..<space])
        joined += text[start..<space]
        start = space + 1
      }
      body(text[start..<end])
      if !joined.isEmpty {
        joined += text[start..<end]
        body(joined[...])
      }
    }
  }

  /// A name without its spaces.
  func compact(_ name: Name) -> ArraySlice<UInt8> {
    let whole = text[name.range]
    return whole.contains(Folding.space) ? whole.filter { $0 != Folding.space }[...] : whole
  }
}

/// A folded word that may be mistyped, to be compared with many.
struct Misspelling {
  /// How many errors count as small; may be lowered to find only better ones.
  var limit: Int
  private let letters: [UInt8]
  private let scalars: [Unicode.Scalar]
  private let set: LetterSet

  /// The most letters of a word that is compared: longer ones are no words.
  static let mostLetters = 64

  /// Prepares a word: one letter may differ, from eight letters on two.
  ///
  /// The first letter is right or changed places with the second. A number is not mistyped: 500 is not
  /// 501.
  ///
  /// - Parameters:
  ///   - word: The word, folded.
  ///   - shortest: How many letters it must have; Chinese and Japanese words are shorter.
  init?(_ word: [UInt8], shortest: Int = 4) {
    letters = word
    scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    set = LetterSet(word)
    guard scalars.count <= Self.mostLetters,
      word.contains(where: { !(0x30...0x39).contains($0) })
    else { return nil }
    let isASCII = letters.count == scalars.count
    guard scalars.count >= (isASCII ? shortest : 3) else { return nil }
    limit = scalars.count < 8 ? 1 : 2
  }

  /// How many errors make another word of it, `nil` if they are more than the limit.
  func distance(to other: some BidirectionalCollection<UInt8>) -> Int? {
    // Most words are refused without a look at the order of their letters.
    guard beginsAlike(other) else { return nil }
    let isASCII = letters.count == scalars.count
    guard !isASCII || abs(other.count - letters.count) <= limit,
      set.differs(from: LetterSet(other), by: isASCII ? limit : 3 * limit)
    else { return nil }
    if isASCII { return editDistance(letters, Array(other), atMost: limit) }
    return editDistance(
      scalars, Array(String(decoding: other, as: UTF8.self).unicodeScalars), atMost: limit)
  }
}

extension Misspelling {
  private func beginsAlike(_ other: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = other.first else { return false }
    return first == letters[0]
      || first == letters[1] && other.dropFirst().first == letters[0]
  }
}

/// Which letters a word has, to be compared at once.
private struct LetterSet {
  private var bits: UInt64 = 0

  init(_ word: some Sequence<UInt8>) { for byte in word { bits |= 1 << UInt64(byte & 63) } }

  /// Whether each has at most so many letters that the other has not.
  func differs(from other: LetterSet, by limit: Int) -> Bool {
    (bits & ~other.bits).nonzeroBitCount <= limit && (other.bits & ~bits).nonzeroBitCount <= limit
  }
}
