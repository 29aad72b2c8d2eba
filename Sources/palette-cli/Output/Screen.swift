import PaletteCore

/// The terminal behind the output: what it can show, and how wide it is.
struct Screen {
  let capabilities: Capabilities
  let size: WindowSize

  init(stream: OutputStream, environment: Environment, choice: ColourChoice) {
    capabilities = Capabilities.detect(
      environment: environment, isTerminal: stream.isTerminal, choice: choice,
      localeIsUTF8: systemTextIsUTF8())
    size = WindowSize.resolve(
      reported: terminalSize(of: 1), environment: environment, order: .environmentFirst)
  }
}
