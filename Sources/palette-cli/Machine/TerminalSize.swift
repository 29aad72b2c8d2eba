#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The size that the terminal behind a stream gives itself, in character cells.
///
/// - Returns: Zeroes where there is no terminal or it does not know.
func terminalSize(of descriptor: Int32) -> (columns: Int, rows: Int) {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// Whether the locale of the environment writes text in UTF-8, as the system sees it.
func systemTextIsUTF8() -> Bool {
  setlocale(LC_CTYPE, "")
  guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
  return String(cString: codeset) == "UTF-8"
}
