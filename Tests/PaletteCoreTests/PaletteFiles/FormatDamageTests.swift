import Testing

@testable import PaletteCore

/// Files that are cut off, changed or made up: they are refused in words, or what is read of them makes
/// sense.
@Suite struct FormatDamageTests {
  private static let formats = FormatPropertyTests.readAndWritten
  private static let seed = "seed \(CaseSample.seed)"

  /// A small document with what each format can hold, and nothing that would make its files long.
  private static let document = PaletteDocument(
    name: "Small",
    groups: [
      PaletteDocument.Group(
        name: nil,
        entries: [
          PaletteDocument.Entry("Red", Colour(RGB8(255, 16, 0))),
          PaletteDocument.Entry("绯 😀", Colour(RGB8(18, 52, 86))),
          PaletteDocument.Entry(nil, Colour(RGB8(171, 205, 239))),
        ])
    ])

  /// What was read makes sense: has colours, names that say something, and places in the file.
  private func outcome(
    _ bytes: [UInt8], _ format: PaletteFormat, _ comment: @autoclosure () -> String
  ) -> PaletteReading? {
    do throws(PaletteFileFault) {
      let reading = try PaletteReading(bytes, name: "x", as: format)
      let entries = reading.document.entries
      if entries.isEmpty || entries.contains(where: { $0.name == "" || !Self.isFinite($0.colour) })
      {
        Issue.record("\(format), \(comment()): \(entries)")
      }
      return reading
    } catch {
      if error.description.isEmpty || !Self.lies(error.place, in: bytes) {
        Issue.record("\(format), \(comment()): \(error)")
      }
      return nil
    }
  }

  private static func isFinite(_ colour: Colour) -> Bool {
    let parts = colour.components
    return parts.x.isFinite && parts.y.isFinite && parts.z.isFinite && colour.alpha.isFinite
  }

  private static func lies(_ place: PaletteFilePlace?, in bytes: [UInt8]) -> Bool {
    let most = 2 * bytes.count + 1
    return switch place {
    case .byte(let offset): (0...bytes.count).contains(offset)
    case .line(let line): (1...most).contains(line)
    case .column(let column, let line): (1...most).contains(column) && (1...most).contains(line)
    default: true
    }
  }

  /// Where a file is cut off, no colour is read that it did not have.
  ///
  /// In lines of text the last colour may be another: nobody can see that `12` was `128`.
  @Test(arguments: formats) func aFileThatIsCutOffInventsNoColours(format: PaletteFormat) throws {
    let file = try format.file(of: Self.document)
    let whole = try PaletteReading(file, name: "x", as: format).document.entries.map(\.colour.rgb8)
    // A colour table without its last four bytes has all its places full.
    for length in file.indices where !(format == .act && length == 768) {
      let reading = outcome(Array(file[..<length]), format, "cut at \(length)")
      guard let colours = reading?.document.entries.map(\.colour.rgb8) else { continue }
      let sure = format.facts.isText ? colours.dropLast() : colours[...]
      #expect(whole.starts(with: sure), "cut at \(length): \(colours.map(\.hex))")
      #expect(colours.count <= whole.count, "cut at \(length)")
      if !format.facts.isText, colours.count < whole.count {
        #expect(reading?.warnings.isEmpty == false, "cut at \(length)")
      }
    }
  }

  @Test(arguments: formats) func aByteThatIsChangedIsNoTrap(format: PaletteFormat) throws {
    let file = try format.file(of: Self.document)
    var changed = file
    var sample = CaseSample(for: format.rawValue)
    for place in file.indices {
      for mask: UInt8 in [0x01, 0x80, 0xFF, 0x10] where sample.takes(oneIn: 4) {
        changed[place] = file[place] ^ mask
        _ = outcome(changed, format, "byte \(place) ^ \(mask)")
      }
      changed[place] = file[place]
    }
  }

  @Test(arguments: formats) func bytesThatAreMissingOrDoubledAreNoTrap(
    format: PaletteFormat
  ) throws {
    let file = try format.file(of: Self.document)
    var sample = CaseSample(for: format.rawValue)
    for place in file.indices where sample.takes(oneIn: 3) {
      _ = outcome(Array(file[..<place] + file[(place + 1)...]), format, "without \(place)")
      _ = outcome(Array(file[...place] + file[place...]), format, "\(place) twice")
    }
  }

  private static let fragments = [
    "\n", "\r", ",", ";", "#", "{", "[", "(", "<", "\"", "'", "\\", "/*", "//", "--", "--a:", "$a:",
    "&",
    "<a>", "<a ", "{\"a\":", "[[", "((", "var(--a)", "{a.b}", "calc(", "0 0 0\n", "#fff",
    "GIMP Palette\n",
    "JASC-PAL\n0100\n", "ASEF", "RIFF", "PK\u{3}\u{4}", "PK\u{1}\u{2}", "@theme{", "a:b;", "\u{0}",
    "ÿ", "e\u{301}",
  ]

  /// Whatever is repeated, reading takes its time in proportion, and no stack runs out.
  @Test(.timeLimit(.minutes(1)), arguments: formats)
  func repetitionTakesNoLongerThanItsLength(format: PaletteFormat) throws {
    let head = try format.file(of: Self.document)
    var sample = CaseSample(for: format.rawValue)
    for fragment in Self.fragments where sample.takes(oneIn: 6) {
      let unit = Array(fragment.utf8)
      let many = Array([[UInt8]](repeating: unit, count: 60_000 / unit.count).joined())
      for bytes in [many, head + many, Array(head.prefix(head.count / 2)) + many] {
        _ = outcome(bytes, format, "\(fragment.debugDescription) again and again, \(Self.seed)")
      }
    }
  }
}
