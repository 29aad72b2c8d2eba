import PaletteCore
import Synchronization

/// Where a command of the sample program writes what it was handed.
final class Sheet: Sendable {
  private let text = Mutex("")

  var content: String { text.withLock { $0 } }
  func write(_ line: String) { text.withLock { $0 = line } }
}

/// What the sample's commands are handed.
struct SampleContext {
  let sheet: Sheet
  let isJSON: Bool
  let language: String?
  let paths: [String]
  let choice: When
}

enum When: String, CaseIterable { case auto, always, never }
/// One change of `adjust`.
enum Change: Equatable, Sendable { case lighten(Double), rotate(Double), grey }

typealias SampleCommand = Command<SampleContext>

/// A small program that uses every kind of argument.
func sampleProgram(_ sheet: Sheet = Sheet()) -> Program<SampleContext> {
  Program(
    "palette", version: "1.2.3", "Browse palettes.",
    examples: ["palette list reds", "palette pick 128 128", "palette fav add '#ce332d'"],
    footer: ["Home page: https://example.org/palette"],
    sections: [
      .init("Browse", [sampleList, sampleShow, samplePick, sampleAdjust]),
      .init("Keep", [sampleFavourites, sampleCatalogue]),
    ],
    common: .flag("json", "Print JSON."),
    .option("lang", placeholder: "TAG", "The language of names.", as: .text),
    .options("catalogue", "A catalogue to add to the bundled one.", as: .file),
    .option(
      "color", aliases: ["colour"], "When to use colour.",
      as: .choice(of: When.self, placeholder: "WHEN"), default: When.auto)
  ) { isJSON, language, paths, choice in
    SampleContext(
      sheet: sheet, isJSON: isJSON, language: language, paths: paths, choice: choice)
  }
}

private let sampleList = SampleCommand("list", "List what the catalogue holds.") {
  Action(
    .optionalPositional("CATEGORY", "The category to list.", as: .text),
    .flag("long", short: "l", "Show all: names [and] 'moods'.")
  ) { context, category, isLong in
    context.sheet.write("list \(category ?? "-") \(isLong) \(context.isJSON)")
  }
}

private let sampleShow = SampleCommand("show", "Show colours.") {
  Action(
    .positionals(
      "COLOUR", "The colours.", as: .text("COLOUR", completion: .offered("colour")), atLeast: 1,
      hintWhenMissing: "If you typed #ff8800, quote it: '#ff8800', or leave the # out.")
  ) { context, colours in
    context.sheet.write("show \(colours)")
  }
}

private let samplePick = SampleCommand("pick", "Pick a colour on the wheel.") {
  Action(
    .positional("X", "From the left.", as: .number),
    .positional("Y", "From the top.", as: .number),
    .option(
      "size", short: "n", "The width of the wheel.", as: .wholeNumber(in: 1...8192), default: 256),
    .option("angle", placeholder: "DEG", "The hue.", as: .number(in: -360...360))
  ) { context, x, y, size, angle in
    context.sheet.write("pick \(x) \(y) \(size) \(angle.map { "\($0)" } ?? "-")")
  }
}

private let sampleAdjust = SampleCommand("adjust", "Change colours.") {
  Action(
    .orderedOptions("lighten", "Make it lighter.", as: .number),
    .orderedOptions("rotate", "Turn the hue.", as: .number),
    .orderedFlags("grey", aliases: ["gray"], "Make it grey.", value: Change.grey)
  ) { context, lighten, rotate, grey in
    guard !(lighten.isEmpty && rotate.isEmpty && grey.isEmpty) else {
      throw UsageError.Fault.rule(
        "'adjust' changes nothing. Add '--lighten' or another change.")
    }
    let changes =
      lighten.map { ($0.position, Change.lighten($0.value)) }
      + rotate.map { ($0.position, .rotate($0.value)) } + grey.map { ($0.position, $0.value) }
    context.sheet.write("adjust \(changes.sorted { $0.0 < $1.0 }.map(\.1))")
  }
}

private let sampleFavourites = SampleCommand(
  "fav", "Keep colours.", aliases: ["favourites", "favorites"], default: "list",
  commands: [
    SampleCommand("list", "List the favourites.") {
      Action { context in context.sheet.write("fav list \(context.choice.rawValue)") }
    },
    SampleCommand("add", "Keep a colour.") {
      Action(
        .positional("COLOUR", "The colour.", as: .text),
        .option("name", "Its name.", as: .text),
        .option(
          "like", "A colour to stand beside.", as: .text("COLOUR", completion: .offered("colour")))
      ) { context, colour, name, _ in
        context.sheet.write("fav add \(colour) \(name ?? "-")")
      }
    },
  ])

private let sampleCatalogue = SampleCommand(
  "catalogue", "Work on catalogues.", aliases: ["catalog"],
  commands: [
    SampleCommand("check", "Check catalogues.") {
      Action(.positionals("PATH", "The files.", as: .file, atLeast: 1)) { context, paths in
        context.sheet.write("check \(paths)")
      }
    }
  ])
