"""The ledger as journals, balanced by the accounting programs that they are for."""

import collections
import decimal
import json
import re
import shutil
import subprocess
import unittest
import urllib.parse

from ledger_exports import ExportTest
from peers import needs
from support import ROOT

GOLDEN = ROOT / "Tests/PaletteCoreTests/Golden"
# What Beancount reads, one posting a line; its own interpreter runs this.
READ_BEANCOUNT = """
import sys
from beancount import loader
entries, errors, _ = loader.load_file(sys.argv[1])
assert not errors, errors
for entry in entries:
    for posting in getattr(entry, "postings", []):
        print(posting.account, posting.units.currency, posting.units.number)
"""


class LedgerJournalsTest(ExportTest):
    @staticmethod
    def sums(entries):
        """What the ledger says was paid in each currency, and how many of each consumable are left."""
        paid = collections.Counter()
        kept = collections.Counter()
        consumables = {e["productId"] for e in entries if e.get("type") == "Consumable"}
        for entry in entries:
            paid[entry.get("currency")] += entry.get("amount", 0)
            if entry.get("productId") in consumables:
                sign = {"grant": 1, "revoke": -1}.get(entry["event"], 0)
                kept[entry["productId"]] += sign * entry["quantity"]
        return ({code: decimal.Decimal(sum) / 1000 for code, sum in paid.items() if sum},
                {name: count for name, count in kept.items() if count})

    def check_hledger(self, entries):
        journal = self.folder / "ledger.journal"
        journal.write_text(self.export("hledger"))
        subprocess.run(
            ["hledger", "-f", journal, "check", "--strict", "ordereddates"], check=True,
            capture_output=True, encoding="utf-8")
        rows = json.loads(subprocess.run(
            ["hledger", "-f", journal, "balance", "--flat", "-O", "json"], check=True,
            capture_output=True, encoding="utf-8").stdout)[0]
        balances = collections.Counter()
        for account, _, _, amounts in rows:
            for amount in amounts:
                number = amount["aquantity"]
                balances[account, amount["acommodity"]] += decimal.Decimal(
                    number["decimalMantissa"]).scaleb(-number["decimalPlaces"])
        self.check_balances(balances, entries, "assets:wallet", "assets:inventory:")
        codes = re.findall(r"^\S+ \* \((\d+)\) (\w+)", journal.read_text(), re.MULTILINE)
        self.assertEqual(len(codes), len(set(codes)), "a transaction is there twice")

    def check_beancount(self, entries):
        journal = self.folder / "ledger.beancount"
        journal.write_text(self.export("beancount"))
        done = subprocess.run(
            ["bean-check", journal], capture_output=True, encoding="utf-8")
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, ""))
        with open(shutil.which("bean-check"), encoding="utf-8") as program:
            interpreter = program.readline().removeprefix("#!").split()[0]
        balances = collections.Counter()
        for line in subprocess.run(
                [interpreter, "-c", READ_BEANCOUNT, journal], check=True, capture_output=True,
                encoding="utf-8").stdout.splitlines():
            account, code, number = line.split()
            balances[account, code] += decimal.Decimal(number)
        names = dict(re.findall(
            r"open Assets:Inventory:(\S+)\n  product: \"(.*)\"", journal.read_text()))
        self.check_balances(balances, entries, "Assets:Wallet", "Assets:Inventory:", names)

    def check_balances(self, balances, entries, wallet, inventory, names=None):
        """Compares a program's balances of the wallet and of what was kept with the ledger's."""
        paid, kept = self.sums(entries)
        self.assertEqual(
            {code: -sum for (account, code), sum in balances.items() if account == wallet and sum},
            paid)
        goods = {}
        for (account, _), count in balances.items():
            if account.startswith(inventory) and count:
                name = account.removeprefix(inventory)
                goods[urllib.parse.unquote(names[name] if names else name)] = count
        self.assertEqual(goods, kept)

    @needs("hledger")
    def test_hledger_balances_what_was_bought(self):
        self.check_hledger(self.fill())

    @needs("bean-check")
    def test_beancount_balances_what_was_bought(self):
        self.check_beancount(self.fill())

    @needs("hledger", "bean-check")
    def test_odd_names_and_prices_balance(self):
        for seed in range(3):
            self.environment["PALETTE_DATA_DIR"] = str(self.folder / f"data{seed}")
            with self.subTest(seed=seed):
                entries = self.fill_oddly(seed)
                self.check_hledger(entries)
                self.check_beancount(entries)

    @needs("hledger", "bean-check")
    def test_the_journals_of_the_unit_tests_hold(self):
        for name in ["ledger", "ledger-odd-names"]:
            subprocess.run(
                ["hledger", "-f", GOLDEN / f"{name}.journal", "check", "--strict", "ordereddates"],
                check=True)
            subprocess.run(["bean-check", GOLDEN / f"{name}.beancount"], check=True)

    @needs("hledger")
    def test_an_edited_amount_does_not_balance(self):
        self.fill()
        journal = self.folder / "ledger.journal"
        journal.write_text(self.export("hledger").replace("-6.00 CNY =", "-5.00 CNY ="))
        done = subprocess.run(["hledger", "-f", journal, "check"], capture_output=True)
        self.assertNotEqual(done.returncode, 0)


if __name__ == "__main__":
    unittest.main()
