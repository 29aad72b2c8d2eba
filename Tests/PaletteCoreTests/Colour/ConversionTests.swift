import PaletteCore
import Testing

@Suite struct ConversionTests {
  /// `#ce332d` from coloraide 8.13.1; ProPhoto RGB from the matrix printed in CSS Color 4 §18.
  static let reference: [(space: ColourSpace, components: SIMD3<Double>)] = [
    (.hsl, [2.236024845, 0.641434263, 0.492156863]),
    (.hsv, [2.236024845, 0.781553398, 0.807843137]),
    (.hwb, [2.236024845, 0.176470588, 0.192156863]),
    (.srgbLinear, [0.617206562, 0.033104767, 0.026241222]),
    (.oklab, [0.562206038, 0.170677810, 0.089357136]),
    (.oklch, [0.562206038, 0.192654127, 27.633981488]),
    (.lab, [47.319916337, 60.375554530, 42.514911922]),
    (.lch, [47.319916337, 73.842571194, 35.152221015]),
    (.xyzD65, [0.271104090, 0.156812097, 0.040820149]),
    (.xyzD50, [0.285647544, 0.162647364, 0.030546630]),
    (.displayP3, [0.744183531, 0.254003427, 0.211595647]),
    (.a98RGB, [0.696095568, 0.212316610, 0.191962235]),
    (.prophotoRGB, [0.550332719, 0.263030346, 0.160212660]),
    (.rec2020, [0.682124245, 0.336775429, 0.251833975]),
  ]

  @Test(arguments: reference) func matchesTheReference(
    space: ColourSpace, components: SIMD3<Double>
  ) {
    let difference = Colour(RGB8(206, 51, 45)).converted(to: space).components - components
    #expect(max(difference.max(), -difference.min()) < 1e-6)
  }

  #if DEBUG
  static let step = 17
  #else
  static let step = 5
  #endif

  @Test(arguments: ColourSpace.allCases) func everyRoundTripIsExact(space: ColourSpace) {
    var wrong = 0
    for red in stride(from: 0, through: 255, by: Self.step) {
      for green in stride(from: 0, through: 255, by: Self.step) {
        for blue in stride(from: 0, through: 255, by: Self.step) {
          let rgb = RGB8(UInt8(red), UInt8(green), UInt8(blue))
          let back = Colour(rgb).converted(to: space).converted(to: .srgb)
          if Self.bytes(back.components) != rgb { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  private static func bytes(_ components: SIMD3<Double>) -> RGB8 {
    let scaled = (components * 255).rounded(.toNearestOrAwayFromZero)
    return RGB8(UInt8(scaled.x), UInt8(scaled.y), UInt8(scaled.z))
  }

  @Test(arguments: [ColourSpace.hsl, .hsv, .hwb, .lch, .oklch])
  func everyGreyHasNoHueAndNoChroma(space: ColourSpace) {
    let hue: Colour.Missing = space == .lch || space == .oklch ? .third : .first
    for value in UInt8.min...UInt8.max {
      for first in [ColourSpace.srgb, .oklab, .lab, .displayP3] {
        let grey = Colour(RGB8(value, value, value)).converted(to: first).converted(to: space)
        #expect(grey.missing == hue, "\(value) by way of \(first)")
        if space != .hwb { #expect(grey.components.y == 0) }
      }
    }
  }

  @Test func theSameSpaceKeepsWhatWasSaid() {
    let colour = Colour(.hsl, [120, 0, 0.5], missing: .second, alpha: 0.25)
    #expect(colour.converted(to: .hsl) == colour)
    #expect(colour.converted(to: .oklab).alpha == 0.25)
    #expect(
      Colour(.srgb, [0, 0, 0], missing: .alpha).converted(to: .hsl).missing == [.first, .alpha])
  }

  @Test func noNumberTraps() {
    let numbers = [0, -1, 1, 1e12, -1e12, 1e300, .infinity, -.infinity, .nan, 5e-300]
    for space in ColourSpace.allCases {
      for first in numbers {
        for second in [0, 1e12, .nan] {
          let colour = Colour(space, [first, second, -first])
          for notation in Notation.allCases { _ = notation.text(of: colour) }
        }
      }
    }
  }
}
