/// What cannot be done with the user's palettes.
public enum OwnPaletteError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no palette of that id or name.
  case noPalette(String)
  /// There is a palette of that id already.
  case exists(id: String)
  /// Another palette has the id that a name makes.
  case taken(id: String)
  /// The palette has no colour that a text means.
  case noColour(String, palette: String)
  /// Several colours of the palette are meant by a text.
  case severalColours(String, places: [Int])
  /// The palette is not that long.
  case noPlace(Int, most: Int)
  /// No colour would be left in the palette.
  case noColourLeft(palette: String)
  /// A palette must be called something.
  case emptyName
  /// So many colours cannot be kept.
  case tooLarge(mebibytes: Int)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .noPalette(let text):
      "There is no palette '\(text)' among yours. See 'palette-cli list my'."
    case .exists(let id):
      "There is a palette '\(OwnPalettes.address(of: id))' already. Add --replace to put this one in "
        + "its place, or name another with --into."
    case .taken(let id):
      "There is another palette '\(OwnPalettes.address(of: id))'. Choose another name."
    case .noColour(let text, let id):
      "There is no colour '\(text)' in '\(OwnPalettes.address(of: id))'. See 'palette-cli list "
        + "\(OwnPalettes.address(of: id))'."
    case .severalColours(let text, let places):
      "'\(text)' stands at several places. Name one of them: "
        + places.prefix(8).map { "@\($0)" }.joined(separator: ", ")
        + (places.count > 8 ? " …" : ".")
    case .noPlace(let place, let most): "There is no place \(place). Name one from 1 to \(most)."
    case .noColourLeft(let id):
      "No colour would be left. Use 'palette-cli remove \(OwnPalettes.address(of: id))' to remove the "
        + "palette."
    case .emptyName: "A palette needs a name. Write one."
    case .tooLarge(let mebibytes):
      "Your palettes would need a file larger than \(mebibytes) MiB. Leave some out, or keep them in a "
        + "file for --catalogue."
    }
  }
}
