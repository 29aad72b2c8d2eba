/// Reads what stands between the parentheses of a colour function: CSS Color 4 §4.1.
struct FunctionParser {
  private let function: ColourFunction
  private var scanner: SyntaxScanner
  private var components = SIMD3<Double>()
  private var missing: Colour.Missing = []
  private var alpha = 1.0

  /// Reads the arguments of a function whose name and parenthesis are read already.
  static func colour(
    _ function: ColourFunction, _ scanner: SyntaxScanner
  ) throws(SyntaxFault) -> Colour {
    var parser = FunctionParser(function: function, scanner: scanner)
    return try parser.colour()
  }

  /// Reads the arguments of `color()`: the name of a space, then its components.
  static func color(_ scanner: SyntaxScanner) throws(SyntaxFault) -> Colour {
    var scanner = scanner
    scanner.skipSpace()
    let start = scanner.position
    let word = scanner.word()
    guard let space = ColourFunction.colorSpaces.first(where: { $0.name == word })?.space else {
      throw scanner.fault(.spaceName, at: start)
    }
    return try colour(.color(space), scanner)
  }

  private init(function: ColourFunction, scanner: SyntaxScanner) {
    self.function = function
    self.scanner = scanner
  }

  private mutating func colour() throws(SyntaxFault) -> Colour {
    scanner.skipSpace()
    let first = try term(function.components[0])
    scanner.skipSpace()
    if function.hasLegacySyntax, scanner.next == UInt8(ascii: ",") {
      try legacy(first)
    } else {
      try modern(first)
    }
    scanner.skipSpace()
    guard scanner.skip(")") else { throw scanner.fault(.closing) }
    guard scanner.next == nil else { throw scanner.fault(.end) }
    return Colour(function.space, components, missing: missing, alpha: alpha)
  }

  /// `1 2 3 / 0.5`, where any of the four may be `none`.
  private mutating func modern(_ first: SyntaxScanner.Term) throws(SyntaxFault) {
    var term = first
    for (index, component) in function.components.enumerated() {
      if index > 0 {
        scanner.skipSpace()
        term = try self.term(component)
      }
      if term.value == .word("none") {
        missing.insert(Colour.Missing(rawValue: 1 << UInt8(index)))
      } else {
        components[index] = try value(of: term, component)
      }
    }
    scanner.skipSpace()
    guard scanner.next == UInt8(ascii: "/") else {
      if let next = scanner.next, next != UInt8(ascii: ")") {
        throw scanner.fault(.spaces(function: function.name))
      }
      return
    }
    if scanner.rest.starts(with: "/*".utf8) { throw scanner.fault(.comment) }
    scanner.advance(by: 1)
    scanner.skipSpace()
    try readAlpha(allowingNone: true)
  }

  /// `1, 2, 3, 0.5`, where components are all numbers or all percentages, and nothing is `none`.
  private mutating func legacy(_ first: SyntaxScanner.Term) throws(SyntaxFault) {
    var term = first
    var firstIsPercentage: Bool?
    for (index, component) in function.components.enumerated() {
      if index > 0 {
        try comma()
        term = try self.term(component)
      }
      if term.value == .word("none") { throw scanner.fault(.legacyNone, term: term) }
      components[index] = try value(of: term, component)
      guard component.kind == .plain else { continue }
      let isPercentage = term.isPercentage
      if function.components[0].kind == .hue, !isPercentage {
        throw scanner.fault(.legacyPercentage(function: function.name), term: term)
      }
      if let firstIsPercentage, firstIsPercentage != isPercentage {
        throw scanner.fault(.legacyUniform(function: function.name), term: term)
      }
      firstIsPercentage = isPercentage
    }
    scanner.skipSpace()
    if scanner.next == nil || scanner.next == UInt8(ascii: ")") { return }
    try comma()
    try readAlpha(allowingNone: false)
  }

  private mutating func comma() throws(SyntaxFault) {
    scanner.skipSpace()
    guard scanner.skip(",") else { throw scanner.fault(.commas(function: function.name)) }
    scanner.skipSpace()
  }

  /// The next term, which there must be one of.
  private mutating func term(
    _ component: ColourFunction.Component
  ) throws(SyntaxFault) -> SyntaxScanner.Term {
    guard let term = scanner.term() else {
      let isSeparator = scanner.next.map { ",/)".utf8.contains($0) } ?? false
      throw scanner.fault(isSeparator ? .spaces(function: function.name) : rule(component))
    }
    return term
  }

  private func rule(_ component: ColourFunction.Component) -> SyntaxRule {
    component.kind == .hue ? .hue(function: function.name) : .component(function: function.name)
  }

  private func value(
    of term: SyntaxScanner.Term, _ component: ColourFunction.Component
  ) throws(SyntaxFault) -> Double {
    switch (component.kind, term.value) {
    case (.hue, .number(let degrees)): return Hue.normalised(degrees)
    case (.hue, .dimension(let number, let unit)):
      guard let degrees = Self.degrees(number, unit) else { break }
      return Hue.normalised(degrees)
    case (.plain, .number(let number)):
      return component.clamped(number / component.one)
    case (.plain, .percentage(let percentage)):
      return component.clamped(percentage / 100 * component.whole)
    default: break
    }
    throw scanner.fault(rule(component), term: term)
  }

  private static func degrees(_ number: Double, _ unit: String) -> Double? {
    switch unit {
    case "deg": number
    case "grad": number * 0.9
    case "rad": number * (180 / .pi)
    case "turn": number * 360
    default: nil
    }
  }

  private mutating func readAlpha(allowingNone: Bool) throws(SyntaxFault) {
    guard let term = scanner.term() else { throw scanner.fault(.alpha) }
    if let value = term.alpha {
      alpha = value
    } else if term.value == .word("none") {
      guard allowingNone else { throw scanner.fault(.legacyNone, term: term) }
      missing.insert(.alpha)
    } else {
      throw scanner.fault(.alpha, term: term)
    }
  }
}

extension SyntaxScanner.Term {
  /// The opacity that a number or a percentage stands for; `nil` if the term is neither.
  var alpha: Double? {
    switch value {
    case .number(let number): number
    case .percentage(let percentage): percentage / 100
    case .dimension, .word: nil
    }
  }

  fileprivate var isPercentage: Bool {
    if case .percentage = value { true } else { false }
  }
}

extension ColourFunction.Component {
  fileprivate func clamped(_ number: Double) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }
}
