import Testing

/// The rules of the tidy tests, on made-up text.
struct RuleTests {
  @Test func commentsAndStringsAreNoCode() {
    let code = ##"""
      // as! one
      /* two /* try! */ three */ let a = "as! \(b("c")) d"; e
      let f = #"g " \(h)"#
      let i = """
        j " k
        """
      l
      """##
    let tokens = Token.all(of: code)
    #expect(
      tokens.map(\.text) == ["let", "a", "=", ";", "e", "let", "f", "=", "let", "i", "=", "l"])
    #expect(tokens.last?.line == 7)
  }

  @Test(arguments: [
    ("let a = try! b()", 1), ("let a = try? b()", 0), ("while try !b() {}", 0),
    ("let a = b as! C", 1),
    ("fatalError(\"a\")", 1), ("final class A: @unchecked Sendable {}", 1),
    ("nonisolated(unsafe) var a = 0", 1), ("print(a)", 1), ("return .print(a)", 0),
    ("// print(a)", 0), ("let a = Date()", 1), ("let a = Date(timeIntervalSince1970: 0)", 0),
    ("let a = UUID()", 1), ("FileManager.default", 1), ("import Foundation", 1),
    ("import FoundationEssentials", 1), ("import Glibc", 1), ("import Synchronization", 0),
    ("import CZlib", 1), ("internal import CSQLite", 1),
    ("// TO" + "DO: later", 1), ("let path = \"/work" + "/a\"", 1),
  ]) func bannedWords(code: String, count: Int) {
    let found = breaches(in: SourceFile(path: "PaletteCore/Colour/A.swift", text: code))
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("PaletteCore/Database/A.swift", "import Glibc\nlet a = Date()"),
    ("PaletteCore/Terminal/RawTerminal.swift", "import Darwin"),
    ("PaletteCore/Colour/Libm.swift", "import Musl"),
    ("compile-catalogue/A.swift", "import FoundationEssentials\nimport Foundation"),
    ("palette-cli/Main.swift", "import Glibc"),
    ("PaletteCore/Compression/A.swift", "import CZlib"),
    ("PaletteCore/Database/A.swift", "import CSQLite"),
    ("compile-catalogue/main.swift", "print(1)"),
  ]) func roomsThatMay(path: String, code: String) {
    #expect(breaches(in: SourceFile(path: path, text: code)) == [])
  }

  @Test func longFunctionsAndFiles() {
    let body = String(repeating: "  a()\n", count: 69)
    func found(_ code: String) -> [Breach] {
      breaches(in: SourceFile(path: "PaletteCore/Colour/A.swift", text: code))
    }
    #expect(found("func b() {\n\(body)}\n").map(\.line) == [1])
    #expect(found("func b() {\n\(body.dropLast(6))}\n") == [])
    #expect(found("\ninit(c: [Int] = [1]) {\n\(body)}\n").map(\.line) == [2])
    #expect(found("protocol P {\n  func b()\n}\nlet c = {\n\(body)}\n") == [])
    #expect(found(String(repeating: "\n", count: 401)).map(\.line) == [401])
    #expect(found(String(repeating: "\n", count: 400)) == [])
  }

  @Test func walls() {
    let files = [
      SourceFile(path: "PaletteCore/Low/A.swift", text: "struct Low { enum Kind {} }"),
      SourceFile(path: "PaletteCore/High/B.swift", text: "struct High { let low: Low }"),
      SourceFile(path: "PaletteCore/Side/C.swift", text: "enum Kind {}\nlet a: High?\n// Low"),
      SourceFile(path: "PaletteCore/Side/D.swift", text: "private enum Low {}; let b: Low"),
      SourceFile(path: "PaletteCore/Side/F.swift", text: "func c<each A, Top: B>(_ a: Top) {}"),
      SourceFile(path: "PaletteCore/High/G.swift", text: "struct Top {}"),
      SourceFile(path: "palette-cli/E.swift", text: "let c: High"),
    ]
    let table: [String: Set<String>] = ["Low": [], "High": ["Low"], "Side": ["Low"]]
    let found = wallBreaches(in: files, walls: table)
    #expect(found.map(\.path) == ["PaletteCore/Side/C.swift"])
    #expect(found.map(\.line) == [2])
    #expect(found.first?.message.hasPrefix("Side may not use High of High; ") == true)
    #expect(wallBreaches(in: files, walls: ["Low": [], "High": []]).map(\.line) == [1])
    #expect(unlistedRooms(in: files, walls: ["Low": [], "High": []]) == ["Side"])
  }
}
