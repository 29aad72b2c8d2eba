import FoundationEssentials

@testable import PaletteCore

/// A value of a property list as a tree, from the toolchain's decoder or from our reader.
///
/// Dates and data have no value here: no catalogue holds one.
indirect enum DecodedValue: Equatable {
  case string(String)
  case number(Double)
  case integer(Int)
  case boolean(Bool)
  case date
  case data
  case array([DecodedValue])
  case dictionary([String: DecodedValue])

  /// What the toolchain's decoder makes of a file; `nil` if it refuses it.
  init?(decoding bytes: [UInt8]) {
    guard let value = try? PropertyListDecoder().decode(DecodedValue.self, from: Data(bytes)) else {
      return nil
    }
    self = value
  }

  /// A value that our reader has read.
  init(_ node: Int, of list: PropertyList) {
    switch list.kind(node) {
    case .string: self = .string(list.string(node))
    case .yes, .no: self = .boolean(list.kind(node) == .yes)
    case .date: self = .date
    case .data: self = .data
    case .array: self = .array(list.children(of: node).map { DecodedValue($0, of: list) })
    case .integer, .real:
      switch list.number(node) {
      case .integer(let number): self = .integer(number)
      case .real(let number): self = .real(number)
      case nil: self = .array([])
      }
    case .dictionary:
      let children = Array(list.children(of: node))
      var members: [String: DecodedValue] = [:]
      for index in stride(from: 0, to: children.count, by: 2) {
        members[list.string(children[index])] = DecodedValue(children[index + 1], of: list)
      }
      self = .dictionary(members)
    }
  }

  /// A real number; the decoder cannot tell a whole one from an integer, and no NaN equals another.
  static func real(_ number: Double) -> DecodedValue {
    if number.isNaN { return .string("not a number") }
    return Int(exactly: number).map { .integer($0) } ?? .number(number)
  }
}

extension DecodedValue: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var members: [String: DecodedValue] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(DecodedValue.self, forKey: key)
      }
      self = .dictionary(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [DecodedValue] = []
      while !container.isAtEnd { elements.append(try container.decode(DecodedValue.self)) }
      self = .array(elements)
    } else {
      self = try Self.scalar(try decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> DecodedValue {
    if let text = try? container.decode(String.self) { return .string(text) }
    if let flag = try? container.decode(Bool.self) { return .boolean(flag) }
    if let number = try? container.decode(Int.self) { return .integer(number) }
    if let number = try? container.decode(Double.self) { return .real(number) }
    if (try? container.decode(Date.self)) != nil { return .date }
    _ = try container.decode(Data.self)
    return .data
  }
}

extension [String: DecodedValue] {
  /// The members by their keys, so that a seed gives the same file in every run.
  var inOrder: [(key: String, value: DecodedValue)] { sorted { $0.key < $1.key } }
}
