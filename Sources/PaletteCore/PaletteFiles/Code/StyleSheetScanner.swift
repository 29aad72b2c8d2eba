/// Finds the declarations of names in style sheets: custom properties of CSS and variables of Sass.
///
/// The text is taken apart as CSS Syntax 3 has it: comments, strings, `url()`, escapes and blocks are
/// what they are, so that nothing in them is mistaken for a declaration.
struct StyleSheetScanner {
  private let bytes: [UInt8]
  private var position = 0
  private let dialect: Dialect
  /// The blocks around the position, the innermost last.
  private var blocks: [Block] = []
  private var blockCount = 0
  private var isFirstInBlock = false
  private var isBehindDeclaration = false
  /// The comment right before the position that stands on a line of its own.
  private var heading: ArraySlice<UInt8>?
  /// The comment right before the outermost block.
  private var title: ArraySlice<UInt8>?
  private var found: [Declaration] = []
  private var isCutOff = false
  /// The line of a position, up to which line ends are counted.
  private var counted = (position: 0, line: 1)

  /// Which language it is.
  enum Dialect { case css, scss }

  /// What stands in braces.
  struct Block {
    /// Its number in the file.
    let number: Int
    /// What stands before it, if that is short.
    let words: String?
    /// Whether it is in `@theme`.
    let isTheme: Bool
  }

  /// Deeper blocks are of no use to anybody.
  private static let deepest = 256
  /// What stands before a block is told up to this length.
  private static let longestWords = 128

  /// A name and what is said of it.
  struct Declaration {
    /// The name without `--` or `$`.
    let name: String
    /// The value without comments and space around it.
    let value: [UInt8]
    /// The comment behind it on its line.
    var comment: ArraySlice<UInt8>?
    /// The comment above it.
    let heading: ArraySlice<UInt8>?
    /// The comment above the outermost block, or in Sass above an empty line.
    let title: ArraySlice<UInt8>?
    /// Whether it is the first in a block.
    let isFirstInBlock: Bool
    /// The block that it is in.
    let block: Block?
    /// The line that it begins in, from 1.
    let line: Int

    /// Whether it is in `@theme`.
    var isInTheme: Bool { block?.isTheme == true }
  }

  /// All declarations of a text.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - dialect: The language.
  /// - Returns: The declarations in order, and whether the text ends inside of a block or a string.
  static func declarations(
    of text: [UInt8], in dialect: Dialect
  ) -> (found: [Declaration], isCutOff: Bool) {
    var scanner = StyleSheetScanner(bytes: text, dialect: dialect)
    scanner.scan()
    return (scanner.found, scanner.isCutOff || !scanner.blocks.isEmpty)
  }

  private init(bytes: [UInt8], dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  private mutating func scan() {
    while position < bytes.count {
      let lines = skipSpace()
      guard position < bytes.count else { break }
      if lines > 0 { isBehindDeclaration = false }
      if let comment = skipComment() {
        note(comment)
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "}"):
        position += 1
        _ = blocks.popLast()
        leaveLine()
      case UInt8(ascii: "{"), UInt8(ascii: ";"):
        if bytes[position] == UInt8(ascii: "{") { open([]) }
        position += 1
        leaveLine()
      default: statement()
      }
    }
  }

  private mutating func leaveLine() {
    heading = nil
    isBehindDeclaration = false
  }

  private mutating func open(_ words: [UInt8]) {
    guard blocks.count < Self.deepest else {
      isCutOff = true
      position = bytes.count
      return
    }
    if blocks.isEmpty { title = heading }
    let isTheme = SyntaxScanner.lowercased(words.prefix(6)) == "@theme"
    blockCount += 1
    blocks.append(
      Block(
        number: blockCount,
        words: words.isEmpty || words.count > Self.longestWords
          ? nil : String(decoding: words, as: UTF8.self),
        isTheme: isTheme || blocks.last?.isTheme == true))
    isFirstInBlock = true
    heading = nil
  }

  private mutating func note(_ comment: ArraySlice<UInt8>) {
    if isBehindDeclaration {
      found[found.count - 1].comment = comment
      isBehindDeclaration = false
      return
    }
    let isAlone = heading == nil
    heading = comment
    guard dialect == .scss, blocks.isEmpty, found.isEmpty else { return }
    let start = position
    if skipSpace() > 1 {
      // An empty line parts what is said of the whole from what is said of the first.
      title = isAlone ? comment : nil
      heading = nil
    }
    position = start
  }

  /// A declaration, the beginning of a block, or something else up to its semicolon.
  private mutating func statement() {
    let start = position
    if let name = declaredName() {
      let (value, comment) = part(until: ";}")
      // What the end of the file cuts off counts: CSS Syntax 3 §5.4.5 closes all blocks there.
      found.append(
        Declaration(
          name: name, value: value, comment: comment, heading: heading, title: title,
          isFirstInBlock: isFirstInBlock, block: blocks.last, line: line(of: start)))
      isFirstInBlock = false
      isBehindDeclaration = comment == nil && skip(UInt8(ascii: ";"))
      heading = nil
      return
    }
    position = start
    let (words, _) = part(until: ";{}")
    if skip(UInt8(ascii: "{")) {
      open(words)
    } else {
      _ = skip(UInt8(ascii: ";"))
      leaveLine()
    }
  }

  /// The line of a position that is not before the last one that was asked for.
  private mutating func line(of position: Int) -> Int {
    for index in counted.position..<position {
      // Of two bytes that end one line the second counts.
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || bytes[index] == 0x0D, !isPair { counted.line += 1 }
    }
    counted.position = position
    return counted.line
  }

  /// The name of a declaration whose colon is read, too; `nil` if none begins here.
  private mutating func declaredName() -> String? {
    let sign: StaticString = dialect == .css ? "--" : "$"
    guard bytes[position...].starts(with: sign.bytes) else { return nil }
    position += sign.utf8CodeUnitCount
    var name: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        var rest = bytes[(position + 1)...]
        name += CSSEscape.text(&rest)
        position = rest.startIndex
      } else if Self.isNameByte(byte) {
        name.append(byte)
        position += 1
      } else {
        break
      }
    }
    repeat { _ = skipSpace() } while skipComment() != nil
    guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
      return nil
    }
    position += 1
    return String(decoding: name, as: UTF8.self)
  }
}

extension StyleSheetScanner {
  private static let closers: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// Reads up to one of some bytes that is in no string, `url()`, bracket or comment.
  ///
  /// - Returns: What was read, without comments and space around it, and the last comment.
  private mutating func part(
    until ends: StaticString
  ) -> (text: [UInt8], comment: ArraySlice<UInt8>?) {
    var text: [UInt8] = []
    var comment: ArraySlice<UInt8>?
    var open: [UInt8] = []
    while position < bytes.count {
      let (start, byte) = (position, bytes[position])
      if open.isEmpty, ends.bytes.contains(byte) { break }
      if let skipped = skipComment() {
        comment = skipped
        text.append(UInt8(ascii: " "))
        continue
      }
      position += 1
      switch byte {
      case UInt8(ascii: "\\"): position = min(position + 1, bytes.count)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skip(to: byte, stoppingAtLineEnd: true)
      case UInt8(ascii: "(") where isBehindURL(start): skip(to: UInt8(ascii: ")"))
      default:
        if let closer = Self.closers[byte] { open.append(closer) }
        if open.last == byte { open.removeLast() }
      }
      text += bytes[start..<position]
    }
    if !open.isEmpty { isCutOff = true }
    return (Array(CodeComment.trimmed(text)), comment)
  }

  /// Skips behind a byte that no backslash stands before.
  private mutating func skip(to end: UInt8, stoppingAtLineEnd: Bool = false) {
    while position < bytes.count {
      let byte = bytes[position]
      if stoppingAtLineEnd, byte == 0x0A || byte == 0x0D { return }
      position = min(position + (byte == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
      if byte == end { return }
    }
    isCutOff = true
  }

  /// Whether a parenthesis begins an address without quotation marks.
  private func isBehindURL(_ parenthesis: Int) -> Bool {
    guard parenthesis >= 3 else { return false }
    let word = SyntaxScanner.lowercased(bytes[(parenthesis - 3)..<parenthesis])
    let next = bytes[(parenthesis + 1)...].first { !SyntaxScanner.isSpace($0) }
    return word == "url" && next != UInt8(ascii: "\"") && next != UInt8(ascii: "'")
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips white space.
  ///
  /// - Returns: How many lines end in it.
  private mutating func skipSpace() -> Int {
    var lines = 0
    while position < bytes.count, SyntaxScanner.isSpace(bytes[position]) {
      let byte = bytes[position]
      let isPair = byte == 0x0A && position > 0 && bytes[position - 1] == 0x0D
      if byte == 0x0A || byte == 0x0D, !isPair { lines += 1 }
      position += 1
    }
    return lines
  }

  /// The text of the comment at the position, which moves behind it; `nil` if there is none.
  private mutating func skipComment() -> ArraySlice<UInt8>? {
    let rest = bytes[position...]
    if rest.starts(with: "/*".utf8) {
      let start = position + 2
      position = start
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "/"), position > start,
          bytes[position - 1] == UInt8(ascii: "*")
        {
          position += 1
          return bytes[start..<(position - 2)]
        }
        position += 1
      }
      isCutOff = true
      return bytes[min(start, bytes.count)...]
    }
    guard dialect == .scss, rest.starts(with: "//".utf8) else { return nil }
    let start = position + 2
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    return bytes[start..<position]
  }

  /// Whether a byte may be in a name.
  static func isNameByte(_ byte: UInt8) -> Bool {
    SyntaxScanner.isLetter(byte) || SyntaxScanner.isDigit(byte) || byte >= 0x80
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
