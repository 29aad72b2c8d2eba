#!/usr/bin/env python3
"""Measures how fast the program starts, beside a static C program that writes one line.

    python3 Benchmarks/start.py [--program PATH] [--rounds 500] [--check]

The program is measured where the linker put it, and as a stripped copy, as a package holds it. With
--check it fails where a command takes longer than the bar allows, in the stripped copy.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

from racing import built_program, environment, found

SOURCES = pathlib.Path(__file__).resolve().parent / "start-times"
COMMANDS = [["list"], ["convert", "--to", "hsl", "#336699"], ["show", "red"]]
PEERS = [["list"], ["format", "hsl", "#336699"], ["color", "red"]]
# How many times as long as the C program a command may take.
BAR = 2.0


def compiled(name, folder):
    """A program of one C file, static where the system has that, and without symbols."""
    path = os.path.join(folder, name)
    static = ["-static", "-s"] if sys.platform != "darwin" else []
    subprocess.run(["cc", "-O2", *static, str(SOURCES / f"{name}.c"), "-o", path], check=True)
    return path


def stripped(program, folder):
    """A copy of a program, without symbols where the machine has the tool for that."""
    path = os.path.join(folder, "palette-cli")
    if found("strip"):
        subprocess.run(["strip", "-o", path, program], check=True)
    else:
        shutil.copy(program, path)
    return path


def contenders(program, copy):
    """The name and the command of everything measured but the C program."""
    for title, path in ("as linked", program), ("stripped copy", copy):
        for arguments in [["--version"], *COMMANDS]:
            yield " ".join(arguments), title, [path, *arguments]
    if found("pastel"):
        for arguments in PEERS:
            yield "pastel " + " ".join(arguments), "", [found("pastel"), *arguments]


def race(racer, commands, rounds, folder):
    """The runs of each command: its nanoseconds, page faults and peak KiB; first a warm-up of each."""
    line = [part for command in commands for part in ("--", *command)]
    for count in 3, rounds:
        told = subprocess.run(
            [racer, str(count), *line], env=environment(folder), check=True, text=True,
            stdout=subprocess.PIPE).stdout
    runs = [[] for _ in commands]
    for number, *figures in (map(int, row.split()) for row in told.splitlines()):
        runs[number].append(figures)
    return runs


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--program", help="a built program, instead of building one")
    options.add_argument("--rounds", type=int, default=500)
    options.add_argument("--check", action="store_true", help="fail where the bar does not hold")
    arguments = options.parse_args()
    program = built_program(arguments.program)
    slow = []
    with tempfile.TemporaryDirectory(prefix="palette-cli-benchmark-") as folder:
        field = [("C: one line", "", [compiled("line", folder)]),
                 *contenders(program, stripped(program, folder))]
        runs = race(compiled("race", folder), [command for *_, command in field],
                    arguments.rounds, folder)
    print(f"{'':32} {'':14} {'median ms':>9} {'best ms':>8} {'× C':>6} {'peak MiB':>8} {'faults':>6}")
    least = statistics.median(run[0] for run in runs[0])
    for (name, title, command), figures in zip(field, runs, strict=True):
        times, faults, peaks = zip(*figures)
        ratio = statistics.median(times) / least
        print(f"{name:32} {title:14} {statistics.median(times) / 1e6:9.3f} {min(times) / 1e6:8.3f} "
              f"{ratio:6.2f} {max(peaks) / 1024:8.1f} {statistics.median(faults):6.0f}")
        if title == "stripped copy" and command[1:] in COMMANDS and ratio > BAR:
            slow.append(f"'{name}' takes {ratio:.2f} times as long as the C program, not {BAR}")
    sys.exit("\n".join(slow) if arguments.check and slow else 0)


if __name__ == "__main__":
    main()
