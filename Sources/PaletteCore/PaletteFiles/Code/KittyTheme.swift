/// kitty theme: the settings of colours in kitty.conf(5).
enum KittyTheme: PaletteFileWriter {
  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let colours = try TerminalColours(document)
    var text = document.name.map { "## name: \(CodeComment.text(of: $0))\n\n" } ?? ""
    let settings =
      [
        ("foreground", colours.foreground), ("background", colours.background),
        ("selection_foreground", colours.selectedText), ("selection_background", colours.selection),
        ("cursor", colours.cursor), ("cursor_text_color", colours.background),
      ] + colours.ansi.enumerated().map { ("color\($0.offset)", $0.element) }
    for (key, rgb) in settings { text += "\(key) \(rgb.hex)\n" }
    return Array(text.utf8)
  }
}
