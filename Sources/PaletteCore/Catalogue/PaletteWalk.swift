/// What both schemas have: combinations, and names that stand twice.
extension CatalogueWalk {
  /// The combinations of a palette that can be used; `main` is its main colour, if that was read.
  mutating func combinations(
    _ palette: Int, _ key: StaticString, main: RGB8?
  ) -> [Combination] {
    guard let array = optionalArray(palette, key) else { return [] }
    return list.children(of: array).compactMap { node in
      guard let combination = combination(node) else { return nil }
      if let main, !combination.colours.contains(main) {
        report(
          .combinationWithoutMain, at: node,
          value: combination.colours.map(\.hex).joined(separator: "+"), group: palette)
      }
      return combination
    }
  }

  private mutating func combination(_ array: Int) -> Combination? {
    guard list.kind(array) == .array, list.count(array) == 3 else {
      report(.combinationNotThree, at: array, value: list.described(array), group: array)
      return nil
    }
    let colours: [RGB8] = list.children(of: array).compactMap { node in
      switch colour(node) {
      case .success(let rgb): return rgb
      case .failure(let fault):
        report(
          .combinationLeftOut(fault.reason), at: node, value: shown(node, fault), group: array)
        return nil
      }
    }
    return colours.count == 3 ? Combination(colours[0], colours[1], colours[2]) : nil
  }

  /// Names or ids that must not occur twice among siblings.
  struct NameCheck {
    /// The key that holds them.
    let key: StaticString
    let rule: CatalogueRule
    /// The names in order; few of them are compared one by one, which is faster.
    private(set) var names: [String] = []
    private var set: Set<String> = []
    fileprivate var repeats: [(node: Int, name: String)] = []

    init(key: StaticString, rule: CatalogueRule) {
      self.key = key
      self.rule = rule
    }

    /// Takes a name down; whether it is the first of its kind.
    @discardableResult
    mutating func add(_ name: String, of node: Int) -> Bool {
      guard insert(name) else {
        repeats.append((node, name))
        return false
      }
      names.append(name)
      return true
    }

    private mutating func insert(_ name: String) -> Bool {
      if names.count < 24 { return !names.contains(name) }
      if set.isEmpty { set = Set(names) }
      return set.insert(name).inserted
    }
  }

  /// Reports every name after the first of its kind.
  mutating func report(_ check: NameCheck) {
    for (node, name) in check.repeats {
      report(check.rule, at: list.value(of: check.key, in: node) ?? node, value: name)
    }
  }
}
