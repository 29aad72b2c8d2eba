"""Looking at the ledger: damage is never listed without a word, and an open key never closed so."""

import json
import re
import sqlite3
import unittest

from support import ProgramTest


class LedgerListTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.output("store", "buy", "removeads", "--yes")

    def change(self, *statements):
        """Changes the ledger behind the program's back."""
        with sqlite3.connect(self.data / "palette.db") as database:
            for (trigger,) in database.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                database.execute(f'DROP TRIGGER "{trigger}"')
            for statement in statements:
                database.execute(*statement)
        database.close()

    def listed(self, count):
        """What is told beside a list of so many entries, in each of its forms."""
        told = set()
        plain = self.run_program("ledger")
        document = self.run_program("ledger", "--json")
        self.assertEqual((plain.returncode, document.returncode), (17, 17), (plain, document))
        self.assertEqual(len(plain.stdout.splitlines()), count)
        self.assertEqual(len(json.loads(document.stdout)), count)
        status, screen = self.on_terminal("ledger", columns=200)
        self.assertEqual(status, 17, screen)
        screen, _, words = re.sub(r"\x1b\[[0-9;]*m", "", screen).partition("palette-cli: ")
        self.assertEqual(len(screen.splitlines()), count, screen)
        self.assertNotIn("Nothing was bought", screen)
        told = {plain.stderr, document.stderr, "palette-cli: " + words}
        self.assertEqual(len(told), 1, told)
        return told.pop()

    def test_what_was_changed_is_listed_and_told(self):
        self.change(["DELETE FROM ledger_head"])
        self.assertIn("end is missing", self.listed(7))

    def test_an_amount_of_any_size(self):
        with sqlite3.connect(self.data / "palette.db") as database:
            (text,) = database.execute(
                "SELECT event FROM ledger_events WHERE sequence = 3").fetchone()
        for amount in (-2**63, 2**63 - 1):
            self.change([
                "UPDATE ledger_events SET event = ? WHERE sequence = 3",
                (text.replace('"amount":6000', f'"amount":{amount}'),)])
            self.assertIn("Entry 3", self.listed(7))
            self.assertIn(str(amount), self.run_program("ledger").stdout)

    def test_an_entry_that_cannot_be_read_is_left_out(self):
        self.change(["UPDATE ledger_events SET event = 'x' WHERE sequence = 3"])
        self.assertIn("Entry 3", self.listed(6))
        verified = self.run_program("ledger", "verify", "--json")
        self.assertEqual(json.loads(verified.stdout)["entries"], 7)

    def test_a_table_that_is_gone(self):
        self.change(["DROP TABLE ledger_events"])
        self.assertIn("was taken out", self.listed(0))
        verified = self.run_program("ledger", "verify", "--json")
        self.assertIsNone(json.loads(verified.stdout)["entries"])

    def test_a_ledger_that_is_gone(self):
        (self.data / "palette.db").unlink()
        self.assertIn("gone", self.listed(0))

    def test_nothing_was_bought(self):
        self.environment["PALETTE_DATA_DIR"] = str(self.folder / "new")
        self.assertEqual(self.json("ledger"), [])
        self.assertEqual(self.on_terminal("ledger"), (0, "Nothing was bought yet.\n"))
        # The first entry is yet to come, though there is a ledger already.
        self.output("store", "settings", "delay", "0")
        self.assertEqual(self.on_terminal("ledger"), (0, "Nothing was bought yet.\n"))

    def test_whoever_closes_an_open_key_says_so(self):
        key = self.data / "ledger.key"
        receipt = self.output("store", "receipt")
        (self.folder / "empty.jws").write_text("")
        for arguments in (
                ["ledger"], ["ledger", "verify"], ["ledger", "export", "--to", "csv"],
                ["ledger", "verify-jws", "empty.jws"], ["store", "verify-receipt", "-"],
                ["store", "status"], ["store", "products"], ["store", "settings"],
                ["store", "buy", "tip", "--yes"], ["store", "restore"]):
            key.chmod(0o644)
            done = self.run_program(*arguments, stdin=receipt)
            self.assertEqual(done.returncode, 0, done)
            self.assertEqual(done.stderr.count("could be read by others"), 1, done)
            self.assertEqual(key.stat().st_mode & 0o777, 0o600)
            again = self.run_program(*arguments, stdin=receipt)
            self.assertNotIn("could be read", again.stderr)
        key.chmod(0o644)
        status, screen = self.on_terminal("list")
        self.assertEqual((status, screen.count("could be read by others")), (0, 1), screen)


if __name__ == "__main__":
    unittest.main()
