/// The fewest insertions, deletions, replacements and swaps of neighbours between two words.
///
/// No part is edited twice (the "optimal string alignment" form).
/// Source: F. J. Damerau, "A technique for computer detection and correction of spelling errors", 1964.
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, character) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var distance = min(
        last[column] + (character == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
