/// Names or ids that must not occur twice among siblings.
struct NameCheck {
  let rule: CatalogueRule
  /// The names in order, each once.
  private(set) var names: [String] = []
  /// The names and where they stand, each after the first of its kind.
  private(set) var repeats: [(node: Int, name: String)] = []
  private var set: Set<String> = []
  /// A bit for each name that was seen; one without its bit is new, which is told without comparing.
  private var seen: UInt64 = 0

  /// - Parameters:
  ///   - rule: The rule that is broken by a name that stands twice.
  ///   - count: About how many names there are.
  init(rule: CatalogueRule, expecting count: Int) {
    self.rule = rule
    names.reserveCapacity(count)
  }

  /// Takes a name down; whether it is the first of its kind.
  @discardableResult
  mutating func add(_ name: String, at node: Int) -> Bool {
    guard insert(name) else {
      repeats.append((node, name))
      return false
    }
    names.append(name)
    return true
  }

  /// Few names are compared one by one, which is faster.
  private mutating func insert(_ name: String) -> Bool {
    if names.count >= 24 {
      if set.isEmpty {
        set.reserveCapacity(names.capacity)
        set.formUnion(names)
      }
      return set.insert(name).inserted
    }
    guard let bit = name.utf8.withContiguousStorageIfAvailable(Self.bit) ?? nil else {
      return !names.contains(name)
    }
    defer { seen |= bit }
    return seen & bit == 0 || !names.contains(name)
  }

  /// One of 64 bits that stands for a name; `nil` of a name that may be written in several ways.
  private static func bit(of name: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var hash: UInt64 = 0
    for byte in name {
      guard byte < 0x80 else { return nil }
      hash = hash &* 31 &+ UInt64(byte)
    }
    return 1 << ((hash &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}

extension CatalogueWalk {
  /// Reports every name after the first of its kind.
  mutating func report(_ check: NameCheck) {
    for (node, name) in check.repeats { report(check.rule, at: node, value: name) }
  }
}
