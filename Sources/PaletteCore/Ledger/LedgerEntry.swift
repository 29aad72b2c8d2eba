/// An event in its place in the ledger.
public struct LedgerEntry: Equatable, Sendable {
  /// Its place, from 1.
  public let sequence: Int
  /// The installation that wrote it.
  public let installID: String
  /// What happened.
  public let event: LedgerEvent
  /// The code over its bytes, its place and its predecessor's code.
  public let mac: Digest
}

/// The end of the ledger: how many entries there are, and the code of the last.
///
/// Whoever keeps its text can tell later whether the ledger still holds what it held then.
public struct LedgerHead: Equatable, Sendable, CustomStringConvertible {
  /// The number of entries.
  public let count: Int
  /// The code of the last entry, all zero if there is none.
  public let mac: Digest

  /// The head of a ledger without entries.
  public static let empty = LedgerHead(count: 0, mac: .zero)

  /// The number of entries and the first 16 digits of the last one's code: `12:9f3a0c…`.
  public var description: String { "\(count):\(mac.hex.prefix(16))" }
}
