"""The nearest colours of the catalogue, by every measure, for arguments and streams."""

import json
import random
import unittest

from support import ProgramTest


class NearestTest(ProgramTest):
    def catalogue(self):
        """Hexes, names and addresses of all colours in catalogue order."""
        places = [line.split("\t")[0] for line in self.output("list").splitlines()]
        colours = []
        for place in places:
            for palette in self.output("list", place).splitlines():
                colours += [tuple(line.split("\t")) for line in
                            self.output("list", palette.split("\t")[0]).splitlines()]
        return colours

    def test_a_record_has_query_hex_difference_name_and_address(self):
        self.assertEqual(self.output("nearest", "206,51,45"),
                         "206,51,45\t#ce332d\t0\tScarlet\treds/scarlet/scarlet\n")
        records = [line.split("\t") for line in
                   self.output("nearest", "red", "hsl(24 90% 50%)", "-n", "3").splitlines()]
        self.assertEqual([record[0] for record in records],
                         ["red"] * 3 + ["hsl(24 90% 50%)"] * 3)
        for metric, digits in {"ok": 5, "76": 4, "2000": 4}.items():
            record = self.output("nearest", "#c8102e", "--metric", metric).split("\t")
            self.assertRegex(record[2], r"^\d+\.\d{1,%d}$" % digits)

    def test_differences_are_those_of_the_difference_command(self):
        for colour in ("#123456", "color(display-p3 1 0 0)", "oklch(0.7 0.3 150)"):
            for column, metric in enumerate(("ok", "76", "2000")):
                record = self.output("nearest", colour, "--metric", metric).split("\t")
                told = self.output("difference", colour, record[1]).split("\t")[column]
                self.assertAlmostEqual(float(told), float(record[2]), delta=1e-3)

    def test_nothing_else_is_nearer(self):
        generator = random.Random(30)
        colours = self.catalogue()
        self.assertGreaterEqual(len(colours), 10_000)
        for metric, column in (("ok", 0), ("76", 1), ("2000", 2)):
            query = f"#{generator.randrange(1 << 24):06x}"
            found = [line.split("\t") for line in self.output(
                "nearest", query, "-n", "100000", "--metric", metric).splitlines()]
            self.assertEqual(len(found), len(colours), (query, metric))
            self.assertEqual({record[4] for record in found}, {colour[3] for colour in colours})
            differences = [float(record[2]) for record in found]
            self.assertEqual(differences, sorted(differences), (query, metric))
            best = min(float(self.output("difference", query, colour[0]).split("\t")[column])
                       for colour in generator.sample(colours, 30))
            self.assertLessEqual(differences[0], best + 1e-3, (query, metric))

    def test_a_stream_is_answered_as_arguments_are(self):
        generator = random.Random(31)
        queries = [f"#{generator.randrange(1 << 24):06x}" for _ in range(200)]
        for options in ((), ("-n", "4"), ("--metric", "2000", "--in", "cyans")):
            told = self.output("nearest", *options, *queries)
            self.assertEqual(self.output("nearest", *options, stdin="\n".join(queries)), told)
            self.assertEqual(self.output("nearest", *options, queries[0], "-",
                                         stdin="\n".join(queries[1:]) + "\n"), told)
            once = "".join(self.output("nearest", *options, query) for query in queries[:5])
            self.assertTrue(told.startswith(once))

    def test_a_long_stream_keeps_its_order(self):
        queries = [f"#{(number * 40503) % (1 << 24):06x}" for number in range(60_000)]
        lines = self.output("nearest", stdin="\n".join(queries)).splitlines()
        self.assertEqual([line.split("\t")[0] for line in lines], queries)

    def test_other_fields_are_passed_on_and_bad_lines_told(self):
        done = self.run_program("nearest", stdin="#ce332d\tone\ttwo\nnope\n\nScarlet\tthree\n")
        self.assertEqual((done.returncode, done.stdout),
                         (65, "#ce332d\t#ce332d\t0\tScarlet\treds/scarlet/scarlet\tone\ttwo\n"
                              "Scarlet\t#ce332d\t0\tScarlet\treds/scarlet/scarlet\tthree\n"))
        self.assertIn("line 2", done.stderr)
        self.assertIn("nope", done.stderr)

    def test_a_part_of_the_catalogue(self):
        for place in ("cyans", "Cyans", "cyans/blue-black", "reds/scarlet"):
            found = [line.split("\t") for line in
                     self.output("nearest", "red", "--in", place, "-n", "99").splitlines()]
            self.assertNotEqual(found, [], place)
            for record in found:
                self.assertTrue(record[4].startswith(place.lower() + "/"), record)
        self.assertEqual(len(self.output("nearest", "red", "--in", "cyans", "-n", "99")
                             .splitlines()), 36)
        self.assertEqual(self.output("nearest", "blue", "--in", "reds/scarlet").split("\t")[1],
                         "#ce332d")
        self.assertIn("'reds'", self.refusal("nearest", "red", "--in", "redz", status=1))
        self.assertIn("'reds/scarlet'",
                      self.refusal("nearest", "red", "--in", "reds/scarlt", status=1))
        self.assertIn("is a colour",
                      self.refusal("nearest", "red", "--in", "reds/scarlet/scarlet", status=64))
        # The place is told before any line is read.
        self.refusal("nearest", "--in", "nowhere", stdin="red\n", status=1)

    def test_json(self):
        one = self.json("nearest", "#ce332d", "-n", "2")
        self.assertEqual(set(one), {"input", "matches"})
        self.assertEqual(one["input"], "#ce332d")
        first, second = one["matches"]
        self.assertEqual(first["difference"], 0)
        self.assertEqual(first["rgb"], [206, 51, 45])
        self.assertEqual(first["names"], {"zh-Hans": "绯", "pinyin": "fēi"})
        self.assertEqual(first["address"], "reds/scarlet/scarlet")
        self.assertGreater(second["difference"], 0)
        lines = self.output("nearest", "--json", stdin="red\nblue\n").splitlines()
        self.assertEqual([json.loads(line)["input"] for line in lines], ["red", "blue"])
        self.assertEqual(len(self.output("nearest", "--json", "red", "blue").splitlines()), 2)

    def test_what_is_refused(self):
        for number in ("0", "-1", "1.5", "x"):
            self.refusal("nearest", "red", "-n", number, status=64)
        self.assertIn("2000", self.refusal("nearest", "red", "--metric", "94", status=64))
        self.refusal("nearest", "red", "#12345", status=64)
        self.assertIn("did you mean", self.refusal("nearest", "scarlett", status=1).lower())

    def test_a_catalogue_of_many_equal_colours(self):
        colours = "".join(
            f"<dict><key>name</key><string>c{number}</string>"
            f"<key>rgb</key><string>{'0,0,255' if number % 3 else '255,0,0'}</string></dict>"
            for number in range(90))
        plist = self.folder / "own.plist"
        plist.write_text(
            '<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>'
            "<key>version</key><integer>1</integer><key>categories</key><array><dict>"
            "<key>id</key><string>own</string><key>name</key><string>Own</string>"
            "<key>palettes</key><array><dict><key>id</key><string>all</string>"
            f"<key>name</key><string>All</string><key>colours</key><array>{colours}</array>"
            "</dict></array></dict></array></dict></plist>")
        for metric in ("ok", "76", "2000"):
            found = self.output("nearest", "red", "--in", "own", "-n", "40", "--metric", metric,
                                "--catalogue", str(plist)).splitlines()
            names = [line.split("\t")[3] for line in found]
            self.assertEqual(names[:30], [f"c{number}" for number in range(0, 90, 3)])
            self.assertEqual(names[30:33], ["c1", "c2", "c4"])
            streamed = self.output("nearest", "--in", "own", "--metric", metric,
                                   "--catalogue", str(plist), stdin="red\nblue\n").splitlines()
            self.assertEqual([line.split("\t")[3] for line in streamed], ["c0", "c1"])

    def test_on_a_terminal(self):
        status, screen = self.on_terminal("nearest", "#ce3330", "teal", "-n", "2",
                                          PALETTE_COLOR_DEPTH="24bit")
        self.assertEqual(status, 0)
        lines = screen.splitlines()
        self.assertIn("48;2;206;51;48", lines[0])
        self.assertIn("48;2;206;51;45", lines[0])
        self.assertIn("#ce3330", lines[0])
        self.assertNotIn("#ce3330", lines[1])
        self.assertIn("teal", lines[2])
        self.assertIn("Ad · ", screen)


if __name__ == "__main__":
    unittest.main()
