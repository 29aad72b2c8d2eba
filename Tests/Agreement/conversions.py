"""Every way to write a colour into every notation, beside coloraide.

A colour outside sRGB that must become sRGB is mapped by coloraide's method `oklch-chroma` with
`jnd=0.02`: the binary search with local MINDE of CSS Color 4. It costs about a millisecond each, so
only one in TENTH of those is compared.
"""

import math

from coloraide import Color

from colours import RANGES, random_colours
from report import distance

TENTH = 10

# notation: (space of coloraide, the scale of its numbers, tolerances, index of the hue, index of
# what makes the hue powerless). A tolerance is half a unit of the last decimal that is printed, and
# a tenth of it for the different order of the operations.
TOLERANCES = {
    "lab": ("lab", (1, 1, 1), (5.5e-5, 5.5e-5, 5.5e-5), None, None),
    "lch": ("lch", (1, 1, 1), (5.5e-5, 5.5e-5, 5.5e-4), 2, 1),
    "oklab": ("oklab", (1, 1, 1), (5.5e-6, 5.5e-6, 5.5e-6), None, None),
    "oklch": ("oklch", (1, 1, 1), (5.5e-6, 5.5e-6, 5.5e-4), 2, 1),
    "xyz": ("xyz-d65", (1, 1, 1), (5.5e-7, 5.5e-7, 5.5e-7), None, None),
    "p3": ("display-p3", (1, 1, 1), (5.5e-7, 5.5e-7, 5.5e-7), None, None),
    "srgb": ("srgb", (1, 1, 1), (5.5e-7, 5.5e-7, 5.5e-7), None, None),
    "srgb-linear": ("srgb-linear", (1, 1, 1), (5.5e-7, 5.5e-7, 5.5e-7), None, None),
    "a98-rgb": ("a98-rgb", (1, 1, 1), (5.5e-7, 5.5e-7, 5.5e-7), None, None),
    "rec2020": ("rec2020", (1, 1, 1), (5.5e-7, 5.5e-7, 5.5e-7), None, None),
    "xyz-d50": ("xyz-d50", (1, 1, 1), (5.5e-7, 5.5e-7, 5.5e-7), None, None),
}
IN_SRGB = {
    "hsl": ("hsl", (1, 100, 100), (5.5e-4, 5.5e-4, 5.5e-4), 0, 1),
    "hsv": ("hsv", (1, 100, 100), (5.5e-4, 5.5e-4, 5.5e-4), 0, 1),
    "hwb": ("hwb", (1, 100, 100), (5.5e-4, 5.5e-4, 5.5e-4), 0, None),
}
# ProPhoto RGB to XYZ relative to D50 as CSS Color 4 prints it, from ISO 22028-2's primaries in six
# decimals. coloraide has the matrix of the primaries in four, up to 4e-5 from it.
PROPHOTO_TO_XYZ = (
    (0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    (0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    (0, 0, 0.82510460251046020))
# A mapped colour is where a search stopped: its last step, and no more than one eight-bit step.
MAPPED_BYTE = 1
# The chroma of lch() up to which a colour is a grey.
GREY = 0.0015
# What two computations in double precision may differ by, where a hue hangs on it.
NOISE = 1e-9


def compare(program, report, count, seed):
    for space in RANGES:
        texts, values = random_colours(space, count, seed)
        colours = [reference(space, value) for value in values]
        for notation, rule in TOLERANCES.items():
            ours = program.convert(texts, notation)
            report.section(f"{space} to {notation}", (
                deviation(text, own, colour.convert(rule[0]), rule)
                for text, own, colour in zip(texts, ours, colours, strict=True)))
        all_in_srgb = [
            (text, colour, colour.convert("srgb"))
            for text, colour in zip(texts, colours, strict=True)]
        inside(program, report, space, [entry for entry in all_in_srgb if is_within(entry[2], 0)])
        # The program's own tolerance: what lies between is only clipped.
        outside(program, report, space, [
            entry for entry in all_in_srgb if not is_within(entry[2], 3e-4)][::TENTH])


def reference(space, value):
    """The colour as coloraide has it."""
    if space in ("hex", "rgb"):
        return Color("srgb", [number / 255 for number in value])
    if space in ("hsl", "hsv", "hwb"):
        return Color(space, [value[0], value[1] / 100, value[2] / 100])
    if space == "prophoto-rgb":
        light = Color(space, value).convert("prophoto-rgb-linear").coords()
        return Color("xyz-d50", [
            sum(part * factor for part, factor in zip(light, row, strict=True))
            for row in PROPHOTO_TO_XYZ])
    return Color(space, value)


def is_within(colour, tolerance):
    return all(-tolerance <= part <= 1 + tolerance for part in colour.coords(nans=False))


def inside(program, report, space, entries):
    if not entries:
        return
    texts = [entry[0] for entry in entries]
    for notation, rule in IN_SRGB.items():
        ours = program.convert(texts, notation)
        report.section(f"{space} to {notation}, inside sRGB", (
            deviation(text, own, colour.convert(rule[0]), rule)
            for (text, colour, _), own in zip(entries, ours, strict=True)))
    ours = program.lines("convert", stdin=texts)
    report.section(f"{space} to hex, inside sRGB", (
        bytes_apart(text, own, in_srgb, 0)
        for (text, _, in_srgb), own in zip(entries, ours, strict=True)))


def outside(program, report, space, entries):
    if not entries:
        return
    texts = [entry[0] for entry in entries]
    ours = program.lines("convert", stdin=texts)
    report.section(f"{space} to hex, mapped", (
        bytes_apart(text, own, in_srgb.clone().fit(method="oklch-chroma", jnd=0.02), MAPPED_BYTE)
        for (text, _, in_srgb), own in zip(entries, ours, strict=True)))
    ours = program.lines("convert", "--gamut", "clip", stdin=texts)
    report.section(f"{space} to hex, clipped", (
        bytes_apart(text, own, in_srgb.clone().clip(), 0)
        for (text, _, in_srgb), own in zip(entries, ours, strict=True)))


def deviation(text, own, colour, rule):
    """How far three numbers are from coloraide's; see Report.section."""
    _, scales, tolerances, hue, chroma = rule
    theirs = [part * scale for part, scale in zip(colour.coords(nans=False), scales, strict=True)]
    strength = math.inf
    if hue is not None:
        # The chroma that says how far a hue turns for a given error.
        whitest = theirs[1] + theirs[2]
        strength = theirs[chroma] if chroma is not None else max(100 - whitest, 0)
    worst = (0.0, 0.0)
    for index, (mine, their, tolerance) in enumerate(
            zip(own[:3], theirs, tolerances, strict=True)):
        if index == hue:
            if mine is None or strength <= GREY:
                # A grey: the reference must be one too.
                worst = max(worst, (abs(strength) / 0.01 if mine is None else 0.0, abs(strength)))
                continue
            apart = distance((mine - their + 180) % 360, 180)
            tolerance += math.degrees(NOISE * scales[1] / strength) * 100
        else:
            apart = distance(mine or 0.0, their)
            tolerance += abs(their) * NOISE
            if index == chroma and hue is not None and own[hue] is None:
                # CSS Color 4 calls so little chroma a grey, and the program writes none at all.
                tolerance += GREY
        worst = max(worst, (apart / tolerance, apart))
    return (*worst, f"{text} is {own[:3]}, not {theirs}")


def bytes_apart(text, own, colour, allowed):
    """How far a hexadecimal colour is from an sRGB colour, in bytes; halves may go either way."""
    worst = 0.0
    for index, part in enumerate(colour.coords(nans=False)):
        # Exactly between two bytes either is right.
        worst = max(worst, distance(int(own[1 + 2 * index:3 + 2 * index], 16), part * 255))
    return (worst / (allowed + 0.5 + 1e-6), worst, f"{text} is {own}, not {colour.to_string()}")
