extension Argument {
  /// An option that may be given any number of times, with the place of each among the others.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - placeholder: The word that stands for the value; the form's own unless given.
  ///   - summary: One sentence that says what it does.
  ///   - form: What the value must look like.
  /// - Returns: The argument; its value is every value given, in order, with its place.
  public static func orderedOptions<Single: Sendable>(
    _ name: String, placeholder: String? = nil, _ summary: String,
    as form: ArgumentForm<Single>
  ) -> Argument where Value == [Occurrence<Single>] {
    let info = ArgumentInfo(
      .option, .many(minimum: 0), form, name: name, placeholder: placeholder, summary: summary)
    return Argument(info: info) { found throws(UsageError.Fault) in
      let values = try form.values(of: found, for: info)
      return zip(values, found).map { Occurrence(value: $0, position: $1.position) }
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
  public static func orderedFlags<Single: Sendable>(
    _ name: String, aliases: [String] = [], _ summary: String, value: Single
  ) -> Argument where Value == [Occurrence<Single>] {
    let info = ArgumentInfo(
      kind: .flag, arity: .many(minimum: 0), name: name, aliases: aliases, summary: summary)
    return Argument(info: info) { found in
      found.map { Occurrence(value: value, position: $0.position) }
    }
  }
}
