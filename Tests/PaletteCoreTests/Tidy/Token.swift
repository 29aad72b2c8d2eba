/// A word or a mark of Swift code, and the line it stands on.
struct Token: Equatable {
  let text: String
  /// Counted from 1.
  let line: Int
  /// Whether it follows the one before it without space.
  let isJoined: Bool

  /// The words and marks of a text; comments and the contents of strings are left out.
  static func all(of text: String) -> [Token] {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = Scanner(bytes: bytes)
      return scanner.tokens()
    }
  }
}

/// Goes over the bytes of Swift code.
private struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var line = 1
  private var found: [Token] = []

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func tokens() -> [Token] {
    while place < bytes.count {
      let byte = bytes[place]
      if starts("//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if starts("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || starts("#\"") || starts("##\"") {
        skipString()
      } else if Self.isWord(byte) {
        addWord()
      } else {
        if byte > 0x20 { add(from: place, to: place + 1) }
        step()
      }
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private func starts(_ mark: StaticString) -> Bool {
    guard place + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<mark.utf8CodeUnitCount where mark.utf8Start[offset] != bytes[place + offset] {
      return false
    }
    return true
  }

  private mutating func step() {
    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private mutating func add(from start: Int, to end: Int) {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    found.append(Token(text: text, line: line, isJoined: start > 0 && bytes[start - 1] > 0x20))
  }

  private mutating func addWord() {
    let start = place
    while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    add(from: start, to: place)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        place += 2
      } else if starts("*/") {
        depth -= 1
        place += 2
      } else {
        step()
      }
    } while depth > 0 && place < bytes.count
  }

  /// Skips a string of any form, its interpolations with it.
  private mutating func skipString() {
    var hashes = 0
    while bytes[place] == UInt8(ascii: "#") {
      hashes += 1
      place += 1
    }
    let quotes = starts("\"\"\"") ? 3 : 1
    place += quotes
    while place < bytes.count, !isEnd(quotes: quotes, hashes: hashes) {
      if bytes[place] == UInt8(ascii: "\\"), hasHashes(hashes, at: place + 1) {
        place += 1 + hashes
        guard place < bytes.count else { return }
        if bytes[place] == UInt8(ascii: "(") { skipInterpolation() } else { step() }
      } else {
        step()
      }
    }
    place += quotes + hashes
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    guard place + quotes <= bytes.count else { return false }
    let isQuoted = bytes[place..<(place + quotes)].allSatisfy { $0 == UInt8(ascii: "\"") }
    return isQuoted && hasHashes(hashes, at: place + quotes)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString()
        continue
      default: break
      }
      step()
    } while depth > 0 && place < bytes.count
  }
}
