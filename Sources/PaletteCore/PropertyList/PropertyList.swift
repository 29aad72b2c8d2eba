/// A property list as it lies in its file: every value a node, none of them made before it is used.
///
/// A container stands before all that it holds, a dictionary before its keys and values in turn, so
/// that a file of any format becomes one array of small nodes over its bytes.
struct PropertyList: Sendable {
  let format: Format
  /// The file; of a text, it in UTF-8.
  let bytes: [UInt8]
  /// Where the text begins in the bytes, behind a byte order mark.
  let start: Int
  let nodes: [Node]

  /// The formats of property lists.
  enum Format {
    case xml, binary, oldStyle
  }

  /// What a value is; a key of a dictionary is a string.
  enum Kind: UInt8 {
    case string, integer, real, yes, no, date, data, array, dictionary
  }

  /// A value and its place.
  struct Node {
    let kind: Kind
    /// Whether the bytes of a string are not its text: escapes or references stand in it, or it is in
    /// UTF-16.
    var isEncoded = false
    /// The first byte of the contents.
    let offset: UInt32
    /// The bytes of the contents; of a container the number of its elements or pairs.
    var count: UInt32 = 0
    /// The node behind this one and everything that it holds.
    var next: UInt32 = 0

    init(_ kind: Kind, at offset: Int, count: Int = 0, isEncoded: Bool = false) {
      self.kind = kind
      self.isEncoded = isEncoded
      self.offset = UInt32(truncatingIfNeeded: offset)
      self.count = UInt32(truncatingIfNeeded: count)
    }

    /// The bytes of a value that is no container.
    var contents: Range<Int> { Int(offset)..<(Int(offset) + Int(count)) }
  }

  /// The node that holds all others.
  static let root = 0

  func kind(_ node: Int) -> Kind { nodes[node].kind }

  /// How many elements or pairs a container has.
  func count(_ node: Int) -> Int { Int(nodes[node].count) }

  /// The node behind a value and everything that it holds.
  func end(of node: Int) -> Int { Int(nodes[node].next) }

  /// The elements of an array; of a dictionary its keys and values in turn.
  func children(of container: Int) -> Children {
    Children(
      nodes: nodes, position: container + 1, end: end(of: container),
      underestimatedCount: count(container))
  }

  /// Nodes side by side.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var position: Int
    fileprivate let end: Int
    let underestimatedCount: Int

    mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(nodes[position].next) }
      return position
    }
  }

  /// The value of a key; of two with one key the last, as decoders have it.
  func value(of key: StaticString, in dictionary: Int) -> Int? {
    nodes.withUnsafeBufferPointer { nodes in
      var found: Int?
      var position = dictionary + 1
      let end = Int(nodes[dictionary].next)
      while position < end {
        if isKey(nodes[position], key) { found = position + 1 }
        position = Int(nodes[position + 1].next)
      }
      return found
    }
  }

  private func isKey(_ node: Node, _ key: StaticString) -> Bool {
    if node.isEncoded { return string(node) == key.description }
    guard node.count == key.utf8CodeUnitCount else { return false }
    let name = key.utf8Start
    return contents(of: node) { contents in
      for index in contents.indices where contents[index] != name[index] { return false }
      return true
    }
  }

  private func contents<Result>(
    of node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[node.contents])) }
  }

  /// The text of a string.
  func string(_ node: Int) -> String { string(nodes[node]) }

  private func string(_ place: Node) -> String {
    guard place.isEncoded else {
      return contents(of: place) { String(decoding: $0, as: UTF8.self) }
    }
    return switch format {
    case .xml: XMLText.text(in: bytes, place.contents)
    case .oldStyle: OldStyleText.text(in: bytes, place.contents)
    case .binary: BinaryPropertyList.utf16Text(in: bytes, place.contents) ?? ""
    }
  }

  /// Hands the text of a string to a function as it lies in the file; `nil` if it is written otherwise.
  func withPlainText<Result>(
    _ node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    let place = nodes[node]
    return place.kind == .string && !place.isEncoded ? contents(of: place, body) : nil
  }

  /// The value of a number.
  func number(_ node: Int) -> ScalarText.Number? {
    let place = nodes[node]
    return switch (format, place.kind) {
    case (.binary, .integer): BinaryPropertyList.integer(in: bytes, place.contents)
    case (.binary, .real): .real(BinaryPropertyList.real(in: bytes, place.contents))
    case (_, .integer): contents(of: place, ScalarText.integer)
    case (_, .real): contents(of: place, ScalarText.real).map { .real($0) }
    default: nil
    }
  }
}

/// The words for a value.
extension PropertyList {
  /// The value as a problem shows it: scalars themselves, of others what they are.
  func found(_ node: Int) -> String {
    switch kind(node) {
    case .string: string(node)
    case .integer, .real: number(node)?.description ?? ""
    case .yes: "true"
    case .no: "false"
    case .date: "a date"
    case .data: "data"
    case .array: "an array of \(count(node))"
    case .dictionary: "a dictionary"
    }
  }

  /// How a sentence names a value that is of the wrong type.
  func described(_ node: Int) -> String {
    switch kind(node) {
    case .string: "the string '\(string(node))'"
    case .integer, .real: "the number \(found(node))"
    case .yes, .no: "the boolean \(found(node))"
    case .date, .data, .array, .dictionary: found(node)
    }
  }
}
