/// The keys of a ledger and what is signed with each.
struct LedgerKeys: Equatable, Sendable {
  let installID: String
  private let entries: HMACKey
  private let head: HMACKey
  private let master: [UInt8]

  init(_ file: KeyFile) {
    installID = file.installID
    entries = HMACKey(label: "ledger-v1", master: file.key)
    head = HMACKey(label: "ledger-head-v1", master: file.key)
    master = file.key
  }

  /// The key for what is signed to be read elsewhere; the user may take it along.
  var exportKey: [UInt8] { HMACKey.derive("jws-v1", from: master) }

  /// The code of an entry: over its predecessor's code, its place (eight bytes, the most significant
  /// first) and its content.
  func code(previous: Digest, sequence: Int, content: EventContent) -> Digest {
    let bytes = content.bytes
    return withUnsafeTemporaryAllocation(byteCount: 40 + bytes.count, alignment: 8) { message in
      for index in 0..<8 {
        message.storeBytes(
          of: previous.words[index].bigEndian, toByteOffset: index * 4, as: UInt32.self)
      }
      message.storeBytes(of: sequence.bigEndian, toByteOffset: 32, as: Int.self)
      UnsafeMutableRawBufferPointer(rebasing: message[40...]).copyBytes(from: bytes)
      return entries.code(for: UnsafeRawBufferPointer(message))
    }
  }

  /// The code of the head: over the number of entries, the last one's code and all totals.
  func code(head: LedgerHead, totals: [LedgerTotal]) -> Digest {
    var message = Self.bytes(of: head.count) + head.mac.bytes
    for total in totals {
      for name in [total.product, total.account] {
        message += Self.bytes(of: name.count)
        message += name
      }
      message += Self.bytes(of: total.count)
      message += Self.bytes(of: total.last)
    }
    return self.head.code(for: message)
  }

  private static func bytes(of number: Int) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
