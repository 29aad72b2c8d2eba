/// Text with fields in braces that are filled in for each colour: `{hex} {name}`.
///
/// Fields are the notations by their names, and those of `Field`. `{{` and `}}` are braces, `\t`, `\n`
/// and `\\` a tab, a line end and a backslash.
public struct Template: Equatable, Sendable {
  private let parts: [Part]

  /// A field that is no notation; the raw value is what stands between the braces.
  public enum Field: String, CaseIterable, Sendable {
    /// The colour as it was typed.
    case input
    /// The red of the eight-bit colour, 0 to 255.
    case red
    /// The green of the eight-bit colour, 0 to 255.
    case green
    /// The blue of the eight-bit colour, 0 to 255.
    case blue
    /// The opacity, 0 to 1.
    case alpha
    /// What followed the colour on its line.
    case rest
    /// The address of a colour that was found in the catalogue.
    case address
    /// The difference between the colour that was found and the one that was asked for.
    case difference
  }

  /// What is known of a colour that was found in the catalogue; its name is then that of `{name}`.
  public struct Found: Sendable {
    let name: String
    let address: String
    let difference: String

    /// Creates what is known of a colour.
    ///
    /// - Parameters:
    ///   - name: Its name there.
    ///   - address: Its address there.
    ///   - difference: The difference from the colour that was asked for, as text.
    public init(name: String, address: String, difference: String) {
      self.name = name
      self.address = address
      self.difference = difference
    }
  }

  private enum Part: Equatable {
    case text([UInt8])
    case notation(Notation)
    case field(Field)
  }

  /// The names of all fields, in the order in which they are listed to a user.
  public static var fieldNames: [String] {
    Notation.allCases.map(\.rawValue) + Field.allCases.map(\.rawValue)
  }

  /// Reads a template.
  ///
  /// - Parameter text: The template as typed.
  /// - Throws: `TemplateError` with the place of what is wrong.
  public init(_ text: String) throws(TemplateError) {
    var parts: [Part] = []
    var plain: [UInt8] = []
    var rest = Array(text)[...]
    while let character = rest.first {
      let place = rest.startIndex
      rest = rest.dropFirst()
      switch (character, rest.first) {
      case ("{", "{"), ("}", "}"), ("\\", "\\"):
        plain += String(character).utf8
        rest = rest.dropFirst()
      case ("\\", "t"), ("\\", "n"):
        plain.append(rest.first == "t" ? UInt8(ascii: "\t") : UInt8(ascii: "\n"))
        rest = rest.dropFirst()
      case ("\\", _):
        throw TemplateError(position: place, reason: .unknownEscape("\\" + rest.prefix(1)))
      case ("}", _): throw TemplateError(position: place, reason: .strayBrace)
      case ("{", _):
        guard let end = rest.firstIndex(of: "}") else {
          throw TemplateError(position: place, reason: .openBrace)
        }
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = []
        parts.append(try Self.part(named: String(rest[..<end]), at: place))
        rest = rest[(end + 1)...]
      default: plain += String(character).utf8
      }
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    self.parts = parts
  }

  private static func part(named name: String, at place: Int) throws(TemplateError) -> Part {
    if let notation = Notation(rawValue: name) { return .notation(notation) }
    if let field = Field(rawValue: name) { return .field(field) }
    throw TemplateError(position: place, reason: .unknownField(name))
  }

  /// Whether a field is written that can only hold colours of the sRGB gamut.
  public var isLimitedToSRGB: Bool {
    parts.contains { part in
      switch part {
      case .notation(let notation): notation.isLimitedToSRGB
      case .field(.red), .field(.green), .field(.blue): true
      case .text, .field: false
      }
    }
  }

  /// Whether a field that is no notation is among the fields.
  ///
  /// - Parameter field: The field.
  /// - Returns: `true` if it is.
  public func uses(_ field: Field) -> Bool { parts.contains(.field(field)) }

  /// Appends the text with its fields filled in.
  ///
  /// - Parameters:
  ///   - colour: The colour to write.
  ///   - shown: The same colour as it is written where only sRGB can be: mapped into the gamut.
  ///   - input: The colour as it was typed.
  ///   - rest: What followed it on its line.
  ///   - found: What is known of the colour where it was found in the catalogue.
  ///   - bytes: The UTF-8 text so far.
  public func append(
    _ colour: Colour, shown: Colour, input: some Sequence<UInt8>, rest: some Sequence<UInt8>,
    found: Found? = nil, to bytes: inout [UInt8]
  ) {
    for part in parts {
      switch part {
      case .text(let text): bytes += text
      case .notation(let notation):
        if notation == .name, let found {
          bytes += found.name.utf8
        } else {
          notation.append(notation.isLimitedToSRGB ? shown : colour, to: &bytes)
        }
      case .field(.input): bytes += input
      case .field(.red): DecimalText.append(UInt64(shown.rgb8.red), to: &bytes)
      case .field(.green): DecimalText.append(UInt64(shown.rgb8.green), to: &bytes)
      case .field(.blue): DecimalText.append(UInt64(shown.rgb8.blue), to: &bytes)
      case .field(.alpha):
        if colour.missing.contains(.alpha) {
          bytes.append("none")
        } else {
          DecimalText.append(colour.alpha, decimals: FunctionFormat.alphaDecimals, to: &bytes)
        }
      case .field(.rest): bytes += rest
      case .field(.address): bytes += (found?.address ?? "").utf8
      case .field(.difference): bytes += (found?.difference ?? "").utf8
      }
    }
  }
}

/// What is wrong with a template, and where.
public struct TemplateError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where it is, in characters from 0.
  public let position: Int
  /// What it is.
  public let reason: Reason

  /// What can be wrong.
  public enum Reason: Equatable, Sendable {
    /// There is no field of this name.
    case unknownField(String)
    /// A closing brace without an opening one.
    case strayBrace
    /// An opening brace without a closing one.
    case openBrace
    /// A backslash before something else than `t`, `n` and a backslash.
    case unknownEscape(String)
  }

  /// What is wrong and what to do, in whole sentences.
  public var description: String {
    let place = "At character \(position + 1)"
    switch reason {
    case .unknownField(let name):
      return "\(place), there is no field '{\(name)}'. \(Self.advice(name))"
    case .strayBrace: return "\(place), a '}' closes nothing. Write '}}' for a brace."
    case .openBrace: return "\(place), a '{' is not closed. Write '{{' for a brace."
    case .unknownEscape(let text):
      return "\(place), '\(text)' means nothing. Write '\\\\' for a backslash, '\\t' or '\\n'."
    }
  }

  private static func advice(_ name: String) -> String {
    let typed = Array(name.prefix(32))
    let near = Template.fieldNames.map { ($0, editDistance(typed, Array($0))) }
      .filter { $0.1 <= max(1, min(2, typed.count / 3)) && $0.1 < typed.count }
      .min { $0.1 < $1.1 }
    if let near { return "Did you mean '{\(near.0)}'?" }
    return "Fields are: \(Template.fieldNames.joined(separator: ", "))."
  }
}
