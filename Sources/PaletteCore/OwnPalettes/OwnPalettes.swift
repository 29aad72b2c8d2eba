/// The palettes that the user made or imported: the category `my`, which lies in a file of its own.
///
/// Every change is a whole value: who stores it reads the file, changes this, and writes the file again.
public struct OwnPalettes: Equatable, Sendable {
  /// The id of the category.
  public static let category = "my"
  /// The name of the category.
  public static let name = LocalisedText(
    "My palettes", translations: [.init(language: "zh-Hans", text: "我的配色")])

  /// The palettes, in the order in which they were made; their ids differ.
  public private(set) var palettes: [Palette]
  /// What else somebody wrote into the file, which stays there.
  private let others: [Category]

  /// Takes the palettes out of a file's categories.
  ///
  /// - Parameter categories: All that the file holds; nothing where there is no file.
  public init(_ categories: [Category] = []) {
    palettes = categories.first { $0.id == Self.category }?.palettes ?? []
    others = categories.filter { $0.id != Self.category }
  }

  /// What the file is to hold.
  public var categories: [Category] {
    guard !palettes.isEmpty else { return others }
    return [Category(id: Self.category, name: Self.name, palettes: palettes)] + others
  }

  /// The file that holds the palettes.
  ///
  /// - Returns: All of the file; `nil` where there is nothing to hold.
  /// - Throws: `tooLarge` if it could not be read again.
  public func file() throws(OwnPaletteError) -> [UInt8]? {
    guard !categories.isEmpty else { return nil }
    let file = CatalogueWriter.file(of: categories)
    let limit = CatalogueReader.maximumMebibytes
    guard file.count <= limit << 20 else { throw .tooLarge(mebibytes: limit) }
    return file
  }

  /// The address of a palette of the user's.
  ///
  /// - Parameter id: Its id.
  /// - Returns: `my/` and the id.
  public static func address(of id: String) -> Address { Address(category: category, palette: id) }

  /// The part of a text behind `my/`; all of one that does not begin so.
  ///
  /// - Parameter text: What the user typed.
  /// - Returns: The id or name alone.
  public static func bareName(_ text: String) -> String {
    text.lowercased().hasPrefix("my/") ? String(text.dropFirst(3)) : text
  }

  /// The palette that a text means: by its address, its id, or its name in any language.
  ///
  /// - Parameter text: What the user typed.
  /// - Returns: The palette; `nil` if there is none, or several have the name.
  public func palette(_ text: String) -> Palette? {
    let bare = Self.bareName(text)
    let id = bare.lowercased()
    if let palette = palettes.first(where: { $0.id == id }) { return palette }
    let named = palettes.filter { $0.name.isCalled(bare) }
    return named.count == 1 ? named.first : nil
  }

  /// Adds palettes behind those that are there, or puts them in the place of some.
  ///
  /// - Parameters:
  ///   - new: The palettes; their ids differ.
  ///   - replaceable: The ids of those that may be replaced.
  /// - Throws: `exists` if an id is taken that may not be replaced; then nothing is changed.
  public mutating func add(
    _ new: [Palette], replacing replaceable: Set<String> = []
  ) throws(OwnPaletteError) {
    let taken = taken(by: new)
    if let first = taken.first(where: { !replaceable.contains($0) }) { throw .exists(id: first) }
    let places = Dictionary(
      zip(palettes.map(\.id), palettes.indices), uniquingKeysWith: { first, _ in first })
    for palette in new {
      if let place = places[palette.id] {
        palettes[place] = palette
      } else {
        palettes.append(palette)
      }
    }
  }

  /// The ids of palettes that are there already, in the order of the new ones.
  ///
  /// - Parameter new: Palettes to be added.
  /// - Returns: The ids.
  public func taken(by new: [Palette]) -> [String] {
    let ids = Set(palettes.map(\.id))
    return new.map(\.id).filter(ids.contains)
  }

  /// Takes palettes out; those that are not there are passed over.
  ///
  /// - Parameter ids: Their ids.
  public mutating func remove(_ ids: Set<String>) { palettes.removeAll { ids.contains($0.id) } }

  /// Changes a palette.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - change: Makes the palette that takes its place.
  /// - Returns: That palette.
  /// - Throws: `noPalette` if it is not there, `taken` if the new one has the id of another, and what
  ///   `change` throws.
  public mutating func change(
    _ id: String, _ change: (Palette) throws -> Palette
  ) throws -> Palette {
    guard let old = palettes.first(where: { $0.id == id }) else {
      throw OwnPaletteError.noPalette(id)
    }
    let new = try change(old)
    guard new.id == id || !palettes.contains(where: { $0.id == new.id }) else {
      throw OwnPaletteError.taken(id: new.id)
    }
    replace(id, with: new)
    return new
  }

  /// Makes a palette of colours.
  ///
  /// - Parameters:
  ///   - name: Its name; `my/` before it does not count.
  ///   - colours: Its colours, at least one.
  /// - Returns: The palette.
  /// - Throws: `emptyName`, and `taken` if another has the id that its name makes.
  public mutating func make(
    _ name: String, of colours: [(name: String, rgb: RGB8)]
  ) throws(OwnPaletteError) -> Palette {
    let palette = try Palette(named: Self.bareName(name), of: colours)
    let new = palette.changed(id: ids(for: [palette])[0])
    guard taken(by: [new]).isEmpty else { throw .taken(id: new.id) }
    palettes.append(new)
    return new
  }

  private mutating func replace(_ id: String, with palette: Palette) {
    if let place = palettes.firstIndex(where: { $0.id == id }) { palettes[place] = palette }
  }
}

extension LocalisedText {
  /// Whether it is called so in any language, whatever case, marks and spaces that is written with.
  ///
  /// - Parameter name: What may be its text in some language.
  /// - Returns: Whether it is; an empty name is nothing's.
  public func isCalled(_ name: String) -> Bool {
    let wanted = SearchText(name.trimmed).compact
    guard !wanted.isEmpty else { return false }
    return ([text] + translations.map(\.text)).contains { SearchText($0).compact == wanted }
  }
}
