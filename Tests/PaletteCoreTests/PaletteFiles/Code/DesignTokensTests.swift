@testable import PaletteCore
import Testing

@Suite struct DesignTokensTests {
  private func reading(_ text: String) throws -> PaletteReading {
    try PaletteReading(Array(text.utf8), name: "x.tokens.json", as: .tokens)
  }

  private func written(_ document: PaletteDocument) throws -> String {
    String(decoding: try PaletteFormat.tokens.file(of: document), as: UTF8.self)
  }

  /// Case `file-dtcg-str`.
  @Test func readsTheStringsOfOldDraftsAndNeverWritesThem() throws {
    let document = try reading(
      """
      {"six": {"red": {"$type": "color", "$value": "#ff0000"},
        "ink-blue": {"$type": "color", "$value": "#1a2b3c80"}}}
      """
    ).document
    #expect(document.name == "six")
    #expect(document.entries.map(\.name) == ["red", "ink-blue"])
    #expect(document.entries.map { Notation.hex.text(of: $0.colour) } == ["#ff0000", "#1a2b3c80"])
    #expect(try !written(document).contains(##""$value": "#"##))
  }

  /// Case `file-dtcg-features`.
  @Test func readsSpacesMissingComponentsInheritedTypesAndAliases() throws {
    let document = try reading(
      """
      {"base": {"$type": "color",
        "red": {"$value": {"colorSpace": "oklch", "components": [0.62796, 0.25768, 29.234]}},
        "grey": {"$value": {"colorSpace": "hsl", "components": ["none", 0, 50]}},
        "p3": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0], "alpha": 0.5}}},
       "alias": {"danger": {"$type": "color", "$value": "{base.red}"}}}
      """
    ).document
    #expect(document.groups.map(\.name) == ["base", "alias"])
    let colours = document.entries.map(\.colour)
    #expect(colours[0].rgb8.hex == "#ff0000")
    #expect(colours[1].rgb8.hex == "#808080")
    #expect(colours[1].missing == .first)
    #expect(!colours[2].isInGamut && colours[2].alpha == 0.5)
    #expect(colours[3] == colours[0])
  }

  /// Case `file-dtcg-cycle`.
  @Test func namesACircle() {
    let text =
      #"{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "{a}"}}"#
    #expect(throws: PaletteFileFault(circle: "a", "b", "a")) { try reading(text) }
  }

  @Test func followsReferencesOfBothKinds() throws {
    let document = try reading(
      ##"""
      {"$type": "color", "x/y": {"~": {"$value": "#abcdef"}},
        "a": {"$value": {"$ref": "#/x~1y/~0/$value"}}, "b": {"$ref": "#/a"}, "c": {"$value": "{b}"}}
      """##
    ).document
    #expect(document.entries.map(\.colour.rgb8.hex) == Array(repeating: "#abcdef", count: 4))
  }

  @Test func leavesOutWhatIsNoColour() throws {
    let reading = try reading(
      """
      {"space": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
       "loop": {"$type": "number", "$value": "{loop}"},
       "weight": {"$value": 400}, "away": {"$type": "color", "$value": "{elsewhere.red}"},
       "bad": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 2]}},
       "inks": {"$type": "color", "$value": {"colorSpace": "cmyk", "components": [1, 0, 0]}},
       "more": {"$type": "color",
         "$value": {"colorSpace": "cmyk", "components": [1, 0, 0], "hex": "#00aaff"}},
       "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
      """)
    #expect(reading.document.entries.map(\.name) == ["more", "red"])
    #expect(
      reading.warnings.map(\.description) == [
        "at 'away' there is no 'elsewhere.red' to stand for, so it was left out",
        "at 'bad' something that is no colour was left out",
        "at 'inks' the space 'cmyk' is not known, so the colour was left out",
        "at 'more' the space 'cmyk' is not known, so the hexadecimal digits were taken",
      ])
  }

  @Test func trustsComponentsWhereDigitsDisagree() throws {
    let document = try reading(
      """
      {"a": {"$type": "color",
        "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#0000ff"}}}
      """
    ).document
    #expect(document.entries.map(\.colour.rgb8.hex) == ["#ff0000"])
  }

  @Test func writesAPalette() throws {
    let document = PaletteDocument(
      name: "Six",
      groups: [
        .init(entries: [
          .init("Ink blue", Colour(RGB8(0x1A, 0x2B, 0x3C))),
          .init("ink-BLUE", Colour(.oklch, [0.7, 0.1, 0], missing: .third, alpha: 0.25)),
          .init(nil, Colour(RGB8(255, 0, 0))),
        ])
      ])
    let text = """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "six": {
          "$type": "color",
          "$description": "Six",
          "ink-blue": {
            "$value": {
              "colorSpace": "srgb",
              "components": [0.101961, 0.168627, 0.235294],
              "hex": "#1a2b3c"
            },
            "$description": "Ink blue"
          },
          "ink-blue-2": {
            "$value": {
              "colorSpace": "oklch",
              "components": [0.7, 0.1, "none"],
              "alpha": 0.25,
              "hex": "#d2849c"
            },
            "$description": "ink-BLUE"
          },
          "c-ff0000": {
            "$value": {
              "colorSpace": "srgb",
              "components": [1, 0, 0],
              "hex": "#ff0000"
            }
          }
        }
      }

      """
    #expect(try written(document) == text)
    #expect(try reading(text).document == document)
  }
}

extension PaletteFileFault {
  /// A circle of names.
  fileprivate init(circle names: String...) { self.init(.circle(names)) }
}
