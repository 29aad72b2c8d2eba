/// The filters of a PNG's rows: each byte is sent as its difference from a guess.
///
/// Source: Portable Network Graphics (PNG) Specification, third edition (W3C), clause 9.
enum PNGFilters {
  /// Undoes the filters of all rows in place.
  ///
  /// - Parameters:
  ///   - rows: The rows of all passes, each after the number of its filter.
  ///   - passes: The passes.
  ///   - bitsPerPixel: The bits of a pixel.
  /// - Returns: Whether all rows have a filter that is known.
  static func undo(in rows: inout [UInt8], of passes: [PNGHeader.Pass], bitsPerPixel: Int) -> Bool {
    let step = max(1, bitsPerPixel / 8)
    return rows.withUnsafeMutableBufferPointer { bytes in
      var start = 0
      for pass in passes {
        for row in 0..<pass.height {
          let current = UnsafeMutableBufferPointer(
            rebasing: bytes[start + 1..<start + 1 + pass.rowBytes])
          let above =
            row == 0
            ? nil : UnsafeMutableBufferPointer(rebasing: bytes[start - pass.rowBytes..<start])
          guard undo(bytes[start], current, above, step) else { return false }
          start += 1 + pass.rowBytes
        }
      }
      return true
    }
  }

  private static func undo(
    _ filter: UInt8, _ row: UnsafeMutableBufferPointer<UInt8>,
    _ above: UnsafeMutableBufferPointer<UInt8>?, _ step: Int
  ) -> Bool {
    switch (filter, above) {
    case (0, _), (2, nil): break
    case (1, _), (4, nil):
      for index in row.indices.dropFirst(step) { row[index] &+= row[index - step] }
    case (2, let above?): for index in row.indices { row[index] &+= above[index] }
    case (3, let above):
      for index in row.indices {
        let left = index >= step ? Int(row[index - step]) : 0
        row[index] &+= UInt8((left + Int(above?[index] ?? 0)) / 2)
      }
    case (4, let above?):
      for index in row.indices {
        let left = index >= step ? Int(row[index - step]) : 0
        let corner = index >= step ? Int(above[index - step]) : 0
        row[index] &+= UInt8(guess(left: left, above: Int(above[index]), corner: corner))
      }
    default: return false
    }
    return true
  }

  /// Whichever neighbour lies nearest to left + above - corner: 9.4.
  private static func guess(left: Int, above: Int, corner: Int) -> Int {
    let toLeft = abs(above - corner)
    let toAbove = abs(left - corner)
    let toCorner = abs(left + above - 2 * corner)
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
