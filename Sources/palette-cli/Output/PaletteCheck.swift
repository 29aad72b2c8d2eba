import PaletteCore

/// A palette whose pairs are checked.
struct PaletteCheck {
  /// What the user typed.
  let typed: String
  /// The name of the palette, if it has one.
  let name: String?
  /// How many colours it has.
  let count: Int
  /// The colours' names, empty where they have none.
  let names: [String]
  let pairs: CheckedPairs

  /// The colours of the palette, and behind them the one that it is checked against if that is
  /// another one.
  var colours: [RGB8] { pairs.all.colours }

  /// A colour that a palette is checked against.
  enum Other {
    /// The colour of the palette at a place.
    case inside(Int)
    case outside(PaletteDocument.Entry)

    /// The colour, if it is not of the palette.
    var outside: [PaletteDocument.Entry] {
      if case .outside(let entry) = self { [entry] } else { [] }
    }
  }

  init(
    _ document: PaletteDocument, asTyped typed: String, over background: RGB8,
    metric: Difference.Metric, against other: Other? = nil
  ) {
    let entries = document.flattenedEntries + (other?.outside ?? [])
    let colours = entries.map { $0.colour.composited(over: background) }
    self.typed = typed
    name = document.name
    count = document.count
    names = entries.map { $0.name.map(PaletteCheck.line) ?? "" }
    let place: Int? =
      switch other {
      case nil: nil
      case .inside(let place): place
      case .outside: count
      }
    pairs = CheckedPairs(all: ColourPairs(of: colours, metric: metric), against: place)
  }

  /// A name on one line.
  private static func line(_ name: String) -> String {
    name.split { $0.isNewline }.joined(separator: " ")
  }

  /// A colour in a sentence: `'Slate' #64748b`.
  func words(_ place: Int) -> String {
    (names[place].isEmpty ? "" : "'\(names[place])' ") + colours[place].hex
  }

  /// Two colours in a sentence, the one that all pairs have at the end.
  func words(_ pair: ColourPairs.Pair) -> String {
    let (first, second) = pairs.inOrder(pair)
    return "\(words(first)) and \(words(second))"
  }

  func text(ofDifference difference: Double) -> String {
    DecimalText.text(difference, decimals: pairs.all.metric.decimals)
  }

  // MARK: Demands

  /// Fails where a pair does not reach what is asked of all.
  func demand(contrast: Double?, difference: Double?) throws {
    let faults = [
      contrast.flatMap(contrastFault), difference.flatMap(differenceFault),
    ].compactMap(\.self)
    guard faults.isEmpty else { throw Failure(.no, faults.joined(separator: " ")) }
  }

  private func contrastFault(_ least: Double) -> String? {
    guard let pair = pairs.leastReadable, pairs.ratio(pair) < least else { return nil }
    let below = pairs.count - pairs.equal.count - pairs.count(reaching: least)
    return "\(words(pair)) have a contrast of only "
      + "\(Contrast.text(ofRatio: pairs.ratio(pair), decimals: 2)) : 1; "
      + "\(below) of \(counted(pairs.count, "pair")) \(below == 1 ? "stays" : "stay") below "
      + "\(DecimalText.text(least, decimals: 9))."
  }

  private func differenceFault(_ least: Double) -> String? {
    let worst = Sight.allCases.compactMap { sight in
      pairs.mostAlike(sight).map { (sight: sight, distance: $0) }
    }.min { $0.distance.difference < $1.distance.difference }
    guard let worst, worst.distance.difference < least else { return nil }
    return "\(words(worst.distance.pair)) differ by only "
      + "\(text(ofDifference: worst.distance.difference))\(worst.sight.afterNumber), and "
      + "\(DecimalText.text(least, decimals: 9)) is wanted."
  }

  func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Sight {
  /// Whose eyes a number holds for, as it follows the number.
  fileprivate var afterNumber: String {
    self == .normal ? "" : " as \(rawValue) sees them"
  }
}

extension Context {
  /// The colour that a palette is to be checked against.
  ///
  /// - Parameters:
  ///   - text: A name or an id of the palette, which comes first, or a colour in any notation.
  ///   - document: The palette.
  /// - Returns: The colour.
  /// - Throws: `Failure` if there is no such colour, or several of the palette are called so.
  func checkedColour(_ text: String, in document: PaletteDocument) throws -> PaletteCheck.Other {
    let entries = document.entries
    let places = document.places(ofColour: text)
    if let first = places.first {
      let isOne = places.allSatisfy { entries[$0].colour == entries[first].colour }
      guard isOne else {
        let names = document.flattenedEntries
        throw Failure(
          .no,
          "'\(shortened(text))' stands for several colours of the palette, such as "
            + places.prefix(2).map { "'\(names[$0].name ?? "")'" }.joined(separator: " and ")
            + ". Name one of them, or check one palette.")
      }
      return .inside(first)
    }
    let typed = try colour(text)
    if let place = entries.firstIndex(where: { Self.isSame($0.colour, typed.colour) }) {
      return .inside(place)
    }
    return .outside(.init(typed.listed.name?.text(in: language), typed.colour))
  }

  private static func isSame(_ a: Colour, _ b: Colour) -> Bool {
    a.alpha == b.alpha && a.rgb8 == b.rgb8
  }
}

extension PaletteDocument {
  /// The places of the colours that a text names, by id, by name, or by name behind its group's.
  fileprivate func places(ofColour text: String) -> [Int] {
    let id = text.lowercased()
    let names = flattenedEntries.map(\.name)
    var place = -1
    var places: [Int] = []
    for group in groups {
      let colours = group.palette?.colours ?? []
      for (index, entry) in group.entries.enumerated() {
        place += 1
        let known = colours.indices.contains(index) ? colours[index] : nil
        let texts = [entry.name, names[place]].compactMap(\.self).map { LocalisedText($0) }
        if known?.id == id
          || (texts + (known.map { [$0.name] } ?? [])).contains(where: {
            $0.isCalled(text)
          })
        {
          places.append(place)
        }
      }
    }
    return places
  }
}
