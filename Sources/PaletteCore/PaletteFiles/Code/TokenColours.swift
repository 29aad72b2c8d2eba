/// Finds the colours among tokens, and follows those that stand for others.
struct TokenColours {
  /// Why there is no colour, if there is none: the first name that stands for nothing, else the first
  /// token that may have been meant as a colour.
  var fault: PaletteFileFault? { missingName ?? noColour }
  private var missingName: PaletteFileFault?
  private var noColour: PaletteFileFault?
  private let tree: TokenTree
  private var table = NameTable<Int, Colour>()
  /// The groups of whose remarks it has been told that they are not kept.
  private var toldGroups: Set<Int> = []

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
      tellRemarks(of: token.node, noting: &warnings)
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
      warnings.noteFew(fact, at: .path(tree.path(of: token.node)))
    }
    if let reference = TokenReference(token.value) {
      let node =
        tree.node(at: reference.path)
        ?? (token.isOld ? tree.node(at: reference.path, inSetOf: token.node) : nil)
      guard let node else {
        missingName =
          missingName
          ?? PaletteFileFault(
            .noSuchName(reference.text), at: .path(tree.path(of: token.node)))
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
      case .colour(let colour, let facts):
        for fact in facts { warn(fact) }
        return .value(colour)
      case .unknownSpace(let space, let digits):
        warn(.unknownSpace(space, hasDigits: digits != nil))
        if let digits { return .value(digits) }
        tellNoColour(at: token.node)
        return .nothing
      case .notAColour: break
      }
    }
    if token.type != nil { warn(.notAColour) }
    tellNoColour(at: token.node)
    return .nothing
  }

  private mutating func tellNoColour(at node: Int) {
    guard noColour == nil else { return }
    noColour = PaletteFileFault(expecting: "a colour", at: .path(tree.path(of: node)))
  }

  /// Tells which remarks on a colour and on the groups that it is in are not kept.
  private mutating func tellRemarks(of token: Int, noting warnings: inout [PaletteFileWarning]) {
    var node = token
    repeat {
      let remarks = tree.nodes[node].remarks
      func warn(_ fact: PaletteFileWarning.Fact, if remark: TokenTree.Remarks) {
        if remarks.contains(remark) {
          warnings.noteFew(fact, at: .path(tree.path(of: node)))
        }
      }
      warn(.descriptions, if: .description)
      warn(.extensions, if: .extensions)
      warn(.deprecation, if: .deprecation)
      guard node != 0 else { return }
      node = tree.nodes[node].parent
    } while toldGroups.insert(node).inserted
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
