"""What TAB does in the shells themselves, at a terminal."""

import os
import pathlib
import pty
import select
import shlex
import shutil
import signal
import subprocess
import time
import unittest

from support import PROGRAM, ProgramTest

# What a catalogue may call a colour, so that somebody runs it.
HOSTILE = """zorro $(touch pwned) `touch pwned` "it's" \\ $home"""

# Each line with the words that run when TAB and '@' are typed behind it and then Enter: where a blank
# follows the completed word, '@' is a word of its own.
LINES = [
    ("list tailwind-", ["list", "tailwind-v4/@"]),
    ("list reds/scar", ["list", "reds/scarlet", "@"]),
    ("show tailwind/slat", ["show", "tailwind/slate/@"]),
    ("show tailwind/slate/95", ["show", "tailwind/slate/950", "@"]),
    ("nearest --in reds/scar", ["nearest", "--in", "reds/scarlet", "@"]),
    ("nearest --in=reds/scar", ["nearest", "--in=reds/scarlet", "@"]),
    ("export reds/scar", ["export", "reds/scarlet", "@"]),
    ("export favour", ["export", "favourites", "@"]),
    ("export OWN.d/mi", ["export", "OWN.d/mine.gpl", "@"]),
    ("export reds --to tailwind3 --from sketch",
     ["export", "reds", "--to", "tailwind3", "--from", "sketchpalette", "@"]),
    ("show robin\\'s\\ egg\\ b", ["show", "robin's egg blue", "@"]),
    ("show dusty\\ ros", ["show", "dusty rose", "@"]),
    ("list --tag sequen", ["list", "--tag", "sequential", "@"]),
    ("store settings rebuy pur", ["store", "settings", "rebuy", "purchased", "@"]),
    ("help store rec", ["help", "store", "receipt", "@"]),
    ("help nea", ["help", "nearest", "@"]),
    ("--catalogue OWN list min", ["--catalogue", "OWN", "list", "mine/@"]),
    ("list --lang en tang", ["list", "--lang", "en", "tango/@"]),
    ("list --catalogue=OWN min", ["list", "--catalogue=OWN", "mine/@"]),
    ("--catalogue OWN show zor", ["--catalogue", "OWN", "show", HOSTILE, "@"]),
    ('--catalogue OWN show "zor', ["--catalogue", "OWN", "show", HOSTILE, "@"]),
    ("--catalogue OWN show 'zor", ["--catalogue", "OWN", "show", HOSTILE, "@"]),
]

OWN = f"""<plist version="1.0"><dict><key>version</key><integer>1</integer><key>categories</key><array>
<dict><key>id</key><string>mine</string><key>name</key><string>Mine</string><key>palettes</key><array>
<dict><key>id</key><string>one</string><key>name</key><string>One</string><key>colours</key><array>
<dict><key>name</key><string>Night</string><key>rgb</key><string>0,0,40</string></dict>
<dict><key>name</key><string>{HOSTILE}</string><key>rgb</key><string>0,0,41</string></dict>
</array></dict>
</array></dict></array></dict></plist>"""

STARTS = {
    "bash": (["bash", "--norc"], "source {script}"),
    "zsh": (["zsh", "-f"], "autoload -U compinit; compinit -u -D; source {script}"),
    "fish": (["fish", "--no-config"], "source {script}"),
}


class Terminal:
    """A shell at a terminal, typed at."""

    def __init__(self, command, folder, environment):
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)

    def type(self, text):
        os.write(self.descriptor, text.encode())

    def read(self, seconds):
        """What comes until nothing does for so long."""
        shown = b""
        while select.select([self.descriptor], [], [], seconds)[0]:
            try:
                piece = os.read(self.descriptor, 65536)
            except OSError:
                break
            shown += piece
            # A shell that asks the terminal what it is waits for the answer.
            if b"\x1b[c" in piece or b"\x1b[0c" in piece:
                self.type("\x1b[?62;c")
        return shown.decode(errors="replace")

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.descriptor)


class ShellTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.ran = self.folder / "ran"
        own = self.folder / "own.plist"
        own.write_text(OWN)
        self.own = str(own)
        (self.folder / f"{own.name}.d").mkdir()
        (self.folder / f"{own.name}.d" / "mine.gpl").touch()
        # Completes as the program does, but tells what it would run with.
        stand_in = self.folder / "palette-cli"
        stand_in.write_text(
            f'#!/bin/sh\nif test "$1" = __complete; then exec {shlex.quote(PROGRAM)} "$@"; fi\n'
            f'for word; do printf "%s\\n" "$word"; done > {self.ran}.new; mv {self.ran}.new {self.ran}\n')
        stand_in.chmod(0o755)
        self.environment["PATH"] = f"{self.folder}:{os.environ['PATH']}"

    def words(self, terminal, line):
        """The words that are run when a line is completed and something is typed behind it."""
        self.ran.unlink(missing_ok=True)
        terminal.type("palette-cli " + line + "\t")
        terminal.read(0.4)
        terminal.type("@\r")
        end = time.monotonic() + 5
        while not self.ran.exists() and time.monotonic() < end:
            terminal.read(0.05)
        terminal.read(0.1)
        return self.ran.read_text().splitlines() if self.ran.exists() else None

    def check(self, shell):
        command, source = STARTS[shell]
        if not shutil.which(command[0]):
            self.skipTest(f"{shell} is not installed")
        script = self.folder / "script"
        script.write_text(self.output("completions", shell))
        terminal = Terminal(command, self.folder, self.environment)
        self.addCleanup(terminal.end)
        terminal.read(0.5)
        terminal.type(source.format(script=script) + "\r")
        terminal.read(1)
        for line, expected in LINES:
            with self.subTest(line=line):
                own = self.own
                found = self.words(terminal, line.replace("OWN", own))
                self.assertEqual(found, [word.replace("OWN", own) for word in expected])

    def test_bash(self):
        self.check("bash")

    def test_zsh(self):
        self.check("zsh")

    def test_fish(self):
        self.check("fish")


class OfferTest(ProgramTest):
    """What the program offers the scripts."""

    def offers(self, kind, typed, *words):
        lines = self.output("__complete", "--", kind, typed, *words).splitlines()
        return [line.split("\t")[0] for line in lines]

    def test_an_address_is_offered_a_step_at_a_time(self):
        categories = self.offers("place", "")
        self.assertIn("reds/", categories)
        self.assertTrue(all(offer.endswith("/") for offer in categories))
        self.assertEqual(self.offers("colour", ""), categories)
        self.assertEqual(len(self.offers("place", "reds/")), 28)
        self.assertEqual(self.offers("place", "reds/scarlet/"), [])
        self.assertEqual(self.offers("address", "reds/scarlet/"), ["reds/scarlet/scarlet"])
        self.assertEqual(self.offers("place", "none/"), [])
        self.assertEqual(self.offers("colour", "a/b/c/d"), [])

    def test_what_is_offered_is_read(self):
        for offer in self.offers("place", "") + self.offers("place", "tailwind/"):
            self.output("list", offer)
        for typed in ("sla", "胭", "fei", "Fēi", "ROB"):
            offers = self.offers("colour", typed)
            self.assertTrue(offers, typed)
            for offer in offers[:20]:
                self.assertTrue(offer.startswith(typed), (typed, offer))
                self.output("show", offer)

    def test_names_of_one_letter_are_too_many(self):
        self.assertTrue(all(offer.endswith("/") for offer in self.offers("colour", "s")))

    def test_nothing_is_an_error(self):
        for arguments in (["colour", "\\"], ["none", ""], ["colour", "--"],
                          ["place", "", "--catalogue", "none.plist"],
                          ["setting-value", "", "store", "settings"]):
            done = self.run_program("__complete", "--", *arguments)
            self.assertEqual((done.returncode, done.stdout), (0, ""), arguments)

    def test_the_line_before_counts(self):
        self.assertEqual(self.offers("setting-value", "", "store", "settings", "interrupted"),
                         ["yes", "no"])
        names = self.output("__complete", "--", "place", "reds", "list", "--lang", "zh")
        self.assertEqual(names, "reds/\t红色系\n")


if __name__ == "__main__":
    unittest.main()
