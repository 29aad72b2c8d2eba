import PaletteCore

/// The bundled catalogue with the user's own, which are read when first needed.
final class CatalogueLoader {
  private unowned let context: Context
  private var loaded: Catalogue?

  init(context: Context) { self.context = context }

  /// Everything that can be browsed.
  var whole: Catalogue {
    get throws {
      if let loaded { return loaded }
      let catalogue = try load()
      loaded = catalogue
      return catalogue
    }
  }

  private var paths: [String] {
    let listed = context.environment["PALETTE_CATALOGUE"] ?? ""
    return listed.split(separator: ":").map(String.init) + context.options.catalogues
  }

  private func load() throws -> Catalogue {
    var catalogue = Catalogue.bundled
    for path in paths {
      let reading = try readCatalogue(path)
      guard let own = reading.catalogue else {
        let errors = reading.problems.filter { $0.severity == .error }
        let more = errors.count > 1 ? " There are \(errors.count - 1) errors more." : ""
        throw Failure(
          .badData,
          "\(errors.first?.description ?? path)\(more) "
            + "Run 'palette-cli catalogue check \(path)' for all of it.")
      }
      let merged = catalogue.merging(own, from: path)
      catalogue = merged.catalogue
      if let summary = (reading.problems + merged.problems).warningSummary {
        try context.notice(
          "\(path): \(summary). Run 'palette-cli catalogue check \(path)' for the places.")
      }
    }
    return catalogue
  }
}

/// Reads a property list, or a folder in the old app's shape.
func readCatalogue(_ path: String) throws -> CatalogueReading {
  func contents(_ name: String) -> [UInt8]? { try? Files.read(name) }
  if Files.isFolder(path) {
    return CatalogueReader.read(folder: path) { contents("\(path)/\($0)") }
  }
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  do {
    return CatalogueReader.read(try Files.read(path), file: path) { contents(folder + $0) }
  } catch {
    throw Failure(reading: "The catalogue '\(path)'", error)
  }
}
