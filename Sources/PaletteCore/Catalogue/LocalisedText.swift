/// A text with its renderings in other languages and scripts.
public struct LocalisedText: Equatable, Sendable {
  /// The text itself: English where there is an English one, else the local one.
  public let text: String
  /// The other renderings, in a fixed order of languages, each language once.
  public let translations: [Translation]

  /// One rendering of a text.
  public struct Translation: Equatable, Sendable {
    /// `zh-Hans`, `ja`, … or a romanisation: `pinyin`, `romaji`.
    public let language: String
    /// The text in that language.
    public let text: String

    /// Creates a rendering.
    ///
    /// - Parameters:
    ///   - language: A language tag, or the name of a romanisation.
    ///   - text: The text in that language.
    public init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - text: The text itself.
  ///   - translations: Its other renderings, in any order; of two in one language the first counts.
  public init(_ text: String, translations: [Translation] = []) {
    self.text = text
    self.translations =
      translations.count < 2 ? translations : Self.ordered(translations)
  }

  /// A text whose translations are in order already, each language once.
  init(_ text: String, orderedTranslations: [Translation]) {
    self.text = text
    self.translations = orderedTranslations
  }

  /// The rendering in a language or script.
  ///
  /// - Parameter language: `zh-Hans`, `ja`, `pinyin`, `romaji` …
  /// - Returns: The text, or `nil` if there is none in that language.
  public subscript(language: String) -> String? {
    translations.first { $0.language == language }?.text
  }

  /// The text to print for a reader of a language.
  ///
  /// - Parameter language: The reader's language.
  /// - Returns: The rendering in it, else the text itself.
  public func text(in language: Language) -> String {
    switch language {
    case .english: self["en"] ?? text
    case .chinese: self["zh-Hans"] ?? self["zh"] ?? text
    }
  }

  /// Dictionaries of property lists have no order, but what we print must have one: a script and
  /// its romanisation stand together, languages that we do not know follow by their tags.
  private static let order = ["en", "zh-Hans", "zh", "zh-Hant", "pinyin", "ja", "romaji"]

  private static func precedes(_ one: Translation, _ other: Translation) -> Bool {
    let rank = order.firstIndex(of: one.language) ?? order.count
    let otherRank = order.firstIndex(of: other.language) ?? order.count
    return rank == otherRank ? one.language < other.language : rank < otherRank
  }

  private static func ordered(_ translations: [Translation]) -> [Translation] {
    var kept: [Translation] = []
    kept.reserveCapacity(translations.count)
    for translation in translations.sorted(by: precedes)
    where kept.last?.language != translation.language {
      kept.append(translation)
    }
    return kept
  }
}
