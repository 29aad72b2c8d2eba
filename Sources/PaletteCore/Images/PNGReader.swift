/// Reads Portable Network Graphics of every colour type and bit depth, interlaced ones too.
///
/// Source: Portable Network Graphics (PNG) Specification, third edition (W3C). The checksums of the
/// chunks that are used are checked, and what lies behind the last chunk is passed over. The samples
/// are taken as sRGB.
struct PNGReader {
  private var scanner: ImageScanner
  /// The colours that indices stand for.
  private var palette: [UInt8] = []
  /// What the chunk of transparency holds.
  private var transparency: [UInt8]?
  /// The compressed pixels, in pieces.
  private var pieces: [ArraySlice<UInt8>] = []
  /// Whether the file says that its colours are not those of sRGB.
  private(set) var hasOtherProfile = false

  /// Short texts by their keywords.
  private(set) var notes: [String: String] = [:]

  init(_ bytes: [UInt8]) {
    scanner = ImageScanner(bytes, format: .png, from: PNGHeader.signature.count)
  }

  mutating func image() throws(ImageError) -> RasterImage {
    let first = try nextChunk()
    guard first.type == "IHDR", first.data.count == 13 else {
      throw scanner.damaged("a header chunk of 13 bytes", at: PNGHeader.signature.count)
    }
    var headerScanner = ImageScanner(scanner.bytes, format: .png, from: first.data.startIndex)
    let header = try PNGHeader(&headerScanner)
    try readChunks(header)
    let passes = header.passes
    let count = passes.reduce(0) { $0 + $1.height * ($1.rowBytes + 1) }
    var rows = try inflated(count)
    guard PNGFilters.undo(in: &rows, of: passes, bitsPerPixel: header.bitsPerPixel) else {
      throw scanner.damaged("rows with filters 0 to 4", at: pieces[0].startIndex)
    }
    let samples = PNGSamples(header, palette: palette, transparency: transparency)
    guard let bytes = samples.expanded(rows, passes) else {
      throw scanner.damaged(
        "pixels of the \(palette.count / 3) colours of the palette", at: pieces[0].startIndex)
    }
    return RasterImage(
      width: header.width, height: header.height, layout: samples.layout, bytes: bytes, start: 0)
  }

  // MARK: Chunks

  private struct Chunk {
    let type: String
    let data: ArraySlice<UInt8>
  }

  /// Reads a chunk: its length, its type, its data and a checksum of the two.
  private mutating func nextChunk() throws(ImageError) -> Chunk {
    let start = scanner.place
    let length = try scanner.number32("a chunk's length")
    let typeBytes = scanner.bytes[scanner.place...].prefix(4)
    guard typeBytes.count == 4, typeBytes.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
    else { throw scanner.damaged("four letters that name a chunk") }
    let type = String(decoding: typeBytes, as: UTF8.self)
    guard scanner.remaining - 8 >= length else {
      throw scanner.damaged(
        "a length of at most \(max(0, scanner.remaining - 8)), since no more bytes follow",
        at: start)
    }
    let body = scanner.place..<scanner.place + 4 + length
    scanner.skip(body.count)
    let checksum = try scanner.number32("a checksum")
    let isCritical = (typeBytes.first ?? 0) & 0x20 == 0
    if isCritical || type == "tRNS" {
      guard checksum == Int(Compression.crc32(scanner.bytes[body])) else {
        throw scanner.damaged("the checksum of '\(type)' at byte \(start)", at: body.upperBound)
      }
    }
    return Chunk(type: type, data: scanner.bytes[body.dropFirst(4)])
  }

  private mutating func readChunks(_ header: PNGHeader) throws(ImageError) {
    var saysSRGB = false
    var last = "IHDR"
    while true {
      let start = scanner.place
      let chunk = try nextChunk()
      switch chunk.type {
      case "IEND":
        guard !pieces.isEmpty else { throw scanner.damaged("a chunk 'IDAT'", at: start) }
        if saysSRGB { hasOtherProfile = false }
        return
      case "IDAT":
        guard pieces.isEmpty || last == "IDAT" else {
          throw scanner.damaged("no more chunks 'IDAT'", at: start)
        }
        guard header.type != .indexed || !palette.isEmpty else {
          throw scanner.damaged("a chunk 'PLTE' first", at: start)
        }
        pieces.append(chunk.data)
      case "PLTE": try readPalette(chunk.data, header)
      case "tRNS": try readTransparency(chunk.data, header)
      case "sRGB": saysSRGB = true
      case "tEXt": keepNote(chunk.data)
      case "iCCP":
        // The name stands first; nearly every program's own sRGB has it in its name.
        let name = String(decoding: chunk.data.prefix(79).prefix { $0 != 0 }, as: UTF8.self)
        if !name.lowercased().contains("srgb") { hasOtherProfile = true }
      case "cICP":
        // Primaries and curve of sRGB: ITU-T H.273.
        if !chunk.data.starts(with: [1, 13]) { hasOtherProfile = true }
      case let type where type.utf8.first.map { $0 & 0x20 == 0 } ?? true:
        throw scanner.damaged("a chunk that is known, not '\(type)'", at: start)
      default: break
      }
      last = chunk.type
    }
  }

  /// Keeps a keyword and the text behind a zero; a long one is somebody's comment.
  private mutating func keepNote(_ data: ArraySlice<UInt8>) {
    guard data.count <= 160, notes.count < 16, let zero = data.firstIndex(of: 0) else { return }
    notes[String(decoding: data[..<zero], as: UTF8.self)] =
      String(decoding: data[(zero + 1)...], as: UTF8.self)
  }

  /// The palette counts only where pixels are indices: elsewhere it is a suggestion for old screens.
  private mutating func readPalette(
    _ data: ArraySlice<UInt8>, _ header: PNGHeader
  ) throws(ImageError) {
    guard header.type == .indexed else { return }
    guard palette.isEmpty, (3...768).contains(data.count), data.count.isMultiple(of: 3) else {
      throw scanner.damaged("one palette of 1 to 256 colours", at: data.startIndex)
    }
    palette = Array(data)
  }

  private mutating func readTransparency(
    _ data: ArraySlice<UInt8>, _ header: PNGHeader
  ) throws(ImageError) {
    let isSound: Bool
    switch header.type {
    case .grey: isSound = data.count == 2
    case .rgb: isSound = data.count == 6
    case .indexed: isSound = data.count <= palette.count / 3
    case .greyAlpha, .rgbAlpha: return
    }
    guard isSound else {
      throw scanner.damaged("a chunk 'tRNS' that fits the colours", at: data.startIndex)
    }
    transparency = Array(data)
  }

  // MARK: Pixels

  private func inflated(_ count: Int) throws(ImageError) -> [UInt8] {
    do throws(CompressionFault) {
      return try Compression.inflate(pieces, as: .zlib, exactly: count)
    } catch {
      switch error {
      case .damaged(let offset): throw scanner.damaged("sound compressed pixels", at: offset)
      case .cutOff(let offset): throw scanner.damaged("more compressed pixels", at: offset)
      case .tooLong(let offset):
        throw scanner.damaged("no more than \(count) bytes of pixels", at: offset)
      case .tooShort(let found):
        throw scanner.damaged("\(count) bytes of pixels, not \(found)", at: pieces[0].startIndex)
      case .implausible:
        throw scanner.damaged(
          "\(count) bytes of pixels, for which these are too few", at: pieces[0].startIndex)
      }
    }
  }
}
