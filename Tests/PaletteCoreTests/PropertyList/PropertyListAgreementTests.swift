import Testing

@testable import PaletteCore

extension [UInt8] {
  var isXML: Bool { first { !PropertyListText.isBlank($0) } == UInt8(ascii: "<") }

  /// Whether the decoder can be asked: it crashes on halves of characters in old-style escapes, on
  /// letters beyond Latin-1 in old-style data, and on years beyond all bounds.
  fileprivate var isSafeForDecoder: Bool {
    let text = String(decoding: self, as: UTF8.self)
    if isXML { return text.firstMatch(of: /[0-9]{6,}-/) == nil }
    return text.firstMatch(of: /\\U[dD][89a-fA-F]|\\[^\x{0}-\x{FFFF}]|<[^>]*[^\x{0}-\x{7F}]/) == nil
  }
}

@Suite struct PropertyListAgreementTests {
  /// Reads a file with both readers, and tells how they differ where they should not.
  private func disagreement(on bytes: [UInt8]) -> String? {
    let ours: DecodedValue
    do {
      let list = try PropertyListReader.read(bytes)
      ours = DecodedValue(PropertyList.root, of: list)
    } catch {
      // What is too much for us may be endless for the decoder.
      guard !DeliberateDifference.tooMuch.explains(error, bytes), bytes.isSafeForDecoder,
        let theirs = DecodedValue(decoding: bytes)
      else { return nil }
      let isDeliberate = DeliberateDifference.allCases.contains { $0.explains(error, bytes) }
      return isDeliberate ? nil : "refused: \(error), read as \(theirs)"
    }
    guard bytes.isSafeForDecoder else { return nil }
    guard let theirs = DecodedValue(decoding: bytes) else {
      let text = String(decoding: bytes, as: UTF8.self)
      let isDeliberate = DeliberateDifference.allCases.contains { $0.explainsReading(text) }
      return isDeliberate ? nil : "read as \(ours), refused by the decoder"
    }
    let isDeliberate = DeliberateDifference.escapes.explainsReading(
      String(decoding: bytes, as: UTF8.self))
    return ours == theirs || isDeliberate ? nil : "read as \(ours), not \(theirs)"
  }

  private func expectAgreement(on bytes: [UInt8], _ origin: String) {
    if let disagreement = disagreement(on: bytes) {
      Issue.record(
        "\(origin): \(String(decoding: bytes, as: UTF8.self).debugDescription) \(disagreement)")
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func everyGeneratedFileIsReadAsItWasMeant(seed: UInt64) throws {
    var generated = GeneratedPropertyList(seed: seed)
    for round in 0..<500 {
      let origin = "seed \(seed), round \(round)"
      let tree = generated.value(onlyText: false)
      let texts = generated.value(onlyText: true)
      let xml = Array(generated.xmlFile(tree).utf8)
      let wide = BinaryPropertyListWriter(
        referenceSize: [1, 2, 3, 8, 9][round % 5], offsetSize: [2, 3, 4, 8, 9][round % 5],
        isWide: round.isMultiple(of: 2))
      for (bytes, value) in [
        (xml, tree), ([0xEF, 0xBB, 0xBF] + xml, tree), (wide.file(tree), tree),
        (Array(generated.oldStyle(texts).utf8), texts),
      ] {
        let list = try PropertyListReader.read(bytes)
        #expect(DecodedValue(PropertyList.root, of: list) == value, "\(origin)")
        expectAgreement(on: bytes, origin)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func everyMutatedFileIsReadAlike(seed: UInt64) {
    var generated = GeneratedPropertyList(seed: seed &* 77)
    for round in 0..<1_500 {
      let tree = generated.value(onlyText: round % 3 == 1)
      var bytes =
        switch round % 3 {
        case 0: Array(generated.xmlFile(tree).utf8)
        case 1: Array(generated.oldStyle(tree).utf8)
        default: BinaryPropertyListWriter().file(tree)
        }
      for _ in 0..<Int.random(in: 1...3, using: &generated.random) {
        Mutation.apply(to: &bytes, using: &generated.random)
      }
      expectAgreement(on: bytes, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: OddPropertyLists.all) func everyOddFileIsReadAlike(text: String) {
    expectAgreement(on: Array(text.utf8), "odd")
  }
}
