/// Text that is searched for: folded, with and without its spaces.
struct SearchText {
  /// Folded, with single spaces between words.
  let spaced: [UInt8]
  /// The same without spaces.
  let compact: [UInt8]

  init(_ text: String) {
    spaced = Folding.folded(text)
    compact = spaced.filter { $0 != Folding.space }
  }

  /// The words of it.
  var words: [[UInt8]] { spaced.split(separator: Folding.space).map(Array.init) }
}
