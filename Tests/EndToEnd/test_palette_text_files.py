"""Palette files of text: what other programs read of ours, and we of theirs."""

import json
import re
import resource
import subprocess
import time

from peers import needs
from support import PROGRAM, ProgramTest

# A few palettes with all that is odd in names: spaces, marks, other scripts, numbers.
PALETTES = ["css", "chinese", "tailwind/slate", "x11", "solarized", "werner", "neutrals"]


def read_hex(text):
    """The colours of a hex list, as its format is described: a colour in a line."""
    for line in text.splitlines():
        if not re.fullmatch("[0-9a-f]{6}", line):
            raise ValueError(line)
    return ["#" + line for line in text.splitlines()]


def read_jasc(text):
    """The colours of a JASC palette; every line ends with CRLF, and the count is right."""
    lines = text.split("\r\n")
    if lines[:2] != ["JASC-PAL", "0100"] or lines[-1] or len(lines) != int(lines[2]) + 4:
        raise ValueError(lines[:3])
    colours = [[int(part) for part in line.split(" ")] for line in lines[3:-1]]
    if any(len(colour) != 3 for colour in colours):
        raise ValueError(lines)
    return ["#%02x%02x%02x" % tuple(colour) for colour in colours]


def read_paintnet(text):
    """The colours of a Paint.NET palette with their opacity: what begins with ; is a comment."""
    lines = [line for line in text.splitlines() if line and not line.startswith(";")]
    if not all(re.fullmatch("[0-9A-F]{8}", line) for line in lines):
        raise ValueError(lines)
    return ["#" + line[2:].lower() + line[:2].lower() for line in lines]


def read_gpl(text):
    """Name, columns and named colours, as GIMP reads them: the first blank ends the numbers."""
    lines = text.splitlines()
    if lines[0] != "GIMP Palette" or not text.endswith("\n") or "\r" in text:
        raise ValueError(lines[0])
    head = {key: value for key, value in (line.split(": ", 1) for line in lines[1:3])}
    colours = []
    for line in lines[3:]:
        if line.startswith("#"):
            continue
        red, green, blue, name = re.fullmatch(r"([ \d]{3}) ([ \d]{3}) ([ \d]{3})\t(.+)", line).groups()
        colours.append(("#%02x%02x%02x" % (int(red), int(green), int(blue)), name))
    return head["Name"], int(head["Columns"]), colours


class TextFileTest(ProgramTest):
    def export(self, *arguments):
        """What `export` prints, its bytes as they are."""
        done = subprocess.run(
            [PROGRAM, "export", *arguments], capture_output=True, env=self.environment,
            cwd=self.folder, timeout=60)
        self.assertEqual(done.returncode, 0, (arguments, done.stderr))
        return done.stdout.decode()

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def colours(self, palette):
        """Value and name of each colour, as a format tells that is not tested here."""
        data = json.loads(self.export(palette, "--to", "sketchpalette"))
        return [("#" + "".join("%02x" % round(colour[part] * 255) for part in ("red", "green", "blue")),
                 colour["name"]) for colour in data["colors"]]

    def test_what_is_written_is_read_by_the_description_of_each_format(self):
        for palette in PALETTES:
            colours = self.colours(palette)
            values = [value for value, _ in colours]
            self.assertGreater(len(values), 5)
            self.assertEqual(read_gpl(self.export(palette, "--to", "gpl"))[2], colours)
            self.assertEqual(read_hex(self.export(palette, "--to", "hex")), values)
            self.assertEqual(read_jasc(self.export(palette, "--to", "jasc")), values)
            self.assertEqual(
                read_paintnet(self.export(palette, "--to", "paintnet")),
                [value + "ff" for value in values])

    def test_the_columns_are_those_that_are_asked_for(self):
        text = self.export("tailwind/slate", "--to", "gpl", "--columns", "4")
        name, columns, colours = read_gpl(text)
        self.assertEqual((name, columns, len(colours)), ("slate", 4, 11))
        self.assertEqual(self.export(self.file("a", text), "--to", "gpl"), text)

    @needs("PIL")
    def test_pillow_reads_gimp_palettes(self):
        from PIL.GimpPaletteFile import GimpPaletteFile
        for palette in PALETTES:
            text = self.export(palette, "--to", "gpl")
            data, mode = GimpPaletteFile.frombytes(text.encode()).getpalette()
            self.assertEqual(mode, "RGB")
            values = ["#" + data[place:place + 3].hex() for place in range(0, len(data), 3)]
            self.assertEqual(values, [value for value, _ in self.colours(palette)])

    @needs("gimpformats")
    def test_gimpformats_reads_and_writes_gimp_palettes(self):
        from gimpformats.GimpGplPalette import GimpGplPalette
        for palette in PALETTES:
            text = self.export(palette, "--to", "gpl", "--columns", "7")
            peer = GimpGplPalette()
            peer.decode(text)
            name, columns, colours = read_gpl(text)
            self.assertEqual((peer.name, peer.columns), (name, columns))
            self.assertEqual(
                ["#%02x%02x%02x" % tuple(map(int, colour)) for colour in peer.colors],
                [value for value, _ in colours])
            # The peer's reader stops at the tab; its writer takes any name.
            peer.colorNames = [name for _, name in colours]
            self.assertEqual(
                self.export(self.file("peer.gpl", peer.encode()), "--to", "gpl"), text)

    def test_a_file_is_known_by_what_it_holds(self):
        files = {
            "gpl": "GIMP Palette\r\nName: A\r\n#\r\n255\t0 0\tRed\r\n",
            "jasc": "JASC-PAL\n0100\n1\n255 0 0\n", "paintnet": "; a\nFFFF0000\n",
            "hex": "ff0000", "sketchpalette": '{"colors": ["#ff0000"]}',
        }
        for name, text in files.items():
            for content in (text, "\ufeff" + text, ("\ufeff" + text).encode("utf-16-le")):
                path = self.file(f"{name}.act", content)
                self.assertEqual(self.export(path, "--to", "hex"), "ff0000\n", (name, content))

    def test_what_is_imported_is_exported_again(self):
        for palette in ["css", "tailwind/slate", "solarized", "neutrals"]:
            for form in ("gpl", "sketchpalette"):
                path = self.file("kept." + form, self.export(palette, "--to", form))
                self.output("import", path, "--into", "kept", "--replace", "--yes")
                self.assertEqual(self.colours("my/kept"), self.colours(palette), (palette, form))
            for form, ending in (("hex", "hex"), ("jasc", "pal"), ("paintnet", "txt")):
                path = self.file("kept." + ending, self.export(palette, "--to", form))
                self.output("import", path, "--into", "kept", "--replace", "--yes")
                self.assertEqual(
                    [value for value, _ in self.colours("my/kept")],
                    [value for value, _ in self.colours(palette)], (palette, form))

    def test_opacity_survives_where_it_can(self):
        path = self.file("a.hex", "ff000080\n00ff00\n")
        self.assertEqual(self.export(path, "--to", "hex"), "ff000080\n00ff00\n")
        self.assertEqual(
            read_paintnet(self.export(path, "--to", "paintnet")), ["#ff000080", "#00ff00ff"])
        path = self.file("b.txt", self.export(path, "--to", "paintnet"))
        self.assertEqual(self.export(path, "--to", "hex"), "ff000080\n00ff00\n")
        done = self.run_program("export", path, "--to", "jasc")
        self.assertEqual(read_jasc(done.stdout.replace("\n", "\r\n")), ["#ff0000", "#00ff00"])
        self.assertIn("1 colour written without opacity", done.stderr)

    def test_damage_is_told_with_its_place(self):
        for name, content, place in [
            ("a.gpl", "", "is empty"),
            ("b.gpl", "GIMP Palette\nName: a\n#\n300 0 0 over\n",
             "at line 4, column 1 there should be a number from 0 to 255"),
            ("c.pal", "JASC-PAL\r\n0100\r\n9\r\n255 0 0\r\n", "it tells of 9 colours and has 1"),
            ("d.hex", "ff0000\ndecade note\n",
             "at line 2, column 1 there should be six or eight hexadecimal digits"),
            ("e.txt", ";\nfff\n", "at line 2, column 1 there should be eight hexadecimal digits"),
            ("f.gpl", bytes(range(64)), "at line 1 there should be 'GIMP Palette'"),
            ("g.sketchpalette", '{"colors": [{"red": 1}]}',
             "at 'colors[0].green' there should be a number from 0 to 1"),
            ("h.xml", "<SCRIBUSCOLORS/>", "Scribus"),
            ("i.js", "module.exports = {}", "is of a format that is only written: Tailwind 3 configuration"),
        ]:
            error = self.refusal("export", self.file(name, content), "--to", "css", status=65)
            self.assertIn(place, error)
            self.assertIn(name, error)

    def test_a_million_lines_take_time_in_step_and_little_memory(self):
        def seconds(count):
            path = self.file(f"{count}.hex", b"d0a200\r\n" * count)
            start = time.monotonic()
            done = subprocess.run(
                [PROGRAM, "export", path, "--to", "hex"], stdout=subprocess.PIPE,
                env=self.environment, timeout=120)
            self.assertEqual((done.returncode, len(done.stdout)), (0, 7 * count))
            return time.monotonic() - start
        # A program that searches from the beginning each time would take a hundred times as long.
        self.assertLess(seconds(1_000_000), 40 * seconds(100_000) + 1)
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        self.assertLess(peak, 1_200_000)
