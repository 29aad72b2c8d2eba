"""The commands that mix, change, order and make up colours."""

import json
import unittest

from support import ProgramTest


class MixAndGradient(ProgramTest):
    """`mix` and `gradient`; the values are coloraide's 8.13.1."""

    def test_midpoints(self):
        for arguments, expected in [
            ("#ff0000 #0000ff --space srgb", "#800080"),
            ("#ff0000 #0000ff", "#8c53a2"),
            ("#ff0000 #0000ff --space oklch", "#b700be"),
            ("#ff0000 #0000ff --space oklch --gamut clip", "#ba00c2"),
            ("#ff0000 #0000ff --space oklch --hue longer", "#008a0e"),
            ("#ff0000 #0000ff --space oklch --hue longer --gamut clip", "#009300"),
            ("#ffffff #0000ff --space oklab --hue shorter", "#74a3ff"),
            ("#ff0000 #ffffff --space hsl", "#df9f9f"),
            ("#000000 #ffffff --space srgb-linear", "#bcbcbc"),
            ("#000000 #ffffff --space xyz", "#bcbcbc"),
            ("#ff0000 #0000ff --at 0", "#ff0000"),
            ("#ff0000 #0000ff --at 1", "#0000ff"),
            ("#ff000080 #0000ff80 --space srgb", "#80008080"),
        ]:
            with self.subTest(arguments):
                self.assertEqual(self.output("mix", *arguments.split()), expected + "\n")
        self.assertEqual(
            self.output("mix", "hsl(350 100% 50%)", "hsl(10 100% 50%)", "--space", "hsl"),
            "#ff0000\n")

    def test_mix_answers_like_one_colour(self):
        self.assertEqual(self.json("mix", "red", "blue")["rgb"], [140, 83, 162])
        self.assertEqual(
            self.output("mix", "red", "red", "--to", "hsl"), "hsl(0 100% 50%)\n")

    def test_the_gamut_is_told_of(self):
        done = self.run_program("mix", "#f00", "#00f", "--space", "oklch")
        self.assertIn("outside sRGB", done.stderr)
        self.assertEqual(
            self.json("mix", "#f00", "#00f", "--space", "oklch", "--gamut", "clip")["hex"],
            "#ba00c2")
        self.assertEqual(self.run_program("mix", "#f00", "#00f").stderr, "")

    def test_a_hue_path_without_hue_is_told_of(self):
        done = self.run_program("mix", "red", "blue", "--hue", "longer")
        self.assertEqual((done.returncode, done.stdout), (0, "#8c53a2\n"))
        self.assertIn("--space oklch", done.stderr)

    def test_gradients(self):
        self.assertEqual(
            self.output("gradient", "#ff0000", "#008000", "#0000ff", "-n", "5", "--gamut",
                        "clip").split(),
            ["#ff0000", "#a66900", "#008000", "#006a9b", "#0000ff"])
        self.assertEqual(len(self.output("gradient", "red", "blue").split()), 10)
        self.assertEqual(len(self.output("gradient", "red", "blue", "-n", "10000").split()), 10000)
        self.assertEqual(
            [one["hex"] for one in self.json("gradient", "red", "blue", "-n", "2")],
            ["#ff0000", "#0000ff"])
        self.assertEqual(
            self.output("gradient", "-", "-n", "3", stdin="#f00\n#f00\n"), "#ff0000\n" * 3)

    def test_refusals(self):
        for arguments in [
            "mix red", "mix red blue --at 1.5", "mix red blue --at x", "mix red blue --space nope",
            "gradient red", "gradient", "gradient red blue -n 1", "gradient red blue -n 10001",
            "gradient red blue --hue round", "mix red rgb(1)",
        ]:
            self.refusal(*arguments.split(), status=64)
        self.refusal("mix", "red", "nosuchcolour", status=1)
        self.assertIn("two colours", self.refusal("gradient", "red", status=64))

    def test_a_terminal_sees_the_whole_way(self):
        status, text = self.on_terminal("gradient", "red", "blue", "-n", "3", columns=60)
        self.assertEqual(status, 0)
        self.assertEqual(len(text.splitlines()), 2 + 1 + 3)
        self.assertIn("#8c53a2", text)


class Harmonies(ProgramTest):
    """`harmony`, in the order that each scheme is shown in."""

    def test_schemes(self):
        for scheme, expected in [
            ("complementary", "#dc3522 #22c9dc"),
            ("analogous", "#dc226c #dc3522 #dc9222"),
            ("triadic", "#dc3522 #22dc35 #3522dc"),
            ("tetradic", "#dc3522 #dc9222 #22c9dc #226cdc"),
            ("square", "#dc3522 #6cdc22 #22c9dc #9222dc"),
            ("split-complementary", "#226cdc #dc3522 #22dc92"),
        ]:
            answer = self.output("harmony", "#dc3522", "--scheme", scheme)
            self.assertEqual(answer.split(), expected.split())
        self.assertEqual(self.output("harmony", "#dc3522").split(), ["#dc3522", "#22c9dc"])
        self.assertEqual(self.output("harmony", "#777").split(), ["#777777"] * 2)

    def test_json_is_an_array(self):
        self.assertEqual(
            [one["hex"] for one in self.json("harmony", "#dc3522", "--space", "oklch")],
            ["#dc3522", "#008fa5"])

    def test_a_terminal_sees_the_angles(self):
        _, text = self.on_terminal("harmony", "#dc3522", "--scheme", "analogous")
        self.assertRegex(text, r"-30°.*#dc226c[^$]*0°.*#dc3522[^$]*30°.*#dc9222")


class Adjustments(ProgramTest):
    """`adjust`, one change after the other."""

    def test_changes(self):
        for arguments, expected in [
            ("#dc3522 --lighten 20%", "#ea857a"), ("#dc3522 --lighten 0.2", "#ea857a"),
            ("#dc3522 --darken 20%", "#842014"), ("#dc3522 --saturate 1", "#fe1a00"),
            ("#dc3522 --desaturate 100%", "#7f7f7f"), ("#dc3522 --rotate 180", "#22c9dc"),
            ("#dc3522 --rotate -30", "#dc226c"), ("#dc3522 --complement", "#22c9dc"),
            ("#dc3522 --invert", "#23cadd"), ("#dc3522 --grey", "#757575"),
            ("#ffff00 --gray", "#f7f7f7"), ("#dc352280 --grey", "#75757580"),
            ("#808080 --saturate 50%", "#808080"), ("#808080 --rotate 50", "#808080"),
            ("#dc3522 --lighten 10% --space oklch", "#ff5a44"),
            ("#dc3522 --desaturate 10% --space oklch", "#cc4c3b"),
        ]:
            with self.subTest(arguments):
                self.assertEqual(self.output("adjust", *arguments.split()), expected + "\n")

    def test_the_order_counts(self):
        there = self.output("adjust", "#dc3522", "--invert", "--lighten", "40%")
        back = self.output("adjust", "#dc3522", "--lighten", "40%", "--invert")
        self.assertNotEqual(there, back)
        # Lightness ends at 1, so that what is taken away afterwards is taken from there.
        self.assertEqual(
            self.output("adjust", "#808080", "--lighten", "90%", "--darken", "40%"), "#999999\n")

    def test_amounts_that_nobody_can_be_sure_of(self):
        for amount in ["20", "-1", "120%", "-5%", "", "%", "1e-1", "nan", "0,2"]:
            for option in ["--lighten", "--darken", "--saturate", "--desaturate"]:
                message = self.refusal("adjust", "red", f"{option}={amount}", status=64)
                self.assertIn("20%", message)
                self.assertIn("0.2", message)

    def test_no_change_is_refused(self):
        self.assertIn("--complement", self.refusal("adjust", "red", status=64))

    def test_streams(self):
        done = self.run_program(
            "adjust", "--darken", "10%", stdin="#ff0000\ta\tb\nnope\n\nrgb(0 0 255 / 50%)\n")
        self.assertEqual(done.returncode, 65)
        self.assertEqual(done.stdout, "#cc0000\ta\tb\n#0000cc80\n")
        self.assertIn("line 2", done.stderr)

    def test_json_is_one_object_a_line(self):
        lines = self.output("adjust", "red", "blue", "--invert", "--json").splitlines()
        self.assertEqual([json.loads(line)["hex"] for line in lines], ["#00ffff", "#ffff00"])


class ShadesSortRandom(ProgramTest):
    """`shades`, `sort` and `random`."""

    def test_shades(self):
        for colour in ["#336699", "#ffff00", "#ffffff", "#000000", "#777777"]:
            scale = self.output("shades", colour).split()
            self.assertEqual(len(scale), 11)
            self.assertIn(colour, scale)
            levels = [float(line.split("(")[1].split()[0]) for line in self.output(
                "shades", colour, "--to", "oklch").splitlines()]
            self.assertEqual(levels, sorted(levels, reverse=True))
            steps = [a - b for a, b in zip(levels, levels[1:])][1:-1]
            self.assertLess(max(steps) - min(steps), 0.0001)
        self.assertEqual(len(self.json("shades", "red", "-n", "5")), 5)
        self.refusal("shades", "red", "-n", "1", status=64)

    def test_a_terminal_sees_the_names_of_the_shades(self):
        _, text = self.on_terminal("shades", "#336699")
        for name in ["50", "100", "500", "900", "950"]:
            self.assertRegex(text, rf"(?m)[ m]{name}\b.*#[0-9a-f]{{6}}$")

    def test_sort(self):
        colours = ["#808080", "#0000ff", "#ff0000", "#00ff00", "#ffffff"]
        expected = ["#ff0000", "#00ff00", "#0000ff", "#808080", "#ffffff"]
        self.assertEqual(self.output("sort", *colours).split(), expected)
        self.assertEqual(self.output("sort", stdin="\n".join(colours)).split(), expected)
        self.assertEqual([one["hex"] for one in self.json("sort", *colours)], expected)
        self.assertEqual(
            self.output("sort", "--by", "luminance", *colours).split(),
            ["#0000ff", "#ff0000", "#808080", "#00ff00", "#ffffff"])

    def test_sort_keeps_fields_and_reports_lines(self):
        done = self.run_program(
            "sort", "--unique", stdin="#0000ff\tb\nnope\nred\ta\t1\n#F00\tc\n#ff000080\td\n")
        self.assertEqual(done.returncode, 65)
        self.assertEqual(done.stdout, "#ff0000\ta\t1\n#ff000080\td\n#0000ff\tb\n")
        self.assertIn("line 2", done.stderr)

    def test_random(self):
        self.assertEqual(
            self.output("random", "-n", "3", "--seed", "0").split(),
            ["#e220a8", "#6e789e", "#06c45d"])
        self.assertRegex(self.output("random"), r"^#[0-9a-f]{6}\n$")
        self.assertNotEqual(self.output("random", "-n", "4"), self.output("random", "-n", "4"))
        self.assertEqual(len(self.json("random")), 1)
        for arguments in ["-n 0", "--seed -1", "--seed 1.5", "-n 1000001"]:
            self.refusal("random", *arguments.split(), status=64)


if __name__ == "__main__":
    unittest.main()
