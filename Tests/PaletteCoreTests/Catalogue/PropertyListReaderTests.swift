import Testing

@testable import PaletteCore

@Suite struct PropertyListReaderTests {
  private func rule(_ bytes: [UInt8]) -> CatalogueRule? {
    CatalogueReader.read(bytes, file: "f").problems.first?.rule
  }

  @Test func filesThatAreNoPropertyListAreNamed() {
    #expect(rule([]) == .empty)
    #expect(rule(Array(" \n\t".utf8)) == .empty)
    #expect(rule([0xEF, 0xBB, 0xBF]) == .empty)
    for order in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
      let text = Samples.xmlFile.flatMap { order[0] == 0xFF ? [$0, 0] : [0, $0] }
      #expect(rule(order + text) == .notUTF8)
      #expect(rule(text) == .notUTF8)
    }
    #expect(
      rule(Array("<plist><string>".utf8) + [0xE9] + Array("</string></plist>".utf8)) == .notUTF8)
    #expect(rule([0x7F, 0x45, 0x4C, 0x46, 0, 0, 0xFF]) == .notAPropertyList(""))
    #expect(rule(Array("bplist00".utf8)) == .notAPropertyList("it is cut short"))
    #expect(rule(Array("hello".utf8)) == .unknownShape)
    for text in ["<plist>", "<html></html>", "<!DOCTYPE plist>", "{", "{ a = ", "(1, 2"] {
      guard case .notAPropertyList = rule(Array(text.utf8)) else {
        Issue.record("\(text) is read as \(String(describing: rule(Array(text.utf8))))")
        continue
      }
    }
  }

  @Test(arguments: [64, 65, 2_000]) func deepNestingIsRefusedBeforeItIsDecoded(depth: Int) {
    func nested(_ open: String, _ close: String, _ frame: (String) -> String) -> [UInt8] {
      Array(
        frame(String(repeating: open, count: depth) + String(repeating: close, count: depth)).utf8)
    }
    let expected: CatalogueRule = depth <= 64 ? .unknownShape : .tooDeep(limit: 64)
    for file in [
      nested("<array>", "</array>") { "<plist>\($0)</plist>" },
      nested("<array><!-- </array> -->", "</array>") { "<plist>\($0)</plist>" },
      nested("(", ")") { $0 },
      nested("(/* ) */", ")") { $0 },
    ] { #expect(rule(file) == expected) }
    #expect(rule(Self.nestedBinary(depth)) == expected)
  }

  /// Arrays that hold one another, the last one empty.
  private static func nestedBinary(_ depth: Int) -> [UInt8] {
    let objects = (0..<depth).map { index -> [UInt8] in
      index == depth - 1 ? [0xA0] : [0xA1] + bigEndian(index + 1, 4)
    }
    return binary(objects, referenceSize: 4)
  }

  private static func bigEndian(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func binary(_ objects: [[UInt8]], referenceSize: Int = 1) -> [UInt8] {
    var file = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += bigEndian(file.count, 4)
      file += object
    }
    let table = file.count
    file += offsets + [0, 0, 0, 0, 0, 0, 4, UInt8(referenceSize)]
    return file + bigEndian(objects.count, 8) + bigEndian(0, 8) + bigEndian(table, 8)
  }

  @Test func binaryCyclesAndMultiplicationsEnd() {
    #expect(rule(Self.binary([[0xA1, 0]])) == .tooDeep(limit: 64))
    // Each of thirty arrays holds the next one twice: 2^30 values in 200 bytes.
    let doubling = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x09]]
    #expect(
      rule(Self.binary(doubling)) == .notAPropertyList("its objects hold one another too often"))
  }

  @Test func binaryValuesAreRead() throws {
    let objects: [[UInt8]] = [
      [0xA7, 1, 2, 3, 4, 5, 6, 7], [0x13] + Array(repeating: 0xFF, count: 8), [0x10, 0xFF],
      [0x22, 0x3F, 0xC0, 0, 0], [0x62, 0x7E, 0xEF, 0, 0x41], [0x51, 0x41], [0x08], [0x42, 1, 2],
    ]
    let read = try PropertyListReader.read(Self.binary(objects))
    #expect(
      read.root
        == .array([
          .integer(-1), .integer(255), .real(1.5), .string("绯A"), .string("A"), .boolean(false),
          .data,
        ]))
    // A lone surrogate, a byte beyond ASCII, a key that is no string, a length beyond the file.
    for damaged in [[0x61, 0xD8, 0], [0x51, 0xE9], [0xD1, 1, 1], [0x5F, 0x12, 0x7F, 0, 0, 0]] {
      #expect(throws: PropertyListError.self) {
        try PropertyListReader.read(Self.binary([damaged.map { UInt8($0) }, [0x08]]))
      }
    }
  }

  private static func samples() throws -> [[UInt8]] {
    [Samples.xmlFile, Samples.oldStyle, try Samples.binaryFile()]
  }

  @Test func everyTruncationIsReadOrRefused() throws {
    for sample in try Self.samples() {
      for count in 0..<sample.count {
        let reading = CatalogueReader.read(Array(sample.prefix(count)), file: "f")
        #expect(reading.catalogue != nil || !reading.problems.isEmpty)
      }
    }
  }

  private static let tokens = [
    "<array>", "</array>", "<dict>", "<key>", "<!--", "-->", "<![CDATA[", "]]>", "&#x;", "&", "\\",
    "\"", "{", "}", "(", ")", "<", ">", ";", "/*", "<integer>", "<date>", "?>", "<?", "\0", "\\777",
  ].map { Array($0.utf8) }

  @Test(arguments: [1, 2, 3]) func anyMutationIsReadOrRefused(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let samples = try Self.samples()
    for _ in 0..<900 {
      var bytes = samples[Int.random(in: 0..<3, using: &generator)]
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2:
          bytes.insert(contentsOf: Self.tokens.randomElement(using: &generator) ?? [], at: place)
        case 3:
          let end = min(bytes.count, place + Int.random(in: 1...8, using: &generator))
          bytes.removeSubrange(place..<end)
        default: bytes.removeSubrange(place...)
        }
      }
      let reading = CatalogueReader.read(bytes, file: "f")
      #expect(reading.catalogue != nil || !reading.problems.isEmpty)
    }
  }
}
