#!/usr/bin/env python3
"""Measures `palette-cli convert` on a stream beside the peers found on this machine.

    python3 Benchmarks/convert.py [--program PATH] [--lines 1000000] [--rounds 5]

Everything runs in turn in one run, from a file into a pipe. A slow peer reads fewer lines, and its
time is scaled by the line.
"""

import re
import sys
import tempfile

from racing import (
    PEERS, Contender, built_program, found, has_module, output, parser, race, report,
    write_hexes)

# What two programs' numbers may differ by: one unit of the last decimal of a hue.
TOLERANCE = {"hex": 0, "hsl": 0.0011, "oklch": 0.0011, "lab": 0.0011}
# pastel prints whole degrees and percentages, or two decimals.
PASTEL_TOLERANCE = {"hex": 0, "hsl": 1.01, "oklch": 0.6}
CHECKED = 2000


def contenders(program, notation, lines):
    yield Contender("palette-cli", [program, "convert", "--to", notation], lines)
    # pastel's Lab is relative to D65, not to D50 as in CSS: not the same task.
    if found("pastel") and notation in PASTEL_TOLERANCE:
        yield Contender("pastel", ["pastel", "format", notation], lines, "fewer decimals")
    if has_module("numpy"):
        yield Contender(
            "numpy", [sys.executable, PEERS, "numpy", "convert", notation], lines,
            "all lines at once, in memory; only #rrggbb; formulas written out")
    if has_module("coloraide"):
        yield Contender(
            "coloraide", [sys.executable, PEERS, "coloraide", "convert", notation],
            min(lines, 20_000), "fewer lines, scaled")


def numbers(text):
    if text.startswith("#"):
        return [int(text[index:index + 2], 16) for index in (1, 3, 5)]
    return [0.0 if part == "none" else float(part)
            for part in re.findall(r"none|-?\d+\.?\d*(?:e-?\d+)?", text.partition("/")[0])]


def differences(ours, theirs):
    """The largest difference of any number; a hue's is that of the shorter way round."""
    worst = 0
    for own, their in zip(ours, theirs, strict=True):
        first, second = numbers(own), numbers(their)
        # Of a colour with next to no chroma the hue is noise.
        grey = own.startswith("oklch") and first[1] < 0.002
        for index, (a, b) in enumerate(zip(first, second, strict=True)):
            if not (grey and index == 2):
                apart = abs(a - b)
                worst = max(worst, min(apart, abs(360 - apart)))
    return worst


def main():
    arguments = parser(__doc__).parse_args()
    program = built_program(arguments.program)
    disagree = []
    with tempfile.TemporaryDirectory(prefix="palette-cli-benchmark-") as folder:
        path = write_hexes(folder, arguments.lines, arguments.seed)
        for notation, tolerance in TOLERANCE.items():
            field = list(contenders(program, notation, arguments.lines))
            checked = min(CHECKED, arguments.lines)
            ours = output(field[0], path, folder, checked)
            for peer in field[1:]:
                allowed = PASTEL_TOLERANCE[notation] if peer.name == "pastel" else tolerance
                apart = differences(ours, output(peer, path, folder, checked))
                peer.remark = f"differs by {apart:.2g} at most; {peer.remark}"
                if apart > allowed:
                    disagree.append(f"{peer.name} differs by {apart} in {notation}")
            race(field, path, folder, arguments.rounds)
            report(f"convert --to {notation}", field)
    sys.exit("\n".join(disagree) or 0)


if __name__ == "__main__":
    main()
