"""A damaged ledger: named, told, left as it is, and never a reason to unlock or to lock out."""

import contextlib
import itertools
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import time
import unittest

from support import PROGRAM, ProgramTest

COLUMNS = "event, previous, mac, kind, product, account, tx"
# Everything from a place on goes one place further, and what is put in takes over another's bytes.
PUT_IN_BEFORE_2 = f"""
    UPDATE ledger_events SET sequence = -sequence WHERE sequence >= 2;
    UPDATE ledger_events SET sequence = 1 - sequence WHERE sequence < 0;
    INSERT INTO ledger_events(sequence, {COLUMNS})
      SELECT 2, replace(event, '"sequence":1,', '"sequence":2,'), previous, mac, 'grant', product,
        account, tx FROM ledger_events WHERE sequence = 1"""
SWAP_2_AND_6 = """
    UPDATE ledger_events SET sequence = -1 WHERE sequence = 2;
    UPDATE ledger_events SET sequence = 2 WHERE sequence = 6;
    UPDATE ledger_events SET sequence = 6 WHERE sequence = -1"""
APPEND_A_GRANT = f"""
    INSERT INTO ledger_events(sequence, {COLUMNS})
      SELECT 8, replace(event, '"sequence":6,', '"sequence":8,'), mac, zeroblob(32), kind, product,
        account, tx FROM ledger_events WHERE sequence = 6"""
EMPTY = "DELETE FROM ledger_events; DELETE FROM ledger_head; DELETE FROM ledger_totals"

# What is done to a purchase of "Remove Ads" (seven entries, the sixth grants it), what it is called,
# the entry that is named, and whether it touches what the start looks at.
EDITS = [
    ("UPDATE ledger_events SET event = replace(event, '6000', '1') WHERE sequence = 3",
     "edited", 3, False),
    ("UPDATE ledger_events SET event = replace(event, 'production', 'sandbox')"
     " WHERE sequence = 6",
     "edited", 6, True),
    ("UPDATE ledger_events SET event = 'x' WHERE sequence = 3", "edited", 3, False),
    ("UPDATE ledger_events SET kind = 'revoke' WHERE sequence = 6", "edited", 6, True),
    ("UPDATE ledger_events SET kind = 'grant' WHERE sequence = 1", "edited", 1, True),
    (PUT_IN_BEFORE_2, "inserted", 2, True),
    ("DELETE FROM ledger_events WHERE sequence = 2", "removed", 2, False),
    ("DELETE FROM ledger_events WHERE sequence = 6", "removed", 6, True),
    (SWAP_2_AND_6, "reordered", 2, True),
    ("DELETE FROM ledger_events WHERE sequence >= 6", "cut", 6, True),
    (APPEND_A_GRANT, "forged", 8, True),
    ("DELETE FROM ledger_head", "head-missing", None, True),
    ("UPDATE ledger_head SET count = 6", "head-edited", None, True),
    ("UPDATE ledger_totals SET count = 0", "head-edited", None, True),
    ("DROP TABLE ledger_head", "removed", None, True),
    (EMPTY, "removed", None, True),
]


class DamageTest(ProgramTest):
    def bought(self, name):
        """A fresh folder in which "Remove Ads" was bought; its seven events."""
        self.data = self.folder / name
        self.environment["PALETTE_DATA_DIR"] = str(self.data)
        self.output("store", "buy", "removeads", "--yes")
        events = [entry["event"] for entry in self.json("ledger")]
        self.assertEqual((len(events), events[5]), (7, "grant"))
        return self.data

    def tamper(self, script):
        """Changes the ledger behind the program's back."""
        with contextlib.closing(sqlite3.connect(self.data / "palette.db")) as database:
            for (trigger,) in database.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                database.execute(f'DROP TRIGGER "{trigger}"')
            before = database.total_changes
            database.executescript(script)
            self.assertTrue(database.total_changes > before or "DROP" in script, script)

    def files(self):
        """All files of the data folder, byte by byte."""
        return {path.name: path.read_bytes() for path in self.data.iterdir()}

    def expect_damage(self, kind, sequence, at_start):
        """Named by `verify`, told wherever it matters, and every file left as it was."""
        before = self.files()
        done = self.run_program("ledger", "verify", "--json")
        self.assertEqual(done.returncode, 17, done)
        answer = json.loads(done.stdout)
        damage = answer["damage"]
        self.assertEqual((answer["intact"], damage["kind"], damage["sequence"]),
                         (False, kind, sequence), damage)
        if sequence is not None:
            self.assertRegex(damage["message"], rf"[Ee]ntr(y|ies) {sequence}\b")
        self.assertTrue(damage["message"].endswith("."))
        self.assertIn(damage["message"], done.stderr)
        self.assertIn("store reset app", done.stderr)
        self.assertIn(damage["message"], self.refusal("ledger", "verify", status=17))

        status = self.run_program("store", "status", "--json")
        self.assertEqual(status.returncode, 17, status)
        self.assertFalse(json.loads(status.stdout)["ledger"]["intact"])
        self.assertIn(damage["message"], status.stderr)
        for command in (["buy", "tip", "--yes"], ["buy", "removeads", "--yes"], ["restore"]):
            self.assertIn(damage["message"], self.refusal("store", *command, status=17))

        exit_status, screen = self.on_terminal("list", columns=300)
        self.assertEqual(exit_status, 0, screen)
        # The ad shows where what it depends on was touched, and then the reason is told.
        self.assertEqual("Ad · " in screen, at_start, screen)
        self.assertEqual("store reset app" in screen, at_start, screen)
        self.assertEqual(self.files(), before)

    def expect_mended(self):
        """Beginning again and restoring brings the purchase back, without a charge."""
        self.output("store", "reset", "app", "--yes")
        self.assertTrue(self.json("ledger", "verify")["intact"])
        restored = self.json("store", "restore")
        self.assertEqual((restored["charged"], restored["noAds"]), (0, True))
        self.assertNotIn("Ad · ", self.on_terminal("list")[1])
        self.assertTrue(self.json("ledger", "verify")["intact"])

    def test_every_kind_of_edit(self):
        for number, (script, kind, sequence, at_start) in enumerate(EDITS):
            with self.subTest(script):
                self.bought(str(number))
                self.tamper(script)
                self.expect_damage(kind, sequence, at_start)
                self.expect_mended()

    def test_an_entry_that_cannot_be_read(self):
        self.bought("unreadable-entry")
        self.tamper("UPDATE ledger_events SET event = 'x' WHERE sequence = 3")
        done = self.run_program("ledger", "list")
        self.assertEqual(done.returncode, 17, done)
        self.assertIn("Entry 3 of the ledger was changed.", done.stderr)

    def test_a_flipped_bit(self):
        """Wherever below the schema: unnoticed where nothing lies, else damage of the ledger."""
        file = self.bought("bits") / "palette.db"
        whole = file.read_bytes()
        generator = random.Random(7)
        named = 0
        for _ in range(int(os.environ.get("PALETTE_BITS", "150"))):
            flipped = bytearray(whole)
            place = generator.randrange(4096, len(whole))
            bit = 1 << generator.randrange(8)
            flipped[place] ^= bit
            file.write_bytes(flipped)
            done = self.run_program("ledger", "verify", "--json")
            with self.subTest(place=place, bit=bit):
                # The schema itself may take more than its first page.
                if "schema" in done.stderr:
                    continue
                self.assertIn(done.returncode, (0, 17), done.stderr)
                if done.returncode:
                    named += json.loads(done.stdout)["damage"]["sequence"] is not None
        self.assertGreater(named, 0)

    def test_an_entry_of_another_installation(self):
        other = self.bought("other") / "palette.db"
        self.bought("foreign")
        self.tamper(f"""
            ATTACH '{other}' AS other;
            DELETE FROM ledger_events WHERE sequence = 6;
            INSERT INTO ledger_events(sequence, {COLUMNS})
              SELECT 6, {COLUMNS} FROM other.ledger_events WHERE sequence = 6""")
        self.expect_damage("foreign-install", 6, True)
        self.expect_mended()

    def test_a_ledger_and_key_of_different_installations(self):
        other = self.bought("other") / "ledger.key"
        self.bought("mixed")
        shutil.copy(other, self.data / "ledger.key")
        self.expect_damage("foreign-install", 1, True)

    def test_another_key(self):
        key = self.bought("key") / "ledger.key"
        text = key.read_text()
        key.write_text(("1" if text[0] == "0" else "0") + text[1:])
        self.expect_damage("other-key", None, True)
        self.expect_mended()

    def test_a_missing_key(self):
        (self.bought("missing") / "ledger.key").unlink()
        self.expect_damage("missing-key", None, True)
        self.expect_mended()

    def test_a_key_file_without_a_key(self):
        (self.bought("nonsense") / "ledger.key").write_text("nonsense\n")
        self.expect_damage("missing-key", None, True)
        self.expect_mended()

    def test_the_whole_database_gone(self):
        (self.bought("gone") / "palette.db").unlink()
        (self.data / "palette.db-journal").unlink()
        self.expect_damage("removed", None, True)
        self.expect_mended()

    def test_app_and_store_gone_but_not_the_key(self):
        key = (self.bought("key-alone") / "ledger.key").read_bytes()
        shutil.rmtree(self.data)
        self.data.mkdir()
        (self.data / "ledger.key").write_bytes(key)
        (self.data / "ledger.key").chmod(0o600)
        done = self.refusal("ledger", "verify", status=17)
        self.assertIn("gone", done)
        self.assertEqual([path.name for path in self.data.iterdir()], ["ledger.key"])
        self.assertEqual(self.run_program("store", "status").returncode, 17)
        self.output("store", "reset", "app", "--yes")
        self.output("store", "buy", "removeads", "--yes")
        self.output("ledger", "verify")

    def test_rolled_back(self):
        """C67: an older copy is noticed only against a head that was kept, as the README says."""
        self.bought("old")
        older = (self.data / "palette.db").read_bytes()
        self.output("store", "refund", "removeads")
        kept = self.json("ledger", "verify")["head"]
        self.output("ledger", "verify", "--expect", kept)
        (self.data / "palette.db").write_bytes(older)
        self.output("ledger", "verify")
        before = self.files()
        done = self.run_program("ledger", "verify", "--expect", kept, "--json")
        self.assertEqual(done.returncode, 17, done)
        damage = json.loads(done.stdout)["damage"]
        self.assertEqual((damage["kind"], damage["sequence"]), ("rolled-back", 8))
        self.assertEqual(self.files(), before)

    def test_a_key_that_others_could_read(self):
        key = self.bought("open") / "ledger.key"
        # Whoever comes first closes it, and has to tell.
        readers = (["store", "status"], ["ledger", "verify"], ["ledger"],
                   ["ledger", "export", "--to", "json"])
        for mode, command in itertools.product((0o644, 0o660, 0o604), readers):
            with self.subTest(mode=oct(mode), command=command):
                key.chmod(mode)
                done = self.run_program(*command)
                self.assertEqual(done.returncode, 0, done)
                self.assertIn("could be read by others", done.stderr)
                self.assertEqual(key.stat().st_mode & 0o777, 0o600)
                self.assertEqual(self.run_program(*command).stderr, "")

    def as_somebody_else(self):
        """The program as a user who is not root, and who owns the folder; skips where it cannot be."""
        if not shutil.which("setpriv"):
            self.skipTest("there is no setpriv")
        command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", PROGRAM]
        for path in (self.folder, self.data, *self.data.iterdir()):
            os.chown(path, 65534, 65534)
        tried = subprocess.run([*command, "help"], capture_output=True)
        if tried.returncode != 0:
            self.skipTest("the program cannot be run as another user")
        return command

    @unittest.skipUnless(os.geteuid() == 0, "only root may give a file away")
    def test_a_key_that_only_its_owner_could_close(self):
        key = self.bought("lax") / "ledger.key"
        command = self.as_somebody_else()
        os.chown(key, 0, 0)
        key.chmod(0o644)
        for arguments in (["ledger", "verify"], ["store", "status"]):
            done = subprocess.run([*command, *arguments], capture_output=True, text=True,
                                  env=self.environment, cwd=self.folder)
            self.assertEqual(done.returncode, 0, (arguments, done))
        self.assertEqual(key.stat().st_mode & 0o777, 0o644)

    def test_a_key_that_cannot_be_read(self):
        key = self.bought("unreadable") / "ledger.key"
        key.chmod(0)
        command = self.as_somebody_else() if os.geteuid() == 0 else [PROGRAM]
        before = {path.name for path in self.data.iterdir()}
        for arguments in (["ledger", "verify"], ["store", "status"],
                          ["store", "buy", "tip", "--yes"], ["store", "restore"]):
            done = subprocess.run([*command, *arguments], capture_output=True, text=True,
                                  env=self.environment, cwd=self.folder)
            self.assertEqual(done.returncode, 77, (arguments, done))
            self.assertIn("ledger.key", done.stderr)
        self.assertEqual({path.name for path in self.data.iterdir()}, before)
        self.assertEqual(key.stat().st_mode & 0o777, 0)


class LedgerCreationTest(ProgramTest):
    """Killed at any moment of a creation or a reset: no false alarm, and everything goes on."""

    def expect_sound(self):
        self.output("ledger", "verify")
        self.output("store", "status")
        self.output("store", "buy", "tip", "--yes")
        self.output("ledger", "verify")
        keys = [path.name for path in self.data.iterdir() if path.name.startswith("ledger")]
        self.assertEqual(keys, ["ledger.key"])

    def killed(self, generator, duration, *command):
        process = subprocess.Popen([PROGRAM, *command], env=self.environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(generator.uniform(0, duration))
        process.send_signal(signal.SIGKILL)
        return process.wait() == -signal.SIGKILL

    def test_kills(self):
        generator = random.Random(66)
        commands = (["store", "settings", "payments-allowed", "yes"],
                    ["store", "reset", "app", "--yes"])
        for command in commands:
            started = time.monotonic()
            self.output(*command)
            duration = time.monotonic() - started
            killed = 0
            for round_ in range(int(os.environ.get("PALETTE_KILLS", "20"))):
                if command is commands[0]:
                    self.data = self.folder / f"{command[1]}{round_}"
                    self.environment["PALETTE_DATA_DIR"] = str(self.data)
                killed += self.killed(generator, duration, *command)
                if self.data.exists():
                    self.expect_sound()
            self.assertGreater(killed, 0, command)

    def test_two_at_once(self):
        for round_ in range(5):
            self.data = self.folder / f"both{round_}"
            self.environment["PALETTE_DATA_DIR"] = str(self.data)
            commands = [["store", "settings", "payments-allowed", "yes"]] * 4
            if round_ % 2:
                commands += [["store", "reset", "app", "--yes"]] * 2
            processes = [subprocess.Popen([PROGRAM, *command], env=self.environment,
                                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                         for command in commands]
            for process in processes:
                _, errors = process.communicate(timeout=60)
                # A reset by another makes this one give up, and says so.
                self.assertIn(process.returncode, (0, 1), errors)
                if process.returncode:
                    self.assertIn(b"was reset meanwhile", errors)
            self.expect_sound()


if __name__ == "__main__":
    unittest.main()
