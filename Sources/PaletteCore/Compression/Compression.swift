internal import CZlib

/// Deflate and the checksum of the formats that use it, through the system's zlib.
enum Compression {
  /// What stands around a stream.
  enum Container {
    /// A header and an Adler-32 checksum: RFC 1950.
    case zlib
    /// Nothing: RFC 1951.
    case raw

    /// How zlib is told: 15 bits are the largest window, and a negative number means a bare stream.
    var windowBits: CInt {
      switch self {
      case .zlib: 15
      case .raw: -15
      }
    }
  }

  /// The most bytes that a byte of a stream can stand for: 258 for two bits.
  ///
  /// Source: https://www.zlib.net/zlib_tech.html, "Maximum Compression Factor".
  static let greatestRatio = 1_032

  /// zlib counts what it is given in 32 bits.
  static let largestPiece = Int(CInt.max)

  /// The CRC-32 of bytes, as PNG and ZIP have it.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: Their checksum.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var checksum: uLong = 0
    var rest = bytes
    while !rest.isEmpty {
      let piece = rest.prefix(largestPiece)
      rest = rest.dropFirst(largestPiece)
      checksum = piece.withUnsafeBufferPointer {
        CZlib.crc32(checksum, $0.baseAddress, uInt($0.count))
      }
    }
    return UInt32(truncatingIfNeeded: checksum)
  }

  /// The CRC-32 of bytes, as PNG and ZIP have it.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: Their checksum.
  static func crc32(_ bytes: [UInt8]) -> UInt32 { crc32(bytes[...]) }
}
