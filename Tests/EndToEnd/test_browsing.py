"""The first use: looking at palettes."""

import os
import unittest

from support import ProgramTest

FAMILIES = {
    "reds": 28, "oranges": 28, "yellows": 28, "greens": 28, "cyans": 36, "purples": 20,
    "neutrals": 20,
}


class BrowsingTest(ProgramTest):
    def test_list_has_one_record_a_category_the_families_first(self):
        lines = self.output("list").splitlines()
        records = [line.split("\t") for line in lines]
        self.assertEqual([(record[0], int(record[2])) for record in records[:len(FAMILIES)]],
                         list(FAMILIES.items()))
        self.assertGreaterEqual(sum(int(record[2]) for record in records), 600)
        self.assertGreaterEqual(sum(int(record[3]) for record in records), 10_000)
        self.assertTrue(all(len(record) == 5 for record in records), records)

    def test_list_of_a_family_has_its_combinations(self):
        for family, count in FAMILIES.items():
            records = [line.split("\t") for line in self.output("list", family).splitlines()]
            self.assertEqual(len(records), count)
            for address, name, mood, hexes, *combinations in records:
                self.assertTrue(address.startswith(family + "/"))
                self.assertRegex(hexes, "^#[0-9a-f]{6}$")
                self.assertEqual(len(combinations), 1, address)
                triples = combinations[0].split(" ")
                self.assertIn(len(triples), (3, 4))
                for triple in triples:
                    self.assertRegex(triple, r"^#[0-9a-f]{6}(\+#[0-9a-f]{6}){2}$")

    def test_json_has_the_keys_of_the_manual(self):
        categories = self.json("list")
        self.assertEqual(len(categories), len(self.output("list").splitlines()))
        for category in categories:
            self.assertLessEqual({"id", "name", "names", "summary", "palettes", "colours"},
                                 set(category))
        reds = self.json("list", "reds")
        self.assertEqual(len(reds["palettes"]), 28)
        for palette in reds["palettes"]:
            self.assertLessEqual(
                {"id", "address", "name", "names", "mood", "moods", "colours", "combinations"},
                set(palette))
            self.assertTrue(all(len(triple) == 3 for triple in palette["combinations"]))
        scarlet = self.json("list", "reds/scarlet")
        colour = scarlet["colours"][0]
        self.assertEqual(colour["hex"], "#ce332d")
        self.assertEqual(colour["rgb"], [206, 51, 45])
        self.assertEqual(colour["address"], "reds/scarlet/scarlet")
        self.assertEqual(colour["names"], {"zh-Hans": "绯", "pinyin": "fēi"})

    def test_show_reads_every_way_of_naming_a_colour(self):
        record = "#ce332d\t206,51,45\tScarlet\treds/scarlet/scarlet\n"
        for text in ("#ce332d", "ce332d", "206,51,45", "rgb(206 51 45)", "0xCE332D", "oxCE332D",
                     "reds/scarlet/scarlet", "绯", "fēi", "Scarlet"):
            self.assertEqual(self.output("show", text), record, text)
        self.assertEqual(self.json("show", "ce332d")[0]["hex"], "#ce332d")
        self.assertIn("did you mean", self.refusal("show", "scarlett", status=1).lower())
        self.refusal("show", "#12345", status=64)
        self.refusal("show", "rgb(10deg 0 0)", status=64)

    def test_show_of_a_palette_is_its_list_record(self):
        self.assertEqual(self.output("show", "reds/scarlet"),
                         self.output("list", "reds").splitlines()[0] + "\n")

    def test_search_finds_names_moods_and_hexes(self):
        for text in ("scarlet", "绯", "fei", "fēi", "ce332d", "#ce332d", "gorgeous", "华丽"):
            found = [line.split("\t") for line in self.output("search", text).splitlines()]
            self.assertIn("#ce332d", [record[0] for record in found], text)
            self.assertTrue(all(len(record) == 4 for record in found))
        self.assertEqual(self.output("search", "scarlet").split("\t")[2], "Scarlet")
        self.assertTrue(self.output("search", "--palettes", "scarlet").startswith("reds/scarlet\t"))
        self.assertGreaterEqual(len(self.json("search", "gorgeous")), 1)
        self.refusal("search", "nothing is called so", status=1)

    def test_convert(self):
        for notation, text in {
            "hex": "#dc3522", "rgb": "220,53,34", "css": "rgb(220 53 34)",
            "hsl": "hsl(6.129 73.228% 49.804%)", "hsv": "hsv(6.129 84.545% 86.275%)",
            "hwb": "hwb(6.129 13.333% 13.725%)", "oklab": "oklab(0.58751 0.17742 0.10445)",
            "oklch": "oklch(0.58751 0.20588 30.486)",
        }.items():
            self.assertEqual(self.output("convert", "--to", notation, "#dc3522"), text + "\n")
            self.assertEqual(self.output("convert", "--to", "hex", text), "#dc3522\n")
        streamed = self.run_program("convert", "--to", "hex", stdin="red\trest\nnope\r\n#abc\r\n")
        self.assertEqual((streamed.returncode, streamed.stdout), (65, "#ff0000\trest\n#aabbcc\n"))
        self.assertIn("line 2", streamed.stderr)
        self.assertEqual(self.json("convert", "--to", "hsl", "#808080")["components"][0], None)

    def test_the_standard_input_among_colours(self):
        self.assertEqual(self.output("convert", "blue", "-", stdin="red\n#abc\trest\n"),
                         "#0000ff\n#ff0000\n#aabbcc\trest\n")
        self.assertEqual(len(self.output("show", "-", stdin="red\nce332d\n").splitlines()), 2)
        colours = self.output("list", "reds/scarlet")
        self.assertEqual(self.output("convert", "--to", "rgb", stdin=colours).split("\t")[0],
                         "206,51,45")

    def test_odd_lines(self):
        self.assertEqual(self.output("convert", stdin="\ufeffred\nblue"), "#ff0000\n#0000ff\n")
        done = self.run_program("convert", stdin="x" * 5_000_000 + "\nred\n")
        self.assertEqual((done.returncode, done.stdout), (65, "#ff0000\n"))
        self.assertLess(len(done.stderr), 300)

    def test_opacity_is_not_dropped(self):
        self.assertTrue(self.output("show", "#ce332d80").startswith("#ce332d80\t206,51,45\t\t"))
        self.assertEqual(self.json("show", "#ce332d80")[0]["hex"], "#ce332d80")
        self.assertIn("opacity", self.run_program("fav", "add", "#ce332d80").stderr)

    def test_what_is_there_but_not_wanted(self):
        self.assertIn("list reds", self.refusal("show", "reds", status=1))
        self.refusal("search", " ", status=64)

    def test_languages(self):
        self.assertEqual(self.output("show", "ce332d", "--lang", "zh").split("\t")[2], "绯")
        self.assertEqual(self.output("show", "ce332d", LC_ALL="zh_CN.UTF-8").split("\t")[2], "绯")

    def test_nothing_is_written_by_looking(self):
        for arguments in (["list"], ["show", "red"], ["search", "red"], ["fav"], ["ledger"],
                          ["store", "status"], ["store", "products"]):
            self.output(*arguments)
        self.assertFalse((self.data / "palette.db").exists())


class CatalogueTest(ProgramTest):
    GOOD = """<plist version="1.0"><dict><key>version</key><integer>1</integer>
<key>categories</key><array><dict><key>id</key><string>mine</string><key>name</key>
<string>Mine</string><key>palettes</key><array><dict><key>id</key><string>one</string>
<key>name</key><string>One</string><key>colours</key><array><dict><key>name</key>
<string>Night</string><key>rgb</key><string>COLOUR</string></dict></array></dict></array></dict>
</array></dict></plist>"""

    def write(self, name, text):
        file = self.folder / name
        file.write_text(text)
        return str(file)

    def test_a_catalogue_of_ones_own(self):
        file = self.write("mine.plist", self.GOOD.replace("COLOUR", "0,0,40"))
        self.assertEqual(len(self.output("list", "--catalogue", file).splitlines()),
                         len(self.output("list").splitlines()) + 1)
        self.assertEqual(self.output("show", "mine/one/night", PALETTE_CATALOGUE=file),
                         "#000028\t0,0,40\tNight\tmine/one/night\n")
        self.output("catalogue", "check", file)

    def test_a_catalogue_may_replace_bundled_categories(self):
        own = self.write(
            "own.plist", self.GOOD.replace("COLOUR", "0,0,40").replace("mine", "tango"))
        done = self.run_program("list", "--catalogue", own)
        self.assertEqual(len(done.stdout.splitlines()), len(self.output("list").splitlines()))
        self.assertIn("\ntango\tMine\t1\t1\t\n", done.stdout)
        self.assertEqual(
            done.stderr,
            f"palette-cli: {own}: 1 category replaced, since they have ids of the file.\n")

    def test_a_bad_catalogue_is_refused_with_the_place(self):
        file = self.write("mine.plist", self.GOOD.replace("COLOUR", "0,0,400"))
        done = self.run_program("catalogue", "check", file)
        self.assertEqual(done.returncode, 65)
        self.assertIn("categories[0].palettes[0].colours[0].rgb", done.stdout + done.stderr)
        self.assertIn("400", done.stdout + done.stderr)
        self.assertNotIn("..", self.refusal("list", "--catalogue", file, status=65))
        self.refusal("list", "--catalogue", str(self.folder / "none.plist"), status=66)
        self.refusal("list", "--catalogue", self.write("text.plist", "hello <"), status=65)

    def test_a_catalogue_that_cannot_be_read_is_refused(self):
        pipe = str(self.folder / "pipe")
        os.mkfifo(pipe)
        for path in [pipe, "/dev/zero", "/dev/null"]:
            self.refusal("list", "--catalogue", path, status=65)
            self.assertEqual(self.run_program("catalogue", "check", path).returncode, 65)
        secret = self.write("secret.plist", "{}")
        os.chmod(secret, 0)
        if not os.access(secret, os.R_OK):
            self.refusal("list", "--catalogue", secret, status=77)


if __name__ == "__main__":
    unittest.main()
