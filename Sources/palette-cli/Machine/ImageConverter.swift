import PaletteCore

/// The programs that turn other formats into PAM or PPM, the better ones first.
///
/// Each reads standard input and is told the format that the bytes begin like: it needs no file's
/// name, which some would take for more than a name, and guesses at nothing.
enum ImageConverter {
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
    case .png: return general + [ChildProcess(name: "pngtopam", arguments: ["-alphapam"])]
    case .jpeg: return general + [ChildProcess(name: "djpeg", arguments: ["-pnm"])]
    case .webp:
      return general + [ChildProcess(name: "dwebp", arguments: ["-pam", "-o", "-", "--", "-"])]
    default: return general
    }
  }

  private static func magickPrefix(of format: ImageFormat) -> String {
    format == .jxl ? "jxl" : format.rawValue.lowercased()
  }
}
