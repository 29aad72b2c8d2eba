import PaletteCore

/// The one error that ends the program: what to say, and the status to leave with.
struct Failure: Error {
  let status: ExitStatus
  /// `WHAT. WHAT TO DO.`, without the program's name; empty where everything has been said.
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
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

  /// Whether it only tells that some lines failed, each of which was reported.
  var isSilentBadData: Bool { status == .badData && message.isEmpty }

  /// Ends with a status after the output has told all.
  static func silent(_ status: ExitStatus) -> Failure { Failure(status, "") }
}
