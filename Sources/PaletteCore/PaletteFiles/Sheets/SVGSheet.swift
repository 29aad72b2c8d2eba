/// A drawing with a square for each colour, its name and its hex on it.
///
/// Source of the elements: SVG 2 (W3C); of their names for screen readers: SVG Accessibility API
/// Mappings (W3C).
enum SVGSheet: PaletteFileWriter {
  private static let margin = 32
  private static let gap = 12

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let document = document.asSheet
    let side = style.cell ?? 144
    let groups = document.shownGroups
    let longest = groups.map(\.entries.count).max() ?? 1
    let columns = min(style.columns ?? min(document.columns ?? 6, 16), longest)
    let heading = SheetHeading(document)
    let width = max(2 * margin + columns * (side + gap) - gap, 320)
    var drawing = Drawing(side: side)
    var top = margin + 60
    for group in groups {
      if let title = group.heading, document.hasGroups {
        drawing.lines.append(
          ##"<text class="group" x="\##(margin)" y="\##(top + 24)" fill="#1c1c1e">"##
            + "\(fitted(title, size: 18, width: width))</text>")
        top += 40
      }
      for (index, entry) in group.entries.enumerated() {
        drawing.add(
          SheetSwatch(entry), x: margin + index % columns * (side + gap),
          y: top + index / columns * (side + gap))
      }
      top += (group.entries.count + columns - 1) / columns * (side + gap) + 20
    }
    let lines =
      opening(heading, width: width, height: top - 20 - gap + margin) + drawing.lines + ["</svg>"]
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func opening(_ heading: SheetHeading, width: Int, height: Int) -> [String] {
    [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
        + #"viewBox="0 0 \#(width) \#(height)" role="group" aria-labelledby="title count">"#,
      #"<title id="title">\#(Markup.escaped(heading.title))</title>"#,
      #"<desc id="count">\#(heading.count)</desc>"#,
      "<style>",
      "text { font: 13px system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif; }",
      ".title { font-size: 28px; font-weight: 600; }",
      ".count { fill: #66666c; }",
      ".group { font-size: 18px; font-weight: 600; }",
      ".name { font-weight: 600; }",
      ".hex { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; "
        + "font-size: 12px; }",
      "</style>",
      #"<defs><pattern id="board" width="16" height="16" patternUnits="userSpaceOnUse">"#
        + ##"<path fill="#fff" d="M0 0h16v16H0z"/><path fill="#ddd" d="M0 0h8v16h8V8H0z"/>"##
        + "</pattern></defs>",
      ##"<rect width="100%" height="100%" fill="#fff"/>"##,
      ##"<g fill="#1c1c1e">"##,
      #"<text class="title" x="\#(margin)" y="\#(margin + 22)">"#
        + "\(fitted(heading.title, size: 28, width: width))</text>",
      #"<text class="count" x="\#(margin)" y="\#(margin + 44)">\#(heading.count)</text>"#,
      "</g>",
    ]
  }

  /// A heading, cut where it is too long for a drawing of a width.
  private static func fitted(_ title: String, size: Double, width: Int) -> String {
    let rows = LabelBreaking.rows(of: title, atMost: 1) { text in
      LabelBreaking.estimatedWidth(of: text, size: size) <= Double(width - 2 * margin)
    }
    return Markup.escaped(rows.joined())
  }

  /// The swatches that are drawn so far.
  private struct Drawing {
    let side: Int
    var lines: [String] = []

    mutating func add(_ swatch: SheetSwatch, x: Int, y: Int) {
      let box =
        #"x="\#(x)" y="\#(y)" width="\#(side)" height="\#(side)" rx="\#(min(12, side / 6))""#
      let opacity = DecimalText.text(Double(swatch.alpha) / 255, decimals: 4)
      let fill =
        #"fill="\#(swatch.rgb.hex)""# + (swatch.alpha == 255 ? "" : #" fill-opacity="\#(opacity)""#)
      lines.append(#"<g role="img"><title>\#(Markup.escaped(swatch.title))</title>"#)
      if swatch.alpha < 255 { lines.append(#"<rect \#(box) fill="url(#board)"/>"#) }
      // A faint edge, so that white is seen on white.
      lines.append(#"<rect \#(box) \#(fill) stroke="black" stroke-opacity=".12"/>"#)
      lines += labels(of: swatch, x: x + min(12, side / 12), bottom: y + side - min(14, side / 10))
      lines.append("</g>")
    }

    /// The name and the hex, as far as there is room.
    private func labels(of swatch: SheetSwatch, x: Int, bottom: Int) -> [String] {
      guard side >= 80 else { return [] }
      var rows = swatch.name.map { fitted($0, width: Double(side - 2 * min(12, side / 12))) } ?? []
      if side < 100 { rows = Array(rows.prefix(1)) }
      let fill = swatch.text.hex
      let names = rows.enumerated().map { index, row in
        #"<text class="name" x="\#(x)" y="\#(bottom - 18 - (rows.count - 1 - index) * 16)" "#
          + #"fill="\#(fill)">\#(Markup.escaped(row))</text>"#
      }
      return names
        + [#"<text class="hex" x="\#(x)" y="\#(bottom)" fill="\#(fill)">\#(swatch.hex)</text>"#]
    }

    /// A name in at most three rows, the last one cut where it is too long.
    private func fitted(_ name: String, width: Double) -> [String] {
      LabelBreaking.rows(of: name, atMost: 3) { text in
        LabelBreaking.estimatedWidth(of: text, size: 13) <= width
      }
    }
  }
}
