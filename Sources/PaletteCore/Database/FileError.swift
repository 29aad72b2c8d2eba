/// Why a file of the data directory could not be used.
public enum FileError: Error, Equatable, CustomStringConvertible {
  /// The file, or a folder on the way to it, is not there.
  case missing(path: String)
  /// The user may not read or write it.
  case notPermitted(path: String)
  /// The disk that it is on can only be read.
  case readOnly(path: String)
  /// There is no room on the disk.
  case full(path: String)
  /// So many files are open, here or on the whole machine, that the system opens no more.
  case tooManyOpen(path: String)
  /// The path cannot lead to such a file: a folder on the way is a file, or it is a folder itself.
  case cannotOpen(path: String, reason: String)
  /// Somebody else holds the lock.
  case busy(path: String)
  /// The file does not hold what it should.
  case malformed(path: String)
  /// No place for the data is known: neither an option nor the environment names one.
  case noDataDirectory
  /// Anything else, in the system's words.
  case inputOutput(path: String, reason: String)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .missing(let path):
      "'\(path)' is not there. Create the folder, or name another with --data-dir."
    case .notPermitted(let path):
      "'\(path)': permission denied. Change its permissions, or name another folder with --data-dir."
    case .readOnly(let path):
      "'\(path)' is on a disk that can only be read. Make the disk writable, or name another folder"
        + " with --data-dir."
    case .full(let path):
      "'\(path)': there is no room on the disk. Make room and try again."
    case .tooManyOpen(let path):
      "'\(path)' cannot be opened: too many files are open. Close some, or raise the limit"
        + " ('ulimit -n'), and try again."
    case .cannotOpen(let path, let reason):
      "'\(path)' cannot be opened: \(reason). Name another folder with --data-dir."
    case .busy(let path):
      "'\(path)' is in use by another palette-cli. Try again when it has finished."
    case .malformed(let path):
      "'\(path)' is damaged. Put it back from a backup."
    case .noDataDirectory:
      "There is no place for the data. Set HOME, or name a folder with --data-dir."
    case .inputOutput(let path, let reason):
      "'\(path)': \(reason). Look at the disk, then try again."
    }
  }
}
