"""Palettes from the tables that hold one colour a line; make-catalogue.py says of what form."""

import itertools
import json
import re
import sys

from catalogue.naming import ID_STYLES, NAME_STYLES, distinct, identifier
from catalogue.tables import checked_hex, rows

COLUMNS = "group palette colour_name hex order extra source licence".split()
SIZE_COLUMNS = "scheme type n hexes".split()


def palettes(folder, part):
    table = rows(folder / f"{part['table']}.tsv", COLUMNS)
    wanted = [row for row in table if row["group"] == part["group"]]
    found = []
    for name, group in itertools.groupby(wanted, key=lambda row: row["palette"]):
        match = re.fullmatch(part.get("match", "(.+)"), name)
        if match:
            found.append(palette(match[1], list(group), part))
    unknown = part.get("palettes", {}).keys() - {key for key, _ in found}
    if unknown:
        sys.exit(f"the group '{part['group']}' has no palette '{min(unknown)}'")
    found = [palette for _, palette in found]
    return with_size(folder, part["size"], found) if "size" in part else found


def palette(name, group, part):
    """The name that the table gives, and the palette."""
    named = NAME_STYLES[part.get("palette-names", "as-is")](name)
    facts = part.get("palettes", {}).get(name, {})
    id = facts.get("id") or identifier(facts.get("name", named))
    made = {
        "id": id,
        "name": named,
        "names": {},
        "tags": tags(json.loads(group[0]["extra"]).get("palette", {})),
        "source": readable(group[0]["source"]),
        "licence": group[0]["licence"],
    } | facts
    made["tags"] = part.get("tags", []) + made["tags"]
    return name, made | {"colours": colours(group, id, part)}


def colours(group, palette, part):
    styled = NAME_STYLES[part.get("colour-names", "as-is")]
    identified = ID_STYLES[part.get("colour-ids", "words")]
    taken, found = set(), []
    for row in group:
        extra = json.loads(row["extra"])
        name = styled(row["colour_name"])
        wanted = identified(extra.get("pinyin") or extra.get("romaji") or name, palette)
        found.append(
            {
                "id": distinct(wanted, taken),
                "name": name,
                "names": renderings(name, extra),
                "rgb": checked_hex(row["hex"]),
            }
        )
    return found


def renderings(name, extra):
    """The romanisation of a local name, and the British spelling of an American one."""
    found = {key: extra[key] for key in ("pinyin", "romaji") if key in extra}
    british = name.replace("gray", "grey")
    if british != name and british in extra.get("spellings", []):
        found["en-GB"] = british
    return found


def tags(facts):
    """The tags that the table's facts about a palette amount to."""
    found = []
    if "type" in facts:
        found.append(facts["type"].replace("categorical", "qualitative"))
    if facts.get("colourblind_safe") is True:
        found.append("colour-blind-safe")
    if "background" in facts:
        components = bytes.fromhex(facts["background"].removeprefix("#"))
        found.append("dark" if sum(components) < 384 else "light")
    elif "dark" in facts:
        found.append("dark" if facts["dark"] else "light")
    return found


def readable(source):
    """The tables' short form of a source in words."""
    forms = [
        (r"github:([^@]+)@([0-9a-f]+):(.+)", r"github.com/\1 at \2, \3"),
        (r"debian:(\S+ .+?):(/.+|[A-Z].+)", r"Debian package \1, \2"),
        (r"pypi:([^:]+):(.+)", r"Python package \1, \2"),
    ]
    for pattern, words in forms:
        if re.fullmatch(pattern, source):
            return re.sub(pattern, words, source)
    sys.exit(f"the source '{source}' has no known form")


def with_size(folder, size, found):
    """The palettes, after each the list of its scheme that has that many colours.

    What is safe for the colour-blind at its largest size is safe with fewer classes.
    """
    table = rows(folder / "colorbrewer-all-sizes.tsv", SIZE_COLUMNS)
    lists = {row["scheme"]: row["hexes"].split(" ") for row in table if row["n"] == str(size)}
    for palette in found:
        yield palette
        scheme = palette["name"]
        yield palette | {
            "id": f"{palette['id']}-{size}",
            "name": f"{scheme}, {size} classes",
            "names": {"zh-Hans": f"{scheme}，{size} 级"},
            "colours": [
                {"id": str(number), "name": f"{scheme} {number}/{size}", "rgb": checked_hex(hex)}
                for number, hex in enumerate(lists[scheme], start=1)
            ],
        }
