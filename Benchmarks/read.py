#!/usr/bin/env python3
"""Measures reading a large catalogue beside Python's plistlib and the toolchain's decoder.

    python3 Benchmarks/read.py [--program PATH] [--megabytes 40] [--rounds 9]

Ours checks the whole catalogue and makes every palette (`catalogue check`); plistlib makes a tree of
dictionaries; the decoder makes structures of categories, palettes and colours, and checks nothing. Each
run is a whole process, and the runs take turns.
"""

import os
import plistlib
import statistics
import subprocess
import sys
import tempfile
import time

from racing import ROOT, built_program, environment, found, parser

PLISTLIB = "import plistlib, sys; plistlib.load(open(sys.argv[1], 'rb'))"

DECODER = """
import FoundationEssentials

struct Catalogue: Decodable { var categories: [Category] }
struct Category: Decodable { var id, name: String; var names: [String: String]?; var palettes: [Palette] }
struct Palette: Decodable {
  var id, name: String; var names: [String: String]?; var colours: [Colour]; var combinations: [[String]]?
}
struct Colour: Decodable { var id: String?; var name: String; var names: [String: String]?; var rgb: String }

let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
let catalogue = try PropertyListDecoder().decode(Catalogue.self, from: data)
print(catalogue.categories.count)
"""


def write_catalogue(folder, megabytes):
    """The bundled catalogue again and again, its ids made different, until the file is large enough."""
    with open(ROOT / "Resources" / "palettes.plist", "rb") as file:
        bundled = plistlib.load(file)
    size = len(plistlib.dumps(bundled))
    copies = max(1, round(megabytes * 1e6 / size))
    categories = [{**category, "id": f"{category['id']}-{copy}"}
                  for copy in range(copies) for category in bundled["categories"]]
    path = os.path.join(folder, "large.plist")
    with open(path, "wb") as file:
        plistlib.dump({"version": 1, "categories": categories}, file)
    return path


def build_decoder(folder):
    """The program around the toolchain's decoder, or None where there is no compiler."""
    if not found("swiftc"):
        return None
    source, program = os.path.join(folder, "decoder.swift"), os.path.join(folder, "decoder")
    with open(source, "w") as file:
        file.write(DECODER)
    static = ["-static-executable"] if sys.platform == "linux" else []
    done = subprocess.run(["swiftc", "-O", *static, source, "-o", program], capture_output=True)
    return program if done.returncode == 0 else None


def run(command, folder):
    """The seconds and the peak memory in MiB of one whole process."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment(folder))
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} ended with {process.returncode}")
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return seconds, usage.ru_maxrss / unit


def main():
    options = parser(__doc__)
    options.add_argument("--megabytes", type=float, default=40)
    options.set_defaults(rounds=9)
    arguments = options.parse_args()
    program = built_program(arguments.program)
    with tempfile.TemporaryDirectory(prefix="palette-cli-benchmark-") as folder:
        path = write_catalogue(folder, arguments.megabytes)
        size = os.path.getsize(path)
        contenders = {
            "palette-cli": [program, "catalogue", "check", path],
            "plistlib": [sys.executable, "-c", PLISTLIB, path],
        }
        if decoder := build_decoder(folder):
            contenders["PropertyListDecoder"] = [decoder, path]
        for command in contenders.values():
            run(command, folder)
        runs = {name: [] for name in contenders}
        for _ in range(arguments.rounds):
            for name, command in contenders.items():
                runs[name].append(run(command, folder))
        report(runs, size)


def report(runs, size):
    print(f"\nreading {size / 1e6:.1f} MB")
    print(f"{'':24} {'median s':>9} {'best s':>9} {'× ours':>8} {'peak MiB':>9} {'× file':>7}")
    ours = statistics.median(seconds for seconds, _ in runs["palette-cli"])
    for name, pairs in runs.items():
        seconds = [one for one, _ in pairs]
        peak = max(memory for _, memory in pairs)
        print(f"{name:24} {statistics.median(seconds):9.4f} {min(seconds):9.4f} "
              f"{statistics.median(seconds) / ours:8.1f} {peak:9.1f} {peak * (1 << 20) / size:7.1f}")


if __name__ == "__main__":
    main()
