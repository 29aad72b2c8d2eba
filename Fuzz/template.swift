// sources: Encoding Colour Notation

/// Any text is either refused with a place in it and a sentence, or is a template that fills in every
/// colour; and with its braces and backslashes doubled it stands for itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplate(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let escaped = text.reduce(into: "") { $0 += #"{}\"#.contains($1) ? "\($1)\($1)" : "\($1)" }
  expect(filled(escaped, colours[0]) == text, "'\(escaped)' does not stand for '\(text)'")
  do throws(TemplateError) {
    _ = try Template(text)
    for colour in colours {
      // A letter between them, so that no mark joins what stands on both sides.
      let (once, twice) = (filled(text, colour), filled(text + "x" + escaped, colour))
      expect(once.map { $0 + "x" + text } == twice, "'\(text)' and more is '\(twice ?? "refused")'")
    }
  } catch {
    expect((0..<text.count).contains(error.position), "position \(error.position)")
    expect(!error.description.isEmpty, "no description")
  }
  return 0
}

/// One that is plain, one with all that may be missing, and one outside sRGB.
private let colours = [
  Colour(RGB8(206, 51, 45)),
  Colour(.oklch, SIMD3(0.5, 0.1, 0), missing: [.third, .alpha], alpha: 0),
  Colour(.displayP3, SIMD3(0, 1, 0), alpha: 0.25),
]

private func filled(_ template: String, _ colour: Colour) -> String? {
  guard let template = try? Template(template) else { return nil }
  var bytes: [UInt8] = []
  template.append(
    colour, shown: colour.mappedToGamut(), input: "in".utf8, rest: "a\tb".utf8, to: &bytes)
  return String(validating: bytes, as: UTF8.self)
}
