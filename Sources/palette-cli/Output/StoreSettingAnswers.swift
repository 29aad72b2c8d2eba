import PaletteCore

extension Context {
  /// Shows settings and what each may be.
  func show(_ settings: [StoreSetting], of values: StoreSettings) throws {
    switch form {
    case .json:
      try json(.object(settings.map { JSON.Member($0.rawValue, .string(values[$0])) }))
    case .records:
      for setting in settings {
        try record([setting.rawValue, values[setting], setting.everyValue])
      }
    case .picture:
      try picture { pictures in
        settings.flatMap { pictures.setting($0, values[$0], isAlone: settings.count == 1) }
      }
    }
  }
}

extension Pictures {
  /// A setting and what it may be; all of it where it is the only one.
  fileprivate func setting(_ setting: StoreSetting, _ value: String, isAlone: Bool) -> [String] {
    let isChanged = value != setting.standard
    let name = setting.rawValue + String(repeating: " ", count: 21 - setting.rawValue.count)
    let rule = isAlone ? setting.everyValue : setting.rule
    return [line(of: [.text(name, .plain), .text(value, isChanged ? .bold : .plain)])]
      + wrapped(rule, to: max(20, width - 2)).map { painter.paint("  " + $0, .dim) }
  }
}
