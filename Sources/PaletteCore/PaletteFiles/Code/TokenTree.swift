/// The groups and tokens of a file, each reached by its name in the one that holds it.
struct TokenTree {
  /// All groups and tokens; the first is the file.
  private(set) var nodes: [Node]
  /// The tokens in the order of the file.
  private(set) var tokens: [Token] = []
  /// What is told of the whole.
  let description: String?

  /// A group or a token.
  struct Node {
    /// Its name in the group that holds it.
    let key: String
    /// What is told of it.
    let description: String?
    /// What people call it: what is told of it, where the key was made from that.
    let title: String
    /// The group that holds it; the file's own is its own.
    let parent: Int
    /// What it holds.
    fileprivate(set) var children: [String: Int] = [:]

    fileprivate init(key: String, description: String?, parent: Int) {
      self.key = key
      self.description = description
      self.parent = parent
      title = description.flatMap { CodeName.isName($0, of: key) ? $0 : nil } ?? key
    }
  }

  /// A token.
  struct Token {
    /// Which node it is.
    let node: Int
    /// What it holds.
    let value: JSON
    /// Its own type, or that of the nearest group that has one.
    let type: String?
  }

  /// Names that lead to something are told up to this length in bytes, and this many of them, so that
  /// deep files with long names cannot make much of little.
  private static let (longestPath, mostKeys) = (256, 16)

  /// Creates the tree of a file's object.
  init(_ file: JSON) {
    description = file["$description"]?.string
    nodes = [Node(key: "", description: nil, parent: 0)]
    add(file, to: 0, type: nil)
  }

  private mutating func add(_ group: JSON, to parent: Int, type: String?) {
    guard case .object(let members) = group else { return }
    let type = group["$type"]?.string ?? type
    for member in members where member.value.isObject {
      guard member.name == "$root" || !member.name.hasPrefix("$") else { continue }
      let node = nodes.count
      nodes.append(
        Node(
          key: member.name, description: member.value["$description"]?.string, parent: parent))
      if nodes[parent].children[member.name] == nil {
        nodes[parent].children[member.name] = node
      }
      if let value = member.value["$value"] ?? (member.value["$ref"].map { _ in member.value }) {
        tokens.append(
          Token(node: node, value: value, type: member.value["$type"]?.string ?? type))
      } else if member.name != "$root" {
        add(member.value, to: node, type: type)
      }
    }
  }

  /// The node that names lead to from the file's.
  func node(at path: [String]) -> Int? {
    var node = 0
    for key in path {
      guard let child = nodes[node].children[key] else { return nil }
      node = child
    }
    return node
  }

  /// The names that lead to a node, with dots between.
  func path(of node: Int) -> String {
    words(of: node) { $0.key }.joined(separator: ".")
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
