/// Reading single values. Each returns `nil` once it has reported why there is none.
extension CatalogueWalk {
  /// The text of a value, without white space around it.
  mutating func text(_ node: Int) -> String? {
    guard list.kind(node) == .string else { return nil }
    if list.withPlainText(node, Self.hasPlainEnds) == true { return list.string(node) }
    let text = list.string(node)
    guard text.hasSpaceAround else { return text }
    let trimmed = text.trimmed
    if trimmed.utf8.count != text.utf8.count { report(.trimmed, at: node, value: text) }
    return trimmed
  }

  /// Whether the first and the last byte tell already that no white space stands there.
  private static func hasPlainEnds(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    let plain: Range<UInt8> = 0x21..<0x80
    return plain.contains(first) && plain.contains(last)
  }

  mutating func requiredValue(_ dictionary: Int, _ key: StaticString) -> Int? {
    if let node = list.value(of: key, in: dictionary) { return node }
    report(.missing(key: key.description), at: dictionary)
    return nil
  }

  mutating func requiredText(_ dictionary: Int, _ key: StaticString) -> String? {
    requiredValue(dictionary, key).flatMap { requiredText($0) }
  }

  private mutating func requiredText(_ node: Int) -> String? {
    guard let text = text(node) else {
      report(.wrongType(expected: "a text"), at: node, value: list.described(node))
      return nil
    }
    guard !text.isEmpty else {
      report(.emptyText, at: node, value: "")
      return nil
    }
    return text
  }

  mutating func optionalText(_ dictionary: Int, _ key: StaticString) -> String? {
    list.value(of: key, in: dictionary).flatMap { optionalText($0) }
  }

  private mutating func optionalText(_ node: Int) -> String? {
    if let text = text(node), !text.isEmpty { return text }
    report(.leftOut(expected: "a text"), at: node, value: list.described(node))
    return nil
  }

  /// A text with its translations, from two keys: `name` and `names`.
  mutating func localised(
    _ text: String?, _ dictionary: Int, _ plural: StaticString
  ) -> LocalisedText? {
    let translations = translations(dictionary, plural)
    // Of two in one language the last counts, as of all keys.
    return text.map { text in
      LocalisedText(
        text, translations: translations.count < 2 ? translations : translations.reversed())
    }
  }

  private mutating func translations(
    _ dictionary: Int, _ key: StaticString
  ) -> [LocalisedText.Translation] {
    guard let node = list.value(of: key, in: dictionary) else { return [] }
    guard list.kind(node) == .dictionary else {
      report(.leftOut(expected: "a dictionary of texts"), at: node, value: list.described(node))
      return []
    }
    reportRepeatedKeys(node)
    var texts: [LocalisedText.Translation] = []
    texts.reserveCapacity(list.count(node))
    var language: String?
    for child in list.children(of: node) {
      if let key = language {
        if let text = optionalText(child) { texts.append(.init(language: key, text: text)) }
        language = nil
      } else {
        language = list.string(child)
      }
    }
    return texts
  }

  /// A required array that has at least one element.
  mutating func requiredArray(
    _ dictionary: Int, _ key: StaticString, of element: String
  ) -> Int? {
    guard let node = requiredValue(dictionary, key) else { return nil }
    guard list.kind(node) == .array else {
      report(.wrongType(expected: "an array"), at: node, value: list.described(node))
      return nil
    }
    guard list.count(node) > 0 else {
      report(.emptyArray(of: element), at: node)
      return nil
    }
    return node
  }

  /// An optional array; `nil` if it is absent or no array.
  mutating func optionalArray(_ dictionary: Int, _ key: StaticString) -> Int? {
    guard let node = list.value(of: key, in: dictionary) else { return nil }
    guard list.kind(node) == .array else {
      report(.leftOut(expected: "an array"), at: node, value: list.described(node))
      return nil
    }
    return node
  }

  /// Whether a value is the dictionary that belongs there.
  mutating func isDictionary(_ node: Int) -> Bool {
    guard list.kind(node) == .dictionary else {
      report(.wrongType(expected: "a dictionary"), at: node, value: list.described(node))
      return false
    }
    reportRepeatedKeys(node)
    return true
  }

  /// Reports keys that stand twice, of which the last counts.
  mutating func reportRepeatedKeys(_ dictionary: Int) {
    for key in list.repeatedKeys(of: dictionary) {
      report(.repeatedKey, at: key, value: list.string(key))
    }
  }

  /// A required name that ought to differ from those of its siblings.
  mutating func name(
    _ dictionary: Int, _ key: StaticString, among names: inout NameCheck
  ) -> String? {
    guard let node = requiredValue(dictionary, key), let name = requiredText(node) else {
      return nil
    }
    names.add(name, at: node)
    return name
  }

  /// A required id, which must differ from those of its siblings.
  mutating func id(_ dictionary: Int, among ids: inout NameCheck) -> String? {
    guard let node = requiredValue(dictionary, "id"), let id = requiredText(node) else {
      return nil
    }
    if !Identifier.isValid(id) { report(.badID, at: node, value: id) }
    ids.add(id, at: node)
    return id
  }

  /// Every palette is compared with the tags of its category: thousands would make a small file costly.
  static let mostTags = 64

  mutating func tags(_ dictionary: Int) -> [String] {
    guard let array = optionalArray(dictionary, "tags") else { return [] }
    guard list.count(array) <= Self.mostTags else {
      report(
        .leftOut(expected: "an array of at most \(Self.mostTags) tags"), at: array,
        value: list.described(array))
      return []
    }
    return list.children(of: array).compactMap { node in
      let tag = text(node)
      if tag == nil {
        report(.leftOut(expected: "a text"), at: node, value: list.described(node))
      }
      return tag
    }
  }
}
