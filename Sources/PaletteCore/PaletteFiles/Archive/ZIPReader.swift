/// Reads the files in a ZIP archive by its central directory; the headers before the files may leave
/// out what that tells.
///
/// Source: PKWARE, ".ZIP File Format Specification" (APPNOTE 6.3), sections 4.3 and 4.4. Archives of
/// several parts and those beyond 4 GiB are no palettes.
struct ZIPReader {
  /// How large a file in an archive may be.
  static let mebibytes = 64

  static let localSignature = 0x0403_4B50
  static let directorySignature = 0x0201_4B50
  static let endSignature = 0x0605_4B50

  /// How the bytes of a file are packed.
  private enum Method: Int {
    case stored = 0
    case deflated = 8
  }

  /// What the directory tells of a file.
  private struct Entry {
    let name: String
    let isEncrypted: Bool
    let method: Int
    let checksum: Int
    let packedCount: Int
    let count: Int
    let offset: Int
    /// Where the directory tells it.
    let place: Int
  }

  private let bytes: [UInt8]
  private let entries: [Entry]

  /// Opens an archive.
  ///
  /// - Parameter bytes: All of it.
  /// - Throws: Where its directory is damaged.
  init(_ bytes: [UInt8]) throws(PaletteFileFault) {
    self.bytes = bytes
    let (start, count) = try Self.directory(in: bytes)
    var cursor = ByteCursor(bytes, .little, from: start)
    var entries: [Entry] = []
    for index in 0..<count {
      let entry = try Self.entry(&cursor, expecting: "entry \(index + 1) of \(count)")
      // Names that lead out of the archive are no names of what is looked for.
      if !entry.name.contains("..") { entries.append(entry) }
    }
    self.entries = entries
  }

  /// Where the directory begins, and how many entries it has.
  ///
  /// It is told at the end of the archive, before a comment of any length below 64 KiB.
  private static func directory(
    in bytes: [UInt8]
  ) throws(PaletteFileFault) -> (start: Int, count: Int) {
    let signature: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
    let last = bytes.count - 22
    let places = stride(from: last, through: max(0, last - 0xFFFF), by: -1).filter {
      bytes[$0..<$0 + 4].elementsEqual(signature)
    }
    // A comment may hold the signature too, but its length does not lead to the end of the file.
    let whole = places.first { last - $0 == Int(bytes[$0 + 20]) | Int(bytes[$0 + 21]) << 8 }
    guard let end = whole ?? places.first else {
      throw PaletteFileFault(
        expecting: "the end of an archive's directory", at: .byte(bytes.count))
    }
    var cursor = ByteCursor(bytes, .little, from: end + 4)
    let what = "the place of an archive's directory"
    let disks = (try cursor.number16(what), try cursor.number16(what))
    let counts = (try cursor.number16(what), try cursor.number16(what))
    guard disks == (0, 0), counts.0 == counts.1, counts.0 < 0xFFFF else {
      throw cursor.fault(expecting: "an archive of one part", at: end + 4)
    }
    let size = try cursor.number32(what)
    let start = try cursor.number32(what)
    guard start <= end, size <= end - start else {
      throw cursor.fault(expecting: "a directory before byte \(end)", at: end + 12)
    }
    return (start, counts.0)
  }

  private static func entry(
    _ cursor: inout ByteCursor, expecting expected: String
  ) throws(PaletteFileFault) -> Entry {
    let place = cursor.place
    guard try cursor.number32(expected) == directorySignature else {
      throw cursor.fault(expecting: expected, at: place)
    }
    _ = try cursor.bytes(4, expected)
    let flags = try cursor.number16(expected)
    let method = try cursor.number16(expected)
    _ = try cursor.bytes(4, expected)
    let checksum = try cursor.number32(expected)
    let packedCount = try cursor.number32(expected)
    let count = try cursor.number32(expected)
    let nameCount = try cursor.number16(expected)
    let otherCount = try cursor.number16(expected) + cursor.number16(expected)
    _ = try cursor.bytes(8, expected)
    let offset = try cursor.number32(expected)
    let name = String(decoding: try cursor.bytes(nameCount, expected), as: UTF8.self)
    _ = try cursor.bytes(otherCount, expected)
    return Entry(
      name: name, isEncrypted: flags & 1 == 1, method: method, checksum: checksum,
      packedCount: packedCount, count: count, offset: offset, place: place)
  }

  /// Reads a file in the archive.
  ///
  /// - Parameter name: Its name; a folder that all was packed in does not count.
  /// - Returns: Its bytes; `nil` if there is none of that name.
  /// - Throws: Where it is damaged, packed in another way, encrypted or too large.
  func file(_ name: String) throws(PaletteFileFault) -> [UInt8]? {
    guard
      let entry = entries.first(where: { $0.name == name })
        ?? entries.first(where: { $0.name.hasSuffix("/\(name)") })
    else { return nil }
    func fault(_ expected: String) -> PaletteFileFault {
      PaletteFileFault(expecting: expected, at: .byte(entry.place))
    }
    guard !entry.isEncrypted else { throw fault("'\(name)' without encryption") }
    guard let method = Method(rawValue: entry.method) else {
      throw fault("'\(name)' stored or deflated")
    }
    guard entry.count <= Self.mebibytes << 20 else {
      throw fault("'\(name)' of at most \(Self.mebibytes) MiB")
    }
    let packed = try packedBytes(of: entry)
    let unpacked: [UInt8]
    switch method {
    case .stored:
      guard packed.count == entry.count else { throw fault("\(packed.count) bytes of '\(name)'") }
      unpacked = Array(packed)
    case .deflated:
      do {
        unpacked = try Compression.inflate(packed, as: .raw, exactly: entry.count)
      } catch {
        throw PaletteFileFault(
          expecting: "\(entry.count) bytes of '\(name)', deflated", at: .byte(packed.startIndex))
      }
    }
    guard Int(Compression.crc32(unpacked)) == entry.checksum else {
      throw fault("the checksum of '\(name)'")
    }
    return unpacked
  }

  /// The bytes of a file as they are in the archive, behind the file's own header.
  private func packedBytes(of entry: Entry) throws(PaletteFileFault) -> ArraySlice<UInt8> {
    let what = "the file '\(entry.name)'"
    guard entry.offset <= bytes.count else {
      throw PaletteFileFault(expecting: "a place in the file", at: .byte(entry.place))
    }
    var cursor = ByteCursor(bytes, .little, from: entry.offset)
    guard try cursor.number32(what) == Self.localSignature else {
      throw cursor.fault(expecting: what, at: entry.offset)
    }
    _ = try cursor.bytes(22, what)
    let count = try cursor.number16(what) + cursor.number16(what)
    _ = try cursor.bytes(count, what)
    let most = cursor.remaining
    return try cursor.bytes(
      entry.packedCount, "\(entry.packedCount) bytes of '\(entry.name)', not \(most)")
  }
}
