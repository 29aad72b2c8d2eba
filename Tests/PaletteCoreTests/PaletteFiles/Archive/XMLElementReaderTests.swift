import Testing

@testable import PaletteCore

@Suite struct XMLElementReaderTests {
  private func tags(_ text: String) throws -> String {
    var reader = try XMLElementReader(Array(text.utf8), file: "f.xml")
    var tags: [String] = []
    while let tag = try reader.next() {
      switch tag {
      case .opening(let element):
        tags.append(
          ([element.name] + element.attributes.map { "\($0)=\($1)" }).joined(separator: " "))
      case .closing(let name): tags.append("/\(name)")
      }
    }
    return tags.joined(separator: "|")
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try tags(text)
      return nil
    } catch let error as PaletteFileFault {
      return error.description.replacing("is damaged: at ", with: "")
    } catch { return "\(error)" }
  }

  @Test func elementsAndAttributes() throws {
    #expect(try tags("<a/>") == "a|/a")
    #expect(
      try tags("<a x='1' y = \"2\"\n z='' ><b /><c>text</c  ></a>") == "a x=1 y=2 z=|b|/b|c|/c|/a")
    #expect(
      try tags("<a x='&lt;&amp;&#10;&#x1F600;&quot;&apos;>\t\"'/>") == "a x=<&\n😀\"'> \"|/a")
    #expect(try tags("<a x=\"墨\n色\"/>") == "a x=墨 色|/a")
  }

  @Test func whatStandsBetweenIsPassedOver() throws {
    let prolog = "<?xml version='1.0'?>\n<!-- <x> --><!DOCTYPE a [<!ENTITY e '<b/>'>]>\n"
    #expect(
      try tags("\(prolog)<a>1 > 0<!-- <b> --><![CDATA[</a><x>]]><?p <c> ?></a>\n<!---->") == "a|/a")
  }

  @Test(arguments: [
    ("", "line 1, column 1 of 'f.xml' there should be an element"),
    ("<a>\n <b></a>", "line 2, column 5 of 'f.xml' there should be '</b>'"),
    ("<a>", "line 1, column 4 of 'f.xml' there should be '</a>'"),
    ("<a/><b/>", "line 1, column 5 of 'f.xml' there should be the end of the text"),
    ("</a>", "line 1, column 1 of 'f.xml' there should be the end of the text"),
    ("<a/>x", "line 1, column 5 of 'f.xml' there should be an element"),
    ("<a x=1/>", "line 1, column 6 of 'f.xml' there should be a value in quotes"),
    ("<a x/>", "line 1, column 5 of 'f.xml' there should be '='"),
    ("<a x='1' x='2'/>", "line 1, column 10 of 'f.xml' there should be each attribute once"),
    ("<a x='<'/>", "line 1, column 7 of 'f.xml' there should be the end of the value of 'x'"),
    ("<a x='&e;'/>", "line 1, column 7 of 'f.xml' there should be a character or an entity of XML"),
    (
      "<a x='&#0;'/>", "line 1, column 7 of 'f.xml' there should be a character or an entity of XML"
    ),
    (
      "<a x='&amp'/>", "line 1, column 7 of 'f.xml' there should be a character or an entity of XML"
    ),
    ("<a><!-- </a>", "line 1, column 4 of 'f.xml' there should be something that ends"),
    ("<a><![CDATA[ </a>", "line 1, column 4 of 'f.xml' there should be something that ends"),
    ("<!DOCTYPE a [", "line 1, column 1 of 'f.xml' there should be something that ends"),
    ("< a/>", "line 1, column 2 of 'f.xml' there should be a name"),
  ]) func faultsHaveAPlace(text: String, words: String) {
    #expect(fault(text) == words)
  }

  @Test func depthIsLimited() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(try tags(nested(64)).hasPrefix("a|a"))
    #expect(
      fault(nested(65))
        == "line 1, column 193 of 'f.xml' there should be elements nested at most 64 deep")
  }

  @Test func attributesAreLimited() throws {
    func element(_ count: Int) -> String {
      "<a " + (0..<count).map { "x\($0)=''" }.joined(separator: " ") + "/>"
    }
    #expect(try tags(element(64)).hasSuffix("x63=|/a"))
    #expect(fault(element(65))?.hasSuffix("there should be at most 64 attributes") == true)
  }

  @Test func everyBeginningIsRefused() {
    let text = Array("<?xml version='1.0'?><a x='&#10;'><!-- --><b/><![CDATA[x]]>é</a>".utf8)
    for length in text.indices {
      #expect(fault(String(decoding: text[..<length], as: UTF8.self)) != nil)
    }
  }

  @Test func attributesComeBack() throws {
    for name in SwatchSamples.hardNames + ["\r\n", "'\""] {
      #expect(try tags("<a x=\"\(XMLText.escaped(name, isQuoted: true))\"/>") == "a x=\(name)|/a")
    }
    #expect(
      XMLText.escaped("a\0b\u{1B}c\u{FFFE}", isQuoted: true)
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }
}
