import PaletteCore

/// What `pick` was asked for.
struct PickRequest {
  let wheel: Wheel
  let source: Source
  let notation: Notation
  let keeps: Bool
  let name: String?
  let copies: Bool

  /// What the points are picked from.
  enum Source {
    /// Our own disc.
    case disc
    /// An image, stretched to the frame, and the name of its file.
    case image(RasterImage, name: String)
  }

  /// A picked colour and where it lies.
  private struct Pick {
    let sample: WheelSample
    /// The colour in full precision, where no pixel was read.
    var exact: Colour?
    let x: Double
    let y: Double
  }

  // MARK: Asking

  func pick(at words: [String], _ context: Context) throws {
    try show(try pick(at: words), context)
  }

  func pick(angle: Double, radius: Double, _ context: Context) throws {
    let (x, y) = wheel.point(hue: angle, saturation: radius)
    let sample: WheelSample? =
      switch source {
      case .disc: wheel.colour(angle: angle, radius: radius)
      case .image(let image, _): wheel.sample(x: x, y: y, in: image)
      }
    guard let sample else { throw noColour(x, y, "\(coordinateText(x)),\(coordinateText(y))") }
    var exact: Colour?
    if case .disc = source { exact = Colour(.hsv, SIMD3(angle, radius, wheel.value)) }
    try show(Pick(sample: sample, exact: exact, x: x, y: y), context)
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

  /// Every line is a point; a disc is drawn once, and each point reads it.
  func pickStream(_ context: Context) throws {
    var disc: PixelBuffer?
    // A frame that is larger than the stream is likely to be long is not worth drawing.
    if case .disc = source, wheel.width <= 1024 { disc = wheel.render() }
    try context.forEachLine { [disc] line throws in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "," }
      try show(try pick(at: words, drawn: disc), context)
    }
  }

  // MARK: Sampling

  private func pick(at words: [some StringProtocol], drawn disc: PixelBuffer? = nil) throws -> Pick
  {
    guard words.count == 2, let x = coordinate(words[0]), let y = coordinate(words[1]) else {
      let text = words.joined(separator: " ")
      throw Failure(.usage, "'\(text)' is not a point. Write two numbers, like 128 64.")
    }
    guard let sample = sample(x, y, drawn: disc) else {
      throw noColour(x, y, "\(words[0]),\(words[1])")
    }
    return Pick(sample: sample, x: x, y: y)
  }

  private func sample(_ x: Double, _ y: Double, drawn disc: PixelBuffer?) -> WheelSample? {
    if case .image(let image, _) = source { return wheel.sample(x: x, y: y, in: image) }
    if let disc { return wheel.sample(x: x, y: y, in: disc) }
    return wheel.sample(x: x, y: y)
  }

  /// Why a point has no colour; `text` is how it was typed.
  private func noColour(_ x: Double, _ y: Double, _ text: String) -> Failure {
    if case .image(_, let name) = source, wheel.contains(x: x, y: y) {
      return Failure(
        .no,
        "The image '\(name)' is transparent at \(text) and has no colour there. "
          + "Name another point.")
    }
    let half = DecimalText.text(wheel.centreX, decimals: 1)
    return Failure(
      .no,
      "The point \(text) is outside the wheel. Its centre is \(half),\(half) and its radius "
        + "\(half).")
  }

  private func coordinate(_ text: some StringProtocol) -> Double? {
    // Programs write small numbers with an exponent.
    let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isDecimal, let number = Double(String(text)), number.isFinite else { return nil }
    return number
  }

  // MARK: Answering

  private func show(_ pick: Pick, _ context: Context) throws {
    let rgb = pick.sample.rgb
    let text = notation.text(of: pick.exact ?? Colour(rgb))
    switch context.form {
    case .json: try context.json(try json(of: pick, context))
    case .records: try context.output.line(text)
    case .picture: try context.picture { [$0.swatched(text, rgb)] }
    }
    if keeps {
      // The answer is the colour; that it was kept is told beside it.
      let favourite = try context.favourite(
        try context.listed(rgb), name: name, from: source.origin)
      try context.notice(try context.keep(favourite).sentence)
    }
    if copies { try context.copy(text) }
  }

  private func json(of pick: Pick, _ context: Context) throws -> JSON {
    try context.listed(pick.sample.rgb).json.adding([
      "x": .number(coordinateText(pick.x)), "y": .number(coordinateText(pick.y)),
      "size": .integer(wheel.width),
      "hue": pick.sample.hue.map { .number(DecimalText.text($0, decimals: 4)) } ?? .null,
      "saturation": .number(DecimalText.text(pick.sample.saturation, decimals: 5)),
    ])
  }

  private func coordinateText(_ number: Double) -> String {
    DecimalText.text(number, decimals: 4)
  }
}

extension PickRequest.Source {
  /// Where a favourite is said to come from.
  fileprivate var origin: String {
    switch self {
    case .disc: "wheel"
    case .image(_, let name): name
    }
  }
}
