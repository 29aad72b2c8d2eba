import PaletteCore
import Testing

@Suite struct TableTests {
  private static func table() -> Table {
    var table = Table(columns: [
      .init(), .init(importance: 3, leastWidth: 4), .init(), .init(importance: 1),
      .init(importance: 2, alignment: .right),
    ])
    table.append([
      [.swatch(RGB8(206, 51, 45), width: 2)], [.text("Scarlet", .bold)],
      [.text("#ce332d", .plain)], [.text("gorgeous", .dim)], [.text("12", .plain)],
    ])
    table.append([
      [.swatch(RGB8(255, 255, 255), width: 2)], [.text("绯红色的", .plain)],
      [.text("#ffffff", .plain)], [.text("", .plain)], [.text("7", .plain)],
    ])
    return table
  }

  private func lines(_ width: Int?) -> [String] {
    Self.table().lines(Painter(depth: .none, unicode: true), width: width)
  }

  @Test func alignsColumns() {
    #expect(
      lines(nil) == [
        "    Scarlet   #ce332d  gorgeous  12", "    绯红色的  #ffffff             7",
      ])
    #expect(lines(36) == lines(nil))
  }

  @Test func cutsThenDropsTheLeastImportant() {
    #expect(
      lines(34) == ["    Scarlet  #ce332d  gorgeous  12", "    绯红色…  #ffffff             7"])
    #expect(lines(25) == ["    Scarlet   #ce332d  12", "    绯红色的  #ffffff   7"])
    #expect(lines(21) == ["    Sca…  #ce332d  12", "    绯…   #ffffff   7"])
    #expect(lines(20) == ["    Scarlet  #ce332d", "    绯红色…  #ffffff"])
    #expect(lines(13) == ["    #ce332d", "    #ffffff"])
  }

  @Test func neverCutsRequiredColumns() {
    #expect(lines(3) == ["    #ce332d", "    #ffffff"])
    #expect(lines(0) == lines(3))
    #expect(lines(-4) == lines(3))
  }

  @Test func fitsAtEveryWidth() {
    for width in 13...60 {
      for line in lines(width) { #expect(TextWidth.columns(line) <= width) }
      for line in Self.table().lines(Painter(depth: .none, unicode: false), width: width) {
        #expect(TextWidth.columns(line) <= width)
      }
    }
  }

  @Test func paintsPieces() {
    let painter = Painter(depth: .trueColour, unicode: true)
    let first = Self.table().lines(painter, width: nil)[0]
    #expect(
      first == "\u{1B}[48;2;206;51;45m  \u{1B}[0m  \u{1B}[1mScarlet\u{1B}[0m   #ce332d  "
        + "\u{1B}[2mgorgeous\u{1B}[0m  12")
  }

  @Test func leavesOutEmptyColumnsAndBlanksAtTheEnd() {
    var table = Table(columns: [.init(), .init(), .init()])
    table.append(texts: ["a", "", "b"])
    table.append(texts: ["long", "", ""])
    #expect(
      table.lines(Painter(depth: .none, unicode: true), width: 80) == ["a     b", "long"])
    #expect(Table(columns: []).lines(Painter(depth: .none, unicode: true), width: 80).isEmpty)
  }
}
