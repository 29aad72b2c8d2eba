/// Goes over the elements of an XML text, one tag after the other; text between them is passed over.
///
/// Nothing is kept but the names of the elements that are open. Entities are those of XML itself:
/// what a DOCTYPE declares is not looked at.
struct XMLElementReader {
  /// A tag; an element without content is opened and closed.
  enum Tag {
    case opening(Element)
    case closing(name: String)
  }

  /// An element's name and attributes.
  struct Element {
    let name: String
    /// Its first byte.
    let offset: Int
    fileprivate(set) var attributes: [(name: String, value: String)] = []

    /// The value of an attribute; `nil` where it is not there.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// Deeper than any palette, and no burden.
  private static let deepest = 64
  private static let mostAttributes = 64

  private let file: String
  private var scanner: XMLScanner
  private var open: [String] = []
  private var hasRoot = false
  /// Whether the last tag opened an element that has no content.
  private var isEmpty = false

  /// Begins at the root.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - file: The name of the file in its archive.
  /// - Throws: Where what stands before the root has no end.
  init(_ bytes: [UInt8], file: String) throws(PaletteFileFault) {
    self.file = file
    scanner = XMLScanner(bytes: bytes, position: 0)
    do { try scanner.skipProlog() } catch { throw Self.unclosed(bytes, file, error.offset) }
  }

  private var bytes: [UInt8] { scanner.bytes }

  /// The next tag.
  ///
  /// - Returns: The tag; `nil` at the end of the text.
  /// - Throws: Where the text is no XML.
  mutating func next() throws(PaletteFileFault) -> Tag? {
    if isEmpty {
      isEmpty = false
      return open.popLast().map { .closing(name: $0) }
    }
    try skipText()
    guard scanner.position < bytes.count else {
      guard hasRoot, open.isEmpty else {
        throw fault(expecting: open.last.map { "'</\($0)>'" } ?? "an element")
      }
      return nil
    }
    if scanner.follows("</") { return try closing() }
    guard !hasRoot || !open.isEmpty else { throw fault(expecting: "the end of the text") }
    guard open.count < Self.deepest else {
      throw fault(expecting: "elements nested at most \(Self.deepest) deep")
    }
    return .opening(try opening())
  }

  /// That something else stands at a byte than belongs there.
  func fault(expecting expected: String, at offset: Int? = nil) -> PaletteFileFault {
    Self.fault(expecting: expected, in: bytes, file, at: offset ?? scanner.position)
  }

  private static func fault(
    expecting expected: String, in bytes: [UInt8], _ file: String, at offset: Int
  ) -> PaletteFileFault {
    let place = TextPlace.all(of: [offset], in: bytes, from: 0)[0]
    return PaletteFileFault(
      expecting: expected, at: .inner(file, line: place.line, column: place.column))
  }

  private static func unclosed(
    _ bytes: [UInt8], _ file: String, _ offset: Int?
  ) -> PaletteFileFault {
    fault(expecting: "something that ends", in: bytes, file, at: offset ?? 0)
  }

  /// Passes what is no tag: characters, comments, instructions and CDATA sections.
  private mutating func skipText() throws(PaletteFileFault) {
    while scanner.position < bytes.count {
      if bytes[scanner.position] != UInt8(ascii: "<") {
        guard !open.isEmpty || XMLScanner.isBlank(bytes[scanner.position]) else {
          throw fault(expecting: "an element")
        }
        scanner.position += 1
        continue
      }
      if !open.isEmpty, scanner.follows("<![CDATA[") {
        let start = scanner.position
        while !scanner.follows("]]>") {
          guard scanner.position < bytes.count else {
            throw Self.unclosed(bytes, file, start)
          }
          scanner.position += 1
        }
        scanner.position += 3
        continue
      }
      do {
        if try !scanner.skipAside() { return }
      } catch { throw Self.unclosed(bytes, file, error.offset) }
    }
  }

  private mutating func closing() throws(PaletteFileFault) -> Tag {
    let start = scanner.position
    scanner.position += 2
    let name = try name()
    scanner.skipBlanks()
    guard scanner.follows(">"), open.last == name else {
      throw fault(expecting: open.last.map { "'</\($0)>'" } ?? "the end of the text", at: start)
    }
    scanner.position += 1
    open.removeLast()
    return .closing(name: name)
  }

  private mutating func opening() throws(PaletteFileFault) -> Element {
    let start = scanner.position
    scanner.position += 1
    var element = Element(name: try name(), offset: start)
    while true {
      scanner.skipBlanks()
      if scanner.follows(">") || scanner.follows("/>") { break }
      let start = scanner.position
      guard element.attributes.count < Self.mostAttributes else {
        throw fault(expecting: "at most \(Self.mostAttributes) attributes")
      }
      let attribute = try attribute()
      guard element[attribute.name] == nil else {
        throw fault(expecting: "each attribute once", at: start)
      }
      element.attributes.append(attribute)
    }
    isEmpty = scanner.follows("/>")
    scanner.position += isEmpty ? 2 : 1
    open.append(element.name)
    hasRoot = true
    return element
  }

  private mutating func name() throws(PaletteFileFault) -> String {
    let name = bytes[scanner.position...].prefix {
      !XMLScanner.isBlank($0) && !"<>/=\"'&".utf8.contains($0)
    }
    guard !name.isEmpty else { throw fault(expecting: "a name") }
    scanner.position = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func attribute() throws(PaletteFileFault) -> (name: String, value: String) {
    let name = try name()
    scanner.skipBlanks()
    guard scanner.follows("=") else { throw fault(expecting: "'='") }
    scanner.position += 1
    scanner.skipBlanks()
    guard scanner.follows("\"") || scanner.follows("'") else {
      throw fault(expecting: "a value in quotes")
    }
    let quote = bytes[scanner.position]
    scanner.position += 1
    var value: [UInt8] = []
    while true {
      guard scanner.position < bytes.count, bytes[scanner.position] != UInt8(ascii: "<") else {
        throw fault(expecting: "the end of the value of '\(name)'")
      }
      let byte = bytes[scanner.position]
      switch byte {
      case quote:
        scanner.position += 1
        return (name, String(decoding: value, as: UTF8.self))
      case UInt8(ascii: "&"):
        do {
          let (character, end) = try XMLText.reference(in: bytes, at: scanner.position)
          value += String(character).utf8
          scanner.position = end
        } catch { throw fault(expecting: "a character or an entity of XML") }
      default:
        // A line break in a value is a space; one that is meant is written as a reference.
        value.append(XMLScanner.isBlank(byte) ? 0x20 : byte)
        scanner.position += 1
      }
    }
  }
}
