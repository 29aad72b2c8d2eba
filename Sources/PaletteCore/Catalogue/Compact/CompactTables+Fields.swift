/// Single fields of the records of the compact form; no values are made of what stands before them.
extension CompactTables {
  func tags(ofCategory category: Int) -> [String] {
    var record = recordOfCategory(category)
    record.skipIDAndName()
    record.skipToTagsOfCategory()
    return record.list { $0.text() }
  }

  func tags(ofPalette palette: Int) -> [String] {
    var record = recordOfPalette(palette)
    record.skipToTagsOfPalette()
    return record.list { $0.text() }
  }

  /// The colours of the combinations of a palette, three of each.
  func combinedColours(ofPalette palette: Int) -> [RGB8] {
    var record = recordOfPalette(palette)
    record.skipToTagsOfPalette()
    for _ in 0..<record.number() { record.skipText() }
    for _ in 0..<2 { record.skipOptional { $0.skipText() } }
    return (0..<(3 * record.number())).map { _ in record.colour() }
  }
}

extension CompactForm.Reader {
  mutating func skipText() { _ = utf8() }

  private mutating func skipLocalisedText() {
    skipText()
    for _ in 0..<(2 * number()) { skipText() }
  }

  fileprivate mutating func skipOptional(_ skip: (inout Self) -> Void) {
    if number() == 1 { skip(&self) }
  }

  /// Goes from the beginning of any record behind the name.
  fileprivate mutating func skipIDAndName() {
    skipText()
    skipLocalisedText()
  }

  /// Goes from behind the name of a category to its tags.
  mutating func skipToTagsOfCategory() {
    skipOptional { $0.skipLocalisedText() }
    for _ in 0..<2 { skipOptional { $0.skipText() } }
  }

  /// Goes from the beginning of a palette's record to its tags.
  fileprivate mutating func skipToTagsOfPalette() {
    skipIDAndName()
    skipOptional { $0.skipLocalisedText() }
  }
}
