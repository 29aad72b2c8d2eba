#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A new folder that goes away, with what is in it, when the test ends.
final class TemporaryFolder {
  let path: String

  /// Creates a folder in another one, `/tmp` unless told.
  init(in parent: String = "/tmp") {
    var template = Array("\(parent)/palette-cli-test.XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, mkdtemp(start) != nil else { return "." }
      return String(cString: start)
    }
  }

  /// The folder that lies in memory, where there is one: for tests of many commits.
  static let fastParent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"

  func file(_ name: String) -> String { path + "/" + name }

  /// The names of the files in the folder, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func read(_ name: String) -> [UInt8] {
    guard let stream = fopen(file(name), "rb") else { return [] }
    defer { fclose(stream) }
    fseek(stream, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: ftell(stream))
    rewind(stream)
    let count = fread(&bytes, 1, bytes.count, stream)
    return Array(bytes[..<count])
  }

  func write(_ bytes: some Collection<UInt8>, to name: String) {
    guard let stream = fopen(file(name), "wb") else { return }
    defer { fclose(stream) }
    let array = Array(bytes)
    fwrite(array, 1, array.count, stream)
  }

  func setMode(_ mode: UInt32, of name: String) { chmod(file(name), mode_t(mode)) }

  func mode(of name: String) -> UInt32? {
    var facts = stat()
    return stat(file(name), &facts) == 0 ? UInt32(facts.st_mode) & 0o777 : nil
  }

  deinit {
    chmod(path, 0o700)
    for name in names { remove(file(name)) }
    rmdir(path)
  }
}
