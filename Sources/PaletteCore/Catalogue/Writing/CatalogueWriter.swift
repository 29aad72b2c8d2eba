/// Writes catalogue files, as `CatalogueReader` reads them: XML property lists with a colour on a line,
/// so that a change of one colour is a change of one line.
public enum CatalogueWriter {
  /// The file of some categories.
  ///
  /// - Parameter categories: The categories, at least one, their ids distinct.
  /// - Returns: All of the file: UTF-8, which ends with a line end.
  public static func file(of categories: [Category]) -> [UInt8] {
    var text = XMLPropertyListText()
    text.line(0, "<dict>")
    text.line(1, "<key>version</key><integer>1</integer>")
    text.list(1, "categories", categories) { text, category in text.append(category) }
    text.line(0, "</dict>")
    return text.file
  }
}

extension XMLPropertyListText {
  fileprivate mutating func append(_ category: Category) {
    line(2, "<dict>")
    text(3, "id", category.id)
    localised(3, ("name", "names"), category.name)
    localised(3, ("summary", "summaries"), category.summary)
    localised(3, ("detail", "details"), category.detail)
    texts(3, "tags", category.tags)
    text(3, "source", category.source)
    text(3, "licence", category.licence)
    list(3, "palettes", category.palettes) { text, palette in text.append(palette) }
    line(2, "</dict>")
  }

  private mutating func append(_ palette: Palette) {
    line(4, "<dict>")
    text(5, "id", palette.id)
    localised(5, ("name", "names"), palette.name)
    localised(5, ("mood", "moods"), palette.mood)
    texts(5, "tags", palette.tags)
    text(5, "source", palette.source)
    text(5, "licence", palette.licence)
    list(5, "colours", palette.colours) { text, colour in text.append(colour) }
    if !palette.combinations.isEmpty {
      list(5, "combinations", palette.combinations) { text, combination in
        text.line(6) { $0.array(combination.colours.map(\.hex)) }
      }
    }
    line(4, "</dict>")
  }

  private mutating func append(_ colour: NamedColour) {
    line(6) { text in
      text.markup("<dict>")
      text.member("id", colour.id)
      text.member("name", colour.name.text)
      if !colour.name.translations.isEmpty {
        text.markup("<key>names</key>")
        text.dictionary(of: colour.name)
      }
      text.member("rgb", colour.rgb.hex)
      text.markup("</dict>")
    }
  }

  private mutating func text(_ depth: Int, _ key: StaticString, _ value: String?) {
    guard let value else { return }
    line(depth) { $0.member(key, value) }
  }

  private mutating func localised(
    _ depth: Int, _ keys: (one: StaticString, all: StaticString), _ text: LocalisedText?
  ) {
    guard let text else { return }
    self.text(depth, keys.one, text.text)
    guard !text.translations.isEmpty else { return }
    line(depth) { line in
      line.key(keys.all)
      line.dictionary(of: text)
    }
  }

  private mutating func texts(_ depth: Int, _ key: StaticString, _ values: [String]) {
    guard !values.isEmpty else { return }
    line(depth) { line in
      line.key(key)
      line.array(values)
    }
  }

  fileprivate mutating func list<Element>(
    _ depth: Int, _ key: StaticString, _ elements: [Element],
    _ append: (inout Self, Element) -> Void
  ) {
    line(depth) { $0.key(key) }
    line(depth, "<array>")
    for element in elements { append(&self, element) }
    line(depth, "</array>")
  }

  private mutating func dictionary(of text: LocalisedText) {
    markup("<dict>")
    for translation in text.translations { member(translation.language, translation.text) }
    markup("</dict>")
  }

  private mutating func array(_ texts: [String]) {
    markup("<array>")
    for text in texts { string(text) }
    markup("</array>")
  }
}
