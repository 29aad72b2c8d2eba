"""What somebody else answers after a purchase: approval, refusal, resolution, refund."""

import sqlite3
import time
import unittest

from support import ROOT, ProgramTest


class AnswersTest(ProgramTest):
    def facts(self, *arguments):
        return dict(line.split("\t", 1) for line in self.output(*arguments).splitlines())

    def set(self, name, value):
        self.output("store", "settings", name, value)

    def unfinished(self):
        return [(item["productId"], item["state"])
                for item in self.json("store", "status")["unfinished"]]

    def test_ask_to_buy_is_approved(self):
        self.set("ask-to-buy", "yes")
        error = self.refusal("store", "buy", "removeads", "--yes", status=11)
        self.assertIn("Nothing was charged", error)
        self.assertIn("store approve", error)
        self.assertEqual(self.unfinished(), [("palette.removeads", "deferred")])
        again = self.refusal("store", "buy", "removeads", "--yes", status=11)
        self.assertIn("already", again)
        request = self.facts("store", "status")["deferred"]
        self.assertTrue(request.endswith(" palette.removeads"), request)
        approved = self.json("store", "approve", request.split()[0])
        self.assertEqual((approved["outcome"], approved["charged"]), ("purchased", 6000))
        self.assertTrue(approved["noAds"])
        self.assertEqual(self.unfinished(), [])
        self.refusal("store", "approve", status=1)

    def test_ask_to_buy_is_declined(self):
        self.set("ask-to-buy", "yes")
        self.refusal("store", "buy", "tip", "--quantity", "2", "--yes", status=11)
        declined = self.json("store", "decline")
        self.assertEqual((declined["outcome"], declined["charged"]), ("declined", 0))
        self.assertEqual(self.unfinished(), [])
        self.refusal("store", "decline", status=1)

    def test_ask_to_buy_is_never_answered(self):
        self.set("ask-to-buy", "yes")
        self.refusal("store", "buy", "tip", "--yes", status=11)
        self.output("store", "decline", "--silent")
        self.set("ask-to-buy", "no")
        self.refusal("store", "buy", "tip", "--yes", status=11)
        self.assertEqual(self.unfinished(), [("palette.tip", "deferred")])
        self.output("store", "reset", "app", "--yes")
        self.output("store", "buy", "tip", "--yes")

    def test_an_interrupted_purchase_arrives_when_it_is_resolved(self):
        self.set("interrupted", "yes")
        error = self.refusal("store", "buy", "removeads", "--yes", status=14)
        self.assertIn("store resolve", error)
        self.assertEqual(self.unfinished(), [])
        resolved = self.json("store", "resolve")
        self.assertEqual((resolved["outcome"], resolved["charged"]), ("purchased", 6000))
        self.assertTrue(self.json("store", "status")["noAds"])

    def test_several_requests_must_be_named(self):
        self.set("ask-to-buy", "yes")
        for product in ("tip", "removeads"):
            self.refusal("store", "buy", product, "--yes", status=11)
        error = self.refusal("store", "approve", status=1)
        for request in self.json("store", "status")["requests"]:
            self.assertIn(request["id"], error)
        self.output("store", "approve", "tip")
        self.output("store", "decline", "removeads")
        self.assertEqual(self.json("store", "status")["consumables"], {"palette.tip": 1})

    def test_refunds(self):
        self.refusal("store", "refund", "removeads", status=1)
        bought = self.json("store", "buy", "removeads", "--yes")
        refunded = self.json("store", "refund", "removeads")
        self.assertEqual(refunded["transactions"][0]["transactionId"],
                         bought["transactions"][0]["transactionId"])
        self.assertIn("revocationDate", refunded["transactions"][0])
        self.assertEqual((refunded["charged"], refunded["refunded"]), (0, 6000))
        self.assertFalse(refunded["noAds"])
        self.assertIn("Ad · ", self.on_terminal("list")[1])
        self.assertEqual(self.json("ledger")[-1]["amount"], -6000)
        self.assertIn("refunded on", self.json("store", "restore")["message"])
        self.refusal("store", "refund", "removeads", status=1)
        self.assertEqual(self.json("store", "buy", "removeads", "--yes")["charged"], 6000)

    def test_what_is_owned_twice_is_charged_once(self):
        self.output("store", "buy", "removeads", "--yes")
        self.set("rebuy", "restored")
        again = self.json("store", "buy", "removeads", "--yes")
        self.assertEqual((again["outcome"], again["charged"]), ("alreadyOwned", 0))

    def test_a_cancelled_restore(self):
        self.output("store", "buy", "removeads", "--yes")
        self.output("store", "reset", "app", "--yes")
        self.set("fail-restore-with", "paymentCancelled")
        self.refusal("store", "restore", status=10)
        self.set("fail-restore-with", "none")
        self.output("store", "restore")

    def test_the_status_says_what_waits(self):
        self.set("ask-to-buy", "yes")
        self.refusal("store", "buy", "tip", "--quantity", "3", "--yes", status=11)
        self.output("store", "decline", "--silent")
        self.assertEqual(self.facts("store", "status")["deferred"], "palette.tip × 3")
        self.set("ask-to-buy", "no")
        self.set("interrupted", "yes")
        self.refusal("store", "buy", "removeads", "--yes", status=14)
        self.assertTrue(
            self.facts("store", "status")["interrupted"].endswith(" palette.removeads"))
        self.assertIn("store restore", self.on_terminal(
            "store", "status", PALETTE_DATA_DIR=str(self.folder / "new"))[1])

    def test_settings_persist_and_can_be_reset(self):
        self.set("delay", "5")
        shown = dict(line.split("\t", 1) for line in self.output("store", "settings").splitlines())
        self.assertEqual(shown["delay"], "5\t0 to 60000")
        self.assertIn("crash-at", shown)
        self.refusal("store", "settings", "delay", "60001", status=64)
        self.output("store", "settings", "--reset")
        self.assertEqual(self.json("store", "settings", "delay"), {"delay": "0"})

    def test_wrong_arguments_of_settings_complete_nothing(self):
        for wrong in (["delay", "--reset"], ["delay", "soon"], ["no-such", "1"]):
            fresh = {"PALETTE_DATA_DIR": str(self.folder / "fresh")}
            self.refusal("store", "settings", *wrong, status=64, **fresh)
            self.assertFalse((self.folder / "fresh").exists(), wrong)
        self.set("crash-at", "charged")
        self.run_program("store", "buy", "tip", "--yes")
        before = self.json("ledger")
        for wrong in (["delay", "--reset"], ["delay", "soon"], ["no-such", "1"]):
            self.refusal("store", "settings", *wrong, status=64)
            self.assertEqual(self.json("ledger"), before, wrong)
        self.assertIn("completed", self.run_program("store", "settings").stderr)

    def test_a_setting_that_holds_once_is_shown_as_it_is_afterwards(self):
        self.set("crash-at", "granted")
        self.run_program("store", "buy", "tip", "--yes")
        with sqlite3.connect(self.data / "store.db") as database:
            database.execute("INSERT INTO setting VALUES ('finish-fails', 'once')")
        self.assertEqual(self.json("store", "settings", "finish-fails"), {"finish-fails": "no"})

    def test_a_request_that_is_there_twice_is_shown(self):
        self.set("ask-to-buy", "yes")
        self.refusal("store", "buy", "tip", "--yes", status=11)
        with sqlite3.connect(self.data / "store.db") as database:
            database.execute("CREATE TABLE copy AS SELECT * FROM request")
            database.execute("DROP TABLE request")
            database.execute("ALTER TABLE copy RENAME TO request")
            database.execute("INSERT INTO request SELECT * FROM request")
        self.assertIn("palette.tip", self.facts("store", "status")["deferred"])

    def test_C54_used_up_products_do_not_come_back(self):
        first = self.json("store", "buy", "removeads", "--yes")["transactions"][0]
        self.output("store", "buy", "tip", "--quantity", "3", "--yes")
        self.output("store", "reset", "app", "--yes")
        restored = self.json("store", "restore")
        [transaction] = restored["transactions"]
        self.assertEqual(transaction["originalTransactionId"], first["transactionId"])
        self.assertNotEqual(transaction["transactionId"], first["transactionId"])
        self.assertIn("consumables are not restored", restored["message"])
        self.assertEqual(self.json("store", "status")["consumables"], {})

    def test_accounts_own_separately(self):
        self.output("store", "buy", "removeads", "--yes")
        self.set("account", "somebody-else")
        self.assertFalse(self.json("store", "status")["noAds"])
        self.assertIn("Ad · ", self.on_terminal("list")[1])
        self.set("account", "default")
        self.assertTrue(self.json("store", "status")["noAds"])

    def test_a_clock_that_goes_back_is_told_and_not_followed(self):
        self.output("store", "buy", "tip", "--yes", PALETTE_NOW="2027-01-01T00:00:00Z")
        done = self.run_program("store", "buy", "tip", "--yes", PALETTE_NOW="2020-02-29T00:00:00Z")
        self.assertEqual(done.returncode, 0)
        self.assertIn("clock", done.stderr)
        dates = [entry["at"] for entry in self.json("ledger")]
        self.assertEqual(dates, sorted(dates))
        self.assertNotIn("clock", self.run_program(
            "store", "status", PALETTE_NOW="2027-01-01T00:00:01Z").stderr)

    def test_a_time_that_no_date_can_write_is_refused(self):
        for time_ in ("9999-12-31T23:59:59-12:00", "0000-01-01T00:00:00+14:00"):
            self.refusal("store", "buy", "tip", "--yes", status=64, PALETTE_NOW=time_)
        self.assertFalse(self.data.exists())

    def test_what_is_used_up_is_never_owned(self):
        self.output("store", "buy", "tip", "--quantity", "3", "--yes")
        file = self.folder / "changed.storekit"
        bundled = ROOT / "Resources/Products.storekit"
        file.write_text(bundled.read_text().replace('"Consumable"', '"NonConsumable"'))
        bought = self.json("store", "buy", "tip", "--yes", "--products", str(file))
        self.assertEqual(bought["charged"], 1000)
        again = self.json("store", "buy", "tip", "--yes", "--products", str(file))
        self.assertEqual(again["charged"], 0)
        self.assertEqual(self.json("store", "status")["consumables"], {"palette.tip": 4})

    def test_a_data_folder_with_the_name_of_an_address(self):
        name = "file:m?mode=memory&x="
        self.output("store", "buy", "removeads", "--yes", "--data-dir", name)
        self.assertTrue(self.json("store", "status", "--data-dir", name)["noAds"])

    def test_settings_change_before_anything_is_resumed(self):
        self.set("network", "verification")
        self.refusal("store", "buy", "tip", "--yes", status=15)
        self.set("delay", "1500")
        started = time.monotonic()
        self.set("delay", "0")
        self.assertLess(time.monotonic() - started, 1.4)

    def test_line_ends_in_names_forge_no_lines(self):
        file = self.folder / "forged.storekit"
        bundled = (ROOT / "Resources/Products.storekit").read_text()
        file.write_text(bundled.replace('"palette.tip"', '"a.b\\npalette-cli: Paid."')
                        .replace('"_storefront" : "CHN"', '"_storefront" : ""'))
        error = self.refusal("store", "buy", "a.b\npalette-cli: Paid.", "--yes", "--products",
                             str(file), status=14)
        self.assertEqual(len(error.splitlines()), 1, error)

    def test_a_request_without_a_queue_is_shown(self):
        self.set("ask-to-buy", "yes")
        self.refusal("store", "buy", "removeads", "--yes", status=11)
        self.output("store", "reset", "app", "--yes")
        self.assertTrue(self.facts("store", "status")["deferred"].endswith(" palette.removeads"))

    def test_a_payment_that_is_not_allowed(self):
        self.set("fail-with", "paymentNotAllowed")
        self.refusal("store", "buy", "removeads", "--yes", status=12)

    def test_with_a_refund_the_status_names_the_true_damage(self):
        self.output("store", "buy", "removeads", "--yes")
        self.output("store", "refund", "removeads")
        (self.data / "ledger.key").unlink()
        done = self.run_program("store", "status")
        self.assertEqual(done.returncode, 17)
        self.assertIn("key file", done.stderr)
        self.assertIn("noAds", done.stdout)

    def test_a_slow_store_takes_its_time(self):
        self.set("delay", "300")
        started = time.monotonic()
        self.output("store", "buy", "removeads", "--yes")
        self.assertGreater(time.monotonic() - started, 0.9)
        status, screen = self.on_terminal("store", "buy", "tip", "--yes")
        self.assertEqual(status, 0)
        self.assertIn("\rAsking the store …\r\x1b[K", screen)


if __name__ == "__main__":
    unittest.main()
