import PaletteCore

let wheelCommand = Command<Context>(
  "wheel", "Draw the colour wheel, or write it to a file.",
  examples: ["palette-cli wheel --mark teal", "palette-cli wheel --size 512 -o wheel.svg"]
) {
  Action(
    .option("size", placeholder: "N", "The side in points.", as: .wholeNumber(in: Wheel.sides)),
    .option("mark", placeholder: "COLOUR", "Draw a ring where this colour lies.", as: .colour),
    .option(
      "value", placeholder: "PERCENT", "How bright the whole wheel is.", as: .number(in: 0...100),
      default: 100),
    .option(
      "output", short: "o", placeholder: "FILE",
      "Write to this file, in the format of its ending; an existing file is replaced.", as: .file),
    .option("to", placeholder: "FORMAT", "The format to write.", as: .choice(of: WheelFormat.self))
  ) { context, size, mark, value, file, told in
    if context.options.json { throw UsageError.Fault.conflict("--json", "wheel") }
    let marked = try mark.map { try context.colour($0).rgb }
    guard file != nil || told != nil else {
      return try drawWheel(size: size, value: value / 100, marking: marked, context)
    }
    guard let format = told ?? file.flatMap(WheelFormat.init(file:)) else {
      throw UsageError.Fault.rule(
        "'\(file ?? "")' has no ending that names a format. "
          + "Use .png, .svg, .html, .ppm or .pam, or give --to.")
    }
    let isShown = (file ?? "-") == "-" && context.output.isTerminal
    guard !isShown || format.isText else {
      throw context.nothingToShow(format.rawValue)
    }
    let bytes = format.bytes(of: Wheel(size: size ?? 256, value: value / 100), marking: marked)
    guard let file, file != "-" else { return try context.output.write(bytes) }
    try context.write(bytes, to: file)
  }
}

/// A picture format that the wheel can be written in.
enum WheelFormat: String, CaseIterable {
  case png
  case svg
  case html
  case ppm
  case pam

  init?(file: String) {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    self.init(rawValue: file[file.index(after: dot)...].lowercased())
  }

  /// Whether it is text that a terminal can show.
  var isText: Bool { self == .svg || self == .html }

  func bytes(of wheel: Wheel, marking marked: RGB8?) -> [UInt8] {
    switch self {
    case .svg: return Array(WheelImage.svg(wheel, marking: marked).utf8)
    case .html: return Array(WheelImage.html(wheel, marking: marked).utf8)
    case .png, .ppm, .pam: break
    }
    var buffer = wheel.render()
    if let marked { wheel.mark(marked, in: &buffer) }
    return switch self {
    case .ppm: WheelImage.ppm(buffer)
    case .pam: WheelImage.pam(buffer)
    default: WheelImage.png(buffer)
    }
  }
}

/// Draws as large a wheel as fits: a line of text holds two rows of points.
private func drawWheel(size: Int?, value: Double, marking marked: RGB8?, _ context: Context) throws
{
  let room = context.screen.size
  // Room is left for the prompt, and for the caption of a mark.
  let lines = room.rows - (marked == nil ? 2 : 4)
  let largest = min(room.columns, max(2, 2 * lines))
  let side = min(size ?? min(largest, 64), room.columns)
  let wheel = Wheel(size: max(1, side), value: value)
  var buffer = wheel.render()
  if let marked { wheel.mark(marked, in: &buffer) }
  try context.picture { pictures in
    let caption = marked.map { pictures.swatched($0.hex, $0) }
    return pictures.painter.picture(buffer) + (caption.map { ["", $0] } ?? [])
  }
}
