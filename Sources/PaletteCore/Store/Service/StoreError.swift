/// Why the store did not do what was asked.
///
/// Like the errors of StoreKit it may carry a second one below it, which alone tells a cancelled
/// payment sheet or an interrupted purchase from a failure of unknown cause.
public struct StoreError: Error, Equatable, Sendable {
  /// What failed, with StoreKit's numbers (`SKError.h`, domain `SKErrorDomain`).
  public enum Code: Int, CaseIterable, Sendable {
    /// Nothing more is known.
    case unknown = 0
    /// The client may not do this.
    case clientInvalid = 1
    /// The user cancelled the payment.
    case paymentCancelled = 2
    /// A parameter of the payment is wrong: the product, the quantity.
    case paymentInvalid = 3
    /// The user may not pay on this device.
    case paymentNotAllowed = 4
    /// The product is not sold in the storefront.
    case storeProductNotAvailable = 5
    /// The user refused access to cloud service information.
    case cloudServicePermissionDenied = 6
    /// The network did not answer.
    case cloudServiceNetworkConnectionFailed = 7
    /// The user withdrew the permission to use the cloud service.
    case cloudServiceRevoked = 8
    /// The user has not yet acknowledged the privacy policy.
    case privacyAcknowledgementRequired = 9
    /// The app may not ask for this data.
    case unauthorizedRequestData = 10
    /// The offer's identifier is wrong.
    case invalidOfferIdentifier = 11
    /// The offer's signature is wrong.
    case invalidSignature = 12
    /// Parameters of the offer are missing.
    case missingOfferParams = 13
    /// The offer's price is wrong.
    case invalidOfferPrice = 14
    /// The overlay was cancelled.
    case overlayCancelled = 15
    /// The overlay's configuration is wrong.
    case overlayInvalidConfiguration = 16
    /// The overlay took too long.
    case overlayTimeout = 17
    /// The user may not have the offer.
    case ineligibleForOffer = 18
    /// The platform cannot do this.
    case unsupportedPlatform = 19
    /// The overlay was shown by a scene in the background.
    case overlayPresentedInBackgroundScene = 20
  }

  /// What failed below, as it was seen in the field: the domain and the number there.
  public enum Underlying: String, CaseIterable, Sendable {
    /// The payment sheet was closed.
    case paymentSheetCancelled = "AMSErrorDomain 6"
    /// The user did not sign in.
    case signInCancelled = "ASDErrorDomain 907"
    /// The user has to agree to changed terms, outside the app.
    case termsChanged = "ASDServerErrorDomain 3038"
    /// Whoever had to approve declined; a word of this program, for StoreKit says nothing more.
    case declined = "ask to buy declined"
  }

  /// What failed.
  public let code: Code
  /// What failed below, if the store says.
  public let underlying: Underlying?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: What failed.
  ///   - underlying: What failed below.
  public init(_ code: Code, underlying: Underlying? = nil) {
    self.code = code
    self.underlying = underlying
  }

  /// Whether the user said no, in any of the forms in which StoreKit tells so.
  public var isCancellation: Bool {
    code == .paymentCancelled || underlying == .paymentSheetCancelled
      || underlying == .signInCancelled
  }

  /// StoreKit's name of the error, or the name of what lies below: `paymentInvalid`.
  public var name: String { underlying.map { "\($0)" } ?? "\(code)" }

  /// The numbers and domains, for the ledger: `0 unknown (AMSErrorDomain 6)`.
  var detail: String {
    "\(code.rawValue) \(code)" + (underlying.map { " (\($0.rawValue))" } ?? "")
  }

  /// Every error that a setting can ask for.
  static let all =
    Code.allCases.map { StoreError($0) }
    + [.paymentSheetCancelled, .signInCancelled].map { StoreError(.unknown, underlying: $0) }

  /// What a purchase fails with while the user has something to do outside the app.
  static let interruption = StoreError(.unknown, underlying: .termsChanged)
  /// What a purchase fails with that was not approved.
  static let declined = StoreError(.paymentCancelled, underlying: .declined)

  /// Finds an error by its name or StoreKit's number.
  ///
  /// - Parameter text: `paymentInvalid`, `3`, or `paymentSheetCancelled`.
  public init?(named text: String) {
    let found =
      Int(text).flatMap(Code.init(rawValue:)).map { StoreError($0) }
      ?? Self.all.first { $0.name.lowercased() == text.lowercased() }
    guard let found else { return nil }
    self = found
  }
}
