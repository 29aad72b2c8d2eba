import PaletteCore

/// The programs that turn other formats into PAM or PPM, the better ones first.
///
/// Each reads standard input and is told the format that the bytes begin like: it needs no file's
/// name, which some would take for more than a name, and guesses at nothing.
enum ImageConverter {
  /// More bytes than these are read of no image and of no converter: the largest image takes half of
  /// them in the widest format that does not write digits.
  static let mostBytes = RasterImage.mostPixels * 16
  static let mostText = "\(mostBytes >> 30) GiB"
  /// A converter that takes longer is taken to hang: the largest image takes a few seconds.
  static let patience = Duration.seconds(60)

  /// The calls that may read a format, to be tried in this order.
  static func calls(for format: ImageFormat) -> [ChildProcess] {
    // The first picture of an animation, and as it stands upright.
    let magick = [
      "\(magickPrefix(of: format)):-[0]", "-auto-orient", "-colorspace", "sRGB", "pam:-",
    ]
    let general = [
      ChildProcess(name: "magick", arguments: magick),
      ChildProcess(name: "convert", arguments: magick),
      ChildProcess(name: "gm", arguments: ["convert"] + magick),
      ChildProcess(
        name: "ffmpeg",
        arguments: [
          "-v", "error", "-i", "pipe:0", "-frames:v", "1", "-f", "image2pipe", "-c:v", "pam",
          "pipe:1",
        ]),
    ]
    switch format {
    case .jpeg: return general + [ChildProcess(name: "djpeg", arguments: ["-pnm"])]
    case .webp:
      return general + [ChildProcess(name: "dwebp", arguments: ["-pam", "-o", "-", "--", "-"])]
    default: return general
    }
  }

  private static func magickPrefix(of format: ImageFormat) -> String {
    format == .jxl ? "jxl" : format.rawValue.lowercased()
  }

  /// The image that a converter gave.
  static func image(of outcome: ChildProcess.Outcome) throws(ConverterComplaint) -> RasterImage {
    switch outcome {
    case .output(let bytes):
      do throws(ImageError) {
        return try RasterImage(reading: bytes)
      } catch {
        throw ConverterComplaint(words: "wrote what \(error)")
      }
    case .failure(let complaint):
      let reason = complaint.isEmpty ? "" : ": \(complaint)"
      throw ConverterComplaint(words: "cannot read it\(reason)")
    case .tooMuch:
      throw ConverterComplaint(words: "wrote more than \(mostText), which is too large")
    case .tooLong:
      throw ConverterComplaint(words: "was not done after \(patience.components.seconds) seconds")
    }
  }
}

/// Why a converter has given no image.
struct ConverterComplaint: Error, Equatable {
  /// Without a subject, as they go after the converter's name.
  let words: String
}
