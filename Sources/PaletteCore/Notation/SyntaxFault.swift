/// An error as the parsers see it: the place is a byte, which becomes a character for the user.
struct SyntaxFault: Error {
  let offset: Int
  let reason: ColourSyntaxError.Reason

  /// The error for a user who typed this text.
  func error(in text: String) -> ColourSyntaxError {
    let utf8 = text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: min(offset, utf8.count))
    return ColourSyntaxError(
      input: text, position: text[..<index].count, reason: reason)
  }
}

extension SyntaxScanner {
  /// The fault that what stands at the current position breaks a rule.
  func fault(_ rule: SyntaxRule) -> SyntaxFault { fault(rule, at: position) }

  /// The fault that what stands at a place breaks a rule.
  func fault(_ rule: SyntaxRule, at start: Int) -> SyntaxFault {
    guard start < end else { return SyntaxFault(offset: end, reason: .endsEarly(rule: rule)) }
    return SyntaxFault(
      offset: start,
      reason: .notAllowed(part: part(at: start), rule: applied(rule, at: start)))
  }

  /// The fault that a term breaks a rule; of a number with a unit, the unit is the offence.
  func fault(_ rule: SyntaxRule, term: Term) -> SyntaxFault {
    guard case .dimension(_, let unit) = term.value else { return fault(rule, at: term.start) }
    return SyntaxFault(offset: term.start, reason: .notAllowed(part: unit, rule: rule))
  }

  /// What a stylesheet may say at a place, but a colour by itself may not; else the rule itself.
  private func applied(_ rule: SyntaxRule, at start: Int) -> SyntaxRule {
    if bytes[start..<end].starts(with: "/*".utf8) { return .comment }
    switch rule {
    case .component, .hue, .alpha, .spaceName: break
    default: return rule
    }
    var ahead = self
    ahead.advance(by: start - position)
    guard let word = ahead.word() else { return rule }
    if word == "from" { return .relative }
    return ahead.next == UInt8(ascii: "(") ? .calculation : rule
  }

  /// The word, number or single character that a reader sees at a place.
  private func part(at start: Int) -> String {
    let run = bytes[start..<end].prefix {
      Self.isLetter($0) || Self.isDigit($0) || "-+._%".utf8.contains($0)
    }
    if !run.isEmpty { return String(decoding: run, as: UTF8.self) }
    return String(String(decoding: bytes[start..<end], as: UTF8.self).prefix(1))
  }
}
