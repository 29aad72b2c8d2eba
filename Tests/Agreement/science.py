"""The spaces that colour-science has too, as a second opinion.

Its matrices are derived from the primaries here, as those of CSS Color 4 are, but its transfer curves
and its OKLab are those of other documents, rounded to four or more digits: so are the tolerances.
"""

import warnings

import numpy

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import colour

from colours import random_colours
from report import distance

D65 = numpy.array([0.3127, 0.3290])
D50 = numpy.array([0.3457, 0.3585])

RGB_SPACES = {
    "srgb": "sRGB", "display-p3": "Display P3", "a98-rgb": "Adobe RGB (1998)",
    "prophoto-rgb": "ROMM RGB", "rec2020": "ITU-R BT.2020"}


def compare(program, report, count, seed):
    from_srgb(program, report, count, seed)
    for space in RGB_SPACES:
        rgb_to_xyz(program, report, space, count, seed)


def rgb_space(name):
    """A space whose matrices are computed from its primaries."""
    space = colour.RGB_COLOURSPACES[RGB_SPACES[name]].copy()
    space.use_derived_transformation_matrices(True)
    return space


def rgb_to_xyz(program, report, space, count, seed):
    texts, values = random_colours(space, count, seed)
    values = numpy.array(values)
    definition = rgb_space(space)
    if space == "rec2020":
        # CSS Color 4 has the curve of a display, ITU-R BT.1886, not that of a camera.
        decoded = numpy.sign(values) * numpy.abs(values) ** 2.4
    elif space == "a98-rgb":
        decoded = numpy.sign(values) * numpy.abs(values) ** (563 / 256)
    else:
        decoded = numpy.sign(values) * definition.cctf_decoding(numpy.abs(values))
    xyz = decoded @ definition.matrix_RGB_to_XYZ.T
    if space == "prophoto-rgb":
        xyz = xyz @ adaptation(D50, D65).T
    section(report, f"{space} to xyz", program.convert(texts, "xyz"), xyz, texts, 1e-4)


def from_srgb(program, report, count, seed):
    texts, values = random_colours("rgb", count, seed)
    rgb = numpy.array(values) / 255
    linear = rgb_space("srgb").cctf_decoding(rgb)
    xyz = linear @ rgb_space("srgb").matrix_RGB_to_XYZ.T
    section(report, "rgb to xyz", program.convert(texts, "xyz"), xyz, texts, 1e-6)
    lab = colour.XYZ_to_Lab(xyz @ adaptation(D65, D50).T, D50)
    section(report, "rgb to lab", program.convert(texts, "lab"), lab, texts, 1e-4)
    section(report, "rgb to lch", program.convert(texts, "lch"), colour.Lab_to_LCHab(lab), texts,
            1e-3, hue=2, strength=1)
    # Its matrix is the one published in 2020, before CSS recomputed it: about 2e-4 apart.
    section(report, "rgb to oklab", program.convert(texts, "oklab"), colour.XYZ_to_Oklab(xyz),
            texts, 2e-4)
    scale = numpy.array([360, 100, 100])
    section(report, "rgb to hsl", program.convert(texts, "hsl"), hsl(rgb) * scale, texts, 6e-4,
            hue=0, strength=1)
    section(report, "rgb to hsv", program.convert(texts, "hsv"), colour.RGB_to_HSV(rgb) * scale,
            texts, 6e-4, hue=0, strength=1)
    p3 = rgb_space("display-p3")
    encoded = xyz @ numpy.linalg.inv(p3.matrix_RGB_to_XYZ).T
    section(report, "rgb to p3", program.convert(texts, "p3"),
            numpy.sign(encoded) * p3.cctf_encoding(numpy.abs(encoded)), texts, 1e-5)


def hsl(rgb):
    return colour.RGB_to_HSL(rgb)


def adaptation(source, target):
    """Linear Bradford, which CSS Color 4 adapts with."""
    return colour.adaptation.matrix_chromatic_adaptation_VonKries(
        colour.xy_to_XYZ(source), colour.xy_to_XYZ(target), transform="Bradford")


def section(report, title, ours, theirs, texts, tolerance, hue=None, strength=None):
    def deviations():
        for text, own, other in zip(texts, ours, theirs, strict=True):
            worst = 0.0
            for index in range(3):
                apart = distance(own[index] or 0.0, other[index])
                if index == hue:
                    if own[index] is None or other[strength] < 0.1:
                        continue
                    apart = min(apart, 360 - apart) * min(other[strength] / 10, 1)
                worst = max(worst, apart)
            yield worst / tolerance, worst, f"{text} is {own[:3]}, not {list(other)}"
    report.section(f"colour-science: {title}", deviations())
