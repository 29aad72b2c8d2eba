#!/usr/bin/env python3
"""Makes Resources/palettes.plist from tables of colours.

    Scripts/make-catalogue.py TABLES > Resources/palettes.plist

It needs Python 3.11 or newer and nothing else.

The files catalogue/*.toml beside this script list the categories in order: the files by their
names, in each the categories as they stand. A [[category]] has the keys of a category in the
property list (id, name, names, summary, summaries, detail, details, source, licence, tags), and
one [[category.from]] or more that say where its palettes come from:

    table      one of the tables below, without .tsv
    group      which of its rows
    match      a regular expression: only palettes with such names in the table are taken, and what
               stands in its brackets is the name from there on (if not given: all, unchanged)
    palette-names, colour-names
               how names are written: "as-is" (if not given), "sentence" (dark hard becomes Dark
               hard), "title" (deep-purple-A700 becomes Deep Purple A700) or "hyphens" (gray1
               becomes gray-1); the id of a palette is made from its name
    colour-ids how ids of colours are made, from pinyin or romaji where there is one, else from the
               name: "words" (if not given), "joined" (Surface 0 becomes surface0), "numbers"
               (colour16 becomes 16) or "steps" (without the words that the palette's id begins
               with: slate-500 becomes 500)
    tags       tags for each of its palettes
    palettes   a dictionary from a palette's name, as `match` leaves it, to keys of the palette
               (id, name, names, tags, source, licence) that take the place of what the table gives
    size       for ColorBrewer: a second palette after each, of its scheme's list of that size

A category without `source` or `licence` takes that of most of its palettes, and the other palettes
tell their own. One that has them speaks for all its palettes, unless it has `various = true`: then
each palette tells its own.

Tags: what a scale is for: `sequential`, `multi-sequential`, `diverging`, `cyclic`, `qualitative`;
`colour-blind-safe` where its authors say so; `dark` or `light`, the background that a theme is made
for; `theme` for editors and terminals, `terminal` for the colours of a terminal itself, `ui` for
design systems, `traditional` and `historical` for colours older than screens, `pixel-art`.

TABLES is the folder with the tables; they are not part of the repository. A table is a UTF-8 text
file, one record a line, fields separated by tabs, a heading line first, no quoting. All but two of
them hold one colour a line, a palette's colours together and in order:
    group           what `group` selects
    palette         the palette's name
    colour_name     the colour's name
    hex             the colour, #rrggbb
    order           1 to n in the palette
    extra           a JSON object. Used of it are `pinyin`, `romaji`, `spellings` (for British ones)
                    and, in a palette's first line, `palette`: an object that may hold `type` (of
                    scale), `colourblind_safe`, `dark`, `background` (hex)
    source          github:OWNER/NAME@COMMIT:PATH, debian:PACKAGE VERSION:PATH or
                    pypi:PACKAGE VERSION:PATH
    licence         an SPDX identifier or a few words
hue-families.tsv, one palette a line, in the order to be kept:
    family          what `group` selects
    name_zh         name of the colour in simplified Chinese
    name_en         the same in English; ids are made from it
    pinyin          name_zh in pinyin with tone marks, a space between syllables
    mood_zh         mood in simplified Chinese
    mood_en         mood in English
    hex             the colour, #rrggbb
    combo1 … combo4 combinations: three colours as #rrggbb with a space between. A combination with
                    a colour that is not known, written '?', is left out.
colorbrewer-all-sizes.tsv, one list of colours a line:
    scheme          the palette's name in the other table, as `match` leaves it
    type            of scale; not used
    n               how many colours the list has
    hexes           the colours as #rrggbb, a space between

The output depends on nothing but the input: the same tables give the same bytes.
"""

import collections
import pathlib
import sys
import tomllib

from catalogue import groups, hue_families, property_list


def category(folder, entry):
    palettes = [palette for part in entry.pop("from") for palette in part_palettes(folder, part)]
    settle_provenance(entry, palettes)
    return entry | {"palettes": [without_empty(palette) for palette in palettes]}


def part_palettes(folder, part):
    reader = hue_families if part["table"] == "hue-families" else groups
    palettes = list(reader.palettes(folder, part))
    return palettes or sys.exit(f"no rows '{part['group']}' in the table {part['table']}")


def settle_provenance(entry, palettes):
    """Lets the category say once what all or most of its palettes say."""
    various = entry.pop("various", False)
    keys = ("source", "licence")
    pairs = collections.Counter(tuple(map(palette.get, keys)) for palette in palettes)
    for key, usual in zip(keys, pairs.most_common(1)[0][0]):
        speaks_for_all = key in entry and not various
        entry[key] = entry.pop(key, usual)
        for palette in palettes:
            if speaks_for_all or palette.get(key) == entry[key]:
                palette.pop(key, None)


def without_empty(palette):
    """The palette without dictionaries and arrays that hold nothing."""
    colours = [{k: v for k, v in colour.items() if v} for colour in palette["colours"]]
    return {k: v for k, v in palette.items() if v} | {"colours": colours}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: make-catalogue.py TABLES > Resources/palettes.plist")
    folder = pathlib.Path(sys.argv[1])
    files = sorted((pathlib.Path(__file__).parent / "catalogue").glob("*.toml"))
    entries = [
        entry for file in files for entry in tomllib.loads(file.read_text("utf-8"))["category"]
    ]
    catalogue = {"version": 1, "categories": [category(folder, entry) for entry in entries]}
    sys.stdout.buffer.write(property_list.document(catalogue).encode())


main()
