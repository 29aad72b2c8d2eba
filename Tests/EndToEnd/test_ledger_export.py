"""The ledger exported: what becomes of files and failures, the table, and the receipt."""

import csv
import io
import json
import os
import re
import sqlite3
import unittest

from ledger_exports import ExportTest

FORMATS = ["json", "csv", "hledger", "beancount", "jws", "jwk", "receipt"]


class LedgerExportTest(ExportTest):
    def test_nothing_is_an_empty_document_and_begins_nothing(self):
        self.assertEqual(json.loads(self.export("json")), [])
        self.assertEqual(len(self.export("csv").splitlines()), 1)
        self.assertEqual(self.export("jws"), "")
        for form in ["hledger", "beancount"]:
            self.assertRegex(self.export(form), r"\A;[^\n]*\n\Z")
        self.assertEqual(json.loads(self.export("receipt"))["receipt"]["in_app"], [])
        self.assertIn("no key yet", self.refusal("ledger", "export", "--to", "jwk", status=1))
        self.assertFalse(self.data.exists())

    def test_the_first_change_makes_the_key(self):
        error = self.refusal("ledger", "export", "--to", "jwk", status=1)
        self.assertIn("The first store command that changes something makes it.", error)
        self.output("store", "settings", "delay", "0")
        self.assertEqual(json.loads(self.export("jwk"))["kty"], "oct")

    def test_wrong_usage(self):
        self.refusal("ledger", "export", status=64)
        self.refusal("ledger", "export", "--to", "qif", status=64)
        self.refusal("ledger", "export", "-o", "ledger", status=64)
        self.refusal("ledger", "export", "-o", "ledger.txt", status=64)
        self.refusal("ledger", "export", "--to", "csv", "--json", status=64)
        self.assertEqual([path.name for path in self.folder.iterdir()], [])

    def test_files_are_written_whole_and_not_replaced_unasked(self):
        self.fill()
        now = {"PALETTE_NOW": "2026-02-01T00:00:00Z"}
        suffixes = {
            "json": "json", "csv": "csv", "journal": "hledger", "hledger": "hledger",
            "beancount": "beancount", "jws": "jws", "JWK": "jwk"}
        for suffix, form in suffixes.items():
            name = f"out.{suffix}"
            self.output("ledger", "export", "-o", name, **now)
            written = (self.folder / name).read_bytes()
            self.assertEqual(written, self.raw("ledger", "export", "--to", form, **now), form)
            self.refusal_beside_notice("ledger", "export", "-o", name, status=73)
            (self.folder / name).write_text("old")
            self.output("ledger", "export", "-o", name, "--force", **now)
            self.assertEqual((self.folder / name).read_bytes(), written)
        self.refusal_beside_notice("ledger", "export", "-o", "no/such/x.csv", status=73)
        self.assertEqual(
            sorted(path.name for path in self.folder.iterdir()),
            sorted(["data"] + [f"out.{suffix}" for suffix in suffixes]))
        self.assertEqual(self.raw("ledger", "export", "--to", "csv", "-o", "-"),
                         (self.folder / "out.csv").read_bytes())

    def refusal_beside_notice(self, *arguments, status):
        done = self.run_program(*arguments)
        self.assertEqual((done.returncode, done.stdout), (status, ""), done.stderr)
        return done.stderr

    def test_the_key_is_for_its_owner_alone(self):
        self.fill()
        os.umask(0o022)
        done = self.run_program("ledger", "export", "-o", "mine.jwk")
        self.assertIn("sign", done.stderr)
        self.assertEqual((self.folder / "mine.jwk").stat().st_mode & 0o777, 0o600)
        (self.folder / "mine.jwk").chmod(0o644)
        self.output("ledger", "export", "-o", "mine.jwk", "--force")
        self.assertEqual((self.folder / "mine.jwk").stat().st_mode & 0o777, 0o600)

    def test_a_damaged_ledger_is_not_exported(self):
        self.fill()
        with sqlite3.connect(self.data / "palette.db") as database:
            database.execute("DROP TRIGGER ledger_no_update")
            database.execute(
                "UPDATE ledger_events SET event = replace(event, '6000', '1') WHERE sequence = 3")
        for form in FORMATS:
            error = self.refusal(
                "ledger", "export", "--to", form, "-o", "out", status=17)
            self.assertIn("Entry 3", error)
        self.assertFalse((self.folder / "out").exists())

    # Entries

    def test_the_table_holds_what_the_document_holds(self):
        entries = self.fill_oddly(1)
        text = self.raw("ledger", "export", "--to", "csv").decode()
        self.assertTrue(text.endswith("\r\n"))
        rows = list(csv.DictReader(io.StringIO(text, newline="")))
        self.assertEqual(len(rows), len(entries))
        for row, entry in zip(rows, entries):
            self.assertEqual(
                {name: value for name, value in row.items() if value},
                {name: str(value) for name, value in entry.items()})
        self.assertEqual(
            [entry["hash"] for entry in entries],
            [entry["hash"] for entry in self.json("ledger", "list")])

    def test_the_list_shows_what_came_back(self):
        self.fill()
        rows = [line.split("\t") for line in self.output("ledger").splitlines()]
        refunds = [row for row in rows if row[2] == "revoke"]
        self.assertEqual([row[3:8] for row in refunds], [
            ["palette.tip", "4000000000000002", "3", "-3000", "CNY"]])
        refund = next(e for e in self.json("ledger") if e["event"] == "revoke")
        self.assertEqual(
            (refund["amount"], refund["account"], refund["environment"], refund["revocationDate"]),
            (-3000, "default", "production", 1767528000007))
        for columns in [80, 40]:
            status, screen = self.on_terminal("ledger", columns=columns)
            plain = re.sub(r"\x1b\[[0-9;]*m", "", screen).split("\n\n")[0].splitlines()
            self.assertEqual((status, len(plain)), (0, len(rows)))
            self.assertTrue(all(len(line) <= columns for line in plain), plain)
            line = plain[int(refunds[0][0]) - 1]
            self.assertIn("revoke", line)
            self.assertIn("-¥3.00 (CNY)", line)

    # The receipt

    def test_the_receipt_lists_what_is_owned_and_what_is_unfinished(self):
        self.fill()
        response = json.loads(self.export("receipt", PALETTE_NOW="2026-07-01T12:00:00.500Z"))
        self.assertEqual((response["status"], response["environment"]), (0, "Production"))
        receipt = response["receipt"]
        self.assertEqual(receipt["bundle_id"], "palette-cli")
        self.assertEqual(
            {name: value for name, value in receipt.items() if name.startswith("request_date")}, {
                "request_date": "2026-07-01 12:00:00 Etc/GMT",
                "request_date_ms": "1782907200500",
                "request_date_pst": "2026-07-01 05:00:00 America/Los_Angeles"})
        items = receipt["in_app"]
        self.assertTrue(all(isinstance(value, str) for item in items for value in item.values()))
        # The tip whose verification was put off is the one consumable that is not finished.
        self.assertEqual(
            [(item["product_id"], item["transaction_id"], item["quantity"]) for item in items],
            [("palette.removeads", "4000000000000001", "1"),
             ("palette.tip", "4000000000000007", "1")])
        self.assertEqual(
            {name: value for name, value in items[0].items() if name.startswith("purchase_date")}, {
                "purchase_date": "2026-01-01 12:00:00 Etc/GMT",
                "purchase_date_ms": "1767268800000",
                "purchase_date_pst": "2026-01-01 04:00:00 America/Los_Angeles"})
        self.command("store", "settings", "account", "tester")
        self.assertEqual(json.loads(self.export("receipt"))["receipt"]["in_app"], [])


if __name__ == "__main__":
    unittest.main()
