extension PaletteFormat {
  /// The format of a file's name, by its ending.
  ///
  /// - Parameter name: A path, or a name alone.
  public init?(name: String) {
    guard let format = Self.all(name: name).first else { return nil }
    self = format
  }

  /// The name of a file without its folder and the ending that tells its format.
  ///
  /// - Parameter path: A path; one that ends in no known ending loses what follows its last dot.
  /// - Returns: The name, never empty unless the path ends in `/`.
  public static func stem(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0) } ?? ""
    let endings = all(name: name).flatMap(\.facts.suffixes)
    let longest = endings.filter { name.lowercased().hasSuffix(".\($0)") }.max {
      $0.utf8.count < $1.utf8.count
    }
    let stem =
      longest.map { name.dropLast($0.count + 1) }
      ?? name.split(separator: ".").dropLast().joined(separator: ".")[...]
    return stem.isEmpty ? name : String(stem)
  }

  /// The formats whose files end like a name; those with the longest ending first.
  static func all(name: String) -> [PaletteFormat] {
    let name = name.lowercased()
    return allCases.flatMap { format in
      format.facts.suffixes.filter { name.hasSuffix(".\($0)") }.map { (format, $0.utf8.count) }
    }
    .sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// The format of a file: what its bytes tell, else its name.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, not empty.
  ///   - name: The file's name.
  /// - Throws: That its format is not known, or one that cannot be read.
  init(of bytes: [UInt8], name: String) throws(PaletteFileFault) {
    let name = name.lowercased()
    if let format = try BinaryMarks.format(of: bytes, name: name) {
      self = format
    } else if let format = try TextMarks.format(of: bytes, name: name) {
      self = format
    } else if let format = Self(name: name) {
      self = format
    } else {
      throw PaletteFileFault(name.hasSuffix(".clr") ? .appleColourList : .unknownFormat)
    }
  }
}
