"""Every example in the README and in the help pages does what it says it can: it runs."""

import re
import subprocess

from support import PROGRAM, ROOT, ProgramTest

# What cannot end with 0 in a fresh folder and without a terminal, and how it ends.
OTHER_ENDS = [
    (re.compile(r"store buy (?!.*--yes)"), 10),  # asks on a terminal only
    (re.compile(r"# waits: "), 11),  # somebody has to approve
    (re.compile(r"# dies$"), -9),  # a setting has it killed
    (re.compile(r"store (approve|decline|resolve)$"), 1),  # nothing waits
    (re.compile(r"store reset (?!.*--yes)|fav clear(?!.*--yes)"), 64),  # likewise
    (re.compile(r"ledger verify --expect"), 17),  # a head that was never this ledger's
]


class ExamplesTest(ProgramTest):
    def setUp(self):
        super().setUp()
        tools = self.folder / "bin"
        tools.mkdir()
        (tools / "palette-cli").symlink_to(PROGRAM)
        self.environment["PATH"] = f"{tools}:{self.environment['PATH']}"
        (self.folder / "colours.txt").write_text("#ce332d\tbrand\nteal\taccent\n")
        (self.folder / "mine.plist").symlink_to(ROOT / "Resources/palettes.plist")
        self.output("wheel", "-o", "wheel.png")
        (self.folder / "brand.gpl").write_text(
            "GIMP Palette\nName: Brand\n#\n206 51 45\tLacquer\n0 128 128\tTeal\n")
        self.output("fav", "add", "#ce332d", "teal", "gold", "navy")

    def check(self, lines):
        for line in lines:
            with self.subTest(line):
                done = subprocess.run(
                    ["bash", "-o", "pipefail", "-c", line], stdin=subprocess.DEVNULL,
                    capture_output=True, encoding="utf-8", env=self.environment, cwd=self.folder,
                    timeout=60)
                wanted = next((end for kind, end in OTHER_ENDS if kind.search(line)), 0)
                self.assertEqual(done.returncode, wanted, done.stdout + done.stderr)

    def test_of_the_readme(self):
        blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
        lines = [
            line for block in blocks for line in block.splitlines()
            if line.startswith("palette-cli ")]
        self.assertGreater(len(lines), 8)
        self.check(lines)

    def test_of_the_help_pages(self):
        pages = sorted((ROOT / "Tests/PaletteCoreTests/Golden").glob("help-*.txt"))
        lines = []
        for page in pages:
            examples = re.search(r"^Examples:\n((?:  .*\n)+)", page.read_text(), re.MULTILINE)
            if examples:
                lines += [line.strip() for line in examples[1].splitlines()]
        # The shells' own commands are tried in those shells by the unit tests.
        lines = [line for line in lines if line.startswith("palette-cli") and "source" not in line]
        self.assertGreater(len(lines), 15)
        self.check(lines)
