/// The colours that a style sheet gives names to.
struct StyleSheetColours {
  /// The declarations in order.
  let declarations: [StyleSheetScanner.Declaration]
  /// What the names in values stand for.
  let references: StyleReferences
  private var table = NameTable<String, Colour>()
  private let values: [StyleValue]

  /// Creates the colours of declarations.
  ///
  /// - Parameters:
  ///   - declarations: The declarations in order; of two for one name the first is what it stands for.
  ///   - dialect: The language.
  init(
    _ declarations: [StyleSheetScanner.Declaration], in dialect: StyleSheetScanner.Dialect
  ) {
    self.declarations = declarations
    let references = StyleReferences(declarations, in: dialect)
    self.references = references
    values = declarations.map { StyleValue($0.value, references) }
    for (declaration, value) in zip(declarations, values) {
      let meaning: NameTable<String, Colour>.Meaning =
        switch value {
        case .colour(let colour): .value(colour)
        case .alias(let name, let fallback): .alias(name, fallback: fallback)
        case .elsewhere, .unreadable, .other: .nothing
        }
      table.define(StyleReferences.key(declaration.name, dialect), as: meaning)
    }
  }

  /// The colour that the declaration of an index gives a name to; `nil` if it is none.
  mutating func colour(at index: Int, noting warnings: inout [PaletteFileWarning]) -> Colour? {
    let declaration = declarations[index]
    switch values[index] {
    case .colour(let colour): return colour
    case .alias:
      return value(
        of: StyleReferences.key(declaration.name, references.dialect), noting: &warnings)
    case .elsewhere(let name):
      warnings.append(PaletteFileWarning(.noSuchName(name), at: .line(declaration.line)))
    case .unreadable:
      warnings.append(PaletteFileWarning(.notAColour, at: .line(declaration.line)))
    case .other: break
    }
    return nil
  }

  /// The colour that a name stands for.
  private mutating func value(
    of name: String, noting warnings: inout [PaletteFileWarning]
  ) -> Colour? {
    do throws(NameTable<String, Colour>.Fault) {
      return try table.value(of: name)
    } catch {
      // A name that stands for itself is how a theme takes over what the page around it sets, and a
      // name that is not there may be in another file, and no colour.
      if case .circle(let names) = error, names.count > 2 {
        warnings.append(PaletteFileWarning(.circle(names)))
      }
      return nil
    }
  }
}
