/// Reads Adobe Swatch Exchange files block by block.
struct SwatchExchangeReader {
  private typealias Format = AdobeSwatchExchange

  private(set) var warnings: [PaletteFileWarning] = []
  private var cursor: ByteCursor
  private var groups: [PaletteDocument.Group] = []
  private var state = State.between
  /// Whether the last group holds colours that are in none.
  private var isLastLoose = false

  /// Where colours go.
  private enum State {
    /// Into a new group of those that are in none.
    case between
    /// Into the last group, which holds those that are in none.
    case loose
    /// Into a new group of a name: one without colours takes no room.
    case opened(String?)
    /// Into the last group, which the file began.
    case inGroup

    /// Whether the file began a group and has not ended it.
    var isInGroup: Bool {
      switch self {
      case .between, .loose: false
      case .opened, .inGroup: true
      }
    }
  }

  init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes, .big) }

  /// Reads the whole file.
  ///
  /// - Returns: Its groups; colours between them are in groups without a name. One group around all
  ///   gives the document its name.
  /// - Throws: Where the file is damaged.
  mutating func document() throws(PaletteFileFault) -> PaletteDocument {
    let count = try header()
    var found = 0
    while cursor.remaining > 0 {
      if found >= count, !isBlockNext {
        warnings.note(.trailingBytes, at: .byte(cursor.place))
        break
      }
      try block(expecting: "block \(found + 1) of \(max(count, found + 1))")
      found += 1
    }
    guard found >= count else { throw cursor.fault(expecting: "block \(found + 1) of \(count)") }
    if found > count { warnings.note(.moreBlocks, at: .byte(8)) }
    if state.isInGroup { warnings.note(.unbalancedGroup) }
    if groups.count == 1 {
      let group = groups[0]
      return PaletteDocument(
        name: group.name, groups: [PaletteDocument.Group(entries: group.entries)])
    }
    return PaletteDocument(groups: groups)
  }

  /// Passes the header; the result is the number of blocks that it tells.
  private mutating func header() throws(PaletteFileFault) -> Int {
    if cursor.rest.dropFirst(4).starts(with: [0xE0, 0xA5]) { throw PaletteFileFault(.aseprite) }
    guard try cursor.bytes(4, "'\(Format.magic)'").elementsEqual(Format.magic.utf8) else {
      throw cursor.fault(expecting: "'\(Format.magic)'", at: 0)
    }
    if try !cursor.bytes(4, "a version").elementsEqual(Format.version) {
      warnings.note(.unusualVersion, at: .byte(4))
    }
    return try cursor.number32("the number of blocks")
  }

  /// Whether a whole block of a known kind stands here.
  private var isBlockNext: Bool {
    var ahead = cursor
    guard let kind = cursor.next16, Format.Block(rawValue: kind) != nil,
      (try? ahead.bytes(2, "")) != nil, let length = try? ahead.number32("")
    else { return false }
    return length <= ahead.remaining
  }

  private mutating func block(expecting expected: String) throws(PaletteFileFault) {
    let start = cursor.place
    let kind = try cursor.number16(expected)
    let length = try cursor.number32("the length of a block")
    let most = cursor.remaining
    var content = try cursor.part(length, "a block of \(length) bytes, not \(most)")
    switch Format.Block(rawValue: kind) {
    case .groupStart:
      if state.isInGroup {
        warnings.note(.unbalancedGroup, at: .byte(start))
      }
      let (name, _) = try name(&content, isBeforeModel: false)
      state = .opened(name)
    case .groupEnd:
      if !state.isInGroup {
        warnings.note(.unbalancedGroup, at: .byte(start))
      }
      state = .between
    case .colour:
      guard let entry = try colour(&content) else { return }
      append(entry)
    case nil: break
    }
  }

  private mutating func append(_ entry: PaletteDocument.Entry) {
    switch state {
    case .between:
      // An empty group does not part what stands before it from what stands behind.
      if !isLastLoose { groups.append(PaletteDocument.Group()) }
      isLastLoose = true
      state = .loose
    case .opened(let name):
      groups.append(PaletteDocument.Group(name: name))
      isLastLoose = false
      state = .inGroup
    case .loose, .inGroup: break
    }
    groups[groups.count - 1].entries.append(entry)
  }

  private mutating func colour(
    _ content: inout ByteCursor
  ) throws(PaletteFileFault) -> PaletteDocument.Entry? {
    let (name, model) = try name(&content, isBeforeModel: true)
    guard let model else {
      warnings.note(.notAColour, at: .byte(content.place))
      return nil
    }
    var components: [Double] = []
    for _ in 0..<model.count { components.append(try component(&content, of: model, components)) }
    let number = content.remaining > 0 ? try content.number16("how it is printed") : nil
    let kind = number.flatMap { Format.kinds.indices.contains($0) ? Format.kinds[$0] : nil }
    switch model {
    case .cmyk:
      let inks = CMYK(
        cyan: components[0], magenta: components[1], yellow: components[2], black: components[3])
      return PaletteDocument.Entry(name, inks: inks, kind: kind)
    case .lab:
      let lab = SIMD3(components[0] * 100, components[1], components[2])
      return PaletteDocument.Entry(name, Colour(.lab, lab), kind: kind)
    case .grey:
      let grey = Colour(.srgb, SIMD3(repeating: components[0]))
      return PaletteDocument.Entry(name, grey, kind: kind)
    case .rgb:
      let rgb = Colour(.srgb, SIMD3(components[0], components[1], components[2]))
      return PaletteDocument.Entry(name, rgb, kind: kind)
    }
  }

  /// A component; all but the second and third of Lab are from 0 to 1.
  private mutating func component(
    _ content: inout ByteCursor, of model: Format.Model, _ before: [Double]
  ) throws(PaletteFileFault) -> Double {
    let start = content.place
    let bits = try content.number32("a component of \(model.rawValue.trimmingSpaces)")
    let number = Float(bitPattern: UInt32(bits))
    guard number.isFinite else { throw content.fault(expecting: "a number", at: start) }
    if model == .lab, !before.isEmpty { return Double(number) }
    guard (0...1).contains(number) else {
      warnings.note(.clamped, at: .byte(start))
      return number < 0 ? 0 : 1
    }
    // The nearest number of four bytes to an eight-bit component stands for just that component.
    let exact = Double((number * 255).rounded()) / 255
    return Float(exact) == number ? exact : Double(number)
  }

  /// A name and, behind that of a colour, the model.
  ///
  /// Some programs count the letters of a name and not its units: where no model stands behind the
  /// length, the name goes on to its zero.
  private mutating func name(
    _ content: inout ByteCursor, isBeforeModel: Bool
  ) throws(PaletteFileFault) -> (name: String?, model: Format.Model?) {
    if content.remaining == 0, !isBeforeModel { return (nil, nil) }
    let units = try content.number16("the length of a name")
    let start = content
    var letters = try content.bytes(units * 2, "a name of \(units) units")
    guard isBeforeModel else {
      return (SwatchName.text(of: letters, noting: &warnings), nil)
    }
    var model = Self.model(try content.bytes(4, "a colour model"))
    if model == nil {
      let text = start.rest
      // A name has at least its zero, also where the length says 0.
      var end = max(letters.endIndex, text.startIndex + 2)
      while end + 2 <= text.endIndex, text[end - 1] != 0 || text[end - 2] != 0 { end += 2 }
      if end > letters.endIndex, end + 4 <= text.endIndex,
        let found = Self.model(text[end..<end + 4])
      {
        warnings.note(.damagedName, at: .byte(start.place))
        letters = text[..<end]
        content = start
        _ = try content.bytes(letters.count + 4, "a name")
        model = found
      }
    }
    return (SwatchName.text(of: letters, noting: &warnings), model)
  }

  private static func model(_ letters: ArraySlice<UInt8>) -> Format.Model? {
    let text = String(decoding: letters, as: UTF8.self)
    if let model = Format.Model(rawValue: text) { return model }
    return ["GRAY", "Grey", "GREY"].contains(text) ? .grey : nil
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(prefix { $0 != " " }) }
}
