import Testing

@testable import palette_cli

@Suite struct ChildProcessTests {
  private func outcome(
    of script: String, atMost limit: Int = 1 << 20, within patience: Duration = .seconds(20)
  ) throws -> ChildProcess.Outcome? {
    try ChildProcess(name: "sh", arguments: ["-c", script]).run(
      input: try Descriptor(reading: "/dev/null"), atMost: limit, within: patience)
  }

  @Test func givesWhatIsWritten() throws {
    #expect(try outcome(of: "printf abc; echo beside >&2") == .output(Array("abc".utf8)))
    #expect(try outcome(of: "exit 0") == .output([]))
    // More than a pipe holds, of both.
    let long = try outcome(of: "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero")
    #expect(long == .output(Array(repeating: 0, count: 300_000)))
  }

  @Test func tellsTheFirstLineOfAFailure() throws {
    #expect(
      try outcome(of: "printf 'no luck\\nmore' >&2; exit 3") == .failure(complaint: "no luck"))
    #expect(try outcome(of: "printf abc; exit 1") == .failure(complaint: ""))
    #expect(try outcome(of: "kill -9 $$") == .failure(complaint: ""))
    let long = try outcome(of: "head -c 9000 /dev/zero | tr '\\0' x >&2; exit 1")
    #expect(long == .failure(complaint: String(repeating: "x", count: 200)))
  }

  @Test func thereIsNoSuchProgram() throws {
    let none = ChildProcess(name: "palette-cli-no-such-program", arguments: [])
    #expect(
      try none.run(
        input: try Descriptor(reading: "/dev/null"), atMost: 9, within: .seconds(20)) == nil)
  }

  @Test func whatWritesTooMuchIsStopped() throws {
    #expect(try outcome(of: "head -c 100000 /dev/zero", atMost: 100_000) != .tooMuch)
    #expect(try outcome(of: "head -c 100001 /dev/zero", atMost: 100_000) == .tooMuch)
    #expect(try outcome(of: "exec cat /dev/zero", atMost: 100_000) == .tooMuch)
  }

  @Test(arguments: [
    "exec sleep 100", "exec >&- 2>&-; exec sleep 100", "exec cat /dev/zero >&2",
    "while true; do echo x; done",
  ])
  func whatTakesTooLongIsStopped(script: String) throws {
    let clock = ContinuousClock()
    var found: ChildProcess.Outcome?
    let taken = try clock.measure {
      found = try outcome(of: script, atMost: .max, within: .milliseconds(300))
    }
    #expect(found == .tooLong)
    #expect(taken >= .milliseconds(300))
    #expect(taken < .seconds(30))
  }
}

@Suite struct ImageConverterTests {
  private func words(on outcome: ChildProcess.Outcome) -> String? {
    do throws(ConverterComplaint) {
      _ = try ImageConverter.image(of: outcome)
      return nil
    } catch {
      return error.words
    }
  }

  @Test func saysWhyThereIsNoImage() {
    #expect(words(on: .output(Array("P5 1 1 255 x".utf8))) == nil)
    #expect(
      words(on: .output(Array("P5 9 9 255 ".utf8)))
        == "wrote what is no sound PPM image: at byte 11 there should be 81 bytes of pixels, not 0")
    #expect(words(on: .output([])) == "wrote what begins like no image that can be read")
    #expect(words(on: .failure(complaint: "no luck")) == "cannot read it: no luck")
    #expect(words(on: .failure(complaint: "")) == "cannot read it")
    #expect(words(on: .tooMuch) == "wrote more than 1 GiB, which is too large")
    #expect(words(on: .tooLong) == "was not done after 60 seconds")
  }
}
