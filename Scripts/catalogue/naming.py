"""Ids and names made from the names in the tables."""

import re
import unicodedata


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


def words(name):
    """deep-purple-A700, coolGray-10 and highlightHigh as words with a space between."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|-", " ", name)


def capitalised(name):
    return name[:1].upper() + name[1:]


def titled(name):
    return " ".join(map(capitalised, words(name).split(" ")))


def hyphenated(name):
    """gray1 as gray-1."""
    return re.sub(r"(?<=[a-z])(?=[0-9])", "-", name)


def step(id, palette):
    """What is left of a colour's id without the words that the palette's id begins with too."""
    parts, leading = id.split("-"), palette.split("-")
    while len(parts) > 1 and leading and parts[0] == leading[0]:
        del parts[0], leading[0]
    return "-".join(parts)


NAME_STYLES = {
    "as-is": str,
    "title": titled,
    "sentence": capitalised,
    "hyphens": hyphenated,
}

# A name like "OrRd 3/9" counts through its palette: what is behind the stroke is no part of the id.
ID_STYLES = {
    "words": lambda name, palette: identifier(name),
    "numbers": lambda name, palette: re.sub("[^0-9]", "", name),
    "joined": lambda name, palette: identifier(name.replace(" ", "")),
    "steps": lambda name, palette: step(identifier(re.sub("/[0-9]+$", "", name)), palette),
}
