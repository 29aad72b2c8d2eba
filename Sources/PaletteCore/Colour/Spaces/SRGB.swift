/// sRGB, IEC 61966-2-1: its transfer curve and its step to bytes; D65, 0 to 1 inside the gamut.
enum SRGB {
  static let definition = SpaceDefinition(
    parent: .srgbLinear,
    toParent: { SIMD3(decode($0.x), decode($0.y), decode($0.z)) },
    fromParent: { SIMD3(encode($0.x), encode($0.y), encode($0.z)) })

  /// From a component to linear light; any finite number.
  static func decode(_ component: Double) -> Double {
    SpaceDefinition.odd(component) {
      $0 <= 0.04045 ? $0 / 12.92 : power(($0 + 0.055) / 1.055, 2.4)
    }
  }

  /// From linear light to a component; any finite number.
  static func encode(_ light: Double) -> Double {
    SpaceDefinition.odd(light) {
      $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * power($0, 1 / 2.4) - 0.055
    }
  }

  /// The linear light of each eight-bit component.
  static let linearLight: [Double] = (0...255).map { decode(Double($0) / 255) }

  /// The linear light of an eight-bit colour.
  static func linear(_ rgb: RGB8) -> SIMD3<Double> {
    SIMD3(linearLight[Int(rgb.red)], linearLight[Int(rgb.green)], linearLight[Int(rgb.blue)])
  }

  /// The byte nearest to a component, halves up; what is outside 0 to 1, or no number, is clamped.
  ///
  /// The nudge makes halves of ties that decimal notations mean but binary fractions just miss.
  static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return component < 1 ? UInt8(component * 255 + (0.5 + 1e-9)) : 255
  }
}
