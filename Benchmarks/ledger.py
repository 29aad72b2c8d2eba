#!/usr/bin/env python3
"""Measures the ledger: one durable write, checking every entry, and the check at start.

    python3 Benchmarks/ledger.py [--rounds 300] [--events 300000] [--folder DIR]

A durable write is a whole process that appends one event. Beside it run the same program inserting
one bare row, which tells what the ledger costs, and a C program that does so with the same pragmas,
which tells what Swift and the program's way to a database cost; in turn, so that all meet one disk.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

PACKAGE = pathlib.Path(__file__).resolve().parent / "ledger-times"
# What both databases hold before the first write is measured.
HELD = 1000


def built_programs():
    """The folder with both programs, built now for release."""
    build = ["swift", "build", "-c", "release"]
    if sys.platform != "darwin":
        build += ["--static-swift-stdlib", "-Xswiftc", "-static-executable"]
    subprocess.run(build, cwd=PACKAGE, check=True, stdout=sys.stderr)
    place = subprocess.run(
        [*build, "--show-bin-path"], cwd=PACKAGE, check=True, capture_output=True, text=True)
    programs = place.stdout.strip()
    # Not by Swift's linker, which would add its runtime to a program that has no use for it.
    static = ["-static"] if sys.platform != "darwin" else []
    subprocess.run(
        ["cc", "-O2", *static, str(PACKAGE / "bare-commit.c"), "-o", f"{programs}/bare-commit",
         "-lsqlite3", "-lm"], check=True, stderr=subprocess.DEVNULL)
    return programs


def spawned(*command):
    """The seconds that a whole process takes."""
    start = time.perf_counter()
    status = os.waitpid(os.posix_spawn(command[0], command, os.environ), 0)[1]
    seconds = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{command} ended with {os.waitstatus_to_exitcode(status)}")
    return seconds


def printed(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def race(programs, folder, rounds):
    """One durable write by each in turn, the order turned round every time."""
    ours, swift, bare = (os.path.join(folder, name) for name in ("ours", "swift.db", "c.db"))
    os.mkdir(ours)
    spawned(f"{programs}/ledger-times", "fill", ours, str(HELD))
    spawned(f"{programs}/ledger-times", "bare", swift, str(HELD))
    spawned(f"{programs}/bare-commit", bare, str(HELD))
    commands = {"one event": (f"{programs}/ledger-times", "append", ours),
                "bare commit": (f"{programs}/ledger-times", "bare", swift),
                "bare commit in C": (f"{programs}/bare-commit", bare)}
    seconds = {name: [] for name in commands}
    for round_ in range(rounds):
        names = list(commands)
        for name in names if round_ % 2 else reversed(names):
            seconds[name].append(spawned(*commands[name]))
    print(f"\na durable write, whole process, {rounds} rounds in turn")
    for name, times in seconds.items():
        print(f"{name:24} median {statistics.median(times) * 1e3:7.3f} ms, "
              f"best {min(times) * 1e3:7.3f} ms")
    first, *others = seconds.items()
    for name, times in others:
        pairs = statistics.median(a / b for a, b in zip(first[1], times))
        print(f"one event / {name}: {statistics.median(first[1]) / statistics.median(times):.3f} of "
              f"the medians, {min(first[1]) / min(times):.3f} of the best, {pairs:.3f} of pairs")


def verify(programs, folder, events, rounds):
    """How many events a second are checked, and how long the check at start takes by length."""
    print(f"\nentries checked and the check at start, {rounds} rounds")
    for count in (events // 1000, events // 30, events):
        place = os.path.join(folder, str(count))
        os.mkdir(place)
        spawned(f"{programs}/ledger-times", "fill", place, str(count))
        rates, starts = [], []
        for _ in range(rounds):
            entries, seconds = printed(f"{programs}/ledger-times", "verify", place)
            rates.append(int(entries) / float(seconds))
            starts.append(float(printed(f"{programs}/ledger-times", "entitlement", place)[0]))
        print(f"{count:9,} events: {statistics.median(rates):9,.0f} a second (best "
              f"{max(rates):,.0f}); at start {statistics.median(starts):6.1f} µs "
              f"(best {min(starts):.1f})")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rounds", type=int, default=300)
    options.add_argument("--events", type=int, default=300_000)
    options.add_argument("--folder", help="a folder on the disk to measure, instead of /tmp's")
    arguments = options.parse_args()
    programs = built_programs()
    with tempfile.TemporaryDirectory(
            prefix="palette-cli-benchmark-", dir=arguments.folder) as folder:
        race(programs, folder, arguments.rounds)
        verify(programs, folder, arguments.events, max(5, arguments.rounds // 30))


if __name__ == "__main__":
    main()
