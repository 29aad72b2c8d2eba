"""Reads the tables."""

import csv
import re
import sys


def rows(path, columns):
    """The records of a table as dictionaries; its heading must be the columns."""
    with path.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE, strict=True)
        if list(reader.fieldnames or []) != columns:
            sys.exit(f"{path}: expected the columns {' '.join(columns)}")
        return list(reader)


def checked_hex(text):
    if not re.fullmatch("#[0-9a-f]{6}", text):
        sys.exit(f"'{text}' is not a colour of the form #rrggbb")
    return text
