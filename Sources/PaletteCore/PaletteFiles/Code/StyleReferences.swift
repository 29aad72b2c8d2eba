/// What the names of a style sheet stand for, as text: CSS puts a value in the place of its `var()`.
struct StyleReferences {
  /// The language.
  let dialect: StyleSheetScanner.Dialect
  private var values: [String: ArraySlice<UInt8>] = [:]

  /// Longer values are no colours, whatever stands for the names in them.
  static let longest = 256
  /// So many names in a value are followed: a colour has no more parts, and a circle ends.
  private static let most = 8

  /// Creates the table of declarations; of two for one name the first counts.
  init(_ declarations: [StyleSheetScanner.Declaration], in dialect: StyleSheetScanner.Dialect) {
    self.dialect = dialect
    for declaration in declarations where declaration.value.count <= Self.longest {
      let key = Self.key(declaration.name, dialect)
      if values[key] == nil { values[key] = Self.plain(declaration.value) }
    }
  }

  /// A name as it is looked up: for Sass `_` and `-` are one ("Variables" in its documentation).
  static func key(_ name: String, _ dialect: StyleSheetScanner.Dialect) -> String {
    guard dialect == .scss, name.utf8.contains(UInt8(ascii: "_")) else { return name }
    return String(
      decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  /// The name that bytes of a style sheet are, as it is looked up.
  static func key(
    _ name: some Collection<UInt8>, _ dialect: StyleSheetScanner.Dialect
  ) -> String {
    key(CodeComment.name(of: name), dialect)
  }

  /// A value without what may be behind it: `!important`, `!default`, `!global`.
  static func plain(_ value: [UInt8]) -> ArraySlice<UInt8> {
    CodeComment.trimmed(value.prefix { $0 != UInt8(ascii: "!") })
  }

  /// A value with all names in it replaced by what they stand for.
  ///
  /// - Returns: The value; `nil` where a name is not known or stands for itself.
  func resolved(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    var text = Array(value)
    for _ in 0...Self.most {
      guard text.count <= Self.longest else { return nil }
      guard let (range, name, fallback) = reference(in: text) else { return text }
      guard let value = values[name] ?? fallback else { return nil }
      text.replaceSubrange(range, with: value)
    }
    return nil
  }

  private typealias Reference = (range: Range<Int>, name: String, fallback: ArraySlice<UInt8>?)

  /// The first name in a value.
  private func reference(in text: [UInt8]) -> Reference? {
    dialect == .css ? variable(in: text) : sassVariable(in: text)
  }

  private func variable(in text: [UInt8]) -> Reference? {
    guard
      let opening = text.indices.first(where: { index in
        text[index] == UInt8(ascii: "(") && index >= 3
          && SyntaxScanner.lowercased(text[(index - 3)..<index]) == "var"
          && (index == 3 || !StyleSheetScanner.isNameByte(text[index - 4]))
      })
    else { return nil }
    var (end, depth) = (opening + 1, 1)
    while end < text.count, depth > 0 {
      if text[end] == UInt8(ascii: "(") { depth += 1 }
      if text[end] == UInt8(ascii: ")") { depth -= 1 }
      end += 1
    }
    let inner = text[(opening + 1)..<max(end - 1, opening + 1)]
    let parts = inner.split(separator: UInt8(ascii: ","), maxSplits: 1)
    let name = parts.first.map { CodeComment.trimmed($0).dropFirst(2) } ?? []
    return (
      (opening - 3)..<end, Self.key(name, dialect),
      parts.count > 1 ? CodeComment.trimmed(parts[1]) : nil
    )
  }

  private func sassVariable(in text: [UInt8]) -> Reference? {
    guard let start = text.firstIndex(of: UInt8(ascii: "$")) else { return nil }
    let name = text[(start + 1)...].prefix(while: StyleSheetScanner.isNameByte)
    // What is behind a point belongs to another file.
    let isElsewhere = start > 0 && text[start - 1] == UInt8(ascii: ".")
    return (start..<name.endIndex, isElsewhere ? "" : Self.key(name, dialect), nil)
  }
}
