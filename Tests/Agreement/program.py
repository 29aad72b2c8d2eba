"""Runs the built program on many colours at once and reads the numbers that it prints."""

import os
import re
import subprocess
import tempfile

_NUMBER = re.compile(r"none|-?\d+(?:\.\d+)?")


class Program:
    """The program, in a fixed environment and an empty data folder of its own."""

    def __init__(self, path):
        self.path = os.path.abspath(path)
        self._folder = tempfile.TemporaryDirectory(prefix="palette-cli-agreement-")
        self._environment = {
            "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PALETTE_DATA_DIR": self._folder.name}

    def lines(self, *arguments, stdin=None):
        """What the program prints, line by line; it must find nothing to complain about."""
        done = subprocess.run(
            [self.path, *arguments], input=None if stdin is None else "\n".join(stdin) + "\n",
            stdin=subprocess.DEVNULL if stdin is None else None, capture_output=True,
            encoding="utf-8", env=self._environment)
        if done.returncode != 0:
            raise SystemExit(f"{arguments} failed with {done.returncode}: {done.stderr[:2000]}")
        return done.stdout.splitlines()

    def convert(self, texts, notation):
        """The colours in a notation, as lists of numbers; None where one is missing."""
        written = self.lines("convert", "--to", notation, stdin=texts)
        if len(written) != len(texts):
            raise SystemExit(f"{notation}: {len(texts)} colours in, {len(written)} out")
        return [numbers(text) for text in written]


def numbers(text):
    """The components of a function notation and its opacity, 1 if it has none."""
    # The name of a space may have digits of its own: color(xyz-d50 1 2 3).
    components, _, alpha = re.sub(r"\((?!none)[a-z][\w-]* ", "(", text).partition("/")
    found = [None if n == "none" else float(n) for n in _NUMBER.findall(components)]
    opacity = _NUMBER.findall(alpha)
    return found + [float(opacity[0]) if opacity else 1.0]
