#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The few calls to the file system that this folder makes; each failure is a `FileError`.
enum Files {
  /// Creates a file, writes it whole and waits until it is on the disk; false if it is there already.
  static func create(_ path: String, mode: UInt32, holding bytes: [UInt8] = [])
    throws(FileError) -> Bool
  {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode))
    if file < 0, errno == EEXIST { return false }
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    var code = writeAll(bytes, to: file)
    if code == 0, !bytes.isEmpty, fsync(file) != 0 { code = errno }
    if close(file) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unlink(path)
      throw FileError(path: path, code: code)
    }
    return true
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      written += count
    }
    return 0
  }

  /// The first bytes of a file, `nil` if it does not exist.
  static func contents(of path: String, atMost limit: Int) throws(FileError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0, errno == ENOENT { return nil }
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: limit)
    var length = 0
    while length < limit {
      let count = bytes[length...].withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: path, code: errno) }
      if count == 0 { break }
      length += count
    }
    return Array(bytes[..<length])
  }

  /// Gives a file another name, in the place of any file of that name.
  static func rename(_ path: String, to name: String) throws(FileError) {
    guard systemRename(path, name) == 0 else { throw FileError(path: name, code: errno) }
  }

  /// Removes a file; false if it was not there.
  @discardableResult
  static func remove(_ path: String) throws(FileError) -> Bool {
    if unlink(path) == 0 { return true }
    guard errno == ENOENT else { throw FileError(path: path, code: errno) }
    return false
  }

  /// Waits until the names in a folder are on the disk.
  static func synchronise(folder: String) throws(FileError) {
    let file = open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: folder, code: errno) }
    defer { close(file) }
    // Some file systems cannot do this for folders; they have nothing to wait for then.
    guard fsync(file) == 0 || errno == EINVAL else { throw FileError(path: folder, code: errno) }
  }

  /// The folder that a file lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The permission bits of a file, `nil` if it does not exist.
  static func mode(of path: String) throws(FileError) -> UInt32? {
    var facts = stat()
    if stat(path, &facts) == 0 { return UInt32(facts.st_mode) & 0o777 }
    guard errno == ENOENT else { throw FileError(path: path, code: errno) }
    return nil
  }

  /// What the last failed call left in `errno`, if only a disk gives such a reason; 0 otherwise.
  static var lastDiskCode: Int32 { [ENOSPC, EDQUOT, EFBIG, EIO].contains(errno) ? errno : 0 }

  /// Why a file that is there cannot be written; not permitted where nothing else is found.
  static func obstacle(toWriting path: String) -> FileError {
    access(path, W_OK) == 0 ? .notPermitted(path: path) : FileError(path: path, code: errno)
  }

  /// How many bytes a file has.
  static func size(of path: String) throws(FileError) -> Int {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw FileError(path: path, code: errno) }
    return Int(facts.st_size)
  }

  /// Sets the permission bits of a file.
  static func setMode(_ mode: UInt32, of path: String) throws(FileError) {
    guard chmod(path, mode_t(mode)) == 0 else { throw FileError(path: path, code: errno) }
  }

  /// Creates one folder; a folder that is there already is left as it is.
  static func createFolder(_ path: String, mode: UInt32) throws(FileError) {
    guard mkdir(path, mode_t(mode)) == 0 || errno == EEXIST else {
      throw FileError(path: path, code: errno)
    }
  }

  /// Opens a file for locking, creating it if it is not there.
  static func openForLocking(_ path: String) throws(FileError) -> Int32 {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    return file
  }

  /// Takes the exclusive lock of an open file if nobody has it.
  static func tryLock(_ file: Int32, path: String) throws(FileError) -> Bool {
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw FileError(path: path, code: errno) }
    return false
  }

  /// Gives up the lock of an open file, and closes it.
  ///
  /// Closing alone is not enough: a process that is just being started has the file open until its own
  /// program begins.
  static func unlockAndClose(_ file: Int32) {
    _ = flock(file, LOCK_UN)
    close(file)
  }
}

extension FileError {
  /// The error that a failed call left in `errno`.
  init(path: String, code: Int32) {
    switch code {
    case ENOENT: self = .missing(path: path)
    case EACCES, EPERM: self = .notPermitted(path: path)
    case EROFS: self = .readOnly(path: path)
    case ENOSPC, EDQUOT: self = .full(path: path)
    case EMFILE, ENFILE: self = .tooManyOpen(path: path)
    case ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG:
      self = .cannotOpen(path: path, reason: Self.reason(code))
    default: self = .inputOutput(path: path, reason: Self.reason(code))
    }
  }

  /// The reason in the system's words, first letter small: `not a directory`.
  private static func reason(_ code: Int32) -> String {
    let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

/// The system's `rename`, which the method of that name hides.
private func systemRename(_ path: String, _ name: String) -> Int32 { rename(path, name) }
