/// What both schemas have: colours, and combinations of them.
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

  /// The colour that a required key holds.
  mutating func requiredColour(_ dictionary: Int, _ key: StaticString) -> RGB8? {
    guard let node = requiredValue(dictionary, key) else { return nil }
    switch colour(node) {
    case .success(let rgb): return rgb
    case .failure(let fault):
      report(.badColour(fault.reason), at: node, value: shown(node, fault))
      return nil
    }
  }

  /// A colour; white space in it is reported, a value that is no colour is not.
  mutating func colour(_ node: Int) -> Result<RGB8, ColourText.Fault> {
    if let rgb = list.withPlainText(node, ColourText.plain) { return .success(rgb) }
    guard list.kind(node) == .string else { return .failure(.init(.notText)) }
    let text = list.string(node)
    return ColourText.read(text).map { rgb, mended in
      if mended { report(.trimmed, at: node, value: text) }
      return rgb
    }
  }

  /// A value that is no colour as the message about it shows it.
  func shown(_ node: Int, _ fault: ColourText.Fault) -> String {
    fault.reason == .notText ? list.described(node) : list.found(node)
  }
}
