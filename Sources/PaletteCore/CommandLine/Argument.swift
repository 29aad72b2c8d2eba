/// One argument of a command, declared once: what is known of it, and how its texts become a value.
public struct Argument<Value>: Sendable {
  /// What is known of the argument without its type.
  public var info: ArgumentInfo
  /// The value of the texts found on the command line, in their order.
  let read: @Sendable ([FoundText]) throws(UsageError.Fault) -> Value
}

/// A text that belongs to an argument, and where it stood.
struct FoundText: Equatable, Sendable {
  var text: String
  /// The place among the words of the command line, growing from left to right.
  var position: Int
}

/// The texts that belong to some arguments: those of one list from a place in it.
struct FoundTexts {
  let all: [[FoundText]]
  let first: Int

  /// The texts of the argument of an index, counted from the first one.
  subscript(index: Int) -> [FoundText] { all[first + index] }
}

/// A value together with where it was given, for options whose order among each other matters.
public struct Occurrence<Value> {
  /// The value given.
  public let value: Value
  /// The place among the words of the command line, growing from left to right.
  public let position: Int
}

extension Occurrence: Sendable where Value: Sendable {}

extension Argument<Bool> {
  /// A flag: `--name`, without a value.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The short name, without its dash.
  ///   - aliases: Other long names.
  ///   - summary: One sentence that says what it does.
  /// - Returns: The argument; its value is whether the flag was given.
  public static func flag(
    _ name: String, short: String? = nil, aliases: [String] = [], _ summary: String
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .flag, arity: .optional, name: name, aliases: aliases, short: short, summary: summary)
    return Argument(info: info) { found in !found.isEmpty }
  }
}

extension Argument {
  /// An option that may be left out: `--name VALUE`.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The short name, without its dash.
  ///   - aliases: Other long names.
  ///   - placeholder: The word that stands for the value; the form's own unless given.
  ///   - summary: One sentence that says what it does.
  ///   - form: What the value must look like.
  /// - Returns: The argument; its value is `nil` where it was not given.
  public static func option<Single: Sendable>(
    _ name: String, short: String? = nil, aliases: [String] = [], placeholder: String? = nil,
    _ summary: String, as form: ArgumentForm<Single>
  ) -> Argument where Value == Single? {
    let info = ArgumentInfo(
      .option, .optional, form, name: name, aliases: aliases, short: short,
      placeholder: placeholder, summary: summary)
    return Argument(info: info) { found throws(UsageError.Fault) in
      guard let last = found.last else { return nil }
      return try form.value(of: last.text, for: info)
    }
  }

  /// An option with a value for when it is left out.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The short name, without its dash.
  ///   - aliases: Other long names.
  ///   - placeholder: The word that stands for the value; the form's own unless given.
  ///   - summary: One sentence that says what it does.
  ///   - form: What the value must look like.
  ///   - fallback: The value where it was not given; help shows it.
  /// - Returns: The argument.
  public static func option(
    _ name: String, short: String? = nil, aliases: [String] = [], placeholder: String? = nil,
    _ summary: String, as form: ArgumentForm<Value>, default fallback: Value
  ) -> Argument where Value: Sendable {
    var info = ArgumentInfo(
      .option, .optional, form, name: name, aliases: aliases, short: short,
      placeholder: placeholder, summary: summary)
    info.defaultText = form.text(fallback)
    return Argument(info: info) { [info] found throws(UsageError.Fault) in
      guard let last = found.last else { return fallback }
      return try form.value(of: last.text, for: info)
    }
  }

  /// An option that must be given.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The short name, without its dash.
  ///   - aliases: Other long names.
  ///   - placeholder: The word that stands for the value; the form's own unless given.
  ///   - summary: One sentence that says what it does.
  ///   - form: What the value must look like.
  /// - Returns: The argument.
  public static func requiredOption(
    _ name: String, short: String? = nil, aliases: [String] = [], placeholder: String? = nil,
    _ summary: String, as form: ArgumentForm<Value>
  ) -> Argument where Value: Sendable {
    let info = ArgumentInfo(
      .option, .one, form, name: name, aliases: aliases, short: short, placeholder: placeholder,
      summary: summary)
    return Argument(info: info) { found throws(UsageError.Fault) in
      guard let last = found.last else { throw .missingArgument(info) }
      return try form.value(of: last.text, for: info)
    }
  }

  /// An option that may be given any number of times.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The short name, without its dash.
  ///   - aliases: Other long names.
  ///   - placeholder: The word that stands for the value; the form's own unless given.
  ///   - summary: One sentence that says what it does.
  ///   - form: What the value must look like.
  /// - Returns: The argument; its value is every value given, in order.
  public static func options<Single: Sendable>(
    _ name: String, short: String? = nil, aliases: [String] = [], placeholder: String? = nil,
    _ summary: String, as form: ArgumentForm<Single>
  ) -> Argument where Value == [Single] {
    let info = ArgumentInfo(
      .option, .many(minimum: 0), form, name: name, aliases: aliases, short: short,
      placeholder: placeholder, summary: summary)
    return Argument(info: info) { found throws(UsageError.Fault) in
      try form.values(of: found, for: info)
    }
  }
}
