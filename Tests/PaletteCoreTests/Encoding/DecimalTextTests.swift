import PaletteCore
import Testing

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (0.0, 3, "0"), (-0.0, 3, "0"), (-0.0004, 3, "0"), (-0.0005, 3, "-0.001"), (1, 5, "1"),
    (0.5, 0, "1"), (1.005, 3, "1.005"), (0.050, 3, "0.05"), (12.3456, 2, "12.35"),
    (-12.5, 3, "-12.5"), (0.000001, 6, "0.000001"), (1e12, 6, "1000000000000"),
    (.nan, 3, "0"), (.infinity, 0, "9000000000000000000"), (1234.0009, 3, "1234.001"),
    (99.9996, 3, "100"), (7, -1, "7"),
  ]) func writes(number: Double, decimals: Int, text: String) {
    #expect(DecimalText.text(number, decimals: decimals) == text)
  }

  /// Texts of up to fourteen digits, which a `Double` holds, with the point in every place.
  @Test(arguments: 0...9) func writesWhatWasRead(decimals: Int) throws {
    let seed: UInt64 = 8
    var random = SplitMix64(seed: seed)
    var numbers: [UInt64] = [1, 9, 10, 99_999_999, 100_000_000, 100_000_001, 12_000_000_000_000]
    for digits in 1...14 {
      let limit = (0..<digits).reduce(UInt64(1)) { power, _ in power * 10 }
      numbers += (0..<100).map { _ in UInt64.random(in: 1..<limit, using: &random) }
    }
    for number in numbers {
      let digits = String(repeating: "0", count: max(0, decimals + 1 - "\(number)".count))
      let whole = (digits + "\(number)").dropLast(decimals)
      let fraction = (digits + "\(number)").suffix(decimals)
      let shown = fraction.prefix(
        upTo: fraction.lastIndex { $0 != "0" }.map(fraction.index(after:)) ?? fraction.startIndex)
      let text = shown.isEmpty ? String(whole) : "\(whole).\(shown)"
      let value = try #require(Double(text))
      #expect(DecimalText.text(value, decimals: decimals) == text, "seed \(seed)")
      #expect(DecimalText.text(-value, decimals: decimals) == "-" + text, "seed \(seed)")
    }
  }

  @Test func wholeNumbersOfAnySize() {
    for number in [0, 7, 10, 99_999_999, 100_000_000, 4_294_967_296, UInt64.max] {
      var bytes = Array("n".utf8)
      DecimalText.append(number, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "n\(number)")
    }
  }

  @Test func everyThousandthReadsBack() {
    for thousandths in -2000...2000 {
      let number = Double(thousandths) / 1000
      #expect(Double(DecimalText.text(number, decimals: 3)) == number)
    }
  }
}
