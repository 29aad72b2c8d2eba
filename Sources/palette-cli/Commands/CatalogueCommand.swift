import PaletteCore

let catalogueCommand = Command<Context>(
  "catalogue", "Check a catalogue of your own.", aliases: ["catalog"],
  commands: [catalogueCheckCommand])

private let catalogueCheckCommand = Command<Context>(
  "check", "Report every problem in property lists or folders.",
  discussion: [
    "An error makes a catalogue unusable; a warning tells what is left out, mended, or odd."
  ],
  examples: ["palette-cli catalogue check mine.plist"]
) {
  Action(.positionals("PATH", "A property list, or a folder of them.", as: .file, atLeast: 1)) {
    context, paths in
    let readings = try paths.map { ($0, try readCatalogue($0)) }
    if context.form == .json {
      let documents = readings.map { json(of: $1, file: $0) }
      try context.json(documents.count == 1 ? documents[0] : .array(documents))
    } else {
      for (path, reading) in readings { try show(reading, path, context) }
    }
    if readings.contains(where: { $1.categories == nil }) { throw Failure.silent(.badData) }
  }
}

private func show(_ reading: CatalogueReading, _ path: String, _ context: Context) throws {
  for problem in reading.problems { try context.output.line(sanitised(problem.description)) }
  guard context.form == .picture, let categories = reading.categories else { return }
  let palettes = categories.reduce(0) { $0 + $1.palettes.count }
  let verdict = reading.problems.warningSummary ?? "no problems"
  try context.output.line(
    "\(sanitised(path)): \(categories.count) categories, \(palettes) palettes; \(verdict)."
  )
}

private func json(of reading: CatalogueReading, file: String) -> JSON {
  func list(_ severity: CatalogueProblem.Severity) -> JSON {
    .array(
      reading.problems.filter { $0.severity == severity }.map { problem in
        .object([
          "file": .string(problem.file), "path": .string(problem.path),
          "line": problem.line.map(JSON.integer), "column": problem.column.map(JSON.integer),
          "value": problem.value.map(JSON.string), "message": .string(problem.message),
        ])
      })
  }
  return .object(["file": .string(file), "errors": list(.error), "warnings": list(.warning)])
}
