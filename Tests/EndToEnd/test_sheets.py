"""Pictures, drawings and pages of palettes, as other programs see them."""

import html.parser
import io
import itertools
import plistlib
import random
import re
import subprocess
import unittest

from devtools import Page
from peers import needs
from support import ROOT, ProgramTest

SIX = [("Red", "#ff0000"), ("Lime", "#00ff00"), ("Blue", "#0000ff"), ("Ink blue", "#1a2b3c"),
       ("Mustard", "#d0a200"), ("Mid grey", "#808080")]
ODD = [(name, "#c04000") for name in (
    "<b>&\"'</b>", "</script><script>alert(1)</script>", "胭脂 🌅", "שלום", "a\u0085b\x1b[31m",
    "--> ]]>", "x" * 300)]
MANY = [(f"Colour {number}", "#%06x" % (number * 1677)) for number in range(10_000)]
# Keeps what is copied in place of the machine's clipboard.
CLIPBOARD = """
window.copied = [];
Object.defineProperty(navigator, "clipboard",
  {value: {writeText: async (text) => { window.copied.push(text); }}});
"""
PARTS = "[...document.querySelectorAll('button')]"


def rgb(hex_):
    return tuple(bytes.fromhex(hex_[1:]))


class SheetsTest(ProgramTest):
    def export(self, name, *options, colours=SIX):
        """The path of a file of that name, with a palette of names and hexes."""
        return self.write(name, self.catalogue(colours), *options)

    def write(self, name, source, *options):
        path = self.folder / name
        self.output("export", *source, "-o", str(path), "--force", *options)
        return path

    def hexes(self, path):
        """The colours that we read, as a page lists them."""
        return re.findall("<code>#(.*?)</code>", self.output("export", str(path), "--to", "html"))

    def catalogue(self, colours):
        """What names a palette of a catalogue that has it alone."""
        path = self.folder / "own.plist"
        path.write_bytes(plistlib.dumps({"version": 1, "categories": [{
            "id": "own", "name": "Own", "palettes": [{
                "id": "six", "name": "Six & <more>",
                "colours": [{"name": name, "rgb": hex_} for name, hex_ in colours]}]}]},
            fmt=plistlib.FMT_BINARY))
        return ["own/six", "--catalogue", str(path)]


class PNGTest(SheetsTest):
    @needs("PIL")
    def test_pillow_reads_our_strips(self):
        from PIL import Image
        for options, side, columns in (((), 32, 6), (("--cell", "1"), 1, 6),
                                       (("--cell", "8", "--columns", "2"), 8, 2)):
            image = Image.open(self.export("six.png", *options))
            image.load()
            self.assertEqual((image.mode, image.size),
                             ("RGB", (side * columns, side * (6 // columns))))
            cells = [image.getpixel((x * side + side // 2, y * side + side // 2))
                     for y in range(6 // columns) for x in range(columns)]
            self.assertEqual(cells, [rgb(hex_) for _, hex_ in SIX])
            self.assertEqual(len(set(image.getdata())), 6)

    @needs("PIL")
    def test_pillow_reads_alpha_and_gaps(self):
        from PIL import Image
        source = Image.new("RGBA", (3, 1))
        source.putdata([(255, 0, 0, 128), (0, 0, 0, 0), (0, 255, 0, 255)])
        source.save(self.folder / "source.png")
        image = Image.open(self.write("alpha.png", ["source.png"]))
        self.assertEqual(image.mode, "RGBA")
        self.assertEqual([image.getpixel((x, 0)) for x in (0, 32, 64)],
                         [(255, 0, 0, 128), (0, 0, 0, 0), (0, 255, 0, 255)])
        padded = self.export("padded.png", "--columns", "4")
        image = Image.open(padded)
        self.assertEqual((image.mode, image.size), ("RGBA", (128, 64)))
        self.assertEqual(image.getpixel((127, 63)), (0, 0, 0, 0))
        self.assertEqual(self.hexes(padded), [hex_[1:] for _, hex_ in SIX])
        # Our own pictures tell how many colours they have; saved anew by Pillow they do not.
        image.save(self.folder / "anew.png")
        self.assertEqual(self.hexes(self.folder / "anew.png"), [hex_[1:] for _, hex_ in SIX])
        done = self.run_program("export", "anew.png", "--to", "html")
        self.assertIn("2 empty places were passed over", done.stderr)

    @needs("PIL")
    def test_we_read_what_pillow_writes(self):
        from PIL import Image
        hexes = [hex_[1:] for _, hex_ in SIX]
        row = Image.new("RGB", (6, 1))
        row.putdata([rgb(hex_) for _, hex_ in SIX])
        for side, optimize in itertools.product((1, 8, 32), (False, True)):
            path = self.folder / f"{side}.png"
            row.resize((6 * side, side), Image.NEAREST).save(path, optimize=optimize)
            self.assertEqual(self.hexes(path), hexes)
            path = self.folder / f"{side}-indexed.png"
            row.resize((6 * side, side), Image.NEAREST).quantize(6).save(path, optimize=optimize)
            self.assertEqual(self.hexes(path), hexes)

    @needs("PIL")
    def test_we_read_every_kind_of_pixel_that_pillow_writes(self):
        from PIL import Image
        generator = random.Random(20261130)
        for mode in ("1", "L", "LA", "P", "RGB", "RGBA", "I;16"):
            for bits in (1, 2, 4, 8) if mode == "P" else (None,):
                count = min(2 ** bits, 40) if bits else 40
                image = Image.new(mode, (count, 1))
                # Noise, so that neighbours differ and each pixel is one colour.
                if mode == "1":
                    image.putdata([generator.choice((0, 255)) for _ in range(count)])
                elif mode == "P":
                    image.putpalette(bytes(generator.randrange(256) for _ in range(3 * count)))
                    image.putdata(list(range(count)))
                elif mode == "I;16":
                    image.putdata([generator.randrange(65536) for _ in range(count)])
                else:
                    bands = len(image.getbands())
                    pixels = [tuple(generator.randrange(256) for _ in range(bands))
                              for _ in range(count)]
                    image.putdata([p[0] for p in pixels] if bands == 1 else pixels)
                path = self.folder / "kind.png"
                image.save(path, **({"bits": bits} if bits else {}))
                if mode == "I;16":
                    right = ["%02x" % int(v * 255 / 65535 + 0.5) * 3 for v in image.getdata()]
                else:
                    right = [bytes(p if p[3] < 255 else p[:3]).hex()
                             for p in image.convert("RGBA").getdata()]
                self.assertEqual(self.hexes(path), right, (mode, bits))

    @needs("PIL")
    def test_transparent_colours_of_indices_and_greys(self):
        from PIL import Image
        image = Image.new("P", (3, 1))
        image.putpalette([1, 2, 3, 4, 5, 6, 7, 8, 9])
        image.putdata([0, 1, 2])
        path = self.folder / "clear.png"
        image.save(path, transparency=bytes([255, 0, 128]))
        self.assertEqual(self.hexes(path), ["010203", "04050600", "07080980"])
        image = Image.new("L", (2, 1))
        image.putdata([7, 8])
        image.save(path, transparency=8)
        self.assertEqual(self.hexes(path), ["070707", "08080800"])

    @needs("PIL")
    def test_other_pictures_and_damage(self):
        from PIL import Image
        noise = Image.frombytes("RGB", (120, 120), random.Random(1).randbytes(120 * 120 * 3))
        noise.save(self.folder / "noise.png")
        error = self.refusal("export", "noise.png", "--to", "html", status=65)
        self.assertIn("'noise.png' is a picture of more than 4096 colours", error)
        drawing = Image.new("RGB", (50, 40), "#123456")
        drawing.paste("#abcdef", (3, 5, 20, 31))
        drawing.save(self.folder / "drawing.png")
        self.assertEqual(self.hexes("drawing.png"), ["123456", "abcdef"])
        whole = (self.folder / "drawing.png").read_bytes()
        for end in range(8, len(whole), 7):
            (self.folder / "cut.png").write_bytes(whole[:end])
            error = self.refusal("export", "cut.png", "--to", "html", status=65)
            self.assertIn("'cut.png' is damaged: at byte ", error)

    @needs("PIL")
    def test_pillow_reads_our_sheets_and_wheels(self):
        from PIL import Image
        image = Image.open(self.export("six-sheet.png", "--to", "png-sheet"))
        image.load()
        self.assertEqual(image.mode, "RGB")
        colours = {colour for count, colour in image.getcolors(1 << 24) if count > 1_000}
        self.assertLessEqual({rgb(hex_) for _, hex_ in SIX}, colours)
        wheel = self.folder / "wheel.png"
        self.output("wheel", "--size", "200", "-o", str(wheel))
        image = Image.open(wheel)
        image.load()
        self.assertEqual((image.mode, image.size), ("RGBA", (200, 200)))
        self.assertEqual(image.getpixel((149, 50)), (*rgb("#ffd24c"), 255))
        self.assertEqual(image.getpixel((0, 0))[3], 0)

    @needs("PIL")
    def test_we_read_a_picture_of_the_wheel_that_pillow_wrote(self):
        from PIL import Image
        wheel = self.folder / "wheel.png"
        self.output("wheel", "--size", "128", "-o", str(wheel))
        Image.open(wheel).save(self.folder / "again.png", optimize=True)
        for point in ("64 20", "100 64", "40 100"):
            self.assertEqual(
                self.output("pick", *point.split(), "--size", "128"),
                self.output("pick", *point.split(), "--size", "128", "--image", "again.png"))


class CommandsTest(SheetsTest):
    def test_show_writes_sheets(self):
        for name, begin in (("a.png", b"\x89PNG"), ("a.svg", b"<svg"), ("a.html", b"<!DOCTYPE"),
                            ("a.ase", b"ASEF")):
            self.output("show", "tailwind/slate", "#123456", "rebeccapurple", "-o", name)
            self.assertTrue((self.folder / name).read_bytes().startswith(begin), name)
        page = (self.folder / "a.html").read_text()
        self.assertEqual(page.count("<button "), 11 + 2)
        self.assertIn('<h2><bdi lang="">slate</bdi></h2>', page)
        self.assertIn("<code>#123456</code>", page)
        self.assertIn("<title>Palette</title>", page)
        page = self.output("show", "catppuccin/mocha", "catppuccin/latte", "--to", "html")
        self.assertIn("<title>Catppuccin</title>", page)
        error = self.refusal("show", "red", "-o", "a.svg", status=73)
        self.assertIn("Add --force", error)
        self.output("show", "red", "-o", "a.svg", "--force")
        self.assertIn("#ff0000", (self.folder / "a.svg").read_text())
        self.refusal("show", "red", "-o", "a.xyz", status=64)
        self.refusal("show", "red", "-o", "b.svg", "--json", status=64)
        page = self.output("show", "red", "lime", "--to", "html")
        self.assertEqual(page.count("<button "), 2)

    def test_gradient_writes_strips(self):
        self.output("gradient", "#000", "#fff", "-n", "5", "-o", "way.png")
        self.assertEqual(
            self.hexes("way.png"), [line[1:] for line in self.output("gradient", "#000", "#fff", "-n", "5").split()])
        self.refusal("gradient", "#000", "#fff", "-o", "way.png", status=73)
        self.output("gradient", "#000", "#fff", "-n", "3", "-o", "way.png", "--force")
        self.output("gradient", "red", "blue", "-n", "3", "-o", "way.svg")
        self.assertIn("#0000ff", (self.folder / "way.svg").read_text())
        self.refusal("gradient", "red", "blue", "-o", "way.xyz", status=64)
        self.refusal("gradient", "red", "blue", "-o", "w.svg", "--template", "{hex}", status=64)

    def test_large_sheets(self):
        source = self.catalogue(MANY)
        for name in ("many.png", "many.svg", "many.html"):
            self.assertGreater(self.write(name, source).stat().st_size, 1_000)
        self.write("sheet.png", source, "--to", "png-sheet")


class DrawingTest(SheetsTest):
    @needs("xmllint")
    def test_drawings_are_xml(self):
        for colours in (SIX, ODD):
            drawing = self.export("six.svg", colours=colours)
            done = subprocess.run(["xmllint", "--noout", "--nonet", str(drawing)],
                                  capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stderr), (0, ""))

    @needs("rsvg-convert", "PIL")
    def test_drawings_show_their_colours(self):
        from PIL import Image
        drawing = self.export("six.svg")
        done = subprocess.run(["rsvg-convert", str(drawing)], capture_output=True, check=True)
        image = Image.open(io.BytesIO(done.stdout)).convert("RGB")
        colours = {colour for count, colour in image.getcolors(1 << 24) if count > 5_000}
        self.assertLessEqual({rgb(hex_) for _, hex_ in SIX}, colours)

    def test_the_readme_shows_what_is_written(self):
        self.output("show", "catppuccin/mocha", "-o", "mocha.svg")
        self.assertEqual((self.folder / "mocha.svg").read_bytes(),
                         (ROOT / "Documentation/mocha.svg").read_bytes())

    def test_pages_are_well_formed(self):
        for colours in (SIX, ODD):
            text = self.export("six.html", colours=colours).read_text()
            reader = Reader()
            reader.feed(text)
            reader.close()
            self.assertEqual(reader.open, [])
            self.assertEqual(reader.problems, [])
            self.assertEqual(reader.language, "en")
            self.assertEqual(reader.buttons, [
                (name.replace("\u0085", " ").replace("\x1b", " "), hex_)
                for name, hex_ in colours])


class Reader(html.parser.HTMLParser):
    """The names and hexes of a page's buttons, and whether its tags close one another."""

    EMPTY = {"meta", "br"}

    def __init__(self):
        super().__init__()
        self.open, self.problems, self.buttons, self.language = [], [], [], None

    def handle_starttag(self, tag, attributes):
        if tag == "html":
            self.language = dict(attributes).get("lang")
        if tag == "button":
            self.buttons.append(("", ""))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append((tag, self.getpos()))

    def handle_data(self, data):
        if "button" in self.open:
            name, code = self.buttons[-1]
            if "code" in self.open:
                self.buttons[-1] = (name, code + data)
            elif "b" in self.open:
                self.buttons[-1] = (name + data, code)


class PageTest(SheetsTest):
    """The page in a browser."""

    @needs("chromium")
    def test_every_colour_is_there_and_can_be_copied(self):
        path = self.export("six.html")
        with Page(CLIPBOARD) as page:
            page.resize(1000, 800)
            page.open(path)
            texts = page.evaluate(f"{PARTS}.map(b => b.textContent)")
            self.assertEqual(texts, [f"{name} {hex_}" for name, hex_ in SIX])
            fills = page.evaluate(
                f"{PARTS}.map(b => getComputedStyle(b.querySelector('i')).backgroundColor)")
            self.assertEqual(fills, ["rgb(%d, %d, %d)" % rgb(hex_) for _, hex_ in SIX])
            self.assertEqual(page.evaluate("document.title"), "Six & <more>")
            frame = page.evaluate(f"""(() => {{
                const r = {PARTS}[3].getBoundingClientRect();
                return [r.x + r.width / 2, r.y + r.height / 2]; }})()""")
            page.click(*frame)
            page.wait("copied.length === 1")
            self.assertEqual(page.evaluate("copied"), ["#1a2b3c"])
            said = "document.getElementById('said')"
            page.wait(f"{said}.innerText === 'Copied #1a2b3c'")
            self.assertEqual(page.evaluate(f"{said}.getAttribute('role')"), "status")
            page.wait(f"getComputedStyle({said}).opacity === '1'")
            # What is said goes away again.
            page.wait(f"getComputedStyle({said}).visibility === 'hidden'")
            self.assertEqual(page.complaints(), [])

    @needs("chromium")
    def test_the_keyboard_does_it_too(self):
        path = self.export("six.html", "--columns", "3")
        with Page(CLIPBOARD) as page:
            page.resize(1000, 800)
            page.open(path)
            focus = f"{PARTS}.indexOf(document.activeElement)"
            page.press("Tab")
            self.assertEqual(page.evaluate(focus), 0)
            outline = "getComputedStyle(document.activeElement).outlineStyle"
            self.assertEqual(page.evaluate(outline), "solid")
            columns = page.evaluate(
                f"{PARTS}.findIndex(b => b.offsetTop > {PARTS}[0].offsetTop)")
            self.assertEqual(columns, 3)
            for key, place in (("ArrowRight", 1), ("ArrowDown", 4), ("ArrowLeft", 3),
                               ("ArrowUp", 0), ("ArrowUp", 0), ("End", 5), ("ArrowRight", 5),
                               ("ArrowLeft", 4), ("ArrowUp", 1)):
                page.press(key)
                self.assertEqual(page.evaluate(focus), place, key)
            page.press("Enter")
            page.press(" ")
            page.wait("copied.length === 2")
            self.assertEqual(page.evaluate("copied"), ["#00ff00"] * 2)
            # One stop for the tab key.
            page.press("Tab")
            self.assertEqual(page.evaluate(focus), -1)
            self.assertEqual(page.complaints(), [])

    @needs("chromium")
    def test_it_says_where_it_cannot_copy(self):
        path = self.export("six.html")
        refused = """
            Object.defineProperty(navigator, "clipboard", {value: undefined});
            document.execCommand = () => window.works;
            """
        with Page(refused) as page:
            page.open(path)
            page.evaluate(f"{PARTS}[0].click()")
            said = "document.getElementById('said').innerText"
            page.wait(f"{said} === 'Cannot copy here: #ff0000'")
            page.evaluate(f"window.works = true; {PARTS}[1].click()")
            page.wait(f"{said} === 'Copied #00ff00'")
            self.assertEqual(page.evaluate("document.querySelectorAll('textarea').length"), 0)
            self.assertEqual(page.complaints(), [])

    @needs("chromium")
    def test_dark_and_narrow(self):
        path = self.export("six.html")
        with Page(CLIPBOARD) as page:
            page.open(path)
            ground = "getComputedStyle(document.body).backgroundColor"
            page.prefer(prefers_color_scheme="light")
            self.assertEqual(page.evaluate(ground), "rgb(251, 251, 250)")
            page.prefer(prefers_color_scheme="dark")
            self.assertEqual(page.evaluate(ground), "rgb(22, 22, 24)")
            for colours in (SIX, ODD):
                page.open(self.export("six.html", colours=colours))
                for width in (320, 360, 768, 1600):
                    page.resize(width, 700)
                    self.assertLessEqual(
                        page.evaluate("document.documentElement.scrollWidth"), width, width)
                    cut = page.evaluate(
                        f"{PARTS}.filter(b => b.scrollWidth > b.clientWidth + 1).length")
                    self.assertEqual(cut, 0, width)
            self.assertEqual(page.complaints(), [])

    @needs("chromium")
    def test_names_are_no_markup_and_run_nothing(self):
        path = self.export("odd.html", colours=ODD)
        with Page(CLIPBOARD + "window.alert = () => { window.hurt = true; };") as page:
            page.open(path)
            self.assertEqual(page.evaluate(f"{PARTS}.length"), len(ODD))
            self.assertEqual(page.evaluate("document.querySelectorAll('button b b').length"), 0)
            self.assertEqual(page.evaluate("document.scripts.length"), 1)
            self.assertIsNone(page.evaluate("window.hurt ?? null"))
            self.assertEqual(page.complaints(), [])

    @needs("chromium")
    def test_thousands_of_colours(self):
        with Page(CLIPBOARD) as page:
            page.open(self.export("many.html", colours=MANY))
            self.assertEqual(page.evaluate(f"{PARTS}.length"), 10_000)
            page.evaluate(f"{PARTS}[0].focus()")
            for key, place in (("End", 9_999), ("ArrowLeft", 9_998)):
                page.press(key)
                self.assertEqual(
                    page.evaluate(f"{PARTS}.indexOf(document.activeElement)"), place)
            page.press("Enter")
            page.wait("copied.length === 1")
            self.assertEqual(page.evaluate("copied"), ["#%06x" % (9_998 * 1677)])
            self.assertEqual(page.complaints(), [])

    @needs("chromium")
    def test_the_wheel_tells_and_copies(self):
        path = self.folder / "wheel.html"
        self.output("wheel", "--size", "200", "-o", str(path))
        with Page(CLIPBOARD) as page:
            page.resize(360, 600)
            page.open(path)
            left, top, width = page.evaluate(
                "(() => { const r = document.querySelector('svg').getBoundingClientRect();"
                " return [r.x, r.y, r.width]; })()")
            self.assertEqual(width, 200)
            page.click(left + 149, top + 50)
            page.wait("copied.length === 1")
            found, = page.evaluate("copied")
            right = self.output("pick", "149", "50", "--size", "200").strip()
            # The program reads a pixel by its centre, half a point further on.
            self.assertLessEqual(max(abs(a - b) for a, b in zip(rgb(found), rgb(right))), 4)
            page.wait(f"document.querySelector('output').innerText === '{found} copied'")
            page.click(left + 2, top + 2)
            self.assertEqual(page.evaluate("copied.length"), 1)
            self.assertEqual(page.complaints(), [])


if __name__ == "__main__":
    unittest.main()
