"""Picking from a picture of a wheel in place of our own disc."""

import math
import os
import random
import resource
import shutil
import struct
import subprocess
import unittest
import zlib

from support import PROGRAM, ProgramTest


def png(width, height, rows):
    """A PNG of straight RGBA rows, written by hand."""
    def chunk(name, data):
        check = zlib.crc32(name + data)
        return len(data).to_bytes(4, "big") + name + data + check.to_bytes(4, "big")
    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 6, 0, 0, 0])
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows)))
            + chunk(b"IEND", b""))


def tiff(width, height, rows):
    """A TIFF of straight RGBA rows, written by hand."""
    entries = [(256, 4, 1, width), (257, 4, 1, height), (258, 3, 4, 134), (259, 3, 1, 1),
               (262, 3, 1, 2), (273, 4, 1, 142), (277, 3, 1, 4), (278, 4, 1, height),
               (279, 4, 1, 4 * width * height), (338, 3, 1, 2)]
    return (b"II*\0" + struct.pack("<IH", 8, len(entries))
            + b"".join(struct.pack("<HHII", *entry) for entry in entries)
            + bytes(4) + struct.pack("<4H", 8, 8, 8, 8) + b"".join(rows))


def qoi(width, height, pixels):
    """A QOI of RGBA chunks."""
    return (b"qoif" + width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x04\x00"
            + b"".join(b"\xff" + bytes(pixel) for pixel in pixels) + b"\0\0\0\0\0\0\0\x01")


# Four quarters: red and green above blue and a faint white.
QUARTERS = [(255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255, 255), (250, 251, 252, 3)]
IN_QUARTERS = {"100 100": "#ff0000", "150 100": "#00ff00", "100 150": "#0000ff",
               "150 150": "#fafbfc"}


class PictureTest(ProgramTest):
    """A test that writes images into its folder."""

    def file(self, name, content):
        path = self.folder / name
        path.write_bytes(content)
        return str(path)


class ImageTest(PictureTest):
    def image_files(self):
        """The four quarters in every format that can hold them, under names that mean nothing."""
        straight = b"".join(map(bytes, QUARTERS))
        yield self.file("1.jpg", qoi(2, 2, QUARTERS))
        yield self.file("2.png", b"P7\nWIDTH 2\nHEIGHT 2\nDEPTH 4\nMAXVAL 255\n"
                        b"TUPLTYPE RGB_ALPHA\nENDHDR\n" + straight)
        yield self.file("3", b"farbfeld" + b"\0\0\0\2" * 2 + bytes(b for b in straight for _ in "ab"))
        yield self.file("4.qoi", b"P6 2 2 255\n" + b"".join(bytes(p[:3]) for p in QUARTERS))
        yield self.file("6.webp", png(2, 2, [straight[:8], straight[8:]]))
        plain = " ".join(str(257 * part) for pixel in QUARTERS for part in pixel[:3])
        yield self.file("5.txt", f"P3\n# four quarters\n2 2\n65535\n{plain}\n".encode())

    def test_every_format_is_known_by_its_content(self):
        for image in self.image_files():
            for point, colour in IN_QUARTERS.items():
                self.assertEqual(
                    self.output("pick", *point.split(), "--image", image), colour + "\n", image)
        grey = self.file("grey", b"P5 1 1 255 \x33")
        self.assertEqual(self.output("pick", "9", "9", "--size", "16", "--image", grey), "#333333\n")

    def test_streams_and_notations(self):
        image = next(iter(self.image_files()))
        done = self.run_program("pick", "-", "--image", image, "--to", "rgb",
                                stdin="100 100\n0 0\nnonsense\n150,100\n")
        self.assertEqual((done.returncode, done.stdout), (65, "255,0,0\n0,255,0\n"))
        self.assertIn("line 2: The point 0,0 is outside the wheel.", done.stderr)
        self.assertIn("line 3: 'nonsense' is not a point.", done.stderr)

    def test_json_tells_the_colour_of_the_image(self):
        image = self.file("i", qoi(1, 1, [(51, 102, 153, 255)]))
        record = self.json("pick", "1", "2.5", "--size", "4", "--image", image)
        self.assertEqual(
            {key: record[key] for key in ("hex", "rgb", "x", "y", "size", "hue", "saturation")},
            {"hex": "#336699", "rgb": [51, 102, 153], "x": 1, "y": 2.5, "size": 4, "hue": 210,
             "saturation": 0.66667})
        grey = self.file("g", b"P5 1 1 255 \x33")
        self.assertIsNone(self.json("pick", "1", "2.5", "--size", "4", "--image", grey)["hue"])

    def test_angle_and_radius_name_a_point_of_the_image(self):
        image = next(iter(self.image_files()))
        for angle, colour in [("135", "#ff0000"), ("45", "#00ff00"), ("225", "#0000ff")]:
            for radius in ("0.5", "1"):
                self.assertEqual(
                    self.output("pick", "--angle", angle, "--radius", radius, "--image", image),
                    colour + "\n")

    def test_a_colour_is_kept_from_the_image(self):
        image = next(iter(self.image_files()))
        self.output("pick", "100", "100", "--image", image, "--save", "--name", "Mine")
        kept, = self.json("fav")
        self.assertEqual((kept["hex"], kept["name"], kept["from"]), ("#ff0000", "Mine", image))

    def test_outside_and_transparent(self):
        image = self.file("i", qoi(2, 1, [(255, 0, 0, 255), (0, 0, 0, 0)]))
        error = self.refusal("pick", "0", "0", "--size", "9", "--image", image, status=1)
        self.assertIn("Its centre is 4.5,4.5 and its radius 4.5.", error)
        error = self.refusal("pick", "7", "4", "--size", "9", "--image", image, status=1)
        self.assertIn("transparent at 7,4", error)
        self.refusal("pick", "--angle", "0", "--radius", "0.8", "--image", image, status=1)
        self.assertEqual(
            self.output("pick", "0", "4.5", "--size", "9", "--image", image), "#ff0000\n")

    def test_what_does_not_go_together(self):
        image = next(iter(self.image_files()))
        self.refusal("pick", "1", "1", "--image", image, "--value", "100", status=64)
        self.refusal("pick", "--locate", "red", "--image", image, status=64)
        self.refusal("pick", "--image", image, status=64)
        self.refusal("pick", "1", "1", "--image", status=64)
        error = self.refusal("pick", "-", "--image", "-", stdin="1 1\n", status=64)
        self.assertIn("cannot hold both", error)

    def test_files_that_are_no_image(self):
        missing = self.refusal("pick", "9", "9", "--image", "none.ppm", status=66)
        self.assertIn("'none.ppm' cannot be read", missing)
        self.refusal("pick", "9", "9", "--image", str(self.folder), status=74)
        for content in (b"", b"hello", b"P6", b"<svg xmlns='http://www.w3.org/2000/svg'/>"):
            error = self.refusal("pick", "9", "9", "--image", self.file("f", content), status=65)
            self.assertIn("begins like no image", error)
        # Nothing endless is read to its end.
        self.refusal("pick", "9", "9", "--image", "/dev/zero", status=65)
        cut = self.file("cut", qoi(2, 2, QUARTERS)[:-10])
        error = self.refusal("pick", "9", "9", "--image", cut, status=65)
        self.assertIn("no sound QOI image: at byte ", error)
        wrong = bytearray(png(1, 1, [bytes(4)]))
        wrong[-13] ^= 1
        error = self.refusal("pick", "9", "9", "--image", self.file("wrong", wrong), status=65)
        self.assertIn("no sound PNG image: at byte ", error)
        self.assertIn("there should be the checksum of 'IDAT'", error)
        huge = self.file("huge", b"P6 8000 8000 255 ")
        error = self.refusal("pick", "9", "9", "--image", huge, status=65)
        self.assertIn("at byte 17 there should be 192000000 bytes of pixels, not 0", error)

    def test_our_own_wheel_gives_our_own_colours(self):
        generator = random.Random(6)
        points = []
        while len(points) < 3_000:
            x, y = generator.uniform(0, 200), generator.uniform(0, 200)
            if math.hypot(x - 100, y - 100) <= 96:
                points.append(f"{x!r} {y!r}\n")
        lines = "".join(points)
        right = self.output("pick", "-", "--size", "200", stdin=lines).splitlines()
        for size, most in ((200, 0), (400, 1), (1000, 1), (100, 3)):
            for suffix in ("ppm", "pam", "png"):
                file = str(self.folder / f"wheel.{suffix}")
                self.output("wheel", "--size", str(size), "-o", file)
                found = self.output(
                    "pick", "-", "--size", "200", "--image", file, stdin=lines).splitlines()
                self.assertEqual(len(found), len(right))
                worst = max(
                    abs(a - b) for one, other in zip(found, right)
                    for a, b in zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:])))
                self.assertLessEqual(worst, most, (size, suffix))

    def test_pipes(self):
        content = qoi(2, 2, QUARTERS)
        for arguments, source in ((["-"], content), (["/dev/stdin"], content)):
            done = subprocess.run([PROGRAM, "pick", "100", "100", "--image", *arguments],
                                  input=source, capture_output=True, env=self.environment)
            self.assertEqual((done.returncode, done.stdout), (0, b"#ff0000\n"), done.stderr)


class ConverterTest(ProgramTest):
    """With programs of our own in PATH in place of the converters."""

    def setUp(self):
        super().setUp()
        self.programs = self.folder / "programs"
        self.programs.mkdir()
        # The scripts need a few programs, but no converter.
        for name in ("cat", "head"):
            os.symlink(shutil.which(name), self.programs / name)
        self.environment["PATH"] = str(self.programs)
        rows = [b"".join(map(bytes, QUARTERS[:2])), b"".join(map(bytes, QUARTERS[2:]))]
        self.image = self.folder / "-odd name[0].tif"
        self.image.write_bytes(tiff(2, 2, rows))

    def install(self, name, script):
        path = self.programs / name
        path.write_text("#!/bin/sh\n" + script)
        path.chmod(0o755)

    def pick(self, **more):
        return self.run_program("pick", "100", "100", "--image", str(self.image), **more)

    def test_without_a_converter_the_error_names_what_to_install(self):
        done = self.pick()
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("is TIFF, which needs a converter, and none is installed. "
                      "Install ImageMagick (", done.stderr)

    def test_the_converter_gets_the_bytes_and_no_name(self):
        # It answers in red only if it is called as it should be.
        self.install("convert", f"""
            [ "$*" = "tiff:-[0] -auto-orient -colorspace sRGB pam:-" ] || exit 9
            [ "$(head -c 8 | head -c 3 | cat -v)" = "II*" ] || exit 8
            echo a warning >&2
            printf 'P6 1 1 255 \\377\\000\\000'
            """)
        done = self.pick()
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "#ff0000\n", ""))
        with open(self.image, "rb") as file:
            for standard_input in (file, subprocess.PIPE):
                file.seek(0)
                process = subprocess.Popen(
                    [PROGRAM, "pick", "1", "128", "--image", "-"], stdin=standard_input,
                    stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=self.environment)
                pipe = standard_input is subprocess.PIPE
                answer = process.communicate(self.image.read_bytes() if pipe else None)
                self.assertEqual(answer, (b"#ff0000\n", b""))

    def test_the_next_converter_is_tried_and_the_first_failure_told(self):
        self.install("magick", "echo 'no such luck' >&2; echo more >&2; exit 1")
        done = self.pick()
        self.assertEqual((done.returncode, done.stdout), (65, ""))
        self.assertTrue(done.stderr.endswith(
            "looks like TIFF, but 'magick' cannot read it: no such luck. Name another image.\n"),
            done.stderr)
        self.install("gm", "printf 'P6 1 1 255 \\001\\002\\003'")
        self.assertEqual(self.pick().stdout, "#010203\n")

    def test_converters_that_fail_or_talk_nonsense(self):
        for script in ("kill -9 $$", "printf 'P6 9 9 255 '", "printf nonsense", "exit 0",
                       "exec 1>&-; exit 3"):
            self.install("magick", script)
            done = self.pick()
            self.assertEqual((done.returncode, done.stdout), (65, ""), script)
            self.assertIn("'magick'", done.stderr)

    def test_what_a_converter_wrote_is_told_as_it_is(self):
        self.install("magick", "printf 'P6 9 9 255 '")
        self.assertIn(
            "but 'magick' wrote what is no sound PPM image: at byte 11 there should be 243 bytes of "
            "pixels, not 0. Name another image.", self.pick().stderr)

    def test_errors_without_end_end(self):
        self.install("magick", "head -c 30000000 /dev/zero >&2; echo; exit 1")
        self.assertEqual(self.pick().returncode, 65)

    def test_a_copy_that_cannot_be_written_is_not_the_images_fault(self):
        self.install("magick", "printf 'P6 1 1 255 \\001\\002\\003'")
        done = subprocess.run(
            [PROGRAM, "pick", "9", "9", "--image", "-"], input=self.image.read_bytes(),
            capture_output=True, env=self.environment,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)))
        error = done.stderr.decode()
        self.assertEqual((done.returncode, done.stdout), (74, b""), error)
        self.assertIn("A temporary copy of the image cannot be written: file too large. "
                      "Make room for it, or name a file", error)

    def test_descriptors_of_ours_are_closed_for_it(self):
        if not os.path.isdir("/proc/self/fd"):
            self.skipTest("There is no /proc.")
        # The shell itself has its script open, at 10 or above.
        self.install("magick", "for n in 3 4 5 6 7 8 9; do [ -e /proc/$$/fd/$n ] && exit 7; done; "
                     "printf 'P6 1 1 255 \\001\\002\\003'")
        self.assertEqual(self.pick().stdout, "#010203\n", self.pick().stderr)


@unittest.skipUnless(
    shutil.which("magick") or shutil.which("convert"), "ImageMagick is not installed.")
class RealConverterTest(PictureTest):
    def test_tiff(self):
        rows = [b"".join(map(bytes, QUARTERS[:2])), b"".join(map(bytes, QUARTERS[2:]))]
        image = self.file("picture", tiff(2, 2, rows))
        for point, colour in IN_QUARTERS.items():
            self.assertEqual(
                self.output("pick", *point.split(), "--image", image), colour + "\n")
        cut = self.file("cut", tiff(2, 2, rows)[:40])
        error = self.refusal("pick", "9", "9", "--image", cut, status=65)
        self.assertIn("looks like TIFF, but '", error)

    def test_our_own_wheel_as_bitmap_and_jpeg(self):
        program = shutil.which("magick") or shutil.which("convert")
        source = str(self.folder / "wheel.ppm")
        self.output("wheel", "--size", "128", "-o", source)
        for suffix, most in (("bmp", 0), ("jpg", 12)):
            image = str(self.folder / f"wheel.{suffix}")
            subprocess.run([program, source, "-quality", "95", image], check=True)
            for point in ("64 20", "100 64", "40 100", "64 64"):
                size = ["--size", "128"]
                right = self.output("pick", *point.split(), *size)
                found = self.output("pick", *point.split(), *size, "--image", image)
                worst = max(abs(a - b) for a, b in zip(
                    bytes.fromhex(found[1:-1]), bytes.fromhex(right[1:-1])))
                self.assertLessEqual(worst, most, (suffix, point))


if __name__ == "__main__":
    unittest.main()
