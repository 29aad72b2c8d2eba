/// The groups and tokens of a file, each reached by its name in the one that holds it.
struct TokenTree {
  /// All groups and tokens; the first is the file.
  private(set) var nodes: [Node]
  /// The tokens in the order of the file.
  private(set) var tokens: [Token] = []
  /// The groups that extend others, with the names of those.
  private(set) var bases: [Int: TokenReference] = [:]
  /// What is told of the whole.
  let description: String?
  /// The names that lead to the first thing that is neither a group nor a token.
  private(set) var strangePath: String?

  /// A group or a token.
  struct Node {
    /// Its name in the group that holds it.
    let key: String
    /// What is told of it.
    let description: String?
    /// What people call it: what is told of it, where the key was made from that.
    let title: String
    /// What else is told of it, which no document has room for.
    let remarks: Remarks
    /// The group that holds it; the file's own is its own.
    fileprivate(set) var parent: Int
    /// What it holds, by name.
    fileprivate(set) var children: [String: Int] = [:]
    /// What it holds, in order.
    fileprivate(set) var members: [Int] = []
    /// Which of the tokens it is, if one.
    fileprivate(set) var token: Int?

    fileprivate init(key: String, _ value: JSON, isOld: Bool = false, parent: Int) {
      self.key = key
      self.parent = parent
      description = (value["$description"] ?? (isOld ? value["description"] : nil))?.string
      let name = description.flatMap { CodeName.isName($0, of: key) ? $0 : nil }
      title = name ?? key
      var remarks: Remarks = []
      if parent != 0 || !key.isEmpty, description != nil, name == nil {
        remarks.insert(.description)
      }
      if value["$extensions"] != nil { remarks.insert(.extensions) }
      if let mark = value["$deprecated"], mark != .bool(false) { remarks.insert(.deprecation) }
      self.remarks = remarks
    }
  }

  /// Kinds of what is told of a group or a token.
  struct Remarks: OptionSet {
    let rawValue: UInt8

    /// A description that is no name.
    static let description = Remarks(rawValue: 1)
    /// What programs keep there for themselves.
    static let extensions = Remarks(rawValue: 2)
    /// That it shall be used no more.
    static let deprecation = Remarks(rawValue: 4)
  }

  /// A token.
  struct Token {
    /// Which node it is.
    fileprivate(set) var node: Int
    /// What it holds.
    let value: JSON
    /// Its own type, or that of the nearest group that has one.
    let type: String?
    /// Whether it is in the form that Tokens Studio and Style Dictionary had before there was a
    /// common one: without `$` before names.
    let isOld: Bool
  }

  /// Names that lead to something are told up to this length in bytes, and this many of them, so that
  /// deep files with long names cannot make much of little.
  private static let (longestPath, mostKeys) = (256, 16)

  /// In how many groups of a file one is looked for whose name does not begin with the group's.
  private static let mostSets = 64

  /// Creates the tree of a file's object.
  ///
  /// - Parameters:
  ///   - file: The object.
  ///   - warnings: Gets which names are given twice.
  init(_ file: JSON, noting warnings: inout [PaletteFileWarning]) {
    description = file["$description"]?.string
    nodes = [Node(key: "", file, parent: 0)]
    add(file, to: 0, type: nil, noting: &warnings)
  }

  private mutating func add(
    _ group: JSON, to parent: Int, type: String?, noting warnings: inout [PaletteFileWarning]
  ) {
    guard case .object(let members) = group else { return }
    if let base = group["$extends"].flatMap(TokenReference.init(extended:)) { bases[parent] = base }
    let type = group["$type"]?.string ?? type
    let places = Dictionary(members.enumerated().map { ($1.name, $0) }) { $1 }
    for (place, member) in members.enumerated() {
      guard member.name == "$root" || !member.name.hasPrefix("$") else { continue }
      guard places[member.name] == place else {
        warnings.noteFew(.repeatedName, at: .path(path(of: parent, member.name)))
        continue
      }
      guard member.value.isObject else {
        strangePath = strangePath ?? path(of: parent, member.name)
        continue
      }
      let token = Self.value(of: member.value)
      let node = nodes.count
      nodes.append(
        Node(key: member.name, member.value, isOld: token?.isOld ?? false, parent: parent))
      nodes[parent].children[member.name] = node
      nodes[parent].members.append(node)
      if let token {
        let own = member.value["$type"] ?? (token.isOld ? member.value["type"] : nil)
        nodes[node].token = tokens.count
        tokens.append(
          Token(node: node, value: token.value, type: own?.string ?? type, isOld: token.isOld))
      } else if member.name != "$root" {
        add(member.value, to: node, type: type, noting: &warnings)
      }
    }
  }

  /// What a token holds; `nil` if it is none.
  private static func value(of token: JSON) -> (value: JSON, isOld: Bool)? {
    if let value = token["$value"] { return (value, false) }
    if token["$ref"] != nil { return (token, false) }
    guard let value = token["value"], value.string != nil || token["type"]?.string != nil else {
      return nil
    }
    return (value, true)
  }

  /// Adds what another node is to a group, without what it holds, and returns it.
  mutating func addCopy(of node: Int, to group: Int) -> Int {
    let copy = nodes.count
    var member = nodes[node]
    member.parent = group
    (member.children, member.members) = ([:], [])
    if let token = member.token {
      member.token = tokens.count
      var token = tokens[token]
      token.node = copy
      tokens.append(token)
    }
    nodes.append(member)
    nodes[group].children[member.key] = copy
    nodes[group].members.append(copy)
    return copy
  }

  /// Brings the tokens into the order of their groups.
  mutating func sortTokens() {
    var sorted: [Token] = []
    var rest = [0]
    while let node = rest.popLast() {
      if let token = nodes[node].token {
        nodes[node].token = sorted.count
        sorted.append(tokens[token])
      }
      rest += nodes[node].members.reversed()
    }
    tokens = sorted
  }

  /// The node that names lead to from one, the file's if none is given.
  func node(at path: [String], from start: Int = 0) -> Int? {
    var node = start
    for key in path {
      guard let child = nodes[node].children[key] else { return nil }
      node = child
    }
    return node
  }

  /// The node that names lead to from the topmost group that holds a node, or from another such group.
  ///
  /// Tokens Studio calls these groups sets, and leaves them out of names.
  func node(at path: [String], inSetOf node: Int) -> Int? {
    var set = node
    while nodes[set].parent != 0 { set = nodes[set].parent }
    for set in [set] + nodes[0].members.prefix(Self.mostSets) {
      if let node = self.node(at: path, from: set) { return node }
    }
    return nil
  }

  /// The names that lead to a node, with dots between.
  func path(of node: Int) -> String {
    words(of: node) { $0.key }.joined(separator: ".")
  }

  /// The names that lead to something in a group, with dots between.
  private func path(of group: Int, _ name: String) -> String {
    group == 0 ? name : path(of: group) + "." + name
  }

  /// The names of the groups that lead to a node, as people call them.
  func titles(of node: Int) -> [String] { words(of: node, \.title) }

  /// A word for each node on the way to one; the last alone where they are too long together.
  private func words(of node: Int, _ word: (Node) -> String) -> [String] {
    var words: [String] = []
    var length = 0
    var node = node
    while node != 0 {
      let next = word(nodes[node])
      length += next.utf8.count + 1
      guard words.isEmpty || length <= Self.longestPath && words.count < Self.mostKeys else {
        return [words[0]]
      }
      words.append(next)
      node = nodes[node].parent
    }
    return words.reversed()
  }
}
