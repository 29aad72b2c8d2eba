// sources: PaletteFiles Catalogue Colour Compression Encoding Images Notation PropertyList

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Any file is refused in words, with a place that lies in it, or is a palette: with colours that can
/// be computed with and names that say something, and what it holds can be written in the same format
/// and read again.
///
/// Bytes go to the reader of the format that `PALETTE_FUZZ_FORMAT` names, or to all of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPaletteFiles(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for format in formats { read(bytes, as: format) }
  if formats.count > 1 { read(bytes, as: nil) }
  return 0
}

/// The formats that are tried.
private let formats: [PaletteFormat] = {
  let all = PaletteFormat.allCases.filter(\.facts.isRead)
  guard let text = getenv("PALETTE_FUZZ_FORMAT") else { return all }
  let name = String(cString: text)
  let named = all.filter { $0.rawValue == name }
  expect(!named.isEmpty, "no format '\(name)' is read; \(all.map(\.rawValue))")
  return named
}()

private func read(_ bytes: [UInt8], as format: PaletteFormat?) {
  do throws(PaletteFileFault) {
    let reading = try PaletteReading(bytes, name: "palette", as: format)
    for warning in reading.warnings {
      expect(!warning.description.isEmpty, "a warning without words")
      check(warning.place, in: bytes, warning.description)
    }
    check(reading.document)
    writeAndReadAgain(reading.document, reading.format)
  } catch {
    expect(!error.description.isEmpty, "a fault without words")
    check(error.place, in: bytes, error.description)
  }
}

/// A place lies in the file; lines and columns may be those of a text that was decoded.
private func check(_ place: PaletteFilePlace?, in bytes: [UInt8], _ words: String) {
  let most = 2 * bytes.count + 1
  switch place {
  case .byte(let offset): expect((0...bytes.count).contains(offset), words)
  case .line(let line): expect((1...most).contains(line), words)
  case .column(let column, let line):
    expect((1...most).contains(line) && (1...most).contains(column), words)
  // A value, or a place in a file that was packed.
  default: expect(place?.description.isEmpty != true, words)
  }
}

private func check(_ document: PaletteDocument) {
  expect(document.count > 0, "no colours")
  expect(
    document.columns.map { $0 >= 1 } ?? true, "\(String(describing: document.columns)) columns")
  expect(document.groups.allSatisfy { $0.name != "" } && document.name != "", "an empty name")
  for entry in document.entries {
    expect(entry.name != "", "a colour with an empty name")
    let parts = entry.colour.components
    expect(
      parts.x.isFinite && parts.y.isFinite && parts.z.isFinite && entry.colour.alpha.isFinite,
      "\(entry.colour)")
    _ = entry.colour.rgb8
  }
}

/// What is read and written once may be mended; written and read again it stays as it is.
private func writeAndReadAgain(_ document: PaletteDocument, _ format: PaletteFormat) {
  guard format.facts.isWritten, let first = try? format.file(of: document) else { return }
  guard let again = reading(first, format) else { return }
  // Paint.NET itself reads no more than its maximum; the file has all.
  let most = format == .paintnet ? Int.max : format.facts.maximum ?? Int.max
  expect(again.count == min(document.count, most), "\(format): another number of colours")
  for (before, after) in zip(document.entries, again.entries) {
    expect(isAlike(before.colour.rgb8, after.colour.rgb8), "\(format): other colours")
  }
  guard let second = try? format.file(of: again) else {
    return expect(false, "\(format): what was written is not written again")
  }
  let third = reading(second, format)
  expect(third?.entries.map(\.name) == again.entries.map(\.name), "\(format): other names")
  expect(second == (third.flatMap { try? format.file(of: $0) }), "\(format): another file")
}

private func reading(_ bytes: [UInt8], _ format: PaletteFormat) -> PaletteDocument? {
  do throws(PaletteFileFault) {
    return try PaletteReading(bytes, name: "palette", as: format).document
  } catch {
    expect(false, "\(format): what was written cannot be read: it \(error)")
    return nil
  }
}

/// Whether two colours differ by no more than the steps of Lab in files make of them.
private func isAlike(_ a: RGB8, _ b: RGB8) -> Bool {
  zip([a.red, a.green, a.blue], [b.red, b.green, b.blue]).allSatisfy {
    abs(Int($0) - Int($1)) <= 2
  }
}
