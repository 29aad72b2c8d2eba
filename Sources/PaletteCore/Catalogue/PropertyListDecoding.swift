#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PropertyList {
  /// Decodes an XML or old-style property list that is not too deep.
  init(decoding text: [UInt8]) throws(PropertyListError) {
    do {
      self = try PropertyListDecoder().decode(PropertyList.self, from: Data(text))
    } catch DecodingError.dataCorrupted(let context) {
      throw .malformed(Self.reason(context))
    } catch {
      throw .malformed("")
    }
  }

  private static func reason(_ context: DecodingError.Context) -> String {
    let details = (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"]
    return details as? String ?? ""
  }
}

extension PropertyList: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var members: [String: PropertyList] = [:]
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(PropertyList.self, forKey: key)
      }
      self = .dictionary(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [PropertyList] = []
      while !container.isAtEnd { elements.append(try container.decode(PropertyList.self)) }
      self = .array(elements)
    } else {
      self = try Self.scalar(try decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> PropertyList {
    if let text = try? container.decode(String.self) { return .string(text) }
    if let flag = try? container.decode(Bool.self) { return .boolean(flag) }
    if let number = try? container.decode(Int.self) { return .integer(number) }
    if let number = try? container.decode(Double.self) { return .real(number) }
    if (try? container.decode(Date.self)) != nil { return .date }
    _ = try container.decode(Data.self)
    return .data
  }
}
