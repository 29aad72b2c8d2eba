/// An exclusive lock between processes, on a file that holds nothing.
///
/// The system gives it up when the process ends, however it ends. The file itself stays, since
/// removing it would let two processes lock two files of one name.
public final class FileLock {
  private var file: Int32?

  /// Takes the lock, waiting for whoever has it.
  ///
  /// Keep hold of it with `defer { lock.release() }`: an object that nothing uses any more may be
  /// destroyed before the end of its scope.
  ///
  /// - Parameters:
  ///   - path: The lock file, created if it is not there; its folder must exist.
  ///   - patience: How long to wait, in milliseconds.
  /// - Throws: `FileError.busy` if the time is over; other cases if the file cannot be used.
  public init(path: String, patience: Int = 5000) throws(FileError) {
    let file = try Files.openForLocking(path)
    self.file = file
    let end = System.monotonicMilliseconds + Int64(patience)
    while try !Files.tryLock(file, path: path) {
      guard System.monotonicMilliseconds < end else { throw .busy(path: path) }
      System.sleep(milliseconds: 20)
    }
  }

  /// Gives up the lock; a second call does nothing.
  public func release() {
    if let file { Files.unlockAndClose(file) }
    file = nil
  }

  deinit { release() }
}
