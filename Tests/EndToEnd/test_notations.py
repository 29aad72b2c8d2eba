"""Reads and writes colours in every notation with the built program."""

import unittest

from support import ProgramTest

# (case, what is typed, the colour in hexadecimal): CSS Color 4, the web platform tests, our own.
READ = [
    ("parse-hex3", "#abc", "#aabbcc"),
    ("parse-hex4", "#abcd", "#aabbccdd"),
    ("parse-hex8", "#ABCDEF80", "#abcdef80"),
    ("parse-hex3-bare", "abc", "#aabbcc"),
    ("parse-hex-bare-digits", "123456", "#123456"),
    ("parse-hex-0x", "0xff8800", "#ff8800"),
    ("parse-hex-ws", "  #abc  ", "#aabbcc"),
    ("parse-hex-crlf", "#abcdef\r", "#abcdef"),
    ("parse-rgb-modern", "rgb(255 0 153)", "#ff0099"),
    ("parse-rgb-alpha-slash", "rgb(255 0 0 / 50%)", "#ff000080"),
    ("parse-rgb-none", "rgb(none 128 0)", "#008000"),
    ("parse-rgb-alpha-none", "rgb(0 0 0 / none)", "#00000000"),
    ("parse-rgb-pct", "rgb(10%, 20%, 30%)", "#1a334d"),
    ("parse-rgb-pct50", "rgb(50%, 50%, 50%)", "#808080"),
    ("parse-rgb-float", "rgb(2.5, 3.4, 4.6)", "#030305"),
    ("parse-rgb-clamp2", "rgb(300 -20 0)", "#ff0000"),
    ("parse-rgb-exp", "rgb(1e2 0 0)", "#640000"),
    ("parse-rgb-caps", "RGB(1 2 3)", "#010203"),
    ("parse-hsl-neg", "hsl(-120 100% 50%)", "#0000ff"),
    ("parse-hsl-780", "hsl(780, 100%, 37.5%)", "#bfbf00"),
    ("parse-hsl-num-modern", "hsl(120 100 50)", "#00ff00"),
    ("parse-hsl-turn", "hsl(0.5turn 100% 50%)", "#00ffff"),
    ("parse-hsl-grad", "hsl(200grad 100% 50%)", "#00ffff"),
    ("parse-hsla-slash", "hsla(120 100% 50% / .25)", "#00ff0040"),
    ("parse-hsl-sat-clamp2", "hsl(30 -50 60)", "#999999"),
    ("parse-hwb-grey", "hwb(120 60% 60%)", "#808080"),
    ("parse-hwb-grey2", "hwb(90 100% 50%)", "#aaaaaa"),
    ("parse-lab-pct", "lab(50% 40 20)", "#b95857"),
    ("parse-lab-num", "lab(50 40 20)", "#b95857"),
    ("parse-lab-ab-pct", "lab(50% 32% 16%)", "#b95857"),
    ("parse-lch-hue-wrap2", "lch(10 20 -700deg)", "#330f13"),
    ("parse-rgb-alpha-clamp0", "rgba(0, 51, 255, -0.1)", "#0033ff00"),
    ("parse-rgb-alpha-pct", "rgba(255, 255, 255, 0%)", "#ffffff00"),
    ("parse-rgb-ws", "rgb(10%\t,  20% ,30%)", "#1a334d"),
    ("parse-rgb-leading-zero", "rgb(00, 51, 102)", "#003366"),
    ("parse-lch-hue-wrap", "lch(50 40 -340)", "#b45b62"),
    ("parse-oklch-pct", "oklch(60% 0.15 50)", "#c46016"),
    ("parse-oklch-num", "oklch(0.6 0.15 50)", "#c46016"),
    ("parse-oklch-c-pct", "oklch(60% 37.5% 50deg)", "#c46016"),
    ("parse-oklch-black", "oklch(0% 0.2 30)", "#000000"),
    ("parse-color-srgb", "color(srgb 1 0.5 0)", "#ff8000"),
    ("parse-color-pct", "color(srgb 100% 50% 0%)", "#ff8000"),
]

# (case, what no colour is)
REFUSED = [
    ("parse-hexbad2", "#f"),
    ("parse-hexbad4", "#ffg"),
    ("parse-hexbad7", "#fffffg"),
    ("parse-hexbad9", "#fffffffg"),
    ("parse-hex-fullwidth", "#ＦＦ００００"),
    ("parse-hex-sign", "#+1+2+3"),
    ("parse-empty", ""),
    ("parse-rgb-comma-space", "rgb(255, 0 0)"),
    ("parse-rgb-deg", "rgb(10deg 0 0)"),
    ("parse-rgb-none-legacy", "rgb(none, 0, 0)"),
    ("parse-rgb-nan", "rgb(NaN 0 0)"),
    ("parse-rgb-inf", "rgb(inf 0 0)"),
    ("parse-rgb-unclosed", "rgb(1 2 3"),
    ("parse-hsl-hue-pct", "hsl(50% 100% 50%)"),
    ("parse-hwba", "hwba(120 60% 10%)"),
    ("parse-currentcolor", "currentcolor"),
    ("parse-system", "CanvasText"),
    ("parse-trailing", "#fff;"),
]

# (notation, [(what is typed, what is written)]): coloraide 8.13.1, checked with colour-science
# 0.4.7; ansi256 and name by CIEDE2000.
WRITTEN = [
    ("hsl", [
        ("#ffff00", "hsl(60 100% 50%)"), ("#808080", "hsl(none 0% 50.196%)"),
        ("#663399", "hsl(270 50% 40%)"), ("#dc3522", "hsl(6.129 73.228% 49.804%)"),
        ("#ff1500", "hsl(4.941 100% 50%)"), ("#d0a200", "hsl(46.731 100% 40.784%)")]),
    ("hsv", [
        ("#ff00ff", "hsv(300 100% 100%)"), ("#808080", "hsv(none 0% 50.196%)"),
        ("#663399", "hsv(270 66.667% 60%)"), ("#dc3522", "hsv(6.129 84.545% 86.275%)")]),
    ("hwb", [
        ("#ff00ff", "hwb(300 0% 0%)"), ("#808080", "hwb(none 50.196% 49.804%)"),
        ("#663399", "hwb(270 20% 40%)"), ("#dc3522", "hwb(6.129 13.333% 13.725%)")]),
    ("lab", [
        ("#ffffff", "lab(100 0 0)"), ("#ffff00", "lab(97.607 -15.7498 93.3936)"),
        ("#808080", "lab(53.585 0 0)"), ("#d0a200", "lab(69.4236 9.0542 72.083)")]),
    ("lch", [
        ("#ff00ff", "lch(60.1689 111.4002 327.105)"), ("#808080", "lch(53.585 0 none)"),
        ("#dc3522", "lch(50.1837 82.224 39.129)")]),
    ("oklab", [
        ("#ffff00", "oklab(0.96798 -0.07137 0.19857)"), ("#808080", "oklab(0.59987 0 0)"),
        ("#663399", "oklab(0.44027 0.08818 -0.13386)")]),
    ("oklch", [
        ("#ff00ff", "oklch(0.70167 0.32249 328.363)"), ("#808080", "oklch(0.59987 0 none)"),
        ("#663399", "oklch(0.44027 0.1603 303.373)")]),
    ("hex", [
        ("rgb(255 0 0 / .5)", "#ff000080"), ("color(srgb .5 .5 .5)", "#808080"),
        ("color(srgb 0.65 0.65 0.65)", "#a6a6a6"), ("color(display-p3 0 1 0)", "#00fb29"),
        ("oklch(0.9 0.4 145)", "#53ff69")]),
    ("ansi256", [
        ("#282629", "235"), ("#5b7ce5", "68"), ("#132c76", "18"), ("#fa8072", "210"),
        ("#69e141", "76"), ("#ff4500", "202"), ("#808080", "244"), ("#00b2ee", "39"),
        ("#dfdfdf", "254"), ("#e9e9e9", "255"), ("#030303", "16"), ("#000000", "16")]),
    ("name", [
        ("#ff00ff", "fuchsia"), ("#808080", "gray"), ("#663399", "rebeccapurple"),
        ("#fefefe", "white"), ("#8b008b", "darkmagenta"), ("#dc3522", "red"),
        ("#c0ffee", "paleturquoise")]),
]


class Notations(ProgramTest):
    def test_every_notation_is_read_as_an_argument_and_from_a_stream(self):
        for case, text, expected in READ:
            with self.subTest(case):
                self.assertEqual(self.output("convert", "--", text), expected + "\n")
        lines = "".join(text.replace("\t", " ") + "\n" for _, text, _ in READ)
        self.assertEqual(
            self.output("convert", stdin=lines).split(), [expected for *_, expected in READ])

    def test_what_is_no_colour_is_refused_with_what_was_typed(self):
        for case, text in REFUSED:
            with self.subTest(case):
                message = self.refusal("convert", "--", text, status=64)
                self.assertIn(f"'{text}'" if text else "empty", message)

    def test_a_stream_passes_over_what_is_no_colour(self):
        lines = [text for _, text in REFUSED if text]
        done = self.run_program("convert", stdin="\n".join(lines + ["red"]) + "\n")
        self.assertEqual((done.returncode, done.stdout), (65, "#ff0000\n"))
        messages = done.stderr.splitlines()
        self.assertEqual(len(messages), len(lines), messages)
        for number, (message, text) in enumerate(zip(messages, lines), start=1):
            self.assertRegex(message, rf"\bline {number}\b")
            self.assertIn(text, message)

    def test_a_number_below_zero_is_no_option(self):
        self.refusal("convert", "-120", status=64)
        self.refusal("convert", "--", "-120", status=64)

    def test_every_notation_is_written_the_same_in_every_locale(self):
        for notation, pairs in WRITTEN:
            for locale in "C", "de_DE.UTF-8":
                texts = self.output(
                    "convert", "--to", notation, *(text for text, _ in pairs), LC_ALL=locale)
                self.assertEqual(texts.splitlines(), [text for _, text in pairs])

    def test_what_is_written_is_read_as_the_same_colour(self):
        colours = [f"#{r:02x}{g:02x}{b:02x}"
                   for r in range(0, 256, 51) for g in range(0, 256, 15) for b in (0, 7, 128, 255)]
        lines = "".join(colour + "\n" for colour in colours)
        for notation in ("hex-upper", "rgb", "css", "hsl", "hsv", "hwb", "lab", "lch", "oklab",
                         "oklch", "xyz", "p3", "srgb", "srgb-linear", "a98-rgb", "prophoto-rgb",
                         "rec2020", "xyz-d50"):
            written = self.output("convert", "--to", notation, stdin=lines)
            self.assertEqual(self.output("convert", stdin=written).split(), colours, notation)


if __name__ == "__main__":
    unittest.main()
