import Testing

@testable import PaletteCore

@Suite struct VisionDeficiencyTests {
  /// The 2009 model's CVD filter of coloraide 8.13.1, which agrees with the matrices of colour-science 0.4.7.
  @Test(arguments: [
    ("#ff0000", "#6d5f00", "#a39000", "#ff000f"), ("#ffa500", "#c3ac00", "#d9c10e", "#ff8e8d"),
    ("#663399", "#004c9c", "#0f4d97", "#5c4961"), ("#808080", "#808080", "#808080", "#808080"),
    ("#ffffff", "#ffffff", "#ffffff", "#ffffff"),
  ]) func dichromacyIsThatOfTheModel(
    input: String, protan: String, deutan: String, tritan: String
  ) throws {
    let colour = try Colour(parsing: input)
    let seen = VisionDeficiency.Kind.allCases.map {
      VisionDeficiency($0).simulated(colour).rgb8.hex
    }
    #expect(seen == [protan, deutan, tritan])
  }

  /// Each row: a severity, then what red, orange, rebecca purple and dodger blue become.
  static let partial: [(VisionDeficiency.Kind, Double, [String])] = [
    (.protan, 0.05, ["#f72000", "#fba600", "#613699", "#2590ff"]),
    (.protan, 0.35, ["#c94e00", "#e5ab00", "#46429a", "#3d93ff"]),
    (.protan, 0.5, ["#b45600", "#dcac00", "#38459a", "#4494ff"]),
    (.protan, 0.77, ["#905d00", "#ceac00", "#194a9b", "#4e97ff"]),
    (.deutan, 0.05, ["#f72c00", "#fba800", "#613699", "#218fff"]),
    (.deutan, 0.35, ["#d16900", "#eab300", "#474398", "#288cfe"]),
    (.deutan, 0.5, ["#c37600", "#e4b700", "#3b4698", "#288bfe"]),
    (.deutan, 0.77, ["#b08600", "#ddbd06", "#264b97", "#2688fd"]),
    (.tritan, 0.05, ["#fb1a0e", "#fda620", "#643597", "#2291fc"]),
    (.tritan, 0.35, ["#f7271d", "#fba54e", "#5f3c8d", "#1395ef"]),
    (.tritan, 0.5, ["#ff0013", "#ffa159", "#623d88", "#0098e9"]),
    (.tritan, 0.77, ["#ff0000", "#ff9474", "#634177", "#00a3d5"]),
  ]

  /// Computed with coloraide 8.13.1.
  @Test(arguments: partial) func severityIsInterpolated(
    kind: VisionDeficiency.Kind, severity: Double, expected: [String]
  ) throws {
    let seen = try ["#ff0000", "#ffa500", "#663399", "#1e90ff"].map {
      VisionDeficiency(kind, severity: severity).simulated(try Colour(parsing: $0)).rgb8.hex
    }
    #expect(seen == expected)
  }

  @Test func matricesAreThoseOfThePaper() {
    #expect(
      VisionDeficiency(.protan).matrix
        == Matrix3(
          SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
          SIMD3(-0.003882, -0.048116, 1.051998)))
    #expect(
      VisionDeficiency(.deutan).matrix
        == Matrix3(
          SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
          SIMD3(-0.011820, 0.042940, 0.968881)))
    #expect(
      VisionDeficiency(.tritan).matrix
        == Matrix3(
          SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
          SIMD3(0.004733, 0.691367, 0.303900)))
  }

  @Test(arguments: VisionDeficiency.Kind.allCases)
  func everyMatrixKeepsGreys(kind: VisionDeficiency.Kind) {
    #expect(kind.publishedMatrices.count == 11)
    for matrix in kind.publishedMatrices {
      for row in [matrix.first, matrix.second, matrix.third] {
        #expect(abs(row.x + row.y + row.z - 1) < 2e-6)
      }
    }
    for severity in stride(from: 0.0, through: 1, by: 0.125) {
      let deficiency = VisionDeficiency(kind, severity: severity)
      for value in stride(from: 0.0, through: 1, by: 1.0 / 51) {
        let grey = Colour(.srgb, [value, value, value], alpha: 0.25)
        let seen = deficiency.simulated(grey)
        #expect(seen.rgb8 == grey.rgb8)
        #expect(seen.alpha == 0.25)
        #expect(seen.converted(to: .oklch).components.y == 0)
      }
    }
  }

  @Test func severityIsClampedAndNoneChangesNothing() throws {
    let colour = try Colour(parsing: "#12ab9f")
    #expect(VisionDeficiency(.tritan, severity: -1).severity == 0)
    #expect(VisionDeficiency(.tritan, severity: 2) == VisionDeficiency(.tritan))
    #expect(VisionDeficiency(.tritan, severity: .nan) == VisionDeficiency(.tritan, severity: 0))
    #expect(VisionDeficiency(.deutan, severity: 0).simulated(colour).rgb8 == colour.rgb8)
  }

  @Test func whatLiesOutsideTheScreenIsMappedFirst() throws {
    let green = try Colour(parsing: "color(display-p3 0 1 0)")
    let deficiency = VisionDeficiency(.protan)
    for method in GamutMapping.allCases {
      #expect(
        deficiency.simulated(green, mapping: method)
          == deficiency.simulated(green.mappedToGamut(method)))
    }
    #expect(deficiency.simulated(green).isInGamut)
  }
}
