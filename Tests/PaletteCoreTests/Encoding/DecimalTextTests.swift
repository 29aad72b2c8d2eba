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

  @Test func everyThousandthReadsBack() {
    for thousandths in -2000...2000 {
      let number = Double(thousandths) / 1000
      #expect(Double(DecimalText.text(number, decimals: 3)) == number)
    }
  }
}
