/// Texts that are made when they are asked for: a start has no time for those that nobody reads.
public struct DeferredTexts: Sendable {
  private let make: @Sendable () -> [String]

  /// Puts off making texts.
  ///
  /// - Parameter make: Makes the texts, always the same.
  public init(_ make: @escaping @Sendable () -> [String]) { self.make = make }

  /// The texts, made now.
  public var all: [String] { make() }
}

extension DeferredTexts: Equatable {
  /// Whether two make the same texts.
  public static func == (first: DeferredTexts, second: DeferredTexts) -> Bool {
    first.all == second.all
  }
}

extension DeferredTexts: ExpressibleByArrayLiteral {
  /// Holds texts that are there already.
  public init(arrayLiteral texts: String...) { make = { texts } }
}
