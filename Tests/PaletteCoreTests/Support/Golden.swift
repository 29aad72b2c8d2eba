import FoundationEssentials
import Testing

private let goldenFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Golden")

/// Compares text with the file of that name in `Golden/`.
///
/// A missing file is written and fails the run, so that its content is read before it is committed;
/// `RECORD_GOLDEN=1` writes every file anew.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = goldenFolder.appending(path: name)
  let expected = try? String(contentsOf: file, encoding: .utf8)
  if expected == nil || ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
    try Data(text.utf8).write(to: file)
  }
  #expect(
    text == expected, "Golden/\(name) differs; look at the difference, then RECORD_GOLDEN=1.",
    sourceLocation: sourceLocation)
}
