extension PropertyList {
  /// The keys of a dictionary that stand in it before already.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  func repeatedKeys(of dictionary: Int) -> [Int] {
    mayRepeatKeys(dictionary) ? comparedKeys(of: dictionary) : []
  }

  /// Whether keys have to be compared to tell that they differ.
  ///
  /// A key has one of 64 bits: the few keys of most dictionaries have bits of their own.
  private func mayRepeatKeys(_ dictionary: Int) -> Bool {
    nodes.withUnsafeBufferPointer { nodes in
      bytes.withUnsafeBufferPointer { bytes in
        var seen: UInt64 = 0
        var position = dictionary + 1
        let end = Int(nodes[dictionary].next)
        while position < end {
          let key = nodes[position]
          guard !key.isEncoded, key.count > 0 else { return true }
          let (first, last) = (bytes[Int(key.offset)], bytes[Int(key.offset + key.count) - 1])
          // Letters beyond ASCII may be written in several ways.
          guard first < 0x80, last < 0x80 else { return true }
          let number = UInt64(first) &+ UInt64(last) &* 3 &+ UInt64(key.count) &* 5
          let bit: UInt64 = 1 << (number & 63)
          guard seen & bit == 0 else { return true }
          seen |= bit
          position = Int(nodes[position + 1].next)
        }
        return false
      }
    }
  }

  private func comparedKeys(of dictionary: Int) -> [Int] {
    var seen = Set<String>(minimumCapacity: count(dictionary))
    var repeated: [Int] = []
    var key = dictionary + 1
    while key < end(of: dictionary) {
      if !seen.insert(string(key)).inserted { repeated.append(key) }
      key = end(of: key + 1)
    }
    return repeated
  }
}
