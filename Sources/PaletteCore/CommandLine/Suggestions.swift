/// The names that a mistyped word may have meant, nearest first, at most three.
///
/// A name is near when its distance is at most 2 and at most a third of the word's length (1 is
/// always allowed), and less than the word's length.
///
/// - Parameters:
///   - word: What was typed.
///   - names: The names there are; those of equal distance stay in this order.
/// - Returns: The near names.
func suggestions(for word: String, among names: [String]) -> [String] {
  let typed = Array(word)
  let limit = min(2, max(1, typed.count / 3), typed.count - 1)
  guard limit > 0, typed.count < 64 else { return [] }
  let near = names.map { (name: $0, distance: editDistance(typed, Array($0))) }
    .filter { $0.distance <= limit }
  // The standard library's sort is stable.
  return near.sorted { $0.distance < $1.distance }.prefix(3).map(\.name)
}

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
