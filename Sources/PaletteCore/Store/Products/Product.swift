/// Something the store sells.
public struct Product: Equatable, Sendable {
  /// How often a product can be bought, and what becomes of it.
  public enum Kind: String, Sendable {
    /// Used up, and bought as often as one likes.
    case consumable = "Consumable"
    /// Bought once, then owned for good.
    case nonConsumable = "Non-Consumable"
  }

  /// A product's texts in one language.
  struct Localisation: Equatable, Sendable {
    let locale: String
    let name: String
    let description: String
  }

  /// The whole identifier: `palette.removeads`.
  public let id: String
  /// Whether it can be bought once or often.
  public let kind: Kind
  /// The price of one, in thousandths of the currency's main unit.
  public let milliunits: Int
  /// The currency as ISO 4217 writes it, or `nil` where the shop has no storefront.
  ///
  /// A product without a currency is listed, not sold.
  public let currency: String?
  let referenceName: String
  let localisations: [Localisation]

  /// The price of one, if it is known in which currency.
  public var price: Money? { currency.map { Money(milliunits: milliunits, currency: $0) } }

  /// The product's name.
  ///
  /// - Parameter language: A language tag: `en`, `zh`, `zh-Hans`.
  /// - Returns: The name in that language or the nearest there is, at worst the identifier.
  public func name(in language: String) -> String {
    localised(language, \.name) ?? (referenceName.isEmpty ? id : referenceName)
  }

  /// What the product does, in a sentence; empty if the shop does not say.
  ///
  /// - Parameter language: A language tag: `en`, `zh`, `zh-Hans`.
  /// - Returns: The description in that language or the nearest there is.
  public func description(in language: String) -> String {
    localised(language, \.description) ?? ""
  }

  /// The text in the exact locale, else of the language, else American English, else the first.
  private func localised(_ tag: String, _ text: (Localisation) -> String) -> String? {
    func subtags(_ locale: String) -> [Substring] {
      locale.lowercased().split { $0 == "_" || $0 == "-" }
    }
    let wanted = subtags(tag)
    let usable = localisations.filter { !text($0).isEmpty }
    let best =
      usable.first { subtags($0.locale) == wanted }
      ?? usable.first { subtags($0.locale).first == wanted.first }
      ?? usable.first { subtags($0.locale) == ["en", "us"] } ?? usable.first
    return best.map(text)
  }
}
