/// What names of a file stand for, where one may stand for another.
///
/// Chains of any length are followed once, so that a file is read in linear time however its names
/// are chained.
struct NameTable<Name: Hashable & Sendable, Value> {
  private var meanings: [Name: Meaning] = [:]

  /// What one name stands for.
  enum Meaning {
    case value(Value)
    /// What another name stands for; the value, where there is no such name.
    case alias(Name, fallback: Value?)
    /// Nothing that matters here.
    case nothing
  }

  /// A name that cannot be followed.
  enum Fault: Error {
    /// Names that stand for one another, the first one again at the end.
    case circle([Name])
    /// There is no such name.
    case missing(Name)
  }

  /// Says what a name stands for; the first that is said counts.
  mutating func define(_ name: Name, as meaning: Meaning) {
    if meanings[name] == nil { meanings[name] = meaning }
  }

  /// The value that a name stands for.
  ///
  /// - Returns: The value; `nil` if it is nothing that matters.
  /// - Throws: A circle, or a name that is not there; what led to it is nothing from then on.
  mutating func value(of name: Name) throws(Fault) -> Value? {
    var chain: [Name] = []
    var visited: Set<Name> = []
    var name = name
    var fallback: Value?
    var result: Value?
    search: while true {
      guard visited.insert(name).inserted else {
        settle(chain, as: nil)
        throw .circle(chain[(chain.firstIndex(of: name) ?? 0)...] + [name])
      }
      switch meanings[name] {
      case .value(let value):
        result = value
        break search
      case .nothing: break search
      case .alias(let next, let other):
        chain.append(name)
        fallback = other
        name = next
      case nil:
        guard let fallback else {
          settle(chain, as: nil)
          throw .missing(name)
        }
        result = fallback
        break search
      }
    }
    settle(chain, as: result)
    return result
  }

  /// Keeps what names were found to stand for, so that none is followed twice.
  private mutating func settle(_ names: [Name], as value: Value?) {
    for name in names { meanings[name] = value.map { .value($0) } ?? .nothing }
  }
}
