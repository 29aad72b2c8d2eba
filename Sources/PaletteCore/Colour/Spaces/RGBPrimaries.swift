/// The three lights of an RGB space and its white.
///
/// Source of the matrix: SMPTE RP 177-1993, "Derivation of Basic Television Color Equations".
struct RGBPrimaries {
  let red: Chromaticity
  let green: Chromaticity
  let blue: Chromaticity
  /// The tristimulus values of red, green and blue at full strength.
  let white: SIMD3<Double>

  /// Takes linear light, 0 to 1, to tristimulus values relative to the white point.
  var toXYZ: Matrix3 {
    let lights = Matrix3(red.xyz, green.xyz, blue.xyz).transposed
    return lights * Matrix3(diagonal: lights.inverse * white)
  }
}

/// A colour without its brightness: CIE x and y.
struct Chromaticity {
  let x: Double
  let y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The tristimulus values at Y = 1.
  var xyz: SIMD3<Double> { SIMD3(x / y, 1, (1 - x - y) / y) }
}

extension SpaceDefinition {
  /// An RGB space that is defined by its primaries and by its transfer curve.
  static func rgb(
    _ primaries: RGBPrimaries, parent: ColourSpace,
    decode: @escaping @Sendable (Double) -> Double, encode: @escaping @Sendable (Double) -> Double
  ) -> SpaceDefinition {
    let toXYZ = primaries.toXYZ
    let fromXYZ = toXYZ.inverse
    return SpaceDefinition(
      parent: parent,
      toParent: { toXYZ * SIMD3(decode($0.x), decode($0.y), decode($0.z)) },
      fromParent: {
        let linear = fromXYZ * $0
        return SIMD3(encode(linear.x), encode(linear.y), encode(linear.z))
      })
  }

  /// A transfer curve continued to negative light as an odd function, as CSS Color 4 §10 asks.
  static func odd(_ number: Double, _ curve: (Double) -> Double) -> Double {
    number < 0 ? -curve(-number) : curve(number)
  }
}
