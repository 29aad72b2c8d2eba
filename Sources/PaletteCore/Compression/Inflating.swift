internal import CZlib

extension Compression {
  /// Unpacks bytes whose length is known.
  ///
  /// The length is believed only as far as so few bytes can stand for it, before anything is set
  /// aside. Bytes behind the end of the stream are passed over.
  ///
  /// - Parameters:
  ///   - bytes: The stream.
  ///   - container: What stands around it.
  ///   - count: How many bytes it stands for.
  /// - Returns: So many bytes.
  /// - Throws: `CompressionFault` where it is damaged, or of another length.
  static func inflate(
    _ bytes: ArraySlice<UInt8>, as container: Container, exactly count: Int
  ) throws(CompressionFault) -> [UInt8] {
    try inflate([bytes], as: container, exactly: count)
  }

  /// Unpacks bytes whose length is known and that lie in pieces; see the other one.
  ///
  /// - Parameters:
  ///   - pieces: The stream's pieces in order.
  ///   - container: What stands around it.
  ///   - count: How many bytes it stands for.
  /// - Returns: So many bytes.
  /// - Throws: `CompressionFault` where it is damaged, or of another length.
  static func inflate(
    _ pieces: [ArraySlice<UInt8>], as container: Container, exactly count: Int
  ) throws(CompressionFault) -> [UInt8] {
    guard count <= greatestCount(of: pieces) else { throw .implausible(count: count) }
    let found = try inflate(pieces, as: container, atMost: count, expecting: count)
    guard found.count == count else { throw .tooShort(count: found.count) }
    return found
  }

  /// Unpacks bytes whose length is only limited.
  ///
  /// - Parameters:
  ///   - bytes: The stream; bytes behind its end are passed over.
  ///   - container: What stands around it.
  ///   - most: How many bytes it may stand for.
  /// - Returns: The bytes.
  /// - Throws: `CompressionFault` where it is damaged, or longer.
  static func inflate(
    _ bytes: ArraySlice<UInt8>, as container: Container, atMost most: Int
  ) throws(CompressionFault) -> [UInt8] {
    try inflate([bytes], as: container, atMost: most, expecting: min(most, bytes.count * 4))
  }

  private static func greatestCount(of pieces: [ArraySlice<UInt8>]) -> Int {
    let (product, isTooMuch) = pieces.reduce(0) { $0 + $1.count }
      .multipliedReportingOverflow(by: greatestRatio)
    return isTooMuch ? .max : product
  }

  private static func inflate(
    _ pieces: [ArraySlice<UInt8>], as container: Container, atMost most: Int, expecting count: Int
  ) throws(CompressionFault) -> [UInt8] {
    var inflater = Inflater(container, atMost: most, expecting: count)
    for piece in pieces {
      var rest = piece
      while !rest.isEmpty {
        if try inflater.feed(rest.prefix(largestPiece)) { return inflater.output }
        rest = rest.dropFirst(largestPiece)
      }
    }
    throw .cutOff(offset: pieces.last?.endIndex ?? 0)
  }
}

/// A stream that is being unpacked.
private struct Inflater: ~Copyable {
  private(set) var output: [UInt8] = []
  private let most: Int
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)

  init(_ container: Compression.Container, atMost most: Int, expecting count: Int) {
    self.most = most
    output.reserveCapacity(count)
    stream.initialize(to: z_stream())
    let code = inflateInit2_(
      stream, container.windowBits, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
    precondition(code == Z_OK, "zlib has memory, and is the one that was compiled against.")
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    buffer.deallocate()
  }

  /// Unpacks what a piece of the stream stands for; the result is whether the stream has ended.
  mutating func feed(_ piece: ArraySlice<UInt8>) throws(CompressionFault) -> Bool {
    try piece.withUnsafeBufferPointer { bytes throws(CompressionFault) in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
      stream.pointee.avail_in = uInt(bytes.count)
      while true {
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = uInt(buffer.count)
        let code = CZlib.inflate(stream, Z_NO_FLUSH)
        let count = buffer.count - Int(stream.pointee.avail_out)
        output.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
        let offset = piece.endIndex - Int(stream.pointee.avail_in)
        guard output.count <= most else { throw .tooLong(offset: offset) }
        switch code {
        case Z_STREAM_END: return true
        case Z_OK where count == buffer.count || stream.pointee.avail_in > 0: continue
        // There may be nothing left to give out after a full buffer.
        case Z_OK, Z_BUF_ERROR: return false
        default: throw .damaged(offset: offset)
        }
      }
    }
  }
}
