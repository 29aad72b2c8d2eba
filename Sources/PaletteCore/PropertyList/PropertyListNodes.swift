/// Nodes in the making, which are never more than a limit.
struct PropertyListNodes {
  private(set) var nodes: [PropertyList.Node] = []

  /// - Parameter count: About how many there will be.
  init(expecting count: Int) { nodes.reserveCapacity(count) }

  /// Appends a node; a container's is closed once all that it holds has been appended.
  @discardableResult
  @inline(__always)
  mutating func append(_ node: PropertyList.Node) throws(PropertyListFault) -> Int {
    let index = nodes.count
    guard index < PropertyListReader.maximumValues else {
      throw PropertyListFault(
        .tooManyValues(limit: PropertyListReader.maximumValues), at: Int(node.offset))
    }
    var node = node
    node.next = UInt32(truncatingIfNeeded: index + 1)
    nodes.append(node)
    return index
  }

  mutating func close(_ container: Int, count: Int) {
    nodes[container].count = UInt32(truncatingIfNeeded: count)
    nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
  }
}
