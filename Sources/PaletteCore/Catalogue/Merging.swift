extension Catalogue {
  /// The catalogue with a user's categories: one with an id that is taken takes its place, and is
  /// reported; others follow.
  ///
  /// - Parameters:
  ///   - user: The user's catalogue.
  ///   - file: The file it comes from, to report under.
  /// - Returns: The catalogue of both, and a warning for each category replaced.
  public func merging(
    _ user: Catalogue, from file: String
  ) -> (catalogue: Catalogue, problems: [CatalogueProblem]) {
    var merged = sections
    var places = Dictionary(
      merged.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var problems: [CatalogueProblem] = []
    for section in user.sections {
      let id = section.id
      if let place = places[id] {
        merged[place] = section
        problems.append(CatalogueProblem(file: file, value: id, rule: .replacesCategory))
      } else {
        places[id] = merged.count
        merged.append(section)
      }
    }
    return (Catalogue(sections: merged), problems)
  }
}

extension Catalogue.Section {
  /// The id of the category.
  var id: String { catalogue.withTables { $0.id(ofCategory: place) } }
}
