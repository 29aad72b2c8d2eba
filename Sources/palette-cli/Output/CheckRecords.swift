import PaletteCore

// A check as a stream: pairs are written as they are made, since there may be very many.

extension PaletteCheck {
  /// A record for each pair: hex, hex, ratio, and the differences for each sight.
  func writeRecords(to output: OutputStream) throws {
    let hexes = colours.map { Array($0.hex.utf8) }
    try forEachPair(to: output) { pair, bytes in
      let (first, second) = pairs.inOrder(pair)
      bytes += hexes[first]
      bytes.append(UInt8(ascii: "\t"))
      bytes += hexes[second]
      bytes.append(UInt8(ascii: "\t"))
      Contrast.append(ratio: pairs.ratio(pair), decimals: 2, to: &bytes)
      for sight in Sight.allCases {
        bytes.append(UInt8(ascii: "\t"))
        append(pairs.difference(pair, sight), to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// One object with all colours, all pairs, and the pairs that look most alike.
  func writeJSON(to output: OutputStream) throws {
    let hexes = colours.map { Array($0.hex.utf8) }
    var isFirst = true
    try output.write(head + "\"pairs\":[")
    try forEachPair(to: output) { pair, bytes in
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      appendJSON(of: pair, hexes, to: &bytes)
    }
    try output.line("],\"smallest\":\(smallest.text)}")
  }

  /// The members before the pairs, and the brace and the comma around them.
  private var head: String {
    let listed = zip(colours, names).map { rgb, name in
      ListedColour(rgb, name: name.isEmpty ? nil : LocalisedText(name)).json
    }
    let object = JSON.object([
      "palette": .string(typed), "name": name.map(JSON.string),
      "colours": .array(Array(listed.prefix(count))), "against": pairs.against.map { listed[$0] },
      "metric": .string(pairs.all.metric.rawValue),
    ])
    return object.text.dropLast() + ","
  }

  /// Appends the object of a pair: no tree is built of millions of them.
  private func appendJSON(
    of pair: ColourPairs.Pair, _ hexes: [[UInt8]], to bytes: inout [UInt8]
  ) {
    let (first, second) = pairs.inOrder(pair)
    bytes += "{\"first\":\"".utf8
    bytes += hexes[first]
    bytes += "\",\"second\":\"".utf8
    bytes += hexes[second]
    bytes += "\",\"contrast\":".utf8
    Contrast.append(ratio: pairs.ratio(pair), decimals: 6, to: &bytes)
    bytes += ",\"difference\":".utf8
    for (sight, mark) in zip(Sight.allCases, "{,,,".utf8) {
      bytes.append(mark)
      bytes += "\"\(sight.rawValue)\":".utf8
      append(pairs.difference(pair, sight), to: &bytes)
    }
    bytes += "}}".utf8
  }

  private var smallest: JSON {
    .object(
      Sight.allCases.compactMap { sight in
        pairs.mostAlike(sight).map { distance in
          let (first, second) = pairs.inOrder(distance.pair)
          return JSON.Member(
            sight.rawValue,
            .object([
              "first": .string(colours[first].hex), "second": .string(colours[second].hex),
              "difference": .number(text(ofDifference: distance.difference)),
            ]))
        }
      })
  }

  private func append(_ difference: Double, to bytes: inout [UInt8]) {
    DecimalText.append(difference, decimals: pairs.all.metric.decimals, to: &bytes)
  }

  /// Writes something for each pair, in the order of the list.
  private func forEachPair(
    to output: OutputStream, _ append: (ColourPairs.Pair, inout [UInt8]) -> Void
  ) throws {
    var bytes: [UInt8] = []
    try pairs.forEach { pair in
      append(pair, &bytes)
      guard bytes.count > 60_000 else { return }
      try output.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try output.write(bytes)
  }
}
