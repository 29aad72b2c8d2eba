/// The colour nearest to a text's own that can be read on a background, found by its lightness.
public struct ContrastFix: Equatable, Sendable {
  /// The colour found; where none passes, the one with the best ratio: black or white.
  public let colour: RGB8
  /// Its contrast ratio with the background, from 1 to 21, not rounded.
  public let ratio: Double
  /// Whether the ratio is what was required.
  public let passes: Bool
  /// How far the OKLCH lightness was moved, from -1 to 1; negative for a darker colour.
  public let lightnessChange: Double

  /// Moves the OKLCH lightness of a text's colour just as far as a background requires.
  ///
  /// Hue and chroma are kept, and what leaves sRGB is mapped into it as CSS Color 4 says. The smallest
  /// change wins, the darker one on a tie; a colour that passes is left alone. What counts is the
  /// colour rounded to eight bits, its ratio unrounded.
  ///
  /// - Parameters:
  ///   - foreground: The text's colour, of any space; its alpha does not count.
  ///   - background: The colour behind it.
  ///   - requirement: What the ratio must be good enough for.
  public init(
    _ foreground: Colour, on background: RGB8, for requirement: Contrast.Requirement
  ) {
    let search = LightnessSearch(
      lch: foreground.converted(to: .oklch).components, background: background,
      required: requirement.leastRatio)
    let own = foreground.rgb8
    if search.passes(own) {
      self.init(own, on: background, passes: true, change: 0)
    } else if let lightness = search.nearest() {
      self.init(
        search.colour(lightness), on: background, passes: true,
        change: lightness - search.lch.x)
    } else {
      // Black and white are the ends of every lightness scale, and have its best ratios.
      let best = Contrast.textColour(on: background)
      let end = best == RGB8(0, 0, 0) ? 0.0 : 1
      self.init(best, on: background, passes: false, change: end - search.lch.x)
    }
  }

  private init(_ colour: RGB8, on background: RGB8, passes: Bool, change: Double) {
    self.colour = colour
    ratio = Contrast.ratio(colour, background)
    self.passes = passes
    lightnessChange = change
  }
}

/// Looks along the lightness of one hue and chroma for the first colour that passes.
///
/// Bisection alone would miss solutions: mapping into the gamut and rounding to bytes make the ratio
/// jump up and down a little along the way. So the way is walked from the start outwards: in long
/// steps while the ratio is far from enough, then in steps shorter than a byte's.
private struct LightnessSearch {
  /// OKLCH of the start.
  let lch: SIMD3<Double>
  let background: RGB8
  let required: Double

  private static let longStep = 1.0 / 256
  /// About 60 steps to one of a byte's.
  private static let shortStep = 1.0 / 16_384
  /// More than the ratio can grow along one long step, jumps included.
  private static let nearly = 0.9

  func colour(_ lightness: Double) -> RGB8 {
    Colour(.oklch, SIMD3(lightness, lch.y, lch.z)).rgb8
  }

  func passes(_ rgb: RGB8) -> Bool { Contrast.ratio(rgb, background) >= required }

  /// The lightness nearest to the start that passes, the darker on a tie; `nil` if none does.
  func nearest() -> Double? {
    let darker = first(towards: 0)
    let lighter = first(towards: 1)
    guard let darker, let lighter else { return darker ?? lighter }
    return lch.x - darker <= lighter - lch.x ? darker : lighter
  }

  /// The first lightness that passes on the way to one end.
  private func first(towards end: Double) -> Double? {
    guard passes(colour(end)) else { return nil }
    let start = min(max(lch.x, 0), 1)
    let direction = end < start ? -1.0 : 1
    var reached = start
    while reached != end {
      let step = isNear(reached + direction * Self.longStep) ? Self.shortStep : Self.longStep
      let next = direction > 0 ? min(reached + step, end) : max(reached - step, end)
      if passes(colour(next)) { return edge(failing: reached, passing: next) }
      reached = next
    }
    return end
  }

  private func isNear(_ lightness: Double) -> Bool {
    Contrast.ratio(colour(min(max(lightness, 0), 1)), background) >= required * Self.nearly
  }

  /// The lightness nearest to the failing side that passes, as far as doubles tell.
  private func edge(failing: Double, passing: Double) -> Double {
    var (failing, passing) = (failing, passing)
    for _ in 0..<32 {
      let middle = (failing + passing) / 2
      if passes(colour(middle)) { passing = middle } else { failing = middle }
    }
    return passing
  }
}
