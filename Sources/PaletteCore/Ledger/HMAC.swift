/// A key for HMAC-SHA256, with the work that is the same for every message done once.
///
/// Source: RFC 2104; vectors in RFC 4231.
public struct HMACKey: Equatable, Sendable {
  private let inner: SIMD8<UInt32>
  private let outer: SIMD8<UInt32>

  /// Prepares a key.
  ///
  /// - Parameter key: Any number of bytes; more than 64 are replaced by their digest.
  public init(_ key: [UInt8]) {
    let short = key.count > 64 ? SHA256.digest(of: key).bytes : key
    inner = Self.state(of: short, under: 0x36)
    outer = Self.state(of: short, under: 0x5C)
  }

  /// The state that has taken the key, filled up with zeros and changed by a pad.
  private static func state(of key: [UInt8], under pad: UInt8) -> SIMD8<UInt32> {
    var block = [UInt8](repeating: pad, count: 64)
    for index in key.indices { block[index] ^= key[index] }
    var state = SHA256.initialState
    block.withUnsafeBytes { SHA256.compress(&state, $0) }
    return state
  }

  /// Prepares a key for one use, made from a master key by HMAC over a label.
  ///
  /// What is signed for one use can then never pass for another.
  ///
  /// - Parameters:
  ///   - label: The name of the use.
  ///   - master: The master key.
  public init(label: String, master: [UInt8]) {
    self.init(Self.derive(label, from: master))
  }

  /// The bytes of a key for one use.
  ///
  /// - Parameters:
  ///   - label: The name of the use.
  ///   - master: The master key.
  /// - Returns: 32 bytes.
  public static func derive(_ label: String, from master: [UInt8]) -> [UInt8] {
    HMACKey(master).code(for: Array(label.utf8)).bytes
  }

  /// The message authentication code of a message.
  ///
  /// - Parameter message: The bytes.
  /// - Returns: The code.
  public func code(for message: [UInt8]) -> Digest { message.withUnsafeBytes { code(for: $0) } }

  func code(for message: UnsafeRawBufferPointer) -> Digest {
    let digest = SHA256.finish(inner, after: 64, with: message)
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 8) { words in
      for index in 0..<8 { words[index] = digest.words[index].bigEndian }
      return SHA256.finish(outer, after: 64, with: UnsafeRawBufferPointer(words))
    }
  }
}
