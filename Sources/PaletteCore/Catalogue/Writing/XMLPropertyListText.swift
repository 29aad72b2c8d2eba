/// The text of an XML property list that is being written.
struct XMLPropertyListText {
  private var bytes: [UInt8]

  /// Begins a property list.
  init() {
    bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """.utf8)
  }

  /// All of the file, once its root is written.
  var file: [UInt8] { bytes + Array("</plist>\n".utf8) }

  /// Writes a line, with a tab before it for each container that it stands in.
  mutating func line(_ depth: Int, _ write: (inout Self) -> Void) {
    for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
    write(&self)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a line of tags.
  mutating func line(_ depth: Int, _ tags: StaticString) { line(depth) { $0.markup(tags) } }

  /// Writes tags as they are.
  mutating func markup(_ tags: StaticString) {
    tags.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a key that needs no escape.
  mutating func key(_ key: StaticString) {
    markup("<key>")
    markup(key)
    markup("</key>")
  }

  /// Writes a text.
  mutating func string(_ text: String) {
    markup("<string>")
    bytes += XMLText.escaped(text).utf8
    markup("</string>")
  }

  /// Writes a key and the text that it leads to.
  mutating func member(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes any key and the text that it leads to.
  mutating func member(_ key: String, _ text: String) {
    markup("<key>")
    bytes += XMLText.escaped(key).utf8
    markup("</key>")
    string(text)
  }
}
