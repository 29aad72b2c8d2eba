/// Goes over the bytes of a file and checks each step; what a file says is believed of no length.
struct ByteCursor {
  /// Which byte of a number stands first.
  enum Order {
    case big, little
  }

  private let bytes: [UInt8]
  private let order: Order
  /// How many bytes of the file lie before the next one.
  private(set) var place: Int
  /// Where what the cursor goes over ends.
  private let end: Int

  /// Creates a cursor over a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - order: Which byte of its numbers stands first.
  ///   - place: Where to begin, not behind the end.
  init(_ bytes: [UInt8], _ order: Order, from place: Int = 0) {
    self.init(bytes, order, place..<bytes.count)
  }

  private init(_ bytes: [UInt8], _ order: Order, _ range: Range<Int>) {
    self.bytes = bytes
    self.order = order
    place = range.lowerBound
    end = range.upperBound
  }

  /// How many bytes are left.
  var remaining: Int { end - place }

  /// The bytes that are left.
  var rest: ArraySlice<UInt8> { bytes[place..<end] }

  /// That something else stands here than belongs here, or at an earlier place.
  func fault(expecting expected: String, at offset: Int? = nil) -> PaletteFileFault {
    PaletteFileFault(expecting: expected, at: .byte(offset ?? place))
  }

  /// The next bytes.
  ///
  /// - Parameters:
  ///   - count: How many, not negative.
  ///   - expected: What they are, as it follows "there should be".
  /// - Returns: So many bytes, which have been passed.
  /// - Throws: That fewer are left.
  mutating func bytes(
    _ count: Int, _ expected: @autoclosure () -> String
  ) throws(PaletteFileFault) -> ArraySlice<UInt8> {
    guard count <= remaining else { throw fault(expecting: expected()) }
    defer { place += count }
    return bytes[place..<place + count]
  }

  /// A cursor over the next bytes, which have been passed.
  mutating func part(
    _ count: Int, _ expected: @autoclosure () -> String
  ) throws(PaletteFileFault) -> ByteCursor {
    let range = try bytes(count, expected()).indices
    return ByteCursor(bytes, order, range)
  }

  /// A number of two bytes.
  mutating func number16(_ expected: @autoclosure () -> String) throws(PaletteFileFault) -> Int {
    number(try bytes(2, expected()))
  }

  /// A number of four bytes.
  mutating func number32(_ expected: @autoclosure () -> String) throws(PaletteFileFault) -> Int {
    number(try bytes(4, expected()))
  }

  /// The number of two bytes that stands here, without going on.
  var next16: Int? { remaining >= 2 ? number(bytes[place..<place + 2]) : nil }

  private func number(_ digits: ArraySlice<UInt8>) -> Int {
    order == .big
      ? digits.reduce(0) { $0 << 8 | Int($1) }
      : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension [UInt8] {
  /// Appends a number, its most significant byte first.
  mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }

  /// Appends a number, its least significant byte first.
  mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
