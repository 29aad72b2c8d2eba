/// What both schemas have: the combinations of a palette.
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
}
