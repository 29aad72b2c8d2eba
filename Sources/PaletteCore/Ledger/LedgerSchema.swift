extension Ledger {
  /// The ledger's tables.
  ///
  /// The columns for look-ups, `kind` and those after it, repeat what is in the text, and are signed
  /// with it; SQLite could compute them, but not in a schema that is not trusted. `ledger_totals`
  /// counts the entries that decide who owns what, and names the last of them; it is signed with the
  /// head, so that none of them can be hidden from the short check.
  public static let migration = Migration(sql: tables)

  static let tables = """
    CREATE TABLE ledger_events(
      sequence INTEGER PRIMARY KEY,
      event TEXT NOT NULL,
      previous BLOB NOT NULL,
      mac BLOB NOT NULL,
      kind TEXT NOT NULL,
      product TEXT,
      account TEXT,
      tx TEXT
    ) STRICT;
    CREATE INDEX ledger_ownership ON ledger_events(product, account)
      WHERE kind IN ('grant', 'revoke');
    CREATE INDEX ledger_transactions ON ledger_events(tx) WHERE tx IS NOT NULL;
    CREATE TRIGGER ledger_no_update BEFORE UPDATE ON ledger_events
      BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TRIGGER ledger_no_delete BEFORE DELETE ON ledger_events
      BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TABLE ledger_totals(
      product TEXT NOT NULL,
      account TEXT NOT NULL,
      count INTEGER NOT NULL,
      last INTEGER NOT NULL,
      PRIMARY KEY (product, account)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE ledger_head(
      id INTEGER PRIMARY KEY CHECK (id = 1),
      count INTEGER NOT NULL,
      last BLOB NOT NULL,
      mac BLOB NOT NULL
    ) STRICT
    """
}
