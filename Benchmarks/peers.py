"""The Python peers, each a program that reads `#rrggbb` lines: peers.py PEER TASK [ARGUMENT …]."""

import sys


def coloraide_convert(notation):
    from coloraide import Color

    write = sys.stdout.write
    for line in sys.stdin:
        colour = Color(line.strip())
        if notation == "hex":
            write(colour.to_string(hex=True) + "\n")
        else:
            write(colour.convert(notation).to_string(precision=7) + "\n")


def numpy_convert(notation):
    import numpy

    # The lines are all of one length, so the digits are columns.
    table = numpy.frombuffer(sys.stdin.buffer.read(), dtype=numpy.uint8).reshape(-1, 8)[:, 1:7]
    digits = numpy.where(table >= 97, table - 87, table - 48)
    rgb = (digits[:, 0::2] * 16 + digits[:, 1::2]).astype(numpy.float64) / 255
    form, numbers = NUMPY[notation](numpy, rgb)
    sys.stdout.write("".join([form % tuple(row) for row in numbers.tolist()]))


def numpy_hex(numpy, rgb):
    return "#%02x%02x%02x\n", (rgb * 255 + 0.5).astype(numpy.int64)


def numpy_hsl(numpy, rgb):
    most, least = rgb.max(axis=1), rgb.min(axis=1)
    chroma, light = most - least, (most + least) / 2
    red, green, blue = rgb.T
    with numpy.errstate(all="ignore"):
        sixth = numpy.where(
            most == red, (green - blue) / chroma % 6,
            numpy.where(most == green, (blue - red) / chroma + 2, (red - green) / chroma + 4))
        saturation = chroma / (1 - abs(2 * light - 1))
    grey = chroma == 0
    return "hsl(%.3f %.3f%% %.3f%%)\n", numpy.stack([
        numpy.where(grey, 0, sixth * 60), numpy.where(grey, 0, saturation * 100), light * 100], 1)


def linear(numpy, rgb):
    return numpy.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def numpy_oklch(numpy, rgb):
    l, a, b = oklab(numpy, rgb)
    return "oklch(%.5f %.5f %.3f)\n", numpy.stack([
        l, numpy.hypot(a, b), numpy.degrees(numpy.arctan2(b, a)) % 360], 1)


def oklab(numpy, rgb):
    # Ottosson's direct matrices from linear sRGB.
    cone = linear(numpy, rgb) @ numpy.array([
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005]]).T
    lab = numpy.cbrt(cone) @ numpy.array([
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660]]).T
    return lab.T


def numpy_lab(numpy, rgb):
    # sRGB to XYZ relative to D50, by Bradford, and CIE 15 from there.
    xyz = linear(numpy, rgb) @ numpy.array([
        [0.4360657, 0.3851514, 0.1430784], [0.2224932, 0.7168870, 0.0606198],
        [0.0139239, 0.0970813, 0.7140994]]).T / numpy.array([0.9642957, 1, 0.8251046])
    f = numpy.where(xyz > 216 / 24389, numpy.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return "lab(%.4f %.4f %.4f)\n", numpy.stack([
        116 * f[:, 1] - 16, 500 * (f[:, 0] - f[:, 1]), 200 * (f[:, 1] - f[:, 2])], 1)


NUMPY = {"hex": numpy_hex, "hsl": numpy_hsl, "oklch": numpy_oklch, "lab": numpy_lab}


def numpy_nearest(path):
    import numpy

    def parsed(lines):
        packed = numpy.array([int(line.strip()[1:7], 16) for line in lines])
        return numpy.stack([packed >> 16, packed >> 8 & 255, packed & 255], 1) / 255

    with open(path) as file:
        names = [line.strip() for line in file]
    candidates = numpy.stack(oklab(numpy, parsed(names)), 1)
    for line in sys.stdin:
        query = numpy.stack(oklab(numpy, parsed([line])), 1)
        distances = ((candidates - query) ** 2).sum(axis=1)
        best = int(distances.argmin())
        print(line.strip(), names[best], f"{distances[best] ** 0.5:.7f}", sep="\t")


def coloraide_nearest(path):
    from coloraide import Color

    with open(path) as file:
        names = [line.strip() for line in file]
    # In Lab relative to D65 once, as the measure wants it.
    candidates = [Color(name).convert("lab-d65") for name in names]
    for line in sys.stdin:
        query = Color(line.strip()).convert("lab-d65")
        distances = [query.delta_e(other, method="2000", space="lab-d65") for other in candidates]
        best = min(range(len(names)), key=distances.__getitem__)
        print(line.strip(), names[best], f"{distances[best]:.7f}", sep="\t")


if __name__ == "__main__":
    globals()["_".join(sys.argv[1:3])](*sys.argv[3:])
