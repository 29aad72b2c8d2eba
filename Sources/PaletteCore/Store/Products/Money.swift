/// An amount of money: whole thousandths of the currency's main unit.
///
/// Milliunits are what StoreKit 2 signs (`price` of a transaction, 6 CNY is 6000). Binary floating
/// point never holds money here: 114.99 would become 114.98999999999997952.
public struct Money: Equatable, Sendable, CustomStringConvertible {
  /// Thousandths of the currency's main unit, negative where money goes back.
  public let milliunits: Int
  /// The currency, as ISO 4217 writes it: `CNY`.
  public let currency: String

  /// Creates an amount.
  ///
  /// - Parameters:
  ///   - milliunits: Thousandths of the main unit.
  ///   - currency: An ISO 4217 code.
  public init(milliunits: Int, currency: String) {
    self.milliunits = milliunits
    self.currency = currency
  }

  /// Reads a plain decimal number as milliunits: `6.00`, `29`, `0.5`.
  ///
  /// ASCII digits and one point only: no sign, exponent, comma or currency, and no more than three
  /// decimals that count.
  ///
  /// - Parameter text: The number, without surrounding space.
  /// - Returns: Thousandths, or `nil` if the text is not such a number or is 10⁹ or more.
  public static func milliunits(parsing text: String) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }),
      parts.allSatisfy({ $0.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let whole = parts[0].drop { $0 == 48 }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    guard whole.count <= 9, fraction.dropFirst(3).allSatisfy({ $0 == 48 }) else { return nil }
    let digits = Array(whole) + (0..<3).map { $0 < fraction.count ? fraction[$0] : 48 }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  /// The amount as a plain decimal number with the currency's usual decimals: `6.00`.
  public var decimal: String { (milliunits < 0 ? "-" : "") + unsigned }

  /// The amount as people read it, the code telling what the symbol cannot: `¥6.00 (CNY)`.
  public var description: String {
    "\(milliunits < 0 ? "-" : "")\(Self.symbol(of: currency))\(unsigned) (\(currency))"
  }

  private var unsigned: String {
    let digits = String(milliunits.magnitude)
    let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    var fraction = padded.suffix(3)
    let usual = Self.decimals(of: currency)
    while fraction.count > usual, fraction.last == "0" { fraction.removeLast() }
    return padded.dropLast(3) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The amount several times over.
  ///
  /// - Parameter quantity: How many times, 0 or more.
  /// - Returns: The total.
  public func times(_ quantity: Int) -> Money {
    Money(milliunits: milliunits * quantity, currency: currency)
  }

  /// ISO 4217, column "minor unit".
  private static func decimals(of currency: String) -> Int {
    switch currency {
    case "CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND": 0
    case "BHD", "JOD", "KWD", "OMR", "TND": 3
    default: 2
    }
  }

  private static func symbol(of currency: String) -> String {
    switch currency {
    case "CNY", "JPY": "¥"
    case "AUD", "CAD", "HKD", "MXN", "NZD", "SGD", "TWD", "USD": "$"
    case "BRL": "R$"
    case "EUR": "€"
    case "GBP": "£"
    case "ILS": "₪"
    case "INR": "₹"
    case "KRW": "₩"
    case "PHP": "₱"
    case "RUB": "₽"
    case "THB": "฿"
    case "TRY": "₺"
    case "VND": "₫"
    default: ""
    }
  }
}
