/// Finds the colours among tokens, and follows those that stand for others.
struct TokenColours {
  /// The first name that stands for nothing.
  private(set) var missingName: String?
  private let tree: TokenTree
  private var table = NameTable<Int, Colour>()

  init(_ tree: TokenTree) { self.tree = tree }

  /// The colours as a document: a group for each group of tokens that holds some itself.
  ///
  /// - Throws: That tokens stand for one another in a circle.
  mutating func document(
    noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    for token in tree.tokens {
      table.define(token.node, as: meaning(of: token, noting: &warnings))
    }
    var groups: [(node: Int, entries: [PaletteDocument.Entry])] = []
    var places: [Int: Int] = [:]
    for token in tree.tokens {
      guard let colour = try colour(of: token) else { continue }
      let parent = tree.nodes[token.node].parent
      let place = places[parent, default: groups.count]
      if place == groups.count {
        places[parent] = place
        groups.append((parent, []))
      }
      groups[place].entries.append(PaletteDocument.Entry(name(of: token.node, colour), colour))
    }
    return document(of: groups)
  }

  private mutating func colour(of token: TokenTree.Token) throws(PaletteFileFault) -> Colour? {
    do throws(NameTable<Int, Colour>.Fault) {
      return try table.value(of: token.node)
    } catch {
      guard case .circle(let nodes) = error else { return nil }
      throw PaletteFileFault(.circle(nodes.map { tree.path(of: $0) }))
    }
  }

  private mutating func meaning(
    of token: TokenTree.Token, noting warnings: inout [PaletteFileWarning]
  ) -> NameTable<Int, Colour>.Meaning {
    guard token.type == nil || token.type == "color" else { return .nothing }
    func warn(_ fact: PaletteFileWarning.Fact) {
      warnings.append(PaletteFileWarning(fact, at: .path(tree.path(of: token.node))))
    }
    if let reference = TokenReference(token.value) {
      guard let node = tree.node(at: reference.path) else {
        missingName = missingName ?? reference.text
        if token.type != nil { warn(.noSuchName(reference.text)) }
        return .nothing
      }
      return .alias(node, fallback: nil)
    }
    if let text = token.value.string {
      // Before 2025 a colour was a string.
      if let colour = StyleColour(text)?.colour { return .value(colour) }
    } else if token.value.isObject {
      switch TokenColour.reading(of: token.value) {
      case .colour(let colour): return .value(colour)
      case .unknownSpace(let space, let digits):
        warn(.unknownSpace(space, hasDigits: digits != nil))
        return digits.map { .value($0) } ?? .nothing
      case .notAColour: break
      }
    }
    if token.type != nil { warn(.notAColour) }
    return .nothing
  }

  private func name(of node: Int, _ colour: Colour) -> String? {
    let node = tree.nodes[node]
    // The token that is the group's own colour is called like the group.
    if node.key == "$root" { return tree.nodes[node.parent].title }
    return node.title == node.description
      ? node.title : CodeName.plainName(of: node.key, in: node.key, colour)
  }

  private func document(
    of groups: [(node: Int, entries: [PaletteDocument.Entry])]
  ) -> PaletteDocument {
    let titles = groups.map { tree.titles(of: $0.node) }
    var shared = titles.dropFirst().reduce(titles.first ?? []) { shared, titles in
      zip(shared, titles).prefix { $0 == $1 }.map(\.0)
    }
    // The only palette in something that has a name, too.
    if titles.count == 1, shared.count > 1 { shared.removeLast() }
    func name(_ words: some Collection<String>) -> String? {
      words.isEmpty ? nil : words.joined(separator: " ")
    }
    return PaletteDocument(
      name: name(shared), comment: tree.description,
      groups: zip(groups, titles).map { group, titles in
        PaletteDocument.Group(
          name: name(titles.dropFirst(shared.count)), entries: group.entries)
      })
  }
}

/// A token's value that is another token's name: `{a.b}`, or a JSON pointer like `#/a/b` in a `$ref`.
struct TokenReference {
  /// The names that lead to the other token.
  let path: [String]
  /// The reference as written.
  let text: String

  init?(_ value: JSON) {
    if let text = value.string {
      guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
      self.text = String(text.dropFirst().dropLast())
      path = self.text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    } else if let text = value["$ref"]?.string, text.hasPrefix("#/") {
      self.text = text
      var path = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
        Self.unescaped($0)
      }
      // The value of a token is what the token stands for.
      if path.last == "$value" { path.removeLast() }
      self.path = path
    } else {
      return nil
    }
  }

  /// A word of a JSON pointer: RFC 6901 §3 and §6.
  private static func unescaped(_ word: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      let next = rest.first
      if byte == UInt8(ascii: "~"), next == UInt8(ascii: "0") || next == UInt8(ascii: "1") {
        bytes.append(UInt8(ascii: next == UInt8(ascii: "0") ? "~" : "/"))
        rest.removeFirst()
      } else if byte == UInt8(ascii: "%"),
        let high = next.flatMap(Hexadecimal.value(ofDigit:)),
        let low = rest.dropFirst().first.flatMap(Hexadecimal.value(ofDigit:))
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
