extension Category.Heading {
  /// How many colours stand for a category.
  static let sampleSize = 8

  /// Colours that stand for those of all groups, in order.
  ///
  /// Of many groups some are chosen evenly and stand with their middle colour: that of a scale from
  /// light to dark is its fullest colour, where the first ones would all be nearly white. Of few groups
  /// each stands with several.
  ///
  /// - Parameter groups: The colours of each palette; a group without any is passed over.
  /// - Returns: `sampleSize` colours, or none where there are none.
  static func sample(of groups: [[RGB8]]) -> [RGB8] {
    let groups = groups.filter { !$0.isEmpty }
    guard !groups.isEmpty else { return [] }
    guard groups.count < sampleSize else {
      return (0..<sampleSize).map { place in
        middle(of: groups[(2 * place + 1) * groups.count / (2 * sampleSize)], part: 0, of: 1)
      }
    }
    return groups.indices.flatMap { index in
      let parts = (index + 1) * sampleSize / groups.count - index * sampleSize / groups.count
      return (0..<parts).map { middle(of: groups[index], part: $0, of: parts) }
    }
  }

  /// The colour in the middle of one of so many equal parts.
  private static func middle(of group: [RGB8], part: Int, of parts: Int) -> RGB8 {
    group[(2 * part + 1) * group.count / (2 * parts)]
  }
}
