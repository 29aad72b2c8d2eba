"""Writes XML property lists with a colour on a line, so that a change of one colour is one line."""

import xml.sax.saxutils

HEAD = """\
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
"""


def document(root):
    return HEAD + "\n".join(lines(root)) + "\n</plist>\n"


def lines(value, depth=0):
    """The value's lines, each with the tabs before it."""
    margin = "\t" * depth
    if fits_one_line(value):
        yield margin + inline(value)
    elif isinstance(value, dict):
        yield margin + "<dict>"
        for key, member in value.items():
            if fits_one_line(member):
                yield margin + "\t" + named(key) + inline(member)
            else:
                yield margin + "\t" + named(key)
                yield from lines(member, depth + 1)
        yield margin + "</dict>"
    else:
        yield margin + "<array>"
        for element in value:
            yield from lines(element, depth + 1)
        yield margin + "</array>"


def fits_one_line(value):
    """Whether the value is a colour, or holds nothing but texts."""
    if isinstance(value, dict):
        return "rgb" in value or all(isinstance(member, str) for member in value.values())
    if isinstance(value, list):
        return all(isinstance(element, str) for element in value)
    return True


def inline(value):
    match value:
        case str():
            return f"<string>{xml.sax.saxutils.escape(value)}</string>"
        case int():
            return f"<integer>{value}</integer>"
        case dict():
            members = (named(key) + inline(member) for key, member in value.items())
            return f"<dict>{''.join(members)}</dict>"
        case list():
            return f"<array>{''.join(map(inline, value))}</array>"


def named(key):
    return f"<key>{xml.sax.saxutils.escape(key)}</key>"
