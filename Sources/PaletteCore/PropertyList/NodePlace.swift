/// Where a value stands: its key path, and its place in a text.
struct NodePlace: Equatable {
  /// `categories[3].palettes[0].colours[2].rgb`; empty for the root.
  let path: String
  /// The line and column; binary lists have none.
  let place: TextPlace?
}

extension PropertyList {
  /// The places of values, all of them found in one pass.
  ///
  /// - Parameter nodes: The values, in any order.
  /// - Returns: The place of each of them.
  func places(of nodes: [Int]) -> [Int: NodePlace] {
    let sorted = Set(nodes).sorted()
    let byOffset = sorted.sorted { self.nodes[$0].offset < self.nodes[$1].offset }
    let inText =
      format == .binary
      ? [] : TextPlace.all(of: byOffset.map { Int(self.nodes[$0].offset) }, in: bytes, from: start)
    let textPlaces = Dictionary(uniqueKeysWithValues: zip(byOffset, inText))
    var paths = PathFinder(self)
    return Dictionary(
      uniqueKeysWithValues: sorted.map { node in
        (node, NodePlace(path: paths.path(to: node), place: textPlaces[node]))
      })
  }
}

/// Finds the key paths of values in ascending order, without going over anything twice.
private struct PathFinder {
  private let list: PropertyList
  /// The containers on the way to the last value, from the root on.
  private var steps: [Step] = []

  /// A container, and which of its values is on the way.
  private struct Step {
    let container: Int
    var value: Int
    var index = 0
  }

  init(_ list: PropertyList) { self.list = list }

  mutating func path(to node: Int) -> String {
    while let step = steps.popLast() {
      if list.end(of: step.container) > node {
        steps.append(moved(step, to: node))
        break
      }
    }
    var reached = steps.last?.value ?? PropertyList.root
    while reached < node {
      let first = list.kind(reached) == .dictionary ? reached + 2 : reached + 1
      steps.append(moved(Step(container: reached, value: first), to: node))
      reached = steps[steps.count - 1].value
    }
    return text
  }

  /// The step to the value of the same container that is or holds a node.
  private func moved(_ step: Step, to node: Int) -> Step {
    var step = step
    let isDictionary = list.kind(step.container) == .dictionary
    while list.end(of: step.value) <= node {
      step.value = list.end(of: step.value) + (isDictionary ? 1 : 0)
      step.index += 1
    }
    return step
  }

  private var text: String {
    steps.reduce(into: "") { text, step in
      if list.kind(step.container) == .array {
        text += "[\(step.index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + list.string(step.value - 1)
      }
    }
  }
}
