/// Points in space, laid out so that the nearest are found without a look at all of them: a k-d tree.
///
/// Source: J. L. Bentley, "Multidimensional binary search trees used for associative searching",
/// Communications of the ACM 18(9), 1975; here with the bounding box of each node. The first three
/// components of a point are its place; boxes hold the range of the fourth as well.
struct PointTree: Sendable {
  /// A part of the points, and the box around them.
  private struct Node {
    var box: Box
    /// Where its points lie.
    let range: Range<Int>
    /// The node of its second half, the first half's being the next; 0 for a leaf.
    var second = 0
  }

  /// The points, those of a node side by side.
  private var points: [SIMD4<Double>] = []
  /// Which point of the list each of them is.
  private var places: [Int] = []
  private var nodes: [Node] = []

  /// Arranges points; a leaf that may hold all of them makes for a search through all of them.
  init(_ list: [SIMD4<Double>], leafSize: Int) {
    var order = Array(list.indices)
    if !list.isEmpty {
      nodes.reserveCapacity(2 * list.count / max(1, leafSize) + 1)
      divide(list, &order, order.indices, leafSize)
    }
    places = order
    points = order.map { list[$0] }
  }

  var count: Int { points.count }

  /// Halves the points at the median of the axis along which they are spread most.
  private mutating func divide(
    _ list: [SIMD4<Double>], _ order: inout [Int], _ range: Range<Int>, _ leafSize: Int
  ) {
    let box = Box(around: order[range].lazy.map { list[$0] })
    let own = nodes.count
    nodes.append(Node(box: box, range: range))
    let axis = box.longestAxis
    guard range.count > leafSize, box.low[axis] < box.high[axis] else { return }
    let middle = range.lowerBound + range.count / 2
    order[range].sort { list[$0][axis] < list[$1][axis] }
    divide(list, &order, range.lowerBound..<middle, leafSize)
    nodes[own].second = nodes.count
    divide(list, &order, middle..<range.upperBound, leafSize)
  }

  /// Offers every point that may be among the wanted ones.
  func search(_ target: some SearchTarget, _ matches: inout some SearchMatches) {
    guard !nodes.isEmpty else { return }
    // Arrays would be retained and released at every step, by all threads at once.
    points.withUnsafeBufferPointer { points in
      places.withUnsafeBufferPointer { places in
        nodes.withUnsafeBufferPointer { nodes in
          Walk(points: points, places: places, nodes: nodes).visit(0, target, &matches)
        }
      }
    }
  }

  /// A search under way, in memory that is lent for its time.
  private struct Walk {
    let points: UnsafeBufferPointer<SIMD4<Double>>
    let places: UnsafeBufferPointer<Int>
    let nodes: UnsafeBufferPointer<Node>

    func visit(_ index: Int, _ target: some SearchTarget, _ matches: inout some SearchMatches) {
      let second = nodes[index].second
      guard second > 0 else {
        for place in nodes[index].range { offer(place, target, &matches) }
        return
      }
      let bounds = (
        target.leastSquare(to: nodes[index + 1].box), target.leastSquare(to: nodes[second].box)
      )
      let secondIsNearer = bounds.1 < bounds.0
      // What is found in the nearer half spares most of the looks into the other.
      if min(bounds.0, bounds.1) <= matches.limit {
        visit(secondIsNearer ? second : index + 1, target, &matches)
      }
      if max(bounds.0, bounds.1) <= matches.limit {
        visit(secondIsNearer ? index + 1 : second, target, &matches)
      }
    }

    private func offer(
      _ place: Int, _ target: some SearchTarget, _ matches: inout some SearchMatches
    ) {
      let point = points[place]
      if target.leastSquare(to: Box(low: point, high: point)) <= matches.limit {
        matches.offer(
          NearestColours.Match(index: places[place], difference: target.difference(to: point)))
      }
    }
  }
}

/// The smallest box, its sides along the axes, that holds some points.
struct Box: Equatable, Sendable {
  var low: SIMD4<Double>
  var high: SIMD4<Double>

  init(low: SIMD4<Double>, high: SIMD4<Double>) {
    self.low = low
    self.high = high
  }

  init(around points: some Sequence<SIMD4<Double>>) {
    low = SIMD4(repeating: .infinity)
    high = SIMD4(repeating: -.infinity)
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
  }

  /// Which of the first three axes it is longest along.
  var longestAxis: Int {
    let size = high - low
    return size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2
  }

  /// How far a point lies outside along one axis; 0 within.
  @inline(__always)
  static func gap(_ low: Double, _ point: Double, _ high: Double) -> Double {
    max(low - point, point - high, 0)
  }
}

/// The colour that a search is for, in the space of a metric.
protocol SearchTarget {
  /// The difference of a point.
  func difference(to point: SIMD4<Double>) -> Double
  /// A square that the square of no point's difference in the box is below, but for rounding.
  func leastSquare(to box: Box) -> Double
}

/// What a search has found.
protocol SearchMatches {
  /// The square of a difference beyond which nothing more is wanted.
  var limit: Double { get }
  mutating func offer(_ match: NearestColours.Match)
}

/// The target of a metric that is the distance of two points.
struct EuclideanTarget: SearchTarget {
  let point: SIMD4<Double>

  func difference(to other: SIMD4<Double>) -> Double {
    Difference.distance(SIMD3(point.x, point.y, point.z), SIMD3(other.x, other.y, other.z))
  }

  @inline(__always)
  func leastSquare(to box: Box) -> Double {
    let x = Box.gap(box.low.x, point.x, box.high.x)
    let y = Box.gap(box.low.y, point.y, box.high.y)
    let z = Box.gap(box.low.z, point.z, box.high.z)
    return x * x + y * y + z * z
  }
}
