/// Makes the nodes of an XML property list in one pass, without recursion.
struct XMLPropertyList {
  private var scanner: XMLScanner
  private var nodes: PropertyListNodes
  /// The containers that are open.
  private var containers: [Container] = []

  private struct Container {
    let node: Int
    let name: XMLTag.Name
    var count = 0
  }

  static func nodes(of text: PropertyListText) throws(PropertyListFault) -> [PropertyList.Node] {
    var reader = XMLPropertyList(text)
    try reader.readDocument()
    return reader.nodes.nodes
  }

  private init(_ text: PropertyListText) {
    scanner = XMLScanner(bytes: text.bytes, position: text.start)
    nodes = PropertyListNodes(expecting: text.bytes.count / 24)
  }

  private mutating func readDocument() throws(PropertyListFault) {
    try scanner.skipProlog()
    let first = try scanner.nextTag(expecting: "'<plist>'")
    if first.name == .plist, first.form == .opening {
      let tag = try scanner.nextTag(expecting: "a value")
      try readTree(tag, expecting: "a value")
      let end = try scanner.nextTag(expecting: "'</plist>'")
      guard end.name == .plist, end.form == .closing else { throw fault(end, "'</plist>'") }
    } else {
      try readTree(first, expecting: "'<plist>'")
    }
    try scanner.skipEpilog()
  }

  /// Reads a value and everything in it.
  private mutating func readTree(
    _ first: XMLTag, expecting expected: String
  ) throws(PropertyListFault) {
    try begin(first, expecting: expected)
    while let container = containers.last {
      let isDictionary = container.name == .dict
      let tag = try scanner.nextTag(expecting: Self.expected(in: container.name))
      if tag.form == .closing, tag.name == container.name {
        nodes.close(container.node, count: container.count)
        containers.removeLast()
        continue
      }
      containers[containers.count - 1].count += 1
      if isDictionary {
        guard tag.name == .key, tag.form != .closing else {
          throw fault(tag, Self.expected(in: .dict))
        }
        try readText(tag)
        let value = try scanner.nextTag(expecting: "a value for the key")
        try begin(value, expecting: "a value for the key")
      } else {
        try begin(tag, expecting: Self.expected(in: .array))
      }
    }
  }

  private static func expected(in container: XMLTag.Name) -> String {
    container == .dict ? "'<key>' or '</dict>'" : "a value or '</array>'"
  }

  private func fault(_ tag: XMLTag, _ expected: String) -> PropertyListFault {
    var scanner = scanner
    scanner.position = tag.start
    return scanner.fault(expecting: expected)
  }

  /// Reads a scalar, or begins a container.
  private mutating func begin(
    _ tag: XMLTag, expecting expected: @autoclosure () -> String
  ) throws(PropertyListFault) {
    guard tag.form != .closing else { throw fault(tag, expected()) }
    switch tag.name {
    case .string: try readText(tag)
    case .dict, .array: try open(tag)
    case .yes, .no:
      try nodes.append(.init(tag.name == .yes ? .yes : .no, at: tag.start))
      if tag.form == .opening { try scanner.close(tag.name) }
    case .integer: try readScalar(tag, .integer, "integer") { ScalarText.integer($0) != nil }
    case .real: try readScalar(tag, .real, "real number") { ScalarText.real($0) != nil }
    case .date: try readScalar(tag, .date, "date", ScalarText.isDate)
    case .data: try readScalar(tag, .data, "data in Base64", ScalarText.isData)
    case .key, .plist: throw fault(tag, expected())
    }
  }

  private mutating func open(_ tag: XMLTag) throws(PropertyListFault) {
    let node = try nodes.append(.init(tag.name == .dict ? .dictionary : .array, at: tag.start))
    guard containers.count < PropertyListReader.maximumDepth else {
      throw PropertyListFault(.tooDeep(limit: PropertyListReader.maximumDepth), at: tag.start)
    }
    if tag.form == .opening { containers.append(Container(node: node, name: tag.name)) }
  }

  private mutating func readText(_ tag: XMLTag) throws(PropertyListFault) {
    guard tag.form == .opening else {
      try nodes.append(.init(.string, at: tag.start))
      return
    }
    let start = scanner.position
    let (end, isEncoded) = try XMLText.end(of: start, in: scanner.bytes)
    try nodes.append(.init(.string, at: start, count: end - start, isEncoded: isEncoded))
    scanner.position = end
    try scanner.close(tag.name)
  }

  private mutating func readScalar(
    _ tag: XMLTag, _ kind: PropertyList.Kind, _ name: String,
    _ isValid: (UnsafeBufferPointer<UInt8>) -> Bool
  ) throws(PropertyListFault) {
    let start = tag.form == .opening ? scanner.position : tag.start
    let rest = scanner.bytes[start...]
    let end = tag.form == .opening ? rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex : start
    let isValid = scanner.bytes.withUnsafeBufferPointer {
      isValid(UnsafeBufferPointer(rebasing: $0[start..<end]))
    }
    guard isValid, tag.form == .opening else {
      let found = String(decoding: rest[..<end].prefix(40), as: UTF8.self)
      throw PropertyListFault(.badValue(of: name, found), at: start)
    }
    try nodes.append(.init(kind, at: start, count: end - start))
    scanner.position = end
    try scanner.close(tag.name)
  }
}
