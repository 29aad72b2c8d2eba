/// Three rows of three numbers, to take one linear space to another.
struct Matrix3: Equatable, Sendable {
  let first: SIMD3<Double>
  let second: SIMD3<Double>
  let third: SIMD3<Double>

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  init(diagonal: SIMD3<Double>) {
    self.init(SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
  }

  static func * (matrix: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(dot(matrix.first, v), dot(matrix.second, v), dot(matrix.third, v))
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    let columns = right.transposed
    return Matrix3(left * columns.first, left * columns.second, left * columns.third).transposed
  }

  var transposed: Matrix3 {
    Matrix3(
      SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y),
      SIMD3(first.z, second.z, third.z))
  }

  /// The inverse by the adjugate; the matrix must have one.
  var inverse: Matrix3 {
    let columns = (
      cross(second, third), cross(third, first), cross(first, second)
    )
    let scale = 1 / dot(first, columns.0)
    return Matrix3(columns.0 * scale, columns.1 * scale, columns.2 * scale).transposed
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  a.x * b.x + a.y * b.y + a.z * b.z
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
