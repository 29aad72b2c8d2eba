private let typeWords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

/// The names of types that a file declares.
struct DeclaredTypes {
  /// Those that other files can name by themselves: at the top, and not private.
  var atTop: Set<String> = []
  /// All of them, nested and private ones and generic parameters too.
  var all: Set<String> = []

  init(in tokens: [Token]) {
    var depth = 0
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case let word where typeWords.contains(word) && index + 1 < tokens.count:
        let name = tokens[index + 1].text
        all.insert(name)
        let before = index > 0 ? tokens[index - 1].text : ""
        if depth == 0, before != "private", before != "fileprivate" { atTop.insert(name) }
      case "<": all.formUnion(Self.genericParameters(behind: index, in: tokens))
      default: break
      }
    }
  }

  /// The names that a clause such as `<each Value, Key: Hashable>` declares.
  private static func genericParameters(behind start: Int, in tokens: [Token]) -> [String] {
    guard start > 1,
      ["struct", "class", "enum", "func"].contains(tokens[start - 2].text)
        || tokens[start - 1].text == "init"
    else { return [] }
    let clause = tokens[start...].prefix { $0.text != ">" }
    return zip(clause, clause.dropFirst()).compactMap { mark, name in
      ["<", ",", "each"].contains(mark.text) ? name.text : nil
    }
  }
}

/// The places where a file names a type of a folder that it may not use.
///
/// A name that the file's own folder declares too is taken for that one.
///
/// - Parameters:
///   - files: All files of the library.
///   - walls: Which other folders a folder may use.
/// - Returns: The breaches, in the order of the files.
func wallBreaches(in files: [SourceFile], walls: [String: Set<String>]) -> [Breach] {
  var owners: [String: Set<String>] = [:]
  var own: [String: Set<String>] = [:]
  for file in files {
    guard let room = file.room else { continue }
    let types = DeclaredTypes(in: file.tokens)
    own[room, default: []].formUnion(types.all)
    for name in types.atTop { owners[name, default: []].insert(room) }
  }
  return files.flatMap { file -> [Breach] in
    guard let room = file.room, let allowed = walls[room] else { return [] }
    let ownNames = own[room, default: []]
    return file.tokens.enumerated().compactMap { index, token in
      guard let rooms = owners[token.text], !ownNames.contains(token.text),
        rooms.isDisjoint(with: allowed),
        !isNestedName(at: index, in: file.tokens)
      else { return nil }
      let owner = rooms.sorted().joined(separator: ", ")
      return Breach(
        path: file.path, line: token.line,
        message: "\(room) may not use \(token.text) of \(owner); "
          + "take what is needed as a parameter, or move it to a lower folder.")
    }
  }
}

/// Whether a name belongs to the type before the dot, as in `Row.Table`, or is only a label.
private func isNestedName(at index: Int, in tokens: [Token]) -> Bool {
  guard index > 0, tokens[index - 1].text == "." else { return false }
  return index > 1 && tokens[index - 2].text != "PaletteCore"
}

/// Folders of the library without a row in the table of walls.
func unlistedRooms(in files: [SourceFile], walls: [String: Set<String>]) -> Set<String> {
  Set(files.compactMap(\.room)).subtracting(walls.keys)
}
