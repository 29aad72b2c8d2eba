#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PaletteCore

extension Environment {
  /// The environment that the program was started in.
  static var ofProgram: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }
}
