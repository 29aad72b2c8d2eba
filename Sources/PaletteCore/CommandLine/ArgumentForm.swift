/// What the text of an argument must look like, and how it becomes a value.
public struct ArgumentForm<Value: Sendable>: Sendable {
  /// What the text must be, as it follows "must be": `a whole number from 1 to 8192`.
  ///
  /// It is made only when it is said: a start has no time for it.
  public var rule: @Sendable () -> String
  /// The word that stands for the value in help and errors.
  public var placeholder: String
  /// The texts that may be given, if they can be listed.
  public var choices: DeferredTexts
  /// How a shell completes the text, beyond `choices`.
  public var completion: CompletionKind?
  /// The text that reads as the value; used to show a default.
  public var text: @Sendable (Value) -> String
  /// The value of a text.
  public var read: @Sendable (String) throws(ArgumentRefusal) -> Value

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - rule: What the text must be, as it follows "must be".
  ///   - placeholder: The word that stands for the value in help and errors, in capitals.
  ///   - choices: The texts that may be given, if they can be listed.
  ///   - completion: How a shell completes the text, beyond `choices`.
  ///   - text: The text that reads as the value.
  ///   - read: The value of a text; throws when the text breaks the rule.
  @inlinable
  public init(
    rule: @autoclosure @escaping @Sendable () -> String, placeholder: String,
    choices: DeferredTexts = [], completion: CompletionKind? = nil,
    text: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) throws(ArgumentRefusal) -> Value
  ) {
    self.rule = rule
    self.placeholder = placeholder
    self.choices = choices
    self.completion = completion
    self.text = text
    self.read = read
  }
}

/// Why a text is not taken as the value of an argument; the parser adds which argument it is.
public enum ArgumentRefusal: Error, Equatable {
  /// The text breaks the form's rule, which says all there is to say.
  case breaksRule
  /// The text is refused for a reason of its own: whole sentences, what is wrong and what to do.
  case reason(String)
}

/// The rule of a choice: `a, b or c`.
@usableFromInline
func oneOf(_ choices: [String]) -> String { Words.list(choices, last: "or") }

extension ArgumentForm where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the raw values, in the order of the cases.
  ///
  /// It is inlined, since the conformances of a type that only the caller knows take long to look up.
  /// A text is compared with one raw value after the other: `init(rawValue:)` may make a table first.
  ///
  /// - Parameters:
  ///   - type: The enumeration.
  ///   - placeholder: The word that stands for the value in help and errors, in capitals.
  /// - Returns: The form.
  @inlinable
  public static func choice(of type: Value.Type, placeholder: String = "WORD") -> ArgumentForm {
    let choices = DeferredTexts { Value.allCases.map { $0.rawValue } }
    return ArgumentForm(
      rule: oneOf(choices.all), placeholder: placeholder, choices: choices,
      text: { $0.rawValue },
      read: { text throws(ArgumentRefusal) in
        for value in Value.allCases where value.rawValue == text { return value }
        throw .breaksRule
      })
  }
}

extension ArgumentForm<String> {
  /// Any text, the empty one too.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for the value in help and errors, in capitals.
  ///   - completion: How a shell completes the text.
  /// - Returns: The form.
  @inlinable
  public static func text(_ placeholder: String = "TEXT", completion: CompletionKind? = nil)
    -> ArgumentForm
  {
    ArgumentForm(
      rule: "a text", placeholder: placeholder, completion: completion, text: { $0 }, read: { $0 })
  }

  /// Any text, the empty one too.
  @inlinable public static var text: ArgumentForm { .text() }

  /// A path of a file; `-` may stand for standard input or output, as the command says.
  @inlinable public static var file: ArgumentForm { .text("FILE", completion: .file) }

  /// A path of a folder.
  @inlinable public static var folder: ArgumentForm { .text("DIR", completion: .folder) }
}
