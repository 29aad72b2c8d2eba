extension WheelImage {
  /// The wheel as a scalable drawing.
  ///
  /// HSV is reached by layers: at full value a colour is its hue mixed with white in proportion to
  /// 1 − saturation, and a lower value multiplies all that, as a black layer of opacity 1 − value
  /// does. Hues are one sector a degree; a sector reaches under the next, so that no seam shows.
  ///
  /// - Parameters:
  ///   - wheel: The wheel; its frame gives the size of the drawing.
  ///   - marked: A colour to mark with a ring, if any.
  /// - Returns: The text of the file.
  public static func svg(_ wheel: Wheel, marking marked: RGB8? = nil) -> String {
    // User units: the radius measures 100.
    let scale = 100 / wheel.radius
    let (width, height) = (Double(wheel.width) * scale, Double(wheel.height) * scale)
    let frame = [-width / 2, -height / 2, width, height].map(number).joined(separator: " ")
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(wheel.width)" "#
        + #"height="\#(wheel.height)" viewBox="\#(frame)" role="img">"#,
      "<title>HSV colour wheel</title>",
      #"<defs><clipPath id="disc"><circle r="100"/></clipPath>"#
        + #"<radialGradient id="white" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">"#
        + #"<stop stop-color="white"/><stop offset="1" stop-color="white" stop-opacity="0"/>"#
        + "</radialGradient></defs>",
      #"<g clip-path="url(#disc)">"#,
    ]
    lines += (0..<360).map(sector)
    lines.append(#"<circle r="101" fill="url(#white)"/>"#)
    if wheel.value < 1 {
      lines.append(#"<circle r="101" fill-opacity="\#(number(1 - wheel.value))"/>"#)
    }
    lines.append("</g>")
    if let marked { lines += marker(marked, on: wheel, scale: scale) }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sector(_ degrees: Int) -> String {
    let (start, end) = (Double(degrees) - 0.5, Double(degrees) + 0.9)
    let corners = [start, end].map { angle in
      number(101 * cosine(degrees: angle)) + " " + number(-101 * sine(degrees: angle))
    }
    let rgb = discColour(hue: Double(degrees), saturation: 1, value: 1)
    return #"<path fill="\#(rgb.hex)" d="M0 0L\#(corners[0]) \#(corners[1])z"/>"#
  }

  private static func marker(_ rgb: RGB8, on wheel: Wheel, scale: Double) -> [String] {
    let marker = WheelMarker(rgb, on: wheel)
    let x = number((marker.centre.x - wheel.centreX) * scale)
    let y = number((marker.centre.y - wheel.centreY) * scale)
    return marker.discs.map { disc in
      #"<circle cx="\#(x)" cy="\#(y)" r="\#(number(disc.radius * scale))" fill="\#(disc.rgb.hex)"/>"#
    }
  }

  private static func number(_ value: Double) -> String { DecimalText.text(value, decimals: 3) }
}
