/// The 32 bytes that SHA-256 and HMAC-SHA256 give.
///
/// Two of them are compared in constant time, so that a comparison tells nothing about where they
/// differ.
public struct Digest: Equatable, Sendable {
  let words: SIMD8<UInt32>

  init(words: SIMD8<UInt32>) { self.words = words }

  /// Reads a digest from its bytes.
  ///
  /// - Parameter bytes: 32 bytes; the result is `nil` for any other number of them.
  public init?(bytes: [UInt8]) {
    guard let digest = bytes.withUnsafeBytes({ Digest(raw: $0) }) else { return nil }
    self = digest
  }

  init?(raw bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 32 else { return nil }
    var words = SIMD8<UInt32>()
    for index in 0..<8 {
      let word = bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
      words[index] = UInt32(bigEndian: word)
    }
    self.words = words
  }

  /// Thirty-two zero bytes, which stand where there is no predecessor.
  static let zero = Digest(words: SIMD8<UInt32>())

  /// The 32 bytes, the most significant of each word first.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    for index in 0..<8 {
      for shift in stride(from: UInt32(24), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: words[index] &>> shift))
      }
    }
    return bytes
  }

  /// The digest as 64 lower-case hexadecimal digits.
  public var hex: String { Hexadecimal.text(of: bytes) }

  /// Whether two digests are equal, in a time that does not depend on their bytes.
  public static func == (left: Digest, right: Digest) -> Bool {
    let difference = left.words ^ right.words
    var all: UInt32 = 0
    for index in 0..<8 { all |= difference[index] }
    return all == 0
  }
}
