"""Swatches of Adobe, Krita, Procreate and Microsoft, read and written beside other software."""

import csv
import json
import struct
import subprocess
import sys
import unittest
import xml.etree.ElementTree
import zipfile

from peers import PROGRAMS, needs
from support import ProgramTest

SIX = [("Red", "ff0000"), ("Lime", "00ff00"), ("Blue", "0000ff"), ("Ink <blue> & \"more\"", "1a2b3c"),
       ("A😀 👩‍👩‍👧", "d0a200"), ("墨色", "808080")]


def hex_of(values):
    """The hexadecimal digits of components from 0 to 1."""
    return "".join(f"{int(value * 255 + 0.5):02x}" for value in values)


class BinaryFilesTest(ProgramTest):
    def setUp(self):
        super().setUp()
        lines = ["GIMP Palette", "Name: Six & <co>", "Columns: 4", "#"]
        for name, digits in SIX:
            lines.append(" ".join(str(int(digits[i:i + 2], 16)) for i in (0, 2, 4)) + "\t" + name)
        self.six = self.folder / "six.gpl"
        self.six.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def exported(self, name, *palettes):
        """The path of a new file of palettes."""
        self.output("export", *(palettes or [str(self.six)]), "-o", name)
        return self.folder / name

    def colours(self, path, *arguments):
        """Names and colours of a file, as the program reads it."""
        text = self.output("export", str(path), *arguments, "--to", "gpl")
        lines = [line for line in text.splitlines() if line[:3].strip().isdigit()]
        return [(line.split("\t")[1] if "\t" in line else None,
                 "".join(f"{int(part):02x}" for part in line.split("\t")[0].split()))
                for line in lines]


class AdobeTest(BinaryFilesTest):
    @needs("swatch")
    def test_another_reader_finds_the_same_in_ase(self):
        import swatch
        [group] = swatch.parse(str(self.exported("six.ase")))
        self.assertEqual(group["name"], "Six & <co>")
        found = [(one["name"], hex_of(one["data"]["values"])) for one in group["swatches"]]
        self.assertEqual(found, SIX)
        self.assertEqual({one["data"]["mode"] for one in group["swatches"]}, {"RGB"})
        self.assertEqual({one["type"] for one in group["swatches"]}, {"Process"})

    @needs("swatch")
    def test_another_reader_finds_every_palette_of_a_category_in_ase(self):
        import swatch
        category = self.json("list", "nord")["palettes"]
        groups = swatch.parse(str(self.exported("nord.ase", "nord")))
        self.assertEqual(len(groups), len(category))
        for group, palette in zip(groups, category):
            self.assertEqual(group["name"], palette["name"])

    @needs("swatch")
    def test_every_model_of_another_writer_comes_back(self):
        import swatch
        models = [{"name": "Models", "type": "Color Group", "swatches": [
            {"name": "rgb", "type": "Process", "data": {"mode": "RGB", "values": [1.0, 0.5, 0.0]}},
            {"name": "ink", "type": "Spot",
             "data": {"mode": "CMYK", "values": [0.0, 0.5, 1.0, 0.25]}},
            {"name": "lab", "type": "Global", "data": {"mode": "LAB", "values": [0.5, 40.0, 20.0]}},
        ]}]
        swatch.write(models, str(self.folder / "models.ase"))
        self.output("export", "models.ase", "-o", "again.ase")
        self.assertEqual(swatch.parse(str(self.folder / "again.ase")), models)
        self.assertEqual([digits for _, digits in self.colours("models.ase")],
                         ["ff8000", "bf6000", "b95857"])

    def swatch_program(self, *arguments):
        """Runs the other reader and writer of Photoshop's swatches."""
        program = PROGRAMS["adobe-color-swatch"]
        subprocess.run(
            [sys.executable, program, *arguments], check=True, capture_output=True,
            cwd=self.folder, env={**self.environment, "PYTHONPATH": str(program.parents[1])})

    @needs("adobe-color-swatch")
    def test_another_reader_finds_the_same_in_aco(self):
        self.exported("six.aco")
        self.swatch_program("extract", "-i", "six.aco", "-o", "six.csv")
        with open(self.folder / "six.csv", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        self.assertEqual({row["space_id"] for row in rows}, {"0"})
        found = [(row["name"], "".join(row["color"][i:i + 2] for i in (1, 5, 9)).lower())
                 for row in rows]
        self.assertEqual(found, SIX)

    @needs("adobe-color-swatch")
    def test_the_file_of_another_writer_of_aco_is_read(self):
        with open(self.folder / "six.csv", "w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows(
                [["name", "space_id", "color"], ["Red", 0, "#ff0000"], ["Sky 😀", 0, "#87ceeb"]])
        self.swatch_program("generate", "-i", "six.csv", "-o", "six.aco")
        self.assertEqual(self.colours("six.aco"), [("Red", "ff0000"), ("Sky 😀", "87ceeb")])

    def test_colour_tables_have_their_bytes(self):
        table = self.exported("six.act").read_bytes()
        self.assertEqual(len(table), 772)
        self.assertEqual(table[:18].hex(), "".join(digits for _, digits in SIX))
        self.assertEqual(table[18:768], bytes(750))
        self.assertEqual(table[768:], struct.pack(">HH", 6, 0xFFFF))

    def test_riff_palettes_have_their_bytes(self):
        self.output("export", str(self.six), "--to", "riff", "-o", "six.pal")
        colours = b"".join(bytes.fromhex(digits) + b"\0" for _, digits in SIX)
        data = struct.pack("<HH", 0x300, 6) + colours
        chunk = b"PAL data" + struct.pack("<I", len(data)) + data
        expected = b"RIFF" + struct.pack("<I", len(chunk)) + chunk
        self.assertEqual((self.folder / "six.pal").read_bytes(), expected)
        self.assertEqual([digits for _, digits in self.colours("six.pal")],
                         [digits for _, digits in SIX])


class ArchiveTest(BinaryFilesTest):
    @needs("unzip", "xmllint")
    def test_krita_archives_hold_what_they_should(self):
        path = self.exported("six.kpl")
        subprocess.run(["unzip", "-tq", path], check=True, capture_output=True)
        raw = path.read_bytes()
        self.assertEqual(raw[30:65], b"mimetypeapplication/x-krita-palette")
        with zipfile.ZipFile(path) as archive:
            self.assertEqual(archive.namelist(), ["mimetype", "profiles.xml", "colorset.xml"])
            self.assertEqual({info.compress_type for info in archive.infolist()}, {0})
            self.assertEqual({info.date_time for info in archive.infolist()},
                             {(1980, 1, 1, 0, 0, 0)})
            self.assertIsNone(archive.testzip())
            for name in ["profiles.xml", "colorset.xml"]:
                subprocess.run(["xmllint", "--noout", "-"], check=True, input=archive.read(name))
            root = xml.etree.ElementTree.fromstring(archive.read("colorset.xml"))
        self.assertEqual(
            (root.get("version"), root.get("name"), root.get("columns"), root.get("rows")),
            ("2.0", "Six & <co>", "4", "2"))
        entries = root.findall("ColorSetEntry")
        found = [(entry.get("name"), hex_of(float(entry.find("RGB").get(part)) for part in "rgb"))
                 for entry in entries]
        self.assertEqual(found, SIX)
        places = [(int(place.get("row")), int(place.get("column")))
                  for place in root.findall("ColorSetEntry/Position")]
        self.assertEqual(places, [(index // 4, index % 4) for index in range(6)])

    def test_krita_groups_are_palettes(self):
        with zipfile.ZipFile(self.exported("nord.kpl", "nord")) as archive:
            root = xml.etree.ElementTree.fromstring(archive.read("colorset.xml"))
        palettes = self.json("list", "nord")["palettes"]
        self.assertEqual([group.get("name") for group in root.findall("Group")],
                         [palette["name"] for palette in palettes])

    def test_packed_archives_are_read(self):
        with zipfile.ZipFile(self.exported("six.kpl")) as stored:
            with zipfile.ZipFile(
                    self.folder / "packed.kpl", "w", zipfile.ZIP_DEFLATED) as packed:
                for name in reversed(stored.namelist()):
                    packed.writestr(name, stored.read(name))
        self.assertEqual(self.colours("packed.kpl"), SIX)

    def test_procreate_archives_hold_thirty_places(self):
        done = self.run_program("export", str(self.six), "-o", "six.swatches")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("6 names left out", done.stderr)
        with zipfile.ZipFile(self.folder / "six.swatches") as archive:
            self.assertEqual(archive.namelist(), ["Swatches.json"])
            [palette] = json.loads(archive.read("Swatches.json"))
        self.assertEqual(palette["name"], "Six & <co>")
        self.assertEqual(len(palette["swatches"]), 30)
        self.assertEqual(palette["swatches"][6:], [None] * 24)
        self.assertEqual(palette["swatches"][0], {
            "hue": 0, "saturation": 1, "brightness": 1, "alpha": 1, "colorSpace": 0})
        self.assertEqual([digits for _, digits in self.colours("six.swatches")],
                         [digits for _, digits in SIX])

    def test_thirty_one_colours_are_refused(self):
        lines = "".join(f"{number:06x}\n" for number in range(31))
        (self.folder / "many.hex").write_text(lines)
        error = self.refusal("export", "many.hex", "-o", "many.swatches", status=1)
        self.assertIn("31 colours", error)
        self.assertFalse((self.folder / "many.swatches").exists())

    def test_archives_that_grow_without_end_are_refused(self):
        with zipfile.ZipFile(self.folder / "bomb.kpl", "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("colorset.xml", b" " * (65 << 20))
        error = self.refusal("export", "bomb.kpl", "--to", "hex", status=65)
        self.assertIn("64 MiB", error)


class DamageTest(BinaryFilesTest):
    def test_every_beginning_of_a_file_is_refused_or_told(self):
        for name in ["six.ase", "six.aco", "six.kpl"]:
            whole = self.exported(name).read_bytes()
            path = self.folder / f"cut-{name}"
            for length in range(1, len(whole), 37):
                path.write_bytes(whole[:length])
                done = self.run_program("export", str(path), "--to", "hex")
                self.assertIn(done.returncode, [0, 65], (name, length, done.stderr))
                if done.returncode:
                    self.assertEqual(done.stdout, "")

    def test_damage_names_the_byte(self):
        path = self.folder / "x.ase"
        path.write_bytes(b"ASEF\0\1\0\0\0\0\0\1\0\1\xff\xff\xff\xff\0\0")
        error = self.refusal("export", str(path), "--to", "hex", status=65)
        self.assertIn("at byte 18 there should be a block of 4294967295 bytes, not 2", error)


if __name__ == "__main__":
    unittest.main()
