import Testing

@testable import PaletteCore

struct CompressionTests {
  /// "Wikipedia" as zlib's own program packs it: a header, one block of fixed codes and Adler-32.
  private static let packed: [UInt8] = [
    0x78, 0x9C, 0x0B, 0xCF, 0xCC, 0xCE, 0x2C, 0x48, 0x4D, 0xC9, 0x4C, 0x04, 0x00, 0x11, 0xE6, 0x03,
    0x98,
  ]
  private static let text = Array("Wikipedia".utf8)
  /// A block that is not packed, by hand: RFC 1951, 3.2.4.
  private static let stored: [UInt8] = [1, 3, 0, 252, 255, 7, 8, 9]

  @Test func checksums() {
    #expect(Compression.crc32([]) == 0)
    // The check value of CRC-32, and the chunk that ends every PNG.
    #expect(Compression.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Compression.crc32(Array("IEND".utf8)) == 0xAE42_6082)
    #expect(Compression.crc32(Array("..123456789".utf8)[2...]) == 0xCBF4_3926)
  }

  @Test func known() throws {
    #expect(try Compression.inflate(Self.packed[...], as: .zlib, exactly: 9) == Self.text)
    #expect(try Compression.inflate(Self.packed[...], as: .zlib, atMost: 9) == Self.text)
    #expect(try Compression.inflate(Self.packed[2...], as: .raw, exactly: 9) == Self.text)
    #expect(try Compression.inflate(Self.stored[...], as: .raw, atMost: 100) == [7, 8, 9])
  }

  @Test(arguments: [0, 1, 9, 65_535, 65_536, 65_537, 300_000])
  func thereAndBack(count: Int) throws {
    var number: UInt32 = 1
    let mixed = (0..<count).map { _ in
      number = number &* 1_664_525 &+ 1_013_904_223
      return UInt8(number >> 24) & (number & 0x10000 == 0 ? 0x0F : 0xFF)
    }
    for bytes in [mixed, [UInt8](repeating: 7, count: count)] {
      for container in [Compression.Container.zlib, .raw] {
        for effort in [1, 6, 9] {
          let packed = Compression.deflate(bytes, as: container, effort: effort)
          #expect(
            try Compression.inflate(packed[...], as: container, exactly: count) == bytes)
          #expect(
            try Compression.inflate(packed[...], as: container, atMost: count + 1) == bytes)
        }
      }
    }
  }

  @Test func pieces() throws {
    let bytes = Self.packed
    let pieces = bytes.indices.flatMap { [bytes[$0..<$0], bytes[$0..<$0 + 1]] }
    #expect(try Compression.inflate(pieces, as: .zlib, exactly: 9) == Self.text)
    #expect(throws: CompressionFault.cutOff(offset: 17)) {
      try Compression.inflate([bytes[..<5], bytes[17...]], as: .zlib, exactly: 9)
    }
    #expect(throws: CompressionFault.cutOff(offset: 0)) {
      try Compression.inflate([], as: .zlib, exactly: 0)
    }
  }

  @Test func everyTruncationIsTold() {
    for end in Self.packed.indices {
      #expect(throws: CompressionFault.cutOff(offset: end)) {
        try Compression.inflate(Self.packed[..<end], as: .zlib, atMost: 9)
      }
    }
  }

  @Test func otherLengths() {
    #expect(throws: CompressionFault.tooShort(count: 9)) {
      try Compression.inflate(Self.packed[...], as: .zlib, exactly: 10)
    }
    #expect(throws: CompressionFault.tooLong(offset: 17)) {
      try Compression.inflate(Self.packed[...], as: .zlib, exactly: 8)
    }
    #expect(throws: CompressionFault.tooLong(offset: 17)) {
      try Compression.inflate(Self.packed[...], as: .zlib, atMost: 8)
    }
  }

  @Test func lengthsBeyondDeflateAreNotBelieved() {
    #expect(throws: CompressionFault.implausible(count: 17 * 1_032 + 1)) {
      try Compression.inflate(Self.packed[...], as: .zlib, exactly: 17 * 1_032 + 1)
    }
    #expect(throws: CompressionFault.implausible(count: .max)) {
      try Compression.inflate(Self.packed[...], as: .zlib, exactly: .max)
    }
    // What deflate makes of zeros comes near its greatest ratio, and is still believed.
    let zeros = [UInt8](repeating: 0, count: 4 << 20)
    let packed = Compression.deflate(zeros, as: .raw, effort: 9)
    #expect(packed.count * Compression.greatestRatio > zeros.count)
    #expect(throws: CompressionFault.self) {
      try Compression.inflate(packed[...], as: .raw, atMost: 100)
    }
  }

  @Test func damageIsTold() {
    for index in Self.packed.indices {
      for bit in 0..<8 {
        var bytes = Self.packed
        bytes[index] ^= 1 << bit
        do throws(CompressionFault) {
          let found = try Compression.inflate(bytes[...], as: .zlib, exactly: 9)
          // The bits that fill the last byte of the block up mean nothing.
          #expect(found == Self.text && index == 12, "byte \(index), bit \(bit)")
        } catch {
          switch error {
          case .damaged(let offset), .cutOff(let offset), .tooLong(let offset):
            #expect((0...bytes.count).contains(offset))
          case .tooShort(let count): #expect(count < 9)
          case .implausible: Issue.record("The count is a small one.")
          }
        }
      }
    }
    var wrongSum = Self.packed
    wrongSum[16] ^= 1
    #expect(throws: CompressionFault.damaged(offset: 17)) {
      try Compression.inflate(wrongSum[...], as: .zlib, exactly: 9)
    }
  }
}
