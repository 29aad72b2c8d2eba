#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The clock, sleep and randomness of the machine; everything above is handed what they give.
public enum System {
  /// The present moment by the wall clock.
  public static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// Milliseconds on a clock that never goes back, from an arbitrary beginning.
  static var monotonicMilliseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Lets the thread sleep.
  ///
  /// - Parameter milliseconds: How long; nothing happens if it is not positive.
  public static func sleep(milliseconds: Int) {
    guard milliseconds > 0 else { return }
    var left = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    var asked = left
    while nanosleep(&asked, &left) == -1, errno == EINTR { asked = left }
  }

  /// Bytes from the system's cryptographic generator.
  ///
  /// - Parameter count: How many.
  /// - Returns: As many bytes, nobody can tell in advance which.
  public static func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }
}
