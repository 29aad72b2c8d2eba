import PaletteCore

let editCommand = Command<Context>(
  "edit", "Change a palette of your own, or make one.",
  discussion: [
    "add COLOUR... adds colours at the end or, with --at, before the one at that place. It makes the "
      + "palette where there is none: that is how one is made by hand.",
    "rename COLOUR NAME calls a colour something else, move COLOUR PLACE moves it, remove COLOUR... "
      + "takes colours out, and title NAME calls the palette something else: its address is made of "
      + "the new name then, and the old one is gone.",
    "A COLOUR that is there already may be told by its place, as @2, by its name or id in the palette, "
      + "or in any notation. An id that was made from a name changes with the name.",
    "The answer is the palette as it is then.",
  ],
  examples: [
    "palette-cli edit my/night add '#0b1d3a' --name Midnight",
    "palette-cli edit my/night add navy gold",
    "palette-cli edit my/night rename @2 Deep",
    "palette-cli edit my/night move gold 1",
    "palette-cli edit my/night remove midnight",
    "palette-cli edit my/night title 'The night'",
  ]
) {
  Action(
    .positional("PALETTE", "A palette of yours, as my/NAME.", as: .ownPalette),
    .positional(
      "ACTION", "What to do.", as: .choice(of: EditAction.self, placeholder: "ACTION"),
      hintWhenMissing: "Use one of: "
        + EditAction.allCases.map(\.rawValue).joined(separator: ", ") + "."),
    .positionals(
      "ARGUMENT", "The colours, the name or the place that it takes.",
      as: .text("ARGUMENT", completion: .offered("edit"))),
    .option("name", "What the colour that is added is called.", as: .text("NAME")),
    .option(
      "at", placeholder: "PLACE", "The place of the first colour that is added.",
      as: .wholeNumber(in: 1...1_000_000))
  ) { context, text, action, words, name, place in
    let edit = try action.edit(words, name: name, at: place, context)
    let file = try context.ownPalettesFile()
    // Nothing is created for a palette that is not there, unless the edit makes it.
    if !edit.makesPalettes, try file.palettes().palette(text) == nil {
      throw try context.noOwnPalette(text)
    }
    let (palette, sentence, oldID) = try file.change { own in
      guard let old = own.palette(text) else {
        let (palette, sentence) = try context.make(text, edit, in: &own)
        return (palette, sentence, palette.id)
      }
      let new = try own.change(old.id) { try edit.palette(from: $0, context) }
      return (new, edit.sentence(of: new, before: old.id), old.id)
    }
    let address = OwnPalettes.address(of: palette.id)
    try context.afterDoing(sentence) {
      if context.form == .picture {
        try context.output.line(sanitised(sentence))
      } else if palette.id != oldID {
        // Whoever goes on with the old address would find nothing there.
        try context.notice("\(OwnPalettes.address(of: oldID)) is \(address) now.")
      }
      try list(palette, at: address, context)
    }
  }
}
