import PackagePlugin

@main
struct CompileCatalogue: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] }
}
