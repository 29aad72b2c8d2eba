"""Colours side by side: contrast, difference, and how others see them."""

import random
import re
import unittest

from support import ProgramTest


def luminance(hex_):
    """The relative luminance of WCAG 2, by its definition."""
    channels = [int(hex_[place:place + 2], 16) / 255 for place in (1, 3, 5)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def ratio(a, b):
    first, second = luminance(a), luminance(b)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


def pairs(count, seed=1202):
    generator = random.Random(seed)
    return [tuple(f"#{generator.randrange(1 << 24):06x}" for _ in range(2)) for _ in range(count)]


class ContrastTest(ProgramTest):
    def fields(self, *arguments):
        return self.output("contrast", *arguments).rstrip("\n").split("\t")

    def test_reference_values(self):
        self.assertEqual(self.output("contrast", "#777777", "#ffffff"),
                         "4.478089\tno\tyes\tno\tno\t71.1111\n")
        self.assertEqual(self.fields("white", "black")[:5], ["21", "yes", "yes", "yes", "yes"])
        self.assertEqual(self.fields("#ffffff", "#0078d7")[:3], ["4.498861", "no", "yes"])
        self.assertEqual(self.fields("#123", "#def")[5], "91.6683")
        self.assertEqual(self.fields("#def", "#123")[5], "-93.0677")

    def test_verdicts_follow_from_the_unrounded_ratio(self):
        for text, background in pairs(40):
            right = ratio(text, background)
            verdicts = ["yes" if right >= least else "no" for least in (4.5, 3, 7, 4.5)]
            fields = self.fields(text, background)
            self.assertAlmostEqual(float(fields[0]), right, delta=1e-6)
            self.assertEqual(fields[1:5], verdicts, (text, background))
            self.assertEqual(fields[:5], self.fields(background, text)[:5])

    def test_json(self):
        answer = self.json("contrast", "#777777", "white", "--fix", "aa")
        self.assertEqual(answer["foreground"]["hex"], "#777777")
        self.assertEqual(answer["background"]["hex"], "#ffffff")
        self.assertEqual(answer["wcag"], {"ratio": 4.478089, "aaText": False, "aaLarge": True,
                                          "aaaText": False, "aaaLarge": False})
        self.assertEqual(answer["apca"], {"lc": 71.1111, "version": "0.0.98G-4g"})
        self.assertEqual(answer["fix"]["hex"], "#767676")
        self.assertNotIn("fix", self.json("contrast", "#777777", "white"))

    def test_fix(self):
        self.assertEqual(self.fields("#777777", "white", "--fix", "aa")[6], "#767676")
        self.assertEqual(self.fields("#0000ff", "black", "--fix", "aaa")[6], "#5b92ff")
        self.assertEqual(self.fields("#123456", "white", "--fix", "aaa")[6], "#123456")
        for text, background in pairs(30, seed=77):
            for level, least in (("aa", 4.5), ("aaa", 7)):
                best = max(ratio("#000000", background), ratio("#ffffff", background))
                if best < least:
                    self.refusal("contrast", text, background, "--fix", level, status=1)
                    continue
                fixed = self.fields(text, background, "--fix", level)[6]
                self.assertGreaterEqual(ratio(fixed, background), least, (text, background, level))
                if ratio(text, background) >= least:
                    self.assertEqual(fixed, text)

    def test_where_nothing_passes_the_best_ratio_is_told(self):
        error = self.refusal("contrast", "#ff8800", "#808080", "--fix", "aaa", status=1)
        self.assertIn("7 : 1", error)
        self.assertIn("#000000", error)
        self.assertIn("5.32 : 1", error)

    def test_what_can_be_seen_through_is_laid_over_what_is_behind(self):
        self.assertEqual(self.output("contrast", "#00000080", "white"),
                         self.output("contrast", "#7f7f7f", "white"))
        done = self.run_program("contrast", "black", "#ff000080")
        self.assertEqual(done.stdout, self.output("contrast", "black", "#ff7f7f"))
        self.assertIn("'#ff000080'", done.stderr)
        self.assertIn("white", done.stderr)
        answer = self.json("contrast", "rgb(255 255 255 / 50%)", "black")
        self.assertEqual(answer["foreground"]["hex"], "#808080")

    def test_a_colour_outside_srgb_is_mapped_and_the_user_told(self):
        done = self.run_program("contrast", "color(display-p3 0 1 0)", "black")
        self.assertEqual(done.stdout, self.output("contrast", "#00fb29", "black"))
        self.assertIn("'color(display-p3 0 1 0)' lies outside sRGB", done.stderr)

    def test_bad_arguments(self):
        self.assertIn("'#ff8800'", self.refusal("contrast", "red", status=64))
        self.assertIn("aa or aaa", self.refusal("contrast", "red", "blue", "--fix", "a", status=64))
        self.refusal("contrast", "red", "#12345", status=64)
        self.refusal("contrast", "red", "nosuchcolour", status=1)
        self.refusal("contrast", "red", "blue", "green", status=64)

    def test_picture(self):
        status, screen = self.on_terminal(
            "contrast", "#ffffff", "#0078d7", "--fix", "aa", PALETTE_COLOR_DEPTH="24bit")
        self.assertEqual(status, 0)
        self.assertIn("\x1b[38;2;255;255;255;48;2;0;120;215m", screen)
        self.assertIn("\x1b[38;2;6;6;6;48;2;0;120;215m", screen)
        text = re.sub(r"\x1b\[[0-9;]*m", "", screen)
        # Not 4.5, which would pass.
        self.assertIn("4.499 : 1", text)
        self.assertIn("Lc -75.9", text)
        self.assertIn("0.0.98G-4g", text)
        self.assertRegex(text, r"AA +text no +large text yes")
        _, plain = self.on_terminal("contrast", "#ffffff", "#0078d7", TERM="dumb")
        self.assertNotIn("\x1b", plain)
        self.assertIn("4.499 : 1", plain)


class DifferenceTest(ProgramTest):
    def numbers(self, *arguments):
        return [float(text) for text in self.output("difference", *arguments).split("\t")]

    def test_reference_values(self):
        rows = [
            ("#ff0000", "#00ff00", 0.51981, 170.5634, 86.6078),
            ("#808080", "#7f7f7f", 0.00338, 0.3922, 0.3806),
            ("#ffffff", "#000000", 1, 100, 100),
            ("#1e90ff", "#6495ed", 0.05856, 14.3310, 5.5030),
        ]
        for a, b, *right in rows:
            self.assertEqual(self.numbers(a, b), right)
            self.assertEqual(self.numbers(b, a), right)

    def test_published_pairs_keep_their_white(self):
        rows = [
            ("lab(50 2.6772 -79.7751)", "lab(50 0 -82.7485)", 2.0425),
            ("lab(50 2.4900 -0.0010)", "lab(50 -2.4900 0.0011)", 7.2195),
            ("lab(50 2.5 0)", "lab(58 24 15)", 19.4535),
            ("lab(2.0776 0.0795 -1.1350)", "lab(0.9033 -0.0636 -0.5514)", 0.9082),
        ]
        for a, b, right in rows:
            self.assertEqual(self.numbers(a, b)[2], right)
            self.assertEqual(self.numbers(b, a)[2], right)
            self.assertEqual(self.json("difference", a, b)["lab"], "D50")

    def test_json(self):
        self.assertEqual(
            self.json("difference", "#1e90ff", "cornflowerblue"),
            {"first": "#1e90ff", "second": "#6495ed", "ok": 0.05856, "76": 14.331, "2000": 5.503,
             "lab": "D65"})
        self.assertEqual(self.json("difference", "lab(50 0 0)", "#777777")["lab"], "D65")

    def test_opacity_does_not_count(self):
        done = self.run_program("difference", "#ff000080", "red")
        self.assertEqual((done.returncode, done.stdout), (0, "0\t0\t0\n"))
        self.assertIn("'#ff000080'", done.stderr)

    def test_bad_arguments(self):
        self.assertIn("'#ff8800'", self.refusal("difference", "red", status=64))
        self.refusal("difference", "red", "rgb(1 2)", status=64)
        self.refusal("difference", "red", "nosuchcolour", status=1)

    def test_picture(self):
        status, screen = self.on_terminal(
            "difference", "#1e90ff", "#6495ed", PALETTE_COLOR_DEPTH="24bit")
        self.assertEqual(status, 0)
        for part in ("48;2;30;144;255", "48;2;100;149;237", "0.05856", "14.331", "5.503", "D65"):
            self.assertIn(part, screen)
        for columns in (40, 80, 200):
            _, screen = self.on_terminal("difference", "red", "teal", columns=columns)
            for line in re.sub(r"\x1b\[[0-9;]*m", "", screen).splitlines():
                self.assertLessEqual(len(line), columns, line)


class SimulateTest(ProgramTest):
    def test_reference_values(self):
        rows = {
            "#ff0000": ("#6d5f00", "#a39000", "#ff000f"),
            "#ffa500": ("#c3ac00", "#d9c10e", "#ff8e8d"),
            "#663399": ("#004c9c", "#0f4d97", "#5c4961"),
            "#808080": ("#808080",) * 3, "#ffffff": ("#ffffff",) * 3,
        }
        for place, kind in enumerate(("protan", "deutan", "tritan")):
            seen = self.output("simulate", *rows, "--deficiency", kind)
            self.assertEqual(seen.split(), [row[place] for row in rows.values()])

    def test_severity(self):
        def seen(severity):
            return self.output("simulate", "#1e90ff", "--deficiency", "protan",
                               "--severity", severity)
        self.assertEqual([seen(text) for text in ("0", "0.35", "0.77", "1")],
                         ["#1e90ff\n", "#3d93ff\n", "#4e97ff\n", "#5599ff\n"])

    def test_stream(self):
        done = self.run_program("simulate", "--deficiency", "tritan",
                                stdin="red\ta\tb\nnope\n#66339980\n")
        self.assertEqual((done.returncode, done.stdout), (65, "#ff000f\ta\tb\n#5c496180\n"))
        self.assertIn("line 2", done.stderr)

    def test_notations_and_json(self):
        self.assertEqual(
            self.output("simulate", "red", "--deficiency", "deuteranopia", "--to", "rgb"),
            "163,144,0\n")
        self.assertEqual(self.json("simulate", "red", "--deficiency", "deutan")["hex"], "#a39000")
        grey = self.output("simulate", "#808080", "--deficiency", "tritan", "--to", "oklch")
        self.assertIn(" 0 none)", grey)

    def test_a_colour_outside_srgb_is_mapped_and_the_user_told(self):
        done = self.run_program("simulate", "color(display-p3 0 1 0)", "--deficiency", "deutan",
                                "--to", "oklch")
        self.assertEqual(done.returncode, 0)
        self.assertIn("--gamut css", done.stderr)
        self.assertEqual(self.run_program("simulate", "red", "--deficiency", "tritan").stderr, "")

    def test_bad_arguments(self):
        error = self.refusal("simulate", "red", status=64)
        self.assertIn("--deficiency", error)
        self.assertIn("protan, deutan, tritan", error)
        self.refusal("simulate", "red", "--deficiency", "blue", status=64)
        self.refusal("simulate", "red", "--deficiency", "protan", "--severity", "1.1", status=64)
        self.refusal("simulate", "red", "#12345", "--deficiency", "protan", status=64)

    def test_both_colours_are_shown(self):
        status, screen = self.on_terminal(
            "simulate", "red", "--deficiency", "deutan", PALETTE_COLOR_DEPTH="24bit")
        self.assertEqual(status, 0)
        for part in ("48;2;255;0;0", "48;2;163;144;0", "#ff0000 → ", "#a39000"):
            self.assertIn(part, screen)


if __name__ == "__main__":
    unittest.main()
