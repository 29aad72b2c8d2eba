"""A ledger with something of everything in it, and its exports."""

import json
import random
import subprocess

from support import PROGRAM, ProgramTest

# Identifiers that a journal could take for something else, or for each other.
ODD_NAMES = [
    "a,b", "a b", "a  b", 'a"b', "a;b", "a|b", "a:b", "a\nb", "a\tb", "ab", "AB", "Ab", "a%2Cb",
    "CNY", "JPY", "(x)", "[2026-01-01]", "*", "=1", "中文", "é", "e\u0301", "-1", "@", "TRUE", "true",
    "tip-2", "tip", "TIP", "a.very.long.name.of.a.product.one", "a.very.long.name.of.a.product.two"]
ODD_PRICES = ["6.00", "0.00", "0.005", "1.005", "29", "999999.99", "0.99"]


class ExportTest(ProgramTest):
    """A test that fills a ledger and exports it."""

    def command(self, *arguments, at=None, **more):
        """Runs a command that must succeed, at a time of day if one is given."""
        return self.output(*arguments, **({"PALETTE_NOW": at} if at else {}), **more)

    def export(self, form, **more):
        return self.output("ledger", "export", "--to", form, **more)

    def fill(self):
        """Something of everything: bought, bought again, given back, restored, in two currencies."""
        self.command("store", "buy", "removeads", "--yes", at="2026-01-01T12:00:00.250Z")
        self.command("store", "buy", "tip", "--quantity", "3", "--yes", at="2026-01-02T12:00:00Z")
        self.command("store", "buy", "removeads", "--yes", at="2026-01-03T12:00:00Z")
        self.command("store", "refund", "tip", at="2026-01-04T12:00:00.007Z")
        self.command("store", "restore", at="2026-01-05T12:00:00Z")
        self.command("store", "settings", "storefront", "JPN")
        self.command("store", "buy", "tip", "--quantity", "10", "--yes", at="2025-12-05T12:00:00Z")
        self.command("store", "settings", "storefront", "USA")
        self.command("store", "buy", "tip", "--yes", at="2026-01-06T23:59:59.999Z")
        self.command("store", "settings", "verify-status", "21005")
        # It stays so: whatever sets this right completes the purchase.
        self.run_program("store", "buy", "tip", "--yes", PALETTE_NOW="2026-01-07T00:00:00Z")
        return json.loads(self.export("json"))

    def fill_oddly(self, seed):
        """Purchases and refunds of products with odd names and prices, the clock going to and fro."""
        rng = random.Random(seed)
        names = rng.sample(ODD_NAMES, 14)
        products = [
            {"productID": name, "displayPrice": rng.choice(ODD_PRICES), "localizations": [],
             "type": rng.choice(["Consumable", "NonConsumable"])} for name in names]
        shop = self.folder / "odd.storekit"
        shop.write_text(json.dumps({
            "version": {"major": 4, "minor": 0}, "products": products,
            "settings": {"_storefront": "CHN"}}))
        for product in products:
            if rng.random() < 0.2:
                country = rng.choice(["JPN", "USA", "none"])
                self.command("store", "settings", "storefront", country)
            quantity = rng.randint(1, 10) if product["type"] == "Consumable" else 1
            day = f"2026-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}T00:00:00Z"
            self.command("store", "buy", "--yes", "--quantity", str(quantity), "--products",
                         str(shop), "--", product["productID"], at=day)
            if rng.random() < 0.3:
                self.command(
                    "store", "refund", "--products", str(shop), "--", product["productID"], at=day)
        return json.loads(self.export("json"))

    def raw(self, *arguments, **environment):
        """The bytes that the program prints; text would hide its line ends."""
        done = subprocess.run(
            [PROGRAM, *arguments],
            capture_output=True, env={**self.environment, **environment}, cwd=self.folder,
            timeout=60, check=True)
        return done.stdout
