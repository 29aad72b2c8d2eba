/// Colours without end, each of the 2²⁴ eight-bit ones as likely as any other.
///
/// A seed gives the same colours on every machine, today and tomorrow.
public struct RandomColours: Sequence, IteratorProtocol, Sendable {
  private var numbers: SplitMix64

  /// Creates the colours of a seed.
  ///
  /// - Parameter seed: Any number.
  public init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// The next colour; there always is one.
  ///
  /// - Returns: A colour made of the upper 24 bits of the generator's next number.
  public mutating func next() -> RGB8? {
    RGB8(packed: UInt32(truncatingIfNeeded: numbers.next() >> 40))
  }
}
