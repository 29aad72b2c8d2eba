"""A disk that is full, closed, broken or gone: no purchase is lost, doubled or made up."""

import os
import resource
import shutil
import sqlite3
import subprocess
import unittest

from store_books import StoreBooksTest, acknowledged
from support import PROGRAM

KIB = 1024
NOBODY = 65534


class DiskTest(StoreBooksTest):
    """What all tests of a fault do before, within and after it."""

    def buy_within(self, product="removeads", **options):
        """Buys while the fault is there: it succeeds, or fails with a message that helps."""
        done = subprocess.run(
            [PROGRAM, "store", "buy", product, "--yes", "--json"], env=self.environment,
            cwd=self.folder, capture_output=True, encoding="utf-8", timeout=60, **options)
        if done.returncode:
            self.assertEqual(done.stdout, "")
            self.assertRegex(done.stderr, r"^palette-cli: '/.*\.\n$")
            self.assertNotIn("fault of palette-cli", done.stderr)
        return done

    def heal(self, done, product="removeads"):
        """After the fault: what was charged is owned, the message was true, and a retry works."""
        charges = self.charges()
        self.assertLessEqual(len(charges), 1)
        if done.returncode == 0 or "was charged;" in done.stderr and "Nothing" not in done.stderr:
            self.assertEqual(len(charges), 1, done.stderr)
        if "Nothing was charged" in done.stderr:
            self.assertEqual(charges, [], done.stderr)
        self.settle()
        self.assertEqual(self.charges(), charges, "settling never charges")
        self.assertEqual(self.audit()["noAds"], bool(charges))
        self.output("store", "buy", product, "--yes")
        self.assertEqual(len(self.charges()), 1)
        self.assertTrue(self.audit()["noAds"])


@unittest.skipUnless(os.geteuid() == 0, "only root may mount a small disk")
class FullDiskTest(DiskTest):
    ROOM = 512 * KIB

    def setUp(self):
        super().setUp()
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        self.mount("-t", "tmpfs", "-o", f"size={self.ROOM}", "none", self.disk)

    def mount(self, *arguments):
        done = subprocess.run(["mount", *arguments], capture_output=True, encoding="utf-8")
        if done.returncode:
            self.skipTest(f"no disk can be mounted here: {done.stderr.strip()}")
        self.addCleanup(subprocess.run, ["umount", arguments[-1]], check=True)

    def fill(self, free):
        """Leaves so much room on the disk."""
        room = os.statvfs(self.disk)
        with open(self.disk / "filler", "wb") as filler:
            filler.write(bytes(max(room.f_bavail * room.f_frsize - free, 0)))

    def walk(self, start):
        """Buys with ever more room, a page at a time, until there is enough; what that told."""
        failures = []
        for free in range(0, self.ROOM, 4 * KIB):
            with self.subTest(free=free):
                self.data = self.disk / "data"
                self.environment["PALETTE_DATA_DIR"] = str(self.data)
                shutil.rmtree(self.data, ignore_errors=True)
                if start:
                    shutil.copytree(start, self.data)
                self.fill(free)
                done = self.buy_within()
                self.assertIn(done.returncode, (0, 74), done.stderr)
                if done.returncode:
                    failures.append(done.stderr)
                    self.assertIn("no room on the disk", done.stderr)
                (self.disk / "filler").unlink()
                self.heal(done)
                if done.returncode == 0:
                    return failures
        self.fail("never enough room")

    def test_C76_no_room_in_a_new_folder(self):
        failures = self.walk(None)
        self.assertGreater(len(failures), 20)
        # One before there is a store that could charge, one before the charge.
        self.assertNotIn("charged", failures[0])
        self.assertIn("Nothing was charged", failures[-1])

    def test_C76_no_room_where_there_are_purchases(self):
        # As many as leave the next one in need of a page.
        for _ in range(3):
            self.output("store", "settings", "fail-with", "clientInvalid")
            self.run_program("store", "buy", "tip", "--yes")
        self.output("store", "settings", "--reset")
        (self.data / "palette.db-journal").unlink()
        self.assertGreater(len(self.walk(self.data)), 1)

    def test_a_disk_that_can_only_be_read(self):
        self.data = self.disk / "data"
        self.environment["PALETTE_DATA_DIR"] = str(self.data)
        self.output("store", "buy", "removeads", "--yes")
        self.mount("--bind", self.disk, self.disk)
        subprocess.run(["mount", "-o", "remount,ro,bind", self.disk], check=True)
        error = self.refusal("store", "buy", "tip", "--yes", status=77)
        self.assertIn("can only be read", error)
        self.assertTrue(self.audit()["noAds"])
        self.environment["PALETTE_DATA_DIR"] = str(self.disk / "new")
        error = self.refusal("store", "buy", "tip", "--yes", status=77)
        self.assertIn("can only be read", error)


class LimitTest(DiskTest):
    """The limits of the process, as `ulimit` sets them."""

    def test_files_that_may_not_grow(self):
        failures = 0
        for size in range(0, 512 * KIB, 2 * KIB):
            with self.subTest(size=size):
                self.use(f"size{size}")
                done = self.buy_within(
                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)))
                self.assertIn(done.returncode, (0, 74), done.stderr)
                self.heal(done)
                if done.returncode == 0:
                    break
                failures += 1
        self.assertGreater(failures, 20)

    def test_few_files_may_be_open(self):
        statuses = []
        for count in range(4, 13):
            with self.subTest(count=count):
                self.use(f"open{count}")
                done = self.run_limited(count)
                statuses.append(done.returncode)
                if done.returncode:
                    self.assertEqual(done.returncode, 74, done.stderr)
                    self.assertIn("too many files are open", done.stderr)
                    self.assertNotIn("--data-dir", done.stderr)
                self.heal(done)
        self.assertIn(74, statuses)
        self.assertEqual(statuses[-1], 0)

    def run_limited(self, count):
        return self.buy_within(
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (count, count)))


class PermissionTest(DiskTest):
    """As a user who is not root: another one if this is root."""

    def setUp(self):
        super().setUp()
        self.user = {}
        self.shelf.chmod(0o755)
        self.output("store", "buy", "removeads", "--yes")
        if os.geteuid() == 0:
            self.user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            self.give_away()
        try:
            self.assertEqual(self.as_user("--version").returncode, 0)
        except PermissionError:
            self.skipTest("another user cannot run the program where it is")
        self.addCleanup(self.data.chmod, 0o700)

    def give_away(self):
        for path in [self.data, *self.data.iterdir()]:
            os.chown(path, NOBODY, NOBODY)

    def as_user(self, *arguments):
        return subprocess.run(
            [PROGRAM, *arguments], env=self.environment, cwd="/", capture_output=True,
            encoding="utf-8", stdin=subprocess.DEVNULL, timeout=60, **self.user)

    def refused(self, *arguments):
        done = self.as_user(*arguments)
        self.assertEqual((done.returncode, done.stdout), (77, ""), (arguments, done.stderr))
        self.assertIn("permission denied", done.stderr)

    def test_a_file_that_may_not_be_read(self):
        for name, others in (("palette.db", True), ("store.db", True), ("ledger.key", True),
                             ("store.lock", False)):
            with self.subTest(name):
                (self.data / name).chmod(0)
                self.refused("store", "buy", "tip", "--yes")
                self.refused("store", "restore")
                if others:
                    self.refused("store", "status")
                (self.data / name).chmod(0o600)
                self.assertEqual(self.as_user("store", "status").returncode, 0)
        self.assertEqual(self.charges(), [6000])
        self.assertTrue(self.audit()["noAds"])

    def test_a_folder_that_may_not_be_entered(self):
        self.data.chmod(0)
        for command in (["buy", "tip", "--yes"], ["status"], ["products"], ["restore"]):
            self.refused("store", *command)
        self.refused("ledger", "verify")
        self.data.chmod(0o700)
        self.assertTrue(self.audit()["noAds"])

    def test_a_folder_that_may_not_be_written(self):
        for path in self.data.iterdir():
            path.chmod(0o400)
        self.data.chmod(0o500)
        self.refused("store", "buy", "tip", "--yes")
        # What is owned can be looked at all the same.
        self.assertIn('"noAds":true', self.as_user("store", "status", "--json").stdout)
        self.use("empty")
        self.data.mkdir(mode=0o500)
        if self.user:
            self.give_away()
        self.refused("store", "buy", "tip", "--yes")


class DamagedPlaceTest(DiskTest):
    def test_a_file_in_the_folders_place(self):
        self.data.write_text("not a folder")
        for command in (["store", "buy", "tip", "--yes"], ["store", "status"], ["store", "restore"],
                        ["store", "products"], ["ledger", "verify"], ["fav"]):
            self.assertIn("not a directory", self.refusal(*command, status=73))
        self.assertEqual(self.data.read_text(), "not a folder")

    def bought(self):
        """The start of each round: a folder with two purchases, the same each time."""
        start = self.shelf / "start"
        if not start.exists():
            self.use("start")
            self.output("store", "buy", "removeads", "--yes")
            self.output("store", "buy", "tip", "--yes")
        self.use("round")
        shutil.rmtree(self.data, ignore_errors=True)
        shutil.copytree(start, self.data)

    def contents(self):
        return {path.name: path.read_bytes() for path in self.data.glob("*.db")}

    def nothing_sells(self, statuses=(65,)):
        """No purchase is made, and neither file is touched."""
        before = self.contents()
        for command in (["buy", "tip", "--yes"], ["restore"]):
            done = self.run_program("store", *command)
            self.assertIn(done.returncode, statuses, done.stderr)
            self.assertNotIn("fault of palette-cli", done.stderr)
        self.assertEqual(self.contents(), before)

    def test_a_table_that_is_missing(self):
        for name in ("palette.db", "store.db"):
            self.bought()
            with sqlite3.connect(self.data / name) as database:
                tables = [table for (table,) in database.execute(
                    "SELECT name FROM sqlite_schema WHERE type = 'table'"
                    " AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'favourite%'")]
            database.close()
            for table in tables:
                with self.subTest(table):
                    self.bought()
                    with sqlite3.connect(self.data / name) as database:
                        database.execute(f"DROP TABLE {table}")
                    database.close()
                    done = self.run_program("store", "buy", "removeads", "--yes")
                    self.assertIn(done.returncode, (17, 65), done.stderr)
                    self.assertNotIn("fault of palette-cli", done.stderr)
                    if name == "palette.db":
                        self.assertEqual(self.charges(), [6000, 1000])

    def test_garbage(self):
        for name in ("palette.db", "store.db"):
            with self.subTest(name):
                self.bought()
                (self.data / name).write_bytes(bytes(range(256)) * 32)
                self.nothing_sells()
                self.refusal("store", "status", status=65)

    def test_a_file_cut_short(self):
        for name in ("palette.db", "store.db"):
            self.bought()
            whole = (self.data / name).read_bytes()
            for length in [2, 17, 99, *range(512, len(whole), 5 * 512)]:
                with self.subTest(name, length=length):
                    self.bought()
                    (self.data / name).write_bytes(whole[:length])
                    self.nothing_sells((17, 65))

    def test_the_apps_file_emptied_by_the_disk(self):
        self.bought()
        (self.data / "palette.db").write_bytes(b"")
        self.refusal("store", "buy", "removeads", "--yes", status=17)
        self.output("store", "reset", "app", "--yes")
        self.assertEqual(self.json("store", "buy", "removeads", "--yes")["charged"], 0)
        self.assertEqual(self.charges(), [6000, 1000])

    def test_C17_the_stores_file_lost_or_put_back_from_a_backup(self):
        for backup in (None, "store.db"):
            with self.subTest(backup=backup):
                self.bought()
                old = (self.data / "store.db").read_bytes()
                self.output("store", "buy", "tip", "--quantity", "3", "--yes")
                if backup:
                    (self.data / backup).write_bytes(old)
                else:
                    (self.data / "store.db").unlink()
                known = set(self.granted())
                bought = self.buy("tip", "--quantity", "2")
                (transaction,) = acknowledged(bought)
                # A number given again would count as delivered before.
                self.assertNotIn(transaction, known)
                status = self.json("store", "status")
                self.assertEqual(status["consumables"], {"palette.tip": 1 + 3 + 2})
                self.assertTrue(status["noAds"])
                self.assertTrue(self.json("ledger", "verify")["intact"])

    def successor_sells(self, tips):
        """The store's file is lost, its successor sells, and the file is put back; what was in it."""
        files = {path: path.read_bytes() for path in self.data.glob("store.db*")}
        for path in files:
            path.unlink()
        for _ in range(tips):
            self.assertEqual(self.buy("tip").returncode, 0)
        for path, content in files.items():
            path.write_bytes(content)

    def test_C17_a_store_with_a_request_put_back(self):
        self.bought()
        self.output("store", "settings", "ask-to-buy", "yes")
        self.assertEqual(self.buy("tip").returncode, 11)
        self.successor_sells(2)
        self.assertEqual(self.json("store", "approve")["charged"], 1000)
        status = self.json("store", "status")
        self.assertEqual(status["consumables"], {"palette.tip": 1 + 2 + 1})
        self.assertEqual(len(self.granted()), len(set(self.granted())))
        self.assertTrue(self.json("ledger", "verify")["intact"])

    def test_C17_a_store_with_an_unfinished_sale_put_back(self):
        self.bought()
        self.output("store", "settings", "crash-at", "charged")
        self.assertLess(self.buy("tip", "--quantity", "3").returncode, 0)
        self.successor_sells(2)
        self.settle()
        status = self.json("store", "status")
        self.assertEqual(status["consumables"], {"palette.tip": 1 + 2 + 3})
        self.assertEqual(len(self.granted()), len(set(self.granted())))
        self.assertTrue(self.json("ledger", "verify")["intact"])

    def test_numbers_that_nobody_could_have_paid(self):
        for table, column, number in (
                ("sale", "charged", -2**63), ("sale", "price", 10**16), ("sale", "revoked", -2**63),
                ("request", "price", 2**63 - 1), ("request", "date", -2**63)):
            with self.subTest(table=table, column=column):
                self.bought()
                self.output("store", "settings", "ask-to-buy", "yes")
                self.assertEqual(self.buy("tip", "--quantity", "3").returncode, 11)
                with sqlite3.connect(self.data / "store.db") as database:
                    database.execute(f"UPDATE {table} SET {column} = ?", (number,))
                database.close()
                command = ["refund", "removeads"] if table == "sale" else ["approve"]
                self.assertIn("is damaged", self.refusal("store", *command, status=65))

    def test_a_counter_that_the_disk_changed(self):
        for number in (10**15, 2**63 - 1, -5):
            self.bought()
            with sqlite3.connect(self.data / "store.db") as database:
                database.execute("UPDATE counter SET last = ?", (number,))
            database.close()
            done = self.run_program("store", "buy", "tip", "--yes")
            # What is too small is put right by what the ledger knows.
            self.assertEqual(done.returncode, 0 if number < 0 else 65, done.stderr)
            self.assertEqual(len(self.charges()), 3 if number < 0 else 2)
            self.settle()
            self.audit()

    def test_a_commit_cut_off_in_the_middle(self):
        for name, table in (("palette.db", "paymentQueue"), ("store.db", "sale")):
            with self.subTest(name):
                self.bought()
                database = sqlite3.connect(self.data / name, isolation_level=None)
                for pragma in ("journal_mode=PERSIST", "cache_size=1", "cache_spill=1"):
                    database.execute(f"PRAGMA {pragma}")
                database.execute("BEGIN IMMEDIATE")
                if table == "sale":
                    database.execute("UPDATE sale SET charged = 9999")
                database.execute("CREATE TABLE filler(a)")
                database.executemany(
                    "INSERT INTO filler VALUES (zeroblob(3000))", [()] * 50)
                copy = self.shelf / f"cut-{name}"
                shutil.copytree(self.data, copy)
                database.execute("ROLLBACK")
                database.close()
                self.assertEqual((copy / f"{name}-journal").read_bytes()[:1], b"\xd9", "is hot")
                self.use(copy.name)
                self.assertEqual(self.settle(), "")
                self.assertTrue(self.audit()["noAds"])
                self.assertEqual(self.charges(), [6000, 1000])


if __name__ == "__main__":
    unittest.main()
