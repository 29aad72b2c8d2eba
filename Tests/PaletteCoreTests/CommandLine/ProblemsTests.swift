import Testing

@testable import PaletteCore

struct ProblemsTests {
  @Test func sampleIsWellMade() {
    #expect(sampleProgram().info.problems == [])
  }

  private func problems(_ arguments: [ArgumentInfo], _ head: CommandHead? = nil) -> [String] {
    var info = sampleProgram().info
    let head = head ?? CommandHead(name: "a", summary: "Do it.")
    info.sections = [.init(title: "A", commands: [CommandInfo(head: head, arguments: arguments)])]
    return info.problems
  }

  @Test func eachRuleIsKept() {
    let option = ArgumentInfo(
      kind: .option, arity: .optional, name: "b", placeholder: "B", summary: "Say it.")
    let word = ArgumentInfo(
      kind: .positional, arity: .many(minimum: 0), name: "C", placeholder: "C", summary: "Say it.")
    func changed(_ info: ArgumentInfo, _ change: (inout ArgumentInfo) -> Void) -> [String] {
      var info = info
      change(&info)
      return problems([info])
    }
    #expect(problems([option, word]) == [])
    #expect(problems([option, option]) == ["palette a: '--b' twice"])
    #expect(changed(option) { $0.short = "h" } == ["palette a: '-h' twice"])
    #expect(changed(option) { $0.short = "ab" } == ["palette a: '-ab' is not one letter"])
    #expect(changed(option) { $0.aliases = ["json"] } == ["palette a: '--json' twice"])
    #expect(changed(option) { $0.summary = "Say it" } == ["palette a: b: 'Say it'"])
    #expect(changed(option) { $0.summary = "Say. It." } == ["palette a: b: 'Say. It.'"])
    #expect(changed(option) { $0.summary = "say it." } == ["palette a: b: 'say it.'"])
    #expect(
      changed(option) { $0.choices = ["a b"] }
        == ["palette a: b: the choice 'a b' is not a plain word"])
    #expect(
      changed(option) { $0.placeholder = "b" }
        == ["palette a: b: the placeholder 'b' is not in capitals"])
    #expect(problems([word, word]) == ["palette a: C comes behind a repeatable one"])
    var required = word
    required.arity = .one
    #expect(
      problems([word, required]) == [
        "palette a: C comes behind a repeatable one",
        "palette a: C must be given, but C before it need not",
      ])
    let head = CommandHead(
      name: "a", summary: "Do it.", examples: [String(repeating: "x", count: 78)])
    #expect(problems([], head).map { $0.prefix(21) } == ["wider than 79 columns"])
  }
}
