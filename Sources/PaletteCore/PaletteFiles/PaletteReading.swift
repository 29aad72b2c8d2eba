/// A palette file that was read.
public struct PaletteReading: Equatable, Sendable {
  /// Its format.
  public let format: PaletteFormat
  /// What it holds: at least one colour.
  public let document: PaletteDocument
  /// What was mended, guessed or passed over, each once.
  public let warnings: [PaletteFileWarning]

  /// How large a file may be: several times a million colours in the wordiest format.
  public static let maximumMebibytes = 128

  /// How many colours a file of text may have: what a machine of today has memory for several times.
  public static let maximumColours = 4_000_000

  /// Reads a palette file.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - name: The file's name, whose ending counts where the bytes do not tell the format.
  ///   - format: The format, where the user told it.
  /// - Throws: `PaletteFileFault` where the file is damaged, or is none that can be read.
  public init(
    _ bytes: [UInt8], name: String, as format: PaletteFormat? = nil
  ) throws(PaletteFileFault) {
    guard bytes.count <= Self.maximumMebibytes << 20 else {
      throw PaletteFileFault(.tooLarge(mebibytes: Self.maximumMebibytes))
    }
    guard !bytes.isEmpty else { throw PaletteFileFault(.empty) }
    let format = if let format { format } else { try PaletteFormat(of: bytes, name: name) }
    guard let reader = format.facts.reader else { throw PaletteFileFault(.notRead(format)) }
    var warnings: [PaletteFileWarning] = []
    let document = try reader.read(bytes, noting: &warnings)
    guard document.count > 0 else { throw PaletteFileFault(.noColours) }
    self.format = format
    self.document = document
    var told: Set<PaletteFileWarning> = []
    self.warnings = warnings.filter { told.insert($0).inserted }
  }
}
