import PaletteCore

/// The terminal behind the output: what it can show, and how wide it is.
struct Screen {
  let capabilities: Capabilities
  let size: WindowSize
  /// Whether colour was asked for although the output is no terminal.
  let isForced: Bool

  init(stream: OutputStream, environment: [String: String], choice: ColourChoice) {
    capabilities = Capabilities.detect(
      environment: environment, isTerminal: stream.isTerminal, choice: choice,
      localeIsUTF8: systemTextIsUTF8())
    size = WindowSize.resolve(
      reported: terminalSize(of: 1), environment: environment, order: .environmentFirst)
    isForced = !stream.isTerminal && capabilities.depth != .none
  }
}
