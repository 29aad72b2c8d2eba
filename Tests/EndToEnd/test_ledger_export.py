"""The ledger in the formats of other programs, read and checked by those programs."""

import base64
import collections
import csv
import decimal
import io
import json
import os
import random
import re
import shutil
import sqlite3
import string
import subprocess
import urllib.parse

from peers import needs
from support import ROOT, ProgramTest

FORMATS = ["json", "csv", "hledger", "beancount", "jws", "jwk", "receipt"]
BASE64URL = string.ascii_letters + string.digits + "-_"
GOLDEN = ROOT / "Tests/PaletteCoreTests/Golden"

# Identifiers that a journal could take for something else, or for each other.
ODD_NAMES = [
    "a,b", "a b", "a  b", 'a"b', "a;b", "a|b", "a:b", "a\nb", "a\tb", "ab", "AB", "Ab", "a%2Cb",
    "CNY", "JPY", "(x)", "[2026-01-01]", "*", "=1", "中文", "é", "e\u0301", "-1", "@", "TRUE", "true",
    "tip-2", "tip", "TIP", "a.very.long.name.of.a.product.one", "a.very.long.name.of.a.product.two"]
ODD_PRICES = ["6.00", "0.00", "0.005", "1.005", "29", "999999.99", "0.99"]
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


def decoded(segment):
    """The bytes of base64url as lenient decoders read it: bits that belong to no byte are dropped."""
    return base64.urlsafe_b64decode(segment + "=" * (-len(segment) % 4))


class LedgerExportTest(ProgramTest):
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
        self.run_program("store", "buy", "tip", "--yes", PALETTE_NOW="2026-01-07T00:00:00Z")
        self.command("store", "settings", "verify-status", "none")
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

    # What becomes of files and failures

    def test_nothing_is_an_empty_document_and_begins_nothing(self):
        self.assertEqual(json.loads(self.export("json")), [])
        self.assertEqual(len(self.export("csv").splitlines()), 1)
        self.assertEqual(self.export("jws"), "")
        for form in ["hledger", "beancount"]:
            self.assertRegex(self.export(form), r"\A;[^\n]*\n\Z")
        self.assertEqual(json.loads(self.export("receipt"))["receipt"]["in_app"], [])
        self.assertIn("key", self.refusal("ledger", "export", "--to", "jwk", status=1))
        self.assertFalse(self.data.exists())

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

    def raw(self, *arguments, **environment):
        """The bytes that the program prints; text would hide its line ends."""
        done = subprocess.run(
            [os.environ.get("PALETTE_CLI", str(ROOT / ".build/debug/palette-cli")), *arguments],
            capture_output=True, env={**self.environment, **environment}, cwd=self.folder,
            timeout=60, check=True)
        return done.stdout

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

    # Journals

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

    # Signed transactions

    def signed(self):
        """The ledger, its tokens, and the key that signed them."""
        entries = self.fill()
        tokens = self.export("jws", PALETTE_NOW="2026-02-01T00:00:00.042Z").splitlines()
        jwk = json.loads(self.export("jwk"))
        return entries, tokens, jwk

    def expected_claims(self, entries):
        """What each delivered transaction should claim, from the entries alone."""
        delivered = {e["transactionId"] for e in entries if e["event"] == "grant"}
        revoked = {
            e["originalTransactionId"]: e["revocationDate"] for e in entries
            if e["event"] == "revoke"}
        numbers = {"CHN": "143465", "USA": "143441"}
        for entry in entries:
            sold = entry["event"] in ["tx.purchased", "tx.restored"]
            if not sold or entry["transactionId"] not in delivered:
                continue
            claims = {name: entry[name] for name in [
                "transactionId", "originalTransactionId", "productId", "purchaseDate",
                "originalPurchaseDate", "quantity", "type", "price", "currency", "storefront"]}
            claims |= {
                "bundleId": "palette-cli", "inAppOwnershipType": "PURCHASED",
                "environment": "LocalTesting", "transactionReason": "PURCHASE",
                "signedDate": 1769904000042}
            if entry["storefront"] in numbers:
                claims["storefrontId"] = numbers[entry["storefront"]]
            if entry["originalTransactionId"] in revoked:
                claims |= {
                    "revocationDate": revoked[entry["originalTransactionId"]],
                    "revocationReason": 0, "revocationType": "REFUND_FULL"}
            yield claims

    @needs("jwt")
    def test_pyjwt_verifies_every_token(self):
        import jwt
        entries, tokens, jwk = self.signed()
        key = jwt.PyJWK.from_dict(jwk)
        self.assertEqual((jwk["kty"], jwk["alg"], jwk["use"]), ("oct", "HS256", "sig"))
        claims = [jwt.decode(token, key, algorithms=["HS256"]) for token in tokens]
        self.assertEqual(claims, list(self.expected_claims(entries)))
        self.assertEqual([claim["revocationDate"] for claim in claims if "revocationDate" in claim],
                         [1767528000007])
        self.assertEqual({claim["storefront"] for claim in claims}, {"CHN", "JPN", "USA"})
        for token in tokens:
            self.assertRegex(token, r"\A[\w-]+\.[\w-]+\.[\w-]{43}\Z")
            self.assertEqual(
                jwt.get_unverified_header(token),
                {"alg": "HS256", "typ": "JWT", "kid": jwk["kid"]})
            with self.assertRaises(jwt.InvalidSignatureError):
                jwt.decode(token, bytes(32), algorithms=["HS256"])

    @needs("jwt")
    def test_every_change_of_one_character_is_refused(self):
        import jwt
        _, tokens, jwk = self.signed()
        key = jwt.PyJWK.from_dict(jwk)
        token = tokens[0]
        signature = token.rindex(".") + 1
        accepted = 0
        for place, character in enumerate(token):
            for other in BASE64URL:
                if other == character or character == ".":
                    continue
                changed = token[:place] + other + token[place + 1:]
                try:
                    jwt.decode(changed, key, algorithms=["HS256"])
                except jwt.InvalidTokenError:
                    continue
                # The last character of 43 has two bits that belong to no byte; where PyJWT does not
                # look at them (older versions), three others read as the same signature.
                accepted += 1
                self.assertEqual(place, len(token) - 1)
                self.assertEqual(decoded(changed[signature:]), decoded(token[signature:]))
        self.assertIn(accepted, [0, 3])

    def verify(self, tokens, **more):
        path = self.folder / "tokens.jws"
        path.write_text("".join(f"{token}\n" for token in tokens))
        return self.run_program("ledger", "verify-jws", str(path), **more)

    def test_our_own_check(self):
        _, tokens, _ = self.signed()
        self.assertEqual(self.verify(tokens).stdout.split(), [
            "intact", "yes", "transactions", str(len(tokens))])
        piped = self.run_program(
            "ledger", "verify-jws", "-", "--json", stdin="\r\n".join(tokens) + "\r\n")
        self.assertEqual(json.loads(piped.stdout), {
            "intact": True, "transactions": len(tokens), "damage": None})
        token = tokens[0]
        # A random other character at every place, and all at the last, where decoders are lenient.
        rng = random.Random(7)
        changes = [
            (place, rng.choice(BASE64URL.replace(character, "")))
            for place, character in enumerate(token) if character != "."]
        changes += [(len(token) - 1, other) for other in BASE64URL if other != token[-1]]
        statuses = collections.Counter()
        for place, other in changes:
            changed = token[:place] + other + token[place + 1:]
            done = self.verify([tokens[1], changed])
            self.assertIn(done.returncode, [16, 65], changed)
            self.assertIn("Line 2 ", done.stderr)
            self.assertEqual(done.stdout, "")
            statuses[done.returncode] += 1
        self.assertEqual(sum(statuses.values()), len(changes))
        self.assertGreater(statuses[16], statuses[65])

    def test_our_own_check_says_what_is_wrong(self):
        _, tokens, _ = self.signed()
        self.assertEqual(self.verify(["{}"]).returncode, 65)
        self.assertEqual(self.verify([tokens[0] + "="]).returncode, 65)
        (self.folder / "old.jws").write_text("\n".join(tokens))
        self.output("ledger", "verify-jws", "old.jws")
        error = self.refusal("ledger", "verify-jws", "old.jws", "--data-dir", "new", status=1)
        self.assertIn("no key", error)
        self.assertFalse((self.folder / "new").exists())
        # A reset makes another key.
        self.command("store", "reset", "app", "--yes")
        self.command("store", "restore")
        error = self.refusal("ledger", "verify-jws", "old.jws", status=16)
        self.assertIn("another key", error)
        done = self.run_program("ledger", "verify-jws", "old.jws", "--json")
        self.assertEqual(json.loads(done.stdout)["damage"]["line"], 1)
        self.refusal("ledger", "verify-jws", "nosuch.jws", status=66)

    @needs("appstoreserverlibrary")
    def test_apples_library_reads_every_field(self):
        import attr
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.signed_data_verifier import (
            SignedDataVerifier, VerificationException)
        entries, tokens, _ = self.signed()

        def read(token, environment=Environment.LOCAL_TESTING, bundle="palette-cli"):
            verifier = SignedDataVerifier([], False, environment, bundle, 1)
            return verifier.verify_and_decode_signed_transaction(token)

        enumerations = {
            "type": "rawType", "environment": "rawEnvironment",
            "inAppOwnershipType": "rawInAppOwnershipType",
            "transactionReason": "rawTransactionReason", "revocationReason": "rawRevocationReason",
            "revocationType": "rawRevocationType"}
        for token, expected in zip(tokens, self.expected_claims(entries), strict=True):
            found = attr.asdict(read(token), recurse=False)
            for name, raw in enumerations.items():
                parsed = found.pop(name)
                if expected.get(name) is not None:
                    self.assertEqual(parsed.value, expected[name])
                found[name] = found.pop(raw)
            self.assertEqual(
                {name: value for name, value in found.items() if value is not None}, expected)
            with self.assertRaises(VerificationException):
                read(token, bundle="another-app")
            for environment in [Environment.XCODE, Environment.SANDBOX, Environment.PRODUCTION]:
                with self.assertRaises(VerificationException):
                    read(token, environment)

    @needs("appstoreserverlibrary")
    def test_apples_library_verifies_the_claims_as_those_of_a_real_store(self):
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.signed_data_verifier import (
            SignedDataVerifier, VerificationException)
        from private_chain import PrivateChain
        _, tokens, _ = self.signed()
        chain = PrivateChain()
        for token, environment in zip(tokens, [Environment.SANDBOX, Environment.PRODUCTION] * 4):
            claims = json.loads(decoded(token.split(".")[1])) | {"environment": environment.value}
            verifier = SignedDataVerifier([chain.root], False, environment, "palette-cli", 1)
            found = verifier.verify_and_decode_signed_transaction(chain.sign(claims))
            self.assertEqual(
                (found.transactionId, found.price, found.currency, found.purchaseDate),
                tuple(claims[name] for name in
                      ["transactionId", "price", "currency", "purchaseDate"]))
            # What we sign ourselves can never pass for it, and nor can an edited one.
            with self.assertRaises(VerificationException):
                verifier.verify_and_decode_signed_transaction(token)
            header, _, signature = chain.sign(claims).split(".")
            free = base64.urlsafe_b64encode(json.dumps(claims | {"price": 0}).encode())
            with self.assertRaises(VerificationException):
                verifier.verify_and_decode_signed_transaction(
                    f"{header}.{free.rstrip(b'=').decode()}.{signature}")

    @needs("appstoreserverlibrary", "jwt")
    def test_c73_what_apples_library_takes_is_refused_here(self):
        import jwt
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier
        _, tokens, jwk = self.signed()
        header, claims, signature = tokens[0].split(".")
        free = json.loads(decoded(claims)) | {"price": 0}
        edited = base64.urlsafe_b64encode(json.dumps(free).encode()).rstrip(b"=").decode()
        forged = f"{header}.{edited}.{signature}"
        verifier = SignedDataVerifier([], False, Environment.LOCAL_TESTING, "palette-cli")
        self.assertEqual(verifier.verify_and_decode_signed_transaction(forged).price, 0)
        with self.assertRaises(jwt.InvalidSignatureError):
            jwt.decode(forged, jwt.PyJWK.from_dict(jwk), algorithms=["HS256"])
        done = self.verify([forged])
        self.assertEqual(done.returncode, 16)
        self.assertIn("Line 1 was changed", done.stderr)

    @needs("openssl")
    def test_openssl_makes_the_same_signature(self):
        _, tokens, jwk = self.signed()
        key = decoded(jwk["k"])
        digest = subprocess.run(
            ["openssl", "dgst", "-sha256", "-binary"], input=key, capture_output=True, check=True)
        self.assertEqual(digest.stdout.hex()[:16], jwk["kid"])
        for token in tokens:
            signed, _, signature = token.rpartition(".")
            made = subprocess.run(
                ["openssl", "dgst", "-sha256", "-mac", "HMAC", "-macopt", f"hexkey:{key.hex()}",
                 "-binary"], input=signed.encode(), capture_output=True, check=True)
            self.assertEqual(made.stdout, decoded(signature))

    @needs("openssl")
    def test_the_key_comes_from_the_ledgers_own(self):
        _, _, jwk = self.signed()
        master = (self.data / "ledger.key").read_text().split()[0]
        made = subprocess.run(
            ["openssl", "dgst", "-sha256", "-mac", "HMAC", "-macopt", f"hexkey:{master}",
             "-binary"], input=b"jws-v1", capture_output=True, check=True)
        self.assertEqual(made.stdout, decoded(jwk["k"]))

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
