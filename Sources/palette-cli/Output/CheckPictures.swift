import PaletteCore

extension Pictures {
  /// How much contrast the pairs of a palette have, and which colours look most alike.
  func check(_ check: PaletteCheck) -> [String] {
    guard check.pairs.count > 0 else {
      return title(of: check) + paragraph("It has one colour, and so no pairs to compare.")
    }
    let ratios = check.pairs.against.map { column(check, against: $0) } ?? triangle(check)
    return title(of: check) + [""] + ratios + reached(check) + equal(check) + [""] + alike(check)
  }

  private func title(of check: PaletteCheck) -> [String] {
    let name: [Table.Piece] =
      check.name.map { [.text($0, .bold), .text(dot + check.typed, .dim)] }
      ?? [.text(check.typed, .bold)]
    let count = check.counted(check.count, "colour")
    return [line(of: name + [.text(dot + count, .dim)])]
  }

  // MARK: Contrast

  /// The ratios with one colour, which stands above them.
  private func column(_ check: PaletteCheck, against other: Int) -> [String] {
    var table = Table(columns: [
      Table.Column(importance: 2), Table.Column(alignment: .right), Table.Column(),
      Table.Column(importance: 1, leastWidth: 4), Table.Column(),
    ])
    check.pairs.forEach { pair in
      let place = check.pairs.inOrder(pair).first
      let (name, hex) = (check.names[place], check.colours[place].hex)
      let grade = ContrastGrade(check.pairs.ratio(pair))
      let ratio = Contrast.text(ofRatio: check.pairs.ratio(pair), decimals: 2)
      table.append([
        bar([check.colours[place], check.colours[other]], width: isNarrow ? 4 : 8),
        [.text("\(ratio) : 1", grade.style)],
        [.text(grade.mark(painter.capabilities.unicode), grade.style)],
        [.text(name.isEmpty ? hex : name, .plain)], [.text(name.isEmpty ? "" : hex, .dim)],
      ])
    }
    let (name, hex) = (check.names[other], check.colours[other].hex)
    return paragraph("Against " + (name.isEmpty ? hex : "\(sanitised(name)) \(hex)"), style: .dim)
      + lines(ofFirstFitting: [table, table.leavingOut([4])]) + [""]
  }

  /// Tells of equal colours, which nobody would read on one another.
  private func equal(_ check: PaletteCheck) -> [String] {
    guard let pair = check.pairs.equal.first else { return [] }
    let count = check.pairs.equal.count
    return paragraph(
      (count == 1 ? "Equal: " : "\(count) pairs are of equal colours, such as ")
        + "\(sanitised(check.words(pair))).", style: .dim)
  }

  /// Ratios in rows and columns, marks alone where those do not fit, else the smallest ratios.
  private func triangle(_ check: PaletteCheck) -> [String] {
    let ratios = ContrastTriangle(check, cell: 6, pictures: self)
    if ratios.fits { return ratios.lines + [""] }
    let marks = ContrastTriangle(check, cell: 2, pictures: self)
    return (marks.fits ? marks.lines + [""] : []) + leastContrasts(check) + [""]
  }

  /// How many pairs reach each limit: the key to the marks of the triangle as well.
  private func reached(_ check: PaletteCheck) -> [String] {
    var table = Table(columns: [
      Table.Column(), Table.Column(), Table.Column(alignment: .right),
      Table.Column(importance: 1, leastWidth: 10),
    ])
    let grades = ContrastGrade.allCases.filter { $0.least > 1 }
    let counts = grades.map { check.pairs.count(reaching: $0.least) }
    let total = " of \(check.pairs.count)"
    // Beside a mark and a ratio with the gaps behind them.
    let hasRoom = counts.allSatisfy { 12 + String($0).count + total.count <= width }
    for (grade, count) in zip(grades, counts) {
      table.append([
        [.text(grade.mark(painter.capabilities.unicode), grade.style)],
        [.text("\(DecimalText.text(grade.least, decimals: 1)) : 1", .plain)],
        [.text("\(count)" + (hasRoom ? total : ""), .bold)],
        [.text(isNarrow ? grade.shortUse : grade.use, .dim)],
      ])
    }
    return lines(of: table)
  }

  private func leastContrasts(_ check: PaletteCheck) -> [String] {
    var table = Table(columns: Self.pairColumns)
    for pair in check.pairs.leastContrasts(5) {
      let ratio = Contrast.text(ofRatio: check.pairs.ratio(pair), decimals: 2)
      table.append(row("\(ratio) : 1", pair, seen: .normal, check))
    }
    return [painter.paint("Least contrast", .dim)] + linesOfPairs(table, hexColumns: [3, 5])
  }

  // MARK: Differences

  /// For each sight the two colours that look most alike, and how much.
  private func alike(_ check: PaletteCheck) -> [String] {
    var table = Table(columns: [Table.Column()] + Self.pairColumns)
    let metric = check.pairs.all.metric
    var same: [String] = []
    for sight in Sight.allCases {
      guard let found = check.pairs.mostAlike(sight) else { continue }
      let isSame = found.difference < metric.noticeable
      if isSame { same.append(sight.rawValue) }
      let difference = check.text(ofDifference: found.difference)
      table.append(
        [[.text(sight.rawValue, .dim)]]
          + row(difference, found.pair, seen: sight, check, style: isSame ? .bold : .plain))
    }
    let limit = DecimalText.text(metric.noticeable, decimals: 2)
    let judgement =
      same.isEmpty
      ? "All can be told apart side by side, which takes \(limit)."
      : "Below \(limit) two colours can hardly be told apart, even side by side: "
        + "\(same.joined(separator: ", "))."
    let measure = metric == .ok ? "the distance in OKLab" : metric.title
    return paragraph("Most alike, by \(measure)", style: .dim)
      + linesOfPairs(table, hexColumns: [4, 6]) + [""]
      + paragraph(judgement, style: same.isEmpty ? .dim : .plain)
  }

  // MARK: Pairs

  private static let pairColumns = [
    Table.Column(importance: 2), Table.Column(alignment: .right),
    Table.Column(importance: 1, leastWidth: 4),
    Table.Column(), Table.Column(importance: 1, leastWidth: 4), Table.Column(),
  ]

  /// Names say more than their hexes where there is no room for both.
  private func linesOfPairs(_ table: Table, hexColumns: [Int]) -> [String] {
    lines(ofFirstFitting: [table, table.leavingOut(hexColumns)])
  }

  /// Two colours edge to edge, a number, and what they are called.
  private func row(
    _ number: String, _ pair: ColourPairs.Pair, seen sight: Sight, _ check: PaletteCheck,
    style: Style = .plain
  ) -> [[Table.Piece]] {
    let (first, second) = check.pairs.inOrder(pair)
    let both = [first, second]
    let seen = both.map { sight.seen(check.colours[$0]).rgb8 }
    return [bar(seen, width: isNarrow ? 4 : 8), [.text(number, style)]]
      + both.flatMap { place -> [[Table.Piece]] in
        let (name, hex) = (check.names[place], check.colours[place].hex)
        return name.isEmpty
          ? [[.text(hex, .plain)], []] : [[.text(name, .plain)], [.text(hex, .dim)]]
      }
  }
}
