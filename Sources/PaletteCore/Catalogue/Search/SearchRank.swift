/// How well a thing fits a search, best first.
enum SearchRank: UInt8, Comparable, CaseIterable {
  /// A name is what was asked for, and the value the one that CSS gives that name.
  case standard
  /// A name or an id is what was asked for.
  case exact
  /// So is a name together with those of its palette and category: `slate 500`.
  case address
  /// All words of a name were asked for, others are in the names of its palette and category.
  case covered
  /// All that was asked for is there as whole words.
  case words
  /// The mood, a tag or the category of a palette has all that was asked for as whole words.
  case label
  /// A name is the one word that begins so.
  case beginning
  /// A name begins so.
  case prefix
  /// A later word of a name begins so.
  case wordStart
  /// A name has it inside.
  case inside
  /// The hex code begins with it, but it is written without `#` and may be a word (`fade`).
  case hexPrefix
  /// The mood is what was asked for.
  case mood
  /// The mood has it inside.
  case moodPart
  /// What a colour stands in is called just what was asked for.
  case home
  /// What a thing stands in has all that was asked for as whole words; or what stands in it is just that.
  case related
  /// What a thing stands in, or what stands in it, has it inside.
  case relatedPart

  static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}

/// How a word of a search fits a name, best first.
///
/// The lowest bit tells that the word was spelled in another way.
struct NameGrade: Comparable {
  let rawValue: UInt8

  /// The name is just that.
  static let whole = NameGrade(rawValue: 0)
  /// It is a word of the name, or several.
  static let word = NameGrade(rawValue: 2)
  /// The name is one word that begins so.
  static let beginning = NameGrade(rawValue: 4)
  /// The name begins so.
  static let prefix = NameGrade(rawValue: 6)
  /// A later word of the name begins so.
  static let wordStart = NameGrade(rawValue: 8)
  /// The name has it inside.
  static let inside = NameGrade(rawValue: 10)
  /// It does not fit.
  static let none = NameGrade(rawValue: .max)

  /// The same where the word was spelled in another way.
  var respelled: NameGrade { NameGrade(rawValue: rawValue | 1) }

  /// Whether the word was spelled in another way.
  var isRespelled: Bool { self != .none && rawValue & 1 == 1 }

  static func < (left: NameGrade, right: NameGrade) -> Bool { left.rawValue < right.rawValue }

  /// What it makes of the thing that has the name.
  var rank: SearchRank {
    switch rawValue | 1 {
    case 1: .exact
    case 3: .words
    case 5: .beginning
    case 7: .prefix
    case 9: .wordStart
    default: .inside
    }
  }
}
