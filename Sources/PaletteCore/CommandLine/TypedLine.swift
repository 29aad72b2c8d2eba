/// A command line that is still being typed: what completions may learn from it.
///
/// It need not be right, so that nothing is refused.
public struct TypedLine: Sendable {
  /// The words behind the program's name, without the one that is being completed.
  public let words: [String]

  /// Creates a line.
  ///
  /// - Parameter words: Its words behind the program's name, unquoted.
  public init(_ words: [String]) { self.words = words }

  /// The values of an option: of `--name VALUE` and `--name=VALUE`.
  ///
  /// - Parameter names: Its long names, without dashes.
  /// - Returns: The values in order.
  public func values(of names: String...) -> [String] {
    let options = words.prefix { $0 != "--" }
    return options.indices.compactMap { index in
      for name in names {
        if options[index] == "--" + name { return index + 1 < words.count ? words[index + 1] : nil }
        if options[index].hasPrefix("--\(name)=") {
          return String(options[index].dropFirst(name.count + 3))
        }
      }
      return nil
    }
  }
}
