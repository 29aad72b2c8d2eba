/// Reads the file of colours in a Krita palette.
struct KritaPaletteReader {
  private(set) var warnings: [PaletteFileWarning] = []
  private var reader: XMLElementReader
  private var palette = PaletteDocument()
  /// The groups as they are read; the first one holds the colours that are in none.
  private var groups = [Group()]
  private var isScaled = false
  /// How many places before the last colours of their groups are empty.
  private var gaps = 0

  /// A group whose colours are not yet in order.
  private struct Group {
    var name: String?
    var cells: [(entry: PaletteDocument.Entry, position: Position?)] = []
  }

  private struct Position {
    var row: Int
    var column: Int
  }

  /// Rows and columns beyond this are none of a palette.
  private static let furthest = 1 << 24

  init(_ text: [UInt8]) throws(PaletteFileFault) {
    reader = try XMLElementReader(text, file: KritaPalette.fileName)
  }

  /// Reads all of it.
  ///
  /// - Returns: The palette, its colours in the order of their places.
  /// - Throws: Where the text is no XML, or no palette.
  mutating func document() throws(PaletteFileFault) -> PaletteDocument {
    guard case .opening(let root) = try reader.next(), root.name.lowercased() == "colorset" else {
      throw reader.fault(expecting: "<ColorSet>", at: 0)
    }
    palette.name = root["name"].flatMap { $0.isEmpty ? nil : $0 }
    palette.comment = root["comment"].flatMap { $0.isEmpty ? nil : $0 }
    if let columns = root["columns"].flatMap({ Int($0) }), columns > 0 {
      palette.columns = min(columns, KritaPalette.mostColumns)
    }
    // The first version gave the components of Lab from 0 to 1, too.
    isScaled = root["version"] == "1.0"
    var current = 0
    while let tag = try reader.next() {
      switch tag {
      case .opening(let element) where element.name == "ColorSetEntry":
        try readEntry(element, into: current)
      case .opening(let element) where element.name == "Group":
        groups.append(Group(name: element["name"].flatMap { $0.isEmpty ? nil : $0 }))
        current = groups.count - 1
      case .closing("Group"): current = 0
      default: break
      }
    }
    palette.groups = groups.compactMap { ordered($0) }
    if gaps > 0 { warnings.note(.gaps(gaps)) }
    return palette
  }

  private mutating func readEntry(
    _ entry: XMLElementReader.Element, into group: Int
  ) throws(PaletteFileFault) {
    var found: PaletteDocument.Entry?
    var position: Position?
    while let tag = try reader.next() {
      switch tag {
      case .closing("ColorSetEntry"):
        if let found {
          groups[group].cells.append((found, position))
        } else {
          warnings.note(.notAColour)
        }
        return
      case .opening(let element) where element.name == "Position":
        let places = (element["row"].flatMap { Int($0) }, element["column"].flatMap { Int($0) })
        if case (let row?, let column?) = places { position = Position(row: row, column: column) }
      case .opening(let element) where found == nil: found = try colour(element, of: entry)
      default: break
      }
    }
  }

  // MARK: Colours

  private mutating func colour(
    _ element: XMLElementReader.Element, of entry: XMLElementReader.Element
  ) throws(PaletteFileFault) -> PaletteDocument.Entry? {
    let name = entry["name"]
    let kind: PaletteDocument.Entry.Kind? = entry["spot"] == "true" ? .spot : nil
    switch element.name {
    case "RGB", "sRGB":
      let rgb = try numbers(["r", "g", "b"], of: element)
      let parts = entry["bitdepth"] == "U8" ? rgb.map(exact) : rgb
      return .init(
        name, Colour(space(of: element), SIMD3(parts[0], parts[1], parts[2])), kind: kind)
    case "CMYK":
      let inks = try numbers(["c", "m", "y", "k"], of: element)
      let mixture = CMYK(cyan: inks[0], magenta: inks[1], yellow: inks[2], black: inks[3])
      return .init(name, inks: mixture, kind: kind)
    case "Lab":
      let lab = try numbers(["L", "a", "b"], of: element)
      let scaled = SIMD3(lab[0] * 100, lab[1] * 255 - 128, lab[2] * 255 - 128)
      return .init(
        name, Colour(.lab, isScaled ? scaled : SIMD3(lab[0], lab[1], lab[2])), kind: kind)
    case "Gray":
      let grey = try numbers(["g"], of: element)[0]
      return .init(name, Colour(.srgb, SIMD3(repeating: grey)), kind: kind)
    case "XYZ":
      let xyz = try numbers(["x", "y", "z"], of: element)
      return .init(name, Colour(.xyzD50, SIMD3(xyz[0], xyz[1], xyz[2])), kind: kind)
    default: return nil
    }
  }

  /// The space of red, green and blue by the name of their profile.
  ///
  /// Of the profiles that Krita brings along, those of a linear curve are named after their gamma.
  private mutating func space(of element: XMLElementReader.Element) -> ColourSpace {
    let profile = element["space"] ?? ""
    guard element.name == "RGB", !profile.isEmpty else { return .srgb }
    guard profile.lowercased().hasPrefix("srgb") else {
      warnings.note(.profile)
      return .srgb
    }
    return profile.contains("-g10") ? .srgbLinear : .srgb
  }

  /// An eight-bit component as exactly as it was meant, whatever was written of its decimals.
  private func exact(_ component: Double) -> Double { Double(SRGB.byte(component)) / 255 }

  private func numbers(
    _ names: [String], of element: XMLElementReader.Element
  ) throws(PaletteFileFault) -> [Double] {
    var numbers: [Double] = []
    for name in names {
      // Some systems' decimals had a comma.
      let text = (element[name] ?? "").replacing(",", with: ".")
      let isPlain = text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) }
      guard isPlain, let number = Double(text), abs(number) < 1e6 else {
        throw reader.fault(expecting: "a number '\(name)' in <\(element.name)>", at: element.offset)
      }
      numbers.append(number)
    }
    return numbers
  }

  // MARK: Places

  /// A group with its colours in the order of their places; `nil` for an empty one.
  private mutating func ordered(_ group: Group) -> PaletteDocument.Group? {
    guard !group.cells.isEmpty else { return nil }
    let columns = palette.columns ?? KritaPalette.mostColumns
    var isOutside = false
    let cells = group.cells.enumerated().map { index, cell in
      guard var position = cell.position else {
        return (place: index, index: index, entry: cell.entry)
      }
      if !(0..<columns).contains(position.column) || !(0..<Self.furthest).contains(position.row) {
        isOutside = true
        position.column = min(max(position.column, 0), columns - 1)
        position.row = min(max(position.row, 0), Self.furthest)
      }
      return (
        place: position.row * columns + position.column, index: index, entry: cell.entry
      )
    }
    if isOutside { warnings.note(.outsideGrid) }
    let sorted = cells.sorted { ($0.place, $0.index) < ($1.place, $1.index) }
    let places = Set(sorted.lazy.map(\.place))
    let last = sorted.last?.place ?? 0
    if palette.columns != nil, last + 1 > places.count, !isOutside {
      gaps += last + 1 - places.count
    }
    return PaletteDocument.Group(name: group.name, entries: sorted.map(\.entry))
  }
}
