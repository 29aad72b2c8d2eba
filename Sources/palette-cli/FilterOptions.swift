import PaletteCore

/// What the options that narrow palettes down say, as typed.
struct FilterOptions {
  var tags: [String]
  var fewest: Int?
  var most: Int?
  var near: String?

  /// The first option that was given.
  var first: String? {
    if !tags.isEmpty { return "--tag" }
    if fewest != nil { return "--min" }
    if most != nil { return "--max" }
    return near == nil ? nil : "--near"
  }
}

extension Argument<[String]> {
  /// `--tag TAG`, for commands that list palettes.
  static var tags: Argument {
    .options(
      "tag", "Only palettes with this tag.", as: .text("TAG", completion: .offered("tag")))
  }
}

extension Argument<Int?> {
  /// `--min N`, for commands that list palettes.
  static var fewestColours: Argument {
    .option("min", "Only palettes of at least N colours.", as: .wholeNumber(in: 1...1_000_000))
  }

  /// `--max N`, for commands that list palettes.
  static var mostColours: Argument {
    .option("max", "Only palettes of at most N colours.", as: .wholeNumber(in: 1...1_000_000))
  }
}

extension Argument<String?> {
  /// `--near COLOUR`, for commands that list palettes.
  static var near: Argument {
    .option("near", "Only palettes that hold a colour near it, nearest first.", as: .colour)
  }
}

/// What those options mean, for the help of such commands.
let filterHelp =
  "--tag, --min, --max and --near narrow palettes down. A palette has the tags of its category too; "
  + "with several all must hold. It holds a colour near another if one of its colours, or of its "
  + "combinations, is within a ΔE OK of 0.05 + 0.65 times the OKLCH chroma of that: 0.25 of blue, "
  + "where most might be called so, and 0.05 of a grey."

extension Context {
  /// The filter that options ask for.
  func filter(_ options: FilterOptions) throws -> PaletteFilter {
    let (fewest, most) = (options.fewest ?? 0, options.most ?? .max)
    guard fewest <= most else {
      throw UsageError.Fault.rule(
        "No palette has at least \(fewest) and at most \(most) colours. Swap the numbers.")
    }
    return PaletteFilter(
      tags: try knownTags(options.tags), counts: fewest...most,
      near: try options.near.map(colourValue))
  }

  /// Tags as the catalogue has them; one that it does not have is an error.
  private func knownTags(_ typed: [String]) throws -> [String] {
    guard !typed.isEmpty, let palettes = try catalogue.whole.palettes() else { return [] }
    return try typed.map { text in
      guard let tag = palettes.tag(named: text) else { throw unknownTag(text, palettes) }
      return tag
    }
  }

  private func unknownTag(_ text: String, _ palettes: Catalogue.Palettes) -> Failure {
    let tags = palettes.tags
    // A user's catalogue may have any number.
    let told = tags.prefix(40).joined(separator: ", ") + (tags.count > 40 ? " …" : "")
    return Failure(
      .no,
      "There is no tag '\(shortened(text))'."
        + Words.question([palettes.tag(like: text)].compactMap(\.self)) + " Use one of: \(told).")
  }
}
