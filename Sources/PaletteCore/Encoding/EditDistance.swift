/// The fewest insertions, deletions, replacements and swaps of neighbours between two words.
///
/// No part is edited twice (the "optimal string alignment" form).
/// Source: F. J. Damerau, "A technique for computer detection and correction of spelling errors", 1964.
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  editDistance(first, second, atMost: max(first.count, second.count)) ?? 0
}

/// The same between any lists, `nil` if it is more than a limit.
///
/// Only places that can be reached within the limit are looked at.
func editDistance<Letter: Equatable>(
  _ first: [Letter], _ second: [Letter], atMost limit: Int
) -> Int? {
  guard abs(first.count - second.count) <= limit else { return nil }
  let tooFar = limit + 1
  var beforeLast: [Int] = []
  var last = (0...second.count).map { min($0, tooFar) }
  for (row, letter) in first.enumerated() {
    var current = [Int](repeating: tooFar, count: second.count + 1)
    current[0] = min(row + 1, tooFar)
    let band = max(0, row - limit)..<min(second.count, row + limit + 1)
    for column in band {
      let other = second[column]
      var distance = min(
        last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = min(distance, tooFar)
    }
    guard current.contains(where: { $0 <= limit }) else { return nil }
    (beforeLast, last) = (last, current)
  }
  return last[second.count] <= limit ? last[second.count] : nil
}
