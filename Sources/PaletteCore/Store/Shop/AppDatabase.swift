/// The app's own database, `palette.db`: favourites, ledger and payment queue.
public enum AppDatabase {
  /// What the database must look like; the number spells "PALA".
  ///
  /// The order of the migrations is for ever: new ones go to the end.
  public static let schema = Schema(
    applicationID: 0x5041_4C41,
    migrations: [
      FavouriteStore.migration, Ledger.migration, PaymentQueue.migration,
      PaymentQueue.underlyingErrors,
    ])
}
