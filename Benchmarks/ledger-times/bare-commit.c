// The least that a durable write of one row can be: open, the pragmas of our databases, one insert.
//
//     bare-commit FILE [COUNT]    makes the table where it is missing; inserts COUNT rows, 1 by default
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void run(sqlite3 *database, const char *sql) {
  if (sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK) {
    fprintf(stderr, "%s: %s\n", sql, sqlite3_errmsg(database));
    exit(1);
  }
}

int main(int count, char **arguments) {
  sqlite3 *database;
  if (count < 2 || sqlite3_open(arguments[1], &database) != SQLITE_OK) return 1;
  long rows = count > 2 ? atol(arguments[2]) : 1;
  char text[400];
  memset(text, 'x', sizeof text);
  run(database, "PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA foreign_keys=ON;"
                "PRAGMA synchronous=FULL; PRAGMA journal_mode=PERSIST");
  if (rows > 1) run(database, "CREATE TABLE event(sequence INTEGER PRIMARY KEY, text TEXT)");
  run(database, "BEGIN IMMEDIATE");
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(database, "INSERT INTO event(text) VALUES (?)", -1, &statement, NULL)
      != SQLITE_OK) return 1;
  for (long row = 0; row < rows; row++) {
    sqlite3_bind_text(statement, 1, text, sizeof text, SQLITE_STATIC);
    if (sqlite3_step(statement) != SQLITE_DONE) return 1;
    sqlite3_reset(statement);
  }
  sqlite3_finalize(statement);
  run(database, "COMMIT");
  sqlite3_close(database);
  return 0;
}
