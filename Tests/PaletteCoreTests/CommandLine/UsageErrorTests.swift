import PaletteCore
import Testing

/// One command line that is wrong, and what the user is told.
struct UsageCase: CustomTestStringConvertible, Sendable {
  let id: String
  let line: String
  let words: String
  var command = ""
  var testDescription: String { id }
}

struct UsageErrorTests {
  static let cases = [
    UsageCase(
      id: "unknown command", line: "lst",
      words: "There is no command 'lst'. Did you mean 'list'?"),
    UsageCase(id: "nothing like it", line: "paint", words: "There is no command 'paint'."),
    UsageCase(
      id: "swapped letters", line: "shwo", words: "There is no command 'shwo'. Did you mean 'show'?"
    ),
    UsageCase(
      id: "unknown subcommand", line: "fav ad",
      words: "There is no command 'ad'. Did you mean 'add'?", command: " fav"),
    UsageCase(
      id: "a group alone", line: "catalogue",
      words: "A command is missing. Use one of: check.", command: " catalogue"),
    UsageCase(
      id: "unknown option", line: "list --lng",
      words: "There is no option '--lng'. Did you mean '--long' or '--lang'?", command: " list"),
    UsageCase(
      id: "no abbreviations", line: "pick 1 2 --siz=3",
      words: "There is no option '--siz'. Did you mean '--size'?", command: " pick"),
    UsageCase(
      id: "unknown short option", line: "list -x", words: "There is no option '-x'.",
      command: " list"),
    UsageCase(
      id: "no clusters", line: "list -ll", words: "There is no option '-ll'.", command: " list"),
    UsageCase(
      id: "option before its command", line: "--size 3 pick",
      words:
        "There is no option '--size' before a command. Put a command's options behind its name."),
    UsageCase(
      id: "mistyped common option", line: "--jsn list",
      words: "There is no option '--jsn'. Did you mean '--json'?"),
    UsageCase(
      id: "value glued to a short option", line: "pick 1 2 -n5",
      words: "There is no option '-n5'. Did you mean '-n 5'?", command: " pick"),
    UsageCase(
      id: "one dash", line: "pick 1 2 -size=5",
      words: "There is no option '-size=5'. Did you mean '--size=5'?", command: " pick"),
    UsageCase(
      id: "no value at the end", line: "pick 1 2 --size",
      words: "'--size N' has no value. Write '--size N', or '--size=N'.", command: " pick"),
    UsageCase(
      id: "an option is no value", line: "list --color --json",
      words: "'--color WHEN' has no value. Use one of: auto, always, never.", command: " list"),
    UsageCase(
      id: "no value and no command", line: "--lang",
      words: "'--lang TAG' has no value. Write '--lang TAG', or '--lang=TAG'."),
    UsageCase(
      id: "flag with a value", line: "list --long=yes",
      words: "'--long' takes no value, but 'yes' was given. Leave it out.", command: " list"),
    UsageCase(
      id: "number too small", line: "pick 1 2 --size 0",
      words: "'--size' must be a whole number from 1 to 8192, not '0'.", command: " pick"),
    UsageCase(
      id: "not a number", line: "pick 1 1,5", words: "'Y' must be a number, not '1,5'.",
      command: " pick"),
    UsageCase(
      id: "outside a range", line: "pick 1 2 --angle -361",
      words: "'--angle' must be a number from -360 to 360, not '-361'.", command: " pick"),
    UsageCase(
      id: "not a choice", line: "list --colour alway",
      words: "'--color' must be auto, always or never, not 'alway'. Did you mean 'always'?",
      command: " list"),
    UsageCase(
      id: "missing", line: "pick 1", words: "'Y' is missing.", command: " pick"),
    UsageCase(
      id: "the # trap", line: "show",
      words: "'COLOUR' is missing. "
        + "If you typed #ff8800, quote it: '#ff8800', or leave the # out.", command: " show"),
    UsageCase(
      id: "one too many", line: "list reds blues",
      words: "'blues' is one too many. Only one argument is expected here.", command: " list"),
    UsageCase(
      id: "none expected", line: "fav list reds",
      words: "'reds' is one too many. No argument is expected here.", command: " fav list"),
    UsageCase(
      id: "two expected", line: "pick 1 2 3",
      words: "'3' is one too many. Only 2 arguments are expected here.", command: " pick"),
    UsageCase(
      id: "a command's own rule", line: "adjust",
      words: "'adjust' changes nothing. Add '--lighten' or another change.", command: " adjust"),
    UsageCase(
      id: "help for what is not there", line: "help lst",
      words: "There is no command 'lst'. Did you mean 'list'?", command: " help"),
  ]

  @Test(arguments: cases) func words(_ usage: UsageCase) throws {
    var text = ""
    do {
      text = try sampleOutcome(usage.line)
    } catch {
      text = "\(error)"
    }
    #expect(text == "\(usage.words)\nSee 'palette\(usage.command) --help'.")
  }

  @Test func relationsBetweenArguments() {
    #expect(
      UsageError.Fault.conflict("--angle", "X Y").description
        == "'--angle' and 'X Y' do not go together. Use one of them.")
    #expect(
      UsageError.Fault.needs("--radius", "--angle").description
        == "'--radius' is of use only with '--angle'. Add it.")
  }

  @Test func aMissingOptionTellsWhatItTakes() {
    let choice = Argument.requiredOption("shell", "The shell.", as: .choice(of: Shell.self))
    #expect(
      UsageError.Fault.missingArgument(choice.info).description
        == "'--shell WORD' is missing. Use one of: bash, zsh, fish.")
    let path = Argument.requiredOption("into", "The folder.", as: .folder)
    #expect(
      UsageError.Fault.missingArgument(path.info).description
        == "'--into DIR' is missing. Write '--into DIR', or '--into=DIR'.")
  }
}
