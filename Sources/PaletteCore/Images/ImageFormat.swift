/// The formats of images, told apart by how their bytes begin and never by a file's name.
public enum ImageFormat: String, CaseIterable, Sendable {
  // Those that `RasterImage` reads.
  /// Portable pixmap or greymap, binary or in digits: `P2`, `P3`, `P5`, `P6`.
  case ppm = "PPM"
  /// Portable arbitrary map: `P7`.
  case pam = "PAM"
  /// farbfeld.
  case farbfeld
  /// Quite OK Image.
  case qoi = "QOI"
  /// Portable Network Graphics.
  case png = "PNG"
  // Those that a converter must read.
  /// JPEG.
  case jpeg = "JPEG"
  /// WebP.
  case webp = "WebP"
  /// Graphics Interchange Format.
  case gif = "GIF"
  /// Windows bitmap.
  case bmp = "BMP"
  /// Tagged Image File Format.
  case tiff = "TIFF"
  /// High Efficiency Image File Format.
  case heic = "HEIC"
  /// AV1 Image File Format.
  case avif = "AVIF"
  /// JPEG XL.
  case jxl = "JPEG XL"

  /// The format that bytes begin like; `nil` for none that is known.
  ///
  /// - Parameter bytes: The beginning of a file, 32 bytes of it or more where there are so many.
  public init?(beginningOf bytes: [UInt8]) {
    let match = Self.signatures.first { signature in
      signature.pieces.allSatisfy { bytes.dropFirst($0.offset).starts(with: $0.bytes) }
    }
    guard let match else { return nil }
    self = match.format
  }

  /// Whether `RasterImage` reads it.
  public var isNative: Bool { [.ppm, .pam, .farbfeld, .qoi, .png].contains(self) }

  private struct Signature {
    let format: ImageFormat
    let pieces: [(offset: Int, bytes: [UInt8])]

    init(_ format: ImageFormat, _ text: String, then other: String = "", at offset: Int = 0) {
      self.format = format
      pieces = [(0, Array(text.utf8)), (offset, Array(other.utf8))]
    }

    init(_ format: ImageFormat, bytes: [UInt8]) {
      self.format = format
      pieces = [(0, bytes)]
    }

    /// A box of the ISO base media format (ISO/IEC 14496-12), whose brand tells what it holds.
    init(_ format: ImageFormat, brand: String) {
      self.format = format
      pieces = [(4, Array("ftyp\(brand)".utf8))]
    }
  }

  /// Sources: ppm(5), pgm(5) and pam(5) of Netpbm, the specifications of farbfeld (suckless.org) and
  /// QOI (qoiformat.org), PNG (W3C) 5.2, JPEG (ITU-T T.81) B.2.1, RFC 9649 (WebP), GIF89a, TIFF 6.0,
  /// ISO/IEC 23008-12 (HEIF), the AVIF specification, and ISO/IEC 18181-2 (JPEG XL).
  private static let signatures: [Signature] =
    [
      Signature(.pam, "P7\n"), Signature(.pam, "P7\r\n"),
      Signature(.farbfeld, "farbfeld"), Signature(.qoi, "qoif"),
      Signature(.png, bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      Signature(.jpeg, bytes: [0xFF, 0xD8, 0xFF]),
      Signature(.webp, "RIFF", then: "WEBP", at: 8),
      Signature(.gif, "GIF87a"), Signature(.gif, "GIF89a"), Signature(.bmp, "BM"),
      Signature(.tiff, bytes: [0x49, 0x49, 42, 0]), Signature(.tiff, bytes: [0x4D, 0x4D, 0, 42]),
      Signature(.heic, brand: "heic"), Signature(.heic, brand: "heix"),
      Signature(.heic, brand: "mif1"), Signature(.avif, brand: "avif"),
      Signature(.jxl, bytes: [0xFF, 0x0A]),
      Signature(.jxl, bytes: [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
    ]
    + ["P2", "P3", "P5", "P6"].flatMap { magic in
      [" ", "\t", "\n", "\r", "\u{0B}", "\u{0C}", "#"].map { Signature(.ppm, magic + $0) }
    }
}
