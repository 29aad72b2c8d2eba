"""Random colours of every space that CSS Color 4 and hsv() can write, inside and outside sRGB."""

import random

# space: (how it is written, the range of each component). Wider than the space's gamut where the
# notation allows it; rgb() is clamped by its reader, so color(srgb) stands for it outside.
RANGES = {
    "hex": ("#{:02x}{:02x}{:02x}", [(0, 255)] * 3),
    "rgb": ("rgb({} {} {})", [(0, 255)] * 3),
    "hsl": ("hsl({} {}% {}%)", [(-360, 720), (0, 120), (-10, 110)]),
    "hsv": ("hsv({} {}% {}%)", [(-360, 720), (0, 120), (0, 120)]),
    "hwb": ("hwb({} {}% {}%)", [(-360, 720), (0, 80), (0, 80)]),
    "lab": ("lab({} {} {})", [(0, 100), (-125, 125), (-125, 125)]),
    "lch": ("lch({} {} {})", [(0, 100), (0, 150), (-360, 720)]),
    "oklab": ("oklab({} {} {})", [(0, 1), (-0.4, 0.4), (-0.4, 0.4)]),
    "oklch": ("oklch({} {} {})", [(0, 1), (0, 0.4), (-360, 720)]),
    "srgb": ("color(srgb {} {} {})", [(-0.5, 1.5)] * 3),
    "srgb-linear": ("color(srgb-linear {} {} {})", [(-0.5, 1.5)] * 3),
    "display-p3": ("color(display-p3 {} {} {})", [(-0.2, 1.2)] * 3),
    "a98-rgb": ("color(a98-rgb {} {} {})", [(-0.2, 1.2)] * 3),
    "prophoto-rgb": ("color(prophoto-rgb {} {} {})", [(-0.2, 1.2)] * 3),
    "rec2020": ("color(rec2020 {} {} {})", [(-0.2, 1.2)] * 3),
    "xyz-d50": ("color(xyz-d50 {} {} {})", [(-0.1, 1.1)] * 3),
    "xyz-d65": ("color(xyz-d65 {} {} {})", [(-0.1, 1.1)] * 3),
}


def random_colours(space, count, seed):
    """Texts, and the numbers in them."""
    form, ranges = RANGES[space]
    generator = random.Random(f"{space} {seed}")
    if space == "hex":
        values = [[generator.randrange(256) for _ in range(3)] for _ in range(count)]
        return [form.format(*value) for value in values], values
    values = [[generator.uniform(*limits) for limits in ranges] for _ in range(count)]
    return [form.format(*(f"{number:.12f}" for number in value)) for value in values], values


def random_hexes(count, seed):
    """Opaque eight-bit colours."""
    generator = random.Random(f"hex {seed}")
    return [f"#{generator.randrange(1 << 24):06x}" for _ in range(count)]
