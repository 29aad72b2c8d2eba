// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "palette-cli",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "PaletteCore", targets: ["PaletteCore"]),
    .executable(name: "palette-cli", targets: ["palette-cli"]),
  ],
  dependencies: [],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "PaletteCore", dependencies: ["CSQLite", "CZlib"], swiftSettings: settings,
      plugins: ["EmbedResources"]),
    .executableTarget(
      name: "palette-cli", dependencies: ["PaletteCore"], swiftSettings: settings),
    // Reads and checks the bundled catalogue as the library does: it shares what that takes of
    // PaletteCore through symbolic links, since a build tool cannot use the library it helps build.
    .executableTarget(
      name: "compile-catalogue",
      exclude: [
        "Catalogue/Lookup", "Catalogue/Search", "Catalogue/Suggestions", "Catalogue/Writing",
        "Colour/Change", "Colour/Contrast", "Colour/Pairs", "Colour/Vision",
      ],
      swiftSettings: settings),
    .plugin(
      name: "EmbedResources", capability: .buildTool(), dependencies: ["compile-catalogue"]),
    .testTarget(
      name: "PaletteCoreTests", dependencies: ["PaletteCore", "palette-cli"],
      exclude: ["Golden"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
