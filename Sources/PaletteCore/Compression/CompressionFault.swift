/// Why compressed bytes cannot be unpacked.
///
/// An offset is an index of the bytes as they were given: of a slice of a file the place in the file.
enum CompressionFault: Error, Equatable {
  /// The bytes are none that deflate makes, or their checksum is not that of what they stand for.
  case damaged(offset: Int)
  /// The bytes end before the stream does.
  case cutOff(offset: Int)
  /// There is more than was told, or may be.
  case tooLong(offset: Int)
  /// There is less than was told.
  case tooShort(count: Int)
  /// More was told than so few bytes can stand for.
  case implausible(count: Int)
}
