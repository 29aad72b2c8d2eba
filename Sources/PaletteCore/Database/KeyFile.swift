/// The secret of one installation, and the name of that installation.
///
/// The file has two lines of hexadecimal digits: the key (64 digits) and the installation's name
/// (16 digits). They lie in one file so that neither can exist without the other.
public struct KeyFile: Equatable, Sendable {
  /// 32 random bytes.
  public let key: [UInt8]
  /// The random name of the installation, 16 hexadecimal digits; it is not secret.
  public let installID: String
  /// Whether others could read the file until now; its permissions have been set right if this user
  /// may do so.
  public let wasOpenToOthers: Bool

  /// Reads a key file, and closes it to others if they could read it.
  ///
  /// - Parameter path: The file.
  /// - Returns: Its contents, or `nil` if there is no such file.
  /// - Throws: `FileError.malformed` if it does not hold a key; other cases if it cannot be read.
  public static func read(_ path: String) throws(FileError) -> KeyFile? {
    guard let bytes = try Files.contents(of: path, atMost: 128) else { return nil }
    guard let mode = try Files.mode(of: path) else { return nil }
    let isOpen = mode & 0o077 != 0
    // Who may not close it, since the file is another's or the disk can only be read, may read it.
    if isOpen { try? Files.setMode(0o600, of: path) }
    guard let file = KeyFile(text: bytes, wasOpenToOthers: isOpen) else {
      throw .malformed(path: path)
    }
    return file
  }

  /// Creates a key file of random bytes, in the place of any that is there.
  ///
  /// It is on the disk, and so is its name, when this returns. A crash may leave it cut short, which
  /// `read` then reports as malformed.
  ///
  /// - Parameter path: The file; its folder must exist.
  /// - Returns: What the file holds.
  /// - Throws: `FileError`.
  public static func create(_ path: String) throws(FileError) -> KeyFile {
    let text =
      Hexadecimal.text(of: System.randomBytes(32)) + "\n"
      + Hexadecimal.text(of: System.randomBytes(8)) + "\n"
    try Files.remove(path)
    guard try Files.create(path, mode: 0o600, holding: Array(text.utf8)) else {
      throw .busy(path: path)
    }
    try Files.synchronise(folder: Files.folder(of: path))
    guard let file = try read(path) else { throw .missing(path: path) }
    return file
  }

  /// Gives a key file another name, in the place of any file of that name.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: Its new path, in the same folder.
  /// - Throws: `FileError`.
  static func rename(_ path: String, to name: String) throws(FileError) {
    try Files.rename(path, to: name)
    try Files.synchronise(folder: Files.folder(of: name))
  }

  /// Deletes a key file; nothing happens if there is none.
  ///
  /// - Parameter path: The file.
  /// - Throws: `FileError`.
  public static func delete(_ path: String) throws(FileError) {
    if try Files.remove(path) { try Files.synchronise(folder: Files.folder(of: path)) }
  }

  private init?(text: [UInt8], wasOpenToOthers: Bool) {
    let lineEnd = UInt8(ascii: "\n")
    guard text.count == 82, text[64] == lineEnd, text[81] == lineEnd,
      let key = Hexadecimal.bytes(text[..<64]), Hexadecimal.bytes(text[65..<81]) != nil
    else { return nil }
    self.key = key
    installID = String(decoding: text[65..<81], as: UTF8.self)
    self.wasOpenToOthers = wasOpenToOthers
  }
}

extension Hexadecimal {
  /// The bytes that an even number of digits stands for, `nil` if anything else is among them.
  fileprivate static func bytes(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for index in stride(from: digits.startIndex, to: digits.endIndex - 1, by: 2) {
      guard let high = value(ofDigit: digits[index]), let low = value(ofDigit: digits[index + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
