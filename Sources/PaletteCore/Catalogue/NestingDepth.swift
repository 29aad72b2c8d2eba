/// How deep the containers of a text property list are nested, without reading their contents.
///
/// Comments, strings and the like are skipped exactly as a decoder skips them: what it would read as
/// a container is counted as one.
enum NestingDepth {
  static func ofXML(_ text: [UInt8]) -> Int {
    var (depth, deepest, position) = (0, 0, 0)
    while let open = text[position...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = text[(open + 1)...]
      let ending = skippedEnding(rest)
      if let ending {
        position = end(of: ending, in: text, from: open + 1) ?? text.count
        continue
      }
      position = text[open...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? text.count
      if isContainer(rest) {
        let isEmpty = position >= 2 && text[position - 2] == UInt8(ascii: "/")
        if !isEmpty { depth += 1 }
        deepest = max(deepest, depth)
      } else if rest.first == UInt8(ascii: "/"), isContainer(rest.dropFirst()) {
        depth -= 1
      }
    }
    return deepest
  }

  /// What ends the part that begins with `<`, where its content is no markup.
  private static func skippedEnding(_ rest: ArraySlice<UInt8>) -> StaticString? {
    if rest.first == UInt8(ascii: "?") { return "?>" }
    if rest.starts(with: "!--".utf8) { return "-->" }
    if rest.starts(with: "![CDATA[".utf8) { return "]]>" }
    return nil
  }

  private static func end(of ending: StaticString, in text: [UInt8], from start: Int) -> Int? {
    // A comment's own hyphens cannot end it: `<!-->` is open.
    var position = start + (text[start...].starts(with: "!--".utf8) ? 3 : 0)
    let pattern = UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
    while position + pattern.count <= text.count {
      if text[position...].starts(with: pattern) { return position + pattern.count }
      position += 1
    }
    return nil
  }

  private static func isContainer(_ tag: ArraySlice<UInt8>) -> Bool {
    tag.starts(with: "array".utf8) || tag.starts(with: "dict".utf8)
  }

  static func ofOldStyle(_ text: [UInt8]) -> Int {
    var (depth, deepest, position) = (0, 0, 0)
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        deepest = max(deepest, depth)
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        depth -= 1
        position += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position = endOfString(text, from: position + 1, quote: byte)
      case UInt8(ascii: "/") where !(position > 0 && isBare(text[position - 1])):
        position = endOfComment(text, from: position)
      default:
        position += 1
      }
    }
    return deepest
  }

  private static func endOfString(_ text: [UInt8], from start: Int, quote: UInt8) -> Int {
    var position = start
    while position < text.count, text[position] != quote {
      position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, text.count)
  }

  private static func endOfComment(_ text: [UInt8], from start: Int) -> Int {
    let rest = text[start...]
    if rest.starts(with: "/*".utf8) {
      return end(of: "*/", in: text, from: start + 2) ?? text.count
    }
    guard rest.starts(with: "//".utf8) else { return start + 1 }
    return rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
  }

  /// Whether a byte can stand in a string without quotes, where `//` begins no comment.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
