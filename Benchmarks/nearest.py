#!/usr/bin/env python3
"""Measures `palette-cli nearest` over the whole catalogue beside the peers found on this machine.

    python3 Benchmarks/nearest.py [--program PATH] [--lines 1000000] [--rounds 5]

The peers search the same colours one by one, so they read fewer lines and their time is scaled by
the line; the lines of each are in the table. pastel searches its own 139 names.
"""

import json
import os
import subprocess
import sys
import tempfile

from racing import (
    PEERS, Contender, built_program, environment, found, has_module, output, parser, race,
    report, write_hexes)

# Two computations of one difference, printed with at least five decimals by ours.
TOLERANCE = {"ok": 2e-5, "2000": 2e-4}


def catalogue(program, folder):
    """A file of the hexes of every colour that `nearest` searches, one a line."""
    def answer(*arguments):
        return json.loads(subprocess.run(
            [program, *arguments, "--json"], capture_output=True, check=True,
            env=environment(folder)).stdout)

    hexes = []
    for category in answer("list"):
        for palette in answer("list", category["id"])["palettes"]:
            hexes += [colour["hex"] for colour in palette["colours"]]
    path = os.path.join(folder, "catalogue.txt")
    with open(path, "w") as file:
        file.write("".join(f"{one}\n" for one in hexes))
    return path, len(hexes)


def contenders(program, metric, lines, colours):
    yield Contender("palette-cli", [program, "nearest", "--metric", metric], lines)
    if metric == "ok" and has_module("numpy"):
        yield Contender(
            "numpy", [sys.executable, PEERS, "numpy", "nearest", colours], min(lines, 2000),
            "every colour, one line at a time")
    if metric == "2000" and has_module("coloraide"):
        yield Contender(
            "coloraide", [sys.executable, PEERS, "coloraide", "nearest", colours],
            min(lines, 20), "every colour, one by one")
    if found("pastel"):
        yield Contender("pastel", ["pastel", "format", "name"], min(lines, 2000),
                        "139 names of its own, CIEDE2000: not compared")


def main():
    arguments = parser(__doc__).parse_args()
    program = built_program(arguments.program)
    disagree = []
    with tempfile.TemporaryDirectory(prefix="palette-cli-benchmark-") as folder:
        path = write_hexes(folder, arguments.lines, arguments.seed)
        colours, count = catalogue(program, folder)
        for metric, tolerance in TOLERANCE.items():
            field = list(contenders(program, metric, arguments.lines, colours))
            for peer in field[1:]:
                if peer.name == "pastel":
                    continue
                theirs = output(peer, path, folder, min(peer.lines, 500))
                ours = output(field[0], path, folder, min(peer.lines, 500))
                # Colours at one distance are equally near: the difference decides.
                apart = max(
                    abs(float(own.split("\t")[2]) - float(their.split("\t")[2]))
                    for own, their in zip(ours, theirs, strict=True))
                peer.remark = f"differs by {apart:.2g} at most; {peer.remark}"
                if apart > tolerance:
                    disagree.append(f"{peer.name} differs by {apart} in {metric}")
            race(field, path, folder, arguments.rounds)
            report(f"nearest --metric {metric}, {count:,} colours", field)
    sys.exit("\n".join(disagree) or 0)


if __name__ == "__main__":
    main()
