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
