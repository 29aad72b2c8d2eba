/// The cube roots of three numbers at once, to one unit in the last place, and of 0 just 0.
///
/// A third of the logarithm, which is what the bits of a positive number nearly are, is right to 3.2 %.
/// Each step of Halley's method leaves two thirds of the cube of what was wrong; three of them are
/// enough. The system's function takes one number, and longer for it than this for all.
func cubeRoots(_ numbers: SIMD3<Double>) -> SIMD3<Double> {
  // Where cubes would overflow or lose digits, and of negative numbers, bits mean something else.
  guard all(numbers .> 1e-200), all(numbers .< 1e200) else {
    return SIMD3(cubeRoot(numbers.x), cubeRoot(numbers.y), cubeRoot(numbers.z))
  }
  var root = SIMD3(
    roughCubeRoot(numbers.x), roughCubeRoot(numbers.y), roughCubeRoot(numbers.z))
  for _ in 0..<3 {
    let cube = root * root * root
    root -= root * ((cube - numbers) / (cube + cube + numbers))
  }
  return root
}

/// Two thirds of the bits of 1, less what makes the error the same on both sides, and a third of the
/// number's.
private func roughCubeRoot(_ number: Double) -> Double {
  Double(bitPattern: 0x2A9F_7800_0000_0000 + number.bitPattern / 3)
}
