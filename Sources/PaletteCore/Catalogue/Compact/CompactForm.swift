/// The form in which a catalogue is searched: printable text that is read in place, never parsed.
///
/// A build-time tool writes the bundled catalogue into a string literal, which must be UTF-8 and should
/// hold no control characters (the compiler escapes nothing and starts at once), so numbers are
/// written as digits:
///
///     number     base-32 digits, least significant first; all but the last have 32 added
///     fixed      six base-64 digits, most significant first: up to 2³⁶ − 1, which no file can reach
///     text       number of bytes, then the bytes
///     localised  text, number of translations, then language and text of each
///     optional   number 0, or 1 and the value
///     colour     four base-64 digits, most significant first
///     cell       three base-64 digits: the steps of lightness, a and b in OKLab (`ColourCell`)
///     list       number of elements, then the elements
///
/// A digit of value n is the character 0x3F + n, from `?` to `~`. Tables of entries of one length come
/// first, so that any category, palette or colour is found by its place without a look at the others:
///
///     counts     three fixed numbers: of categories, of palettes, of colours
///     categories two fixed numbers each: where its record begins, its first palette; then an end entry
///     palettes   two fixed numbers each: where its record begins, its first colour; then an end entry
///     values     a colour each: its value
///     cells      a cell each: where in OKLab it lies
///     names      a fixed number each: where its record begins
///     records    of a category, a palette or a colour, in the order of their texts in `CompactWriter`
enum CompactForm {
  /// The character of digit 0.
  static let zero: UInt8 = 0x3F
  /// The characters of a fixed number.
  static let fixedWidth = 6
  /// The characters of a colour.
  static let colourWidth = 4
  /// The characters of a cell.
  static let cellWidth = 3
}

extension CompactForm {
  /// Writes values behind one another.
  struct Writer {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: Int) {
      var rest = number
      while rest >= 32 {
        bytes.append(CompactForm.zero + 32 + UInt8(rest & 31))
        rest >>= 5
      }
      bytes.append(CompactForm.zero + UInt8(rest))
    }

    mutating func write(fixed number: Int) { write(number, digits: CompactForm.fixedWidth) }

    mutating func write(_ rgb: RGB8) { write(Int(rgb.packed), digits: CompactForm.colourWidth) }

    mutating func write(_ cell: ColourCell) {
      for step in [cell.lightness, cell.a, cell.b] { bytes.append(CompactForm.zero + step) }
    }

    private mutating func write(_ number: Int, digits: Int) {
      precondition(number >> (6 * digits) == 0, "a number needs more digits than its table has")
      for shift in stride(from: 6 * (digits - 1), through: 0, by: -6) {
        bytes.append(CompactForm.zero + UInt8(number >> shift & 63))
      }
    }

    mutating func write(_ text: String) {
      write(text.utf8.count)
      bytes += text.utf8
    }

    mutating func write(_ text: LocalisedText) {
      write(text.text)
      write(text.translations) { writer, translation in
        writer.write(translation.language)
        writer.write(translation.text)
      }
    }

    mutating func write(_ text: String?) { write(text) { $0.write($1) } }

    mutating func write(_ text: LocalisedText?) { write(text) { $0.write($1) } }

    private mutating func write<Value>(_ value: Value?, _ body: (inout Writer, Value) -> Void) {
      write(value == nil ? 0 : 1)
      if let value { body(&self, value) }
    }

    mutating func write<Element>(_ list: [Element], _ body: (inout Writer, Element) -> Void) {
      write(list.count)
      for element in list { body(&self, element) }
    }

    mutating func append(_ other: Writer) { bytes += other.bytes }
  }
}

extension CompactForm {
  /// Reads values where they lie.
  ///
  /// What it reads was written by `Writer`: it checks nothing.
  struct Reader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
      self.bytes = bytes
      self.position = position
    }

    private mutating func digit() -> Int {
      defer { position += 1 }
      return Int(bytes[position] &- CompactForm.zero)
    }

    mutating func number() -> Int {
      var (number, shift) = (0, 0)
      while true {
        let digit = digit()
        number |= (digit & 31) << shift
        if digit < 32 { return number }
        shift += 5
      }
    }

    mutating func fixed() -> Int { number(digits: CompactForm.fixedWidth) }

    mutating func colour() -> RGB8 {
      RGB8(packed: UInt32(truncatingIfNeeded: number(digits: CompactForm.colourWidth)))
    }

    private mutating func number(digits: Int) -> Int {
      var number = 0
      for _ in 0..<digits { number = number << 6 | digit() }
      return number
    }

    /// The bytes of a text.
    mutating func utf8() -> UnsafeBufferPointer<UInt8> {
      let count = number()
      defer { position += count }
      return UnsafeBufferPointer(rebasing: bytes[position..<(position + count)])
    }

    /// Whether a text is just this one.
    mutating func text(is other: String) -> Bool { utf8().elementsEqual(other.utf8) }

    mutating func text() -> String { String(decoding: utf8(), as: UTF8.self) }

    mutating func localisedText() -> LocalisedText {
      let text = text()
      let translations = list { reader in
        LocalisedText.Translation(language: reader.text(), text: reader.text())
      }
      return LocalisedText(text, orderedTranslations: translations)
    }

    mutating func optional<Value>(_ body: (inout Reader) -> Value) -> Value? {
      number() == 0 ? nil : body(&self)
    }

    mutating func list<Element>(_ body: (inout Reader) -> Element) -> [Element] {
      let count = number()
      guard count > 0 else { return [] }
      var elements: [Element] = []
      elements.reserveCapacity(count)
      for _ in 0..<count { elements.append(body(&self)) }
      return elements
    }
  }
}
