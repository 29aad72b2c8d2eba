@testable import PaletteCore

/// Damage done to a file.
enum Mutation {
  private static let tokens = [
    "<array>", "</array>", "<dict>", "<key>", "<!--", "-->", "<![CDATA[", "]]>", "&#x;", "&", "\\",
    "\"", "{", "}", "(", ")", "<", ">", ";", "/*", "<integer>", "<date>", "?>", "<?", "\0", "\\777",
    "<plist>", "</plist>", "<true/>", "=", ",", "//", "$null", "&lt;", "&#38;", "0x", "\u{A0}",
  ].map { Array($0.utf8) }

  /// Changes, inserts or removes something at one place.
  static func apply(to bytes: inout [UInt8], using random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: place)
    case 3:
      let end = min(bytes.count, place + Int.random(in: 1...8, using: &random))
      bytes.removeSubrange(place..<end)
    case 4:
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    default: bytes.removeSubrange(place...)
    }
  }
}
