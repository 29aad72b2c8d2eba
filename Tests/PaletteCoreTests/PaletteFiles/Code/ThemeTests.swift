import PaletteCore
import Testing

/// Formats that are only written.
@Suite struct ThemeTests {
  private func written(_ document: PaletteDocument, _ format: PaletteFormat) throws -> String {
    String(decoding: try format.file(of: document), as: UTF8.self)
  }

  private func bundled(_ category: String, _ palette: String) throws -> PaletteDocument {
    let category = try #require(Catalogue.bundled.categories.first { $0.id == category })
    let palette = try #require(category.palettes.first { $0.id == palette })
    return PaletteDocument(palette, in: .english)
  }

  @Test func writesTailwind3() throws {
    let document = PaletteDocument(
      name: "Six's",
      groups: [
        .init(entries: [
          .init("50", Colour(RGB8(1, 2, 3))),
          .init("Ink */ </script>\u{2028}blue", Colour(RGB8(4, 5, 6))),
        ])
      ])
    #expect(
      try written(document, .tailwind3) == """
        // Six's
        module.exports = {
          theme: {
            extend: {
              colors: {
                'six-s': {
                  '50': '#010203',
                  'ink-script-blue': '#040506', // Ink *\\/ <\\/script>\\2028 blue
                },
              },
            },
          },
        };

        """)
  }

  @Test func namesShadesWithoutThePaletteTwice() throws {
    let slate = try bundled("tailwind", "slate")
    #expect(try written(slate, .tailwind3).contains("    '50': '#f8fafc', // slate-50\n"))
    #expect(try written(slate, .css).contains("--slate-50: #f8fafc; /* slate-50 */\n"))
    #expect(try written(slate, .swift).contains("static let slate50 = Color("))
  }

  @Test func keepsTailwindsOwnWords() throws {
    let document = PaletteDocument(
      groups: [.init(entries: [.init("transparent", Colour(RGB8(1, 2, 3)))])])
    #expect(try written(document, .tailwind3).contains("'transparent-2': '#010203', // trans"))
    #expect(try written(document, .tailwind).contains("--color-transparent-2: #010203;"))
  }

  @Test func writesSwift() throws {
    let document = PaletteDocument(
      name: "fall",
      groups: [
        .init(entries: [
          .init("through", Colour(RGB8(206, 51, 45))),
          .init("绯", Colour(.displayP3, [0, 1, 0], alpha: 0.5)),
          .init("a1", Colour(RGB8(1, 1, 1))), .init("a-1", Colour(RGB8(2, 2, 2))),
        ])
      ])
    #expect(
      try written(document, .swift) == """
        // fall

        #if canImport(SwiftUI)
          import SwiftUI

          extension Color {
            /// through, #ce332d
            static let fallThrough = Color(.sRGB, red: 206 / 255, green: 51 / 255, blue: 45 / 255, opacity: 1)
            /// 绯, #00fb2980
            static let fallC00fb2980 = Color(.displayP3, red: 0, green: 1, blue: 0, opacity: 0.5)
            /// a1, #010101
            static let fallA1 = Color(.sRGB, red: 1 / 255, green: 1 / 255, blue: 1 / 255, opacity: 1)
            /// a-1, #020202
            static let fallA1_2 = Color(.sRGB, red: 2 / 255, green: 2 / 255, blue: 2 / 255, opacity: 1)
          }
        #endif

        #if canImport(UIKit)
          import UIKit

          extension UIColor {
            /// through, #ce332d
            static let fallThrough = UIColor(red: 206 / 255, green: 51 / 255, blue: 45 / 255, alpha: 1)
            /// 绯, #00fb2980
            static let fallC00fb2980 = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 0.5)
            /// a1, #010101
            static let fallA1 = UIColor(red: 1 / 255, green: 1 / 255, blue: 1 / 255, alpha: 1)
            /// a-1, #020202
            static let fallA1_2 = UIColor(red: 2 / 255, green: 2 / 255, blue: 2 / 255, alpha: 1)
          }
        #elseif canImport(AppKit)
          import AppKit

          extension NSColor {
            /// through, #ce332d
            static let fallThrough = NSColor(srgbRed: 206 / 255, green: 51 / 255, blue: 45 / 255, alpha: 1)
            /// 绯, #00fb2980
            static let fallC00fb2980 = NSColor(displayP3Red: 0, green: 1, blue: 0, alpha: 0.5)
            /// a1, #010101
            static let fallA1 = NSColor(srgbRed: 1 / 255, green: 1 / 255, blue: 1 / 255, alpha: 1)
            /// a-1, #020202
            static let fallA1_2 = NSColor(srgbRed: 2 / 255, green: 2 / 255, blue: 2 / 255, alpha: 1)
          }
        #endif

        """)
  }

  @Test func writesTerminalThemesOfTheirOwnNames() throws {
    let theme = try written(bundled("terminals", "campbell"), .alacritty)
    #expect(
      theme == """
        # Windows Campbell

        [colors.primary]
        background = "#0c0c0c"
        foreground = "#cccccc"

        [colors.cursor]
        text = "#0c0c0c"
        cursor = "#cccccc"

        [colors.selection]
        text = "#0c0c0c"
        background = "#767676"

        [colors.normal]
        black = "#0c0c0c"
        red = "#c50f1f"
        green = "#13a10e"
        yellow = "#c19c00"
        blue = "#0037da"
        magenta = "#881798"
        cyan = "#3a96dd"
        white = "#cccccc"

        [colors.bright]
        black = "#767676"
        red = "#e74856"
        green = "#16c60c"
        yellow = "#f9f1a5"
        blue = "#3b78ff"
        magenta = "#b4009e"
        cyan = "#61d6d6"
        white = "#f2f2f2"

        """)
  }

  /// Names say which colour is which, whatever order a palette has them in.
  @Test(arguments: [
    ("solarized", "solarized", "#002b36", "#839496", "#dc322f", "#fdf6e3"),
    ("nord", "nord", "#2e3440", "#d8dee9", "#bf616a", "#eceff4"),
    ("gruvbox", "dark", "#282828", "#ebdbb2", "#cc241d", "#ebdbb2"),
    ("gruvbox", "light", "#fbf1c7", "#3c3836", "#cc241d", "#3c3836"),
    ("catppuccin", "mocha", "#1e1e2e", "#cdd6f4", "#f38ba8", "#a6adc8"),
    ("catppuccin", "latte", "#eff1f5", "#4c4f69", "#d20f39", "#bcc0cc"),
    ("selenized", "dark", "#103c48", "#adbcbc", "#fa5750", "#cad8d9"),
    ("rose-pine", "main", "#191724", "#e0def4", "#eb6f92", "#e0def4"),
    ("dracula", "dracula", "#282a36", "#f8f8f2", "#ff5555", "#f8f8f2"),
    ("dracula", "alucard", "#fffbeb", "#1f1f1f", "#cb3a2a", "#1f1f1f"),
    ("tokyo-night", "night", "#1a1b26", "#c0caf5", "#f7768e", "#c0caf5"),
    ("tokyo-night", "day", "#e1e2e7", "#3760bf", "#f52a65", "#3760bf"),
    ("one", "dark", "#282c34", "#abb2bf", "#e06c75", "#abb2bf"),
    ("one", "light", "#fafafa", "#383a42", "#e45649", "#383a42"),
    ("everforest", "dark-hard", "#272e33", "#d3c6aa", "#e67e80", "#d3c6aa"),
    ("everforest", "light-soft", "#f3ead3", "#5c6a72", "#f85552", "#ddd8be"),
    ("kanagawa", "wave", "#1f1f28", "#dcd7ba", "#c34043", "#dcd7ba"),
    ("kanagawa", "dragon", "#181616", "#c5c9c5", "#c4746e", "#c5c9c5"),
    ("kanagawa", "lotus", "#f2ecbc", "#545464", "#c84053", "#43436c"),
  ])
  func knowsThemes(
    category: String, palette: String, background: String, foreground: String, red: String,
    brightWhite: String
  ) throws {
    let lines = try written(bundled(category, palette), .kitty).split(separator: "\n")
    #expect(lines.contains("background \(background)"))
    #expect(lines.contains("foreground \(foreground)"))
    #expect(lines.contains("color1 \(red)"))
    #expect(lines.contains("color15 \(brightWhite)"))
    #expect(lines.count { $0.hasPrefix("color") } == 16)
  }

  @Test func takesTheDarkOneOfDarkAndLight() throws {
    for (category, background) in [
      ("gruvbox", "#282828"), ("dracula", "#282a36"), ("one", "#282c34"),
      ("tokyo-night", "#24283b"), ("everforest", "#272e33"), ("kanagawa", "#1f1f28"),
    ] {
      let palettes = try #require(Catalogue.bundled.categories.first { $0.id == category }).palettes
      let document = PaletteDocument(
        groups: palettes.map { palette in
          .init(name: palette.id, entries: PaletteDocument(palette, in: .english).entries)
        })
      #expect(try written(document, .kitty).contains("\nbackground \(background)\n"), "\(category)")
    }
  }

  /// The colours of Dracula's own specification.
  @Test func takesPurpleForTheBlueOfDracula() throws {
    let text = try written(bundled("dracula", "dracula"), .kitty)
    for line in [
      "color4 #bd93f9", "color5 #ff79c6", "color8 #6272a4", "selection_background #44475a",
    ] {
      #expect(text.contains("\n\(line)\n"))
    }
  }

  @Test func mapsBase16AsItsShellsDo() throws {
    let digits = "0123456789ABCDEF"
    let document = PaletteDocument(
      groups: [
        .init(
          entries: digits.enumerated().map {
            .init("base0\($0.element)", Colour(RGB8(UInt8($0.offset), 0, 0)))
          })
      ])
    let text = try written(document, .kitty)
    let expected = [0, 8, 11, 10, 13, 14, 12, 5, 3, 8, 11, 10, 13, 14, 12, 7]
    for (index, base) in expected.enumerated() {
      #expect(text.contains("color\(index) \(RGB8(UInt8(base), 0, 0).hex)\n"))
    }
    #expect(text.contains("foreground #050000\n"))
  }

  @Test func takesSixteenInOrderAndRefusesOtherNumbers() throws {
    let entries = (0..<16).map { index in
      PaletteDocument.Entry(nil, Colour(RGB8(UInt8(index) * 17, UInt8(index) * 17, 0)))
    }
    let text = try written(PaletteDocument(groups: [.init(entries: entries)]), .kitty)
    #expect(text.contains("background #000000\n") && text.contains("foreground #ffff00\n"))
    #expect(throws: PaletteFileRefusal.noTerminalColours) {
      try written(PaletteDocument(groups: [.init(entries: Array(entries.dropLast()))]), .kitty)
    }
  }
}
