import PaletteCore
import Synchronization

/// What the lines of a block were answered with.
struct BlockAnswer {
  fileprivate(set) var output: [UInt8] = []
  fileprivate(set) var faults: [Fault] = []
  fileprivate(set) var lineCount = 0

  /// A line that could not be answered.
  struct Fault {
    /// The number of the line in its block, from 1.
    let line: Int
    /// How long the output of the lines before it is.
    let place: Int
    let error: any Error
  }

  /// Answers every line of a block; those of white space alone are passed over.
  fileprivate mutating func answer(_ block: LineBlock, by work: LineStream.Work) {
    output.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    lineCount = block.forEachLine { line, number in
      guard !line.isBlank else { return }
      let place = output.count
      do {
        guard line.count <= BlockReader.longestLine else { throw LineTooLong() }
        try work(line, &output)
      } catch {
        // Half an answer is none.
        output.removeLast(output.count - place)
        faults.append(Fault(line: number, place: place, error: error))
      }
    }
  }
}

/// Answers the lines of a descriptor one after the other, on all processors where there are many.
///
/// As many blocks of lines are read as there are processors, but none that would have to be waited
/// for; they are answered at the same time, and delivered in turn. So the memory does not depend on
/// the length of the input, only on its longest line.
struct LineStream {
  /// Appends the answer to a line, which ends with its line end; called on any thread.
  typealias Work = @Sendable (UnsafeBufferPointer<UInt8>, inout [UInt8]) throws -> Void
  /// Passes on the answers of a block; called for one block after the other.
  typealias Delivery = (BlockAnswer) throws -> Void

  /// More threads than this only wait for the reading and the writing.
  static let mostThreads = 8

  private let reader: BlockReader
  private let threads: Int
  private let work: Work
  private let deliver: Delivery

  init(
    reader: BlockReader, threads: Int = min(processorCount, mostThreads),
    work: @escaping Work, deliver: @escaping Delivery
  ) {
    self.reader = reader
    self.threads = threads
    self.work = work
    self.deliver = deliver
  }

  /// Reads to the end.
  ///
  /// - Throws: What the delivery throws, or that the input cannot be read.
  func run() throws {
    var reader = reader
    let slots = (0..<threads).map { _ in Slot() }
    var failure: SystemError?
    var filled = 0
    repeat {
      filled = 0
      do throws(SystemError) {
        while filled < slots.count, try slots[filled].read(from: &reader, waits: filled == 0) {
          filled += 1
        }
      } catch {
        failure = error
      }
      inParallel(filled) { [work] in slots[$0].answer(by: work) }
      for slot in slots[..<filled] { try deliver(slot.answer) }
    } while filled > 0 && failure == nil
    if let failure { throw Failure(standardInput: failure) }
  }
}

/// A block and its answer, which one thread after the other works on.
private final class Slot: Sendable {
  private let content = Mutex((block: LineBlock(), answer: BlockAnswer()))

  var answer: BlockAnswer { content.withLock { $0.answer } }

  /// Reads the next block.
  ///
  /// - Returns: Whether there is one.
  func read(from reader: inout BlockReader, waits: Bool) throws(SystemError) -> Bool {
    try content.withLock { content throws(SystemError) in
      try reader.read(into: &content.block, waits: waits)
      return !content.block.isEmpty
    }
  }

  func answer(by work: LineStream.Work) {
    content.withLock { $0.answer.answer($0.block, by: work) }
  }
}
