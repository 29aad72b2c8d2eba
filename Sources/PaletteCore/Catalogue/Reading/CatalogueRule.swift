/// The rules that a catalogue file is checked against; the words for each are here and nowhere else.
public enum CatalogueRule: Hashable, Sendable {
  // Errors about the file.

  /// The file cannot be read as a property list; the text says why, and what to do about it.
  case notAPropertyList(String)
  /// The root is neither our dictionary nor one of the old app's arrays.
  case unknownShape
  /// A folder has no colorList.plist.
  case noColourList
  /// A file that colorList.plist names is missing.
  case fileMissing

  // Errors about a value.

  /// A required key is missing.
  case missing(key: String)
  /// A value is of the wrong type.
  case wrongType(expected: String)
  /// The version is not 1.
  case unknownVersion
  /// A required text is empty.
  case emptyText
  /// A required array is empty.
  case emptyArray(of: String)
  /// An id is not of the form `[a-z0-9]+(-[a-z0-9]+)*`.
  case badID
  /// An id stands twice among its siblings.
  case duplicateID
  /// A plistName cannot be the name of a file in the folder.
  case badFileName
  /// A colour's value is not a colour.
  case badColour(ColourFault)

  // Warnings.

  /// A combination is left out: one of its values is not a colour.
  case combinationLeftOut(ColourFault)
  /// A combination is left out: it has not three colours.
  case combinationNotThree
  /// An optional value of the wrong type is left out.
  case leftOut(expected: String)
  /// White space around a value is taken away.
  case trimmed
  /// A key stands twice in a dictionary.
  case repeatedKey
  /// A combination lacks the main colour of its palette.
  case combinationWithoutMain
  /// A name stands twice in one palette.
  case repeatedColourName
  /// Two palettes of a category have one name.
  case repeatedPaletteName
  /// A category takes the place of another with the same id.
  case replacesCategory

  /// There are more problems than are listed: so many errors and so many warnings.
  case more(errors: Int, warnings: Int)

  /// What is wrong with the text of a colour.
  public enum ColourFault: Hashable, Sendable {
    /// It is neither `206,51,45` nor `#CE332D`.
    case syntax
    /// A component is over 255.
    case range
    /// It is not text.
    case notText
  }

  /// What breaking the rule means for the file.
  public var severity: CatalogueProblem.Severity {
    switch self {
    case .combinationLeftOut, .combinationNotThree, .leftOut, .trimmed, .repeatedKey,
      .combinationWithoutMain, .repeatedColourName, .repeatedPaletteName, .replacesCategory:
      .warning
    case .more(let errors, _): errors > 0 ? .error : .warning
    default: .error
    }
  }

  /// Whether the rule is only worth knowing of: nothing is changed or left out.
  public var onlyTells: Bool {
    switch self {
    case .combinationWithoutMain, .repeatedColourName, .repeatedPaletteName: true
    default: false
    }
  }
}

extension CatalogueRule {
  /// What is wrong and what to do about it.
  ///
  /// - Parameter value: The value found.
  /// - Returns: One or two sentences.
  func message(for value: String?) -> String {
    let found = value ?? ""
    return switch self {
    case .notAPropertyList(let sentences): sentences
    case .unknownShape:
      "This is a property list, but not a catalogue. "
        + "Give a dictionary with 'version' and 'categories'."
    case .noColourList:
      "The folder has no colorList.plist. Give a catalogue file, or a folder that has one."
    case .more(let errors, let warnings):
      "There are more problems than are listed (errors: \(errors), warnings: \(warnings)). "
        + "Mend these first."
    case .fileMissing: "The file '\(found)' is missing. Add it, or take its entry out."
    default: valueMessage(found)
    }
  }

  private func valueMessage(_ found: String) -> String {
    switch self {
    case .missing(let key): "The key '\(key)' is missing. Add it."
    case .wrongType(let expected): "Found \(found) where \(expected) belongs. Change it."
    case .unknownVersion: "Version '\(found)' is unknown. Use 1."
    case .emptyText: "The text is empty. Write one."
    case .emptyArray(let element): "The array is empty. Give at least one \(element)."
    case .badID:
      "'\(found)' is not an id. Use lower-case letters a to z and digits, with single '-' between."
    case .duplicateID: "The id '\(found)' is used twice. Change one of the two."
    case .badFileName:
      "'\(found)' cannot name a file beside colorList.plist. Use letters, digits and '-'."
    case .badColour(let fault): "\(fault.sentence(found)) Write '206,51,45' or '#CE332D'."
    default: warning(found)
    }
  }

  private func warning(_ found: String) -> String {
    switch self {
    case .combinationLeftOut(let fault): "\(fault.sentence(found)) The combination is left out."
    case .combinationNotThree:
      "Found \(found) where an array of exactly three colours belongs. The combination is left out."
    case .leftOut(let expected): "Found \(found) where \(expected) belongs. It is left out."
    case .trimmed: "White space around '\(found)' is taken away."
    case .repeatedKey:
      "The key '\(found)' is used twice here. The last value counts; take out the others."
    case .combinationWithoutMain: "The combination \(found) lacks the palette's main colour."
    case .repeatedColourName: "The name '\(found)' is used twice in this palette."
    case .repeatedPaletteName: "The name '\(found)' is used by two palettes of this category."
    case .replacesCategory: "This category takes the place of the category '\(found)'."
    default: found
    }
  }
}

extension CatalogueRule.ColourFault {
  fileprivate func sentence(_ found: String) -> String {
    switch self {
    case .syntax: "'\(found)' is not a colour."
    case .range: "'\(found)' has a component over 255."
    case .notText: "Found \(found) where a colour belongs."
    }
  }
}
