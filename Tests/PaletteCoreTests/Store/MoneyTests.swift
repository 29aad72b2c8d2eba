import PaletteCore
import Testing

struct MoneyTests {
  @Test(arguments: [
    ("6.00", 6000), ("29", 29_000), ("0.0", 0), ("0.00", 0), ("5900", 5_900_000),
    ("199.99", 199_990), ("0.5", 500), ("007.125", 7125), ("1.5000", 1500),
    ("999999999.999", 999_999_999_999),
  ])
  func readsPlainDecimals(text: String, milliunits: Int) {
    #expect(Money.milliunits(parsing: text) == milliunits)
  }

  @Test(arguments: [
    "", ".", "6.", ".5", "1,99", "¥6", "-1", "+1", "1e3", " 6", "6 ", "1.2.3", "0x1", "٣", "1.0005",
    "1000000000", "六",
  ])
  func refusesEverythingElse(text: String) {
    #expect(Money.milliunits(parsing: text) == nil)
  }

  @Test(arguments: [
    (6000, "CNY", "¥6.00 (CNY)"), (0, "CNY", "¥0.00 (CNY)"), (990, "USD", "$0.99 (USD)"),
    (600_000, "JPY", "¥600 (JPY)"), (5_900_000, "KRW", "₩5900 (KRW)"),
    (29_000, "SEK", "29.00 (SEK)"),
    (1500, "KWD", "1.500 (KWD)"), (1125, "EUR", "€1.125 (EUR)"), (5, "GBP", "£0.005 (GBP)"),
    (1500, "JPY", "¥1.5 (JPY)"), (12_000, "BRL", "R$12.00 (BRL)"),
    (-6000, "CNY", "-¥6.00 (CNY)"), (.max, "CNY", "¥9223372036854775.807 (CNY)"),
    (.min, "CNY", "-¥9223372036854775.808 (CNY)"),
  ])
  func isPrintedWithItsCode(milliunits: Int, currency: String, text: String) {
    #expect(Money(milliunits: milliunits, currency: currency).description == text)
  }

  @Test func everyHundredthIsReadAsItIsPrinted() {
    for milliunits in stride(from: 0, to: 100_000, by: 10) {
      let money = Money(milliunits: milliunits, currency: "CNY")
      #expect(Money.milliunits(parsing: money.decimal) == milliunits)
    }
  }

  @Test func severalCostSeveralTimesAsMuch() {
    #expect(Money(milliunits: 1990, currency: "EUR").times(3).description == "€5.97 (EUR)")
  }
}
