"""How the program behaves as a program: streams, statuses, help, terminals."""

import json
import os
import re
import subprocess
import time
import unittest

from support import PROGRAM, ProgramTest

ESCAPE = "\x1b"
COMMANDS = ["list", "show", "search", "pick", "wheel", "fav", "convert", "store", "ledger",
            "contrast", "difference", "simulate", "nearest", "mix", "gradient", "harmony", "adjust",
            "shades", "sort", "random", "catalogue", "completions", "help"]


class HelpTest(ProgramTest):
    def test_every_command_has_help(self):
        short = self.output()
        self.assertIn("palette-cli", short)
        whole = self.output("--help")
        self.assertEqual(self.output("help"), whole)
        for command in COMMANDS:
            self.assertIn(command, whole)
            text = self.output(command, "--help")
            self.assertEqual(self.output("help", command), text)
            self.assertTrue(all(len(line) <= 79 for line in text.splitlines()), text)

    def test_version(self):
        self.assertRegex(self.output("--version"), r"^palette-cli \d+\.\d+\.\d+\n$")

    def test_usage_errors(self):
        self.assertIn("list", self.refusal("lst", status=64))
        self.assertIn("--json", self.refusal("list", "--jsno", status=64))
        self.assertIn("'#ff8800'", self.refusal("show", status=64))
        self.refusal("pick", "1", "2", "3", status=64)
        self.refusal("store", "buy", status=64)
        self.refusal("wheel", "--size", "many", status=64)

    def test_completion_scripts_parse(self):
        for shell in ("bash", "zsh", "fish"):
            script = self.output("completions", shell)
            self.assertIn("palette-cli", script)
        done = subprocess.run(["bash", "-n"], input=self.output("completions", "bash"),
                              encoding="utf-8", capture_output=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))


class StreamTest(ProgramTest):
    def test_no_escape_reaches_a_pipe(self):
        self.output("fav", "add", "red")
        for arguments in (["list"], ["list", "reds"], ["show", "red"], ["wheel"], ["fav"],
                          ["search", "red"], ["ledger"], ["store", "products"]):
            self.assertNotIn(ESCAPE, self.output(*arguments, COLORTERM="truecolor"), arguments)
            self.assertNotIn("Ad · ", self.output(*arguments))
        self.assertIn(ESCAPE, self.output("list", "--color=always"))
        self.assertIn(ESCAPE, self.output("list", "--colour", "always", NO_COLOR="1"))
        self.assertNotIn(ESCAPE, self.output("list", "--json", "--color", "always"))
        self.assertIn(ESCAPE, self.output("list", CLICOLOR_FORCE="1", NO_COLOR=""))
        self.assertNotIn(ESCAPE, self.output("list", FORCE_COLOR="1", NO_COLOR="1"))

    def test_depths(self):
        kinds = {"24bit": "38;2;|48;2;", "256": "38;5;|48;5;", "16": r"\[(3|4|9|10)\d"}
        for depth, pattern in kinds.items():
            for arguments in (["list"], ["list", "reds"], ["show", "red"], ["wheel"]):
                _, screen = self.on_terminal(*arguments, PALETTE_COLOR_DEPTH=depth)
                self.assertRegex(screen, pattern, (depth, arguments))
                others = "|".join(other for name, other in kinds.items() if name > depth
                                  and depth == "16")
                if others:
                    self.assertNotRegex(screen, others)
        for environment in ({"TERM": "dumb"}, {"PALETTE_COLOR_DEPTH": "none"}, {"NO_COLOR": "1"}):
            _, screen = self.on_terminal("list", "reds", **environment)
            self.assertNotRegex(screen, r"\x1b\[[0-9;]*[34]8;|\x1b\[[349]\d", environment)
            self.assertIn("#ce332d", screen)
        self.assertNotIn(ESCAPE, self.on_terminal("list", TERM="dumb")[1])

    def test_lines_fit_the_terminal(self):
        self.output("fav", "add", "reds/scarlet/scarlet")
        for columns in (40, 80, 200):
            for arguments in (["list"], ["list", "reds"], ["show", "red"], ["fav"], ["wheel"],
                              ["search", "red"], ["show", "reds/scarlet"]):
                status, screen = self.on_terminal(*arguments, columns=columns)
                self.assertEqual(status, 0)
                for line in screen.splitlines():
                    plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
                    width = sum(2 if ord(letter) > 0x2E80 else 1 for letter in plain)
                    self.assertLessEqual(width, columns, (arguments, plain))

    def test_json_does_not_depend_on_the_surroundings(self):
        plain = self.output("list", "reds", "--json")
        self.assertEqual(plain, self.output("list", "reds", "--json", COLUMNS="7", TERM="dumb",
                                            LC_NUMERIC="de_DE.UTF-8"))
        json.loads(plain)

    def test_a_closed_pipe_ends_quietly(self):
        done = subprocess.run(
            f"'{PROGRAM}' list reds | head -1; echo ${{PIPESTATUS[0]}}", shell=True,
            executable="/bin/bash", env=self.environment, capture_output=True, encoding="utf-8")
        self.assertEqual(done.stderr, "")
        self.assertIn(done.stdout.splitlines()[-1], ("0", "141"))

    def test_a_full_disk_is_told(self):
        with open("/dev/full", "w") as full:
            done = subprocess.run([PROGRAM, "list"], stdout=full, stderr=subprocess.PIPE,
                                  env=self.environment, encoding="utf-8")
        self.assertEqual(done.returncode, 74)
        self.assertTrue(done.stderr.startswith("palette-cli: "))

    def test_an_empty_environment_is_enough(self):
        done = subprocess.run([PROGRAM, "list"], env={}, capture_output=True, encoding="utf-8")
        self.assertEqual((done.returncode, done.stdout), (0, self.output("list")))

    def test_a_file_size_limit_is_told(self):
        done = subprocess.run(["/bin/bash", "-c", f"ulimit -f 0; exec '{PROGRAM}' fav add red"],
                              env=self.environment, capture_output=True, encoding="utf-8")
        self.assertEqual(done.returncode, 74, done)
        self.assertTrue(done.stderr.startswith("palette-cli: "))

    def test_control_characters_of_files_are_made_visible(self):
        products = self.folder / "shop.storekit"
        products.write_text(json.dumps({
            "version": {"major": 4, "minor": 0}, "settings": {"_storefront": "CHN"},
            "products": [{"productID": "a.b", "type": "Consumable", "displayPrice": "1.00",
                          "localizations": [{"locale": "en_US", "displayName": "x\u001b[31my\u009bz",
                                             "description": ""}]}]}))
        for arguments in (["products"], ["buy", "b", "--yes"]):
            _, screen = self.on_terminal("store", *arguments, "--products", str(products),
                                         NO_COLOR="1")
            self.assertNotIn("x" + ESCAPE, screen)
            self.assertNotIn("\x9b", screen)
        self.assertNotIn("\x9b", self.output("store", "products", "--json", "--products",
                                             str(products)))

    def test_a_pipe_that_never_waits_is_waited_for(self):
        reading, writing = os.pipe()
        os.set_blocking(reading, False)
        process = subprocess.Popen(
            [PROGRAM, "convert"], stdin=reading, stdout=subprocess.PIPE, env=self.environment)
        os.close(reading)
        time.sleep(0.2)
        os.write(writing, b"red\n")
        os.close(writing)
        self.assertEqual(process.communicate(timeout=30)[0], b"#ff0000\n")
        self.assertEqual(process.returncode, 0)

    def test_answers_go_on_where_nobody_hears_the_errors(self):
        lines = "nope\n" + "red\n" * 200_000 + "nope\n"
        for command in (["convert"], ["simulate", "--deficiency", "protan"], ["sort"]):
            reading, writing = os.pipe()
            os.close(reading)
            done = subprocess.run(
                [PROGRAM, *command], input=lines.encode(), stdout=subprocess.PIPE, stderr=writing,
                env=self.environment, restore_signals=False, timeout=60)
            os.close(writing)
            self.assertEqual(done.returncode, 65, command)
            self.assertEqual(done.stdout.count(b"\n"), 200_000, command)

    def test_what_a_message_quotes_stays_on_its_line(self):
        for arguments, status in [
                (["list", "x\npalette-cli: all is well"], 1),
                (["search", "red", "--in", "x\ny"], 1),
                (["list", "--catalogue", "x\ny"], 66)]:
            told = self.refusal(*arguments, status=status)
            self.assertEqual(told.count("\n"), 1, told)
        told = self.refusal("lis\nt", status=64)
        self.assertRegex(told, r"\Apalette-cli: There is no command 'lis\\u\{A\}t'.*\nSee .*\n\Z")

    def test_control_characters_in_names_are_made_visible(self):
        self.output("fav", "add", "red", "--name", "a\x1b[31mb\x07\u202ec")
        _, screen = self.on_terminal("fav")
        self.assertNotIn("\x07", screen)
        self.assertNotIn("\u202e", screen)
        self.assertNotIn("a\x1b", screen)
        self.assertNotIn(ESCAPE, self.output("fav"))


if __name__ == "__main__":
    unittest.main()
