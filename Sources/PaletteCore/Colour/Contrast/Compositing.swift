extension Colour {
  /// The eight-bit colour that is seen where this one lies over an opaque one.
  ///
  /// Simple alpha compositing in sRGB, as browsers do it: W3C Compositing and Blending Level 1 §5.1.
  /// Both colours are mapped into sRGB first, and the result is rounded once, halves up.
  ///
  /// - Parameter backdrop: The opaque colour below.
  /// - Returns: The colour itself where it is opaque, the backdrop where its alpha is 0.
  public func composited(over backdrop: RGB8) -> RGB8 {
    let seen =
      mappedToGamut().components * alpha + Colour(backdrop).components * (1 - alpha)
    return Colour(.srgb, seen).rgb8
  }
}
