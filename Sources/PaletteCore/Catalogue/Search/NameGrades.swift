/// How well each word of a search fits: a lane for each, of raw values of `NameGrade`.
///
/// Lane 0 is for the whole text, those behind it for its words where there are several.
typealias Grades = SIMD16<UInt8>

extension Grades {
  /// Nothing fits.
  static let none = Grades(repeating: NameGrade.none.rawValue)

  /// Lane by lane the better one.
  func better(_ other: Grades) -> Grades { pointwiseMin(self, other) }

  /// The same without what is only inside a name: of what holds many things that would be too many.
  var withoutInside: Grades {
    replacing(with: Self.none, where: self .>= NameGrade.inside.rawValue)
  }
}

extension SearchIndex {
  /// How well each name fits each word of a search.
  func grades(of query: SearchQuery) -> [Grades] {
    var grades = [Grades](repeating: .none, count: names.count)
    for (lane, terms) in ([query.phrase] + query.words).enumerated() {
      for term in terms {
        grade(names, by: term) { name, grade in
          grades[name][lane] = min(grades[name][lane], grade.rawValue)
        }
      }
    }
    return grades
  }

  /// Calls with each name that a word fits, and how.
  private func grade(
    _ names: [Name], by term: SearchQuery.Term, _ body: (Int, NameGrade) -> Void
  ) {
    text.withUnsafeBufferPointer { text in
      term.letters.withUnsafeBufferPointer { letters in
        let needle = Needle(text: text, letters: letters)
        for (index, name) in names.enumerated() where !term.isRomanised || name.kind == .romanised {
          let grade = needle.grade(from: name.range.lowerBound, to: name.range.upperBound)
          guard grade != .none, !term.isWhole || grade <= .word else { continue }
          body(index, term.isRespelled ? grade.respelled : grade)
        }
      }
    }
  }

  /// Whether all words of a name were asked for.
  func isCovered(_ name: Name, by query: SearchQuery) -> Bool {
    let words = text[name.range].split(separator: Folding.space)
    return !words.isEmpty
      && words.allSatisfy { word in
        query.words.contains { $0.contains { $0.letters.elementsEqual(word) } }
      }
  }
}

/// Letters that are looked for in the text of an index.
private struct Needle {
  /// Each name ends with a byte that is no letter of any word.
  let text: UnsafeBufferPointer<UInt8>
  /// At least one, no spaces.
  let letters: UnsafeBufferPointer<UInt8>
  /// Whether they are Chinese or Japanese.
  private var endsNames: Bool { letters[0] >= 0xE3 }

  /// How they fit a name, at the best of its places.
  func grade(from start: Int, to end: Int) -> NameGrade {
    var best = NameGrade.none
    let first = letters[0]
    var position = start
    while position + letters.count <= end {
      if text[position] == first {
        best = min(best, grade(at: position, from: start, to: end))
        if best == .whole { break }
      }
      position += 1
    }
    return best
  }

  /// How they fit at one place of a name.
  ///
  /// Where a word begins, spaces do not count (`feihong` finds `fēi hóng`); inside a word they do, or
  /// the end of one word and the beginning of the next would be found. Two letters are inside too many
  /// words to mean one.
  @inline(__always)
  private func grade(at position: Int, from start: Int, to end: Int) -> NameGrade {
    var place = position
    var crossesWords = false
    for letter in letters {
      if text[place] == Folding.space {
        crossesWords = true
        place += 1
      }
      guard text[place] == letter else { return .none }
      place += 1
    }
    let beginsWord = position == start || text[position - 1] == Folding.space
    if place == end, position == start { return .whole }
    // Where words have no spaces between them, the last one tells what it is: 红梅粉 is a pink.
    if endsNames, place == end, !beginsWord { return .beginning }
    let inside = letters.count < 3 ? NameGrade.none : .inside
    guard beginsWord else { return crossesWords ? .none : inside }
    if place == end || text[place] == Folding.space { return .word }
    // `red` is not the beginning of `rè dài`.
    if crossesWords { return inside }
    guard position == start, !endsNames else { return .wordStart }
    return text[place..<end].contains(Folding.space) ? .prefix : .beginning
  }
}
