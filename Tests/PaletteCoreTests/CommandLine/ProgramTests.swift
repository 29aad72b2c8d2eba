import PaletteCore
import Testing

/// What the sample program does with a command line: what ran, was printed, or was wrong.
func sampleOutcome(_ line: String, helpWidth: Int = 79) throws -> String {
  let sheet = Sheet()
  let words = line.split(separator: " ").map(String.init)
  switch sampleProgram(sheet).parse(words, helpWidth: helpWidth) {
  case .run(let run):
    try run()
    return sheet.content
  case .print(let text): return text
  case .failure(let error): return error.description
  }
}

@Test(arguments: [
  ("list", "list - false false"),
  ("list reds -l --json", "list reds true true"),
  ("--json list", "list - false true"),
  ("show -- --x -", #"show ["--x", "-"]"#),
  ("pick -3 .5 --size=7 --angle -90", "pick -3.0 0.5 7 -90.0"),
  (
    "adjust --lighten 10 --rotate 30 --gray --lighten 5",
    "adjust [PaletteCoreTests.Change.lighten(10.0), PaletteCoreTests.Change.rotate(30.0), PaletteCoreTests.Change.grey, PaletteCoreTests.Change.lighten(5.0)]"
  ),
  ("fav", "fav list auto"),
  ("favorites --colour never", "fav list never"),
  ("--color=always favourites list", "fav list always"),
  ("fav --json add red --name x", "fav add red x"),
  ("catalog check a b", #"check ["a", "b"]"#),
  ("--version", "palette 1.2.3\n"),
]) func reading(line: String, expected: String) throws {
  #expect(try sampleOutcome(line) == expected)
}
