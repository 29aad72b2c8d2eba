/// How the program ends, as the manual page lists it (`sysexits.h` from 64 to 78).
enum ExitStatus: Int32 {
  /// Done.
  case done = 0
  /// The answer is no, or it could not be done.
  case no = 1
  /// The user said no to a purchase.
  case cancelled = 10
  /// The purchase waits for somebody's approval.
  case waitingForApproval = 11
  /// Purchases are not allowed here.
  case purchasesNotAllowed = 12
  /// The store sells nothing of that name.
  case unknownProduct = 13
  /// The store failed; the same command may go through later.
  case storeFailed = 14
  /// Paid, but not verified yet; kept for the next try.
  case notVerifiedYet = 15
  /// The receipt was refused.
  case refused = 16
  /// The ledger is damaged.
  case ledgerDamaged = 17
  /// Another process holds the lock.
  case busy = 18
  /// Wrong usage or a bad argument.
  case usage = 64
  /// Bad data in an input file or line.
  case badData = 65
  /// An input file is missing or cannot be read.
  case noInput = 66
  /// An output file cannot be made.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// The system does not permit it.
  case permission = 77
}
