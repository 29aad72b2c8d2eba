"""Each single call to the system fails or is the last; nobody hears the answer; signals."""

import os
import pty
import select
import shutil
import signal
import subprocess
import time
import unittest

from store_books import StoreBooksTest
from support import PROGRAM

# Every how many-th call fails; 1 for all of them.
STRIDE = int(os.environ.get("PALETTE_FAULT_STRIDE", "13"))
BUY = [PROGRAM, "store", "buy", "removeads", "--yes", "--json"]


def strace_problem():
    """Why calls cannot be made to fail here; nothing if they can."""
    if shutil.which("strace") is None:
        return "there is no strace"
    done = subprocess.run(
        ["strace", "-f", "-o", "/dev/null", "-e", "inject=fsync:error=EIO:when=1", "true"],
        capture_output=True, encoding="utf-8")
    return done.stderr.strip() or None if done.returncode else None


class FaultTest(StoreBooksTest):
    """The n-th call of a kind fails, for many n: the books are right after each."""

    @classmethod
    def setUpClass(cls):
        problem = strace_problem()
        if problem:
            raise unittest.SkipTest(f"calls cannot be made to fail: {problem}")

    def begin(self, is_new):
        """An empty folder, or one in which somebody has bought before."""
        self.use("round")
        shutil.rmtree(self.data, ignore_errors=True)
        start = self.shelf / "start"
        if not is_new:
            if not start.exists():
                self.use("start")
                self.output("store", "buy", "tip", "--yes")
                self.use("round")
            shutil.copytree(start, self.data)

    def traced(self, *options):
        return subprocess.run(
            ["strace", "-f", *options, *BUY], env=self.environment, cwd=self.folder,
            capture_output=True, encoding="utf-8", timeout=60)

    def count(self, calls):
        """How many calls of a kind a purchase makes that nothing disturbs."""
        log = self.folder / "calls"
        self.assertEqual(self.traced("-o", log, "-e", f"trace={calls}").returncode, 0)
        return sum("(" in line for line in log.read_text().splitlines())

    def walk(self, calls, fault):
        """Lets a call fail, then another; each way that a purchase ended."""
        ends = set()
        for is_new in (True, False):
            self.begin(is_new)
            total = self.count(calls)
            self.assertGreater(total, 10)
            for place in range(1, total + 1, STRIDE):
                with self.subTest(calls, fault=fault, call=place, is_new=is_new):
                    self.begin(is_new)
                    done = self.traced(
                        "-o", "/dev/null", "-e", f"trace={calls}",
                        "-e", f"inject={calls}:{fault}:when={place}")
                    ends.add(done.returncode)
                    self.check(done, is_new)
        return ends

    def check(self, done, is_new):
        charges = self.charges()
        mine = charges[0 if is_new else 1:]
        if done.returncode == 0 or "The purchase was charged" in done.stderr:
            self.assertEqual(mine, [6000], done.stderr)
        if "Nothing was charged" in done.stderr:
            self.assertEqual(mine, [], done.stderr)
        self.settle()
        self.assertEqual(self.charges(), charges, "settling never charges")
        self.assertEqual(self.audit()["noAds"], mine == [6000])
        self.output("store", "buy", "removeads", "--yes")
        self.assertEqual(self.charges()[0 if is_new else 1:], [6000])

    def test_the_disk_does_not_take_what_it_was_given(self):
        for calls in ("fdatasync", "fsync"):
            if calls == "fsync":
                # Only the key of a new folder.
                self.begin(True)
                for place in (1, 2):
                    self.begin(True)
                    done = self.traced(
                        "-o", "/dev/null", "-e", f"inject=fsync:error=EIO:when={place}")
                    self.assertEqual(done.returncode, 74, done.stderr)
                    self.check(done, True)
            else:
                self.assertEqual(self.walk(calls, "error=EIO"), {0, 74})

    def test_C76_there_is_no_room_for_a_write(self):
        self.assertEqual(self.walk("pwrite64", "error=ENOSPC"), {74})

    def test_death_at_a_write(self):
        self.assertEqual(self.walk("pwrite64", "signal=SIGKILL"), {-signal.SIGKILL})

    def test_death_while_syncing(self):
        self.assertEqual(self.walk("fdatasync", "signal=SIGKILL"), {-signal.SIGKILL})


class UnheardTest(StoreBooksTest):
    """The purchase is done, and only the answer is lost."""

    def shell(self, redirection):
        return subprocess.run(
            ["bash", "-c", f'"$@" {redirection}', "-", *BUY], env=self.environment,
            cwd=self.folder, capture_output=True, encoding="utf-8", timeout=60)

    def test_an_answer_that_cannot_be_written(self):
        for name, redirection, status in (
                ("full", ">/dev/full", 74), ("closed", ">&-", 74), ("deaf", "2>&-", 0),
                ("alone", "<&- >&- 2>&-", 74), ("fullerrors", "2>/dev/full", 0)):
            with self.subTest(name):
                self.use(name)
                done = self.shell(redirection)
                self.assertEqual(done.returncode, status, done.stderr)
                if status and name != "alone":
                    self.assertIn("Bought", done.stderr)
                    self.assertIn("Only telling it failed", done.stderr)
                self.assertEqual(self.charges(), [6000])
                self.assertTrue(self.audit()["noAds"])
                again = self.json("store", "buy", "removeads", "--yes")
                self.assertEqual(again["charged"], 0)
                self.assertEqual(self.charges(), [6000])

    def test_a_reader_that_has_gone(self):
        done = self.shell("| true; exit ${PIPESTATUS[0]}")
        self.assertIn(done.returncode, (0, 128 + signal.SIGPIPE))
        self.assertEqual(self.charges(), [6000])
        self.assertTrue(self.audit()["noAds"])

    def test_the_other_answers_say_that_it_is_done(self):
        self.output("store", "settings", "ask-to-buy", "yes")
        self.run_program("store", "buy", "tip", "--yes")
        for command, words in (("approve", "Bought"), ("refund tip", "refunded"),
                               ("reset app --yes", "forgotten")):
            done = subprocess.run(
                ["bash", "-c", f'"$0" store {command} >/dev/full', PROGRAM], env=self.environment,
                cwd=self.folder, capture_output=True, encoding="utf-8", timeout=60)
            self.assertEqual(done.returncode, 74, done.stderr)
            self.assertRegex(done.stderr, f"{words}.* Only telling it failed")


class SignalTest(StoreBooksTest):
    SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

    def test_a_signal_at_the_question(self):
        for number in self.SIGNALS:
            with self.subTest(number.name):
                self.use(number.name)
                controller, terminal = pty.openpty()
                process = self.start(
                    "store", "buy", "removeads", stdin=terminal, stdout=terminal, stderr=terminal)
                os.close(terminal)
                screen = b""
                while b"[y/N]" not in screen:
                    self.assertTrue(select.select([controller], [], [], 20)[0], screen)
                    screen += os.read(controller, 4096)
                process.send_signal(number)
                self.assertEqual(process.wait(timeout=20), -number)
                os.close(controller)
                self.assertEqual((self.charges(), self.events()), ([], []))
                self.assertEqual(self.settle(), "")
                self.assertFalse(self.audit()["noAds"])

    def test_a_signal_within_the_purchase(self):
        for number in self.SIGNALS:
            for event, charges in (("tx.purchasing", []), ("verify.begin", [6000])):
                with self.subTest(number.name, event=event):
                    self.use(f"{number.name}-{event}")
                    self.output("store", "settings", "delay", "50")
                    process = self.start("store", "buy", "removeads", "--yes")
                    while event not in self.events():
                        self.assertIsNone(process.poll(), "it ended before the signal")
                        time.sleep(0.01)
                    # The store takes its time now.
                    process.send_signal(number)
                    process.communicate(timeout=20)
                    self.assertEqual(process.returncode, -number)
                    self.output("store", "settings", "delay", "0")
                    self.assertEqual(self.charges(), charges)
                    self.assertEqual(self.audit()["noAds"], bool(charges))


if __name__ == "__main__":
    unittest.main()
