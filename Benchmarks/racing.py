"""Builds the program, makes inputs, and runs contenders in turn."""

import argparse
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
PEERS = str(pathlib.Path(__file__).resolve().parent / "peers.py")


class Contender:
    """A program that reads lines and writes lines.

    `lines` is how many it reads: fewer where it is slow; its time is then scaled.
    """

    def __init__(self, name, command, lines, remark=""):
        self.name, self.command, self.lines, self.remark = name, command, lines, remark
        self.seconds, self.peak = [], 0

    def per_line(self):
        """The median of the seconds that one line takes, the start of the program included."""
        return statistics.median(self.seconds) / self.lines


def parser(purpose):
    """The options that every script has."""
    options = argparse.ArgumentParser(description=purpose.splitlines()[0])
    options.add_argument("--program", help="a built program, instead of building one")
    options.add_argument("--lines", type=int, default=1_000_000)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seed", type=int, default=1)
    return options


def built_program(given):
    """The program that was given, else the release build, made now."""
    if given:
        return os.path.abspath(given)
    build = ["swift", "build", "-c", "release", "--static-swift-stdlib", "-Xswiftc",
             "-static-executable"]
    if sys.platform == "darwin":
        build = ["swift", "build", "-c", "release"]
    subprocess.run(build, cwd=ROOT, check=True, stdout=sys.stderr)
    place = subprocess.run(
        [*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return os.path.join(place.stdout.strip(), "palette-cli")


def write_hexes(folder, lines, seed):
    """Random `#rrggbb` lines, and the file of them."""
    generator = random.Random(seed)
    path = os.path.join(folder, f"{lines}.txt")
    with open(path, "w") as file:
        file.write("".join(f"#{generator.getrandbits(24):06x}\n" for _ in range(lines)))
    return path


def has_module(name):
    """Whether this Python has a module."""
    done = subprocess.run([sys.executable, "-c", f"import {name}"], capture_output=True)
    return done.returncode == 0


def found(command):
    """The path of a program on this machine, or None."""
    return shutil.which(command)


def environment(folder):
    return {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": folder,
            "PALETTE_DATA_DIR": os.path.join(folder, "data")}


def head(path, lines, folder):
    """A file of the first lines of another."""
    cut = os.path.join(folder, f"first-{lines}.txt")
    if not os.path.exists(cut):
        with open(path) as whole, open(cut, "w") as part:
            for _, line in zip(range(lines), whole):
                part.write(line)
    return cut


def run(contender, path, folder, watched=False):
    """The seconds of one run into a pipe that is read as fast as it fills."""
    with open(head(path, contender.lines, folder), "rb") as file:
        start = time.perf_counter()
        process = subprocess.Popen(
            contender.command, stdin=file, stdout=subprocess.PIPE, env=environment(folder))
        while os.read(process.stdout.fileno(), 1 << 20):
            if watched:
                contender.peak = max(contender.peak, peak_memory(process.pid))
        status = process.wait()
        seconds = time.perf_counter() - start
    process.stdout.close()
    if status != 0:
        sys.exit(f"{contender.name} ended with {status}: {contender.command}")
    return seconds


def peak_memory(process):
    """The most memory that a running process has had, in KiB; 0 where the system does not tell."""
    try:
        with open(f"/proc/{process}/status") as file:
            return next((int(line.split()[1]) for line in file if line.startswith("VmHWM")), 0)
    except OSError:
        return 0


def race(contenders, path, folder, rounds):
    """One warm-up of each, which shows its memory, then all in turn, round after round."""
    for contender in contenders:
        run(contender, path, folder, watched=True)
    for _ in range(rounds):
        for contender in contenders:
            contender.seconds.append(run(contender, path, folder))


def output(contender, path, folder, lines):
    """What a contender prints for the first lines."""
    with open(head(path, lines, folder), "rb") as file:
        done = subprocess.run(contender.command, stdin=file, capture_output=True, text=True,
                              env=environment(folder), check=True)
    return done.stdout.splitlines()


def report(title, contenders):
    """Medians, and how many times as long each takes as the first, which is ours."""
    print(f"\n{title}")
    print(f"{'':24} {'lines':>9} {'median s':>9} {'best s':>9} {'µs/line':>9} {'× ours':>8} "
          f"{'peak MiB':>8}")
    for contender in contenders:
        ratio = contender.per_line() / contenders[0].per_line()
        print(
            f"{contender.name:24} {contender.lines:9,} {statistics.median(contender.seconds):9.4f} "
            f"{min(contender.seconds):9.4f} {contender.per_line() * 1e6:9.3f} {ratio:8.1f} "
            f"{contender.peak / 1024:8.1f}  {contender.remark}")
