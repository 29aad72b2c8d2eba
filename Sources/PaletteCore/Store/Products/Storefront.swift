/// A country's shop, which decides the currency that everything in it costs.
public struct Storefront: Hashable, Sendable {
  /// The country, three letters as in ISO 3166-1: `CHN`.
  public let code: String
  /// The country's currency, as ISO 4217 writes it: `CNY`.
  public let currency: String

  /// The storefront of a country, or `nil` for one that is not in the table.
  ///
  /// An unknown country has no currency: guessing one would sell at a wrong price.
  ///
  /// - Parameter code: Three capital letters.
  public init?(code: String) {
    guard let currency = Self.currencies[code] else { return nil }
    self.code = code
    self.currency = currency
  }

  /// Every known country's code, in alphabetical order.
  public static var codes: [String] { currencies.keys.sorted() }

  /// ISO 3166-1 alpha-3 to ISO 4217, for the countries whose apps are sold in their own currency.
  private static let currencies: [String: String] = [
    "ARE": "AED", "AUS": "AUD", "AUT": "EUR", "BEL": "EUR", "BGR": "EUR", "BRA": "BRL",
    "CAN": "CAD", "CHE": "CHF", "CHL": "CLP", "CHN": "CNY", "COL": "COP", "CYP": "EUR",
    "CZE": "CZK", "DEU": "EUR", "DNK": "DKK", "EGY": "EGP", "ESP": "EUR", "EST": "EUR",
    "FIN": "EUR", "FRA": "EUR", "GBR": "GBP", "GRC": "EUR", "HKG": "HKD", "HRV": "EUR",
    "HUN": "HUF", "IDN": "IDR", "IND": "INR", "IRL": "EUR", "ISR": "ILS", "ITA": "EUR",
    "JPN": "JPY", "KAZ": "KZT", "KOR": "KRW", "LTU": "EUR", "LUX": "EUR", "LVA": "EUR",
    "MEX": "MXN", "MLT": "EUR", "MYS": "MYR", "NGA": "NGN", "NLD": "EUR", "NOR": "NOK",
    "NZL": "NZD", "PAK": "PKR", "PER": "PEN", "PHL": "PHP", "POL": "PLN", "PRT": "EUR",
    "QAT": "QAR", "ROU": "RON", "RUS": "RUB", "SAU": "SAR", "SGP": "SGD", "SVK": "EUR",
    "SVN": "EUR", "SWE": "SEK", "THA": "THB", "TUR": "TRY", "TWN": "TWD", "TZA": "TZS",
    "USA": "USD", "VNM": "VND", "ZAF": "ZAR",
  ]
}
