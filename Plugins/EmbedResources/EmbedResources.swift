import PackagePlugin

/// Carries the files of Resources/ into the library as string literals.
///
/// A resource bundle would be looked for at the path of the build machine, and the program would trap
/// once it is moved; an array literal takes the compiler longer than the whole rest of the package.
@main
struct EmbedResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "compile-catalogue").url
    return [
      ("catalogue", "palettes.plist", "BundledCatalogue.swift"),
      ("products", "Products.storekit", "BundledProducts.swift"),
    ].map { kind, resource, generated in
      let input = context.package.directoryURL.appending(path: "Resources/\(resource)")
      let output = context.pluginWorkDirectoryURL.appending(path: generated)
      return .buildCommand(
        displayName: "Embedding \(resource)", executable: tool,
        arguments: [kind, input.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: [input], outputFiles: [output])
    }
  }
}
