extension [CatalogueProblem] {
  /// The counts of warnings by rule on one line, without a full stop; `nil` if there are none.
  ///
  /// It reads `1 combination left out; 12 values trimmed; 16 combinations without their main colour
  /// (4 palettes)`.
  public var warningSummary: String? {
    let parts = [
      counted(groups { $0.isCombinationLeftOut }, "combination", "left out"),
      counted(count { if case .leftOut = $0.rule { true } else { false } }, "value", "left out"),
      counted(count { $0.rule == .trimmed }, "value", "trimmed"),
      counted(count { $0.rule == .repeatedKey }, "key", "used twice"),
      withoutMain,
      counted(count { $0.rule == .repeatedColourName }, "colour name", "used twice"),
      counted(count { $0.rule == .repeatedPaletteName }, "palette name", "used twice"),
      counted(count { $0.rule == .replacesCategory }, "category", "replaced", plural: "categories"),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private var withoutMain: String? {
    let count = count { $0.rule == .combinationWithoutMain }
    let palettes = groups { $0 == .combinationWithoutMain }
    let rest = count == 1 ? "without its main colour" : "without their main colour"
    return counted(count, "combination", rest).map { text in
      "\(text) (\(palettes == 1 ? "1 palette" : "\(palettes) palettes"))"
    }
  }

  /// How many palettes or combinations have a problem of a kind.
  private func groups(_ matches: (CatalogueRule) -> Bool) -> Int {
    Set(filter { matches($0.rule) }.map { Group(file: $0.file, number: $0.group) }).count
  }

  private struct Group: Hashable {
    let file: String
    let number: Int
  }

  private func counted(
    _ count: Int, _ noun: String, _ rest: String, plural: String? = nil
  ) -> String? {
    switch count {
    case 0: nil
    case 1: "1 \(noun) \(rest)"
    default: "\(count) \(plural ?? noun + "s") \(rest)"
    }
  }
}

extension CatalogueRule {
  fileprivate var isCombinationLeftOut: Bool {
    switch self {
    case .combinationLeftOut, .combinationNotThree: true
    default: false
    }
  }
}
