/// Something in a palette file that was mended, guessed or passed over.
public struct PaletteFileWarning: Hashable, Sendable {
  /// Where it is, if at one place.
  public let place: PaletteFilePlace?
  /// What was done.
  public let fact: Fact

  /// What was mended, guessed or passed over.
  public enum Fact: Hashable, Sendable {
    /// The text is no UTF-8, and was read as ISO 8859-1.
    case latin1
    /// A version that only some programs write was taken for the usual one.
    case unusualVersion
    /// A part with the names is cut off, and only the colours were read.
    case namesCutOff
    /// A group is not closed, or closed without having been opened.
    case unbalancedGroup
    /// A component beyond its range was taken as the nearest end of it.
    case clamped
    /// A grey whose scale programs read in two ways was taken as the format's description has it.
    case greyScale
    /// A colour of a book of inks, of which the file tells only the number, was left out.
    case bookColour
    /// Something that is no colour was left out.
    case notAColour
    /// A place in a grid that lies outside of it was moved inside.
    case outsideGrid
    /// So many empty places were passed over.
    case gaps(Int)
    /// A name with damaged characters was mended.
    case damagedName
    /// A number of colours that the file tells is not the one that it has.
    case otherCount(said: Int, found: Int)
    /// Bytes behind the end were passed over.
    case trailingBytes
    /// So much of a catalogue was mended or left out: as `warningSummary` counts it.
    case catalogue(String)
    /// A colour profile was not used: its numbers were taken as sRGB.
    case profile
    /// There are more blocks than the file tells of, and all were read.
    case moreBlocks
    /// One colour stands for transparency, and was read as a colour like the others.
    case transparentColour
    /// All values end with the digits of an opaque colour, and do not begin with them as they should.
    case opacityAtEnd
    /// A number of columns is none.
    case badColumns
    /// A name that stands for another one which is not there was left out.
    case noSuchName(String)
    /// Names that stand for one another in a circle, the first one again at the end, were left out.
    case circle([String])
    /// A colour in a space that is not known was left out, or taken from the digits beside it.
    case unknownSpace(String, hasDigits: Bool)
    /// A hue beyond the circle was taken as the equal one on it.
    case turnedHue
    /// Of values with one name in one group, the last was taken.
    case repeatedName
    /// Descriptions that are no names are not kept.
    case descriptions
    /// What programs keep for themselves is not kept.
    case extensions
    /// Marks of what shall be used no more are not kept.
    case deprecation
  }

  init(_ fact: Fact, at place: PaletteFilePlace? = nil) {
    self.place = place
    self.fact = fact
  }
}

extension PaletteFileWarning: CustomStringConvertible {
  /// What was done, and where, as it goes after a file's name and a colon.
  public var description: String { (place.map { "at \($0) " } ?? "") + words }

  private var words: String {
    switch fact {
    case .latin1: "the text is no UTF-8 and was read as ISO 8859-1"
    case .unusualVersion: "an unusual version was taken for the usual one"
    case .namesCutOff: "the part with the names is cut off, so the colours have none"
    case .unbalancedGroup: "a group is not opened and closed as it should be"
    case .clamped: "a component beyond its range was taken as the end of it"
    case .greyScale: "a grey was read as the format's description has it; some programs invert it"
    case .bookColour: "a colour of an ink book was left out, since its values are not in the file"
    case .notAColour: "something that is no colour was left out"
    case .outsideGrid: "a colour that lies outside the grid was moved into it"
    case .gaps(let count):
      count == 1 ? "one empty place was passed over" : "\(count) empty places were passed over"
    case .damagedName: "a name with damaged characters was mended"
    case .otherCount(let said, let found): "it tells of \(said) colours and has \(found)"
    case .trailingBytes: "bytes behind the end were passed over"
    case .catalogue(let summary): summary
    case .profile: "a colour profile was not used, and its colours were taken as sRGB"
    case .moreBlocks: "it has more blocks than it tells of, and all were read"
    case .transparentColour: "one colour stands for transparency and was read like the others"
    case .opacityAtEnd:
      "all values end with ff, so the opacity may stand last, as in a hex list"
    case .badColumns: "a number of columns that is none was passed over"
    case .noSuchName(let name): "there is no '\(name)' to stand for, so it was left out"
    case .circle(let names):
      "names that stand for one another in a circle were left out: "
        + PaletteFileFault.words(ofCircle: names)
    case .unknownSpace(let space, true):
      "the space '\(space)' is not known, so the hexadecimal digits were taken"
    case .unknownSpace(let space, false):
      "the space '\(space)' is not known, so the colour was left out"
    case .turnedHue: "a hue beyond 0 to 360 degrees was taken as the equal one within"
    case .repeatedName: "a name is given twice, and what stands last was taken"
    case .descriptions: "there is a description, and descriptions are not kept"
    case .extensions: "there are data of another program, and such data are not kept"
    case .deprecation: "there is a mark of deprecation, and such marks are not kept"
    }
  }
}

extension [PaletteFileWarning] {
  /// Adds what was done, if it has not been told of an earlier place: a file can have it everywhere.
  ///
  /// - Parameters:
  ///   - fact: What was done.
  ///   - place: Where.
  mutating func note(_ fact: PaletteFileWarning.Fact, at place: PaletteFilePlace? = nil) {
    if !contains(where: { $0.fact == fact }) { append(PaletteFileWarning(fact, at: place)) }
  }

  /// Adds what was done as `note` does, while there are not far more facts than anybody reads: facts
  /// may hold names, of which a file can be full.
  mutating func noteFew(
    _ fact: PaletteFileWarning.Fact, at place: @autoclosure () -> PaletteFilePlace
  ) {
    guard count < 100, !contains(where: { $0.fact == fact }) else { return }
    append(PaletteFileWarning(fact, at: place()))
  }
}
