import FoundationEssentials
import Testing

@testable import PaletteCore

/// Files that other programs wrote, where a folder of them lies beside the repository.
@Suite struct SharedSwatchTests {
  private func reading(_ name: String) throws -> PaletteReading? {
    guard let bytes = SwatchSamples.shared(name) else { return nil }
    return try PaletteReading(bytes, name: name)
  }

  @Test(arguments: [
    ("six.group.pyswatch.ase", []), ("six.flat.pyswatch.ase", []),
    ("TRAP.six.anypalette.version-u32-1.ase", [PaletteFileWarning.Fact.unusualVersion]),
    ("TRAP.version-u32-1.ase", [.unusualVersion]),
    ("six.adobe-color-swatch.aco", []), ("six.anypalette.aco", []), ("six.hand.kpl", []),
    ("TRAP.column-out-of-range.kpl", [.outsideGrid]),
  ]) func sixNamedColours(name: String, warnings: [PaletteFileWarning.Fact]) throws {
    guard let reading = try reading(name) else { return }
    #expect(SwatchSamples.text(of: reading.document) == SwatchSamples.sixText)
    #expect(reading.warnings.map(\.fact) == warnings)
  }

  @Test(arguments: [
    ("six.v1-only.aco", []), ("TRAP.aco-cut-in-v2.aco", [PaletteFileWarning.Fact.namesCutOff]),
    ("six.act", []), ("six.riff.pal", []), ("six.anypalette.riff.pal", []),
    ("six.procreate4.swatches", []),
  ]) func sixColours(name: String, warnings: [PaletteFileWarning.Fact]) throws {
    guard let reading = try reading(name) else { return }
    #expect(SwatchSamples.text(of: reading.document) == SwatchSamples.unnamedText)
    #expect(reading.warnings.map(\.fact) == warnings)
  }

  @Test func modelsAndNames() throws {
    if let models = try reading("models.pyswatch.ase") {
      #expect(
        models.document.entries.map(\.colour.rgb8.hex) == [
          "#ff8000", "#ff8000", "#b95857", "#404040",
        ])
    }
    if let spaces = try reading("spaces.hand.aco") {
      #expect(
        spaces.document.entries.map(\.colour.rgb8.hex).prefix(3) == [
          "#112233", "#ff0000", "#ff8000",
        ])
      #expect(spaces.document.entries[3].colour == Colour(.lab, [50, 40, -20]))
      #expect(spaces.document.entries[4].name == "gray 2500")
      #expect(spaces.warnings.map(\.fact) == [.greyScale])
    }
    if let names = try reading("unicode.hand.ase") {
      #expect(names.document.count == 7)
      #expect(names.document.entries[2].name == "A😀")
    }
    if let emoji = try reading("TRAP.emoji-name-wrong-length.pyswatch.ase") {
      #expect(emoji.document.entries.map(\.name) == ["A😀"])
      #expect(emoji.warnings.map(\.fact) == [.damagedName])
    }
  }

  @Test(arguments: [
    "TRAP.truncated.ase", "TRAP.huge-block-length.ase", "REAL.empty-group.ase",
  ]) func refused(name: String) {
    guard let bytes = SwatchSamples.shared(name) else { return }
    guard let fault = fault(of: bytes, as: .ase) else {
      Issue.record("\(name)")
      return
    }
    if name.hasPrefix("REAL") {
      #expect(fault.reason == .noColours)
    } else if case .byte = fault.place {
      #expect(fault.description.hasPrefix("is damaged: at byte "))
    } else {
      Issue.record("\(name): \(fault)")
    }
  }

  @Test func procreate() throws {
    if let gaps = try reading("gaps.procreate4.swatches") {
      #expect(SwatchSamples.text(of: gaps.document) == "- #ff0000, - #0000ff")
      #expect(gaps.warnings.map(\.fact) == [.gaps(2)])
    }
    if let old = try reading("REAL.procreate4.swatches") {
      #expect(old.document.count == 30 && old.document.name == "Retro & Vintage")
    }
    if let new = try reading("REAL.procreate5.swatches") {
      #expect(SwatchSamples.text(of: new.document) == "- #ac9046, - #ac4684")
    }
  }

  @Test func kritaWithoutItsOrder() throws {
    guard let reading = try reading("TRAP.mimetype-last-deflated.kpl") else { return }
    #expect(SwatchSamples.text(of: reading.document) == SwatchSamples.sixText)
  }

  // MARK: What other projects expect of their files

  private struct Swatch: Decodable {
    struct Values: Decodable {
      let values: [Double]
      let mode: String
    }
    let name: String
    let type: String
    let data: Values?
    let swatches: [Swatch]?
  }

  @Test(arguments: ["REAL.solarized.ase", "REAL.sampler.ase"])
  func groupsAsExpected(name: String) throws {
    guard let reading = try reading(name),
      let expected = SwatchSamples.shared("\(name).expected.json")
    else { return }
    let groups = try JSONDecoder().decode([Swatch].self, from: Data(expected))
    let names = groups.map(\.name)
    let document = reading.document
    #expect(groups.count == 1 ? [document.name] == names : document.groups.map(\.name) == names)
    let swatches = groups.flatMap { $0.swatches ?? [] }
    #expect(document.count == swatches.count)
    for (entry, swatch) in zip(document.entries, swatches) {
      #expect(entry.name == swatch.name)
      #expect("\(entry.kind.map(String.init(describing:)) ?? "")" == swatch.type.lowercased())
      let data = try #require(swatch.data)
      expect(entry, data.mode, data.values)
    }
  }

  private struct Flat: Decodable {
    struct Swatch: Decodable {
      let name: String
      let model: String
      let color: [Double]
      let type: String
    }
    let colors: [Swatch]
  }

  @Test func coloursAsExpected() throws {
    guard let reading = try reading("REAL.node-ase-utils.ase"),
      let expected = SwatchSamples.shared("REAL.node-ase-utils.ase.expected.json")
    else { return }
    let colours = try JSONDecoder().decode(Flat.self, from: Data(expected)).colors
    #expect(reading.document.count == colours.count)
    for (entry, colour) in zip(reading.document.entries, colours) {
      #expect(entry.name == colour.name)
      let kinds = ["global": PaletteDocument.Entry.Kind.global, "spot": .spot, "normal": .process]
      #expect(entry.kind == kinds[colour.type])
      // The project has rounded what it expects.
      expect(entry, colour.model, colour.color, within: 1e-3)
    }
  }

  private func expect(
    _ entry: PaletteDocument.Entry, _ model: String, _ values: [Double],
    within tolerance: Double = 1e-7
  ) {
    let components = entry.colour.components
    let found: [Double]
    switch model {
    case "CMYK":
      found = entry.inks.map { [$0.cyan, $0.magenta, $0.yellow, $0.black] } ?? []
    case "LAB": found = [components.x / 100, components.y, components.z]
    case "Gray": found = [components.x]
    default: found = [components.x, components.y, components.z]
    }
    #expect(found.count == values.count)
    #expect(zip(found, values).allSatisfy { abs($0 - $1) < tolerance }, "\(entry)")
  }
}
