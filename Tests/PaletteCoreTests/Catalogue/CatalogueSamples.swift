import FoundationEssentials

/// Small catalogues in all formats.
enum Samples {
  static func plist(_ body: String) -> [UInt8] {
    Array(#"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">\#(body)</plist>"#.utf8)
  }

  /// A property list of dictionaries, arrays, strings, integers and flags, written as JSON is.
  static func xml(_ value: Any) -> String {
    switch value {
    case let text as String:
      "<string>\(text.split(separator: "&").joined(separator: "&amp;"))</string>"
    case let number as Int: "<integer>\(number)</integer>"
    case let list as [Any]: "<array>\(list.map(xml).joined())</array>"
    case let members as [String: Any]:
      "<dict>\(members.sorted { $0.key < $1.key }.map { "<key>\($0)</key>\(xml($1))" }.joined())"
        + "</dict>"
    default: "<true/>"
    }
  }

  static func file(_ root: Any) -> [UInt8] { plist(xml(root)) }

  static var colour: [String: Any] { ["name": "Scarlet", "rgb": "#CE332D"] }
  static var palette: [String: Any] { ["id": "p", "name": "P", "colours": [colour]] }
  static var category: [String: Any] { ["id": "c", "name": "C", "palettes": [palette]] }
  static var root: [String: Any] { ["version": 1, "categories": [category]] }

  static func root(category changes: [String: Any]) -> [String: Any] {
    ["version": 1, "categories": [category.merging(changes) { $1 }]]
  }

  static func root(palette changes: [String: Any]) -> [String: Any] {
    root(category: ["palettes": [palette.merging(changes) { $1 }]])
  }

  static func root(colour changes: [String: Any]) -> [String: Any] {
    root(palette: ["colours": [colour.merging(changes) { $1 }]])
  }

  static let oldStyle = Array(
    """
    // An old-style list.
    { version = 1; categories = ( { id = warm; name = "W\\U00e4rm \\"x\\""; /* note */
      names = { "zh-Hans" = "暖"; pinyin = "nuǎn"; };
      palettes = ( { id = p; name = P; mood = calm; colours = (
        { name = Scarlet; names = { pinyin = "fēi" ; }; rgb = "206,51,45"; },
        { name = "#x"; rgb = "#010203"; } );
        combinations = ( ("206,51,45", "#102030", "0,0,0") ); } ); } ); }
    """.utf8)

  static let xmlFile = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><!-- <array> --><dict>
      <key>categories</key><array><dict>
        <key>palettes</key><array><dict>
          <key>colours</key><array>
            <dict><key>rgb</key><string>206,51,45</string><key>name</key><string>Scarlet</string>
              <key>names</key><dict><key>pinyin</key><string>fēi</string></dict></dict>
            <dict><key>name</key><string><![CDATA[#x]]></string>
              <key>rgb</key><string>#010203</string></dict>
          </array>
          <key>combinations</key><array><array><string>206,51,45</string>
            <string>#102030</string><string>0,0,0</string></array></array>
          <key>id</key><string>p</string><key>mood</key><string>calm</string>
          <key>name</key><string>P</string></dict></array>
        <key>id</key><string>warm</string><key>name</key><string>W&#xe4;rm "x"</string>
        <key>names</key><dict><key>pinyin</key><string>nuǎn</string>
          <key>zh-Hans</key><string>暖</string></dict></dict></array>
      <key>unknown</key><date>2026-11-30T00:00:00Z</date>
      <key>version</key><integer>1</integer></dict></plist>
    """.utf8)

  /// The same in the binary format, written by the toolchain's encoder.
  static func binaryFile() throws -> [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return [UInt8](try encoder.encode(Root()))
  }

  private struct Root: Encodable {
    var version = 1
    var unknown = [1.5, -2]
    var flag = true
    var categories = [Category()]

    struct Category: Encodable {
      var id = "warm"
      var name = "Wärm \"x\""
      var names = ["zh-Hans": "暖", "pinyin": "nuǎn"]
      var palettes = [Palette()]
    }

    struct Palette: Encodable {
      var id = "p"
      var name = "P"
      var mood = "calm"
      var colours = [
        Colour(name: "Scarlet", names: ["pinyin": "fēi"], rgb: "206,51,45"),
        Colour(name: "#x", rgb: "#010203"),
      ]
      var combinations = [["206,51,45", "#102030", "0,0,0"]]
    }

    struct Colour: Encodable {
      var name: String
      var names: [String: String]?
      var rgb: String
    }
  }
}
