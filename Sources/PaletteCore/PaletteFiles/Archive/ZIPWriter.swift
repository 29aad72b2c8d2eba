/// Writes ZIP archives whose files are stored as they are, so that the same files always give the
/// same archive.
///
/// Source: PKWARE, ".ZIP File Format Specification" (APPNOTE 6.3), sections 4.3 and 4.4.
struct ZIPWriter {
  /// Version 2.0 of the specification.
  private static let version: UInt16 = 20
  /// That names are UTF-8.
  private static let flags: UInt16 = 1 << 11
  /// The 1st of January 1980, the first day that can be told.
  private static let day: UInt16 = 1 << 5 | 1

  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count: UInt16 = 0

  /// Appends a file.
  ///
  /// - Parameters:
  ///   - bytes: Its bytes; all of an archive's together are less than 4 GiB.
  ///   - name: Its name.
  mutating func append(_ bytes: [UInt8], named name: String) {
    var facts: [UInt8] = []
    // Flags, method, time, day, checksum, both lengths, those of the name and of what is beside it.
    facts.append(littleEndian: Self.flags)
    facts.append(littleEndian: UInt16(0))
    facts.append(littleEndian: UInt16(0))
    facts.append(littleEndian: Self.day)
    facts.append(littleEndian: Compression.crc32(bytes))
    facts.append(littleEndian: UInt32(bytes.count))
    facts.append(littleEndian: UInt32(bytes.count))
    facts.append(littleEndian: UInt16(name.utf8.count))
    facts.append(littleEndian: UInt16(0))

    directory.append(littleEndian: UInt32(ZIPReader.directorySignature))
    directory.append(littleEndian: Self.version)
    directory.append(littleEndian: Self.version)
    directory += facts
    // The lengths of a comment, the part, and what the file's system tells of it.
    directory += [UInt8](repeating: 0, count: 10)
    directory.append(littleEndian: UInt32(files.count))
    directory += name.utf8

    files.append(littleEndian: UInt32(ZIPReader.localSignature))
    files.append(littleEndian: Self.version)
    files += facts
    files += name.utf8
    files += bytes
    count += 1
  }

  /// The whole archive.
  var archive: [UInt8] {
    var end: [UInt8] = []
    end.append(littleEndian: UInt32(ZIPReader.endSignature))
    end.append(littleEndian: UInt32(0))
    end.append(littleEndian: count)
    end.append(littleEndian: count)
    end.append(littleEndian: UInt32(directory.count))
    end.append(littleEndian: UInt32(files.count))
    end.append(littleEndian: UInt16(0))
    return files + directory + end
  }
}
