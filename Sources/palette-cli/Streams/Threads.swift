#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Does something for every number below a count at the same time, and waits until all is done.
///
/// Plain POSIX threads: the system's queues and the language's tasks would cost every start. Number 0
/// is done on the thread that calls, and so is every other for which there is no thread to be had.
func inParallel(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let threads = (0..<count).dropFirst().map { number in startThread { body(number) } }
  if count > 0 { body(0) }
  for (number, thread) in zip(1..., threads) {
    if let thread { pthread_join(thread, nil) } else { body(number) }
  }
}

/// A piece of work for a thread of its own.
private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  static func run(_ work: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  }
}

/// Starts a thread, which is to be joined; `nil` where there is none to be had.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  let work = Unmanaged.passRetained(Work(body))
  #if canImport(Darwin)
  var thread: pthread_t?
  let result = pthread_create(
    &thread, nil,
    {
      Work.run($0); return nil
    }, work.toOpaque())
  #else
  var thread = pthread_t()
  let result = pthread_create(
    &thread, nil,
    { work in
      if let work { Work.run(work) }
      return nil
    }, work.toOpaque())
  #endif
  guard result == 0 else {
    work.release()
    return nil
  }
  return thread
}

/// The processors that the system has for us.
var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
