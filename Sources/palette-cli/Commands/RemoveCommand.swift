import PaletteCore

let removeCommand = Command<Context>(
  "remove", "Remove palettes of your own.",
  discussion: [
    "The answer is what was removed. Only palettes that were imported or made with 'palette-cli edit' "
      + "can be removed."
  ],
  examples: ["palette-cli remove my/brand --yes"]
) {
  Action(
    .positionals("PALETTE", "A palette of yours, as my/NAME.", as: .ownPalette, atLeast: 1),
    .flag("yes", short: "y", "Do it without asking.")
  ) { context, texts, isAgreed in
    let file = try context.ownPalettesFile()
    let own = try file.palettes()
    // All are looked up before anything is removed.
    var ids: [String] = []
    for text in texts {
      let palette = try own.palette(text) ?? { throw try context.noOwnPalette(text) }()
      if !ids.contains(palette.id) { ids.append(palette.id) }
    }
    let addresses = ids.map { OwnPalettes.address(of: $0).description }
    try context.confirm(
      isAgreed, "Remove \(addresses.joined(separator: ", "))?",
      command: "palette-cli remove \(addresses.joined(separator: " "))")
    let removed = try file.change { own in
      let removed = ids.compactMap { id in own.palettes.first { $0.id == id } }
      own.remove(Set(ids))
      return removed
    }
    let sentence =
      removed.count == 1 ? "1 palette was removed." : "\(removed.count) palettes were removed."
    try context.afterDoing(sentence) {
      if context.form == .picture { return try context.output.line(sentence) }
      try showOwn(removed, context)
    }
  }
}

extension Context {
  /// What to say where a text means no palette of the user's.
  func noOwnPalette(_ text: String) throws -> Failure {
    let error = OwnPaletteError.noPalette(shortened(text))
    if let address = Address(text), address.category != OwnPalettes.category,
      let id = address.palette, try catalogue.whole.find(address) != nil
    {
      let home = Address(category: address.category, palette: id)
      return Failure(
        .no,
        "'\(home)' is not yours to change. Make a copy with 'palette-cli export \(home) --to plist "
          + "| palette-cli import - --into \(id)'.")
    }
    let wanted = "\(OwnPalettes.category)/\(OwnPalettes.bareName(text))"
    let alike = try catalogue.whole.placeSuggestions(for: wanted).filter { suggestion in
      let address = Address(suggestion)
      return address?.category == OwnPalettes.category && address?.palette != nil
    }
    guard alike.isEmpty else {
      return Failure(
        .no,
        "There is no palette '\(shortened(text))' among yours." + Words.question(alike))
    }
    let own = try ownPalettesFile().palettes().palettes.map {
      OwnPalettes.address(of: $0.id).description
    }
    guard !own.isEmpty, own.count <= 8 else { return Failure(error) }
    let list = own.joined(separator: ", ")
    return Failure(
      .no,
      "There is no palette '\(shortened(text))' among yours. "
        + (own.count == 1 ? "The one there is: \(list)." : "Those there are: \(list)."))
  }
}
