/// The folder that holds everything the program remembers.
public struct DataDirectory: Equatable, Sendable {
  /// The folder's path; the folder itself may not exist yet.
  public let path: String

  /// Finds the folder without touching the disk.
  ///
  /// The first of these that is there and not empty wins: the option, `PALETTE_DATA_DIR`,
  /// `$XDG_DATA_HOME/palette-cli` if that is an absolute path (the XDG Base Directory
  /// Specification has all others ignored), `$HOME/.local/share/palette-cli`.
  ///
  /// - Parameters:
  ///   - option: The folder the user named on the command line.
  ///   - environment: The environment's variables.
  /// - Throws: `FileError.noDataDirectory` if nothing names a folder.
  public init(option: String? = nil, environment: Environment) throws(FileError) {
    func named(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    if let path = named(option) ?? named(environment["PALETTE_DATA_DIR"]) {
      self.path = path
    } else if let data = environment["XDG_DATA_HOME"], data.utf8.first == UInt8(ascii: "/") {
      path = data + "/palette-cli"
    } else if let home = named(environment["HOME"]) {
      path = home + "/.local/share/palette-cli"
    } else {
      throw .noDataDirectory
    }
  }

  /// The path of a file in the folder.
  ///
  /// - Parameter name: The file's name.
  /// - Returns: Its path.
  public func file(_ name: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? path + name : path + "/" + name
  }

  /// Whether there is a file of a name in the folder.
  ///
  /// - Parameter name: The file's name.
  /// - Returns: Whether it is there, whatever it holds.
  /// - Throws: `FileError` if the folder cannot be searched.
  public func holds(_ name: String) throws(FileError) -> Bool {
    try Files.mode(of: file(name)) != nil
  }

  /// Creates the folder, and those it lies in, if they are not there; for its owner alone.
  ///
  /// A folder that is there keeps its permissions.
  ///
  /// - Throws: `FileError`.
  public func create() throws(FileError) {
    if try Files.mode(of: path) != nil { return }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    var folder = path.utf8.first == UInt8(ascii: "/") ? "" : "."
    for part in parts {
      folder += "/" + part
      if try Files.mode(of: folder) == nil { try Files.createFolder(folder, mode: 0o700) }
    }
  }
}
