@testable import PaletteCore

/// Random property lists, and their texts in every spelling that the formats have.
struct GeneratedPropertyList {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

  /// A tree of at most four levels; an old-style one holds nothing but strings and data.
  mutating func value(depth: Int = 0, onlyText: Bool) -> DecodedValue {
    switch Int.random(in: depth < 1 ? 8...11 : depth > 3 ? 0...7 : 0...11, using: &random) {
    case 8, 9:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          value(depth: depth + 1, onlyText: onlyText)
        })
    case 10, 11:
      var members: [String: DecodedValue] = [:]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        members[text()] = value(depth: depth + 1, onlyText: onlyText)
      }
      return .dictionary(members)
    case 0 where !onlyText: return .integer(integer())
    case 1 where !onlyText:
      return .real(
        [0.5, -1e300, .leastNonzeroMagnitude, 18446744073709551616, .infinity].randomElement(
          using: &random) ?? 0)
    case 2 where !onlyText: return .boolean(chance(2))
    case 3 where !onlyText: return .date
    case 4: return .data
    default: return .string(text())
    }
  }

  private mutating func integer() -> Int {
    let number = Int.random(in: .min ... .max, using: &random)
    return number >> Int.random(in: 0...63, using: &random)
  }

  mutating func text() -> String {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      pick([
        "a", "name", "rgb", "0", "1,2,3", "#CE332D", " ", "\n", "\t", "<", ">", "&", "'", "\"",
        "]]>",
        "\\", "é", "绯", "😀", "\u{A0}", "//", "/*", ";", "=", "{", "x-1", "\u{E000}", "\u{2028}",
      ])
    }.joined()
  }
}

/// As XML.
extension GeneratedPropertyList {
  mutating func xmlFile(_ value: DecodedValue) -> String {
    let heading = pick([
      "", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version='1.0'?>\r\n",
    ])
    let type = pick(["", "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x.dtd\">"])
    let body = between() + xml(value) + between()
    return heading + between() + type + between() + "<plist\(pick([" version=\"1.0\"", "", "\n"]))>"
      + body + "</plist\(pick(["", " ", "\n"]))>\(pick(["", "\n"]))"
  }

  private mutating func between() -> String {
    chance(3) ? pick(["\n\t", " ", "<!-- <array> & -->", "<?a b?>", "\r\n", "<!---->"]) : ""
  }

  private mutating func xml(_ value: DecodedValue) -> String {
    switch value {
    case .string(let text): return element("string", spelt(text))
    case .integer(let number): return element("integer", spelt(number))
    case .number(let number): return element("real", pick(["", " ", "\t"]) + number.description)
    case .boolean(let flag):
      return chance(3) ? "<\(flag)></\(flag)>" : "<\(flag)\(pick(["", " "]))/>"
    case .date: return element("date", "\(pick(["", "-"]))2026-11-30T12:34:56Z")
    case .data: return element("data", pick(["", "AAEC", " A A\n=C=", "AA==", "!"]))
    case .array(let elements):
      if elements.isEmpty, chance(2) { return "<array/>" }
      return element("array", elements.map { between() + xml($0) }.joined() + between())
    case .dictionary(let members):
      if members.isEmpty, chance(2) { return "<dict />" }
      let pairs = members.inOrder.map { key, value in
        between() + element("key", spelt(key)) + between() + xml(value)
      }
      return element("dict", pairs.joined() + between())
    }
  }

  private mutating func element(_ name: String, _ content: String) -> String {
    if content.isEmpty, name == "string", chance(2) { return "<string/>" }
    let attribute = chance(20) ? " x='y'" : ""
    return "<\(name)\(attribute)>\(content)</\(name)\(chance(20) ? " " : "")>"
  }

  private mutating func spelt(_ number: Int) -> String {
    if number >= 0, chance(4) { return "0x" + String(number, radix: 16) }
    return (chance(4) ? " " : "") + (number >= 0 && chance(4) ? "+ " : "") + number.description
  }

  private mutating func spelt(_ text: String) -> String {
    if chance(6), !text.contains("]]>") { return "<![CDATA[\(text)]]>" }
    return text.unicodeScalars.map { scalar in
      switch scalar {
      case "<": pick(["&lt;", "&#60;", "<![CDATA[<]]>"])
      case "&": pick(["&amp;", "&#x26;", "&#038;"])
      case ">", "'", "\"", "é", "😀", "\n":
        chance(2)
          ? String(scalar)
          : "&#\(chance(2) ? "\(scalar.value)" : "x" + String(scalar.value, radix: 16));"
      default: String(scalar)
      }
    }.joined()
  }
}

/// In the old style.
extension GeneratedPropertyList {
  mutating func oldStyle(_ value: DecodedValue, isRoot: Bool = true) -> String {
    switch value {
    case .string(let text): return space() + quoted(text) + space()
    case .array(let elements):
      let end = !elements.isEmpty && chance(3) ? "," : ""
      return "(" + elements.map { oldStyle($0, isRoot: false) }.joined(separator: ",") + end
        + space() + ")"
    case .dictionary(let members):
      let pairs = members.inOrder.map { key, value in
        if value == .string(key), chance(2) { return space() + quoted(key) + space() + ";" }
        return space() + quoted(key) + " =" + space() + oldStyle(value, isRoot: false) + ";"
      }.joined()
      return isRoot && !pairs.isEmpty && chance(2) ? pairs + space() : "{" + pairs + space() + "}"
    default: return pick(["<>", "<00 ff>", "<0aF1\n02>"])
    }
  }

  private mutating func space() -> String {
    chance(3) ? pick([" ", "\n", "\t", " // x\n", " /* (\" */", "\u{2028}", "\r\n", "\u{0C}"]) : ""
  }

  private mutating func quoted(_ text: String) -> String {
    let bare = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$/:.-")
    if !text.isEmpty, text.allSatisfy(bare.contains), !text.hasPrefix("/"), chance(2) {
      return text
    }
    let quote: Unicode.Scalar = chance(2) ? "'" : "\""
    let body = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", quote: "\\\(scalar)"
      case "\n": pick(["\n", "\\n", "\\012"])
      case "é": pick(["é", "\\U00e9", "\\U00E9", "\\335"])
      case "绯": pick(["绯", "\\U7eef"])
      case "a": pick(["a", "\\141"])
      default: String(scalar)
      }
    }.joined()
    return "\(quote)\(body)\(quote)"
  }
}
