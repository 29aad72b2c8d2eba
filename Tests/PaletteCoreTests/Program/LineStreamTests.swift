#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PaletteCore
import Synchronization
import Testing

@testable import palette_cli

@Suite struct LineStreamTests {
  private let folder = TemporaryFolder()

  private func reader(of text: String, size: Int) throws -> (BlockReader, Int32) {
    folder.write(Array(text.utf8), to: "lines")
    let descriptor = open(folder.file("lines"), O_RDONLY)
    try #require(descriptor >= 0)
    return (BlockReader(descriptor: descriptor, size: size), descriptor)
  }

  private struct Refusal: Error {}

  @Test(arguments: [16, 100, 5000, 1 << 20]) func keepsTheOrderOfTheLines(size: Int) throws {
    let numbers = (0..<5000).map { String($0) }
    let (reader, descriptor) = try reader(
      of: numbers.joined(separator: "\n"), size: size)
    defer { close(descriptor) }
    var output: [UInt8] = []
    var refused: [Int] = []
    var passed = 0
    try LineStream(reader: reader) { line, output in
      output += line
      if line.last == UInt8(ascii: "7") { throw Refusal() }
      output.append(UInt8(ascii: "\n"))
    } deliver: { answer in
      output += answer.output
      refused += answer.faults.map { passed + $0.line }
      passed += answer.lineCount
    }.run()
    let expected = numbers.filter { $0.last != "7" }.map { $0 + "\n" }.joined()
    #expect(String(decoding: output, as: UTF8.self) == expected)
    #expect(refused == Array(stride(from: 8, through: 5000, by: 10)))
    #expect(passed == 5000)
  }

  @Test func endsWithTheFirstFailureOfTheDelivery() throws {
    let (reader, descriptor) = try reader(
      of: String(repeating: "#336699\n", count: 1000), size: 64)
    defer { close(descriptor) }
    var deliveries = 0
    let stream = LineStream(reader: reader) { line, output in
      output += line
    } deliver: { _ in
      deliveries += 1
      if deliveries == 20 { throw Refusal() }
    }
    #expect(throws: Refusal.self) { try stream.run() }
    #expect(deliveries == 20)
  }

  @Test func aDescriptorThatCannotBeReadFails() throws {
    let stream = LineStream(reader: BlockReader(descriptor: -1)) { _, _ in
    } deliver: { _ in
    }
    #expect(throws: Failure.self) { try stream.run() }
  }

  @Test func answersBlocksOnSeveralThreads() throws {
    let (reader, descriptor) = try reader(
      of: String(repeating: "#336699\n", count: 100), size: 64)
    defer { close(descriptor) }
    let first = Mutex<[UInt]>([])
    let stream = LineStream(reader: reader, threads: 3) { _, _ in
      let thread = UInt(bitPattern: pthread_self().hashValue)
      first.withLock { if !$0.contains(thread) { $0.append(thread) } }
    } deliver: { _ in
    }
    try stream.run()
    #expect(first.withLock { $0.count } >= 3)
  }
}
