#!/usr/bin/env python3
"""Makes Resources/palettes.plist from tables of colours.

    Scripts/make-catalogue.py TABLES > Resources/palettes.plist

catalogue.toml beside this script lists the categories in order. Its keys are those of a category
in the property list (id, name, names, summary, summaries, detail, details, source, licence, tags),
and two that say where the palettes come from: `table`, one of the tables below, and `rows`, which
of its rows. TABLES is the folder with the tables; they are not part of the repository.

A table is a UTF-8 text file, one record a line, fields separated by tabs, a heading line first, no
quoting. A further table needs a function here that turns its rows into palettes, and an entry in
READERS.

hue-families.tsv, one palette a line, in the order to be kept:
    family          what `rows` selects
    name_zh         name of the colour in simplified Chinese
    name_en         the same in English; ids are made from it
    pinyin          name_zh in pinyin with tone marks, a space between syllables
    mood_zh         mood in simplified Chinese
    mood_en         mood in English
    hex             the colour, #rrggbb
    combo1 … combo4 combinations: three colours as #rrggbb with a space between. A combination with
                    a colour that is not known, written '?', is left out.

The output depends on nothing but the input: the same tables give the same bytes.
"""

import csv
import pathlib
import plistlib
import re
import sys
import tomllib
import unicodedata


def rows_of(path, expected):
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE, strict=True)
        if list(rows.fieldnames or []) != expected:
            sys.exit(f"{path}: expected the columns {' '.join(expected)}")
        return list(rows)


def identifier(name):
    """The id made from a name: marks dropped, lower case, everything else a hyphen."""
    plain = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    return re.sub("[^a-z0-9]+", "-", plain.lower()).strip("-")


def distinct(wanted, taken):
    """The id, or the id with -2, -3 … behind it where it is taken."""
    result, number = wanted, 2
    while result in taken:
        result, number = f"{wanted}-{number}", number + 1
    taken.add(result)
    return result


def checked_hex(text):
    if not re.fullmatch("#[0-9a-f]{6}", text):
        sys.exit(f"'{text}' is not a colour of the form #rrggbb")
    return text


HUE_FAMILY_COLUMNS = (
    "family name_zh name_en pinyin mood_zh mood_en hex combo1 combo2 combo3 combo4".split()
)


def hue_family(folder, family):
    palettes, taken = [], set()
    for row in rows_of(folder / "hue-families.tsv", HUE_FAMILY_COLUMNS):
        if row["family"] != family:
            continue
        id = distinct(identifier(row["name_en"]), taken)
        naming = {
            "id": id,
            "name": row["name_en"],
            "names": {"zh-Hans": row["name_zh"], "pinyin": row["pinyin"]},
        }
        combinations = [row[f"combo{n}"].split(" ") for n in range(1, 5)]
        palettes.append(
            naming
            | {
                "mood": row["mood_en"],
                "moods": {"zh-Hans": row["mood_zh"]},
                "colours": [naming | {"rgb": checked_hex(row["hex"])}],
                "combinations": [
                    [checked_hex(colour) for colour in combination]
                    for combination in combinations
                    if "?" not in combination
                ],
            }
        )
    return palettes


READERS = {"hue-families": hue_family}


def category(folder, entry):
    origin = {"table", "rows"}
    kept = {key: value for key, value in entry.items() if key not in origin}
    palettes = READERS[entry["table"]](folder, entry["rows"])
    if not palettes:
        sys.exit(f"no rows '{entry['rows']}' in the table {entry['table']}")
    return kept | {"palettes": palettes}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: make-catalogue.py TABLES > Resources/palettes.plist")
    folder = pathlib.Path(sys.argv[1])
    with (pathlib.Path(__file__).parent / "catalogue.toml").open("rb") as file:
        entries = tomllib.load(file)["category"]
    catalogue = {"version": 1, "categories": [category(folder, entry) for entry in entries]}
    plistlib.dump(catalogue, sys.stdout.buffer, sort_keys=False)


main()
