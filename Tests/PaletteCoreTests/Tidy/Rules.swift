/// A run of words and marks that does not belong in the sources, and what to use instead.
private struct Ban {
  let tokens: [String]
  let advice: String
  /// What may stand before the run so that it is something else: `.print(…)` is a case.
  var except: Set<String> = []
  /// The folder, from `Sources/`, where it is allowed.
  var room: String?
}

private let bans = [
  Ban(tokens: ["try", "!"], advice: "'try!' traps; catch the error or let it pass on"),
  Ban(tokens: ["as", "!"], advice: "'as!' traps; let the type say what the value is"),
  Ban(
    tokens: ["fatalError", "("],
    advice: "throw an error for what a user can reach, use 'precondition' for what only a bug can"),
  Ban(tokens: ["@", "unchecked"], advice: "make the type Sendable by what it holds, or a value"),
  Ban(
    tokens: ["nonisolated", "(", "unsafe", ")"], advice: "use a 'let', or an Atomic or Mutex"),
  Ban(
    tokens: ["print", "("], advice: "return the text; the program writes it through its Output",
    except: [".", "case", "func"], room: "compile-catalogue/"),
  Ban(tokens: ["Process", "("], advice: "only the program starts others, through posix_spawn"),
]

private let machineBans = [
  Ban(tokens: ["FileManager"], advice: "take bytes, or go through Database/"),
  Ban(tokens: ["Date", "(", ")"], advice: "take a Timestamp"),
  Ban(tokens: ["UUID", "(", ")"], advice: "take an id, or a random number generator"),
  Ban(
    tokens: ["SystemRandomNumberGenerator"], advice: "take 'inout some RandomNumberGenerator'"),
]

/// The rules that a single file can break.
func breaches(in file: SourceFile) -> [Breach] {
  let isMachineRoom = machineRooms.contains { file.path.hasPrefix($0) }
  return sizeBreaches(in: file) + wordBreaches(in: file) + importBreaches(in: file)
    + banBreaches(in: file, isMachineRoom: isMachineRoom)
}

/// The bans by the word they start with.
private let bansByWord = Dictionary(grouping: bans) { $0.tokens[0] }
private let machineBansByWord = Dictionary(grouping: bans + machineBans) { $0.tokens[0] }

private func banBreaches(in file: SourceFile, isMachineRoom: Bool) -> [Breach] {
  let bans = isMachineRoom ? bansByWord : machineBansByWord
  return file.tokens.indices.flatMap { start in
    (bans[file.tokens[start].text] ?? []).filter { ban in
      ban.stands(at: start, in: file.tokens)
        && !(ban.room.map { file.path.hasPrefix($0) } ?? false)
    }.map {
      Breach(path: file.path, line: file.tokens[start].line, message: "\($0.advice).")
    }
  }
}

extension Ban {
  fileprivate func stands(at start: Int, in all: [Token]) -> Bool {
    let run = all[start...].prefix(tokens.count)
    // 'try !a' is no 'try!'.
    return run.map(\.text) == tokens && run.allSatisfy { $0.text != "!" || $0.isJoined }
      && !(start > 0 && except.contains(all[start - 1].text))
  }
}

private func sizeBreaches(in file: SourceFile) -> [Breach] {
  let lines = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
  let long = functionLengths(in: file.tokens).filter { $0.length > 70 }.map {
    Breach(
      path: file.path, line: $0.line,
      message: "a function of \($0.length) lines; 70 are the most, split it by what it does.")
  }
  guard lines > 400 else { return long }
  return [
    Breach(
      path: file.path, line: lines,
      message: "400 lines are the most; split the file by what it does.")
  ] + long
}

/// Words that mark what is unfinished, and paths of the machine that a file was written on.
private let marks = [
  ("TO" + "DO", "do it now, or leave it out"), ("FIX" + "ME", "mend it now"),
  ("X" + "XX", "say what it is about, or leave it out"),
  ("/work" + "/", "no path of this machine belongs in the project"),
  ("/root" + "/", "no path of this machine belongs in the project"),
].map { (word: $0, bytes: Array($0.utf8), advice: $1) }

private func wordBreaches(in file: SourceFile) -> [Breach] {
  var found: [Breach] = []
  var line = 1
  var text = file.text
  text.withUTF8 { text in
    for place in text.indices {
      switch text[place] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "X"), UInt8(ascii: "/"):
        for mark in marks where text[place...].starts(with: mark.bytes) {
          found.append(
            Breach(path: file.path, line: line, message: "'\(mark.word)': \(mark.advice)."))
        }
      default: break
      }
    }
  }
  return found
}

private func importBreaches(in file: SourceFile) -> [Breach] {
  let isMachineRoom = machineRooms.contains { file.path.hasPrefix($0) }
  let mayUseC = isMachineRoom || mathematicsFiles.contains(file.path)
  let mayUseEssentials = essentialsRooms.contains { file.path.hasPrefix($0) }
  let modules = zip(file.tokens, file.tokens.dropFirst()).filter { $0.0.text == "import" }.map(\.1)
  let hasEssentials = modules.contains { $0.text == "FoundationEssentials" }
  return modules.compactMap { module in
    let message: String? =
      switch module.text {
      case "Foundation" where !(mayUseEssentials && hasEssentials):
        "Foundation is slow to load; use the standard library."
      case "FoundationEssentials" where !mayUseEssentials:
        "FoundationEssentials slows the start; it is for \(essentialsRooms.joined(separator: " and "))."
      case "Glibc", "Musl", "Darwin":
        mayUseC ? nil : "take what the machine gives as a parameter, or go through Database/."
      case let name:
        systemLibraries[name].flatMap { room in
          file.path.hasPrefix(room) ? nil : "only \(room) uses \(name)."
        }
      }
    return message.map { Breach(path: file.path, line: module.line, message: $0) }
  }
}

/// The line and the length in lines of each function that has a body.
func functionLengths(in tokens: [Token]) -> [(line: Int, length: Int)] {
  var lengths: [(line: Int, length: Int)] = []
  for (index, token) in tokens.enumerated() {
    let isCalled = index > 0 && tokens[index - 1].text == "."
    guard token.text == "func" || token.text == "deinit" || (token.text == "init" && !isCalled),
      let end = endOfBody(behind: index, in: tokens)
    else { continue }
    lengths.append((token.line, tokens[end].line - token.line + 1))
  }
  return lengths
}

/// The closing brace of the body that belongs to a declaration, or `nil` where it has none.
private func endOfBody(behind start: Int, in tokens: [Token]) -> Int? {
  var depth = 0
  var braces = 0
  for index in (start + 1)..<max(tokens.count, start + 1) {
    switch tokens[index].text {
    case "(", "[": depth += 1
    case ")", "]": depth -= 1
    case "{" where depth == 0 || braces > 0: braces += 1
    case "}" where braces > 0:
      braces -= 1
      if braces == 0 { return index }
    case "}" where depth == 0: return nil
    case "func", "var", "init", "case":
      if braces == 0, depth == 0 { return nil }
    default: break
    }
  }
  return nil
}
