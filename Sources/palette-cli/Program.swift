import PaletteCore

/// The program: its commands and the options that all of them share, each declared once.
enum PaletteProgram {
  static let version = "0.1.0"

  static func make(output: OutputStream, notices: OutputStream) -> Program<Context> {
    Program(
      "palette-cli", version: version,
      "Browse colour palettes, pick colours on a wheel, and keep the ones you like.",
      examples: [
        "palette-cli list reds",
        "palette-cli show 'rgb(206 51 45)'",
        "palette-cli pick --angle 30 --radius 0.8 --save",
      ],
      sections: [
        Program.Section("Look", [listCommand, showCommand, searchCommand, catalogueCommand]),
        Program.Section("Pick and convert", [pickCommand, wheelCommand, convertCommand]),
        Program.Section(
          "Compare",
          [nearestCommand, contrastCommand, differenceCommand, checkCommand, simulateCommand]),
        Program.Section(
          "Mix and change",
          [
            mixCommand, gradientCommand, harmonyCommand, adjustCommand, shadesCommand, sortCommand,
            randomCommand,
          ]),
        Program.Section("Keep", [favouritesCommand, editCommand, removeCommand]),
        Program.Section("Exchange", [exportCommand, importCommand, formatsCommand]),
        Program.Section("Buy", [storeCommand, ledgerCommand, completeCommand]),
      ],
      common: .options(
        "catalogue", aliases: ["catalog"], placeholder: "PATH",
        "Add the palettes of a property list or a folder.", as: .file),
      .option("data-dir", "Keep favourites, palettes and purchases in this folder.", as: .folder),
      .option("lang", placeholder: "TAG", "Show names in this language.", as: .language),
      .flag("json", "Answer in JSON."),
      .option(
        "color", aliases: ["colour"], placeholder: "WHEN", "When to use colour.",
        as: .choice(of: ColourChoice.self), default: .auto)
    ) { catalogues, dataDirectory, language, json, colour in
      Context(
        options: CommonOptions(
          catalogues: catalogues, dataDirectory: dataDirectory, language: language, json: json,
          colour: colour),
        output: output, notices: notices)
    }
  }
}
