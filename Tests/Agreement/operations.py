"""What the program computes with colours, beside coloraide: each as its command allows.

Commands that take their colours as arguments are started anew for every pair, so at most PAIRS are
compared. Answers are asked for in XYZ, which nothing is mapped or rounded to bytes for.
"""

import random

from coloraide import Color

from colours import random_hexes
from program import numbers

PAIRS = 1000

# Half a unit of the last decimal that is printed, and a little of its own for each computation.
XYZ = 1e-6
DIFFERENCE = {"ok": 5.1e-6, "76": 5.1e-5, "2000": 5.1e-5}
RATIO = 5.1e-3

DEFICIENCIES = {"protan": "protan", "deutan": "deutan", "tritan": "tritan"}
SPACES = ("srgb", "srgb-linear", "oklab", "lab", "xyz-d65", "oklch", "lch", "hsl", "hwb")
HUES = ("shorter", "longer", "increasing", "decreasing")

# scheme: the turns in degrees, in the order in which the program prints them.
SCHEMES = {
    "complementary": (0, 180), "analogous": (-30, 0, 30), "triadic": (0, 120, 240),
    "tetradic": (0, 30, 180, 210), "square": (0, 90, 180, 270),
    "split-complementary": (-150, 0, 150)}


def compare(program, report, count, seed):
    pairs = list(zip(random_hexes(min(count, PAIRS), seed), random_hexes(PAIRS, seed + 1)))
    parts = {
        "difference": difference, "contrast": contrast, "mix": mix, "gradient": gradient,
        "harmony": harmony}
    for command, part in parts.items():
        if program.has(command):
            part(program, report, pairs)
        else:
            print(f"     {command}: there is no such command in this build")
    if program.has("simulate"):
        simulate(program, report, random_hexes(count, seed))


def difference(program, report, pairs):
    ours = [[float(field) for field in program.lines("difference", *pair)[0].split("\t")]
            for pair in pairs]
    # Relative to D65 both, as the program measures; coloraide's own Lab is relative to D50.
    theirs = {
        "ok": lambda a, b: a.delta_e(b, method="ok"),
        "76": lambda a, b: a.delta_e(b, method="76", space="lab-d65"),
        "2000": lambda a, b: a.delta_e(b, method="2000", space="lab-d65")}
    for index, (name, measure) in enumerate(theirs.items()):
        report.section(f"difference {name}", (
            near(own[index], measure(Color(pair[0]), Color(pair[1])), DIFFERENCE[name], pair)
            for pair, own in zip(pairs, ours)))


def contrast(program, report, pairs):
    report.section("contrast", (
        near(float(program.lines("contrast", *pair)[0].split("\t")[0]),
             Color(pair[0]).contrast(pair[1], method="wcag21"), RATIO, pair)
        for pair in pairs))


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
    apart = abs(own - their)
    return apart / tolerance, apart, f"{' '.join(map(str, words))} is {own}, not {their}"


def near_xyz(own, their, words):
    coords = their.convert("xyz-d65").coords(nans=False)
    apart = max(abs((a or 0) - b) for a, b in zip(numbers(own), coords))
    return (apart / XYZ, apart,
            f"{' '.join(map(str, words))} is {own}, not {coords}")
