"""A program that dies at any moment, and several at once: each purchase charged and kept once."""

import fcntl
import os
import random
import shutil
import signal
import threading
import time
import unittest

from store_books import StoreBooksTest, acknowledged

SALE = ["payment-added", "purchasing", "charged", "purchased", "verify-begun", "granted",
        "store-finished", "finished"]
BEFORE_THE_CHARGE = SALE[:2]
# What happens on the road from the first command to the one that dies, the steps that one passes,
# and whether it charges; "charged" and later steps then find the money gone.
ROADS = {
    "removeads": ([], ["buy", "removeads", "--yes"], SALE),
    "tips": ([], ["buy", "tip", "--quantity", "3", "--yes"], SALE),
    "ask": ([["settings", "ask-to-buy", "yes"]], ["buy", "removeads", "--yes"],
            ["payment-added", "purchasing", "noted", "deferred"]),
    "approve": ([["settings", "ask-to-buy", "yes"], ["buy", "tip", "--quantity", "2", "--yes"],
                 ["settings", "ask-to-buy", "no"]], ["approve"], SALE[2:]),
    "decline": ([["settings", "ask-to-buy", "yes"], ["buy", "tip", "--yes"],
                 ["settings", "ask-to-buy", "no"]], ["decline"], ["failed", "finished"]),
    "interrupt": ([["settings", "interrupted", "yes"]], ["buy", "removeads", "--yes"],
                  ["payment-added", "purchasing", "noted", "failed", "finished"]),
    "resolve": ([["settings", "interrupted", "yes"], ["buy", "removeads", "--yes"],
                 ["settings", "interrupted", "no"]], ["resolve"], SALE[2:]),
    "restore": ([["buy", "removeads", "--yes"], ["buy", "tip", "--yes"],
                 ["reset", "app", "--yes"]], ["restore"],
                ["restore-begun", "restore-answered", "restored", "verify-begun", "granted",
                 "store-finished", "finished", "restore-ended"]),
    "refund": ([["buy", "removeads", "--yes"]], ["refund", "removeads"], ["refunded", "revoked"]),
    "fail": ([["settings", "fail-with", "clientInvalid"]], ["buy", "removeads", "--yes"],
             ["payment-added", "purchasing", "failed", "finished"]),
    "again": ([["buy", "removeads", "--yes"]], ["buy", "removeads", "--yes"], SALE),
}
# The last step of a road, of a restore or not, leaves nothing to be taken up.
NOTHING_LEFT = {(False, "finished"), (False, "revoked"), (True, "restore-ended")}


class CrashTest(StoreBooksTest):
    def go(self, road):
        """Everything before the command that is to die; the sales that a reset app forgets."""
        start = self.shelf / road
        if not start.exists():
            self.use(road)
            for deed in ROADS[road][0]:
                self.run_program("store", *deed)
            start.mkdir(exist_ok=True)
        self.use(f"{road}-{len(list(self.shelf.iterdir()))}")
        shutil.copytree(start, self.data)
        return {sale[0] for sale in self.sales()} if road == "restore" else set()

    def die_at(self, step, *command):
        """Runs a command that must die at a step."""
        self.output("store", "settings", "crash-at", step)
        died = self.run_program("store", *command)
        self.assertEqual(died.returncode, -signal.SIGKILL, (step, command, died.stderr))
        self.assertEqual(died.stdout, "", "told before it was done")

    def test_every_step_there_is_has_a_road(self):
        choices = self.output("store", "settings", "crash-at").split("\t")[2]
        steps = set(choices.strip().split(", ")) - {"none"}
        self.assertGreater(len(steps), 10)
        self.assertEqual(steps, {step for _, _, road in ROADS.values() for step in road})

    def test_C02_C04_C05_C35_death_at_every_step_of_every_road(self):
        for name, (_, command, steps) in ROADS.items():
            for step in steps:
                with self.subTest(name, step=step):
                    forgotten = self.go(name)
                    paid = self.charges()
                    self.die_at(step, *command)
                    self.take_up(name, step, paid, forgotten)

    def take_up(self, road, step, paid, forgotten):
        """The next command completes what died, says so, and the books are right."""
        charged = self.charges()
        told = self.settle()
        if (road == "restore", step) in NOTHING_LEFT or (road, step) == ("ask", "deferred"):
            self.assertEqual(told, "", "nothing was left to take up")
        else:
            self.assertRegex(told, "cut off|completed|waits|declined|interrupted|refunded"
                             "|Nothing was charged")
        self.assertEqual(self.charges(), charged, "taking up never charges")
        waits = road == "ask" and step in ("noted", "deferred")
        self.audit(waiting=int(waits), forgotten=forgotten)
        sells = road in ("removeads", "tips", "approve", "resolve")
        price = {"tips": 3000, "approve": 2000}.get(road, 6000)
        expected = paid + [price] * (sells and step not in BEFORE_THE_CHARGE)
        self.assertEqual(charged, expected)
        self.follow(road, step, forgotten)

    def follow(self, road, step, forgotten):
        """What the user does next comes out as if nothing had died."""
        if road == "ask" and step in ("noted", "deferred"):
            self.output("store", "approve")
        if road == "interrupt" and step not in BEFORE_THE_CHARGE:
            self.output("store", "resolve")
        self.output("store", "settings", "--reset")
        charged = self.charges()
        owned = bool(self.sales("product = 'palette.removeads' AND revoked IS NULL"))
        done = self.json("store", "buy", "removeads", "--yes")
        self.assertEqual(done["charged"], 0 if owned else 6000)
        self.assertEqual(self.charges(), charged + [6000] * (not owned))
        self.assertTrue(self.audit(forgotten=forgotten)["noAds"])

    def test_C05_what_was_granted_is_not_granted_again(self):
        self.die_at("granted", "buy", "tip", "--quantity", "3", "--yes")
        self.settle()
        self.assertEqual(self.audit()["consumables"], {"palette.tip": 3})
        self.assertEqual(self.events().count("grant"), 1)
        self.assertEqual(self.events()[-1], "tx.finished")

    def test_C08_finishing_fails_once(self):
        self.output("store", "settings", "finish-fails", "once")
        self.output("store", "buy", "tip", "--quantity", "3", "--yes")
        self.settle()
        self.assertEqual(self.audit()["consumables"], {"palette.tip": 3})
        self.assertEqual(self.events()[-3:], ["grant", "tx.finish_failed", "tx.finished"])

    def test_C16_a_consumable_bought_again_while_unfinished(self):
        self.die_at("verify-begun", "buy", "tip", "--yes")
        again = self.json("store", "buy", "tip", "--yes")
        self.assertEqual((again["outcome"], again["charged"]), ("completedEarlier", 0))
        self.assertIn("Buy again", again["message"])
        self.assertEqual(self.audit()["consumables"], {"palette.tip": 1})
        self.output("store", "buy", "tip", "--yes")
        self.assertEqual(self.audit()["consumables"], {"palette.tip": 2})
        self.assertEqual(self.charges(), [1000, 1000])

    def test_C35_a_verification_that_never_ended_is_retried(self):
        self.die_at("verify-begun", "buy", "removeads", "--yes")
        self.assertEqual(self.events()[-1], "verify.begin")
        self.settle()
        self.assertTrue(self.audit()["noAds"])
        self.assertEqual(
            self.events()[-4:], ["verify.begin", "verify.ok", "grant", "tx.finished"])

    def test_C59_refunded_while_unfinished(self):
        self.output("store", "settings", "network", "finish")
        self.output("store", "buy", "removeads", "--yes")
        self.assertEqual(len(self.json("store", "status")["unfinished"]), 1)
        self.output("store", "settings", "network", "up")
        self.die_at("refunded", "refund", "removeads")
        self.settle()
        self.assertFalse(self.audit()["noAds"])
        self.assertEqual(self.events().count("revoke"), 1)

    def test_kills_at_random_moments(self):
        generator = random.Random(7)
        kills = int(os.environ.get("PALETTE_KILLS", "25"))
        killed = 0
        duration = min(self.time_to_buy() for _ in range(3))
        for round_ in range(kills):
            road = generator.choice(sorted(ROADS))
            with self.subTest(road, round=round_):
                forgotten = self.go(road)
                process = self.start("store", *ROADS[road][1])
                # Most fall while the files change, wherever that is on this machine.
                time.sleep(generator.uniform(0.1, 0.7) * duration)
                process.send_signal(signal.SIGKILL)
                process.communicate()
                killed += process.returncode == -signal.SIGKILL
                self.settle()
                waits = bool(self.json("store", "status")["unfinished"])
                self.assertFalse(waits and road not in ("ask", "approve", "decline"))
                self.audit(waiting=int(waits), forgotten=forgotten)
                self.assertLessEqual(len(self.charges()), 2 if road == "restore" else 1)
                if not waits:
                    self.follow("killed", "", forgotten)
        self.assertGreater(killed, kills // 3)

    def time_to_buy(self):
        started = time.monotonic()
        self.output("store", "buy", "tip", "--yes")
        return time.monotonic() - started


class TogetherTest(StoreBooksTest):
    """Several processes on one data folder."""

    def test_two_loops_lose_nothing(self):
        rounds = int(os.environ.get("PALETTE_OVERLAPS", "0"))
        # A taste unless more is asked for.
        each = 60 if rounds else 20
        for round_ in range(max(rounds, 1)):
            self.use(f"round{round_}")
            told = [[], []]

            def loop(mine):
                for _ in range(each):
                    mine.append(self.buy("tip"))

            loops = [threading.Thread(target=loop, args=(mine,)) for mine in told]
            for thread in loops:
                thread.start()
            for thread in loops:
                thread.join()
            done = told[0] + told[1]
            self.assertEqual([buy.stderr for buy in done if buy.returncode], [])
            ids = [id_ for buy in done for id_ in acknowledged(buy)]
            self.assertEqual(len(ids), 2 * each)
            self.assertEqual(sorted(ids), [sale[0] for sale in self.sales()])
            self.assertEqual(sorted(ids), sorted(self.granted()))
            self.assertEqual(self.audit()["consumables"], {"palette.tip": 2 * each})

    def test_C10_many_buy_one_product_at_once(self):
        buying = [self.start("store", "buy", "removeads", "--yes", "--json") for _ in range(6)]
        for process in buying:
            _, errors = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 0, errors)
        self.assertEqual(self.charges(), [6000])
        self.assertTrue(self.audit()["noAds"])

    def hold_the_lock(self):
        """Takes the lock that a purchase takes."""
        lock = open(self.data / "store.lock", "a")
        self.addCleanup(lock.close)
        fcntl.flock(lock, fcntl.LOCK_EX)
        return lock

    def test_C09_who_waits_in_vain_changes_nothing(self):
        self.output("store", "buy", "tip", "--yes")
        self.hold_the_lock()
        before = (self.sales(), self.events())
        started = time.monotonic()
        waiting = [self.start("store", *command) for command in (
            ["buy", "removeads", "--yes"], ["restore"], ["refund", "tip"],
            ["reset", "app", "--yes"])]
        for process in waiting:
            output, errors = process.communicate(timeout=60)
            self.assertEqual((process.returncode, output), (18, ""), errors)
            self.assertIn("under way", errors)
        self.assertGreater(time.monotonic() - started, 4.5)
        self.assertEqual((self.sales(), self.events()), before)
        # Looking waits for nobody.
        self.assertEqual(self.json("store", "status")["consumables"], {"palette.tip": 1})

    def test_who_waits_long_enough_buys(self):
        self.output("store", "buy", "tip", "--yes")
        lock = self.hold_the_lock()
        process = self.start("store", "buy", "removeads", "--yes")
        time.sleep(0.5)
        self.assertIsNone(process.poll())
        self.assertEqual(self.charges(), [1000])
        lock.close()
        _, errors = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0, errors)
        self.assertEqual(self.charges(), [1000, 6000])
        self.audit()

    def test_C62_a_restore_while_a_restore_runs(self):
        self.output("store", "buy", "removeads", "--yes")
        self.output("store", "reset", "app", "--yes")
        forgotten = {sale[0] for sale in self.sales()}
        self.output("store", "settings", "delay", "100")
        first = self.start("store", "restore", "--json")
        while "restore.begin" not in self.events():
            self.assertIsNone(first.poll())
            time.sleep(0.02)
        # Stopped while the store takes its time, it holds the lock and nothing else.
        first.send_signal(signal.SIGSTOP)
        self.refusal("store", "restore", status=18)
        first.send_signal(signal.SIGCONT)
        _, errors = first.communicate(timeout=60)
        self.assertEqual(first.returncode, 0, errors)
        self.output("store", "settings", "delay", "0")
        self.assertEqual(self.events().count("restore.begin"), 1)
        self.assertTrue(self.audit(forgotten=forgotten)["noAds"])


if __name__ == "__main__":
    unittest.main()
