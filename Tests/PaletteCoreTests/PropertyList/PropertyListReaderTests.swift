import Testing

@testable import PaletteCore

@Suite struct PropertyListReaderTests {
  /// Why a file is not read, and where.
  private func error(_ bytes: [UInt8]) -> PropertyListError? {
    do {
      _ = try PropertyListReader.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func reason(_ bytes: [UInt8]) -> PropertyListError.Reason? { error(bytes)?.reason }

  @Test func filesThatAreNoPropertyListAreNamed() {
    #expect(reason([]) == .empty)
    #expect(reason(Array(" \n\t".utf8)) == .empty)
    #expect(reason(Array("// nothing".utf8)) == .empty)
    #expect(reason([0xEF, 0xBB, 0xBF]) == .empty)
    #expect(reason([0x7F, 0x45, 0x4C, 0x46, 0, 0, 0xFF]) == .notText)
    #expect(reason(Array("bplist00".utf8)) == .damaged("it is cut short"))
    #expect(reason([0xFF, 0xFE, 0x3C]) == .notUTF16)
    #expect(reason([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]) == .unknownEncoding("UTF-32"))
    let latin = #"<?xml version="1.0" encoding="ISO-8859-1"?><plist><true/></plist>"#
    #expect(reason(Array(latin.utf8)) == .unknownEncoding("ISO-8859-1"))
  }

  @Test func utf16IsReadWithAndWithoutAMark() throws {
    let utf8 = try PropertyListReader.read(Samples.xmlFile)
    let value = DecodedValue(PropertyList.root, of: utf8)
    for text in [Samples.xmlFile, Samples.oldStyle] {
      let units = Array(String(decoding: text, as: UTF8.self).utf16)
      let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
        let list = try PropertyListReader.read(bytes)
        #expect(list.format == (text == Samples.oldStyle ? .oldStyle : .xml))
        if list.format == .xml { #expect(DecodedValue(PropertyList.root, of: list) == value) }
      }
    }
  }

  @Test(arguments: [64, 65, 2_000]) func deepNestingIsRefusedBeforeItIsDecoded(depth: Int) {
    func nested(_ open: String, _ close: String, _ frame: (String) -> String) -> [UInt8] {
      Array(
        frame(String(repeating: open, count: depth) + String(repeating: close, count: depth)).utf8)
    }
    let expected: PropertyListError.Reason? = depth <= 64 ? nil : .tooDeep(limit: 64)
    for file in [
      nested("<array>", "</array>") { "<plist>\($0)</plist>" },
      nested("<array><!-- </array> -->", "</array>") { "<plist>\($0)</plist>" },
      nested("(", ")") { $0 },
      nested("(/* ) */", ")") { $0 },
    ] { #expect(reason(file) == expected) }
    #expect(reason(Self.nestedBinary(depth)) == expected)
  }

  /// Arrays that hold one another, the last one empty.
  private static func nestedBinary(_ depth: Int) -> [UInt8] {
    let objects = (0..<depth).map { index -> [UInt8] in
      index == depth - 1 ? [0xA0] : [0xA1] + BinaryPropertyListWriter.bigEndian(index + 1, 4)
    }
    return BinaryPropertyListWriter.file(objects, referenceSize: 4)
  }

  @Test func binaryCyclesAndMultiplicationsEnd() {
    #expect(reason(BinaryPropertyListWriter.file([[0xA1, 0]])) == .tooDeep(limit: 64))
    // Each of thirty arrays holds the next one twice: 2^30 values in 200 bytes.
    let doubling = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x09]]
    #expect(
      reason(BinaryPropertyListWriter.file(doubling))
        == .damaged("its objects hold one another too often"))
  }

  @Test func binaryValuesAreRead() throws {
    let objects: [[UInt8]] = [
      [0xA7, 1, 2, 3, 4, 5, 6, 7], [0x13] + Array(repeating: 0xFF, count: 8), [0x10, 0xFF],
      [0x22, 0x3F, 0xC0, 0, 0], [0x62, 0x7E, 0xEF, 0, 0x41], [0x51, 0x41], [0x08], [0x42, 1, 2],
    ]
    let read = try PropertyListReader.read(BinaryPropertyListWriter.file(objects))
    #expect(
      DecodedValue(PropertyList.root, of: read)
        == .array([
          .integer(-1), .integer(255), .number(1.5), .string("绯A"), .string("A"), .boolean(false),
          .data,
        ]))
    // A lone surrogate, a byte beyond ASCII, a key that is no string, a length beyond the file.
    for damaged in [[0x61, 0xD8, 0], [0x51, 0xE9], [0xD1, 1, 1], [0x5F, 0x12, 0x7F, 0, 0, 0]] {
      #expect(throws: PropertyListError.self) {
        try PropertyListReader.read(
          BinaryPropertyListWriter.file([damaged.map { UInt8($0) }, [0x08]]))
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

  @Test(arguments: [1, 2, 3]) func anyMutationIsReadOrRefused(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let samples = try Self.samples()
    for _ in 0..<900 {
      var bytes = samples[Int.random(in: 0..<3, using: &generator)]
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        Mutation.apply(to: &bytes, using: &generator)
      }
      let reading = CatalogueReader.read(bytes, file: "f")
      #expect(reading.catalogue != nil || !reading.problems.isEmpty)
    }
  }
}
