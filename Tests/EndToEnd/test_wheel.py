"""The second use: picking a colour on the wheel."""

import colorsys
import math
import os
import random
import unittest

from support import ROOT, ProgramTest


def analytic(x, y, size, value=1.0):
    """The colour of the centre of the pixel that holds a point, or None outside the disc."""
    radius = size / 2
    if math.hypot(x - radius, y - radius) > radius:
        return None
    column, row = min(math.floor(x), size - 1), min(math.floor(y), size - 1)
    dx, dy = column + 0.5 - radius, radius - (row + 0.5)
    hue = math.atan2(dy, dx) / math.tau % 1
    return [255 * part for part in colorsys.hsv_to_rgb(hue, min(math.hypot(dx, dy) / radius, 1), value)]


class WheelTest(ProgramTest):
    def test_named_points(self):
        self.assertEqual(self.output("pick", "128.5", "128.5", "--size", "257"), "#ffffff\n")
        self.assertEqual(self.output("pick", "149", "50", "--size", "200"), "#ffd24c\n")
        self.assertEqual(self.output("pick", "4", "2", "--size", "5"), "#ff3333\n")
        self.assertEqual(self.output("pick", "--angle", "270", "--radius", "1"), "#8000ff\n")
        self.assertEqual(self.output("pick", "--angle", "-90", "--radius", "1"), "#8000ff\n")
        self.assertEqual(self.output("pick", "--angle", "0", "--radius", "1", "--value", "50",
                                     "--to", "rgb"), "128,0,0\n")

    def test_the_rim_is_full_red(self):
        rim = self.json("pick", "256", "128", "--size", "256")
        hue = rim["hue"]
        self.assertTrue(min(hue, 360 - hue) <= 1, rim)
        self.assertEqual(rim["rgb"][0], 255)
        self.assertLessEqual(max(rim["rgb"][1:]), 3)
        self.assertLessEqual({"hex", "rgb", "x", "y", "size", "hue", "saturation"}, set(rim))

    def test_outside(self):
        error = self.refusal("pick", "0", "0", "--size", "256", status=1)
        self.assertIn("128", error)
        self.refusal("pick", "-3", "128", status=1)
        self.refusal("pick", "nan", "0", status=64)
        self.refusal("pick", "1", "1", "--size", "0", status=64)
        self.refusal("pick", "1", "1", "--size", "8193", status=64)
        self.refusal("pick", "1", status=64)
        self.refusal("pick", "1", "2", "--locate", "red", status=64)
        self.refusal("pick", "--locate", "red", "--save", status=64)
        self.refusal("pick", "--radius", "1", status=64)
        self.refusal("wheel", "--json", status=64)

    def test_locate(self):
        self.assertEqual(self.output("pick", "--locate", "#00ffff", "--size", "256"), "0\t128\n")
        place = self.json("pick", "--locate", "#00ffff")
        self.assertEqual((place["x"], place["y"]), (0, 128))

    def test_random_points_equal_the_analytic_colour(self):
        generator = random.Random(20261130)
        for size in (256, 257, 31, 1000):
            points = [(generator.uniform(0, size), generator.uniform(0, size))
                      for _ in range(5_000)]
            done = self.run_program(
                "pick", "-", "--size", str(size), stdin="".join(f"{x!r} {y!r}\n" for x, y in points))
            expected = [analytic(x, y, size) for x, y in points]
            lines = done.stdout.splitlines()
            self.assertEqual(done.returncode, 65)  # the points outside are reported
            self.assertEqual(len(lines), sum(colour is not None for colour in expected))
            inside = (colour for colour in expected if colour is not None)
            for line, colour in zip(lines, inside):
                for channel, right in zip(bytes.fromhex(line[1:]), colour):
                    self.assertLessEqual(abs(channel - right), 1)

    def test_pick_can_keep_and_copy(self):
        self.output("pick", "149", "50", "--size", "200", "--save", "--name", "Sun")
        hex_, _, name, _ = self.output("fav").rstrip("\n").split("\t")
        self.assertEqual((hex_, name), ("#ffd24c", "Sun"))
        status, screen = self.on_terminal("pick", "149", "50", "--size", "200", "--copy")
        self.assertEqual(status, 0)
        self.assertIn("\x1b]52;c;I2ZmZDI0Yw==", screen)

    def test_angles_and_radii_keep_full_precision(self):
        point = ("pick", "--angle", "30", "--radius", "0.5")
        self.assertEqual(self.output(*point, "--to", "hsl"), "hsl(30 100% 75%)\n")
        self.assertEqual(
            self.output("pick", "--angle", "210", "--radius", ".6", "--value", "80", "--to", "hsv"),
            "hsv(210 60% 80%)\n")

    def test_pictures(self):
        status, screen = self.on_terminal("wheel", "--to", "png")
        self.assertEqual(status, 64)
        self.assertIn("nothing to show on a terminal", screen)
        ppm = self.folder / "wheel.ppm"
        self.output("wheel", "--size", "64", "-o", str(ppm))
        self.assertTrue(ppm.read_bytes().startswith(b"P6\n64 64\n255\n"))
        self.assertEqual(len(ppm.read_bytes()), len(b"P6\n64 64\n255\n") + 64 * 64 * 3)
        self.output("wheel", "--size", "8", "-o", str(ppm))
        self.assertTrue(ppm.read_bytes().startswith(b"P6\n8 8\n255\n"))
        self.assertEqual(os.listdir(self.folder), ["wheel.ppm"])
        pam = self.folder / "wheel.pam"
        self.output("wheel", "--size", "9", "-o", str(pam), "--mark", "#336699")
        self.assertIn(b"TUPLTYPE RGB_ALPHA", pam.read_bytes())
        svg = self.folder / "wheel.svg"
        self.output("wheel", "-o", str(svg))
        self.assertIn("<svg", svg.read_text())
        page = self.folder / "wheel.html"
        self.output("wheel", "-o", str(page))
        self.assertIn(svg.read_text(), page.read_text())
        png = self.folder / "wheel.PNG"
        self.output("wheel", "--size", "200", "-o", str(png))
        self.assertEqual(png.read_bytes()[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(
            self.output("pick", "149", "50", "--size", "200", "--image", str(png)),
            self.output("pick", "149", "50", "--size", "200"))
        self.refusal("wheel", "-o", str(self.folder / "wheel.xyz"), status=64)
        self.refusal("wheel", "-o", str(self.folder / "none" / "wheel.ppm"), status=73)

    def test_the_readme_shows_what_is_written(self):
        picture = self.folder / "wheel.svg"
        self.output("wheel", "--size", "320", "-o", str(picture))
        self.assertEqual(picture.read_bytes(), (ROOT / "Documentation/wheel.svg").read_bytes())


if __name__ == "__main__":
    unittest.main()
