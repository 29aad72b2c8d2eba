import PaletteCore

/// The terminal behind the output: what it can show, and how wide it is.
struct Screen {
  let capabilities: Capabilities
  let size: WindowSize

  init(stream: OutputStream, environment: Environment, choice: ColourChoice) {
    capabilities = Capabilities.detect(
      environment: environment, isTerminal: stream.isTerminal, choice: choice,
      localeIsUTF8: systemTextIsUTF8())
    // Behind a pager is the terminal that errors go to.
    let own = terminalSize(of: 1)
    size = WindowSize.resolve(
      reported: own.columns > 0 ? own : terminalSize(of: 2), environment: environment,
      order: .environmentFirst)
  }
}
