/// Tailwind 3 configuration.
enum TailwindConfiguration: PaletteFileWriter {
  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    []
  }
}
