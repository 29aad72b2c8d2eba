"""A palette as a whole: the contrast and the difference of every pair, however colours are seen."""

import itertools
import re
import unittest

from peers import needs
from support import ProgramTest
from test_contrast import ratio

SIGHTS = ("normal", "protan", "deutan", "tritan")
MEASURES = {"ok": {"method": "ok"}, "76": {"method": "76", "space": "lab-d65"},
            "2000": {"method": "2000", "space": "lab-d65"}}


class CheckTest(ProgramTest):
    def records(self, *arguments):
        lines = self.output("check", *arguments).splitlines()
        return [line.split("\t") for line in lines]

    def hexes(self, place):
        return [line.split("\t")[0] for line in self.output("list", place).splitlines()]

    def test_every_pair_has_a_record_in_order(self):
        hexes = self.hexes("tailwind/slate")
        records = self.records("tailwind/slate")
        self.assertEqual([tuple(fields[:2]) for fields in records],
                         list(itertools.combinations(hexes, 2)))
        for fields in records:
            self.assertEqual(len(fields), 7)
            right = ratio(*fields[:2])
            self.assertAlmostEqual(float(fields[2]), right, delta=0.0051)
            for limit in (3, 4.5, 7):
                self.assertEqual(float(fields[2]) >= limit, right >= limit, fields)

    @needs("coloraide")
    def test_differences_are_those_of_an_independent_library(self):
        from coloraide.everything import ColorAll as Color

        def seen(hex_, sight):
            if sight == "normal":
                return Color(hex_)
            return Color(hex_).filter(sight, method="machado", space="srgb-linear").clip("srgb")

        for place in ("tailwind/slate", "catppuccin/mocha", "okabe-ito"):
            colours = {(hex_, sight): seen(hex_, sight)
                       for hex_ in self.hexes(place) for sight in SIGHTS}
            for metric, measure in MEASURES.items():
                tolerance = 2e-5 if metric == "ok" else 2e-3
                answer = self.json("check", place, "--metric", metric)
                for fields, pair in zip(self.records(place, "--metric", metric), answer["pairs"]):
                    first, second = fields[:2]
                    for sight, text in zip(SIGHTS, fields[3:]):
                        right = colours[first, sight].delta_e(colours[second, sight], **measure)
                        self.assertAlmostEqual(float(text), right, delta=tolerance,
                                               msg=(metric, first, second, sight))
                        self.assertEqual(pair["difference"][sight], float(text))

    def test_json(self):
        answer = self.json("check", "catppuccin/mocha", "--metric", "2000")
        self.assertEqual(answer["palette"], "catppuccin/mocha")
        self.assertEqual(answer["name"], "Mocha")
        self.assertEqual(answer["metric"], "2000")
        self.assertEqual(answer["colours"][0],
                         {"hex": "#f5e0dc", "rgb": [245, 224, 220], "name": "Rosewater"})
        self.assertEqual(len(answer["pairs"]), 26 * 25 // 2)
        self.assertEqual(list(answer["smallest"]), list(SIGHTS))
        for sight, least in answer["smallest"].items():
            alike = min(answer["pairs"], key=lambda pair: pair["difference"][sight])
            self.assertEqual(least, {"first": alike["first"], "second": alike["second"],
                                     "difference": alike["difference"][sight]})
        for pair in answer["pairs"]:
            self.assertAlmostEqual(pair["contrast"], ratio(pair["first"], pair["second"]),
                                   delta=1e-6)

    def test_a_category_is_all_its_colours(self):
        count = len(self.json("check", "okabe-ito")["colours"])
        self.assertEqual(len(self.records("okabe-ito")), count * (count - 1) // 2)
        whole = self.json("check", "catppuccin")
        self.assertEqual(len(whole["colours"]), 4 * 26)
        self.assertEqual(whole["colours"][0]["name"].split()[0], "Latte")

    def test_demands(self):
        error = self.output_and_error("check", "tailwind/slate", "--least-contrast", "4.5")
        self.assertRegex(error, r"'slate-50' #f8fafc and 'slate-100' #f1f5f9 have a contrast of "
                                r"only 1\.05 : 1; \d+ of 55 pairs stay below 4\.5\.")
        error = self.output_and_error("check", "tailwind/slate", "--least-difference", "0.1")
        self.assertRegex(error, r"differ by only 0\.0\d+.* and 0\.1 is wanted\.")
        both = self.output_and_error("check", "tailwind/slate", "--least-difference", "0.1",
                                     "--least-contrast", "4.5")
        self.assertIn("4.5", both)
        self.assertIn("0.1 is wanted", both)
        done = self.run_program("check", "tailwind/slate", "--least-contrast", "1",
                                "--least-difference", "0")
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def output_and_error(self, *arguments):
        """The pairs are written all the same, then the sentence says what is missing."""
        done = self.run_program(*arguments)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(len(done.stdout.splitlines()), 55)
        self.assertEqual(len(done.stderr.splitlines()), 1)
        return done.stderr

    def test_against_one_colour(self):
        hexes = self.hexes("tailwind/slate")
        for other in ("50", "slate-50", "#f8fafc", "tailwind/slate/50"):
            self.assertEqual([tuple(fields[:2]) for fields in
                              self.records("tailwind/slate", "--against", other)],
                             [(hex_, hexes[0]) for hex_ in hexes[1:]])
        answer = self.json("check", "tailwind/slate", "--against", "white")
        self.assertEqual([(pair["first"], pair["second"]) for pair in answer["pairs"]],
                         [(hex_, "#ffffff") for hex_ in hexes])
        self.assertEqual((len(answer["colours"]), answer["against"]["hex"]), (11, "#ffffff"))
        for sight, least in answer["smallest"].items():
            alike = min(answer["pairs"], key=lambda pair: pair["difference"][sight])
            self.assertEqual((least["first"], least["second"]), (alike["first"], "#ffffff"))
        _, screen = self.on_terminal("check", "tailwind/slate", "--against", "white", TERM="dumb")
        self.assertRegex(screen, r"4\.76 : 1 +◐ +slate-500 +#64748b")
        self.refusal("check", "tailwind/slate", "--against", "nosuchcolour", status=1)
        self.assertIn("several colours", self.refusal(
            "check", "catppuccin", "--against", "base", status=1))

    def test_levels_and_equal_colours(self):
        (self.folder / "brand.gpl").write_text(
            "GIMP Palette\n#\n0 0 0\tInk\n0 0 0\tText\n118 118 118\tQuiet\n255 255 255\tPaper\n")
        brand = ["check", str(self.folder / "brand.gpl")]
        for level, status in (("aa", 0), ("4.5:1", 0), ("4.5", 0), ("aa-large", 0), ("aaa", 1)):
            done = self.run_program(*brand, "--against", "paper", "--least-contrast", level)
            self.assertEqual(done.returncode, status, (level, done.stderr))
        self.assertIn("1 of 3 pairs stays below 7", done.stderr)
        # Equal colours are passed over by one limit and not by the other.
        self.output(*brand, "--least-contrast", "3")
        self.output(*brand, "--against", "ink", "--least-contrast", "3")
        self.assertIn("differ by only 0", self.refusal_after_pairs(*brand))
        _, screen = self.on_terminal(*brand)
        self.assertIn("Equal: 'Ink' #000000 and 'Text' #000000.", screen)
        for bad in ("4.5:2", "aaaa", ":1", "22:1"):
            self.refusal(*brand, "--least-contrast", bad, status=64)

    def refusal_after_pairs(self, *arguments):
        done = self.run_program(*arguments, "--least-difference", "0.001")
        self.assertEqual(done.returncode, 1)
        return done.stderr

    def test_one_colour_has_no_pairs(self):
        self.assertEqual(self.output("check", "reds/scarlet", "--least-contrast", "21"), "")
        answer = self.json("check", "reds/scarlet")
        self.assertEqual((answer["pairs"], answer["smallest"]), ([], {}))
        status, screen = self.on_terminal("check", "reds/scarlet")
        self.assertEqual(status, 0)
        self.assertIn("no pairs", screen)

    def test_bad_arguments(self):
        self.assertIn("1 to 21", self.refusal(
            "check", "tailwind/slate", "--least-contrast", "22", status=64))
        self.refusal("check", status=64)
        self.refusal("check", "tailwind/slate", "--metric", "94", status=64)
        self.refusal("check", "no-such-palette", status=1)
        self.refusal("check", "tailwind/slate/500", status=64)

    def test_picture(self):
        status, screen = self.on_terminal("check", "tailwind/slate", PALETTE_COLOR_DEPTH="24bit")
        self.assertEqual(status, 0)
        self.assertIn("\x1b[48;2;100;116;139m", screen)
        text = re.sub(r"\x1b\[[0-9;]*m", "", screen)
        self.assertRegex(text, r"● +7 : 1 +\d+ of 55 +text, AAA")
        for sight in SIGHTS:
            self.assertRegex(text, rf"(?m)^{sight} ")
        for columns in (20, 40, 80, 120):
            _, plain = self.on_terminal("check", "tailwind/slate", columns=columns, TERM="dumb")
            self.assertNotIn("\x1b", plain)
            self.assertLessEqual(max(map(len, plain.splitlines())), columns, plain)

    def test_many_colours_are_no_burden(self):
        lines = self.output("check", "xkcd").splitlines()
        self.assertEqual(len(lines), 949 * 948 // 2)
        status, screen = self.on_terminal("check", "xkcd")
        self.assertEqual(status, 0)
        self.assertLess(len(screen.splitlines()), 40)


if __name__ == "__main__":
    unittest.main()
