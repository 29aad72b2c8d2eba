import PaletteCore
import Testing

@Suite struct ShareTests {
  @Test(arguments: [
    ("20%", 0.2), ("0.2", 0.2), (".5", 0.5), ("0", 0.0), ("1", 1.0), ("100%", 1.0), ("0%", 0.0),
    ("12.5%", 0.125),
  ]) func readsSharesOfAWhole(text: String, share: Double) throws {
    #expect(try ArgumentForm.share.read(text) == share)
  }

  @Test(arguments: [
    "20", "-1", "120%", "-0.1", "-5%", "1.01", "100.1%", "", "%", "20 %", "2e-1", "nan", "0,2",
    "٢%",
  ]) func refusesWhatNobodyCanBeSureOf(text: String) {
    #expect(throws: ArgumentRefusal.breaksRule) { try ArgumentForm.share.read(text) }
  }
}
