// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ledger-times",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "palette-cli", path: "../..")],
  targets: [
    .executableTarget(
      name: "ledger-times",
      dependencies: [.product(name: "PaletteCore", package: "palette-cli")])
  ],
  swiftLanguageModes: [.v6]
)
