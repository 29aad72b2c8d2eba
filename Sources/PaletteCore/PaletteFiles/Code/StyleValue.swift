/// What the value of a custom property or of a Sass variable is.
enum StyleValue {
  /// A colour.
  case colour(Colour)
  /// What another name stands for; the colour, where there is no such name.
  case alias(String, fallback: Colour?)
  /// What a name of another file stands for, as it is written.
  case elsewhere(String)
  /// What looks like a colour and cannot be read.
  case unreadable
  /// No colour: a length, a font, a number.
  case other

  /// The functions whose values are colours: those of CSS Color 4 and 5.
  private static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
    "light-dark", "contrast-color", "device-cmyk",
  ]

  /// The functions of Sass, and of Bootstrap and Bourbon, whose values are colours.
  private static let sassFunctions: Set<String> = [
    "darken", "lighten", "adjust-hue", "adjust-color", "scale-color", "change-color", "mix",
    "transparentize", "fade-out", "opacify", "fade-in", "complement", "desaturate", "tint", "shade",
    "tint-color", "shade-color", "shift-color", "color.adjust", "color.scale", "color.change",
    "color.mix", "color.invert", "color.complement", "color.grayscale", "color.to-space",
  ]

  /// Functions of Sass that without a variable are filters of CSS, and no colours.
  private static let filters: Set<String> = ["saturate", "invert", "grayscale"]

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - value: The value without comments and space around it.
  ///   - references: What the names in it stand for.
  init(_ value: [UInt8], _ references: StyleReferences) {
    let value = StyleReferences.plain(value)
    let dialect = references.dialect
    if let colour = Self.plainColour(value, dialect) {
      self = .colour(colour)
    } else if let alias = Self.reference(value, dialect) {
      self = alias
    } else if let function = Self.function(of: value) {
      let isSass =
        Self.sassFunctions.contains(function)
        || Self.filters.contains(function) && value.contains(UInt8(ascii: "$"))
      let isColour = Self.functions.contains(function) || dialect == .scss && isSass
      let resolved = isColour ? references.resolved(value) : nil
      self =
        resolved.flatMap { Self.plainColour($0[...], dialect) }.map { .colour($0) }
        ?? (isColour ? .unreadable : .other)
    } else {
      let isHex =
        value.count > 3 && value.first == UInt8(ascii: "#")
        && value.dropFirst().allSatisfy { Hexadecimal.value(ofDigit: $0) != nil }
      self = isHex ? .unreadable : .other
    }
  }

  /// A colour that says all its numbers.
  private static func plainColour(
    _ value: ArraySlice<UInt8>, _ dialect: StyleSheetScanner.Dialect
  ) -> Colour? {
    let text = String(decoding: value, as: UTF8.self)
    if let colour = StyleColour(text)?.colour { return colour }
    if dialect == .css, isBareHSL(value) { return StyleColour("hsl(\(text))")?.colour }
    return faded(value)
  }

  /// Whether a value is `222 47% 11%`, with the opacity behind `/` if there is any: what stands in
  /// `hsl()` where a page puts its theme together of such parts.
  private static func isBareHSL(_ value: ArraySlice<UInt8>) -> Bool {
    guard value.count <= StyleReferences.longest else { return false }
    var scanner = SyntaxScanner(Array(value))
    guard case .number = scanner.term()?.value else { return false }
    for _ in 0..<2 {
      scanner.skipSpace()
      guard case .percentage = scanner.term()?.value else { return false }
    }
    scanner.skipSpace()
    return scanner.next == nil || scanner.next == UInt8(ascii: "/")
  }

  /// `rgba(#102030, 0.5)`: a colour with another opacity, as Sass has it.
  private static func faded(_ value: ArraySlice<UInt8>) -> Colour? {
    guard value.count <= StyleReferences.longest, let function = function(of: value),
      function == "rgba" || function == "rgb"
    else { return nil }
    let inner = value.dropFirst(function.utf8.count + 1).dropLast()
    guard let comma = inner.lastIndex(of: UInt8(ascii: ",")),
      let colour = StyleColour(String(decoding: inner[..<comma], as: UTF8.self))?.colour
    else { return nil }
    var scanner = SyntaxScanner(Array(inner[(comma + 1)...]))
    guard let alpha = scanner.term()?.alpha, scanner.next == nil else { return nil }
    return Colour(
      colour.space, colour.components, missing: colour.missing.subtracting(.alpha), alpha: alpha)
  }

  /// A value that is another name and nothing else.
  private static func reference(
    _ value: ArraySlice<UInt8>, _ dialect: StyleSheetScanner.Dialect
  ) -> StyleValue? {
    switch dialect {
    case .scss:
      if value.first == UInt8(ascii: "$") {
        return .alias(StyleReferences.key(value.dropFirst(), dialect), fallback: nil)
      }
      guard let dot = value.firstIndex(of: UInt8(ascii: ".")), dot > value.startIndex,
        value[(dot + 1)...].first == UInt8(ascii: "$"),
        value[..<dot].allSatisfy(StyleSheetScanner.isNameByte),
        value[(dot + 2)...].allSatisfy(StyleSheetScanner.isNameByte)
      else { return nil }
      return .elsewhere(String(decoding: value, as: UTF8.self))
    case .css:
      guard function(of: value) == "var" else { return nil }
      let parts = value.dropFirst(4).dropLast().split(separator: UInt8(ascii: ","), maxSplits: 1)
      guard let name = parts.first.map({ CodeComment.trimmed($0) }), name.starts(with: "--".utf8)
      else { return nil }
      return .alias(
        StyleReferences.key(name.dropFirst(2), dialect),
        fallback: parts.count > 1 ? plainColour(CodeComment.trimmed(parts[1]), dialect) : nil)
    }
  }

  /// The name, in lower case, of the function that a value is the only call of.
  private static func function(of value: ArraySlice<UInt8>) -> String? {
    guard value.last == UInt8(ascii: ")"),
      let opening = value.firstIndex(of: UInt8(ascii: "(")), opening > value.startIndex,
      value[..<opening].allSatisfy({
        StyleSheetScanner.isNameByte($0) || $0 == UInt8(ascii: ".")
      })
    else { return nil }
    var depth = 0
    for (index, byte) in zip(value.indices, value) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, index > opening, index < value.endIndex - 1 { return nil }
    }
    return SyntaxScanner.lowercased(value[..<opening])
  }
}
