"""What the program computes with colours, beside coloraide: each as its command allows.

Commands that take their colours as arguments are started anew for every pair, so at most PAIRS are
compared. Answers are asked for in XYZ, which nothing is mapped or rounded to bytes for.
"""

import math
import random

from coloraide import Color

from colours import random_hexes
from program import numbers
from report import distance

PAIRS = 1000

# Half a unit of the last decimal that is printed, and a little of its own for each computation.
XYZ = 1e-6
DIFFERENCE = {"ok": 5.1e-6, "76": 5.1e-5, "2000": 5.1e-5}
RATIO = 1e-6
LC = 5.1e-5

# Relative to D65 all, as the program measures; coloraide's own Lab is relative to D50.
METRICS = {
    "ok": lambda a, b: a.delta_e(b, method="ok"),
    "76": lambda a, b: a.delta_e(b, method="76", space="lab-d65"),
    "2000": lambda a, b: a.delta_e(b, method="2000", space="lab-d65")}

DEFICIENCIES = {"protan": "protan", "deutan": "deutan", "tritan": "tritan"}
SPACES = ("srgb", "srgb-linear", "oklab", "lab", "xyz-d65", "oklch", "lch", "hsl", "hwb")
HUES = ("shorter", "longer", "increasing", "decreasing")

# scheme: the turns in degrees, in the order in which the program prints them.
SCHEMES = {
    "complementary": (0, 180), "analogous": (-30, 0, 30), "triadic": (0, 120, 240),
    "tetradic": (0, 30, 180, 210), "square": (0, 90, 180, 270),
    "split-complementary": (-150, 0, 150)}


def compare(program, report, count, seed):
    number = min(count, PAIRS)
    pairs = list(zip(random_hexes(number, seed), random_hexes(number, seed + 1), strict=True))
    for part in (difference, contrast, mix, gradient, harmony, shades, nearest):
        part(program, report, pairs)
    hexes = random_hexes(count, seed)
    for part in (adjust, simulate):
        part(program, report, hexes)


def difference(program, report, pairs):
    ours = [[float(field) for field in program.lines("difference", *pair)[0].split("\t")]
            for pair in pairs]
    for index, (name, measure) in enumerate(METRICS.items()):
        report.section(f"difference {name}", (
            near(own[index], measure(Color(pair[0]), Color(pair[1])), DIFFERENCE[name], pair)
            for pair, own in zip(pairs, ours, strict=True)))


def contrast(program, report, pairs):
    ours = [program.lines("contrast", *pair)[0].split("\t") for pair in pairs]
    report.section("contrast", (
        near(float(own[0]), wcag(*pair), RATIO, pair)
        for pair, own in zip(pairs, ours, strict=True)))
    report.section("contrast, APCA's Lc", (
        near(float(own[-1]), apca(*pair), LC, pair)
        for pair, own in zip(pairs, ours, strict=True)))


def wcag(text, background):
    """The ratio as WCAG 2 defines it; coloraide takes the Y of XYZ instead, 1e-4 from it."""
    low, high = sorted(
        sum(factor * part for factor, part in zip(
            (0.2126, 0.7152, 0.0722), Color(colour).convert("srgb-linear").coords(), strict=True))
        for colour in (text, background))
    return (high + 0.05) / (low + 0.05)


def apca(text, background):
    """Lc as the published constants of APCA 0.0.98G-4g have it; coloraide does not know it."""
    def luminance(colour):
        light = sum(factor * part ** 2.4 for factor, part in zip(
            (0.2126729, 0.7151522, 0.0721750), Color(colour).coords(), strict=True))
        return light + max(0.022 - light, 0) ** 1.414
    front, back = luminance(text), luminance(background)
    if abs(back - front) < 0.0005:
        return 0
    if back > front:
        strength = 1.14 * (back ** 0.56 - front ** 0.57)
        return 0 if strength < 0.1 else 100 * (strength - 0.027)
    strength = 1.14 * (back ** 0.65 - front ** 0.62)
    return 0 if strength > -0.1 else 100 * (strength + 0.027)


def mix(program, report, pairs):
    generator = random.Random(3)
    for space in SPACES:
        def deviations():
            for pair in pairs[::len(SPACES)]:
                part = round(generator.random(), 3)
                own = program.lines(
                    "mix", *pair, "--at", str(part), "--space", space, "--to", "xyz")[0]
                their = Color(pair[0]).mix(
                    pair[1], part, space=space, carryforward=True, powerless=True)
                yield near_xyz(own, their, (*pair, part))
        report.section(f"mix in {space}", deviations())


def gradient(program, report, pairs):
    for space in ("oklch", "lch", "hsl", "hwb"):
        for hue in HUES:
            def deviations():
                for pair in pairs[::40]:
                    ours = program.lines("gradient", *pair, "-n", "7", "--space", space,
                                         "--hue", hue, "--to", "xyz")
                    theirs = Color.steps(list(pair), steps=7, space=space, hue=hue,
                                         carryforward=True, powerless=True)
                    for own, their in zip(ours, theirs, strict=True):
                        yield near_xyz(own, their, pair)
            report.section(f"gradient in {space}, {hue} hue", deviations())


def harmony(program, report, pairs):
    for space in ("hsl", "oklch"):
        for scheme, turns in SCHEMES.items():
            def deviations():
                for base, _ in pairs[::40]:
                    ours = program.lines(
                        "harmony", base, "--scheme", scheme, "--space", space, "--to", "xyz")
                    for own, turn in zip(ours, turns, strict=True):
                        their = Color(base).convert(space)
                        their["hue"] = their.get("hue", nans=False) + turn
                        yield near_xyz(own, their, (base, turn))
            report.section(f"harmony {scheme} in {space}", deviations())


def shades(program, report, pairs):
    def deviations():
        for base, _ in pairs[::40]:
            ours = program.lines("shades", base, "--to", "xyz")
            for own, their in zip(ours, scale(Color(base), 11), strict=True):
                yield near_xyz(own, their, (base,))
    report.section("shades", deviations())


def scale(base, count):
    """Even steps of OKLCH lightness from 0.97 to 0.26, moved so that one is the colour itself."""
    lightness, chroma, hue = base.convert("oklch").coords(nans=False)
    light, dark = max(0.97, lightness), min(0.26, lightness)
    step = (light - dark) / (count - 1)
    own = math.floor((light - lightness) / step + 0.5)
    for index in range(count):
        level = min(max(lightness + step * (own - index), 0), 1)
        yield base if index == own else most_of(level, chroma, hue)


def most_of(lightness, chroma, hue):
    """The colour with as much of a chroma as sRGB has, to 1e-9."""
    low, high = 0, chroma
    middle = high
    while high - low > 1e-9:
        inside = Color("oklch", [lightness, middle, hue]).in_gamut("srgb", tolerance=1e-9)
        low, high = (middle, high) if inside else (low, middle)
        middle = (low + high) / 2
    return Color("oklch", [lightness, low, hue])


def nearest(program, report, pairs):
    catalogue = [
        Color(line.split("\t")[0]) for category in addresses(program, "list")
        for palette in addresses(program, "list", category)
        for line in program.lines("list", palette)]
    queries = [pair[0] for pair in pairs[::40]]
    for name, measure in METRICS.items():
        ours = program.lines("nearest", "--metric", name, stdin=queries)
        report.section(f"nearest by {name} of {len(catalogue)} colours", (
            near(float(own.split("\t")[2]), min(measure(Color(query), one) for one in catalogue),
                 DIFFERENCE[name], (query,))
            for query, own in zip(queries, ours, strict=True)))


def addresses(program, *words):
    return [line.split("\t")[0] for line in program.lines(*words)]


def adjust(program, report, hexes):
    for space, (chroma, whole, most) in {
            "hsl": ("saturation", 1, 1), "oklch": ("chroma", 0.4, math.inf)}.items():
        changes = {
            ("--lighten", "0.2"): ("lightness", 0.2, 0, 1),
            ("--darken", "0.2"): ("lightness", -0.2, 0, 1),
            ("--saturate", "0.3"): (chroma, 0.3 * whole, 0, most),
            ("--desaturate", "0.3"): (chroma, -0.3 * whole, 0, most),
            ("--rotate", "70"): ("hue", 70, -math.inf, math.inf)}
        for words, change in changes.items():
            adjustment(program, report, hexes, [*words, "--space", space],
                       lambda colour: changed(colour.convert(space), *change))
    adjustment(program, report, hexes, ["--grey"], lambda colour: Color(
        "srgb-linear", [colour.convert("xyz-d65")["y"]] * 3))
    adjustment(program, report, hexes, ["--invert"], lambda colour: Color(
        "srgb", [1 - part for part in colour.coords()]))


def adjustment(program, report, hexes, words, change):
    ours = program.lines("adjust", *words, "--to", "xyz", stdin=hexes)
    report.section(f"adjust {' '.join(words)}", (
        near_xyz(own, change(Color(text)), (text,))
        for text, own in zip(hexes, ours, strict=True)))


def changed(colour, component, amount, least, most):
    """The colour with more of a component; a grey has no hue that more chroma could bring out."""
    is_grey = len({round(part, 6) for part in colour.convert("srgb").coords()}) == 1
    if component == "lightness" or not is_grey:
        colour[component] = min(max(colour.get(component, nans=False) + amount, least), most)
    return colour


def simulate(program, report, hexes):
    for deficiency, name in DEFICIENCIES.items():
        for severity in (1, 0.35):
            ours = program.lines("simulate", "--deficiency", deficiency, "--severity",
                                 str(severity), "--to", "xyz", stdin=hexes)
            report.section(f"simulate {deficiency} {severity}", (
                near_xyz(own, simulated(text, name, severity), (text,))
                for text, own in zip(hexes, ours, strict=True)))


def simulated(text, name, severity):
    """What is seen; light that no screen has is cut off, not mapped."""
    seen = Color(text).filter(name, severity, method="machado", space="srgb-linear")
    return seen.convert("srgb-linear").clip()


def near(own, their, tolerance, words):
    apart = distance(own, their)
    return apart / tolerance, apart, f"{' '.join(map(str, words))} is {own}, not {their}"


def near_xyz(own, their, words):
    coords = their.convert("xyz-d65").coords(nans=False)
    apart = max(distance(a or 0, b) for a, b in zip(numbers(own)[:3], coords, strict=True))
    return (apart / XYZ, apart,
            f"{' '.join(map(str, words))} is {own}, not {coords}")
