// sources: Encoding Colour Notation

/// Any text is either refused with a place in it and a sentence, or is a colour that every notation can
/// write and that the readable ones give back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzColour(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do throws(ColourSyntaxError) {
    let colour = try Colour(parsing: text)
    for notation in Notation.allCases { check(colour, in: notation, from: text) }
    checkShortWays(colour.rgb8)
    if let rgb = RGB8(plain: UnsafeBufferPointer(start: start, count: count)) {
      expect(colour == Colour(rgb), "'\(text)' is read as \(rgb.hex) in a stream")
    }
  } catch {
    expect((0...text.count).contains(error.position), "position \(error.position)")
    expect(!error.description.isEmpty, "no description")
    expect(
      RGB8(plain: UnsafeBufferPointer(start: start, count: count)) == nil,
      "'\(text)' is read in a stream, and nowhere else")
  }
  return 0
}

/// What streams of eight-bit colours are written by must write what all else writes.
private func checkShortWays(_ rgb: RGB8) {
  for notation in Notation.allCases {
    var bytes: [UInt8] = []
    notation.append(rgb, to: &bytes)
    let text = notation.text(of: Colour(rgb))
    expect(bytes == Array(text.utf8), "\(rgb.hex) is not written as '\(text)' in a stream")
  }
}

private func check(_ colour: Colour, in notation: Notation, from text: String) {
  let written = notation.text(of: colour)
  let parts = notation.parts(of: colour)
  expect(written.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "'\(text)': '\(written)'")
  expect(parts.components.count == 3, "'\(text)' has \(parts.components.count) components")
  switch notation {
  case .cmyk, .ansi256, .swiftui, .uikit, .android, .int, .name: return
  default: break
  }
  guard let read = try? Colour(parsing: written) else {
    fatalError("'\(text)' is written as '\(written)', which cannot be read")
  }
  let isSame =
    abs(read.alpha - colour.alpha) <= (notation == .hex || notation == .hexUpper ? 2e-3 : 5.1e-5)
    && (!isModerate(colour) || agrees(read, colour, in: notation))
  expect(isSame, "'\(text)' is written as '\(written)', which is another colour")
}

/// Whether a colour is near what can be seen; of one with numbers in the millions only the size is left
/// after the trip through a cube and back.
private func isModerate(_ colour: Colour) -> Bool {
  let xyz = colour.converted(to: .xyzD65).components
  return max(xyz.max(), -xyz.min()) <= 10
}

/// Whether two colours differ by no more than the decimals of a notation.
private func agrees(_ read: Colour, _ colour: Colour, in notation: Notation) -> Bool {
  switch notation {
  case .hex, .hexUpper, .rgb, .css: read.rgb8 == colour.rgb8
  // What lies outside sRGB by no more than the tolerance of the gamut is written as it is.
  case .hsl, .hsv, .hwb: isNear(read, colour.mappedToGamut(), in: .srgb, 4e-4)
  case .lab: hasNoLightness(colour, .lab, 100) || isNear(read, colour, in: .lab, 1e-4)
  // What has a chroma up to 0.0015 is a grey, and is written without any.
  case .lch: hasNoLightness(colour, .lab, 100) || isNear(read, colour, in: .lab, 1.6e-3)
  case .oklab: hasNoLightness(colour, .oklab, 1) || isNear(read, colour, in: .oklab, 1e-5)
  case .oklch: hasNoLightness(colour, .oklab, 1) || isNear(read, colour, in: .oklab, 1e-5)
  case .xyz: isNear(read, colour, in: .xyzD65, 1e-6)
  case .p3: isNear(read, colour, in: .displayP3, 1e-6)
  default: true
  }
}

/// Such lightness is written, but clamped when it is read, as CSS Color 4 asks.
private func hasNoLightness(_ colour: Colour, _ space: ColourSpace, _ most: Double) -> Bool {
  !(0...most).contains(colour.converted(to: space).components.x)
}

private func isNear(
  _ read: Colour, _ colour: Colour, in space: ColourSpace, _ tolerance: Double
) -> Bool {
  let (first, second) = (read.converted(to: space), colour.converted(to: space))
  let size = max(second.components.max(), -second.components.min(), 1)
  // A hue has three decimals, which are 1e-5 of the chroma.
  let allowed = tolerance + size * 1e-5
  let apart = first.components - second.components
  return max(apart.max(), -apart.min()) <= allowed
}
