/// Finds less of a failing sequence that still fails: whole runs of commands are dropped, long runs
/// first, then single commands are made simpler, until nothing helps any more.
///
/// Source: the minimising delta debugging algorithm (Zeller and Hildebrandt, "Simplifying and
/// Isolating Failure-Inducing Input", 2002), without its complements, which single commands make
/// needless.
///
/// - Parameters:
///   - story: A sequence that fails.
///   - fails: Whether a sequence fails.
/// - Returns: A sequence that fails, of which no command can be left out.
func shrunk(
  _ story: [SimulatedCommand], while fails: ([SimulatedCommand]) -> Bool
) -> [SimulatedCommand] {
  var story = story
  var length = max(story.count / 2, 1)
  while length > 0 {
    var start = 0
    var hasShrunk = false
    while start < story.count {
      var shorter = story
      shorter.removeSubrange(start..<min(start + length, story.count))
      if fails(shorter) {
        story = shorter
        hasShrunk = true
      } else {
        start += length
      }
    }
    if length > 1 || !hasShrunk { length /= 2 }
  }
  guard let simpler = simplified(story, while: fails) else { return story }
  return shrunk(simpler, while: fails)
}

/// The same with one command made simpler, `nil` if that helps nowhere.
private func simplified(
  _ story: [SimulatedCommand], while fails: ([SimulatedCommand]) -> Bool
) -> [SimulatedCommand]? {
  for index in story.indices {
    for command in story[index].simpler {
      var candidate = story
      candidate[index] = command
      if fails(candidate) { return candidate }
    }
  }
  return nil
}
