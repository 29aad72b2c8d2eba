/// Adobe Swatch Exchange, `.ase`: blocks that begin a group, hold a colour or end a group.
///
/// The format is not published; the layout is as selapa.net/swatches describes it, and as files of
/// Adobe's programs have it. This file writes; `SwatchExchangeReader` reads.
enum AdobeSwatchExchange: PaletteFileReader, PaletteFileWriter {
  static let magic = "ASEF"
  /// Two numbers of two bytes, 1 and 0.
  ///
  /// Files of programs that write one number of four bytes are not read everywhere.
  static let version: [UInt8] = [0, 1, 0, 0]

  /// The kinds of blocks.
  enum Block: Int {
    case colour = 0x0001
    case groupStart = 0xC001
    case groupEnd = 0xC002
  }

  /// How the components of a colour are to be understood.
  enum Model: String {
    case rgb = "RGB "
    case cmyk = "CMYK"
    case lab = "LAB "
    case grey = "Gray"

    /// How many components follow.
    var count: Int {
      switch self {
      case .rgb, .lab: 3
      case .cmyk: 4
      case .grey: 1
      }
    }
  }

  /// What the number behind the components says.
  static let kinds: [PaletteDocument.Entry.Kind] = [.global, .spot, .process]

  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    var reader = SwatchExchangeReader(bytes)
    defer { warnings += reader.warnings }
    return try reader.document()
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    var blocks: [UInt8] = []
    var count = 0
    func append(_ block: Block, _ content: [UInt8]) {
      blocks.append(bigEndian: UInt16(block.rawValue))
      blocks.append(bigEndian: UInt32(content.count))
      blocks += content
      count += 1
    }
    for group in document.groups {
      // A palette that has a name and no groups is a group itself: there is no other place for it.
      let name = document.hasGroups ? group.name : document.name
      if let name { append(.groupStart, bytes(ofName: name)) }
      for entry in group.entries { append(.colour, bytes(of: entry)) }
      if name != nil { append(.groupEnd, []) }
    }
    var file = Array(magic.utf8) + version
    file.append(bigEndian: UInt32(count))
    return file + blocks
  }

  /// A name behind its length, which counts the units of UTF-16 and the zero.
  private static func bytes(ofName name: String?) -> [UInt8] {
    let units = SwatchName.units(of: name)
    var bytes: [UInt8] = []
    bytes.append(bigEndian: UInt16(units.count))
    for unit in units { bytes.append(bigEndian: unit) }
    return bytes
  }

  private static func bytes(of entry: PaletteDocument.Entry) -> [UInt8] {
    let (model, components) = components(of: entry)
    var bytes = bytes(ofName: entry.name) + model.rawValue.utf8
    for component in components { bytes.append(bigEndian: Float(component).bitPattern) }
    let kind = kinds.firstIndex(of: entry.kind ?? .process) ?? kinds.count - 1
    bytes.append(bigEndian: UInt16(kind))
    return bytes
  }

  /// Inks stay inks; what sRGB cannot show, and what was given in Lab, is written in Lab; all else in
  /// RGB, which every program reads.
  private static func components(
    of entry: PaletteDocument.Entry
  ) -> (model: Model, components: [Double]) {
    if let inks = entry.inks {
      return (.cmyk, [inks.cyan, inks.magenta, inks.yellow, inks.black])
    }
    if entry.colour.space == .lab || !entry.colour.isInGamut {
      let lab = entry.colour.converted(to: .lab).components
      return (.lab, [lab.x / 100, lab.y, lab.z])
    }
    let rgb = entry.colour.mappedToGamut().components
    return (.rgb, [rgb.x, rgb.y, rgb.z])
  }
}
