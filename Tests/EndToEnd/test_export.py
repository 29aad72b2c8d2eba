"""Palettes written as files of other programs: where they go, and what is told."""

import json
import os
import subprocess
import sys
import time
import unittest

from support import PROGRAM, ProgramTest

SIX = """GIMP Palette
Name: Six
Columns: 3
#
255   0   0\tRed
  0 255   0\tLime
  0   0 255\tBlue
 26  43  60\tInk blue
208 162   0\tMustard
128 128 128\tMid grey
"""


class ExportTest(ProgramTest):
    def file(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def told(self, *arguments, status=0, **more):
        """What is told on standard error beside an answer."""
        done = self.run_program(*arguments, **more)
        self.assertEqual(done.returncode, status, (done.stdout, done.stderr))
        return done.stderr

    def test_a_palette_goes_to_standard_output(self):
        self.assertEqual(
            self.output("export", "tailwind/slate", "--to", "gpl").splitlines()[:5],
            ["GIMP Palette", "Name: slate", "Columns: 0", "#", "248 250 252\tslate-50"])

    def test_names_are_those_of_the_language(self):
        self.assertIn("206  51  45\t绯\n", self.output("export", "reds/scarlet", "--to", "gpl",
                                                       "--lang", "zh"))

    def test_the_ending_names_the_format(self):
        self.assertEqual(self.output("export", "nord/nord", "-o", "nord.hex"), "")
        self.assertEqual((self.folder / "nord.hex").read_text().split()[0], "2e3440")

    def test_a_file_is_converted(self):
        self.file("six.gpl", SIX)
        self.output("export", "six.gpl", "-o", "six.ase")
        self.assertEqual(self.output("export", "six.ase", "--to", "gpl"),
                         SIX.replace("Columns: 3", "Columns: 0"))

    def test_a_file_comes_from_standard_input(self):
        self.assertEqual(
            self.output("export", "-", "--to", "hex", stdin="JASC-PAL\r\n0100\r\n1\r\n1 2 3\r\n"),
            "010203\n")
        hexes = self.output("random", "-n", "3", "--seed", "7")
        self.assertEqual(self.output("export", "-", "--to", "hex", stdin=hexes),
                         hexes.replace("#", ""))

    def test_the_format_of_a_file_can_be_told(self):
        self.file("notes", "; my colours\nff8000\n")
        self.assertEqual(self.output("export", "notes", "--from", "hex", "--to", "hex"), "ff8000\n")

    def test_a_catalogue_goes_before_a_file(self):
        (self.folder / "nord").write_text("010203\n")
        self.assertTrue(
            self.output("export", "nord", "--to", "gpl").startswith("GIMP Palette\nName: Nord\n"))
        self.assertEqual(
            self.output("export", "./nord", "--from", "hex", "--to", "hex"), "010203\n")

    def test_what_is_lost_is_told(self):
        self.file("one.hex", "11223380\n")
        for to in ("gpl", "jasc", "aco"):
            self.assertIn(f"'{to}' cannot hold all of 'one.hex': 1 colour written without opacity.",
                          self.told("export", "one.hex", "--to", to, "-o", f"one.{to}"))
        self.assertEqual(self.told("export", "one.hex", "--to", "css"), "")

    def test_nothing_is_written_where_all_must_fit(self):
        self.file("one.hex", "11223380\n")
        self.assertIn("Nothing was written", self.refusal(
            "export", "one.hex", "--strict", "-o", "one.gpl", status=1))
        self.assertFalse((self.folder / "one.gpl").exists())
        self.output("export", "one.hex", "--strict", "-o", "one.css")

    def test_very_many_remarks_are_cut_short(self):
        tokens = {f"t{number}": {"$type": "dimension", "$value": 1} for number in range(1000)}
        bad = {f"c{number}": {"$type": "color", "$value": f"{{none{number}}}"} for number in range(50)}
        self.file("x.tokens.json", json.dumps(
            {"red": {"$type": "color", "$value": "#ff0000"}, **tokens, **bad}))
        told = self.told("export", "x.tokens.json", "--to", "css").splitlines()
        self.assertEqual(len(told), 10)
        self.assertRegex(told[-1], "more such remarks")

    def test_several_palettes_become_groups(self):
        done = self.run_program("export", "nord/nord", "tailwind/slate", "--to", "gpl")
        self.assertIn("2 groups kept only in the names of the colours", done.stderr)
        self.assertIn("\tslate slate-50\n", done.stdout)
        self.assertEqual(self.told("export", "nord/nord", "tailwind/slate", "-o", "x.ase"), "")

    def test_combinations_become_groups(self):
        self.assertIn("4 combinations left out", self.told("export", "reds/scarlet", "--to", "css"))
        self.assertEqual(self.told("export", "reds/scarlet", "--combinations", "-o", "x.ase"), "")
        self.assertEqual(self.output("export", "x.ase", "--to", "hex").split()[:4],
                         ["ce332d", "f3dec4", "ce332d", "7b262d"])

    def test_each_palette_becomes_a_file(self):
        self.output("export", "nord", "--to", "gpl", "--split", "-o", "own")
        files = sorted(file.name for file in (self.folder / "own").iterdir())
        self.assertEqual(len(files), int(self.output("list", "nord").count("\n")))
        self.assertTrue(all(name.endswith(".gpl") for name in files), files)
        self.assertIn("exists already", self.refusal(
            "export", "nord", "--to", "gpl", "--split", "-o", "own", status=73))
        self.output("export", "nord", "--to", "gpl", "--split", "-o", "own", "--force")
        self.assertIn("Name a folder", self.refusal(
            "export", "nord", "--to", "gpl", "--split", status=64))

    def test_a_palette_too_large_becomes_several_files(self):
        self.file("many.hex", "".join(f"0000{number:02x}\n" for number in range(31)))
        self.assertIn("30 are the most. With --split", self.refusal(
            "export", "many.hex", "--to", "procreate", status=1))
        self.output("export", "many.hex", "--to", "procreate", "--split", "-o", "own")
        self.assertEqual(
            sorted(file.name for file in (self.folder / "own").iterdir()),
            ["many-2.swatches", "many.swatches"])
        self.assertEqual(
            self.output("export", "own/many-2.swatches", "--to", "hex"), "00001e\n")

    def test_a_theme_is_made_of_a_whole_palette(self):
        self.output("export", "catppuccin", "--to", "kitty", "--split", "-o", "own")
        self.assertEqual((self.folder / "own" / "mocha.conf").read_text(),
                         self.output("export", "catppuccin/mocha", "--to", "kitty"))

    def test_of_many_writers_one_makes_the_file(self):
        self.file("many.hex", "".join(f"{number:06x}\n" for number in range(20_000)))
        writers = [
            subprocess.Popen([PROGRAM, "export", "many.hex", "-o", "new.html"], cwd=self.folder,
                             env=self.environment, stderr=subprocess.DEVNULL)
            for _ in range(6)]
        self.assertEqual(sorted(writer.wait(60) for writer in writers), [0, 73, 73, 73, 73, 73])
        self.assertTrue((self.folder / "new.html").read_text().rstrip().endswith("</html>"))
        self.assertEqual(sorted(file.name for file in self.folder.iterdir()),
                         ["many.hex", "new.html"])

    @unittest.skipUnless(sys.platform == "linux", "other systems name a file while it is written")
    def test_nothing_is_left_behind_by_a_kill(self):
        self.file("many.hex", "".join(f"{number:06x}\n" for number in range(20_000)))
        for delay in range(12):
            writer = subprocess.Popen(
                [PROGRAM, "export", "many.hex", "-o", "new.html", "--force"], cwd=self.folder,
                env=self.environment)
            time.sleep(delay * 0.01)
            writer.kill()
            writer.wait()
        left = {file.name for file in self.folder.iterdir()}
        self.assertLessEqual(left, {"many.hex", "new.html"})

    def test_a_link_that_leads_nowhere_is_kept(self):
        (self.folder / "x.gpl").symlink_to("nowhere")
        self.refusal("export", "nord/nord", "-o", "x.gpl", status=73)
        self.assertTrue((self.folder / "x.gpl").is_symlink())

    def test_long_names(self):
        name = "n" * 251 + ".gpl"
        self.output("export", "nord/nord", "-o", name)
        self.output("export", "nord/nord", "-o", name, "--force")
        self.file("x.tokens.json", json.dumps(
            {"g" * 300: {"a": {"$type": "color", "$value": "#ff0000"}}, "h": {
                "a": {"$type": "color", "$value": "#ff0000"}}}))
        self.output("export", "x.tokens.json", "--to", "gpl", "--split", "-o", "own")
        self.assertEqual(len(list((self.folder / "own").iterdir())), 2)

    def test_a_strip_of_several_rows_comes_back(self):
        colours = ["ff0000", "0000ff", "0000ff", "0000ff", "ff0000"]
        self.file("five.hex", "\n".join(colours))
        for columns in ("1", "2", "3", "4", "5", "9"):
            for cell in ("1", "3", "32"):
                self.output("export", "five.hex", "--columns", columns, "--cell", cell,
                            "-o", "five.png", "--force")
                self.assertEqual(
                    self.output("export", "five.png", "--to", "hex").split(), colours)

    def test_a_file_is_no_place_of_the_catalogue(self):
        self.file("six.gpl", SIX)
        for arguments in (["show", "six.gpl"], ["list", "./six.gpl"], ["nearest", "red", "--in",
                          "six.gpl"]):
            self.assertIn("is a file. 'palette-cli import'", self.refusal(*arguments, status=64))

    def test_all_files_are_written_or_none(self):
        self.file("two.css", ":root {\n  /* Light */\n  --light-sky: #abcdef;\n"
                             "  /* Dark */\n  --dark-ink: #01020380;\n}\n")
        self.assertIn("Nothing was written", self.refusal(
            "export", "nord/nord", "./two.css", "--to", "gpl", "--split", "--strict", "-o", "own",
            status=1))
        self.assertIn("neither sixteen nor named", self.refusal(
            "export", "nord/nord", "./two.css", "--to", "kitty", "--split", "-o", "own", status=1))
        self.assertFalse((self.folder / "own").exists())

    def test_favourites_are_written(self):
        self.assertIn("Nothing is kept yet",
                      self.refusal("export", "favourites", "--to", "gpl", status=1))
        self.output("fav", "add", "#ce332d", "--name", "Lacquer")
        self.output("fav", "add", "#102030", "--name", "Night")
        self.assertEqual(self.output("fav", "export", "--to", "gpl"),
                         "GIMP Palette\nName: Favourites\nColumns: 0\n#\n"
                         " 16  32  48\tNight\n206  51  45\tLacquer\n")
        self.assertEqual(self.output("export", "favourites", "--to", "gpl"),
                         self.output("fav", "export", "--to", "gpl"))

    def test_a_file_is_replaced_only_by_force(self):
        path = self.file("own.hex", "mine")
        self.assertIn("--force", self.refusal(
            "export", "nord/nord", "-o", "own.hex", status=73))
        self.assertEqual(path.read_text(), "mine")
        self.output("export", "nord/nord", "-o", "own.hex", "--force")
        self.assertIn("2e3440", path.read_text())

    def test_what_cannot_be_is_refused(self):
        self.file("x.gpl", "GIMP Palette\n300 0 0\n")
        self.file("empty.gpl", "")
        self.file("notes.md", "# nothing\n")
        (self.folder / "folder.gpl").mkdir()
        for arguments, status, words in [
            (["nord"], 64, "The format is missing"),
            (["nord", "-o", "x.foo"], 64, "no ending that names a format"),
            (["nord", "--to", "bmp"], 64, "must be one of gpl, ase"),
            (["none", "--to", "gpl"], 1, "There is no category, palette or file 'none'"),
            (["none.gpl", "--to", "ase"], 66, "no file 'none.gpl'"),
            (["reds/scarlet/scarlet", "--to", "gpl"], 64, "is a colour"),
            (["x.gpl", "--to", "hex"], 65, "line 2"),
            (["empty.gpl", "--to", "hex"], 65, "is empty"),
            (["notes.md", "--to", "hex"], 65, "no palette file that is known"),
            (["folder.gpl", "--to", "hex"], 74, "cannot be read"),
            (["nord/nord", "--to", "procreate", "--json"], 64, "--json"),
            (["nord/nord", "-o", "/nowhere/x.gpl"], 73, "cannot be written"),
            (["nord/nord", "--to", "gpl", "-o", "/dev/full"], 74, "no space left"),
            (["tailwind", "--to", "procreate"], 1, "30 are the most"),
            (["tailwind/slate", "--to", "kitty"], 1, "neither sixteen nor named"),
        ]:
            with self.subTest(arguments=arguments):
                self.assertIn(words, self.refusal("export", *arguments, status=status))

    def test_bytes_are_not_for_a_terminal(self):
        status, shown = self.on_terminal("export", "nord/nord", "--to", "ase")
        self.assertEqual(status, 64)
        self.assertIn("nothing to show on a terminal", shown)
        status, shown = self.on_terminal("export", "nord/nord", "-o", "n.ase")
        self.assertEqual(status, 0)
        self.assertIn("Wrote 16 colours to 'n.ase'", shown)

    def test_a_terminal_is_not_steered_by_names(self):
        self.file("bad.gpl", "GIMP Palette\n1 2 3\tbell\x1b[2Jname\n")
        status, shown = self.on_terminal("export", "bad.gpl", "--to", "hex")
        self.assertEqual(status, 0)
        status, shown = self.on_terminal("export", "bad.gpl", "--to", "css", "--color", "never")
        self.assertNotIn("\x1b[2J", shown)

    def test_a_terminal_shows_no_line_ends_of_other_systems(self):
        for to in ("jasc", "paintnet"):
            status, shown = self.on_terminal("export", "nord/nord", "--to", to)
            self.assertEqual(status, 0)
            self.assertNotIn("u{D}", shown)


class FormatsTest(ProgramTest):
    def test_every_format_is_listed(self):
        lines = [line.split("\t") for line in self.output("formats").splitlines()]
        formats = {line[0]: line for line in lines}
        for name in ("gpl ase aco jasc paintnet hex tokens css scss tailwind tailwind3 plist png svg "
                     "html swift alacritty kitty kpl procreate act riff sketchpalette").split():
            self.assertIn(name, formats)
        self.assertEqual(formats["gpl"], ["gpl", "gpl", "read write", "names", "", "GIMP palette"])
        self.assertEqual(formats["procreate"][4], "30")
        self.assertEqual([entry["name"] for entry in json.loads(self.output("formats", "--json"))],
                         [line[0] for line in lines])

    def test_what_is_written_and_read_is_known_by_its_content(self):
        for line in self.output("formats").splitlines():
            name, endings, use = line.split("\t")[:3]
            if use != "read write":
                continue
            with self.subTest(format=name):
                self.output("export", "nord/nord", "--to", name, "-o", "file.any", "--force")
                ending = endings.split()[0]
                os.rename(self.folder / "file.any", self.folder / f"file.{ending}")
                back = self.output("export", f"file.{ending}", "--to", "hex").split()
                self.assertEqual(back[:16], self.output("export", "nord/nord", "--to", "hex").split())


if __name__ == "__main__":
    unittest.main()
