extension [UInt8] {
  /// Appends a text that is part of the program: no string is made of it.
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
