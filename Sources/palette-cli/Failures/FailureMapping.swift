import PaletteCore

extension Failure {
  /// The failure that an error means for the program; the library chose the words.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let fault as UsageError.Fault: self.init(.usage, fault.description)
    case let error as UsageError: self.init(.usage, error.fault.description, advice: error.advice)
    case let error as DatabaseError: self.init(error.status, error.description)
    case let error as FileError: self.init(error.status, error.description)
    case let error as OwnPaletteError: self.init(.no, error.description)
    case let error as FavouriteError: self.init(.no, error.description)
    case let error as StoreFailure: self.init(error.status, error.description)
    case let error as LedgerError: self.init(error.status, error.description)
    default: self.init(.inputOutput, "\(error)")
    }
  }
}

extension DatabaseError {
  fileprivate var status: ExitStatus {
    switch self {
    case .file(let error): error.status
    case .foreign, .damaged, .misshapen, .newer: .badData
    case .statement: .inputOutput
    }
  }
}

extension FileError {
  fileprivate var status: ExitStatus {
    switch self {
    case .missing, .cannotOpen, .noDataDirectory: .cannotCreate
    case .notPermitted, .readOnly: .permission
    case .full, .tooManyOpen, .inputOutput: .inputOutput
    case .busy: .busy
    case .malformed: .badData
    }
  }
}

extension StoreFailure {
  fileprivate var status: ExitStatus {
    switch self {
    case .busy: .busy
    case .badQuantity, .badSetting: .usage
    case .unreachable: .storeFailed
    case .cutOff(let error, _): error.status
    case .damagedMeanwhile: .ledgerDamaged
    case .mayNotFinish, .resetMeanwhile, .noRequest, .severalRequests, .notBought,
      .refundedAlready:
      .no
    }
  }
}

extension LedgerError {
  fileprivate var status: ExitStatus {
    switch self {
    case .damaged: .ledgerDamaged
    case .malformedHead: .usage
    }
  }
}
