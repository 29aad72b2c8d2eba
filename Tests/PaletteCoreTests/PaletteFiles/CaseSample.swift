import Foundation

@testable import PaletteCore

/// Which of many cases are tried: all of them where EXHAUSTIVE is set, else those that a seed chooses.
///
/// `PALETTE_SEED` sets another seed than the standard one; what fails tells it.
struct CaseSample {
  static let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil
  static let seed = ProcessInfo.processInfo.environment["PALETTE_SEED"].flatMap { UInt64($0) } ?? 1
  /// How many documents are made for a property.
  static let documents = isExhaustive ? 40 : 8

  private var generator: SplitMix64

  /// Starts a choice, another one for each text that is to be told apart.
  init(for text: String) {
    let salt = text.utf8.reduce(Self.seed) { $0 &* 31 &+ UInt64($1) }
    generator = SplitMix64(seed: salt)
  }

  /// Whether a case is tried: one in so many.
  mutating func takes(oneIn count: Int) -> Bool {
    Self.isExhaustive || Int.random(in: 0..<count, using: &generator) == 0
  }
}
