extension PaletteFormat {
  /// Writes a palette file.
  ///
  /// What the format cannot hold is left out; `losses(of:)` tells what that is.
  ///
  /// - Parameters:
  ///   - document: What it shall hold.
  ///   - style: How it shall look.
  /// - Returns: All of the file.
  /// - Throws: Why there is no such file of these colours.
  public func file(
    of document: PaletteDocument, style: PaletteFileStyle = PaletteFileStyle()
  ) throws(PaletteFileRefusal) -> [UInt8] {
    guard let writer = facts.writer else { throw .notWritten(self) }
    guard document.count > 0 else { throw .noColours }
    return try writer.write(document, style: style)
  }
}
