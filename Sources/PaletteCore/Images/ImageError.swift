/// Why bytes cannot be read as an image.
public enum ImageError: Error, Equatable, CustomStringConvertible {
  /// They begin like none of the formats that are read.
  case unknownFormat
  /// They are not as their format has it.
  case damaged(format: ImageFormat, offset: Int, expected: String)

  /// What is wrong, and where: without a subject, as it goes after a file's name.
  public var description: String {
    switch self {
    case .unknownFormat: "begins like no image that can be read"
    case .damaged(let format, let offset, let expected):
      "is no sound \(format.rawValue) image: at byte \(offset) there should be \(expected)"
    }
  }
}
