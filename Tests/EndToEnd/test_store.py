"""The fourth use: buying "Remove Ads", and getting it back."""

import json
import os
import signal
import sqlite3
import unittest

from support import ProgramTest


def store_charges(folder):
    """The charges in the store's file, which the app's ledger has no part in."""
    if not (folder / "store.db").exists():
        return []
    with sqlite3.connect(folder / "store.db") as database:
        return [charged for (charged,) in database.execute("SELECT charged FROM sale") if charged]


class StoreTest(ProgramTest):
    def shows_ad(self):
        return "Ad · " in self.on_terminal("list")[1]

    def values(self, *arguments, **more):
        return dict(line.split("\t", 1) for line in self.output(*arguments, **more).splitlines())

    def charges(self):
        """What the store's own file says was paid, in milliunits, one a payment."""
        return store_charges(self.data)

    def test_buy_lose_and_restore(self):
        self.assertTrue(self.shows_ad())
        bought = self.output("store", "buy", "removeads", "--yes")
        self.assertIn("purchased", bought)
        self.assertFalse(self.shows_ad())
        events = [entry["event"] for entry in self.json("ledger")]
        order = ["payment.added", "tx.purchasing", "tx.purchased", "verify.begin", "verify.ok",
                 "grant", "tx.finished"]
        self.assertEqual([event for event in events if event in order], order)
        self.assertTrue(self.json("ledger", "verify")["intact"])
        self.assertEqual(len(self.output("ledger").splitlines()), len(events))
        self.assertTrue(self.json("store", "status")["noAds"])

        self.refusal("store", "reset", "app", status=64)
        self.output("store", "reset", "app", "--yes")
        self.assertTrue(self.shows_ad())
        restored = self.json("store", "restore")
        self.assertEqual((restored["charged"], restored["noAds"]), (0, True))
        self.assertFalse(self.shows_ad())
        self.assertTrue(self.json("ledger", "verify")["intact"])

    def test_the_favourites_survive_a_reset(self):
        self.output("fav", "add", "red")
        self.output("store", "buy", "removeads", "--yes")
        self.output("store", "reset", "app", "--yes")
        self.assertEqual(len(self.output("fav").splitlines()), 1)

    def test_products(self):
        products = {product["id"]: product for product in self.json("store", "products")["products"]}
        remove_ads = products["palette.removeads"]
        self.assertEqual((remove_ads["price"], remove_ads["currency"]), (6000, "CNY"))
        self.assertEqual(remove_ads["displayPrice"], "¥6.00 (CNY)")
        self.assertIn("palette.tip", products)

    def test_unknown_product(self):
        error = self.refusal("store", "buy", "nosuch", "--yes", status=13)
        self.assertIn("palette.removeads", error)

    def test_cancel(self):
        error = self.refusal("store", "buy", "removeads", status=10)
        self.assertIn("--yes", error)
        status, screen = self.on_terminal("store", "buy", "removeads", keys=b"n\n")
        self.assertEqual(os.waitstatus_to_exitcode(status) if status > 255 else status, 10, screen)
        self.assertIn("¥6.00 (CNY)", screen)
        self.assertFalse(self.json("store", "status")["noAds"])
        status, screen = self.on_terminal("store", "buy", "removeads", keys=b"y\n")
        self.assertEqual(status, 0, screen)
        self.assertTrue(self.json("store", "status")["noAds"])

    def test_purchases_not_allowed(self):
        self.output("store", "settings", "payments-allowed", "no")
        self.refusal("store", "buy", "removeads", "--yes", status=12)
        self.output("store", "products")
        self.output("store", "settings", "--reset")
        self.output("store", "buy", "removeads", "--yes")

    def test_buying_what_is_owned_is_not_charged(self):
        self.output("store", "buy", "removeads", "--yes")
        again = self.json("store", "buy", "removeads", "--yes")
        self.assertEqual(again["charged"], 0)
        self.assertTrue(self.json("store", "status")["noAds"])

    def test_restore_of_nothing(self):
        nothing = self.json("store", "restore")
        self.assertEqual((nothing["charged"], nothing["noAds"]), (0, False))
        self.assertTrue(self.shows_ad())

    def test_tips_are_counted(self):
        self.output("store", "buy", "tip", "--quantity", "3", "--yes")
        self.output("store", "buy", "tip", "--yes")
        self.assertEqual(self.json("store", "status")["consumables"], {"palette.tip": 4})
        for quantity in ("0", "11"):
            self.refusal("store", "buy", "tip", "--quantity", quantity, "--yes", status=64)

    def tamper(self, sql):
        """Changes the ledger behind the program's back."""
        database = sqlite3.connect(self.data / "palette.db")
        for (trigger,) in database.execute(
                "SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f'DROP TRIGGER "{trigger}"')
        database.execute(sql)
        database.commit()
        database.close()

    def test_a_tampered_ledger_is_noticed(self):
        for sql, kind in (
                ("DELETE FROM ledger_events WHERE sequence = 3", "removed"),
                ("DELETE FROM ledger_events WHERE sequence >= 6", "cut"),
                ("UPDATE ledger_events SET product = 'palette.tip' WHERE kind = 'grant'", "edited")):
            with self.subTest(kind):
                self.environment["PALETTE_DATA_DIR"] = str(self.folder / kind)
                self.data = self.folder / kind
                self.output("store", "buy", "removeads", "--yes")
                self.tamper(sql)
                done = self.run_program("ledger", "verify", "--json")
                self.assertEqual(done.returncode, 17, done)
                damage = json.loads(done.stdout)["damage"]
                self.assertEqual(damage["kind"], kind)
                self.assertIn(damage["message"], done.stderr)

    def test_a_kept_head_tells_the_loss_of_the_whole_file(self):
        head = self.values("store", "buy", "removeads", "--yes")["ledger"]
        self.output("ledger", "verify", "--expect", head)
        (self.data / "palette.db").unlink()
        (self.data / "ledger.key").unlink()
        self.output("ledger", "verify")
        self.refusal("ledger", "verify", "--expect", head, status=17)
        self.refusal("ledger", "verify", "--expect", "nonsense", status=64)

    def test_every_store_command_completes_what_a_crash_cut_off(self):
        for command in (["products"], ["status"], ["settings"], ["restore"]):
            with self.subTest(command):
                self.environment["PALETTE_DATA_DIR"] = str(self.folder / command[0])
                self.output("store", "settings", "crash-at", "charged")
                died = self.run_program("store", "buy", "removeads", "--yes")
                self.assertEqual(died.returncode, -signal.SIGKILL)
                done = self.run_program("store", *command)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn("completed", done.stderr)
                self.assertTrue(self.json("store", "status")["noAds"])
                self.assertEqual(store_charges(self.folder / command[0]), [6000])

    def test_a_grant_taken_out_is_told_and_nothing_is_appended(self):
        for place, sql in enumerate((
                "DELETE FROM ledger_events WHERE kind = 'grant'",
                "UPDATE ledger_events SET kind = 'x' WHERE kind = 'grant'",
                "UPDATE ledger_events SET product = 'palette.tip' WHERE kind = 'grant'",
                "UPDATE ledger_events SET event = '' WHERE kind = 'grant'",
                "UPDATE ledger_events SET event = '' WHERE sequence = 2")):
            with self.subTest(sql):
                self.data = self.folder / f"grant{place}"
                self.environment["PALETTE_DATA_DIR"] = str(self.data)
                self.output("store", "buy", "removeads", "--yes")
                self.tamper(sql)
                before = self.count("ledger_events")
                status = self.run_program("store", "status", "--json")
                self.assertEqual(status.returncode, 17)
                self.assertFalse(json.loads(status.stdout)["ledger"]["intact"])
                self.refusal("store", "buy", "tip", "--yes", status=17)
                self.refusal("store", "restore", status=17)
                self.assertEqual(self.count("ledger_events"), before)

    def test_an_emptied_ledger_is_not_intact(self):
        self.output("store", "buy", "removeads", "--yes")
        self.tamper("DELETE FROM ledger_events")
        self.tamper("DELETE FROM ledger_head")
        self.refusal("ledger", "verify", status=17)
        self.refusal("store", "buy", "removeads", "--yes", status=17)

    def test_a_date_outside_the_calendar_is_damage(self):
        self.output("store", "buy", "removeads", "--yes")
        for date in (2**63 - 1, -2**63, 9_000_000_000_000_000):
            with sqlite3.connect(self.data / "store.db") as database:
                database.execute("UPDATE sale SET date = ?", (date,))
            self.refusal("store", "restore", status=65)

    def count(self, table):
        with sqlite3.connect(self.data / "palette.db") as database:
            return database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]

    def test_the_network_is_down(self):
        self.output("store", "settings", "network", "down")
        self.refusal("store", "products", status=14)
        self.refusal("store", "buy", "removeads", "--yes", status=14)

    def test_C77_the_owner_starts_with_the_network_down(self):
        self.output("store", "buy", "removeads", "--yes")
        usual = self.on_terminal("list")
        self.output("store", "settings", "network", "down")
        # Not a word about it: the ledger alone says what is owned.
        self.assertEqual(self.on_terminal("list"), usual)
        self.assertNotIn("Ad · ", usual[1])
        for command in (["store", "status"], ["ledger"], ["ledger", "verify"]):
            done = self.run_program(*command)
            self.assertEqual((done.returncode, done.stderr), (0, ""), command)

    def test_C64_a_first_start_restores_nothing_and_hints(self):
        hint = "Bought before? 'palette-cli store restore' brings it back."
        status, screen = self.on_terminal("store", "status")
        self.assertEqual((status, screen.count(hint)), (0, 1), screen)
        self.output("store", "buy", "removeads", "--yes")
        self.assertNotIn(hint, self.on_terminal("store", "status")[1])
        self.output("store", "reset", "app", "--yes")
        status, screen = self.on_terminal("store", "status")
        self.assertEqual((status, screen.count(hint)), (0, 1), screen)
        self.assertNotIn(hint, self.output("store", "status"))
        self.assertFalse(self.json("store", "status")["noAds"])
        self.assertEqual(self.json("ledger"), [])

    def test_looking_begins_nothing(self):
        self.output("fav", "add", "red")
        self.output("store", "status")
        self.output("store", "products")
        self.assertFalse((self.data / "store.db").exists())
        self.assertFalse((self.data / "ledger.key").exists())

    def test_damage_of_the_grant_brings_the_ad_back_and_says_why(self):
        self.output("store", "buy", "removeads", "--yes")
        self.tamper("DELETE FROM ledger_events WHERE sequence >= 6")
        status, screen = self.on_terminal("list")
        self.assertEqual(status, 0)
        self.assertIn("Ad · ", screen)
        self.assertIn("store restore", screen)
        self.refusal("store", "buy", "tip", "--yes", status=17)
        self.output("store", "reset", "app", "--yes")
        self.output("store", "restore")
        self.assertFalse(self.shows_ad())


if __name__ == "__main__":
    unittest.main()
