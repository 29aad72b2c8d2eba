/// A page with a swatch for each colour that copies it: one file, which asks for nothing from
/// elsewhere and lets nothing else run in it.
enum HTMLSheet: PaletteFileWriter {
  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let document = document.asSheet
    let heading = SheetHeading(document)
    let title = Markup.escaped(heading.title)
    var page: [UInt8] = []
    page +=
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(title)</title>
      <style>
      \(stylesheet)\(rules(of: style, document))
      </style>
      </head>
      <body>
      <header>
      <h1><bdi lang="">\(title)</bdi></h1>
      <p>\(heading.count)<span class="hint">. Choose one to copy it.</span></p>

      """.utf8
    if let comment = document.comment, !comment.allSatisfy(\.isWhitespace) {
      page += #"<p class="comment" lang="">\#(Markup.escaped(comment))</p>\#n"#.utf8
    }
    page += "</header>\n<main>\n".utf8
    for group in document.shownGroups { append(group, of: document, to: &page) }
    page +=
      """
      </main>
      <p id="said" role="status"></p>
      <script>\(script)</script>
      </body>
      </html>

      """.utf8
    return page
  }

  /// Only the script below may run, and nothing is loaded: Content Security Policy Level 3 (W3C).
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; "
    + "script-src 'sha256-\(scriptHash)'; base-uri 'none'; form-action 'none'"

  /// The rules that a style adds.
  private static func rules(of style: PaletteFileStyle, _ document: PaletteDocument) -> String {
    var rules = ""
    if let cell = style.cell { rules += "\n:root { --cell: \(cell)px; }" }
    if let columns = style.columns ?? document.columns.flatMap({ $0 <= 16 ? $0 : nil }) {
      // As many as told where there is room for them.
      rules += "\n@media (min-width: \(columns * 7)rem) { ul { "
      rules += "grid-template-columns: repeat(\(columns), minmax(0, var(--most))); } }"
    }
    return rules
  }

  private static func append(
    _ group: PaletteDocument.Group, of document: PaletteDocument, to page: inout [UInt8]
  ) {
    let heading = document.hasGroups ? group.heading : nil
    page += "<section>\n".utf8
    if let heading { page += #"<h2><bdi lang="">\#(Markup.escaped(heading))</bdi></h2>\#n"#.utf8 }
    page += #"<ul role="list">\#n"#.utf8
    for entry in group.entries { append(SheetSwatch(entry), to: &page) }
    page += "</ul>\n</section>\n".utf8
  }

  private static func append(_ swatch: SheetSwatch, to page: inout [UInt8]) {
    var fill = swatch.hex
    // What a browser does not know it passes over, and keeps the colour before.
    if let wide = swatch.wide { fill += ";background:\(wide)" }
    let tone = swatch.text == RGB8(0, 0, 0) ? "" : " class=\"w\""
    let chip = "<i style=\"background:\(fill)\"></i>"
    page += "<li><button type=\"button\"\(tone)>".utf8
    page += (swatch.alpha == 255 ? chip : "<i class=\"a\">\(chip)</i>").utf8
    if let name = swatch.name {
      page += "<b><bdi lang=\"\">\(Markup.escaped(name))</bdi></b> ".utf8
    }
    page += "<code>\(swatch.wide ?? swatch.hex)</code></button></li>\n".utf8
  }
}
