/// Which other folders of the library a folder may use.
///
/// The program sees them all; a new folder gets a row.
let walls: [String: Set<String>] = [
  "Encoding": [],
  "Colour": ["Encoding"],
  "Notation": ["Encoding", "Colour"],
  "PropertyList": ["Encoding"],
  "Catalogue": ["Encoding", "PropertyList", "Colour", "Notation"],
  "Compression": [],
  "Images": ["Encoding", "Colour", "Notation", "Compression"],
  "Wheel": ["Encoding", "Colour", "Notation", "Images"],
  "PaletteFiles": [
    "Encoding", "Colour", "Notation", "PropertyList", "Catalogue", "Compression", "Images",
  ],
  "OwnPalettes": ["Encoding", "Colour", "Catalogue", "PaletteFiles"],
  "Terminal": ["Encoding", "Colour", "Notation", "Images", "Wheel"],
  "Database": ["Encoding"],
  "Favourites": ["Encoding", "Colour", "Database"],
  "Ledger": ["Encoding", "Colour", "Database"],
  "Store": ["Encoding", "Colour", "Database", "Favourites", "Ledger"],
  "CommandLine": ["Encoding"],
]

/// The folders and files, from `Sources/`, that may use the C library and so touch the machine.
let machineRooms = [
  "PaletteCore/Database/", "PaletteCore/Terminal/RawTerminal", "palette-cli/", "compile-catalogue/",
]

/// The libraries of the system, each with the folder, from `Sources/`, that alone may use it.
let systemLibraries = [
  "CSQLite": "PaletteCore/Database/", "CZlib": "PaletteCore/Compression/",
]

/// The files, from `Sources/`, that take mathematical functions from the C library.
let mathematicsFiles: Set<String> = [
  "PaletteCore/Colour/Libm.swift", "PaletteCore/Wheel/Wheel.swift",
]

/// The folders, from `Sources/`, that may use FoundationEssentials: tools of the build, no part of
/// the program.
let essentialsRooms = ["compile-catalogue/"]

/// Test folders that mirror no folder of the library.
let otherTestFolders: Set<String> = ["EndToEnd", "Golden", "Program", "Support", "Tidy"]

/// A file of the sources as the rules see it.
struct SourceFile {
  /// The path from `Sources/`.
  let path: String
  /// The whole text, with comments and strings.
  let text: String
  /// The code as words and marks, without comments and strings.
  let tokens: [Token]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = Token.all(of: text)
  }

  /// The folder of PaletteCore that the file is in, or `nil` for files elsewhere.
  var room: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "PaletteCore" ? String(parts[1]) : nil
  }
}

/// A breach of a rule: where it is, and what to do.
struct Breach: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "Sources/\(path):\(line): \(message)" }
}
