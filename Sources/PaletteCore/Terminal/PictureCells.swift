/// One cell of a picture that is drawn with characters.
public struct PictureCell: Equatable, Sendable {
  /// The character, one column wide.
  public let glyph: Character
  /// The colour of the character; `nil` where the glyph is blank or the terminal's own will do.
  public let foreground: RGB8?
  /// The colour behind the character; `nil` for the terminal's own.
  public let background: RGB8?

  init(_ glyph: Character, foreground: RGB8? = nil, background: RGB8? = nil) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
  }
}

extension Painter {
  /// A picture as cells, each of which shows two pixels, one above the other.
  ///
  /// With colour and Unicode a cell is a half block, so that pixels are nearly square; with colour
  /// and ASCII a blank in the mean of its pixels; without colour a letter for the hue (`R Y G C B
  /// M`, small where it is pale), or `.`, `:`, `#` for light, middle and dark greys. What is less than
  /// half opaque is left to the terminal's own background; the rest is shown with alpha divided
  /// out, since nobody knows that background.
  ///
  /// - Parameter buffer: The picture.
  /// - Returns: Rows of cells, half as many as the picture's rows, rounded up.
  public func cells(of buffer: PixelBuffer) -> [[PictureCell]] {
    stride(from: 0, to: buffer.height, by: 2).map { row in
      (0..<buffer.width).map { column in
        let upper = buffer[column, row]
        let lower =
          row + 1 < buffer.height
          ? buffer[column, row + 1] : .transparent
        if capabilities.unicode && capabilities.depth != .none {
          return Self.halfBlock(upper.visibleColour, lower.visibleColour)
        }
        let mean = Self.mean(upper, lower)
        if capabilities.depth != .none { return PictureCell(" ", background: mean) }
        return PictureCell(mean.map(Self.letter) ?? " ")
      }
    }
  }

  /// The lower half block is the one that fonts draw edge to edge more often.
  private static func halfBlock(_ upper: RGB8?, _ lower: RGB8?) -> PictureCell {
    switch (upper, lower) {
    case (let upper, let lower) where upper == lower: PictureCell(" ", background: upper)
    case (let upper?, nil): PictureCell("▀", foreground: upper)
    case (let upper, let lower): PictureCell("▄", foreground: lower, background: upper)
    }
  }

  private static func mean(_ upper: Pixel, _ lower: Pixel) -> RGB8? {
    let alpha = Int(upper.alpha) + Int(lower.alpha)
    guard alpha > 255 else {
      return upper.alpha == 255 ? upper.rgb : lower.alpha == 255 ? lower.rgb : nil
    }
    func component(_ path: KeyPath<Pixel, UInt8>) -> UInt8 {
      UInt8(
        min(
          255, ((Int(upper[keyPath: path]) + Int(lower[keyPath: path])) * 510 + alpha) / (2 * alpha)
        ))
    }
    return RGB8(component(\.red), component(\.green), component(\.blue))
  }

  private static func letter(_ rgb: RGB8) -> Character {
    let extent = RGBExtent(SIMD3(Double(rgb.red), Double(rgb.green), Double(rgb.blue)) / 255)
    let saturation = extent.most == 0 ? 0 : extent.chroma / extent.most
    if extent.most < 0.2 || saturation < 0.2 {
      return extent.most > 0.75 ? "." : extent.most > 0.4 ? ":" : "#"
    }
    let letters: [Character] = saturation < 0.6 ? Self.paleHues : Self.hues
    return letters[Int((extent.hue + 30) / 60) % 6]
  }

  private static let hues: [Character] = ["R", "Y", "G", "C", "B", "M"]
  private static let paleHues: [Character] = ["r", "y", "g", "c", "b", "m"]
}

extension Pixel {
  /// The colour of a pixel that is at least half opaque.
  fileprivate var visibleColour: RGB8? { alpha < 128 ? nil : rgb }
}
