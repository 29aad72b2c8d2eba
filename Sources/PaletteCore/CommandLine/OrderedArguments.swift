extension Argument {
  /// An option that may be given any number of times, with the place of each among the others.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - placeholder: The word that stands for the value; the form's own unless given.
  ///   - summary: One sentence that says what it does.
  ///   - form: What the value must look like.
  /// - Returns: The argument; its value is every value given, in order, with its place.
  @inlinable
  public static func orderedOptions<Single: Sendable>(
    _ name: String, placeholder: String? = nil, _ summary: String,
    as form: ArgumentForm<Single>
  ) -> Argument where Value == [Occurrence<Single>] {
    let info = ArgumentInfo(
      .option, .many(minimum: 0), form.hints, name: name, placeholder: placeholder, summary: summary
    )
    return Argument(info: info) { [reader = form.reader] found throws(UsageError.Fault) in
      let values = try reader.values(of: found)
      return zip(values, found.texts).map { Occurrence(value: $0, position: $1.position) }
    }
  }

  /// A flag that may be given any number of times, with the place of each among the others.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - aliases: Other long names.
  ///   - summary: One sentence that says what it does.
  ///   - value: What each occurrence stands for.
  /// - Returns: The argument; its value is one occurrence each time the flag was given.
  @inlinable
  public static func orderedFlags<Single: Sendable>(
    _ name: String, aliases: [String] = [], _ summary: String, value: Single
  ) -> Argument where Value == [Occurrence<Single>] {
    let info = ArgumentInfo(
      kind: .flag, arity: .many(minimum: 0), name: name, aliases: aliases, summary: summary)
    return Argument(info: info) { found in
      found.texts.map { Occurrence(value: value, position: $0.position) }
    }
  }
}
