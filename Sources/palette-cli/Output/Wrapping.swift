import PaletteCore

/// Breaks text into lines of at most so many columns: between words, or between two letters of a
/// script that writes none, or within a word that is longer than a line.
func wrapped(_ text: String, to limit: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var lineWidth = 0
  for word in breakable(sanitised(text)).flatMap({ parts(of: $0, to: limit) }) {
    let width = TextWidth.columns(word)
    if lineWidth > 0, lineWidth + TextWidth.columns(trimmedEnd(word)) > limit {
      lines.append(trimmedEnd(line))
      line = ""
      lineWidth = 0
    }
    line += word
    lineWidth += width
  }
  return line.isEmpty ? lines : lines + [trimmedEnd(line)]
}

/// A word, or its parts where it does not fit into a line.
private func parts(of word: String, to limit: Int) -> [String] {
  guard TextWidth.columns(trimmedEnd(word)) > limit else { return [word] }
  var parts: [String] = []
  var (part, partWidth) = ("", 0)
  for character in word {
    let width = TextWidth.columns(character)
    if partWidth + width > limit, !part.isEmpty {
      parts.append(part)
      (part, partWidth) = ("", 0)
    }
    part.append(character)
    partWidth += width
  }
  return parts + [part]
}

/// The pieces between which a line may be broken; a blank belongs to the piece before it.
private func breakable(_ text: String) -> [String] {
  // Chinese punctuation stays with the letter before it.
  let closing: Set<Character> = ["，", "。", "、", "；", "：", "！", "？", "）", "》", "”"]
  var pieces: [String] = []
  // A piece that grows in the list while its end is looked at would be copied for each letter.
  var piece = ""
  var end: Character?
  for character in text {
    let follows = closing.contains(character) || character == " "
    let isWide = TextWidth.columns(character) == 2
    if let end, !follows, isWide || end == " " || TextWidth.columns(end) == 2 {
      pieces.append(piece)
      piece = ""
    }
    piece.append(character)
    end = character
  }
  return piece.isEmpty ? pieces : pieces + [piece]
}

private func trimmedEnd(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}
