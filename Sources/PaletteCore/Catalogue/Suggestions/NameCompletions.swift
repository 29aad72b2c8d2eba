extension Catalogue {
  /// A name that a text can be completed to.
  public struct NameCompletion: Equatable, Sendable {
    /// The text as it was typed, and the rest of the name.
    public let text: String
    /// The first colour of that name.
    public let rgb: RGB8
  }

  /// The names of colours that begin with a text, in any language.
  ///
  /// Case does not count, and marks need not be typed: `yan` is completed to `yan zhi`, and `yān` to
  /// `yān zhī`.
  ///
  /// - Parameter typed: The beginning of a name.
  /// - Returns: The completions in catalogue order, each once; none for an empty text.
  /// - Complexity: O(*n*) in the number of colours; most names are told apart by their first byte.
  public func nameCompletions(of typed: String) -> [NameCompletion] {
    guard let first = typed.utf8.first else { return [] }
    let beginning = NameBeginning(typed, first: first)
    let colours = colours
    var places: [(text: String, place: Int)] = []
    var seen: Set<String> = []
    colours.forEachRecord { place, record in
      record.skipText()
      beginning.forEachCompletion(of: &record) { text in
        if seen.insert(text).inserted { places.append((text, place)) }
      }
    }
    return places.map { NameCompletion(text: $0.text, rgb: colours[$0.place].colour.rgb) }
  }
}

/// The beginning of a name, to be compared with many.
private struct NameBeginning {
  private let typed: String
  private let lowercased: String
  private let first: UInt8

  init(_ typed: String, first: UInt8) {
    self.typed = typed
    lowercased = typed.lowercased()
    self.first = Self.lower(first)
  }

  /// Calls with what the text can be completed to by the renderings of a name that is read next.
  func forEachCompletion(of record: inout CompactForm.Reader, _ body: (String) -> Void) {
    if let text = completion(by: record.utf8()) { body(text) }
    for _ in 0..<record.number() {
      record.skipText()
      if let text = completion(by: record.utf8()) { body(text) }
    }
  }

  private func completion(by name: UnsafeBufferPointer<UInt8>) -> String? {
    // A letter with a mark, from U+00C0 to U+1EFF, may stand for the plain one.
    guard let byte = name.first, Self.lower(byte) == first || (0xC3...0xE1).contains(byte) else {
      return nil
    }
    let name = String(decoding: name, as: UTF8.self)
    if name.lowercased().hasPrefix(lowercased) {
      let rest = String(name.dropFirst(typed.count))
      return typed + (typed == lowercased ? rest.lowercased() : rest)
    }
    let plain = String(decoding: Folding.folded(name), as: UTF8.self)
    return plain.hasPrefix(typed) ? plain : nil
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
