/// What both schemas have: combinations, and names that stand twice.
extension CatalogueWalk {
  /// The combinations of a palette that can be used; `main` is its main colour, if that was read.
  mutating func combinations(
    _ members: [String: PropertyList], _ key: String, main: RGB8?
  ) -> [Combination] {
    let palette = pathText
    let elements = optionalElements(members, key)
    return down(.key(key)) { walk in
      elements.enumerated().compactMap { index, value in
        walk.down(.index(index)) { walk in
          guard let combination = walk.combination(value) else { return nil }
          if let main, !combination.colours.contains(main) {
            let shown = combination.colours.map(\.hex).joined(separator: "+")
            walk.report(.combinationWithoutMain, value: shown, group: palette)
          }
          return combination
        }
      }
    }
  }

  private mutating func combination(_ value: PropertyList) -> Combination? {
    let group = pathText
    guard case .array(let elements) = value, elements.count == 3 else {
      report(.combinationNotThree, value: value.kind, group: group)
      return nil
    }
    let colours: [RGB8] = elements.enumerated().compactMap { index, value in
      down(.index(index)) { walk in
        switch walk.colour(value) {
        case .success(let rgb): return rgb
        case .failure(let fault):
          let rule = CatalogueRule.combinationLeftOut(fault.reason)
          walk.report(rule, value: fault.shown(value), group: group)
          return nil
        }
      }
    }
    return colours.count == 3 ? Combination(colours[0], colours[1], colours[2]) : nil
  }

  /// Tells of every name after the first of its kind.
  mutating func reportRepeats(
    of names: [(index: Int, name: String)], in key: String?, nameKey: String, rule: CatalogueRule
  ) {
    var seen: Set<String> = []
    for (index, name) in names where !seen.insert(name).inserted {
      let report = { (walk: inout CatalogueWalk) in
        walk.down(.index(index)) { $0.report(rule, at: .key(nameKey), value: name) }
      }
      if let key { down(.key(key), report) } else { report(&self) }
    }
  }

  /// Reports every id after the first of its kind.
  mutating func reportDuplicates(
    of ids: [(index: Int, id: String)], in key: String?, idKey: String = "id"
  ) {
    reportRepeats(of: ids.map { ($0.index, $0.id) }, in: key, nameKey: idKey, rule: .duplicateID)
  }
}
