/// What may stand around the root of an XML property list.
extension XMLScanner {
  /// Passes the DOCTYPE declarations and asides before the root.
  mutating func skipProlog() throws(PropertyListFault) {
    repeat {
      skipBlanks()
    } while try skipAside() ? true : skipDocumentType()
  }

  /// Passes what may stand behind the root, and nothing else.
  mutating func skipEpilog() throws(PropertyListFault) {
    repeat { skipBlanks() } while try skipAside()
    guard position == bytes.count else { throw fault(expecting: "the end of the file") }
  }

  /// Passes `<!DOCTYPE …>`; what an internal subset declares has no meaning here.
  private mutating func skipDocumentType() throws(PropertyListFault) -> Bool {
    guard follows("<!DOCTYPE") else { return false }
    let start = position
    position += 9
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return true
      case UInt8(ascii: "["):
        position += 1
        try skipSubset(of: start)
      default: position += 1
      }
    }
    throw PropertyListFault(.unclosed("A DOCTYPE"), at: start)
  }

  private mutating func skipSubset(of start: Int) throws(PropertyListFault) {
    while position < bytes.count {
      let byte = bytes[position]
      if try skipAside() { continue }
      position += 1
      if byte == UInt8(ascii: "]") { return }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        position = bytes[position...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
      }
    }
    throw PropertyListFault(.unclosed("A DOCTYPE"), at: start)
  }
}
