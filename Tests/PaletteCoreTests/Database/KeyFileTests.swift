import Testing

@testable import PaletteCore

@Suite struct KeyFileTests {
  let folder = TemporaryFolder()
  var path: String { folder.file("ledger.key") }

  @Test func createdForItsOwnerAloneAndReadBack() throws {
    #expect(try KeyFile.read(path) == nil)
    let file = try KeyFile.create(path)
    #expect(file.key.count == 32)
    #expect(file.installID.count == 16)
    #expect(!file.wasOpenToOthers)
    #expect(folder.mode(of: "ledger.key") == 0o600)
    #expect(try KeyFile.read(path) == file)
    #expect(folder.names == ["ledger.key"])
    try KeyFile.delete(path)
    try KeyFile.delete(path)
    #expect(try KeyFile.create(path).key != file.key)
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o660, 0o602] as [UInt32])
  func closedToOthersWithANote(_ mode: UInt32) throws {
    let key = try KeyFile.create(path).key
    folder.setMode(mode, of: "ledger.key")
    let file = try #require(try KeyFile.read(path))
    #expect(file.wasOpenToOthers)
    #expect(file.key == key)
    #expect(folder.mode(of: "ledger.key") == 0o600)
    #expect(try KeyFile.read(path)?.wasOpenToOthers == false)
  }

  @Test func everyLengthButTheRightOneIsRefused() throws {
    _ = try KeyFile.create(path)
    let whole = folder.read("ledger.key")
    for length in 0..<whole.count {
      folder.write(whole.prefix(length), to: "ledger.key")
      #expect(throws: FileError.malformed(path: path)) { try KeyFile.read(path) }
    }
    folder.write(whole + [0x0A], to: "ledger.key")
    #expect(throws: FileError.malformed(path: path)) { try KeyFile.read(path) }
    var bad = whole
    bad[3] = UInt8(ascii: "g")
    folder.write(bad, to: "ledger.key")
    #expect(throws: FileError.malformed(path: path)) { try KeyFile.read(path) }
  }

  @Test func replacedWhole() throws {
    folder.write([0x31], to: "ledger.key.new")
    folder.setMode(0o644, of: "ledger.key.new")
    let old = try KeyFile.create(path)
    let new = try KeyFile.create(path + ".new")
    #expect(folder.mode(of: "ledger.key.new") == 0o600)
    #expect(old.key != new.key)
    try KeyFile.rename(path + ".new", to: path)
    #expect(try KeyFile.read(path) == new)
    #expect(folder.names == ["ledger.key"])
    #expect(throws: FileError.self) { try KeyFile.rename(path + ".new", to: path) }
  }

  @Test func aFolderThatIsNotThereIsSaid() {
    #expect(throws: FileError.self) { try KeyFile.create(folder.file("no/ledger.key")) }
  }
}

@Suite struct DataDirectoryTests {
  @Test(
    arguments: [
      ("/o", ["PALETTE_DATA_DIR": "/p", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/o"),
      (nil, ["PALETTE_DATA_DIR": "/p", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/p"),
      (nil, ["PALETTE_DATA_DIR": "", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/palette-cli"),
      ("", ["XDG_DATA_HOME": "x", "HOME": "/h"], "/h/.local/share/palette-cli"),
      (nil, ["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/palette-cli"),
      (nil, ["PALETTE_DATA_DIR": "relative"], "relative"),
    ] as [(String?, [String: String], String)])
  func resolved(_ option: String?, _ environment: [String: String], _ path: String) throws {
    #expect(try DataDirectory(option: option, environment: Environment(environment)).path == path)
  }

  @Test func noPlaceAtAll() {
    #expect(throws: FileError.noDataDirectory) { try DataDirectory(environment: ["HOME": ""]) }
  }

  @Test func createdWithItsParentsForItsOwnerAlone() throws {
    let folder = TemporaryFolder()
    let directory = try DataDirectory(option: folder.file("a"), environment: [:])
    #expect(directory.file("x.db") == folder.file("a/x.db"))
    try directory.create()
    try directory.create()
    #expect(folder.mode(of: "a") == 0o700)
    folder.setMode(0o755, of: "a")
    try directory.create()
    #expect(folder.mode(of: "a") == 0o755)
  }
}
