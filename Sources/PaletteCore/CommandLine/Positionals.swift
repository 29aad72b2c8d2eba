extension Argument {
  /// A positional that must be given.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for it in help and errors, in capitals.
  ///   - summary: One sentence that says what it is.
  ///   - form: What it must look like.
  ///   - hintWhenMissing: A sentence that the error adds when it is missing.
  /// - Returns: The argument.
  @inlinable
  public static func positional(
    _ placeholder: String, _ summary: String, as form: ArgumentForm<Value>,
    hintWhenMissing: String? = nil
  ) -> Argument where Value: Sendable {
    var info = ArgumentInfo(
      .positional, .one, form.hints, name: placeholder, placeholder: placeholder, summary: summary)
    info.hintWhenMissing = hintWhenMissing
    return Argument(info: info) { [reader = form.reader] found throws(UsageError.Fault) in
      guard let first = found.texts.first else { throw .missingArgument(found.info) }
      return try reader.value(of: first.text, for: found.info)
    }
  }

  /// A positional that may be left out.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for it in help and errors, in capitals.
  ///   - summary: One sentence that says what it is.
  ///   - form: What it must look like.
  /// - Returns: The argument; its value is `nil` where it was not given.
  @inlinable
  public static func optionalPositional<Single: Sendable>(
    _ placeholder: String, _ summary: String, as form: ArgumentForm<Single>
  ) -> Argument where Value == Single? {
    let info = ArgumentInfo(
      .positional, .optional, form.hints, name: placeholder, placeholder: placeholder,
      summary: summary)
    return Argument(info: info) { [reader = form.reader] found throws(UsageError.Fault) in
      guard let first = found.texts.first else { return nil }
      return try reader.value(of: first.text, for: found.info)
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
  @inlinable
  public static func positionals<Single: Sendable>(
    _ placeholder: String, _ summary: String, as form: ArgumentForm<Single>,
    atLeast minimum: Int = 0, hintWhenMissing: String? = nil
  ) -> Argument where Value == [Single] {
    var info = ArgumentInfo(
      .positional, .many(minimum: minimum), form.hints, name: placeholder, placeholder: placeholder,
      summary: summary)
    info.hintWhenMissing = hintWhenMissing
    return Argument(info: info) { [reader = form.reader] found throws(UsageError.Fault) in
      guard found.texts.count >= minimum else { throw .missingArgument(found.info) }
      return try reader.values(of: found)
    }
  }
}

extension ArgumentInfo {
  /// What is known of an argument whose value has a form.
  @usableFromInline
  init(
    _ kind: Kind, _ arity: Arity, _ form: FormHints, name: String,
    aliases: [String] = [], short: String? = nil, placeholder: String?, summary: String
  ) {
    self.init(
      kind: kind, arity: arity, name: name, aliases: aliases, short: short,
      placeholder: placeholder ?? form.placeholder, summary: summary, choices: form.choices,
      completion: form.completion)
  }
}
