"""Runs the built program in a fresh folder and a fixed environment."""

import json
import os
import pathlib
import pty
import select
import shutil
import struct
import subprocess
import fcntl
import tempfile
import termios
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("PALETTE_CLI", str(ROOT / ".build/debug/palette-cli"))


class ProgramTest(unittest.TestCase):
    """A test with an empty data folder of its own."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="palette-cli-test-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.data = self.folder / "data"
        self.environment = {
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            "HOME": str(self.folder),
            "PALETTE_DATA_DIR": str(self.data),
        }

    def run_program(self, *arguments, stdin="", **environment):
        """The finished process, its output as text."""
        return subprocess.run(
            [PROGRAM, *arguments], input=stdin, capture_output=True, encoding="utf-8",
            env={**self.environment, **environment}, cwd=self.folder, timeout=60)

    def output(self, *arguments, status=0, **more):
        """What the program prints, once its exit status is as expected."""
        done = self.run_program(*arguments, **more)
        self.assertEqual(done.returncode, status, (arguments, done.stdout, done.stderr))
        return done.stdout

    def refusal(self, *arguments, status, **more):
        """The error of a program that must print nothing else."""
        done = self.run_program(*arguments, **more)
        self.assertEqual(done.returncode, status, (arguments, done.stdout, done.stderr))
        self.assertEqual(done.stdout, "", arguments)
        self.assertTrue(done.stderr.startswith("palette-cli: "), done.stderr)
        return done.stderr

    def json(self, *arguments, **more):
        """The one JSON document that the program prints."""
        return json.loads(self.output(*arguments, "--json", **more))

    def on_terminal(self, *arguments, columns=80, rows=24, keys=b"", **environment):
        """Exit status and output of the program on a terminal of its own."""
        controller, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        process = subprocess.Popen(
            [PROGRAM, *arguments], stdin=terminal, stdout=terminal, stderr=terminal,
            env={**self.environment, **environment}, cwd=self.folder, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(terminal)
        if keys:
            os.write(controller, keys)
        output = b""
        while True:
            ready, _, _ = select.select([controller], [], [], 20)
            if not ready:
                process.kill()
                self.fail(f"{arguments} hangs on a terminal after {output!r}")
            try:
                piece = os.read(controller, 65536)
            except OSError:
                break
            if not piece:
                break
            output += piece
        os.close(controller)
        return process.wait(), output.decode().replace("\r\n", "\n")
