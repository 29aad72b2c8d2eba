internal import CZlib

extension Compression {
  /// Packs bytes; the same bytes give the same stream on one machine, but other versions of zlib may
  /// find another one.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes.
  ///   - container: What shall stand around the stream.
  ///   - effort: From 1, the fastest, to 9, the smallest.
  /// - Returns: The stream.
  static func deflate(
    _ bytes: [UInt8], as container: Container, effort: Int = 6
  ) -> [UInt8] {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 8 is zlib's usual share of memory.
    let code = deflateInit2_(
      stream, CInt(effort), Z_DEFLATED, container.windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      CInt(MemoryLayout<z_stream>.size))
    precondition(code == Z_OK, "zlib has memory, and is the one that was compiled against.")
    defer {
      deflateEnd(stream)
      stream.deallocate()
    }
    var output: [UInt8] = []
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
    defer { buffer.deallocate() }
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var code = Z_OK
      while code != Z_STREAM_END {
        if stream.pointee.avail_in == 0, start < bytes.count {
          let count = min(bytes.count - start, largestPiece)
          stream.pointee.next_in = UnsafeMutablePointer(
            mutating: bytes.baseAddress?.advanced(by: start))
          stream.pointee.avail_in = uInt(count)
          start += count
        }
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = uInt(buffer.count)
        code = CZlib.deflate(stream, start == bytes.count ? Z_FINISH : Z_NO_FLUSH)
        let count = buffer.count - Int(stream.pointee.avail_out)
        output.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
      }
    }
    return output
  }
}
