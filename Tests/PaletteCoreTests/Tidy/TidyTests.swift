import FoundationEssentials
import Testing

/// What the compiler cannot say about the sources: the walls between folders, and the house rules.
struct TidyTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let files: [SourceFile] = {
    let sources = root.appending(path: "Sources").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let data = FileManager.default.contents(atPath: "\(sources)/\(path)") else {
        return nil
      }
      return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
  }()

  @Test func filesAreFound() {
    #expect(Self.files.contains { $0.path == "PaletteCore/Colour/Colour.swift" })
  }

  @Test func filesKeepTheRules() {
    #expect(Self.files.flatMap { breaches(in: $0) } == [])
  }

  @Test func foldersKeepTheWalls() {
    #expect(wallBreaches(in: Self.files, walls: walls) == [])
  }

  @Test func everyFolderHasWalls() {
    let rooms = unlistedRooms(in: Self.files, walls: walls)
    #expect(rooms == [], "List the folder in Tidy/Walls.swift: which folders may it use?")
  }

  @Test func testsMirrorFolders() throws {
    let tests = Self.root.appending(path: "Tests/PaletteCoreTests").path
    let entries = try FileManager.default.contentsOfDirectory(atPath: tests)
    let folders = Set(entries.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") })
    let strangers = folders.subtracting(walls.keys).subtracting(otherTestFolders)
    #expect(strangers == [], "Give tests the folder names of Sources/PaletteCore.")
    let untested = Set(Self.files.compactMap(\.room)).subtracting(folders)
    #expect(untested == [], "Add Tests/PaletteCoreTests/ folders with tests for these.")
  }
}
