/// What reads the values of an argument: the part of a form that outlives the declaration.
@usableFromInline
struct FormReader<Value: Sendable>: Sendable {
  @usableFromInline let rule: @Sendable () -> String
  @usableFromInline let read: @Sendable (String) throws(ArgumentRefusal) -> Value

  @inlinable
  init(
    rule: @escaping @Sendable () -> String,
    read: @escaping @Sendable (String) throws(ArgumentRefusal) -> Value
  ) {
    self.rule = rule
    self.read = read
  }

  /// The value of one text of an argument; a refusal becomes an error that names the argument.
  @inlinable
  func value(of text: String, for info: ArgumentInfo) throws(UsageError.Fault) -> Value {
    do {
      return try read(text)
    } catch {
      throw error.fault(of: text, for: info, rule: rule)
    }
  }

  /// The values of all texts of an argument, in order.
  @inlinable
  func values(of found: FoundArgument) throws(UsageError.Fault) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(found.texts.count)
    for one in found.texts { values.append(try value(of: one.text, for: found.info)) }
    return values
  }
}

/// What help, errors and completions say of a form.
@usableFromInline
struct FormHints {
  let placeholder: String
  let choices: DeferredTexts
  let completion: CompletionKind?

  @usableFromInline
  init(placeholder: String, choices: DeferredTexts, completion: CompletionKind?) {
    self.placeholder = placeholder
    self.choices = choices
    self.completion = completion
  }
}

// Not whole forms are handed around: they are so large that each copy needs the type's metadata.
extension ArgumentForm {
  /// What reads values of this form.
  @inlinable var reader: FormReader<Value> { FormReader(rule: rule, read: read) }

  /// What is said of this form.
  @inlinable var hints: FormHints {
    FormHints(placeholder: placeholder, choices: choices, completion: completion)
  }
}

extension ArgumentRefusal {
  /// The error that names the argument whose text was refused.
  @usableFromInline
  func fault(of text: String, for info: ArgumentInfo, rule: () -> String) -> UsageError.Fault {
    switch self {
    case .breaksRule:
      .badValue(
        info, text: text, rule: rule(), suggestions: suggestions(for: text, among: info.choices.all)
      )
    case .reason(let reason): .refusedValue(info, text: text, reason: reason)
    }
  }
}
