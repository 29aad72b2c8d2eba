/// The walk through the tree of one file: where it is, and what it found wrong so far.
struct CatalogueWalk {
  let file: String
  let isOldStyle: Bool
  private(set) var problems: [CatalogueProblem] = []
  private var path: [Step] = []

  /// A step down: to the value of a key, or to an element.
  enum Step {
    case key(String)
    case index(Int)
  }

  init(file: String, isOldStyle: Bool) {
    self.file = file
    self.isOldStyle = isOldStyle
  }

  /// The path as text, `categories[3].palettes[0]`; made only where a problem is reported.
  var pathText: String {
    path.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  mutating func down<Result>(_ step: Step, _ body: (inout CatalogueWalk) -> Result) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return body(&self)
  }

  mutating func report(_ rule: CatalogueRule, value: String? = nil, group: String = "") {
    problems.append(
      CatalogueProblem(file: file, path: pathText, value: value, rule: rule, group: group))
  }

  mutating func report(_ rule: CatalogueRule, at step: Step, value: String? = nil) {
    down(step) { $0.report(rule, value: value) }
  }

  mutating func adopt(_ others: [CatalogueProblem]) { problems += others }
}

/// Reading single values. Each returns `nil` once it has reported why there is none.
extension CatalogueWalk {
  /// The text of a value, without white space around it.
  mutating func text(_ value: PropertyList) -> String? {
    guard case .string(let text) = value else { return nil }
    let trimmed = text.trimmed
    if trimmed.utf8.count != text.utf8.count { report(.trimmed, value: text) }
    return trimmed
  }

  mutating func requiredText(_ members: [String: PropertyList], _ key: String) -> String? {
    guard let value = members[key] else {
      report(.missing(key: key))
      return nil
    }
    return down(.key(key)) { walk in
      guard let text = walk.text(value) else {
        walk.report(.wrongType(expected: "a text"), value: value.kind)
        return nil
      }
      guard !text.isEmpty else {
        walk.report(.emptyText, value: "")
        return nil
      }
      return text
    }
  }

  mutating func optionalText(_ members: [String: PropertyList], _ key: String) -> String? {
    members[key].flatMap { value in
      down(.key(key)) { walk in
        if let text = walk.text(value), !text.isEmpty { return text }
        walk.report(.leftOut(expected: "a text"), value: value.kind)
        return nil
      }
    }
  }

  /// A text with its translations, from two keys: `name` and `names`.
  mutating func localised(
    _ text: String?, _ members: [String: PropertyList], _ plural: String
  ) -> LocalisedText? {
    let translations = translations(members, plural)
    return text.map { LocalisedText($0, translations: translations) }
  }

  private mutating func translations(
    _ members: [String: PropertyList], _ key: String
  ) -> [LocalisedText.Translation] {
    guard let value = members[key] else { return [] }
    return down(.key(key)) { walk in
      guard case .dictionary(let texts) = value else {
        walk.report(.leftOut(expected: "a dictionary of texts"), value: value.kind)
        return []
      }
      return texts.keys.sorted().compactMap { language in
        walk.optionalText(texts, language).map { .init(language: language, text: $0) }
      }
    }
  }

  /// The elements of a required array that has at least one.
  mutating func requiredElements(
    _ members: [String: PropertyList], _ key: String, of element: String
  ) -> [PropertyList]? {
    guard let value = members[key] else {
      report(.missing(key: key))
      return nil
    }
    guard case .array(let elements) = value else {
      report(.wrongType(expected: "an array"), at: .key(key), value: value.kind)
      return nil
    }
    guard !elements.isEmpty else {
      report(.emptyArray(of: element), at: .key(key))
      return nil
    }
    return elements
  }

  /// The elements of an optional array; none if it is absent or no array.
  mutating func optionalElements(
    _ members: [String: PropertyList], _ key: String
  ) -> [PropertyList] {
    switch members[key] {
    case .array(let elements): return elements
    case nil: return []
    case .some(let value):
      report(.leftOut(expected: "an array"), at: .key(key), value: value.kind)
      return []
    }
  }

  mutating func dictionary(_ value: PropertyList) -> [String: PropertyList]? {
    guard case .dictionary(let members) = value else {
      report(.wrongType(expected: "a dictionary"), value: value.kind)
      return nil
    }
    return members
  }

  mutating func id(_ members: [String: PropertyList]) -> String? {
    guard let id = requiredText(members, "id") else { return nil }
    if !Identifier.isValid(id) { report(.badID, at: .key("id"), value: id) }
    return id
  }

  mutating func tags(_ members: [String: PropertyList]) -> [String] {
    let elements = optionalElements(members, "tags")
    return down(.key("tags")) { walk in
      elements.enumerated().compactMap { index, value in
        walk.down(.index(index)) { walk in
          let tag = walk.text(value)
          if tag == nil { walk.report(.leftOut(expected: "a text"), value: value.kind) }
          return tag
        }
      }
    }
  }

  /// The colour that a required key holds.
  mutating func requiredColour(_ members: [String: PropertyList], _ key: String) -> RGB8? {
    guard let value = members[key] else {
      report(.missing(key: key))
      return nil
    }
    return down(.key(key)) { walk in
      switch walk.colour(value) {
      case .success(let rgb): return rgb
      case .failure(let fault):
        walk.report(.badColour(fault.reason), value: fault.shown(value))
        return nil
      }
    }
  }

  /// A colour; white space in it is reported, a value that is no colour is not.
  mutating func colour(_ value: PropertyList) -> Result<RGB8, ColourText.Fault> {
    guard case .string(let text) = value else { return .failure(.init(.notText)) }
    return ColourText.read(text).map { rgb, mended in
      if mended { report(.trimmed, value: text) }
      return rgb
    }
  }
}

extension ColourText.Fault {
  /// The value as the message about it shows it.
  func shown(_ value: PropertyList) -> String { reason == .notText ? value.kind : value.found }
}
