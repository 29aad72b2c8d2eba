import PaletteCore

let pickCommand = Command<Context>(
  "pick", "Pick the colour at a point of the wheel.",
  discussion: [
    "The wheel stands in a square frame of SIZE by SIZE points, the origin at the top left, y "
      + "growing downwards. Red lies to the right, hues turn counter-clockwise, and the centre is "
      + "white. '-' reads one point a line, 'X Y', from standard input.",
    "--angle and --radius name a point by its hue and saturation; --locate goes the other way, "
      + "from a colour to its point.",
  ],
  examples: [
    "palette-cli pick 200 90", "palette-cli pick --angle 210 --radius 0.6 --value 80 --save",
    "palette-cli pick --locate teal",
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
      "value", placeholder: "PERCENT", "How bright the whole wheel is.", as: .number(in: 0...100),
      default: 100),
    .option("locate", placeholder: "COLOUR", "Tell the point where this colour lies.", as: .colour),
    .option(
      "to", placeholder: "NOTATION", "The notation to write.", as: .choice(of: Notation.self),
      default: .hex),
    .flag("save", "Keep the colour as a favourite."),
    .option("name", placeholder: "NAME", "The name to keep it under.", as: .text("NAME")),
    .flag("copy", "Send the text to the terminal's clipboard.")
  ) { context, point, size, angle, radius, value, locate, notation, save, name, copy in
    let request = PickRequest(
      wheel: Wheel(size: size, value: value / 100), size: size, notation: notation,
      keeps: save, name: name, copies: copy)
    let isPolar = angle != nil || radius != nil
    let conflicts = [
      (!point.isEmpty, "X Y"), (angle != nil, "--angle"), (radius != nil, "--radius"),
      (save, "--save"), (copy, "--copy"),
    ]
    if locate != nil, let other = conflicts.first(where: \.0) {
      throw UsageError.Fault.conflict(other.1, "--locate")
    }
    if isPolar, !point.isEmpty {
      throw UsageError.Fault.conflict("X Y", angle == nil ? "--radius" : "--angle")
    }
    if name != nil, !save { throw UsageError.Fault.needs("--name", "--save") }
    if let locate {
      return try request.locate(try context.colour(locate).rgb, context)
    }
    if isPolar {
      guard let angle else { throw UsageError.Fault.needs("--radius", "--angle") }
      guard let radius else { throw UsageError.Fault.needs("--angle", "--radius") }
      return try request.pick(angle: angle, radius: radius, context)
    }
    if point == ["-"] { return try request.pickStream(context) }
    guard point.count == 2 else {
      throw UsageError.Fault.rule(
        point.count > 2
          ? "A point is two numbers, X and Y, but there are \(point.count)."
          : "A point is missing. Give X and Y, or --angle and --radius.")
    }
    try request.show(try request.sample(at: point), context)
  }
}

/// What `pick` was asked for.
private struct PickRequest {
  let wheel: Wheel
  let size: Int
  let notation: Notation
  let keeps: Bool
  let name: String?
  let copies: Bool

  /// A picked colour and where it lies.
  struct Pick {
    let sample: WheelSample
    let x: Double
    let y: Double
  }

  func sample(at words: [some StringProtocol], in disc: PixelBuffer? = nil) throws -> Pick {
    guard words.count == 2, let x = coordinate(words[0]), let y = coordinate(words[1]) else {
      let text = words.joined(separator: " ")
      throw Failure(.usage, "'\(text)' is not a point. Write two numbers, like 128 64.")
    }
    let sample = disc.map { wheel.sample(x: x, y: y, in: $0) } ?? wheel.sample(x: x, y: y)
    guard let sample else {
      let half = DecimalText.text(Double(size) / 2, decimals: 1)
      throw Failure(
        .no,
        "The point \(words[0]),\(words[1]) is outside the wheel. Its centre is \(half),\(half) and "
          + "its radius \(half).")
    }
    return Pick(sample: sample, x: x, y: y)
  }

  private func coordinate(_ text: some StringProtocol) -> Double? {
    // Programs write small numbers with an exponent.
    let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isDecimal, let number = Double(String(text)), number.isFinite else { return nil }
    return number
  }

  func pick(angle: Double, radius: Double, _ context: Context) throws {
    guard let sample = wheel.colour(angle: angle, radius: radius) else {
      throw Failure(.usage, "'\(angle)' is not an angle. Write degrees, like 210.")
    }
    let place = wheel.point(hue: angle, saturation: radius)
    try show(Pick(sample: sample, x: place.x, y: place.y), context)
  }

  func locate(_ rgb: RGB8, _ context: Context) throws {
    let place = wheel.locate(rgb)
    let (x, y) = (coordinateText(place.x), coordinateText(place.y))
    switch context.form {
    case .json:
      try context.json(try context.listed(rgb).json.adding(["x": .number(x), "y": .number(y)]))
    case .records: try context.record([x, y])
    case .picture: try context.picture { [$0.swatched("\(rgb.hex)  x \(x)  y \(y)", rgb)] }
    }
  }

  /// Every line is a point; the whole disc is drawn once, and each point reads it.
  func pickStream(_ context: Context) throws {
    // A frame that is larger than the stream is likely to be long is not worth drawing.
    let disc = size <= 1024 ? wheel.render() : nil
    try context.forEachLine { line throws in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "," }
      try show(try sample(at: words, in: disc), context)
    }
  }

  func show(_ pick: Pick, _ context: Context) throws {
    let rgb = pick.sample.rgb
    let text = notation.text(of: Colour(rgb))
    switch context.form {
    case .json: try context.json(try json(of: pick, context))
    case .records: try context.output.line(text)
    case .picture: try context.picture { [$0.swatched(text, rgb)] }
    }
    if keeps {
      // The answer is the colour; that it was kept is told beside it.
      let favourite = try context.favourite(try context.listed(rgb), name: name, from: "wheel")
      try context.notice(try context.keep(favourite).sentence)
    }
    if copies { try context.copy(text) }
  }

  private func json(of pick: Pick, _ context: Context) throws -> JSON {
    try context.listed(pick.sample.rgb).json.adding([
      "x": .number(coordinateText(pick.x)), "y": .number(coordinateText(pick.y)),
      "size": .integer(size),
      "hue": pick.sample.hue.map { .number(DecimalText.text($0, decimals: 4)) } ?? .null,
      "saturation": .number(DecimalText.text(pick.sample.saturation, decimals: 5)),
    ])
  }

  private func coordinateText(_ number: Double) -> String {
    DecimalText.text(number, decimals: 4)
  }
}
