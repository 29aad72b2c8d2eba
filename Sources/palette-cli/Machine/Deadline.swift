#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A moment that waiting ends at, by a clock that nobody sets.
struct Deadline {
  private let moment: Duration

  init(after patience: Duration) { moment = Self.now + patience }

  /// What is left until then, in milliseconds, rounded up; 0 when it has passed.
  var millisecondsLeft: Int32 {
    let left = moment - Self.now
    return Int32(clamping: max(0, Int((left / .milliseconds(1)).rounded(.up))))
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
