import Testing

@testable import PaletteCore

@Suite struct SearchTests {
  private static let index = SearchIndex(Catalogue.bundled)

  private func search(_ text: String) -> [Catalogue.Found] {
    Self.index.colours(for: text).map { Self.index.colours[$0] }
  }

  private func first(_ text: String, _ count: Int = 1) -> [String] {
    search(text).prefix(count).map(\.address.description)
  }

  @Test(arguments: [
    ("scarlet", "reds/scarlet/scarlet"), ("SCARL", "reds/scarlet/scarlet"),
    ("绯", "reds/scarlet/scarlet"), ("绯红", "reds/crimson/crimson"),
    ("fei", "reds/scarlet/scarlet"), ("fēi hóng", "reds/crimson/crimson"),
    ("feihong", "reds/crimson/crimson"), ("fei hong", "reds/crimson/crimson"),
    ("deep-scarlet", "reds/deep-scarlet/deep-scarlet"),
    ("deepscarlet", "reds/deep-scarlet/deep-scarlet"),
    ("reds/deep", "reds/deep-scarlet/deep-scarlet"), ("#ce332d", "reds/scarlet/scarlet"),
    ("CE332D", "reds/scarlet/scarlet"), ("#ce33", "reds/scarlet/scarlet"),
    ("majestic", "reds/deep-scarlet/deep-scarlet"), ("威严", "reds/deep-scarlet/deep-scarlet"),
    ("lv ci", "greens/green-porcelain/green-porcelain"),
    ("lüci", "greens/green-porcelain/green-porcelain"),
  ])
  func findsFirst(text: String, address: String) { #expect(first(text) == [address]) }

  @Test func ordersByHowWellANameFits() {
    let families = SearchIndex(
      Catalogue(categories: Array(Catalogue.bundled.categories.prefix(7))))
    func names(_ text: String) -> [String] {
      families.colours(for: text).map { families.colours[$0].colour.name.text }
    }
    let reds = names("red")
    #expect(reds.prefix(3) == ["True Red", "Pale Red", "Peony Red"])
    // Behind those with the word in their names: all of the category "Reds".
    #expect(reds.contains("Red Bean") && reds.contains("Reddish White Grey"))
    #expect(reds.firstIndex(of: "Reddish White Grey") ?? 0 < reds.firstIndex(of: "Scarlet") ?? 0)
    // A mood comes behind every name: "cool" is the mood of Sky.
    #expect(names("cool") == ["Sky"])
  }

  @Test func wordEndsDoNotRunIntoTheNext() {
    #expect(!search("pr").contains { $0.colour.name.text == "Deep Red" })
  }

  @Test func findsPalettesByTheirCombinations() {
    let found = Self.index.palettes(for: "#7b262d").map(\.address.description)
    #expect(found.first == "reds/scarlet")
    #expect(search("#7b26").isEmpty)
    #expect(Self.index.palettes(for: "scarlet").count >= 3)
  }

  @Test(arguments: ["", " ", "#", "-", "no such thing", "#zzz", "/"])
  func findsNothing(text: String) { #expect(search(text).isEmpty) }

  @Test func anyTextIsSearchedWithoutATrap() {
    let catalogue = Catalogue(categories: Array(Catalogue.bundled.categories.prefix(2)))
    let index = SearchIndex(catalogue)
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "#", "f", "0", " ", " ", "绯", "é", "\u{301}", "/", "-", "v", "ß", "\u{FFFD}", "𝒳", "A", "red",
    ]
    for _ in 0..<300 {
      let length = Int.random(in: 0...60, using: &generator)
      let text = (0..<length).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let (colours, palettes) = (index.colours(for: text), index.palettes(for: text))
      #expect(Set(colours).count == colours.count, "seed \(seed): \(text)")
      #expect(colours.allSatisfy(index.colours.indices.contains), "seed \(seed): \(text)")
      #expect(palettes.count <= index.palettes.count, "seed \(seed): \(text)")
    }
  }
}

/// What people type, and what they mean.
@Suite struct SearchQueriesTests {
  private static let index = SearchIndex(Catalogue.bundled)
  private var index: SearchIndex { Self.index }

  private func found(_ text: String, _ count: Int? = nil) -> [String] {
    index.colours(for: text, count: count).map { index.colours[$0].address.description }
  }

  @Test(arguments: [
    // Names, in every language and spelling.
    ("yanzhi", ["chinese/classical-red/yan-zhi", "reds/rouge/rouge"]),
    ("yan zhi", ["chinese/classical-red/yan-zhi"]),
    ("yān zhī", ["chinese/classical-red/yan-zhi"]),
    ("胭脂", ["chinese/classical-red/yan-zhi", "reds/rouge/rouge"]),
    ("胭脂色", ["chinese/classical-red/yan-zhi"]), ("yan zhi se", ["chinese/classical-red/yan-zhi"]),
    ("绿", ["chinese/classical-green/lu-se"]), ("lv", ["chinese/classical-green/lu-se"]),
    ("lü", ["chinese/classical-green/lu-se"]), ("yanzhise", ["chinese/classical-red/yan-zhi"]),
    // What ends a Chinese name tells what it is, and may have the word for colour behind it.
    ("红", ["reds/crimson/crimson"]), ("白", ["chinese/white/ru-bai"]),
    ("红色", ["oranges/tangerine-red/tangerine-red", "reds/crimson/crimson"]),
    ("hongse", ["oranges/tangerine-red/tangerine-red", "reds/crimson/crimson"]),
    ("hong se", ["oranges/tangerine-red/tangerine-red", "reds/crimson/crimson"]),
    ("sakurairo", ["japanese/reds/sakura"]), ("sakura iro", ["japanese/reds/sakura"]),
    ("crème", ["xkcd/survey/creme"]), ("藍", ["japanese/blues/ai"]),
    ("ai iro", ["japanese/blues/ai"]), ("sakura", ["japanese/reds/sakura"]),
    ("murasaki", ["japanese/purples/murasaki"]), ("紫", ["japanese/purples/murasaki"]),
    ("red", ["css/named/red", "x11/base/red", "bootstrap/hues/red"]),
    ("navy", ["css/named/navy", "x11/base/navy", "cyans/navy/navy"]),
    ("gold", ["css/named/gold"]), ("indigo", ["css/named/indigo", "cyans/indigo/indigo"]),
    ("royal blue", ["css/named/royalblue"]), ("Forest Green", ["css/named/forestgreen"]),
    ("light grey", ["css/named/lightgrey"]), ("khaki", ["css/named/khaki"]),
    ("plum", ["css/named/plum"]), ("lavender", ["css/named/lavender"]),
    ("sky blue", ["css/named/skyblue", "x11/base/sky-blue", "xkcd/survey/sky-blue"]),
    ("grey", ["css/named/grey"]), ("gray", ["css/named/gray"]),
    ("dark gray", ["css/named/darkgray"]), ("darkgrey", ["css/named/darkgrey"]),
    ("prussian blue", ["xkcd/survey/prussian-blue", "werner/blues/prussian-blue"]),
    ("nord8", ["nord/nord/nord8"]), ("color214", ["xterm/cube/214"]),
    ("rebec", ["css/named/rebeccapurple"]), ("scarl", ["reds/scarlet/scarlet"]),
    // Addresses and their parts.
    ("slate 500", ["tailwind/slate/500", "tailwind-v4/slate/500"]),
    ("500 slate", ["tailwind/slate/500"]), ("slate-500", ["tailwind/slate/500"]),
    ("tailwind slate 500", ["tailwind/slate/500", "tailwind-v4/slate/500"]),
    ("tailwind/slate/500", ["tailwind/slate/500"]),
    ("tailwind/slate", ["tailwind/slate/50", "tailwind/slate/100"]),
    ("tailwind", ["tailwind/slate/50", "tailwind/slate/100"]),
    ("500", ["tailwind/slate/500", "tailwind/gray/500"]), ("blue-5", ["open-color/blue/5"]),
    ("material indigo 500", ["material/indigo/500"]), ("mocha mauve", ["catppuccin/mocha/mauve"]),
    ("mocha", ["xkcd/survey/mocha", "catppuccin/mocha/rosewater"]),
    ("tab blue", ["categorical/tab10/blue", "categorical/tableau-10/blue"]),
    ("okabe", ["categorical/okabe-ito/orange", "categorical/okabe-ito/sky-blue"]),
    ("okabe ito blue", ["categorical/okabe-ito/blue"]),
    ("viridis", ["matplotlib/viridis/1", "matplotlib/viridis/2"]),
    ("ansi red", ["terminals/xterm/red"]), ("solarized base03", ["solarized/solarized/base03"]),
    ("pico-8 red", ["pixel-art/pico-8/red"]), ("css red", ["css/named/red"]),
    ("van gogh", ["metbrewer/vangogh1/1"]), ("xkcd blue", ["xkcd/survey/blue"]),
    ("one dark", ["one/dark/mono-1"]), ("rdylbu 5", ["colorbrewer/rdylbu-5/1"]),
    ("bg-red-500", ["tailwind/red/500"]), ("text-slate-500", ["tailwind/slate/500"]),
    // Moods.
    ("gorgeous", ["reds/scarlet/scarlet"]), ("华丽", ["reds/scarlet/scarlet"]),
    // Values.
    ("#64748b", ["tailwind/slate/500", "tailwind-v4/slate/500"]),
    ("64748B", ["tailwind/slate/500", "tailwind-v4/slate/500"]),
    ("rgb(100 116 139)", ["tailwind/slate/500"]), ("#fff", ["css/named/white"]),
    ("#64748", ["tailwind/slate/500"]), ("#c8102e", ["colorbrewer/rdbu-5/1"]),
    // Errors of typing.
    ("rebecapurple", ["css/named/rebeccapurple"]), ("scralet", ["reds/scarlet/scarlet"]),
    ("catpuccin", ["catppuccin/latte/rosewater"]), ("catpuccin mauv", ["catppuccin/latte/mauve"]),
    ("nrod8", ["nord/nord/nord8"]), ("bleu", ["css/named/blue"]),
    ("feihnog", ["reds/crimson/crimson"]), ("purpel", ["css/named/purple"]),
  ])
  func findsFirst(text: String, addresses: [String]) {
    #expect(found(text).prefix(addresses.count) == addresses[...])
  }

  @Test(arguments: [
    "no such thing", "klein blue", "tyrian purple", "qqqq", "tailwind 501", "calm blue",
    // Another first letter, two errors in seven letters, one in three.
    "zcarlet", "scrlett", "rdq",
  ])
  func findsNothing(text: String) { #expect(found(text).isEmpty) }

  @Test func lettersInsideAWordAreNotEnough() throws {
    let chinese = try #require(SearchIndex(Catalogue.bundled, in: Address("chinese")))
    #expect(chinese.colours(for: "nes").isEmpty)
    #expect(!found("lü").contains("css/named/blue") && !found("lu").contains("css/named/blue"))
    #expect(found("blu").contains("css/named/blue"))
    #expect(found("avend").contains("css/named/lavender"))
  }

  @Test func whatIsMerelyWrittenAlikeIsToldApart() {
    #expect(index.colourAnswer(to: "rebecapurple").isCorrected)
    #expect(!index.colourAnswer(to: "rebecca").isCorrected)
    #expect(index.paletteAnswer(to: "catpuccin").isCorrected)
    #expect(!index.paletteAnswer(to: "qqqq").isCorrected)
  }

  @Test func aColourFindsTheNearest() {
    let near = index.colours(for: "#c8102e")
    let differences = near.map {
      Difference.ok(Colour(RGB8(0xC8, 0x10, 0x2E)), Colour(index.colours[$0].colour.rgb))
    }
    #expect(near.count == SearchIndex.nearestCount && differences == differences.sorted())
    #expect(index.colours(for: "#c8102e", count: 3) == Array(near.prefix(3)))
    // A beginning of hex digits finds those colours, after what is called so.
    #expect(index.colours(for: "#c8").allSatisfy { index.colours.values[$0].hex.hasPrefix("#c8") })
    let fad = index.colours(for: "fad")
    #expect(index.colours[fad[0]].address.description == "xkcd/survey/faded-yellow")
    #expect(fad.suffix(2).allSatisfy { index.colours.values[$0].hex.hasPrefix("#fad") })
  }

  @Test func aNameOfAnotherPlaceIsAColourHere() throws {
    let nord = try #require(SearchIndex(Catalogue.bundled, in: Address("nord")))
    let near = nord.colours(for: "royalblue", count: 1).map { nord.colours[$0].colour.id }
    #expect(near == ["nord10"])
    #expect(SearchIndex(Catalogue.bundled, in: Address("nord/nord/nord0")) == nil)
  }

  @Test func palettesAreFoundByNamesTagsMoodsAndWhatTheyHold() {
    func first(_ text: String) -> String? { index.palettes(for: text).first?.address.description }
    #expect(first("mocha") == "catppuccin/mocha" && first("viridis") == "matplotlib/viridis")
    #expect(first("nord") == "nord/nord" && first("nord8") == "nord/nord")
    #expect(first("gorgeous") == "reds/scarlet" && first("catpuccin") == "catppuccin/latte")
    #expect(index.palettes(for: "cyclic").count > 3)
    #expect(first("#7b262d") == "reds/scarlet" && first("#7b26") == "reds/scarlet")
    #expect(first("slate 500") == "tailwind/slate" && first("one dark") == "one/dark")
    #expect(first("tol") == "paul-tol/bright" && first("ui") == "tailwind/slate")
  }

  @Test func everyNameFindsItsColourFirst() {
    // Of equal names the catalogue's first comes first, so that values tell.
    var seen: Set<[UInt8]> = []
    for (place, found) in index.colours.enumerated() where place.isMultiple(of: 97) {
      let name = found.colour.name.text
      guard seen.insert(SearchText(name).compact).inserted else { continue }
      let best = index.colours(for: name).prefix { place in
        let names = index.colours[place].colour
        return ([names.name.text, names.id] + names.name.translations.map(\.text))
          .contains { SearchText($0).compact == SearchText(name).compact }
      }
      #expect(best.contains(place), "\(name)")
    }
  }
}
