/// Groups that extend others: Design Tokens Format Module 2025.10, "Extending groups".
///
/// A group has all of the tokens and groups of the one that it extends but those that it has itself,
/// and so have the groups that both have.
struct TokenExtension {
  private var tree: TokenTree
  /// Whether a group has all that it gets; those are missing that nobody has looked at.
  private var states: [Int: Bool] = [:]
  /// The groups that extend others, each because of the one before.
  private var chain: [Int] = []
  private let ownCount: Int

  /// How much a file may get in this way: short files can be made that would be endless.
  private static let mostInherited = 1 << 17
  /// How deep groups may lie or extend one another, so that the stack has room for them.
  private static let deepest = 400

  private init(_ tree: TokenTree) {
    self.tree = tree
    ownCount = tree.nodes.count
  }

  /// A file's groups with what they get from others.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - warnings: Gets which groups extend one that is not there.
  /// - Returns: The file, in which every token is at its place.
  /// - Throws: That groups extend one another in a circle, or by far too much.
  static func extended(
    _ tree: TokenTree, noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> TokenTree {
    guard !tree.bases.isEmpty else { return tree }
    var work = TokenExtension(tree)
    try work.complete(0, depth: 0, noting: &warnings)
    work.tree.sortTokens()
    return work.tree
  }

  private mutating func complete(
    _ node: Int, depth: Int, noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) {
    if let isComplete = states[node] {
      guard !isComplete else { return }
      let start = chain.firstIndex(of: node)
      let circle = (start == nil ? [node] : []) + chain[(start ?? 0)...] + [node]
      throw PaletteFileFault(.circle(circle.map { tree.path(of: $0) }))
    }
    guard depth < Self.deepest else { throw tooDeep(node) }
    states[node] = false
    if let reference = tree.bases[node] {
      chain.append(node)
      if let base = try base(at: reference.path, depth: depth, noting: &warnings) {
        try complete(base, depth: depth + 1, noting: &warnings)
        try inherit(from: base, to: node, depth: 0)
      } else {
        warnings.noteFew(.noSuchName(reference.text), at: .path(tree.path(of: node)))
      }
      chain.removeLast()
    }
    for child in tree.nodes[node].members where tree.nodes[child].token == nil {
      try complete(child, depth: depth + 1, noting: &warnings)
    }
    states[node] = true
  }

  /// The group of a name, which may be one that another group has only got.
  private mutating func base(
    at path: [String], depth: Int, noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> Int? {
    var node = 0
    for key in path {
      if tree.nodes[node].children[key] == nil, tree.bases[node] != nil, states[node] == nil {
        try complete(node, depth: depth + 1, noting: &warnings)
      }
      guard let child = tree.nodes[node].children[key] else { return nil }
      node = child
    }
    return tree.nodes[node].token == nil ? node : nil
  }

  private mutating func inherit(
    from base: Int, to node: Int, depth: Int
  ) throws(PaletteFileFault) {
    guard depth < Self.deepest else { throw tooDeep(node) }
    for member in tree.nodes[base].members {
      let isGroup = tree.nodes[member].token == nil
      if let own = tree.nodes[node].children[tree.nodes[member].key] {
        if isGroup, tree.nodes[own].token == nil {
          try inherit(from: member, to: own, depth: depth + 1)
        }
        continue
      }
      guard tree.nodes.count - ownCount < Self.mostInherited else {
        throw PaletteFileFault(
          expecting: "fewer tokens that groups have from others", at: .path(tree.path(of: node)))
      }
      let copy = tree.addCopy(of: member, to: node)
      states[copy] = true
      if isGroup { try inherit(from: member, to: copy, depth: depth + 1) }
    }
  }

  private func tooDeep(_ node: Int) -> PaletteFileFault {
    PaletteFileFault(
      expecting: "fewer groups within one another", at: .path(tree.path(of: node)))
  }
}
