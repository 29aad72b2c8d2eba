/// Why a palette file cannot be read, and where.
public struct PaletteFileFault: Error, Equatable, Sendable {
  /// Where it is; `nil` where it is the whole file that is wrong.
  public let place: PaletteFilePlace?
  /// What is wrong.
  public let reason: Reason

  /// What is wrong with a file.
  public enum Reason: Equatable, Sendable {
    /// There is nothing in it.
    case empty
    /// There is no colour in it.
    case noColours
    /// It is of no format that is known.
    case unknownFormat
    /// It is of a format that is only written.
    case notRead(PaletteFormat)
    /// It is larger than can be read.
    case tooLarge(mebibytes: Int)
    /// It has more colours than memory has room for.
    case tooManyColours(atMost: Int)
    /// Something else stands there than belongs there: what belongs, as it follows "there should be".
    case expected(String)
    /// It tells of another number of colours than it has.
    case otherCount(said: Int, found: Int)
    /// Names that stand for one another in a circle, the first one again at the end.
    case circle([String])
    /// A name that stands for another one which is not there.
    case noSuchName(String)
    /// A catalogue with an error: whole sentences, what is wrong and what to do.
    case catalogue(String)
    /// A sprite of Aseprite, whose files end like Adobe's.
    case aseprite
    /// A picture of many colours, and no strip with a cell for each.
    case picture(mostColours: Int)
    /// An Apple colour list, whose archive only Apple's own systems read.
    case appleColourList
    /// A colour table of LibreOffice or OpenOffice.
    case libreOffice
    /// Colours of Scribus.
    case scribus
    /// A swatch book of SwatchBooker.
    case swatchBooker
  }

  init(_ reason: Reason, at place: PaletteFilePlace? = nil) {
    self.place = place
    self.reason = reason
  }

  /// That something else stands at a place than belongs there.
  ///
  /// - Parameters:
  ///   - expected: What belongs there, as it follows "there should be".
  ///   - place: Where.
  init(expecting expected: String, at place: PaletteFilePlace) {
    self.init(.expected(expected), at: place)
  }
}

/// A place in a file.
public enum PaletteFilePlace: Hashable, Sendable, CustomStringConvertible {
  /// So many bytes from the beginning.
  case byte(Int)
  /// A line, from 1.
  case line(Int)
  /// A line and a column in it, both from 1.
  case column(Int, line: Int)
  /// A value, by the names that lead to it.
  case path(String)
  /// A line and a column in a file of an archive, both from 1.
  case inner(String, line: Int, column: Int)

  /// The place, as it follows "at": `byte 12`, `line 3`.
  public var description: String {
    switch self {
    case .byte(let offset): "byte \(offset)"
    case .line(let line): "line \(line)"
    case .column(let column, let line): "line \(line), column \(column)"
    case .path(let path): "'\(path)'"
    case .inner(let file, let line, let column): "line \(line), column \(column) of '\(file)'"
    }
  }
}

extension PaletteFileFault: CustomStringConvertible {
  /// What is wrong, and where: without a subject, as it goes after a file's name.
  public var description: String {
    switch reason {
    case .empty: "is empty"
    case .noColours: "has no colours"
    case .unknownFormat: "is no palette file that is known"
    case .notRead(let format): "is of a format that is only written: \(format.facts.title)"
    case .tooLarge(let mebibytes): "is larger than \(mebibytes) MiB"
    case .tooManyColours(let most): "has more than \(most) colours"
    case .expected(let expected): "is damaged: \(at)there should be \(expected)"
    case .otherCount(let said, let found):
      "is damaged: \(at)it tells of \(said) colours and has \(found)"
    case .circle(let names):
      "is damaged: \(at)names stand for one another in a circle, \(Self.words(ofCircle: names))"
    case .noSuchName(let name): "is damaged: \(at)there is no '\(name)' to stand for"
    case .catalogue(let sentences):
      "is damaged: " + (place.map { "at \($0): " } ?? "") + sentences.dropLast()
    case .aseprite: "is a sprite of Aseprite and no Adobe Swatch Exchange file"
    case .picture(let most):
      "is a picture of more than \(most) colours, and no strip with a square for each"
    case .appleColourList: "is an Apple colour list, which only Apple's systems can read"
    case .libreOffice: "is a colour table of LibreOffice, which is not read"
    case .scribus: "is a list of Scribus's colours, which is not read"
    case .swatchBooker: "is a swatch book of SwatchBooker, which is not read"
    }
  }

  /// The names of a circle in order; of very many only the first and the last ones.
  static func words(ofCircle names: [String]) -> String {
    let shown = names.count > 8 ? names.prefix(4) + ["…"] + names.suffix(3) : names[...]
    return shown.joined(separator: " -> ")
  }

  private var at: String { place.map { "at \($0) " } ?? "" }
}

/// Why there is no file of a format for some colours.
public enum PaletteFileRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// The format is only read.
  case notWritten(PaletteFormat)
  /// There are no colours.
  case noColours
  /// There are more colours than the format has room for.
  case tooMany(Int, atMost: Int)
  /// The colours are neither sixteen nor named so that a terminal's can be told among them.
  case noTerminalColours
  /// A picture would be larger than can be drawn.
  case tooLarge(pixels: Int, atMost: Int)

  /// What is wrong, as it follows the name of what cannot be written and a colon.
  public var description: String {
    switch self {
    case .notWritten(let format): "its format is only read: \(format.facts.title)"
    case .noColours: "there are no colours"
    case .tooMany(let count, let most): "it has \(count) colours, and \(most) are the most"
    case .noTerminalColours:
      "its colours are neither sixteen nor named like a terminal's: red, bright red, …, or base00 "
        + "to base0F"
    case .tooLarge(let pixels, let most):
      "it would have a side of \(pixels) pixels, and \(most) are the most"
    }
  }
}
