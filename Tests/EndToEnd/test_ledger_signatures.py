"""The signed transactions of the ledger, checked by us and by those who read such tokens."""

import base64
import collections
import json
import random
import string
import subprocess
import unittest

from ledger_exports import ExportTest
from peers import needs

BASE64URL = string.ascii_letters + string.digits + "-_"


def decoded(segment):
    """The bytes of base64url as lenient decoders read it: bits that belong to no byte are dropped."""
    return base64.urlsafe_b64decode(segment + "=" * (-len(segment) % 4))


class LedgerSignaturesTest(ExportTest):
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
        self.command("store", "settings", "verify-status", "none")
        self.command("store", "restore")
        error = self.refusal("ledger", "verify-jws", "old.jws", status=16)
        self.assertIn("another key", error)
        done = self.run_program("ledger", "verify-jws", "old.jws", "--json")
        self.assertEqual(json.loads(done.stdout)["damage"]["line"], 1)
        self.refusal("ledger", "verify-jws", "nosuch.jws", status=66)

    def test_a_file_without_an_end_is_not_read_to_it(self):
        self.assertIn("256 MiB", self.refusal("ledger", "verify-jws", "/dev/zero", status=65))

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


if __name__ == "__main__":
    unittest.main()
