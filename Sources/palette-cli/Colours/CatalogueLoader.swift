import PaletteCore
import Synchronization

/// The bundled catalogue with the user's catalogues and own palettes, which are read when first needed,
/// on any thread.
final class CatalogueLoader: Sendable {
  private let paths: [String]
  /// Where the own palettes are, if there is a place for data at all.
  private let directory: DataDirectory?
  private let notices: OutputStream
  private let state = Mutex(State.unread)

  private enum State {
    case unread
    case read(Catalogue)
    case failed(any Error)
  }

  init(environment: Environment, options: CommonOptions, notices: OutputStream) {
    let listed = environment["PALETTE_CATALOGUE"] ?? ""
    let named = listed.isEmpty ? [] : listed.split(separator: ":").map { String($0) }
    paths = named + options.catalogues
    directory = try? DataDirectory(option: options.dataDirectory, environment: environment)
    self.notices = notices
  }

  /// Everything that can be browsed.
  var whole: Catalogue {
    get throws {
      try state.withLock { state in
        switch state {
        case .read(let catalogue): return catalogue
        case .failed(let error): throw error
        case .unread: break
        }
        do {
          let catalogue = try load()
          state = .read(catalogue)
          return catalogue
        } catch {
          state = .failed(error)
          throw error
        }
      }
    }
  }

  /// Why the catalogue cannot be read, if somebody tried: no line of a stream is to blame for it.
  var failure: (any Error)? {
    state.withLock { state in
      if case .failed(let error) = state { error } else { nil }
    }
  }

  private func load() throws -> Catalogue {
    var catalogue = Catalogue.bundled
    for path in paths {
      let reading = try readCatalogue(path)
      guard let own = reading.catalogue else { throw Failure(unusable: reading, path) }
      let merged = catalogue.merging(own, from: path)
      catalogue = merged.catalogue
      if let summary = reading.problems.warningSummary {
        try notices.notice(
          "\(path): \(summary). Run 'palette-cli catalogue check \(path)' for the places.")
      }
      if let summary = merged.problems.warningSummary {
        try notices.notice("\(path): \(summary), since they have ids of the file.")
      }
    }
    return try addingOwnPalettes(to: catalogue)
  }

  /// The catalogue with the user's own palettes; where their file cannot be used that is told, and the
  /// rest can be looked at all the same.
  private func addingOwnPalettes(to catalogue: Catalogue) throws -> Catalogue {
    guard let directory else { return catalogue }
    let file = OwnPalettesFile(in: directory)
    let found: CatalogueReading
    do throws(Failure) {
      guard let reading = try file.reading() else { return catalogue }
      guard reading.categories != nil else { throw Failure(unusable: reading, file.path) }
      found = reading
    } catch {
      try notices.notice("Your own palettes are left out. \(error.message)")
      return catalogue
    }
    guard let own = found.catalogue else { return catalogue }
    if let summary = found.problems.filter({ !$0.rule.onlyTells }).warningSummary {
      try notices.notice(
        "\(file.path): \(summary). Run 'palette-cli catalogue check \(file.path)' for the places.")
    }
    let merged = catalogue.merging(own, from: file.path)
    if let summary = merged.problems.warningSummary {
      try notices.notice("\(file.path): \(summary), since they have ids of the file.")
    }
    return merged.catalogue
  }
}

/// Reads a property list, or a folder in the old app's shape.
func readCatalogue(_ path: String) throws -> CatalogueReading {
  if Files.isFolder(path) {
    return try CatalogueReader.read(folder: path) { try contents(ofCatalogue: "\(path)/\($0)") }
  }
  guard let bytes = try contents(ofCatalogue: path) else {
    throw Failure(.noInput, "The catalogue '\(path)' is missing. Name another file or folder.")
  }
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  return try CatalogueReader.read(bytes, file: path) { try contents(ofCatalogue: folder + $0) }
}

/// The bytes of a file of a catalogue; `nil` if it is missing.
private func contents(ofCatalogue path: String) throws(Failure) -> [UInt8]? {
  let limit = CatalogueReader.maximumMebibytes
  do throws(SystemError) {
    if let bytes = try Files.readNow(path, atMost: limit << 20) { return bytes }
  } catch {
    if error.isMissingFile { return nil }
    throw Failure(reading: "The catalogue '\(path)'", error)
  }
  throw Failure(
    .badData,
    "The catalogue '\(path)' is larger than \(limit) MiB. Name a smaller file, or several.")
}
