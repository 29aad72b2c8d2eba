import Testing

@testable import PaletteCore

@Suite struct CubeRootTests {
  /// The distance of two numbers in units of the last place of the second.
  private func units(_ number: Double, _ expected: Double) -> Double {
    number == expected ? 0 : (number - expected).magnitude / expected.ulp
  }

  /// How far a root is from the true one, in units of its last place: by the cube of it, with what
  /// rounding takes from the products added again.
  private func error(of root: Double, _ number: Double) -> Double {
    let square = root * root
    let cube = square * root
    let lost = (-cube).addingProduct(square, root) + (-square).addingProduct(root, root) * root
    return (((cube - number) + lost) / (3 * square)).magnitude / root.ulp
  }

  /// Three binades, which is all that differs, and all sizes that colours have.
  @Test func areExactToTheLastPlace() {
    var worst = 0.0
    for step in 0..<100_000 {
      let number = 0.125 * (1 + Double(step) * 7e-5)
      let roots = cubeRoots(SIMD3(number, number * 1e-9, number * 1e9))
      worst = max(worst, error(of: roots.x, number))
      worst = max(worst, error(of: roots.y, number * 1e-9))
      worst = max(worst, error(of: roots.z, number * 1e9))
    }
    #expect(worst <= 1)
    #expect(error(of: 2.0.nextUp, 8) > 0.99)
  }

  /// Not all systems' functions are as exact, so this allows for theirs.
  @Test(arguments: [
    0, -0.0, -1, -2.7e-8, 1e-199, 1e-201, Double.leastNonzeroMagnitude, 1e199, 1e201, 1.7e308,
    .infinity, -.infinity,
  ]) func numbersOfAnySizeAndSignHaveOne(number: Double) {
    let among = cubeRoots(SIMD3(number, 8, 27))
    #expect(units(among.x, cubeRoot(number)) <= 4)
    #expect(units(among.y, 2) <= 1 && units(among.z, 3) <= 1)
    let alone = cubeRoots(SIMD3(repeating: number))
    #expect(units(alone.z, cubeRoot(number)) <= 4)
    #expect(cubeRoots(SIMD3(.nan, 8, 27)).x.isNaN)
  }
}
