/// Makes a document of the names that source text declares.
enum CodeReading {
  /// A colour that was found.
  struct Item {
    /// Its identifier, without what marks all identifiers of the language.
    let identifier: String
    /// The colour.
    let colour: Colour
    /// The text of the comment behind it.
    var comment: ArraySlice<UInt8>?
    /// The text of the comment above it.
    var heading: ArraySlice<UInt8>?
    /// The group that it is in, where the language itself says so.
    var group: String?
    /// Whether the groups before have ended.
    var isFirstInBlock = false
  }

  /// Colours under one heading.
  fileprivate struct Section {
    var name: String?
    /// What identifiers begin with, the `-` behind it included.
    var beginning = ""
    var isGroup = false
    var items: [Item] = []
  }

  /// The document of colours.
  ///
  /// - Parameters:
  ///   - items: The colours in order.
  ///   - title: The text of the comment above the whole.
  /// - Returns: The document: groups where headings fit the identifiers below them, else one palette,
  ///   called what all identifiers begin with.
  static func document(of items: [Item], title: ArraySlice<UInt8>?) -> PaletteDocument {
    var sections = sections(of: items)
    let title = title.flatMap { CodeComment.mayBeName($0) ? CodeComment.name(of: $0) : nil }
    var name = title
    if !sections.contains(where: \.isGroup) {
      var section = Section(items: sections.flatMap(\.items))
      (name, section.beginning) = self.title(title, of: section.items)
      sections = [section]
    }
    return PaletteDocument(
      name: name,
      groups: sections.map { section in
        PaletteDocument.Group(name: section.name, entries: section.items.map(section.entry))
      })
  }

  private static func sections(of items: [Item]) -> [Section] {
    var sections: [Section] = []
    var slugs: Set<String> = []
    for item in items {
      if let group = item.group {
        if sections.last?.name != group || sections.last?.isGroup != true {
          sections.append(Section(name: group, isGroup: true))
        }
      } else if let section = item.heading.flatMap({ section(under: $0, item, &slugs) }) {
        sections.append(section)
      } else if sections.last.map({ $0.ends(before: item) }) ?? true {
        sections.append(Section())
      }
      sections[sections.count - 1].items.append(item)
    }
    return sections
  }

  /// The section that a heading begins; `nil` where it is some other comment.
  private static func section(
    under heading: ArraySlice<UInt8>, _ first: Item, _ slugs: inout Set<String>
  ) -> Section? {
    // An empty heading ends a group.
    if heading.allSatisfy(SyntaxScanner.isSpace) { return Section(isGroup: true) }
    guard CodeComment.mayBeName(heading) else { return nil }
    let name = CodeComment.name(of: heading)
    guard let slug = Identifier.made(from: name) else {
      return Section(name: name, isGroup: true)
    }
    guard
      let beginning = beginning(slug, of: first.identifier, after: slugs)
        // Where names must begin with a letter.
        ?? beginning("c-" + slug, of: first.identifier, after: slugs)
    else { return nil }
    slugs.insert(String(beginning.dropLast()))
    return Section(name: name, beginning: beginning, isGroup: true)
  }

  /// What an identifier begins with under a heading of a slug: the slug, or where an earlier group
  /// has it the slug with a number.
  private static func beginning(
    _ slug: String, of identifier: String, after slugs: Set<String>
  ) -> String? {
    guard identifier.hasPrefix(slug + "-") else { return nil }
    if slugs.contains(slug) {
      let number = identifier.dropFirst(slug.count + 1).prefix { $0.isNumber }
      let numbered = "\(slug)-\(number)"
      if !number.isEmpty, !slugs.contains(numbered), identifier.hasPrefix(numbered + "-") {
        return numbered + "-"
      }
    }
    return slug + "-"
  }

  /// The name of the whole, and what its identifiers begin with.
  private static func title(_ title: String?, of items: [Item]) -> (String?, String) {
    let shared = sharedBeginning(of: items.map(\.identifier))
    guard let title else { return (shared.isEmpty ? nil : String(shared.dropLast()), shared) }
    guard let slug = Identifier.made(from: title) else { return (title, shared) }
    if let first = items.first,
      let beginning = beginning(slug, of: first.identifier, after: [])
        ?? beginning("c-" + slug, of: first.identifier, after: [])
    {
      return (title, beginning)
    }
    return (shared.isEmpty ? nil : String(shared.dropLast()), shared)
  }

  /// The words that all of several identifiers begin with, the `-` behind them included.
  static func sharedBeginning(of identifiers: [String]) -> String {
    guard identifiers.count > 1, var shared = identifiers.first.map({ Array($0.utf8)[...] }) else {
      return ""
    }
    for identifier in identifiers.dropFirst() {
      shared = shared.prefix(zip(shared, identifier.utf8).prefix { $0 == $1 }.count)
    }
    // Each must have something left.
    if identifiers.contains(where: { $0.utf8.count == shared.count }) { shared = shared.dropLast() }
    guard let dash = shared.lastIndex(of: UInt8(ascii: "-")) else { return "" }
    return String(decoding: shared[...dash], as: UTF8.self)
  }
}

extension CodeReading.Section {
  /// Whether a colour without a heading of its own is not in this group.
  fileprivate func ends(before item: CodeReading.Item) -> Bool {
    name != nil && item.isFirstInBlock || items.last?.group != nil
  }

  fileprivate func entry(_ item: CodeReading.Item) -> PaletteDocument.Entry {
    if let comment = item.comment, CodeComment.mayBeName(comment) {
      let name = CodeComment.name(of: comment)
      if CodeName.isName(name, of: item.identifier) {
        return PaletteDocument.Entry(name, item.colour)
      }
    }
    let identifier = item.identifier
    let key =
      identifier.count > beginning.count && identifier.hasPrefix(beginning)
      ? String(identifier.dropFirst(beginning.count)) : identifier
    return PaletteDocument.Entry(
      CodeName.plainName(of: key, in: identifier, item.colour), item.colour)
  }
}
