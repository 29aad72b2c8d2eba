extension Argument {
  /// A positional that must be given.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for it in help and errors, in capitals.
  ///   - summary: One sentence that says what it is.
  ///   - form: What it must look like.
  ///   - hintWhenMissing: A sentence that the error adds when it is missing.
  /// - Returns: The argument.
  public static func positional(
    _ placeholder: String, _ summary: String, as form: ArgumentForm<Value>,
    hintWhenMissing: String? = nil
  ) -> Argument where Value: Sendable {
    var info = ArgumentInfo(
      .positional, .one, form, name: placeholder, placeholder: placeholder, summary: summary)
    info.hintWhenMissing = hintWhenMissing
    return Argument(info: info) { [info] found throws(UsageError.Fault) in
      guard let first = found.first else { throw .missingArgument(info) }
      return try form.value(of: first.text, for: info)
    }
  }

  /// A positional that may be left out.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for it in help and errors, in capitals.
  ///   - summary: One sentence that says what it is.
  ///   - form: What it must look like.
  /// - Returns: The argument; its value is `nil` where it was not given.
  public static func optionalPositional<Single: Sendable>(
    _ placeholder: String, _ summary: String, as form: ArgumentForm<Single>
  ) -> Argument where Value == Single? {
    let info = ArgumentInfo(
      .positional, .optional, form, name: placeholder, placeholder: placeholder, summary: summary)
    return Argument(info: info) { found throws(UsageError.Fault) in
      guard let first = found.first else { return nil }
      return try form.value(of: first.text, for: info)
    }
  }

  /// All positionals that are left; it must be the last positional of its command.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for one of them in help and errors, in capitals.
  ///   - summary: One sentence that says what they are.
  ///   - form: What each must look like.
  ///   - minimum: The fewest that must be given.
  ///   - hintWhenMissing: A sentence that the error adds when there are fewer.
  /// - Returns: The argument; its value is all that were given, in order.
  public static func positionals<Single: Sendable>(
    _ placeholder: String, _ summary: String, as form: ArgumentForm<Single>,
    atLeast minimum: Int = 0, hintWhenMissing: String? = nil
  ) -> Argument where Value == [Single] {
    var info = ArgumentInfo(
      .positional, .many(minimum: minimum), form, name: placeholder, placeholder: placeholder,
      summary: summary)
    info.hintWhenMissing = hintWhenMissing
    return Argument(info: info) { [info] found throws(UsageError.Fault) in
      guard found.count >= minimum else { throw .missingArgument(info) }
      return try form.values(of: found, for: info)
    }
  }
}

extension ArgumentInfo {
  /// What is known of an argument whose value has a form.
  init<Value>(
    _ kind: Kind, _ arity: Arity, _ form: ArgumentForm<Value>, name: String,
    aliases: [String] = [], short: String? = nil, placeholder: String?, summary: String
  ) {
    self.init(
      kind: kind, arity: arity, name: name, aliases: aliases, short: short,
      placeholder: placeholder ?? form.placeholder, summary: summary, choices: form.choices,
      completion: form.completion)
  }
}

extension ArgumentForm {
  /// The value of one text of an argument; a refusal becomes an error that names the argument.
  func value(of text: String, for info: ArgumentInfo) throws(UsageError.Fault) -> Value {
    do {
      return try read(text)
    } catch {
      switch error {
      case .breaksRule:
        throw .badValue(
          info, text: text, rule: rule(), suggestions: suggestions(for: text, among: choices.all))
      case .reason(let reason):
        throw .refusedValue(info, text: text, reason: reason)
      }
    }
  }

  /// The values of all texts of an argument, in order.
  func values(of found: [FoundText], for info: ArgumentInfo) throws(UsageError.Fault) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(found.count)
    for one in found { values.append(try value(of: one.text, for: info)) }
    return values
  }
}
