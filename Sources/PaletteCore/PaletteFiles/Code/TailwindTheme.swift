/// Tailwind 4 theme: variables of its `@theme` block whose names begin with `--color-`.
enum TailwindTheme: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    let found = try CSSProperties.colours(bytes, noting: &warnings)
    let own = found.filter {
      $0.declaration.isInTheme && $0.declaration.name.hasPrefix(CSSProperties.themePrefix)
    }
    return CSSProperties.document(of: own.isEmpty ? found : own)
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let outline = CodeOutline(document, reserved: reserved)
    let theme = CSSProperties.file(
      outline, opening: "@theme", property: "--" + CSSProperties.themePrefix, style)
    return Array("@import \"tailwindcss\";\n\n".utf8) + theme
  }

  /// Words behind `text-` and its like that mean no colour of the theme.
  static let reserved: Set<String> = ["inherit", "current", "transparent"]
}
