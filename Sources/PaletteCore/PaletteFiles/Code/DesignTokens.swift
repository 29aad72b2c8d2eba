/// Design tokens: Design Tokens Format Module 2025.10 of the W3C community group of that name.
enum DesignTokens: PaletteFileReader, PaletteFileWriter {
  static func read(
    _ bytes: [UInt8], noting warnings: inout [PaletteFileWarning]
  ) throws(PaletteFileFault) -> PaletteDocument {
    let text = try PaletteText.decode(bytes, noting: &warnings)
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSONReader.read(text)
    } catch {
      throw PaletteFileFault(
        expecting: "JSON", at: .column(error.column, line: error.line))
    }
    guard json.isObject else { throw PaletteFileFault(expecting: "'{'", at: .line(1)) }
    let tree = try TokenExtension.extended(
      TokenTree(json, noting: &warnings), noting: &warnings)
    var colours = TokenColours(tree)
    let document = try colours.document(noting: &warnings)
    guard document.count == 0 else { return document }
    if let fault = colours.fault { throw fault }
    if tree.tokens.isEmpty, let path = tree.strangePath {
      throw PaletteFileFault(expecting: "a token or a group of tokens", at: .path(path))
    }
    return document
  }

  static func write(
    _ document: PaletteDocument, style: PaletteFileStyle
  ) throws(PaletteFileRefusal) -> [UInt8] {
    let outline = CodeOutline(document)
    var inner: [JSON.Member] = []
    var keys = Identifier.Taken([])
    for group in outline.groups {
      if outline.hasGroups, let heading = group.heading {
        var ownKeys = Identifier.Taken([])
        inner.append(
          JSON.Member(
            keys.distinct(group.slug ?? "palette"),
            Self.group(named: heading, tokens(of: group, in: style.notation, &ownKeys))))
      } else {
        inner += tokens(of: group, in: style.notation, &keys)
      }
    }
    var members = [JSON.Member("$schema", .string(schema))]
    if let comment = document.comment {
      members.append(JSON.Member("$description", .string(comment)))
    }
    if let title = outline.title {
      members.append(JSON.Member(outline.titleSlug ?? "palette", Self.group(named: title, inner)))
    } else {
      members += [JSON.Member("$type", .string("color"))] + inner
    }
    var bytes: [UInt8] = []
    JSON.object(members).appendIndented(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static let schema = "https://www.designtokens.org/schemas/2025.10/format.json"

  private static func group(named name: String, _ members: [JSON.Member]) -> JSON {
    .object(
      [JSON.Member("$type", .string("color")), JSON.Member("$description", .string(name))]
        + members)
  }

  private static func tokens(
    of group: CodeOutline.Group, in notation: Notation?, _ keys: inout Identifier.Taken
  ) -> [JSON.Member] {
    group.colours.map { colour in
      JSON.Member(
        keys.distinct(colour.slug),
        .object([
          "$value": TokenColour.value(of: colour.entry.colour, in: notation),
          "$description": colour.entry.name.map { .string($0) },
        ]))
    }
  }
}
