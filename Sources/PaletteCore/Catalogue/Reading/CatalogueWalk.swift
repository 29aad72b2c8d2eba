/// The walk through the values of one file, and what it found wrong so far.
struct CatalogueWalk {
  let file: String
  let list: PropertyList
  private var findings: [Finding] = []
  private var errorsLeftOut = 0
  private var warningsLeftOut = 0

  /// How many problems of a file are kept: more than anybody reads, and no file can fill the memory.
  private static let maximumProblems = 100_000

  /// A problem with a value, whose place is found later: for all of them at once.
  private struct Finding {
    let node: Int
    let rule: CatalogueRule
    let value: String?
    let group: Int
  }

  init(file: String, list: PropertyList) {
    self.file = file
    self.list = list
  }

  /// An old-style list holds nothing but strings.
  var isOldStyle: Bool { list.format == .oldStyle }

  mutating func report(
    _ rule: CatalogueRule, at node: Int, value: String? = nil, group: Int = 0
  ) {
    if findings.count < Self.maximumProblems {
      findings.append(Finding(node: node, rule: rule, value: value, group: group))
    } else if rule.severity == .error {
      errorsLeftOut += 1
    } else {
      warningsLeftOut += 1
    }
  }

  /// The problems in the order in which they were found, each with its place.
  var problems: [CatalogueProblem] {
    guard !findings.isEmpty else { return [] }
    let places = list.places(of: findings.map(\.node))
    var problems = findings.map { finding in
      let place = places[finding.node]
      return CatalogueProblem(
        file: file, path: place?.path ?? "", line: place?.place?.line, column: place?.place?.column,
        value: finding.value, rule: finding.rule, group: finding.group)
    }
    if errorsLeftOut + warningsLeftOut > 0 {
      let rule = CatalogueRule.more(errors: errorsLeftOut, warnings: warningsLeftOut)
      problems.append(CatalogueProblem(file: file, rule: rule))
    }
    return problems
  }
}
