"""What must hold of a store's and a ledger's files after anything: the audit that tests share."""

import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import tempfile

from support import PROGRAM, ProgramTest

# Syncing costs nothing here, and the tests buy by the hundred.
MEMORY = pathlib.Path("/dev/shm")
# In the order of purchase-semantics: what is there of these must come in this order.
ORDER = ["payment.added", "tx.purchasing", "tx.purchased", "verify.begin", "verify.ok", "grant",
         "tx.finished"]


def rows(file, query):
    """The rows of a query, read beside the program by SQLite itself; none if there is no file.

    What a crash left half-written is rolled back in a copy, for doing it here is the program's task.
    """
    if not file.exists():
        return []
    try:
        return read_rows(file, query)
    except sqlite3.OperationalError:
        with tempfile.TemporaryDirectory() as folder:
            for part in file.parent.glob(f"{file.name}*"):
                shutil.copy(part, folder)
            return read_rows(pathlib.Path(folder, file.name), query, "rw")


def read_rows(file, query, mode="ro"):
    database = sqlite3.connect(f"file:{file}?mode={mode}", uri=True)
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        return database.execute(query).fetchall() if version else []
    finally:
        database.close()


class StoreBooksTest(ProgramTest):
    """A test whose data folder is in memory where it can be."""

    def setUp(self):
        super().setUp()
        if os.access(MEMORY, os.W_OK):
            memory = pathlib.Path(tempfile.mkdtemp(prefix="palette-cli-test-", dir=MEMORY))
            self.addCleanup(shutil.rmtree, memory, ignore_errors=True)
            self.shelf = memory
        else:
            self.shelf = self.folder
        self.use("data")

    def use(self, name):
        """Goes on with another data folder, which is empty unless it was used before."""
        self.data = self.shelf / name
        self.environment["PALETTE_DATA_DIR"] = str(self.data)

    def sales(self, condition="1 = 1"):
        """The store's transactions: id, product, quantity, charge, whether taken back."""
        return rows(
            self.data / "store.db",
            "SELECT id, product, quantity, charged, revoked IS NOT NULL FROM sale"
            f" WHERE {condition} ORDER BY substr(id, 2)")

    def charges(self):
        """What was paid, in milliunits, one a payment."""
        return [charged for _, _, _, charged, _ in self.sales("charged > 0")]

    def settle(self):
        """Lets the program take up what is unfinished; what it tells of that."""
        done = self.run_program("store", "status", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stderr

    def events(self, transaction=None):
        """The kinds of the ledger's entries, oldest first; all, or those of one transaction."""
        kinds = rows(self.data / "palette.db", "SELECT kind, tx FROM ledger_events ORDER BY sequence")
        return [kind for kind, tx in kinds if transaction in (None, tx)]

    def granted(self):
        """The transactions that the ledger delivered, in order."""
        return [tx for (tx,) in rows(
            self.data / "palette.db",
            "SELECT tx FROM ledger_events WHERE kind = 'grant' ORDER BY sequence")]

    def check_money(self, account="default"):
        """The ledger's amounts are what was charged less what came back, of all that it knows."""
        events = [json.loads(event) for (event,) in rows(
            self.data / "palette.db",
            f"SELECT event FROM ledger_events WHERE account = '{account}'")]
        noted = {event["transactionId"] for event in events if event["event"] == "tx.purchased"}
        granted = {event["transactionId"] for event in events if event["event"] == "grant"}
        sales = rows(
            self.data / "store.db",
            "SELECT id, original, charged, revoked IS NOT NULL FROM sale"
            f" WHERE account = '{account}'")
        known = {original for sale, original, _, _ in sales if sale in noted | granted}
        paid = sum(charged for sale, _, charged, _ in sales if sale in noted)
        back = sum(charged for _, original, charged, revoked in sales
                   if revoked and original in known)
        self.assertEqual(sum(event.get("amount", 0) for event in events), paid - back)

    def audit(self, waiting=0, forgotten=()):
        """Holds the ledger to the store's own records, once everything is settled.

        Nothing paid is lost, nothing is delivered twice, nothing is delivered that was not sold.
        `waiting` transactions may stay, for they need an approval; the ledger may know nothing of
        the `forgotten` ones, for the app was reset since.
        """
        told = self.run_program("store", "status", "--json")
        self.assertEqual((told.returncode, told.stderr), (0, ""), "settled and told before")
        status = json.loads(told.stdout)
        verdict = self.json("ledger", "verify")
        self.assertTrue(verdict["intact"], verdict)
        self.assertEqual(len(status["unfinished"]), waiting, status)
        sales = self.sales()
        granted = self.granted()
        self.assertEqual(len(granted), len(set(granted)), "delivered twice")
        self.assertLessEqual(set(granted), {sale[0] for sale in sales}, "delivered, never sold")
        kept = [sale for sale in sales if not sale[4]]
        self.assertLessEqual({sale[0] for sale in kept if sale[3]} - set(forgotten),
                             set(granted), "paid, not delivered")
        counts = {}
        for transaction, product, quantity, _, _ in kept:
            if transaction in granted:
                counts[product] = counts.get(product, 0) + quantity
        self.assertEqual(status["noAds"], counts.pop("palette.removeads", 0) > 0, status)
        self.assertEqual(status["consumables"], counts)
        for transaction, _, _, charged, _ in sales:
            self.check_order(transaction, charged)
        self.check_money()
        return status

    def check_order(self, transaction, charged):
        kinds = self.events(transaction)
        places = [ORDER.index(kind) for kind in kinds if kind in ORDER]
        # Verification may be begun again; anything else happens once and in its place.
        once = [place for place in places if ORDER[place] != "verify.begin"]
        self.assertEqual(once, sorted(set(once)), kinds)
        if "grant" in kinds:
            self.assertLess(kinds.index("verify.begin"), kinds.index("verify.ok"), kinds)
        events = rows(
            self.data / "palette.db",
            f"SELECT event FROM ledger_events WHERE kind = 'tx.purchased' AND tx = '{transaction}'")
        for (event,) in events:
            self.assertEqual(json.loads(event)["amount"], charged)

    def buy(self, *arguments):
        """A finished `store buy --yes`, whatever came of it."""
        return self.run_program("store", "buy", *arguments, "--yes", "--json")

    def start(self, *arguments, **options):
        """A running program; the caller waits for it."""
        return subprocess.Popen(
            [PROGRAM, *arguments], env=self.environment, cwd=self.folder,
            **{"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
               "encoding": "utf-8", **options})


def acknowledged(done):
    """The transactions that a `store buy --json` told of, if it said that it was done."""
    if done.returncode != 0:
        return []
    return [transaction["transactionId"] for transaction in json.loads(done.stdout)["transactions"]]
