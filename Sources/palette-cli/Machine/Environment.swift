#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The environment variables that the program reads; any other has no effect on it.
enum Environment {
  static let names = [
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM", "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION", "VTE_VERSION", "WT_SESSION", "KONSOLE_VERSION", "TMUX", "STY",
    "COLUMNS", "LINES", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "HOME", "XDG_DATA_HOME",
    "PALETTE_DATA_DIR", "PALETTE_CATALOGUE", "PALETTE_COLOR_DEPTH", "PALETTE_ASCII", "PALETTE_NOW",
  ]

  /// Those of the variables that are set, with their values.
  static func read() -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }
}
