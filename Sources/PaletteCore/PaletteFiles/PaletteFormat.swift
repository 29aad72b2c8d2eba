/// The formats of palette files; the raw value is what a user types.
public enum PaletteFormat: String, CaseIterable, Sendable {
  /// GIMP's palettes.
  case gpl
  /// Adobe Swatch Exchange.
  case ase
  /// Photoshop's swatches.
  case aco
  /// Paint Shop Pro's palettes.
  case jasc
  /// Paint.NET's palettes.
  case paintnet
  /// Lines of six hexadecimal digits.
  case hex
  /// Design tokens of the W3C community group.
  case tokens
  /// Custom properties of CSS.
  case css
  /// Variables and a map of Sass.
  case scss
  /// The theme of Tailwind CSS 4.
  case tailwind
  /// The configuration of Tailwind CSS 3.
  case tailwind3
  /// Our own catalogues.
  case plist
  /// A picture with a cell for each colour.
  case png
  /// A picture to look at, with names.
  case pngSheet = "png-sheet"
  /// A drawing to look at, with names.
  case svg
  /// A page to look at, with names.
  case html
  /// Colours for SwiftUI and UIKit.
  case swift
  /// A theme of the terminal Alacritty.
  case alacritty
  /// A theme of the terminal kitty.
  case kitty
  /// Krita's palettes.
  case kpl
  /// Procreate's swatches.
  case procreate
  /// Photoshop's colour tables.
  case act
  /// Microsoft's palettes.
  case riff
  /// Palettes of a plug-in for Sketch.
  case sketchpalette
}

/// What is to be known of a format.
public struct PaletteFormatFacts: Sendable {
  /// Whose it is, or what it is: as it goes behind "is no sound" and before "file".
  public let title: String
  /// The endings of file names, without the dot; the first is the usual one.
  public let suffixes: [String]
  /// What its files can hold beside the eight-bit colours themselves.
  public let holds: Holdings
  /// How many colours a file may have at most.
  public let maximum: Int?
  /// What becomes of more colours.
  let beyond: Beyond
  /// Whether its files are text that a terminal can show.
  public let isText: Bool
  let reader: (any PaletteFileReader.Type)?
  let writer: (any PaletteFileWriter.Type)?

  init(
    _ title: String, _ suffixes: [String], holds: Holdings, maximum: Int? = nil,
    beyond: Beyond = .leftOut, isText: Bool = true, reader: (any PaletteFileReader.Type)? = nil,
    writer: (any PaletteFileWriter.Type)?
  ) {
    self.title = title
    self.suffixes = suffixes
    self.holds = holds
    self.maximum = maximum
    self.beyond = beyond
    self.isText = isText
    self.reader = reader
    self.writer = writer
  }

  /// What becomes of the colours of a document that has more than a file may have.
  enum Beyond: Sendable {
    /// They are left out.
    case leftOut
    /// They are written, and the format's own program does not read them.
    case unread
    /// There is no file of so many.
    case refused
    /// There is none either, unless names tell which colours are wanted.
    case refusedUnlessNamed
  }

  /// Whether such files are read.
  public var isRead: Bool { reader != nil }
  /// Whether such files are written.
  public var isWritten: Bool { writer != nil }

  /// What a file can hold beside eight-bit colours in order.
  public struct Holdings: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: A bit for each thing, in the order of the constants.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The colours' names.
    public static let names = Holdings(rawValue: 1)
    /// Groups of colours.
    public static let groups = Holdings(rawValue: 2)
    /// Opacity.
    public static let alpha = Holdings(rawValue: 4)
    /// Colours outside sRGB, and more than eight bits.
    public static let wideGamut = Holdings(rawValue: 8)
    /// Colours given as amounts of ink.
    public static let inks = Holdings(rawValue: 16)
    /// Which colours are spot or global ones.
    public static let kinds = Holdings(rawValue: 32)
    /// Combinations of three, moods and names in several languages.
    public static let combinations = Holdings(rawValue: 64)
  }
}

/// Reads a format's files.
protocol PaletteFileReader: SendableMetatype {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - warnings: Gets what was mended, guessed or passed over.
  /// - Returns: What it holds; at least one group.
  /// - Throws: Where it is not as its format has it.
  static func read(_ bytes: [UInt8], noting warnings: inout [PaletteFileWarning])
    throws(PaletteFileFault) -> PaletteDocument
}

/// Writes a format's files.
protocol PaletteFileWriter: SendableMetatype {
  /// Writes a file.
  ///
  /// - Parameters:
  ///   - document: What it shall hold, at least one colour; what the format cannot hold is left out.
  ///   - style: How it shall look.
  /// - Returns: All of the file.
  /// - Throws: Why there is no such file of these colours.
  static func write(_ document: PaletteDocument, style: PaletteFileStyle)
    throws(PaletteFileRefusal) -> [UInt8]
}

/// How a file that is written shall look, where its format leaves a choice.
public struct PaletteFileStyle: Equatable, Sendable {
  /// How many colours are in a row; the document's or the format's own choice if `nil`.
  public var columns: Int?
  /// The side of a cell in a picture, in pixels, from 1 to 512; the format's own choice if `nil`.
  public var cell: Int?
  /// The notation of colours in source text; the shortest that is exact if `nil`.
  public var notation: Notation?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - columns: How many colours are in a row.
  ///   - cell: The side of a cell in pixels, 1 ... 512.
  ///   - notation: The notation of colours in source text.
  public init(columns: Int? = nil, cell: Int? = nil, notation: Notation? = nil) {
    self.columns = columns
    self.cell = cell
    self.notation = notation
  }
}
