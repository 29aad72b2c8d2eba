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
        try work(line, &output)
      } catch {
        // Half an answer is none.
        output.removeLast(output.count - place)
        faults.append(Fault(line: number, place: place, error: error))
      }
    }
  }
}

/// Answers the lines of a descriptor one after the other, on all processors where the input is long.
///
/// Blocks of lines are read in turn, answered at the same time, and delivered in turn again; so
/// the memory does not depend on the length of the input, only on its longest line.
final class LineStream {
  /// Appends the answer to a line, which ends with its line end; called on any thread.
  typealias Work = @Sendable (UnsafeBufferPointer<UInt8>, inout [UInt8]) throws -> Void
  /// Passes on the answers of a block; called for one block after the other.
  typealias Delivery = (BlockAnswer) throws -> Void

  /// More threads than this only wait for the reading and the writing.
  private static let mostThreads = 8
  /// Input of fewer blocks than this is over before other threads would help.
  private static let serialBlocks = 2

  private let input: Mutex<Input>
  private let turns = Turns()
  private let work: Work
  private let deliver: Delivery
  // Touched only in a turn.
  private var running = 0
  private var failure: (any Error)?

  /// The reader, and the number of the block that it reads next.
  private struct Input {
    var reader: BlockReader
    var next = 0

    mutating func read(into block: inout LineBlock) -> SystemError? {
      do throws(SystemError) {
        try reader.read(into: &block)
        return nil
      } catch {
        return error
      }
    }
  }

  init(reader: BlockReader, work: @escaping Work, deliver: @escaping Delivery) {
    input = Mutex(Input(reader: reader))
    self.work = work
    self.deliver = deliver
  }

  /// Reads to the end.
  ///
  /// - Throws: What the delivery throws, or that the input cannot be read; a thread that waits for
  ///   input is left behind then.
  func run() throws {
    var block = LineBlock()
    var answer = BlockAnswer()
    var blocks = 0
    while step(&block, &answer) {
      blocks += 1
      if blocks == Self.serialBlocks, processorCount > 1 { runOnAllProcessors() }
    }
    if let failure { throw failure }
  }

  private func runOnAllProcessors() {
    for _ in 0..<min(processorCount, Self.mostThreads) {
      let isStarted = startThread { [self] in
        var block = LineBlock()
        var answer = BlockAnswer()
        while step(&block, &answer) {}
        turns.change { running -= 1 }
      }
      if isStarted { turns.change { running += 1 } }
    }
    turns.wait { running == 0 || failure != nil }
  }

  /// Answers one block; `false` where there is none, or no more is wanted.
  private func step(_ block: inout LineBlock, _ answer: inout BlockAnswer) -> Bool {
    let (number, readError) = input.withLock { input -> (Int?, SystemError?) in
      let readError = input.read(into: &block)
      guard readError != nil || !block.isEmpty else { return (nil, nil) }
      input.next += 1
      return (input.next - 1, readError)
    }
    guard let number else { return false }
    if readError == nil { answer.answer(block, by: work) }
    var goesOn = false
    turns.take(number) {
      guard failure == nil else { return }
      do {
        if let readError { throw Failure(standardInput: readError) }
        try deliver(answer)
        goesOn = true
      } catch {
        failure = error
      }
    }
    return goesOn
  }
}
