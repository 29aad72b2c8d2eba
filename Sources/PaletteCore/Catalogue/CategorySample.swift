extension Category.Heading {
  /// How many colours stand for a category.
  static let sampleSize = 8

  /// Colours that stand for those of all groups, in order.
  ///
  /// Of many groups some are chosen evenly and stand with a full colour of their middle: a scale from
  /// light to dark is fullest there, where the first ones would all be nearly white. Groups that list
  /// the same hues in the same order stand with one after the other of these. Of few groups each stands
  /// with several.
  ///
  /// - Parameter groups: The colours of each palette; a group without any is passed over.
  /// - Returns: `sampleSize` colours, or none where there are none.
  static func sample(of groups: [[RGB8]]) -> [RGB8] {
    let groups = groups.filter { !$0.isEmpty }
    guard !groups.isEmpty else { return [] }
    guard groups.count < sampleSize else {
      return (0..<sampleSize).map { place in
        let group = groups[(2 * place + 1) * groups.count / (2 * sampleSize)]
        // From the beginning of the middle third to its end.
        let position = (2 * sampleSize + 2 * place + 1) * group.count / (6 * sampleSize)
        return fullest(of: group, about: position)
      }
    }
    return groups.indices.flatMap { index in
      let parts = (index + 1) * sampleSize / groups.count - index * sampleSize / groups.count
      return (0..<parts).map { middle(of: groups[index], part: $0, of: parts) }
    }
  }

  /// The colour of a position or beside it that is farthest from grey, the one of the position first.
  private static func fullest(of group: [RGB8], about position: Int) -> RGB8 {
    func fullness(_ rgb: RGB8) -> UInt8 {
      max(rgb.red, rgb.green, rgb.blue) - min(rgb.red, rgb.green, rgb.blue)
    }
    return [position - 1, position + 1].filter(group.indices.contains).map { group[$0] }
      .reduce(group[position]) { fullness($1) > fullness($0) ? $1 : $0 }
  }

  /// The colour in the middle of one of so many equal parts.
  private static func middle(of group: [RGB8], part: Int, of parts: Int) -> RGB8 {
    group[(2 * part + 1) * group.count / (2 * parts)]
  }
}
