extension JSON {
  /// Appends the value as JSON text for people: a member or element a line, two spaces deeper than
  /// what holds it; arrays of single values stay on one line.
  ///
  /// - Parameters:
  ///   - bytes: The UTF-8 text so far.
  ///   - depth: How deep the value stands.
  public func appendIndented(to bytes: inout [UInt8], depth: Int = 0) {
    switch self {
    case .array(let elements) where elements.contains(where: \.isNest):
      Self.appendLines(elements, between: "[", "]", depth: depth, to: &bytes) { element, bytes in
        element.appendIndented(to: &bytes, depth: depth + 1)
      }
    case .array(let elements):
      bytes.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(", ") }
        element.append(to: &bytes)
      }
      bytes.append("]")
    case .object(let members) where !members.isEmpty:
      Self.appendLines(members, between: "{", "}", depth: depth, to: &bytes) { member, bytes in
        Self.append(quoted: member.name, to: &bytes)
        bytes.append(": ")
        member.value.appendIndented(to: &bytes, depth: depth + 1)
      }
    default: append(to: &bytes)
    }
  }

  private var isNest: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    default: false
    }
  }

  private static func appendLines<Part>(
    _ parts: [Part], between opening: StaticString, _ closing: StaticString, depth: Int,
    to bytes: inout [UInt8], _ append: (Part, inout [UInt8]) -> Void
  ) {
    func startLine(depth: Int) {
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }
    bytes.append(opening)
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(depth: depth + 1)
      append(part, &bytes)
    }
    startLine(depth: depth)
    bytes.append(closing)
  }
}
