import PaletteCore

/// The free edition's advertisements, all for shops that do not exist.
private let advertisements: [LocalisedText] = [
  ad("Quiet Lamps, honest light for colours", "静灯，让颜色如实可见"),
  ad("The Ink Post, a new ink each month", "墨邮，每月寄来一瓶新墨"),
  ad("Bluebird Paints, mixed while you wait", "青鸟漆，立等可调"),
]

private func ad(_ english: String, _ chinese: String) -> LocalisedText {
  LocalisedText(english, translations: [.init(language: "zh-Hans", text: chinese)])
}

extension Context {
  /// The one dim line under a listing, on a terminal only and until it is bought off.
  func showAd() throws {
    guard output.isTerminal, !options.json else { return }
    if try isRidOfAds() { return }
    let days = try now().milliseconds / 86_400_000
    let text = advertisements[Int(days.magnitude % UInt64(advertisements.count))]
    let label = language == .chinese ? "广告" : "Ad"
    try output.line("")
    try picture { pictures in
      let parts = [label, text.text(in: language), "palette-cli store buy removeads"]
      let line = parts.joined(separator: pictures.dot)
      let painter = pictures.painter
      return [painter.paint(painter.truncated(line, to: pictures.width), .dim)]
    }
  }

  /// Whether the ads are bought off; where that cannot be told, the reason is, and they show.
  private func isRidOfAds() throws -> Bool {
    do {
      guard let ledger = try existingLedger() else { return false }
      let settings = try storeSettings()
      let entitlement = try ledger.entitlement(to: Shop.removeAds, account: settings.account)
      if case .unknown(let damage) = entitlement { try notice(damage.description) }
      return entitlement.quantity(in: settings.environment.rawValue) > 0
    } catch {
      try notice(Failure(error).message)
      return false
    }
  }
}
