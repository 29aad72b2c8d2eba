/// Alacritty theme: the tables of colours in TOML of alacritty(5).
enum AlacrittyTheme: PaletteFileWriter {
  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let colours = try TerminalColours(document)
    var text = document.name.map { "# \(CodeComment.text(of: $0))\n\n" } ?? ""
    func append(_ table: String, _ values: [(key: String, rgb: RGB8)]) {
      text += "[colors.\(table)]\n"
      for (key, rgb) in values { text += "\(key) = \"\(rgb.hex)\"\n" }
    }
    append(
      "primary", [("background", colours.background), ("foreground", colours.foreground)])
    text += "\n"
    append("cursor", [("text", colours.background), ("cursor", colours.cursor)])
    text += "\n"
    append("selection", [("text", colours.selectedText), ("background", colours.selection)])
    let keys = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    for (table, offset) in [("normal", 0), ("bright", 8)] {
      text += "\n"
      append(table, keys.enumerated().map { ($0.element, colours.ansi[offset + $0.offset]) })
    }
    return Array(text.utf8)
  }
}
