/// The colours that a style sheet gives names to.
struct StyleSheetColours {
  /// The declarations in order.
  let declarations: [StyleSheetScanner.Declaration]
  private var table = NameTable<String, Colour>()
  private let meanings: [NameTable<String, Colour>.Meaning]

  /// Creates the colours of declarations.
  ///
  /// - Parameters:
  ///   - declarations: The declarations in order; of two for one name the first is what it stands for.
  ///   - meaning: What a value is.
  init(
    _ declarations: [StyleSheetScanner.Declaration],
    meaning: ([UInt8]) -> NameTable<String, Colour>.Meaning
  ) {
    self.declarations = declarations
    meanings = declarations.map { meaning($0.value) }
    for (declaration, meaning) in zip(declarations, meanings) {
      table.define(declaration.name, as: meaning)
    }
  }

  /// The colour that the declaration of an index gives a name to; `nil` if it is none.
  mutating func colour(at index: Int, noting warnings: inout [PaletteFileWarning]) -> Colour? {
    switch meanings[index] {
    case .value(let colour): colour
    case .alias: value(of: declarations[index].name, noting: &warnings)
    case .nothing: nil
    }
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
