import PaletteCore

extension Context {
  /// What is at an address that the user typed, or has the name.
  func entry(at text: String) throws -> Catalogue.Entry {
    let catalogue = try catalogue.whole
    if let entry = address(ofPlace: text, in: catalogue).flatMap(catalogue.find) { return entry }
    throw nothing(at: text, in: catalogue)
  }

  /// A part of the catalogue: a category or a palette that the user named, or all of it.
  ///
  /// - Parameters:
  ///   - text: What the user typed; `nil` for all.
  ///   - part: Looks up what is wanted of the part at an address; `nil` stands for all.
  /// - Returns: What was looked up.
  /// - Throws: `Failure` if nothing stands there, or a colour does.
  func part<Part>(_ text: String?, _ part: (Catalogue, Address?) -> Part?) throws -> Part {
    let catalogue = try catalogue.whole
    let address = text.flatMap { self.address(ofPlace: $0, in: catalogue) }
    if let text, let address, address.colour != nil, catalogue.colours(at: address) != nil {
      throw Failure(
        .usage, "'\(text)' is a colour. Name a category or a palette, like '\(address.home)'.")
    }
    guard text == nil || address != nil, let found = part(catalogue, address) else {
      throw nothing(at: text ?? "", in: catalogue)
    }
    return found
  }

  /// The address of what a text names in the catalogue; `nil` if it names nothing there.
  func placeAddress(_ text: String) throws -> Address? {
    let catalogue = try catalogue.whole
    return address(ofPlace: text, in: catalogue)
  }

  /// The address that a text is, or else that of the only place with that name.
  private func address(ofPlace text: String, in catalogue: Catalogue) -> Address? {
    guard let address = Address(text), catalogue.colours(at: address) != nil else {
      return catalogue.place(named: text)
    }
    return address
  }

  /// What to say where nothing stands at an address that the user typed.
  private func nothing(at text: String, in catalogue: Catalogue) -> Failure {
    failureOfFile(text)
      ?? Failure(
        .no,
        "There is no category or palette '\(shortened(text))'."
          + didYouMean(catalogue.placeSuggestions(for: text), else: "list"))
  }

  /// What to say where a file stands in the place of something from the catalogue; `nil` if none does.
  func failureOfFile(_ text: String) -> Failure? {
    guard text.contains(".") || text.contains("/"), Files.isFile(text) else { return nil }
    return Failure(
      .usage,
      "'\(shortened(text))' is a file. 'palette-cli import' makes its palette yours, "
        + "'palette-cli check' looks at it, 'palette-cli export' converts it.")
  }
}
