import PaletteCore

/// What `edit` can do.
enum EditAction: String, CaseIterable {
  case add
  case rename
  case move
  case remove
  case title
}

/// A change of a palette, as it was typed.
enum PaletteEdit {
  case add([(name: String, rgb: RGB8)], at: Int?)
  case rename(String, to: String)
  case move(String, to: Int)
  case remove([String])
  case title(String)

  /// Whether it makes the palette where there is none.
  var makesPalettes: Bool { if case .add = self { true } else { false } }
}

extension EditAction {
  /// The change that the arguments of an action ask for; colours that it adds are read.
  ///
  /// - Parameters:
  ///   - words: The arguments behind the action.
  ///   - name: What `--name` says.
  ///   - place: What `--at` says.
  ///   - context: Where colours are looked up.
  /// - Returns: The change.
  /// - Throws: `UsageError.Fault` where the arguments are not those of the action, and `Failure`.
  func edit(
    _ words: [String], name: String?, at place: Int?, _ context: Context
  ) throws -> PaletteEdit {
    if self != .add, let option = name != nil ? "--name" : place != nil ? "--at" : nil {
      throw UsageError.Fault.rule("'\(option)' is of use only with 'add'. Leave it out.")
    }
    switch self {
    case .add: return .add(try colours(words, name: name, context), at: place)
    case .remove:
      guard !words.isEmpty else { throw wrongArguments }
      return .remove(try context.expanded(words))
    case .rename:
      guard words.count == 2 else { throw wrongArguments }
      return .rename(words[0], to: words[1])
    case .move:
      guard words.count == 2 else { throw wrongArguments }
      let digits = words[1].hasPrefix("@") ? words[1].dropFirst() : words[1][...]
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let place = Int(digits),
        place > 0
      else {
        throw UsageError.Fault.rule(
          "'\(words[1])' is not a place. Write 1 for the first of the palette.")
      }
      return .move(words[0], to: place)
    case .title:
      guard words.count == 1 else { throw wrongArguments }
      return .title(words[0])
    }
  }

  private func colours(
    _ words: [String], name: String?, _ context: Context
  ) throws -> [(name: String, rgb: RGB8)] {
    let words = try context.expanded(words)
    guard !words.isEmpty else {
      throw UsageError.Fault.rule("'add' takes COLOUR... behind it. \(hashHint)")
    }
    if name != nil, words.count > 1 {
      throw UsageError.Fault.rule("'--name' names one colour. Add the others without it.")
    }
    return try words.map { word in
      let colour = try context.colour(word)
      try context.tellLosses(of: colour, typed: word, in: "A palette", verb: "added")
      return (name ?? colour.listed.name?.text(in: context.language) ?? "", colour.rgb)
    }
  }

  private var wrongArguments: UsageError.Fault {
    let arguments =
      switch self {
      case .add, .remove: "COLOUR..."
      case .rename: "a COLOUR and its new NAME"
      case .move: "a COLOUR and its new PLACE"
      case .title: "a NAME"
      }
    return .rule("'\(rawValue)' takes \(arguments) behind it. Quote a name of several words.")
  }
}

extension PaletteEdit {
  /// The palette as it is after the change.
  func palette(from palette: Palette, _ context: Context) throws -> Palette {
    func place(_ text: String) throws -> Int {
      try palette.place(of: text) {
        do {
          return try context.colour(text).rgb
        } catch let failure as Failure where failure.status == .no {
          throw OwnPaletteError.noColour(shortened(text), palette: palette.id)
        }
      }
    }
    return switch self {
    case .add(let colours, let position): try palette.adding(colours, at: position)
    case .rename(let text, let name): try palette.renaming(at: place(text), to: name)
    case .move(let text, let target): try palette.moving(from: place(text), to: target)
    // Places are those of the palette as it was before anything was removed.
    case .remove(let texts): try palette.removing(at: Set(texts.map(place)))
    case .title(let name): try palette.titled(name)
    }
  }

  /// What was done, for a person.
  ///
  /// - Parameters:
  ///   - palette: The palette as it is now.
  ///   - oldID: The id that it had before.
  /// - Returns: A sentence.
  func sentence(of palette: Palette, before oldID: String) -> String {
    let address = OwnPalettes.address(of: palette.id)
    return switch self {
    case .add(let colours, _) where colours.count == 1: "Added a colour to \(address)."
    case .add(let colours, _): "Added \(colours.count) colours to \(address)."
    case .rename(_, let name): "A colour of \(address) is called '\(name)' now."
    case .move(_, let place): "A colour of \(address) is at @\(place) now."
    case .remove(let texts) where texts.count == 1: "Removed a colour of \(address)."
    case .remove(let texts): "Removed \(texts.count) colours of \(address)."
    case .title(let name) where palette.id != oldID:
      "\(OwnPalettes.address(of: oldID)) is called '\(name)' now, and its address is \(address)."
    case .title(let name): "\(address) is called '\(name)' now."
    }
  }
}

extension Context {
  /// Makes the palette of colours that are added to one that is not there.
  ///
  /// - Parameters:
  ///   - text: The palette as the user typed it.
  ///   - edit: The change.
  ///   - own: The palettes, to which it is added.
  /// - Returns: The palette, and what was done.
  /// - Throws: `Failure` where the text does not name a palette of the user's.
  func make(
    _ text: String, _ edit: PaletteEdit, in own: inout OwnPalettes
  ) throws -> (Palette, String) {
    guard case .add(let colours, let place) = edit else { throw try noOwnPalette(text) }
    guard text.lowercased().hasPrefix("my/") else {
      let failure = try noOwnPalette(text)
      guard !text.contains("/") else { throw failure }
      throw Failure(
        .no,
        "There is no palette '\(shortened(text))' among yours. Write 'my/\(shortened(text))' to make "
          + "one.")
    }
    guard !OwnPalettes.bareName(text).contains("/") else { throw try noOwnPalette(text) }
    if let place, place > 1 { throw OwnPaletteError.noPlace(place, most: 1) }
    let palette = try own.make(text, of: colours)
    let count = colours.count == 1 ? "1 colour" : "\(colours.count) colours"
    return (palette, "Made \(OwnPalettes.address(of: palette.id)) of \(count).")
  }
}
