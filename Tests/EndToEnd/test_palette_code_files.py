"""Palettes as source text, read by the tools that it is written for."""

import json
import re
import subprocess
import tomllib
import unittest

from peers import needs
from support import ProgramTest

# What a colour token may be: Design Tokens Format Module and Color Module 2025.10, in our own words.
COMPONENT = {"anyOf": [{"type": "number"}, {"const": "none"}]}
PERCENTAGE = {"anyOf": [{"type": "number", "minimum": 0, "maximum": 100}, {"const": "none"}]}
FRACTION = {"anyOf": [{"type": "number", "minimum": 0, "maximum": 1}, {"const": "none"}]}
HUE = {"anyOf": [{"type": "number", "minimum": 0, "exclusiveMaximum": 360}, {"const": "none"}]}
CHROMA = {"anyOf": [{"type": "number", "minimum": 0}, {"const": "none"}]}
SPACES = {
    **{space: [FRACTION] * 3 for space in (
        "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50",
        "xyz-d65")},
    "hsl": [HUE, PERCENTAGE, PERCENTAGE], "hwb": [HUE, PERCENTAGE, PERCENTAGE],
    "lab": [PERCENTAGE, COMPONENT, COMPONENT], "lch": [PERCENTAGE, CHROMA, HUE],
    "oklab": [FRACTION, COMPONENT, COMPONENT], "oklch": [FRACTION, CHROMA, HUE],
}
VALUE = {
    "type": "object", "required": ["colorSpace", "components"], "additionalProperties": False,
    "properties": {
        "colorSpace": {"enum": list(SPACES)},
        "components": {"type": "array", "minItems": 3, "maxItems": 3},
        "alpha": FRACTION,
        "hex": {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"},
    },
    "allOf": [
        {"if": {"properties": {"colorSpace": {"const": space}}},
         "then": {"properties": {"components": {"prefixItems": components}}}}
        for space, components in SPACES.items()],
}
TOKENS = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
        "group": {
            "type": "object",
            "properties": {
                "$schema": {"type": "string"}, "$type": {"const": "color"},
                "$description": {"type": "string"}},
            "patternProperties": {"^[^$.{}][^.{}]*$": {
                "if": {"required": ["$value"]},
                "then": {
                    "properties": {
                        "$value": VALUE, "$type": {"const": "color"},
                        "$description": {"type": "string"}},
                    "additionalProperties": False},
                "else": {"$ref": "#/$defs/group"}}},
            "additionalProperties": False,
        }},
    "$ref": "#/$defs/group",
}

# A palette in the words of another program, so that no catalogue is needed.
NAMES = ["Ink blue", "red", "*/ } </style>", "绯红", "${x} #{y}", "'\"`\\", "Sky", "sky"]
COLOURS = [f"#{index:02x}40f0" for index in range(len(NAMES))]


class PaletteCodeFilesTest(ProgramTest):
    def setUp(self):
        super().setUp()
        lines = [
            f"{int(hex[1:3], 16)} {int(hex[3:5], 16)} {int(hex[5:], 16)}\t{name}"
            for hex, name in zip(COLOURS, NAMES)]
        self.write("odd.gpl", "GIMP Palette\nName: Odd\n#\n" + "\n".join(lines) + "\n")

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def export(self, palette, format, *more):
        return self.output("export", palette, "--to", format, *more)

    def tokens_of(self, text):
        """The colour of each name, and the order."""
        def walk(group):
            for key, value in group.items():
                if not isinstance(value, dict):
                    continue
                if "$value" in value:
                    yield value.get("$description", key), value["$value"]["hex"]
                else:
                    yield from walk(value)
        return list(walk(json.loads(text)))

    def properties_of(self, text, block):
        """The declarations in the first block with a prelude, as tinycss2 has them."""
        import tinycss2
        rules = tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)
        self.assertFalse([rule for rule in rules if rule.type == "error"], text)
        rule = next(
            rule for rule in rules if rule.type in ("qualified-rule", "at-rule") and rule.content
            and block in (tinycss2.serialize(rule.prelude).strip(),
                          "@" + getattr(rule, "at_keyword", "")))
        found = tinycss2.parse_blocks_contents(
            rule.content, skip_comments=True, skip_whitespace=True)
        self.assertEqual({item.type for item in found}, {"declaration"}, text)
        return {item.name: tinycss2.serialize(item.value).strip() for item in found}

    @needs("jsonschema")
    def test_tokens_keep_the_rules_of_their_format(self):
        import jsonschema
        check = jsonschema.Draft202012Validator(TOKENS)
        wide = self.write(
            "wide.css", ":root { --a: oklch(0.7 0.1 none / 0.5); --b: hsl(120 50% 20.5%);"
            " --c: color(display-p3 0 1 0); --d: lab(50 40 -20); --e: hwb(0 10% 20%) }")
        for palette in (
                "odd.gpl", "catppuccin", "tailwind", "chinese", "xkcd", "crameri", wide):
            with self.subTest(palette):
                text = self.export(palette, "tokens")
                check.validate(json.loads(text))
        self.assertEqual(
            self.tokens_of(self.export("odd.gpl", "tokens")), list(zip(NAMES, COLOURS)))

    @needs("tinycss2")
    def test_css_is_css(self):
        properties = self.properties_of(self.export("odd.gpl", "css"), ":root")
        self.assertEqual(list(properties.values()), COLOURS)
        self.assertEqual(properties["--odd-ink-blue"], "#0040f0")
        self.assertIn("--odd-sky-2", properties)
        for palette in ("catppuccin", "chinese", "xkcd"):
            text = self.export(palette, "css")
            count = len(re.findall(r"^  --", text, re.M))
            self.assertEqual(len(self.properties_of(text, ":root")), count)

    @needs("tinycss2")
    def test_tailwind_4_is_css(self):
        text = self.export("odd.gpl", "tailwind")
        properties = self.properties_of(text, "@theme")
        self.assertTrue(all(name.startswith("--color-odd-") for name in properties))
        self.assertEqual(list(properties.values()), COLOURS)
        self.assertTrue(text.startswith('@import "tailwindcss";\n'))

    @needs("sass")
    def test_scss_compiles(self):
        import sass
        text = self.export("odd.gpl", "scss")
        css = sass.compile(string=text + '.x { color: map-get($odd, "red"); b: $odd-sky-2; }')
        self.assertIn("color: #0140f0", css)
        self.assertIn("b: #0740f0", css)
        for palette in ("catppuccin", "chinese", "pixel-art", "ridgway"):
            text = self.export(palette, "scss")
            maps = re.findall(r"^\$([a-z0-9-]+): \($", text, re.M)
            self.assertGreater(len(maps), 0)
            probe = "".join(f".m {{ n: length(${name}); }}\n" for name in maps)
            lengths = re.findall(r"n: (\d+)", sass.compile(string=text + probe))
            self.assertEqual(
                sum(map(int, lengths)), len(re.findall(r"^\$.*: #", text, re.M)), palette)

    @needs("sass")
    def test_scss_of_other_notations_compiles(self):
        import sass
        clear = self.write(
            "clear.css", ":root { --a: rgb(0 0 255 / 50%); --b: #ce332d; --c: rgb(9 8 7 / 0.123) }")
        for more, expected in (
                ((), "rgba(0, 0, 255, 0.25)"), (("--notation", "css"), "rgba(0, 0, 255, 0.25)"),
                (("--notation", "hsl"), "rgba(0, 0, 255, 0.25)")):
            text = self.export(clear, "scss", *more)
            css = sass.compile(
                string=text + ".x { a: rgba($clear-a, .25); b: darken($clear-b, 0%);"
                " c: alpha($clear-c) }")
            self.assertIn(f"a: {expected}", css, text)
            self.assertIn("c: 0.123", css, text)

    def test_values_that_cannot_be_read_are_told(self):
        path = self.write(
            "site.scss", "$brand: #ce332d;\n$soft: rgba($brand, .5);\n$dark: darken($brand, 9%);\n"
            "$width: 4px;\n$other: theme.$brand;\n")
        done = self.run_program("export", path, "--to", "css")
        self.assertIn("rgb(206 51 45 / 50%)", done.stdout)
        self.assertIn("at line 3 something that is no colour was left out", done.stderr)
        self.assertIn("at line 5 there is no 'theme.$brand'", done.stderr)
        self.assertNotIn("line 4", done.stderr)

    @needs("node")
    def test_tailwind_3_is_a_module(self):
        for palette, names in (("odd.gpl", {"odd"}), ("catppuccin", {"latte", "mocha"})):
            path = self.folder / "tailwind.config.js"
            self.output("export", palette, "--to", "tailwind3", "-o", str(path), "--force")
            done = subprocess.run(
                ["node", "-e", "console.log(JSON.stringify(require(process.argv[1])))", str(path)],
                capture_output=True, encoding="utf-8", check=True, timeout=60)
            colours = json.loads(done.stdout)["theme"]["extend"]["colors"]
            self.assertLessEqual(names, set(colours))
        self.output("export", "odd.gpl", "--to", "tailwind3", "-o", str(path), "--force")
        done = subprocess.run(
            ["node", "-e", "console.log(JSON.stringify(require(process.argv[1])))", str(path)],
            capture_output=True, encoding="utf-8", check=True, timeout=60)
        colours = json.loads(done.stdout)["theme"]["extend"]["colors"]["odd"]
        self.assertEqual(sorted(colours.values()), COLOURS)

    @needs("swiftc")
    def test_swift_parses(self):
        for palette in ("odd.gpl", "catppuccin", "chinese", "css"):
            path = self.folder / "Palette.swift"
            self.output("export", palette, "--to", "swift", "-o", str(path), "--force")
            done = subprocess.run(
                ["swiftc", "-parse", "-warnings-as-errors", str(path)], capture_output=True,
                encoding="utf-8", timeout=120)
            self.assertEqual((done.returncode, done.stderr), (0, ""), palette)
            text = path.read_text(encoding="utf-8")
            names = re.findall(r"static let (\S+) = Color\(", text)
            self.assertEqual(len(names), len(set(names)))

    def test_terminal_themes(self):
        theme = tomllib.loads(self.export("terminals/tango", "alacritty"))["colors"]
        keys = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        self.assertEqual(list(theme["normal"]), keys)
        self.assertEqual(list(theme["bright"]), keys)
        kitty = dict(
            line.split() for line in self.export("terminals/tango", "kitty").splitlines()
            if line and not line.startswith("#"))
        self.assertEqual(kitty["color1"], theme["normal"]["red"])
        self.assertEqual(kitty["color15"], theme["bright"]["white"])
        self.assertEqual(kitty["background"], theme["primary"]["background"])
        self.assertIn(
            "neither sixteen nor named like a terminal's",
            self.refusal("export", "odd.gpl", "--to", "kitty", status=1))
        for palette in ("dracula", "tokyo-night", "one", "everforest", "kanagawa"):
            theme = self.export(palette, "kitty")
            self.assertEqual(len(re.findall(r"^color\d+ #", theme, re.M)), 16, palette)

    def test_one_format_becomes_another(self):
        tokens = self.export("odd.gpl", "tokens")
        for format, suffix in (("css", "css"), ("scss", "scss"), ("tailwind", "css")):
            path = self.write(f"odd.{format}.{suffix}", self.export("odd.gpl", format))
            self.assertEqual(
                self.export(path, "tokens", "--from", format), tokens, format)

    def test_damage_is_told(self):
        cycle = self.write(
            "cycle.tokens.json",
            '{"a": {"$type": "color", "$value": "{b}"}, "b": {"$type": "color", "$value": "{a}"}}')
        message = self.refusal("export", cycle, "--to", "hex", status=65)
        self.assertIn("a -> b -> a", message)
        broken = self.write("broken.tokens.json", '{"a": {"$value": "#fff",}}')
        self.assertIn("line 1, column", self.refusal("export", broken, "--to", "hex", status=65))


if __name__ == "__main__":
    unittest.main()
