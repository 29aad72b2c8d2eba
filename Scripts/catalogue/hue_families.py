"""Palettes of one colour each, with a mood and combinations, from hue-families.tsv."""

from catalogue.naming import distinct, identifier
from catalogue.tables import checked_hex, rows

COLUMNS = "family name_zh name_en pinyin mood_zh mood_en hex combo1 combo2 combo3 combo4".split()


def palettes(folder, part):
    taken = set()
    table = rows(folder / "hue-families.tsv", COLUMNS)
    return [palette(row, taken) for row in table if row["family"] == part["group"]]


def palette(row, taken):
    naming = {
        "id": distinct(identifier(row["name_en"]), taken),
        "name": row["name_en"],
        "names": {"zh-Hans": row["name_zh"], "pinyin": row["pinyin"]},
    }
    combinations = [row[f"combo{number}"].split(" ") for number in range(1, 5)]
    return naming | {
        "mood": row["mood_en"],
        "moods": {"zh-Hans": row["mood_zh"]},
        "colours": [naming | {"rgb": checked_hex(row["hex"])}],
        "combinations": [
            [checked_hex(colour) for colour in combination]
            for combination in combinations
            if "?" not in combination
        ],
    }
