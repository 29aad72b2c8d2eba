import Testing

@testable import PaletteCore

@Suite struct PaletteFormatDetectionTests {
  private func format(_ text: String, _ name: String = "a") throws(PaletteFileFault)
    -> PaletteFormat
  {
    try PaletteFormat(of: Array(text.utf8), name: name)
  }

  private func reason(_ bytes: [UInt8], _ name: String = "a") -> PaletteFileFault.Reason? {
    do {
      _ = try PaletteFormat(of: bytes, name: name)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("file-file-empty") func anEmptyFileIsToldAsOne() {
    #expect(throws: PaletteFileFault(.empty)) { try PaletteReading([], name: "a.gpl") }
    #expect(PaletteFileFault(.empty).description == "is empty")
  }

  @Test(arguments: [
    ("GIMP Palette\n", PaletteFormat.gpl), ("GIMP Palette\r\nName: a\r\n", .gpl),
    ("\u{FEFF}GIMP Palette\n", .gpl), ("JASC-PAL\r\n0100\r\n", .jasc),
    ("RIFF\u{10}\0\0\0PAL data", .riff), ("ASEF\0\u{1}\0\0", .ase), ("bplist00\u{1}", .plist),
    ("<?xml version=\"1.0\"?>\n<!DOCTYPE plist>\n<!-- <svg> --><plist version=\"1.0\"/>", .plist),
    ("<plist>", .plist), ("<svg xmlns=\"a\"/>", .svg), ("<!DOCTYPE html>\n<html>", .html),
    ("<HTML>", .html),
    (##"{"a": {"$type": "color", "b": {"$value": "#fff"}}}"##, .tokens),
    (##"{"colors": {"b": {"$value": "#fff"}}}"##, .tokens),
    (##"{"a\"": "$value", "compatibleVersion": "2.0"}"##, .sketchpalette),
    (##"{ "colors" : [ "#ff0000" ] }"##, .sketchpalette),
    ("ff0000\n00ff00\n", .hex), ("#ff0000\n", .hex), ("80ff0000\n", .hex),
    (";\n80ff0000\n", .paintnet), ("; a\nff0000", .paintnet), ("// a\nff0000", .hex),
    (":root {\n  --a: #fff;\n}\n", .css), ("/* $a: 1 @theme */ a { --b : red }", .css),
    ("@import url(http://a/b); @theme { --color-a: #fff; }", .tailwind),
    ("@theme inline{--color-a:#fff}", .tailwind), ("@themes { --a: red }", .css),
    ("// it's\n$a: #fff;\n", .scss), ("$a-b : (\"a\": $c);", .scss),
    ("@use \"a\";\n$a: red;", .scss), (":root { --a: $b; --c: \"$d: 1\" }", .css),
    ("/** a */\nmodule.exports = {}", .tailwind3), ("export default {", .tailwind3),
  ])
  func theContentTells(text: String, expected: PaletteFormat) throws {
    #expect(try format(text) == expected)
    // A name that lies does not matter.
    #expect(try format(text, "a.kpl") == expected)
  }

  @Test(arguments: [
    ("a.txt", PaletteFormat.paintnet), ("A.TXT", .paintnet), ("a.hex", .hex), ("a", .hex),
    ("a.pal", .hex),
  ])
  func eightDigitsAreReadAsTheNameTells(name: String, expected: PaletteFormat) throws {
    #expect(try format("80ff0000\n8000ff00\n", name) == expected)
  }

  @Test(arguments: [
    ("a.gpl", PaletteFormat.gpl), ("a.PAL", .jasc), ("b/a.tokens.json", .tokens),
    ("a.json", .tokens), ("a.theme.css", .tailwind), ("a.css", .css), ("a.scss", .scss),
    ("a.kpl", .kpl), ("a.swatches", .procreate), ("a.act", .act), ("a.aco", .aco),
    ("a.swift", .swift), ("a.toml", .alacritty), ("a.conf", .kitty),
  ])
  func theNameTellsWhereTheContentDoesNot(name: String, expected: PaletteFormat) throws {
    for text in ["what?", "\0\0\0", "{", "<", "\"", "/*", "@", "-", "$", "PK"] {
      #expect(try format(text, name) == expected)
    }
  }

  @Test func binaryFilesAreKnown() throws {
    func known(_ bytes: [UInt8], _ name: String = "a") throws -> PaletteFormat {
      try PaletteFormat(of: bytes, name: name)
    }
    #expect(try known([0x89] + Array("PNG\r\n\u{1A}\n".utf8)) == .png)
    let colour: [UInt8] = [0, 0, 0x1A, 0x1A, 0x2B, 0x2B, 0x3C, 0x3C, 0, 0]
    let first = [0, 1, 0, 1] + colour
    let second = [0, 2, 0, 1] + colour + [0, 0, 0, 2, 0, 0x41, 0, 0]
    #expect(try known(first) == .aco)
    #expect(try known(first + second) == .aco)
    #expect(try known(first + second.dropLast(3)) == .aco)
    #expect(try known(second) == .aco)
    #expect(try known([0, 0] + second[2...]) == .aco)
    #expect(reason(first.dropLast()) == .unknownFormat)
    #expect(reason(second.dropLast()) == .unknownFormat)
    #expect(reason([0, 1, 0, 0]) == .unknownFormat)
    for size in [768, 772] {
      #expect(try known([UInt8](repeating: 0, count: size), "a.ACT") == .act)
      #expect(reason([UInt8](repeating: 0, count: size)) == .unknownFormat)
    }
  }

  @Test func archivesAreKnownByWhatIsInThem() throws {
    /// The header of an entry that holds nothing, in an archive's body and in its directory.
    func entry(_ name: String) -> [UInt8] {
      let length: [UInt8] = [UInt8(name.utf8.count), 0]
      return [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 22) + length + [0, 0]
        + Array(name.utf8)
    }
    func directory(_ name: String) -> [UInt8] {
      let length: [UInt8] = [UInt8(name.utf8.count), 0]
      return [0x50, 0x4B, 1, 2] + [UInt8](repeating: 0, count: 24) + length
        + [UInt8](repeating: 0, count: 16) + Array(name.utf8)
    }
    let other = entry("mimetype")
    #expect(try PaletteFormat(of: entry("Swatches.json"), name: "a") == .procreate)
    #expect(try PaletteFormat(of: other + entry("colorset.xml"), name: "a") == .kpl)
    #expect(try PaletteFormat(of: other + directory("a/colorset.xml"), name: "a") == .kpl)
    #expect(reason(other + entry("swatchbook.xml")) == .swatchBooker)
    #expect(reason(other) == .unknownFormat)
    #expect(try PaletteFormat(of: other, name: "a.kpl") == .kpl)
    let whole = other + entry("colorset.xml") + directory("colorset.xml")
    for end in 4..<whole.count { _ = reason(Array(whole[..<end])) }
  }

  @Test func textInUTF16IsKnown() throws {
    for text in ["GIMP Palette\n", "JASC-PAL", "<plist>", "{\"compatibleVersion\":1}"] {
      let bytes = PaletteSamples.utf16("\u{FEFF}" + text)
      #expect(try PaletteFormat(of: bytes, name: "a") == format(text))
    }
  }

  @Test func whatIsNotReadIsRefusedByItsName() {
    func refused(_ text: String, _ name: String = "a") -> PaletteFileFault.Reason? {
      reason(Array(text.utf8), name)
    }
    let archive = "$archiver NSKeyedArchiver NSColorList"
    #expect(refused("bplist00 \(archive)") == .appleColourList)
    #expect(refused("<plist> \(archive)") == .appleColourList)
    #expect(refused("\u{4}\u{B}streamtyped") == .appleColourList)
    #expect(refused("?", "a.clr") == .appleColourList)
    #expect(refused("<?xml version='1.0'?><ooo:color-table xmlns:a='b'>") == .libreOffice)
    #expect(refused("<office:color-table>") == .libreOffice)
    #expect(refused("<SCRIBUSCOLORS Name=\"a\">") == .scribus)
    #expect(refused("<a>") == .unknownFormat)
    #expect(refused("some words") == .unknownFormat)
    let sprite: [UInt8] = [128, 0, 0, 0, 0xE0, 0xA5] + [UInt8](repeating: 0, count: 122)
    #expect(reason(sprite) == .aseprite)
    #expect(reason(sprite.dropLast(), "a.ase") == .aseprite)
    #expect(reason(sprite.dropLast()) == .unknownFormat)
    #expect(throws: PaletteFileFault(.notRead(.tailwind3))) {
      try PaletteReading("module.exports = {}", name: "tailwind.config.js")
    }
    #expect(
      PaletteFileFault(.notRead(.tailwind3)).description
        == "is of a format that is only written: Tailwind 3 configuration")
  }

  /// All but Photoshop's colour tables, which are bytes without a mark.
  @Test(arguments: PaletteFormat.allCases.filter { $0.facts.isRead && $0 != .act })
  func whatIsWrittenIsKnownWithoutItsName(format: PaletteFormat) throws {
    for index in stride(from: 0, to: PaletteSamples.bundled.count, by: 20) {
      var document = PaletteSamples.bundled[index]
      let entries = document.entries.prefix(format.facts.maximum ?? .max)
      document.groups = [PaletteDocument.Group(entries: Array(entries))]
      let bytes = try format.file(of: document)
      #expect(try PaletteFormat(of: bytes, name: "a") == format)
    }
  }

  /// A file that is cut anywhere, and one that is full of one character, must not trap.
  @Test func nothingTraps() {
    let texts = [
      "<?xml?><!-- a --><plist/>", "{\"a\\\"\": [\"$value\"], \"colors\":[1]}",
      "@import 'a'; /* b */ // c\n$d: \"e\\\"\"; --f: g; @theme h {}",
      "; a\n#ff0000 // b\n80ff0000",
    ]
    for text in texts.map({ Array($0.utf8) }) {
      for end in 1...text.count { _ = reason(Array(text[..<end])) }
    }
    for byte in UInt8.min...UInt8.max {
      for count in 1...9 { _ = reason([UInt8](repeating: byte, count: count)) }
    }
  }
}
