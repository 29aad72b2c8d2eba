#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Lets threads go on one after the other, each when its number is up.
///
/// Plain POSIX threads: the system's queues and the language's tasks would cost every start.
final class Turns {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var current = 0

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  /// Does something when a number is up, and calls the next number.
  func take(_ number: Int, _ body: () -> Void) {
    pthread_mutex_lock(mutex)
    while current != number { pthread_cond_wait(changed, mutex) }
    body()
    current += 1
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  /// Changes what the turns guard, at any time between them.
  func change(_ body: () -> Void) {
    pthread_mutex_lock(mutex)
    body()
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  /// Waits until something has come true in some turn.
  func wait(until isTrue: () -> Bool) {
    pthread_mutex_lock(mutex)
    while !isTrue() { pthread_cond_wait(changed, mutex) }
    pthread_mutex_unlock(mutex)
  }
}

/// A piece of work for a thread of its own.
private final class Work {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }

  static func run(_ work: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  }
}

/// Does something on a new thread, which nobody waits for.
///
/// What the work shares with other threads is for its author to guard.
///
/// - Returns: Whether there is such a thread; where there is none, the work is not done.
func startThread(_ body: @escaping () -> Void) -> Bool {
  let work = Unmanaged.passRetained(Work(body))
  #if canImport(Darwin)
  var thread: pthread_t?
  let result = pthread_create(
    &thread, nil,
    {
      Work.run($0); return nil
    }, work.toOpaque())
  if let thread, result == 0 { pthread_detach(thread) }
  #else
  var thread = pthread_t()
  let result = pthread_create(
    &thread, nil,
    { work in
      if let work { Work.run(work) }
      return nil
    }, work.toOpaque())
  if result == 0 { pthread_detach(thread) }
  #endif
  if result != 0 { work.release() }
  return result == 0
}

/// The processors that the system has for us.
var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
