/// The form in which the bundled catalogue lies in the program: printable text that is read in place.
///
/// A build-time tool writes it into a string literal, which must be UTF-8 and should hold no control
/// characters (the compiler escapes nothing and starts at once), so numbers are written as digits:
///
///     number     base-32 digits, least significant first; all but the last have 32 added
///     text       number of bytes, then the bytes
///     localised  text, number of translations, then language and text of each
///     optional   number 0, or 1 and the value
///     colour     four base-64 digits, most significant first
///     list       number of elements, then the elements
///
/// A digit of value n is the character 0x3F + n, from `?` to `~`. First comes a list of headings, one
/// a category, with what a listing of categories shows and the length of its body; the bodies follow
/// in the same order, so that one can be found and read without the others.
enum CompactForm {
  static let zero: UInt8 = 0x3F
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

    mutating func write(_ rgb: RGB8) {
      for shift in [18, 12, 6, 0] as [UInt32] {
        bytes.append(CompactForm.zero + UInt8(rgb.packed >> shift & 63))
      }
    }

    mutating func write<Value>(_ value: Value?, _ body: (inout Writer, Value) -> Void) {
      write(value == nil ? 0 : 1)
      if let value { body(&self, value) }
    }

    mutating func write<Element>(_ list: [Element], _ body: (inout Writer, Element) -> Void) {
      write(list.count)
      for element in list { body(&self, element) }
    }

    mutating func append(_ other: Writer) { bytes += other.bytes }
  }

  /// Reads values where they lie.
  ///
  /// What it reads was written by `Writer`: it checks nothing.
  struct Reader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func digit() -> Int {
      defer { position += 1 }
      return Int(bytes[position] - CompactForm.zero)
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

    mutating func text() -> String {
      let count = number()
      defer { position += count }
      return String(
        decoding: UnsafeBufferPointer(rebasing: bytes[position..<(position + count)]),
        as: UTF8.self)
    }

    mutating func localisedText() -> LocalisedText {
      let text = text()
      let translations = list { reader in
        LocalisedText.Translation(language: reader.text(), text: reader.text())
      }
      return LocalisedText(text, orderedTranslations: translations)
    }

    mutating func colour() -> RGB8 {
      RGB8(packed: (0..<4).reduce(0) { packed, _ in packed << 6 | UInt32(digit()) })
    }

    mutating func optional<Value>(_ body: (inout Reader) -> Value) -> Value? {
      number() == 0 ? nil : body(&self)
    }

    mutating func list<Element>(_ body: (inout Reader) -> Element) -> [Element] {
      let count = number()
      var elements: [Element] = []
      elements.reserveCapacity(count)
      for _ in 0..<count { elements.append(body(&self)) }
      return elements
    }
  }
}
