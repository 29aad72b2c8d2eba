"""Receipts, the servers that check them, and products from any file."""

import base64
import json
import os
import pathlib
import unittest

from support import ProgramTest

OK, NOT_VERIFIED, REFUSED, BAD_DATA = 0, 15, 16, 65


class ReceiptTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.output("store", "buy", "removeads", "--yes")

    def receipt(self):
        return self.output("store", "receipt").strip()

    def verify(self, text, *arguments, status):
        """What the servers answered, and what the program says of it."""
        done = self.run_program("store", "verify-receipt", "-", *arguments, stdin=text)
        self.assertEqual(done.returncode, status, done)
        self.assertTrue(done.stderr.startswith("palette-cli: "), done)
        self.assertLessEqual(done.stdout.count("\n"), 1)
        return json.loads(done.stdout) if done.stdout else None, done.stderr

    def files(self):
        return {path.name: path.read_bytes() for path in sorted(self.data.iterdir())}

    def test_the_receipt_is_base64_on_one_line(self):
        data = self.output("store", "receipt")
        self.assertEqual(data.count("\n"), 1)
        payload = json.loads(base64.b64decode(data.strip(), validate=True)[:-32])
        self.assertEqual(payload["bundle_id"], "palette-cli")
        self.assertEqual([item["product_id"] for item in payload["in_app"]], ["palette.removeads"])
        self.assertEqual(list(self.json("store", "receipt")), ["receipt-data"])
        self.assertEqual(self.output("store", "receipt", "-o", "r.txt"), "")
        written = (self.folder / "r.txt").read_text()
        self.assertTrue(written.endswith("\n") and base64.b64decode(written.strip(), validate=True))

    def test_nothing_bought_has_no_receipt(self):
        self.environment["PALETTE_DATA_DIR"] = str(self.folder / "fresh")
        self.refusal("store", "receipt", status=1)
        self.verify("QUJD", status=BAD_DATA)
        self.assertFalse((self.folder / "fresh").exists())

    def test_a_good_receipt(self):
        data = self.receipt()
        before = self.files()
        for text in (data, f"\n  {data}\r\n\n", "\ufeff" + data, json.dumps({"receipt-data": data}),
                     json.dumps({"receipt-data": data, "password": "x",
                                 "exclude-old-transactions": True}, indent=1)):
            answer, message = self.verify(text, status=OK)
            self.assertEqual((answer["status"], answer["environment"]), (0, "Production"))
            self.assertIn("good", message)
        self.assertEqual(self.files(), before)
        (self.folder / "r.txt").write_text(data)
        self.assertEqual(self.json("store", "verify-receipt", "r.txt")["status"], 0)

    def test_c36_a_sandbox_receipt_goes_to_production_first(self):
        self.output("store", "settings", "environment", "sandbox")
        self.output("store", "buy", "removeads", "--yes")
        data = self.receipt()
        for endpoint in ("production", "sandbox"):
            answer, _ = self.verify(data, "--endpoint", endpoint, status=OK)
            self.assertEqual(answer["environment"], "Sandbox")
            receipt = answer["receipt"]
            self.assertEqual(receipt["original_purchase_date"], "2013-08-01 07:00:00 Etc/GMT")
            self.assertEqual(receipt["receipt_type"], "ProductionSandbox")
        self.output("store", "settings", "environment", "production")
        _, message = self.verify(data, status=NOT_VERIFIED)
        self.assertIn("wrong environment", message)

    def test_c38_both_servers_send_it_away(self):
        data = self.receipt()
        for status, endpoint in (("21007", "production"), ("21008", "sandbox")):
            self.output("store", "settings", "verify-status", status)
            answer, _ = self.verify(data, "--endpoint", endpoint, status=NOT_VERIFIED)
            self.assertEqual(answer, {"status": int(status)})

    def test_c39_a_production_receipt_forced_to_the_sandbox(self):
        answer, _ = self.verify(self.receipt(), "--endpoint", "sandbox", status=OK)
        self.assertEqual(answer["environment"], "Production")

    def test_c40_the_receipt_of_another_app(self):
        self.output("store", "settings", "receipt", "other-bundle")
        answer, message = self.verify(self.receipt(), status=NOT_VERIFIED)
        self.assertEqual(answer["receipt"]["bundle_id"], "another-app")
        self.assertIn("another app", message)

    def test_c41_a_copied_receipt(self):
        data = self.receipt()
        self.environment["PALETTE_DATA_DIR"] = str(self.folder / "other")
        (self.folder / "other").mkdir()
        (self.folder / "other" / "store.db").symlink_to(self.data / "store.db")
        _, message = self.verify(data, status=REFUSED)
        self.assertIn("another install", message)
        self.assertEqual(os.listdir(self.folder / "other"), ["store.db"])
        self.environment["PALETTE_DATA_DIR"] = str(self.data)
        self.verify(data, status=OK)
        self.output("store", "reset", "app", "--yes")
        self.verify(data, status=REFUSED)
        self.output("store", "restore")
        self.verify(data, status=REFUSED)
        self.verify(self.receipt(), status=OK)

    def test_c43_a_changed_byte(self):
        receipt = base64.b64decode(self.receipt())
        for place in (-1, 0, len(receipt) // 2):
            changed = bytearray(receipt)
            changed[place] ^= 1
            answer, message = self.verify(
                base64.b64encode(changed).decode(), status=REFUSED)
            self.assertEqual(answer, {"status": 21003})
            self.assertIn("not authentic", message)

    def test_c50_an_item_that_cannot_be_read(self):
        self.output("store", "settings", "receipt", "damaged-item")
        _, message = self.verify(self.receipt(), status=OK)
        self.assertIn("1 item of the receipt cannot be read", message)
        self.assertIn("It holds 1 purchase", message)

    def test_c72_a_local_test_receipt(self):
        self.output("store", "settings", "receipt", "local-test")
        for endpoint in ("production", "sandbox"):
            answer, message = self.verify(
                self.receipt(), "--endpoint", endpoint, status=NOT_VERIFIED)
            self.assertEqual(answer, {"status": 21002})
            self.assertIn("local test receipt", message)

    def test_what_is_no_receipt(self):
        data = self.receipt()
        wrapped = "\n".join(data[start:start + 76] for start in range(0, len(data), 76))
        for text in ("", "hello\n", wrapped, data[:-1], "{", "[]", "{}", data.replace("A", "-"),
                     json.dumps({"receipt-data": wrapped}), "\x00\x1b[31m"):
            answer, message = self.verify(text, status=BAD_DATA)
            self.assertEqual(answer, {"status": 21002}, text)
            self.assertIn("Standard input holds no receipt", message)
            self.assertNotIn("\x1b", message)

    def test_an_answer_is_told_apart(self):
        answer, _ = self.verify(self.receipt(), status=OK)
        for text in (json.dumps(answer), '{"status":21002}'):
            _, message = self.verify(text, status=BAD_DATA)
            self.assertIn("what a server answered", message)

    def test_files_that_are_not_there_or_have_no_end(self):
        self.refusal("store", "verify-receipt", "nosuch", status=66)
        self.refusal("store", "verify-receipt", "/dev/zero", status=BAD_DATA)
        self.refusal("store", "products", "--products", "/dev/zero", status=BAD_DATA)
        large = self.folder / "large"
        with open(large, "wb") as file:
            file.truncate((16 << 20) + 1)
        self.assertIn("16 MiB", self.refusal("store", "verify-receipt", "large", status=BAD_DATA))

    def test_the_servers_say_what_is_set(self):
        data = self.receipt()
        for code, status in (("21000", NOT_VERIFIED), ("21005", NOT_VERIFIED), ("21010", REFUSED),
                             ("21003", REFUSED), ("21100", NOT_VERIFIED), ("21101", REFUSED)):
            self.output("store", "settings", "verify-status", code)
            answer, _ = self.verify(data, status=status)
            self.assertEqual(answer["status"], int(code))
            self.assertEqual("is-retryable" in answer, int(code) >= 21100)

    def test_the_servers_cannot_be_reached(self):
        data = self.receipt()
        self.output("store", "settings", "network", "down")
        answer, message = self.verify(data, status=NOT_VERIFIED)
        self.assertIsNone(answer)
        self.assertIn("cannot be reached", message)
        self.refusal("store", "receipt", status=14)

    def test_checking_completes_nothing(self):
        data = self.receipt()
        self.output("store", "settings", "crash-at", "charged")
        self.run_program("store", "buy", "tip", "--yes")
        before = self.json("ledger")
        self.verify(data, status=OK)
        self.assertEqual(self.json("ledger"), before)
        self.assertIn("completed", self.run_program("store", "status").stderr)


class ProductsTest(ProgramTest):
    def write(self, settings="{}", products=None, name="shop.storekit"):
        """A products file of one product unless told."""
        products = products or [{"productID": "shop.pro", "type": "NonConsumable",
                                 "displayPrice": "6.00"}]
        (self.folder / name).write_text(
            '{"products":%s,"settings":%s,"version":{"major":4,"minor":0}}'
            % (json.dumps(products), settings))
        return "--products", name

    def test_c19_unknown_products_are_told(self):
        done = self.run_program("store", "products", "removeads", "nosuch")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stdout, "palette.removeads\t¥6.00 (CNY)\n")
        self.assertIn("'nosuch'", done.stderr)
        answer = self.json("store", "products", "tip", "nosuch", "palette.tip")
        self.assertEqual([product["id"] for product in answer["products"]], ["palette.tip"])
        self.assertEqual(answer["invalid"], ["nosuch"])
        self.assertEqual(len(self.json("store", "products")["products"]), 2)

    def test_without_a_storefront_nothing_is_sold(self):
        shop = self.write()
        product = self.json("store", "products", *shop)["products"][0]
        self.assertEqual(product["price"], 6000)
        self.assertNotIn("currency", product)
        self.assertNotIn("displayPrice", product)
        self.refusal("store", "buy", "pro", "--yes", *shop, status=14)

    def test_an_empty_shop_is_told(self):
        done = self.run_program(
            "store", "products", "--json", *self.write(products=[{"productID": "s", "type": "x"}]))
        self.assertEqual(done.returncode, 0)
        self.assertEqual(json.loads(done.stdout), {"products": [], "invalid": ["s"]})
        self.assertIn("sells nothing to this build", done.stderr)

    def test_an_unknown_storefront_unless_another_is_chosen(self):
        shop = self.write('{"_storefront":"XYZ"}')
        error = self.refusal("store", "products", *shop, status=65)
        self.assertIn("'shop.storekit'", error)
        self.assertIn("store settings storefront", error)
        self.output("store", "settings", "storefront", "GBR")
        self.assertIn("£6.00 (GBP)", self.output("store", "products", *shop))

    def test_the_settings_of_the_file_hold_until_the_user_sets_others(self):
        shop = self.write('{"_askToBuyEnabled":true,"_failTransactionsEnabled":true,'
                          '"_storeKitError":3,"_storefront":"CHN"}')
        settings = self.json("store", "settings", *shop)
        self.assertEqual((settings["ask-to-buy"], settings["fail-with"]), ("yes", "paymentInvalid"))
        self.assertEqual(self.json("store", "settings")["ask-to-buy"], "no")
        self.refusal("store", "buy", "pro", "--yes", *shop, status=14)
        self.output("store", "settings", "fail-with", "none")
        self.refusal("store", "buy", "pro", "--yes", *shop, status=11)
        self.output("store", "settings", "ask-to-buy", "no", *shop)
        self.assertEqual(self.json("store", "settings", *shop)["ask-to-buy"], "no")

    def test_c22_products_cannot_be_loaded(self):
        shop = self.write('{"_storeKitErrors":[{"name":"Load Products","enabled":true}],'
                          '"_storefront":"CHN"}')
        self.assertIn("could not be loaded", self.refusal("store", "products", *shop, status=14))
        self.output("store", "buy", "removeads", "--yes")
        self.assertIn("could not be loaded", self.refusal("store", "products", *shop, status=14))
        self.refusal("store", "buy", "pro", "--yes", *shop, status=14)
        self.assertTrue(self.json("store", "status", *shop)["noAds"])
        self.assertNotIn("Ad · ", self.on_terminal("list")[1])

    def test_a_wrong_type_is_told(self):
        done = self.run_program(
            "store", "products", *self.write('{"_askToBuyEnabled":"yes","_storefront":"CHN"}'))
        self.assertEqual(done.returncode, 0)
        self.assertIn("settings._askToBuyEnabled: This is not true or false", done.stderr)

    def test_products_of_standard_input_are_read_once(self):
        self.write('{"_storefront":"CHN"}')
        text = (self.folder / "shop.storekit").read_text()
        shop = ("--products", "-")
        for _ in range(2):
            answer = self.json("store", "products", *shop, stdin=text)
            self.assertEqual([product["id"] for product in answer["products"]], ["shop.pro"])
            self.json("store", "status", *shop, stdin=text)
            self.json("store", "settings", *shop, stdin=text)
            self.output("store", "settings", "delay", "0", *shop, stdin=text)
            self.json("store", "buy", "pro", "--yes", *shop, stdin=text)
            self.json("store", "restore", *shop, stdin=text)
            receipt = self.output("store", "receipt", *shop, stdin=text)
            (self.folder / "receipt").write_text(receipt)
            self.output("store", "verify-receipt", "receipt", *shop, stdin=text)
        self.assertIn("Standard input", self.refusal(
            "store", "verify-receipt", "-", *shop, stdin=text, status=64))

    def test_real_files(self):
        folders = [parent / "shared/samples/storekit"
                   for parent in pathlib.Path(__file__).resolve().parents]
        files = [file for folder in folders for file in folder.glob("*.storekit")]
        if not files:
            self.skipTest("there are no real files here")
        for file in files:
            self.output("store", "products", "--products", str(file))


if __name__ == "__main__":
    unittest.main()
