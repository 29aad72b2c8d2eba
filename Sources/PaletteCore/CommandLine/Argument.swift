/// One argument of a command, declared once: what is known of it, and how its texts become a value.
///
/// Whatever depends on the type of a value can be inlined where the type is known: elsewhere a start
/// would have to make the type's metadata first, which takes longer than all else that it does.
public struct Argument<Value>: Sendable {
  @usableFromInline let known: SharedInfo
  /// The value of the texts found on the command line.
  @usableFromInline let read: @Sendable (FoundArgument) throws(UsageError.Fault) -> Value

  @inlinable
  init(
    info: ArgumentInfo,
    read: @escaping @Sendable (FoundArgument) throws(UsageError.Fault) -> Value
  ) {
    known = SharedInfo(info: info)
    self.read = read
  }

  /// What is known of the argument without its type.
  @inlinable public var info: ArgumentInfo { known.info }
}

/// What is known of an argument, held by reference: to copy it takes long.
@usableFromInline
final class SharedInfo: Sendable {
  @usableFromInline let info: ArgumentInfo

  @usableFromInline
  init(info: ArgumentInfo) { self.info = info }
}

/// What was found on the command line for an argument.
@usableFromInline
struct FoundArgument {
  @usableFromInline let info: ArgumentInfo
  /// The texts in their order.
  @usableFromInline let texts: [FoundText]
}

/// A text that belongs to an argument, and where it stood.
@usableFromInline
struct FoundText: Equatable, Sendable {
  @usableFromInline var text: String
  /// The place among the words of the command line, growing from left to right.
  @usableFromInline var position: Int
}

/// What was found for some arguments: those of one list from a place in it.
@usableFromInline
struct FoundArguments {
  let infos: [ArgumentInfo]
  let texts: [[FoundText]]
  let first: Int

  /// What was found for the argument of an index, counted from the first one.
  @usableFromInline subscript(index: Int) -> FoundArgument {
    FoundArgument(info: infos[first + index], texts: texts[first + index])
  }
}

/// A value together with where it was given, for options whose order among each other matters.
public struct Occurrence<Value> {
  /// The value given.
  public let value: Value
  /// The place among the words of the command line, growing from left to right.
  public let position: Int

  @inlinable
  init(value: Value, position: Int) {
    self.value = value
    self.position = position
  }
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
  @inlinable
  public static func flag(
    _ name: String, short: String? = nil, aliases: [String] = [], _ summary: String
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .flag, arity: .optional, name: name, aliases: aliases, short: short, summary: summary)
    return Argument(info: info) { found in !found.texts.isEmpty }
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
  @inlinable
  public static func option<Single: Sendable>(
    _ name: String, short: String? = nil, aliases: [String] = [], placeholder: String? = nil,
    _ summary: String, as form: ArgumentForm<Single>
  ) -> Argument where Value == Single? {
    let info = ArgumentInfo(
      .option, .optional, form.hints, name: name, aliases: aliases, short: short,
      placeholder: placeholder, summary: summary)
    return Argument(info: info) { [reader = form.reader] found throws(UsageError.Fault) in
      guard let last = found.texts.last else { return nil }
      return try reader.value(of: last.text, for: found.info)
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
  @inlinable
  public static func option(
    _ name: String, short: String? = nil, aliases: [String] = [], placeholder: String? = nil,
    _ summary: String, as form: ArgumentForm<Value>, default fallback: Value
  ) -> Argument where Value: Sendable {
    var info = ArgumentInfo(
      .option, .optional, form.hints, name: name, aliases: aliases, short: short,
      placeholder: placeholder, summary: summary)
    info.defaultText = form.text(fallback)
    return Argument(info: info) { [reader = form.reader] found throws(UsageError.Fault) in
      guard let last = found.texts.last else { return fallback }
      return try reader.value(of: last.text, for: found.info)
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
  @inlinable
  public static func requiredOption(
    _ name: String, short: String? = nil, aliases: [String] = [], placeholder: String? = nil,
    _ summary: String, as form: ArgumentForm<Value>
  ) -> Argument where Value: Sendable {
    let info = ArgumentInfo(
      .option, .one, form.hints, name: name, aliases: aliases, short: short,
      placeholder: placeholder,
      summary: summary)
    return Argument(info: info) { [reader = form.reader] found throws(UsageError.Fault) in
      guard let last = found.texts.last else { throw .missingArgument(found.info) }
      return try reader.value(of: last.text, for: found.info)
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
  @inlinable
  public static func options<Single: Sendable>(
    _ name: String, short: String? = nil, aliases: [String] = [], placeholder: String? = nil,
    _ summary: String, as form: ArgumentForm<Single>
  ) -> Argument where Value == [Single] {
    let info = ArgumentInfo(
      .option, .many(minimum: 0), form.hints, name: name, aliases: aliases, short: short,
      placeholder: placeholder, summary: summary)
    return Argument(info: info) { [reader = form.reader] found throws(UsageError.Fault) in
      try reader.values(of: found)
    }
  }
}
