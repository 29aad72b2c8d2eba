import Testing

@testable import PaletteCore

private let schema = Schema(applicationID: 0x5465_7374, migrations: [FavouriteStore.migration])
private let red = RGB8(206, 51, 45)
private let green = RGB8(0, 128, 0)
private let blue = RGB8(0, 0, 255)

@Suite struct FavouriteStoreTests {
  let folder = TemporaryFolder()

  private func store() throws -> FavouriteStore {
    FavouriteStore(try Database(path: folder.file("palette.db"), schema: schema))
  }

  private func favourite(_ rgb: RGB8, _ name: String = "a", at time: Int64 = 0) -> Favourite {
    Favourite(rgb: rgb, name: name, from: "wheel", keptAt: Timestamp(milliseconds: time))
  }

  @Test func newestFirstAndEverythingKept() throws {
    let favourites = [
      Favourite(rgb: red, name: "绯", from: nil, keptAt: Timestamp(milliseconds: 1_796_000_000_123)),
      favourite(green, "Green", at: 5), favourite(blue, "", at: -7),
    ]
    let store = try store()
    for favourite in favourites { #expect(try store.add(favourite)) }
    #expect(try store.list() == favourites.reversed())
    #expect(try FavouriteStore(reopened()).list() == favourites.reversed())
  }

  private func reopened() throws -> Database {
    try #require(try Database.existing(path: folder.file("palette.db"), schema: schema))
  }

  @Test func manyAreKeptInTheirOrderAboveTheOthers() throws {
    let store = try store()
    try store.add(favourite(red, "first"))
    let many = [favourite(green, "g"), favourite(red, "again"), favourite(blue), favourite(green)]
    #expect(try store.add(many) == 2)
    #expect(try store.list().map(\.name) == ["g", "a", "first"])
    #expect(try store.list().map(\.rgb) == [green, blue, red])
    #expect(try store.add(many) == 0)
    #expect(try store.add([]) == 0)
  }

  @Test func addingTwiceAndRemovingWhatIsNotThereChangeNothing() throws {
    let store = try store()
    #expect(try store.add(favourite(red, "first")))
    #expect(try store.add(favourite(green)))
    #expect(try !store.add(favourite(red, "second")))
    #expect(try store.list().map(\.name) == ["a", "first"])
    #expect(try store.remove(blue) == nil)
    #expect(try store.remove(red)?.name == "first")
    #expect(try store.remove(red) == nil)
    #expect(try store.list().map(\.rgb) == [green])
  }

  @Test func toggleSaysWhichWayItWent() throws {
    let store = try store()
    #expect(try store.toggle(favourite(red)) == .added)
    #expect(try store.contains(red))
    #expect(try store.toggle(favourite(red)) == .removed)
    #expect(try !store.contains(red))
  }

  @Test func placesCountFromOne() throws {
    let store = try store()
    #expect(throws: FavouriteError.noSuchPlace(1, count: 0)) { try store.favourite(at: 1) }
    try store.add(favourite(red))
    try store.add(favourite(green))
    #expect(try store.favourite(at: 1).rgb == green)
    #expect(try store.favourite(at: 2).rgb == red)
    for place in [-1, 0, 3, .max] {
      #expect(throws: FavouriteError.noSuchPlace(place, count: 2)) {
        try store.favourite(at: place)
      }
    }
  }

  @Test(
    arguments: [
      ("@1", 1), ("@03", 3), ("@12", 12), ("@0", nil), ("@", nil), ("@-1", nil), ("@+1", nil),
      ("1", nil), ("@1x", nil), ("@99999999999999999999", nil), ("", nil),
    ] as [(String, Int?)])
  func placeInText(_ text: String, _ place: Int?) {
    #expect(Favourite.place(in: text) == place)
  }

  @Test func renamed() throws {
    let store = try store()
    try store.add(favourite(red))
    try store.rename(red, to: "Flag")
    #expect(try store.favourite(of: red)?.name == "Flag")
    #expect(throws: FavouriteError.notKept(blue)) { try store.rename(blue, to: "x") }
  }

  @Test func everyMoveOfFive() throws {
    let colours = (0..<5).map { RGB8(packed: $0) }
    let database = try Database(path: folder.file("palette.db"), schema: schema)
    let store = FavouriteStore(database)
    for place in 0..<25 {
      let (from, to) = (place / 5, place % 5 + 1)
      // One transaction, since 200 of them would take a second.
      try database.immediate {
        try store.clear()
        for colour in colours.reversed() { try store.add(favourite(colour)) }
        try store.move(colours[from], to: to)
        var expected = colours
        expected.insert(expected.remove(at: from), at: to - 1)
        #expect(try store.list().map(\.rgb) == expected)
        try store.add(favourite(red))
        #expect(try store.list().first?.rgb == red)
      }
    }
    #expect(throws: FavouriteError.notKept(blue)) { try store.move(blue, to: 1) }
    for place in [0, 7] {
      #expect(throws: FavouriteError.noSuchPlace(place, count: 6)) {
        try store.move(red, to: place)
      }
    }
  }

  @Test func clearedWithTheirNumber() throws {
    let store = try store()
    try store.add(favourite(red))
    try store.add(favourite(green))
    #expect(try store.clear() == 2)
    #expect(try store.clear() == 0)
    #expect(try store.list().isEmpty)
  }

  @Test func fiftyAtOnceLoseNothing() async throws {
    let path = folder.file("palette.db")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          // A connection of its own, which may also be the one that creates the file.
          let store = FavouriteStore(try Database(path: path, schema: schema))
          let rgb = RGB8(packed: UInt32(number))
          try store.add(
            Favourite(rgb: rgb, name: "\(number)", keptAt: Timestamp(milliseconds: 0)))
        }
      }
      try await group.waitForAll()
    }
    let kept = try store().list()
    #expect(Set(kept.map(\.rgb.packed)) == Set(0..<50))
  }
}
