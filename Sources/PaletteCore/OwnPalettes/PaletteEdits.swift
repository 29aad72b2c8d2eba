// Changes of one palette. Places count from 1, as users count them.

extension Palette {
  /// Creates a palette of the user's.
  ///
  /// - Parameters:
  ///   - name: Its name, which its id is made from.
  ///   - colours: Its colours, at least one; one without a name is called by its hex.
  /// - Throws: `emptyName`.
  init(named name: String, of colours: [(name: String, rgb: RGB8)]) throws(OwnPaletteError) {
    guard let name = PaletteText.nonemptyLine(name) else { throw .emptyName }
    var taken = Identifier.Taken([])
    self.init(
      id: Palette.id(made: name), name: LocalisedText(name),
      colours: colours.map { NamedColour($0.name, $0.rgb, among: &taken) })
  }

  /// The place of the colour that a text means: `@2`, or its id or name.
  ///
  /// - Parameters:
  ///   - text: What the user typed.
  ///   - rgb: The colour that the text is where nothing in the palette is called so; asked only then.
  /// - Returns: The place.
  /// - Throws: `noPlace`, `noColour`, `severalColours`, and what `rgb` throws.
  public func place(of text: String, rgb: () throws -> RGB8) throws -> Int {
    if text.utf8.first == UInt8(ascii: "@"), let place = Int(text.dropFirst()) {
      try check(place, most: colours.count)
      return place
    }
    let id = text.lowercased()
    if let index = colours.firstIndex(where: { $0.id == id }) { return index + 1 }
    var places = places { $0.name.isCalled(text) }
    if places.isEmpty {
      let rgb = try rgb()
      places = self.places { $0.rgb == rgb }
    }
    guard let place = places.first else { throw OwnPaletteError.noColour(text, palette: self.id) }
    guard places.count == 1 else { throw OwnPaletteError.severalColours(text, places: places) }
    return place
  }

  private func places(where matches: (NamedColour) -> Bool) -> [Int] {
    colours.indices.filter { matches(colours[$0]) }.map { $0 + 1 }
  }

  /// The palette with more colours.
  ///
  /// - Parameters:
  ///   - new: The colours; one without a name is called by its hex.
  ///   - place: The place of the first of them; behind all others where it is `nil`.
  /// - Returns: The palette.
  /// - Throws: `noPlace`.
  public func adding(
    _ new: [(name: String, rgb: RGB8)], at place: Int? = nil
  ) throws(OwnPaletteError) -> Palette {
    let place = place ?? colours.count + 1
    try check(place, most: colours.count + 1)
    var taken = Identifier.Taken(Set(colours.map(\.id)))
    var all = colours
    all.insert(
      contentsOf: new.map { NamedColour($0.name, $0.rgb, among: &taken) }, at: place - 1)
    return changed(colours: all)
  }

  /// The palette with a colour called something else.
  ///
  /// An id that was made of the old name is made anew of the new one; another one stays.
  ///
  /// - Parameters:
  ///   - place: The colour's place.
  ///   - name: Its new name; an empty one stands for its hex.
  /// - Returns: The palette.
  /// - Throws: `noPlace`.
  public func renaming(at place: Int, to name: String) throws(OwnPaletteError) -> Palette {
    try check(place, most: colours.count)
    var all = colours
    let old = all[place - 1]
    var taken = Identifier.Taken(Set(colours.map(\.id).filter { $0 != old.id }))
    let new = NamedColour(name, old.rgb, among: &taken)
    let isMade = Identifier.isMade(
      old.id, from: Identifier.made(for: old.name, rgb: old.rgb))
    all[place - 1] = isMade ? new : NamedColour(id: old.id, name: new.name, rgb: old.rgb)
    return changed(colours: all)
  }

  /// The palette with a colour at another place; those between make room.
  ///
  /// - Parameters:
  ///   - place: The colour's place.
  ///   - target: Its new place.
  /// - Returns: The palette.
  /// - Throws: `noPlace`.
  public func moving(from place: Int, to target: Int) throws(OwnPaletteError) -> Palette {
    try check(place, most: colours.count)
    try check(target, most: colours.count)
    var all = colours
    all.insert(all.remove(at: place - 1), at: target - 1)
    return changed(colours: all)
  }

  /// The palette without some colours.
  ///
  /// - Parameter places: Their places.
  /// - Returns: The palette.
  /// - Throws: `noPlace`, `noColourLeft`.
  public func removing(at places: Set<Int>) throws(OwnPaletteError) -> Palette {
    for place in places.sorted() { try check(place, most: colours.count) }
    let rest = colours.indices.filter { !places.contains($0 + 1) }.map { colours[$0] }
    guard !rest.isEmpty else { throw .noColourLeft(palette: id) }
    return changed(colours: rest)
  }

  /// The palette called something else.
  ///
  /// An id that was made of the old name is made anew of the new one; another one stays.
  ///
  /// - Parameter name: Its new name.
  /// - Returns: The palette.
  /// - Throws: `emptyName`.
  public func titled(_ name: String) throws(OwnPaletteError) -> Palette {
    guard let line = PaletteText.nonemptyLine(name) else { throw .emptyName }
    let made = Identifier.made(from: self.name.text)
    let isMade = made.map { Identifier.isMade(id, from: $0) } ?? false
    return changed(
      id: isMade ? Identifier.made(from: line) : nil, name: LocalisedText(line))
  }

  private func check(_ place: Int, most: Int) throws(OwnPaletteError) {
    guard (1...most).contains(place) else { throw .noPlace(place, most: most) }
  }
}

extension NamedColour {
  /// Creates a colour with an id that its siblings do not have.
  fileprivate init(_ name: String, _ rgb: RGB8, among taken: inout Identifier.Taken) {
    let name = LocalisedText(PaletteText.nonemptyLine(name) ?? rgb.hex)
    self.init(id: taken.distinct(Identifier.made(for: name, rgb: rgb)), name: name, rgb: rgb)
  }
}

extension Identifier {
  /// Whether an id is one that was made, or that with a number behind it.
  fileprivate static func isMade(_ id: String, from made: String) -> Bool {
    guard id.hasPrefix(made) else { return false }
    let rest = id.dropFirst(made.count)
    return rest.isEmpty || rest.first == "-" && Int(rest.dropFirst()) != nil
  }
}
