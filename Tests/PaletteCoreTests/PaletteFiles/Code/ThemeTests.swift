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
    #expect(throws: PaletteFileRefusal.otherCount(15, wanted: 16)) {
      try written(PaletteDocument(groups: [.init(entries: Array(entries.dropLast()))]), .kitty)
    }
  }
}
