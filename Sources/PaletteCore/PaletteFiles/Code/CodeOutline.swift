/// A document as source text has it: every palette and colour with an identifier.
struct CodeOutline {
  /// The name of the whole.
  let title: String?
  /// The slug of the title.
  let titleSlug: String?
  /// Whether the colours are in groups that have headings.
  let hasGroups: Bool
  /// The groups that have colours, in order.
  let groups: [Group]

  /// Colours with one beginning of their identifiers.
  struct Group {
    /// What stands above the colours: the group's name, or the document's where it is the only one.
    let heading: String?
    /// What the identifiers begin with; `nil` for colours that belong to no name.
    let slug: String?
    /// The colours in order.
    let colours: [Item]
    /// The palette of a catalogue that the group was made from.
    fileprivate(set) var palette: Palette?
  }

  /// A colour.
  struct Item {
    /// The colour and its name.
    let entry: PaletteDocument.Entry
    /// The slug of its name, which others may have too.
    let slug: String
    /// The whole identifier: no other colour of the document has it.
    let identifier: String
    /// The identifier without what it shares with the group's others.
    let key: String
    /// The name, where the key does not bring it back.
    let comment: String?
  }

  /// Creates the outline of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - reserved: Identifiers that no colour may have.
  ///   - needsLetters: Whether identifiers must begin with a letter.
  init(_ document: PaletteDocument, reserved: Set<String> = [], needsLetters: Bool = false) {
    func lettered(_ slug: String) -> String {
      let isLetter = slug.utf8.first.map(SyntaxScanner.isLetter) ?? true
      return needsLetters && !isLetter ? "c-" + slug : slug
    }
    title = document.name
    titleSlug = title.map { name in
      lettered(Identifier.made(from: name) ?? document.groups.first?.palette?.id ?? "palette")
    }
    hasGroups = document.hasGroups
    let filled = document.groups.filter { !$0.entries.isEmpty }
    var groupSlugs = Identifier.Taken([])
    var slugs: [String?] = []
    for group in filled {
      if !document.hasGroups {
        slugs.append(titleSlug)
      } else {
        slugs.append(
          group.name.map { name in
            groupSlugs.distinct(
              lettered(Identifier.made(from: name) ?? group.palette?.id ?? "palette"))
          })
      }
    }
    var identifiers = Identifier.Taken(reserved.union(slugs.compactMap(\.self)))
    var groups: [Group] = []
    for (group, slug) in zip(filled, slugs) {
      let heading = document.hasGroups ? group.name : document.name
      groups.append(
        Group(
          heading: heading, slug: slug,
          colours: Self.items(
            of: group, heading: heading, slug: slug, lettered: lettered, &identifiers),
          palette: group.palette))
    }
    self.groups = groups
  }

  private static func items(
    of group: PaletteDocument.Group, heading: String?, slug: String?,
    lettered: (String) -> String, _ identifiers: inout Identifier.Taken
  ) -> [Item] {
    // A reader cannot tell where the beginning of identifiers ends if the heading does not say it.
    let tellsAllNames = heading.map { Identifier.made(from: $0) == nil } ?? false
    let ids = group.palette.map { $0.colours.map(\.id) } ?? []
    return group.entries.enumerated().map { index, entry in
      let own = CodeName.slug(of: entry, id: ids.count == group.entries.count ? ids[index] : nil)
      let beginning = slug.map { $0 + "-" } ?? ""
      // `slate-50` of slate is `50` there: nobody writes `slate-slate-50`.
      let short = own.hasPrefix(beginning) ? String(own.dropFirst(beginning.count)) : own
      let identifier = identifiers.distinct(lettered(beginning + short))
      let key = String(identifier.dropFirst(beginning.count))
      let plain = CodeName.plainName(of: key, in: identifier, entry.colour)
      let isTold = !tellsAllNames && plain == entry.name
      return Item(
        entry: entry, slug: own, identifier: identifier, key: key,
        comment: isTold ? nil : entry.name)
    }
  }
}

extension CodeOutline {
  /// What stands above the colours of a group in a comment: empty where a reader must not find a name
  /// for them, and `nil` where it will find none.
  func heading(of index: Int) -> String? {
    let group = groups[index]
    guard hasGroups else {
      let isMistaken =
        title == nil && !CodeReading.sharedBeginning(of: group.colours.map(\.identifier)).isEmpty
      return isMistaken ? "" : nil
    }
    return group.heading.map { CodeComment.text(of: $0) }
      ?? (index > 0 ? "" : nil)
  }
}
