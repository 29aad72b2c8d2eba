import PaletteCore
import Testing

@testable import palette_cli

@Suite struct ProgramDeclarationTests {
  private let program = PaletteProgram.make(
    output: OutputStream(descriptor: 1, holdsAnswer: true),
    notices: OutputStream(descriptor: 2, holdsAnswer: false))

  @Test func declarationsKeepTheRules() { #expect(program.info.problems == []) }

  static let helps: [[String]] = [
    [], ["--help"], ["list"], ["show"], ["search"], ["catalogue"], ["catalogue", "check"],
    ["export"], ["formats"], ["fav", "export"], ["pick"], ["wheel"], ["convert"], ["nearest"],
    ["contrast"], ["difference"], ["check"], ["simulate"], ["mix"], ["gradient"], ["harmony"],
    ["adjust"], ["shades"], ["sort"], ["random"], ["fav"], ["import"], ["edit"], ["remove"],
    ["fav", "import"], ["fav", "add"], ["fav", "remove"], ["fav", "move"], ["store"],
    ["store", "products"], ["store", "buy"], ["store", "receipt"], ["store", "verify-receipt"],
    ["store", "settings"], ["store", "reset"], ["ledger"], ["ledger", "verify"],
    ["ledger", "export"], ["ledger", "verify-jws"], ["completions"], ["help"],
  ]

  @Test(arguments: helps) func helpIsAsWritten(path: [String]) throws {
    let words = path.isEmpty || path == ["--help"] ? path : path + ["--help"]
    guard case .print(let text) = program.parse(words) else {
      Issue.record("'\(words)' prints no help")
      return
    }
    let name =
      path.isEmpty ? "alone" : path == ["--help"] ? "program" : path.joined(separator: "-")
    try expectGolden(text, "help-\(name).txt")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 79 })
  }

  @Test func completionScriptsAreAsWritten() throws {
    for shell in Shell.allCases {
      try expectGolden(
        shell.completionScript(for: program.info), "completions.\(shell.rawValue)")
    }
  }
}
