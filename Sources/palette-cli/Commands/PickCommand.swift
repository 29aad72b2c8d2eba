import PaletteCore

let pickCommand = Command<Context>(
  "pick", "Pick the colour at a point of the wheel.",
  discussion: [
    "The wheel stands in a square frame of SIZE by SIZE points, the origin at the top left, y "
      + "growing downwards. Red lies to the right, hues turn counter-clockwise, and the centre is "
      + "white. '-' reads one point a line, 'X Y', from standard input.",
    "--angle and --radius name a point by its hue and saturation; --locate goes the other way, "
      + "from a colour to its point.",
    "--image picks from a picture of a wheel, which is stretched to the frame. PNG, PPM, PGM, "
      + "PAM, farbfeld and QOI are read as they are; JPEG and other formats need a converter, such "
      + "as ImageMagick. The content tells the format, not the name.",
  ],
  examples: [
    "palette-cli pick 200 90", "palette-cli pick --angle 210 --radius 0.6 --value 80 --save",
    "palette-cli pick --locate teal", "palette-cli pick 200 90 --image wheel.png",
  ]
) {
  Action(
    .positionals("X Y", "The point, from the top left; or '-'.", as: .text("X Y")),
    .option(
      "size", placeholder: "N", "The side of the frame.", as: .wholeNumber(in: Wheel.sides),
      default: 256),
    .option("angle", placeholder: "DEGREES", "The hue, counter-clockwise from red.", as: .number),
    .option("radius", placeholder: "FRACTION", "The saturation.", as: .number(in: 0...1)),
    .option(
      "value", placeholder: "PERCENT", "How bright the whole wheel is; 100 unless given.",
      as: .number(in: 0...100)),
    .option("locate", placeholder: "COLOUR", "Tell the point where this colour lies.", as: .colour),
    .option(
      "image", placeholder: "FILE",
      "Pick from this image, stretched to the frame; '-' is standard input.", as: .file),
    .notation,
    .flag("save", "Keep the colour as a favourite."),
    .option("name", placeholder: "NAME", "The name to keep it under.", as: .text("NAME")),
    .flag("copy", "Send the text to the terminal's clipboard.")
  ) { context, point, size, angle, radius, value, locate, image, notation, save, name, copy in
    let target = try PickTarget(point: point, angle: angle, radius: radius, locate: locate)
    if locate != nil {
      try forbid("--locate", with: [(image != nil, "--image"), (save, "--save"), (copy, "--copy")])
    }
    // A picture is as bright as it is.
    if image != nil { try forbid("--image", with: [(value != nil, "--value")]) }
    if name != nil, !save { throw UsageError.Fault.needs("--name", "--save") }
    if image == "-", case .stream = target {
      throw UsageError.Fault.rule(
        "Standard input cannot hold both the points and the image. Name a file for the image.")
    }
    let request = PickRequest(
      wheel: Wheel(size: size, value: (value ?? 100) / 100),
      source: try image.map { .image(try ImageFile(path: $0).read(), name: $0) } ?? .disc,
      notation: notation, keeps: save, name: name, copies: copy)
    switch target {
    case .point(let words): try request.pick(at: words, context)
    case .polar(let angle, let radius):
      try request.pick(angle: angle, radius: radius, context)
    case .colour(let text): try request.locate(try context.colour(text).rgb, context)
    case .stream: try request.pickStream(context)
    }
  }
}

/// What is asked about, in one of the ways to say it.
private enum PickTarget {
  /// Two numbers, as they were typed.
  case point([String])
  case polar(angle: Double, radius: Double)
  /// The point of this colour.
  case colour(String)
  /// The points of standard input.
  case stream

  init(point: [String], angle: Double?, radius: Double?, locate: String?) throws {
    if let locate {
      try forbid(
        "--locate",
        with: [(!point.isEmpty, "X Y"), (angle != nil, "--angle"), (radius != nil, "--radius")])
      self = .colour(locate)
    } else if angle != nil || radius != nil {
      try forbid(angle == nil ? "--radius" : "--angle", with: [(!point.isEmpty, "X Y")])
      guard let angle else { throw UsageError.Fault.needs("--radius", "--angle") }
      guard let radius else { throw UsageError.Fault.needs("--angle", "--radius") }
      self = .polar(angle: angle, radius: radius)
    } else if point == ["-"] {
      self = .stream
    } else {
      guard point.count == 2 else {
        throw UsageError.Fault.rule(
          point.count > 2
            ? "A point is two numbers, X and Y, but there are \(point.count)."
            : "A point is missing. Give X and Y, or --angle and --radius.")
      }
      self = .point(point)
    }
  }
}

/// Refuses an option beside any of the others that are given.
private func forbid(_ option: String, with others: [(isGiven: Bool, name: String)]) throws {
  if let other = others.first(where: \.isGiven) {
    throw UsageError.Fault.conflict(other.name, option)
  }
}
