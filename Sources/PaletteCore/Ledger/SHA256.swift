/// The hash function SHA-256.
///
/// Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3 and 6.2.
public enum SHA256 {
  /// The digest of a message.
  ///
  /// - Parameter message: The bytes; fewer than 2^61 of them.
  /// - Returns: Its digest.
  /// - Complexity: O(n).
  public static func digest(of message: [UInt8]) -> Digest {
    message.withUnsafeBytes { finish(initialState, after: 0, with: $0) }
  }

  static let initialState = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

  /// Goes on from a state that has taken a whole number of blocks, to the end of the message.
  ///
  /// - Parameters:
  ///   - state: The state so far.
  ///   - taken: How many bytes it has taken, a multiple of 64.
  ///   - rest: The rest of the message.
  /// - Returns: The digest of all bytes.
  static func finish(
    _ state: SIMD8<UInt32>, after taken: Int, with rest: UnsafeRawBufferPointer
  ) -> Digest {
    var state = state
    let whole = rest.count & ~63
    compress(&state, UnsafeRawBufferPointer(rebasing: rest[..<whole]))
    let tail = UnsafeRawBufferPointer(rebasing: rest[whole...])
    let length = tail.count < 56 ? 64 : 128
    withUnsafeTemporaryAllocation(byteCount: length, alignment: 8) { padded in
      padded.initializeMemory(as: UInt8.self, repeating: 0)
      padded.copyMemory(from: tail)
      padded[tail.count] = 0x80
      let bits = UInt64(taken + rest.count) * 8
      padded.storeBytes(of: bits.bigEndian, toByteOffset: length - 8, as: UInt64.self)
      compress(&state, UnsafeRawBufferPointer(padded))
    }
    return Digest(words: state)
  }

  /// Takes whole blocks of 64 bytes into a state (6.2.2).
  ///
  /// The message schedule is kept as its last sixteen words, and the eight working variables stay
  /// where they are while their roles move on: both keep the loop in registers. Pointers instead of
  /// buffers, and few constants of its own in what runs every round, let tests, which are not
  /// optimised, take a third of the time.
  static func compress(_ state: inout SIMD8<UInt32>, _ blocks: UnsafeRawBufferPointer) {
    guard let bytes = blocks.baseAddress else { return }
    constants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { words in
        guard let constants = constants.baseAddress, let words = words.baseAddress else { return }
        var offset = 0
        while offset < blocks.count {
          var index = 0
          while index < 16 {
            let word = bytes.loadUnaligned(fromByteOffset: offset + index &* 4, as: UInt32.self)
            words[index] = UInt32(bigEndian: word)
            index &+= 1
          }
          var block = Block(state, words, constants)
          block.sixteenRounds(0, expanding: false)
          block.sixteenRounds(16, expanding: true)
          block.sixteenRounds(32, expanding: true)
          block.sixteenRounds(48, expanding: true)
          state &+= block.state
          offset += 64
        }
      }
    }
  }

  /// The working variables of one block.
  private struct Block {
    private var a, b, c, d, e, f, g, h: UInt32
    private let words: UnsafeMutablePointer<UInt32>
    private let constants: UnsafePointer<UInt32>

    @inline(__always)
    init(
      _ state: SIMD8<UInt32>, _ words: UnsafeMutablePointer<UInt32>,
      _ constants: UnsafePointer<UInt32>
    ) {
      (a, b, c, d) = (state[0], state[1], state[2], state[3])
      (e, f, g, h) = (state[4], state[5], state[6], state[7])
      self.words = words
      self.constants = constants
    }

    @inline(__always)
    var state: SIMD8<UInt32> { SIMD8(a, b, c, d, e, f, g, h) }

    @inline(__always)
    mutating func sixteenRounds(_ first: Int, expanding: Bool) {
      var index = 0
      while index < 16 {
        let constants = constants + (first &+ index)
        Self.round(a, b, c, &d, e, f, g, &h, Self.word(index, words, expanding) &+ constants[0])
        Self.round(
          h, a, b, &c, d, e, f, &g, Self.word(index &+ 1, words, expanding) &+ constants[1])
        Self.round(
          g, h, a, &b, c, d, e, &f, Self.word(index &+ 2, words, expanding) &+ constants[2])
        Self.round(
          f, g, h, &a, b, c, d, &e, Self.word(index &+ 3, words, expanding) &+ constants[3])
        Self.round(
          e, f, g, &h, a, b, c, &d, Self.word(index &+ 4, words, expanding) &+ constants[4])
        Self.round(
          d, e, f, &g, h, a, b, &c, Self.word(index &+ 5, words, expanding) &+ constants[5])
        Self.round(
          c, d, e, &f, g, h, a, &b, Self.word(index &+ 6, words, expanding) &+ constants[6])
        Self.round(
          b, c, d, &e, f, g, h, &a, Self.word(index &+ 7, words, expanding) &+ constants[7])
        index &+= 8
      }
    }

    /// The word of the schedule for a round.
    @inline(__always)
    private static func word(
      _ index: Int, _ words: UnsafeMutablePointer<UInt32>, _ expanding: Bool
    ) -> UInt32 {
      if expanding {
        words[index] =
          words[index] &+ sigma0(words[(index &+ 1) & 15])
          &+ words[(index &+ 9) & 15] &+ sigma1(words[(index &+ 14) & 15])
      }
      return words[index]
    }

    @inline(__always)
    private static func sigma0(_ word: UInt32) -> UInt32 {
      (word &>> 7 | word &<< 25) ^ (word &>> 18 | word &<< 14) ^ (word &>> 3)
    }

    @inline(__always)
    private static func sigma1(_ word: UInt32) -> UInt32 {
      (word &>> 17 | word &<< 15) ^ (word &>> 19 | word &<< 13) ^ (word &>> 10)
    }

    /// One round on a word plus its constant; `d` and `h` become the next round's `e` and `a`.
    @inline(__always)
    private static func round(
      _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
      _ g: UInt32, _ h: inout UInt32, _ word: UInt32
    ) {
      h =
        h &+ ((e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7))
        &+ (g ^ (e & (f ^ g))) &+ word
      d = d &+ h
      h =
        h &+ ((a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10))
        &+ ((a & b) | (c & (a | b)))
    }
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes (4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
