#!/usr/bin/env python3
"""Compares Resources/palettes.plist with the tables that it was made from, colour by colour.

    Scripts/check-catalogue.py TABLES

It shares nothing with make-catalogue.py: it knows only which groups of rows a category holds, and
expects their palettes and colours in the order of the tables, with equal hexes and like names. It
prints what it compared, and ends with status 1 at the first difference.
"""

import json
import pathlib
import plistlib
import sys
import unicodedata

FIVE_CLASSES = "-5"

# The groups of a category that has not just the one that is called as it is.
GROUPS = {
    "tailwind": ["tailwind-v3"],
    "radix": ["radix-light"],
    "terminals": ["ansi-16"],
    "xterm": ["xterm-256"],
    "colorbrewer": ["colorbrewer-sequential", "colorbrewer-diverging", "colorbrewer-qualitative"],
    "chinese": ["chinese-526", "chinese-161"],
    "japanese": ["japanese-250"],
    "pixel-art": ["pixel"],
    "primer-dark": ["primer"],
    "primer-dark-dimmed": ["primer"],
}
FAMILIES = "red orange yellow green blue purple neutral".split()

# Palettes of a group that stand in another category, or are not taken.
PARTS_OF_PRIMER = {"primer": "light", "primer-dark": "dark", "primer-dark-dimmed": "dark dimmed"}
LEFT_OUT = {"CSS basic 16 (HTML 4)", "xterm 256: system 0-15"}


def records(path):
    lines = path.read_text("utf-8").split("\n")[:-1]
    heading = lines[0].split("\t")
    return [dict(zip(heading, line.split("\t"), strict=True)) for line in lines[1:]]


def read_groups(folder):
    """Group to palette to rows, of the tables with a colour a line."""
    groups = {}
    for path in sorted(folder.glob("*.tsv")):
        for row in records(path):
            if "colour_name" in row:
                palettes = groups.setdefault(row["group"], {})
                palettes.setdefault(row["palette"], []).append(row)
    return groups


def letters(name):
    """What names are compared by: letters and digits, in lower case."""
    plain = unicodedata.normalize("NFC", name).lower()
    return "".join(character for character in plain if character.isalnum())


def require(condition, *facts):
    if not condition:
        sys.exit("Differs from the table: " + " · ".join(map(str, facts)))


def expected_palettes(category, groups):
    for group in GROUPS.get(category, [category]):
        for name, rows in groups[group].items():
            part = name.removeprefix("Primer ").rsplit(" ", 1)[0]
            if name not in LEFT_OUT and part == PARTS_OF_PRIMER.get(category, part):
                yield name, rows


def check_colours(palette, names, hexes):
    colours = palette["colours"]
    require(len(colours) == len(hexes), palette["id"], len(colours), "colours", len(hexes))
    for colour, name, hex in zip(colours, names, hexes):
        require(colour["rgb"] == hex, palette["id"], colour["name"], colour["rgb"], hex)
        require(letters(colour["name"]) == letters(name), palette["id"], colour["name"], name)
    return len(colours)


def check_groups(category, groups):
    palettes = [palette for palette in category["palettes"] if not is_five(category, palette)]
    expected = list(expected_palettes(category["id"], groups))
    require(len(palettes) == len(expected), category["id"], len(palettes), len(expected))
    total = 0
    for palette, (name, rows) in zip(palettes, expected):
        require([row["order"] for row in rows] == [str(n + 1) for n in range(len(rows))], name)
        names = [row["colour_name"] for row in rows]
        total += check_colours(palette, names, [row["hex"] for row in rows])
        for colour, row in zip(palette["colours"], rows):
            extra = json.loads(row["extra"])
            for script in {"pinyin", "romaji"} & extra.keys():
                require(colour["names"][script] == extra[script], name, colour["name"], script)
    return total


def is_five(category, palette):
    return category["id"] == "colorbrewer" and palette["id"].endswith(FIVE_CLASSES)


def check_five_classes(category, folder):
    lists = [row for row in records(folder / "colorbrewer-all-sizes.tsv") if row["n"] == "5"]
    hexes = {row["scheme"]: row["hexes"].split() for row in lists}
    palettes = [palette for palette in category["palettes"] if is_five(category, palette)]
    require(len(palettes) == len(hexes), len(palettes), "lists of five", len(hexes))
    total = 0
    for palette in palettes:
        scheme = palette["name"].split(",")[0]
        total += check_colours(palette, [f"{scheme}{n}5" for n in range(1, 6)], hexes[scheme])
    return len(palettes), total


def check_hue_families(categories, folder):
    rows = records(folder / "hue-families.tsv")
    palettes = [palette for category in categories for palette in category["palettes"]]
    require(len(palettes) == len(rows), len(palettes), "colours of hue families", len(rows))
    for palette, row in zip(palettes, rows):
        check_colours(palette, [row["name_en"]], [row["hex"]])
        combinations = [row[f"combo{n}"] for n in range(1, 5) if "?" not in row[f"combo{n}"]]
        found = [" ".join(combination) for combination in palette["combinations"]]
        require(found == combinations, palette["id"], found)
    return len(rows)


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: check-catalogue.py TABLES")
    folder = pathlib.Path(sys.argv[1])
    root = pathlib.Path(__file__).parent.parent
    categories = plistlib.loads((root / "Resources/palettes.plist").read_bytes())["categories"]
    groups = read_groups(folder)
    colours = check_hue_families(categories[: len(FAMILIES)], folder)
    palettes, used = colours, {"hue-families"}
    for category in categories[len(FAMILIES) :]:
        used.update(GROUPS.get(category["id"], [category["id"]]))
        colours += check_groups(category, groups)
        palettes += len(list(expected_palettes(category["id"], groups)))
        if category["id"] == "colorbrewer":
            lists, more = check_five_classes(category, folder)
            palettes, colours = palettes + lists, colours + more
    require(used == groups.keys(), "groups not used", groups.keys() - used)
    print(f"{len(categories)} categories, {palettes} palettes, {colours} colours: as in the tables")
    for group in groups.values():
        for name in LEFT_OUT & group.keys():
            print(f"left out: {name}, {len(group[name])} colours")


main()
