/// Why the store did not sell, with StoreKit's numbers (`SKError.h`, domain `SKErrorDomain`).
public enum StoreError: Int, Error, CaseIterable, Sendable {
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

  /// StoreKit's name of the error: `paymentInvalid`.
  public var name: String { "\(self)" }

  /// Finds an error by StoreKit's name or number.
  ///
  /// - Parameter text: `paymentInvalid`, or `3`.
  public init?(named text: String) {
    let found =
      Int(text).flatMap(StoreError.init(rawValue:))
      ?? Self.allCases.first { $0.name.lowercased() == text.lowercased() }
    guard let found else { return nil }
    self = found
  }
}
