import Testing

@testable import PaletteCore

@Suite struct SketchPaletteTests {
  private static let head = #"{"compatibleVersion": "2.0", "pluginVersion": "2.29", "colors": ["#
  private static let tail = #"], "gradients": [], "images": []}"#

  private func read(_ colours: String) throws(PaletteFileFault) -> PaletteReading {
    try PaletteReading(Self.head + colours + Self.tail, name: "a.sketchpalette")
  }

  private func refusal(_ text: String) -> String? {
    do {
      _ = try PaletteReading(text, name: "a.sketchpalette")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("file-sketch-float") func readsPartsFromZeroToOne() throws {
    let reading = try read(
      """
      {"name": "Red", "red": 1.0, "green": 0.0, "blue": 0.0, "alpha": 1},
      {"name": "Lime", "red": 0.0, "green": 1.0, "blue": 0.0, "alpha": 1},
      {"name": "Blue", "red": 0, "green": 0, "blue": 1, "alpha": 1},
      {"name": "Ink blue", "red": 0.10196078431372549, "green": 0.16862745098039217,
       "blue": 0.23529411764705882, "alpha": 1},
      {"name": "Mustard", "red": 0.8156862745098039, "green": 0.6352941176470588, "blue": 0.0},
      {"name": "Mid grey", "red": 0.5019607843137255, "green": 0.5019607843137255,
       "blue": 0.5019607843137255, "alpha": 1}
      """)
    #expect(reading.format == .sketchpalette)
    #expect(reading.document == PaletteSamples.document(PaletteSamples.six))
    #expect(reading.warnings.isEmpty)
    let written = try PaletteFormat.sketchpalette.file(of: reading.document)
    #expect(try PaletteReading(written, name: "a").document == reading.document)
  }

  @Test func writesTheVersionThatHasNames() throws {
    let document = PaletteSamples.document([
      PaletteSamples.entry("\"Mustard\"\n", 0xD0A200), PaletteSamples.entry(nil, 0, alpha: 51),
    ])
    #expect(
      try PaletteFormat.sketchpalette.text(of: document)
        == #"{"compatibleVersion":"2.0","pluginVersion":"2.29","colors":["#
        + #"{"name":"\"Mustard\"\n","red":0.8156862745098039,"green":0.6352941176470588,"blue":0,"#
        + #""alpha":1},{"name":null,"red":0,"green":0,"blue":0,"alpha":0.2}],"#
        + #""gradients":[],"images":[]}"# + "\n")
  }

  @Test func readsOlderFiles() throws {
    let unnamed =
      #"{"compatibleVersion":"1.4","pluginVersion":"1.4","colors":["#
      + #"{"red":1,"green":0.2,"blue":0,"alpha":0.2}]}"#
    #expect(
      try PaletteReading(unnamed, name: "a").document.entries == [
        PaletteSamples.entry(nil, 0xFF3300, alpha: 51)
      ])
    let texts = ##"{"colors": ["#ff0000", "#00ff00", "1A2B3C", "#00000080"]}"##
    let reading = try PaletteReading(texts, name: "a")
    #expect(reading.format == .sketchpalette)
    #expect(
      reading.document.entries == [
        PaletteSamples.entry(nil, 0xFF0000), PaletteSamples.entry(nil, 0x00FF00),
        PaletteSamples.entry(nil, 0x1A2B3C), PaletteSamples.entry(nil, 0, alpha: 0x80),
      ])
  }

  @Test func partsBeyondTheirRangeAreTheEndsOfIt() throws {
    let reading = try read(#"{"red": 1.5, "green": -1, "blue": 1e999, "alpha": 2}"#)
    #expect(reading.document.entries == [PaletteSamples.entry(nil, 0xFF00FF)])
    #expect(
      reading.warnings.map(\.description) == [
        "at 'colors[0].red' a component beyond its range was taken as the end of it"
      ])
  }

  @Test(arguments: [
    (##"{"compatibleVersion": "2.0"}"##, "at 'colors' there should be an array of colours"),
    (##"{"compatibleVersion": "2.0", "colors": []}"##, "has no colours"),
    (##"{"colors": ["red"]}"##, "at 'colors[0]' there should be a colour as '#rrggbb'"),
    (##"{"colors": ["#ff0000", 1]}"##, "at 'colors[1].red' there should be a number from 0 to 1"),
    (
      ##"{"colors": [{"red": 1, "green": "1", "blue": 0}]}"##,
      "at 'colors[0].green' there should be a number from 0 to 1"
    ),
    (##"{"colors": [}"##, "at line 1, column 13 there should be what JSON allows"),
  ])
  func refusesWhatIsNoPalette(text: String, problem: String) throws {
    let message = try #require(refusal(text))
    #expect(message.hasSuffix(problem), "\(message)")
  }

  @Test func everyBundledPaletteSurvives() throws {
    for document in PaletteSamples.bundled {
      let bytes = try PaletteFormat.sketchpalette.file(of: document)
      #expect(try PaletteReading(bytes, name: "a").document.entries == document.entries)
    }
  }
}
