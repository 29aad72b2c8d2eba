/// The store's own database, `store.db`: what the simulated App Store knows.
///
/// The app never reads it; it asks `AppStore`. So what it holds survives the loss of the app's data,
/// and restoring purchases means something.
public enum StoreDatabase {
  /// What the database must look like; the number spells "PALS".
  public static let schema = Schema(
    applicationID: 0x5041_4C53,
    migrations: [
      Migration(
        sql: """
          CREATE TABLE fact (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
          CREATE TABLE counter (last INTEGER NOT NULL);
          INSERT INTO counter VALUES (0);
          CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
          CREATE TABLE sale (
            payment TEXT NOT NULL UNIQUE,
            id TEXT PRIMARY KEY,
            original TEXT NOT NULL,
            account TEXT NOT NULL,
            environment TEXT NOT NULL,
            product TEXT NOT NULL,
            kind TEXT NOT NULL,
            reason TEXT NOT NULL,
            quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 10),
            price INTEGER NOT NULL,
            charged INTEGER NOT NULL,
            currency TEXT NOT NULL,
            date INTEGER NOT NULL,
            originalDate INTEGER NOT NULL,
            finished INTEGER NOT NULL DEFAULT 0,
            revoked INTEGER
          ) WITHOUT ROWID;
          CREATE INDEX saleOwner ON sale (account, environment, product);
          """),
      Migration(
        sql: """
          CREATE TABLE request (
            payment TEXT PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            account TEXT NOT NULL,
            environment TEXT NOT NULL,
            product TEXT NOT NULL,
            kind TEXT NOT NULL,
            quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 10),
            price INTEGER NOT NULL,
            currency TEXT NOT NULL,
            date INTEGER NOT NULL,
            state TEXT NOT NULL
          ) WITHOUT ROWID;
          """),
      // What every command asks for, so that no command reads all that was ever sold. SQLite takes
      // these where a query's own condition, written out, says no more than theirs.
      Migration(
        sql: """
          CREATE INDEX saleListed ON sale (account, environment)
            WHERE finished = 0 OR kind = 'Non-Consumable';
          CREATE INDEX saleRevoked ON sale (account, environment) WHERE revoked IS NOT NULL;
          """),
    ])
}
