#!/usr/bin/env python3
"""Compares the built program with coloraide and colour-science on seeded random colours.

    swift build -c release
    python3 -m venv venv && venv/bin/pip install coloraide numpy colour-science
    venv/bin/python Tests/Agreement/agree.py .build/release/palette-cli

By default 100,000 colours of each of 17 ways to write one, which takes about a quarter of an
hour because coloraide is slow; --count 2000 takes half a minute. Prints the largest deviation of
every kind, and fails with the worst colour where one is above what is allowed: TOLERANCES in
conversions.py, the constants of operations.py.
"""

import argparse
import sys
import time

try:
    import colour  # noqa: F401
    import coloraide
    import numpy  # noqa: F401
except ImportError as problem:
    sys.exit(
        f"{problem}.\nInstall what is compared with: pip install coloraide numpy colour-science\n"
        "(in a virtual environment: python3 -m venv venv && venv/bin/pip install …)")

import conversions
import operations
import science
from program import Program
from report import Report


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the built program")
    parser.add_argument("--count", type=int, default=100_000, help="colours of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", choices=("conversions", "science", "operations"), help="one part alone")
    arguments = parser.parse_args()
    print(f"coloraide {coloraide.__version__}, colour-science {colour.__version__}, "
          f"{arguments.count} colours, seed {arguments.seed}")
    report = Report()
    program = Program(arguments.program)
    for part in (conversions, science, operations):
        if arguments.only in (None, part.__name__):
            start = time.monotonic()
            part.compare(program, report, arguments.count, arguments.seed)
            print(f"-- {part.__name__}: {time.monotonic() - start:.0f} s", flush=True)
    sys.exit(report.finish())


if __name__ == "__main__":
    main()
