import PaletteCore

/// The one error that ends the program: what to say, and the status to leave with.
struct Failure: Error {
  let status: ExitStatus
  /// `WHAT. WHAT TO DO.`, without the program's name; empty where everything has been said.
  let message: String
  /// What stands on a line of its own below: where to read more.
  let advice: String?

  init(_ status: ExitStatus, _ message: String, advice: String? = nil) {
    self.status = status
    self.message = message
    self.advice = advice
  }

  /// An input that cannot be read.
  init(reading what: String, _ error: SystemError) {
    self.init(
      error.isPermission ? .permission : error.isMissingFile ? .noInput : .inputOutput,
      "\(what) cannot be read: \(error.reason). Name another file.")
  }

  /// Standard input that cannot be read.
  init(standardInput error: SystemError) {
    self.init(.inputOutput, "Standard input cannot be read: \(error.reason).")
  }

  /// The lines to print: whatever a message quotes, it stays on one line and steers no terminal.
  var lines: [String] { [sanitised(message)] + [advice].compactMap(\.self) }

  /// Whether it only tells that some lines failed, each of which was reported.
  var isSilentBadData: Bool { status == .badData && message.isEmpty }

  /// Ends with a status after the output has told all.
  static func silent(_ status: ExitStatus) -> Failure { Failure(status, "") }
}
