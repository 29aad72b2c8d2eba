import PaletteCore
import Testing

struct CompletionTests {
  @Test(arguments: Shell.allCases) func script(shell: Shell) throws {
    let script = try sampleOutcome("completions \(shell.rawValue)")
    #expect(script == shell.completionScript(for: sampleProgram().info))
    try expectGolden(script, "sample-completions.\(shell.rawValue)")
  }
}

/// The scripts in real shells; a shell that is not installed is passed over.
struct ShellTests {
  private static let lines = [
    "palette f", "palette --json favourites ", "palette list --lo", "palette --colour a",
    "palette --color=n", "palette show ", "palette fav add --like=a:", "palette completions z",
    "palette show -- --", "palette list -- x y z", "palette help ca", "palette help favourites a",
    "palette list --lang en --lo",
  ]

  @Test(.enabled(if: ShellHarness.isInstalled(.bash))) func bash() throws {
    let offers = try ShellHarness(.bash).offers(for: Self.lines)
    #expect(
      offers == [
        ["fav"], ["list", "add"], ["--long"], ["auto", "always"], ["never"],
        ["scarlet", #"it\'s"#, #"a:b\[c\]"#, #"Sea\ Green"#, #"back\\slash"#], [#"b\[c\]"#],
        ["zsh"], [], [], ["catalogue"], ["add"], ["--long"],
      ])
  }

  @Test(.enabled(if: ShellHarness.isInstalled(.zsh))) func zsh() throws {
    let offers = try ShellHarness(.zsh).offers(for: Self.lines)
    #expect(
      offers.map { $0.sorted() } == [
        ["fav"], ["add", "list"], ["--long"], ["always", "auto"], ["never"],
        [#"Sea\ Green"#, #"a:b\[c\]"#, #"back\\slash"#, #"it\'s"#, "scarlet"], [#"a:b\[c\]"#],
        ["zsh"], [], [], ["catalogue"], ["add"], ["--long"],
      ])
  }

  @Test(.enabled(if: ShellHarness.isInstalled(.fish))) func fish() throws {
    let offers = try ShellHarness(.fish).offers(for: Self.lines)
    #expect(
      offers.map { $0.sorted() } == [
        ["fav"], ["add", "list"], ["--long"], ["always", "auto"], ["--color=never"],
        ["Sea Green", "a:b[c]", #"back\slash"#, "it's", "scarlet"], ["--like=a:b[c]"],
        ["zsh"], [], [], ["catalogue"], ["add"], ["--long"],
      ])
  }
}
