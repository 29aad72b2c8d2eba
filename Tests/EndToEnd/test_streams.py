"""Colours from standard input: order, bad lines, what is passed on, memory, terminals."""

import json
import os
import pty
import select
import subprocess
import unittest
from resource import RUSAGE_CHILDREN, getrusage

from support import PROGRAM, ProgramTest


class ConvertTest(ProgramTest):
    def stream(self, data, *arguments):
        """Status, output and errors of convert over bytes."""
        done = subprocess.run([PROGRAM, "convert", *arguments], input=data, capture_output=True,
                              env=self.environment, cwd=self.folder, timeout=120)
        return done.returncode, done.stdout, done.stderr.decode()

    def test_a_bad_line_is_named_and_the_rest_goes_on(self):
        done = self.run_program("convert", "--to", "oklch",
                                stdin="#ff0000\nnope\nrgb(0 0 255 / 50%)\n")
        self.assertEqual(done.returncode, 65)
        self.assertEqual(done.stdout, "oklch(0.62796 0.25768 29.234)\n"
                                      "oklch(0.45201 0.31321 264.052 / 0.5)\n")
        self.assertEqual(len(done.stderr.splitlines()), 1)
        self.assertTrue(done.stderr.startswith("palette-cli: line 2: "), done.stderr)

    def test_other_fields_are_passed_on_as_bytes(self):
        status, output, errors = self.stream(
            b"\xef\xbb\xbfred\ta\xff\t b\r\n\n \t \n0,0,255\t\n#abc")
        self.assertEqual((status, errors), (0, ""))
        self.assertEqual(output, b"#ff0000\ta\xff\t b\n#0000ff\t\n#aabbcc\n")

    def test_a_line_that_is_no_text_is_an_error_of_its_own(self):
        status, output, errors = self.stream(b"\xff\xfe\nred\n\x00\n\xc3\xa9\n")
        self.assertEqual((status, output), (65, b"#ff0000\n"))
        self.assertEqual([line.split(": ")[1] for line in errors.splitlines()],
                         ["line 1", "line 3", "line 4"])

    def test_long_input_keeps_its_order_and_its_numbers(self):
        lines = [f"#{number * 40503 & 0xffffff:06x}\t{number}" for number in range(200000)]
        bad = range(77, len(lines), 30011)
        for number in bad:
            lines[number] = "no such colour"
        status, output, errors = self.stream("\n".join(lines).encode())
        self.assertEqual(status, 65)
        kept = [line for number, line in enumerate(lines) if number not in bad]
        self.assertTrue(output.decode().splitlines() == kept)
        self.assertEqual([line.split(": ")[1] for line in errors.splitlines()],
                         [f"line {number + 1}" for number in bad])

    def test_a_long_line_is_read_whole(self):
        rest = b"\t" + b"x" * 3_000_000
        self.assertEqual(self.stream(b"#fff" + rest + b"\nred\n"),
                         (0, b"#ffffff" + rest + b"\n#ff0000\n", ""))
        status, _, errors = self.stream(b"y" * 3_000_000 + b"\nred\n")
        self.assertEqual(status, 65)
        self.assertLess(len(errors), 300)

    def test_a_line_beyond_all_measure_is_told_and_passed_over(self):
        status, output, errors = self.stream(
            b"red\n" + b"x" * 34_000_000 + b"\nblue\n" + b"#fff\t" + b"x" * 17_000_000)
        self.assertEqual((status, output), (65, b"#ff0000\n#0000ff\n"))
        self.assertEqual([line.split(". ")[0] for line in errors.splitlines()],
                         [f"palette-cli: line {number} is longer than 16 MiB" for number in (2, 4)])

    def test_a_line_without_end_does_not_take_all_memory(self):
        done = subprocess.run(
            f"ulimit -v 800000; head -c 60000000 /dev/zero | '{PROGRAM}' convert", shell=True,
            capture_output=True, executable="/bin/bash", env=self.environment, timeout=120)
        self.assertEqual(done.returncode, 65, done.stderr)
        self.assertIn(b"line 1 is longer", done.stderr)

    def test_a_stream_that_fails_does_not_wait_for_the_rest(self):
        with subprocess.Popen(
                [PROGRAM, "convert", "--catalogue", str(self.folder / "missing.plist")],
                stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                env=self.environment) as process:
            process.stdin.write(b"#336699\n" * 300_000 + b"foo\n")
            process.stdin.flush()
            # The writing end stays open meanwhile.
            self.assertEqual(process.wait(timeout=20), 66)
            self.assertIn(b"missing.plist", process.stderr.read())

    def test_memory_does_not_grow_with_the_input(self):
        def peak(count):
            with subprocess.Popen([PROGRAM, "convert", "--to", "hsl"], stdin=subprocess.PIPE,
                                  stdout=subprocess.DEVNULL, env=self.environment) as process:
                block = b"#336699\n" * 8192
                for _ in range(count):
                    process.stdin.write(block)
                process.stdin.close()
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = status
                self.assertEqual(status, 0)
                return usage.ru_maxrss
        self.assertLess(peak(64), peak(8) + 8192)

    def test_a_reader_that_has_enough_ends_it_quietly(self):
        done = subprocess.run(
            f"yes '#336699' | '{PROGRAM}' convert | head -1", shell=True, capture_output=True,
            executable="/bin/bash", env=self.environment, encoding="utf-8", timeout=60)
        self.assertEqual((done.stdout, done.stderr), ("#336699\n", ""))

    def test_an_answer_does_not_wait_for_the_next_line(self):
        for output in ("pipe", "terminal"):
            reader, writer = pty.openpty() if output == "terminal" else os.pipe()
            with subprocess.Popen([PROGRAM, "convert", "--color", "never"], stdin=subprocess.PIPE,
                                  stdout=writer, env=self.environment) as process:
                for line, answer in ((b"red\n", b"#ff0000"), (b"1,2,3\n", b"#010203")):
                    process.stdin.write(line)
                    process.stdin.flush()
                    ready, _, _ = select.select([reader], [], [], 20)
                    self.assertTrue(ready, f"nothing comes through a {output}")
                    self.assertIn(answer, os.read(reader, 1000))
                process.stdin.close()
            os.close(writer)
            os.close(reader)

    def test_on_a_terminal_an_error_stands_in_its_place(self):
        status, screen = self.on_terminal("convert", keys=b"red\nnope\nblue\n\x04",
                                          PALETTE_COLOR_DEPTH="none")
        self.assertEqual(status, 65)
        answers = [line for line in screen.splitlines() if "#" in line or "nope'" in line]
        self.assertEqual([line.split()[0] for line in answers],
                         ["#ff0000", "palette-cli:", "#0000ff"])

    def test_the_catalogue_is_not_read_before_it_is_needed(self):
        broken = str(self.folder / "missing.plist")
        self.assertEqual(self.output("convert", "--catalogue", broken, stdin="#fff\n"), "#ffffff\n")
        done = self.run_program("convert", "--catalogue", broken, stdin="#fff\nfoo\nbar\n")
        self.assertEqual((done.returncode, done.stdout), (66, "#ffffff\n"))
        self.assertEqual(len(done.stderr.splitlines()), 1)
        self.assertNotIn("line", done.stderr)

    def test_names_and_addresses_of_the_catalogue(self):
        self.assertEqual(self.output("convert", stdin="绯\nreds/scarlet\nScarlet\nRED\n"),
                         "#ce332d\n#ce332d\n#ce332d\n#ff0000\n")

    def test_json_a_line(self):
        documents = [json.loads(line) for line in self.output(
            "convert", "--to", "hsl", "--json", stdin="red\tx\ncolor(display-p3 1 0 0)\n",
        ).splitlines()]
        self.assertEqual(documents[0], {
            "input": "red", "hex": "#ff0000", "value": "hsl(0 100% 50%)", "space": "hsl",
            "components": [0, 100, 50], "alpha": 1, "inGamut": True,
            "fields": ["x"]})
        self.assertFalse(documents[1]["inGamut"])


class GamutTest(ProgramTest):
    def test_a_note_tells_what_had_to_be_mapped(self):
        p3 = "color(display-p3 0 1 0)"
        one = self.run_program("convert", p3)
        self.assertEqual((one.returncode, one.stdout), (0, "#00fb29\n"))
        self.assertIn(f"'{p3}' lies outside sRGB", one.stderr)
        stream = self.run_program("convert", stdin=f"{p3}\nred\n{p3}\n")
        self.assertEqual(stream.stdout, "#00fb29\n#ff0000\n#00fb29\n")
        self.assertIn("2 colours lie outside sRGB", stream.stderr)
        self.assertEqual(len(stream.stderr.splitlines()), 1)
        clipped = self.run_program("convert", p3, "--gamut", "clip")
        self.assertEqual(clipped.stdout, "#00ff00\n")
        self.assertIn("--gamut clip", clipped.stderr)
        for quiet in (["convert", p3, "--to", "oklch"], ["convert", "red"],
                      ["convert", p3, "--template", "{oklch}"]):
            self.assertEqual(self.run_program(*quiet).stderr, "", quiet)


class TemplateTest(ProgramTest):
    def test_fields_are_filled_in(self):
        text = self.output("convert", "--template", r"{input}\t{hex} {name} {red}/{alpha} {{{rest}}}",
                           stdin="Tomato\ta\tb\n#00f8\n")
        self.assertEqual(text, "Tomato\t#ff6347 tomato 255/1 {a\tb}\n"
                               "#00f8\t#0000ff88 blue 0/0.5333 {}\n")
        self.assertEqual(self.output("simulate", "grey", "--deficiency", "tritan", "--template",
                                     "{input} {rgb}"), "grey 128,128,128\n")

    def test_what_is_no_template_is_refused(self):
        for template, words in (("{hxe}", "'{hex}'"), ("a{", "character 2"), ("}", "'}}'"),
                                ("{colour}", "oklch"), ("\\q", "'\\q'")):
            self.assertIn(words, self.refusal("convert", "red", "--template", template, status=64))
        self.refusal("convert", "red", "--template", "{hex}", "--json", status=64)
        self.refusal("convert", "--template", "{hex}", "--json", stdin="red\n", status=64)


class EveryStreamTest(ProgramTest):
    """What all commands that answer a stream of colours have in common."""

    COMMANDS = (["convert"], ["nearest"], ["adjust", "--invert"], ["sort"],
                ["simulate", "--deficiency", "tritan"])

    def test_nothing_in_a_line_steers_a_terminal(self):
        for command in self.COMMANDS:
            for more in ([], ["--template", "{hex} {input} {rest}"]):
                if more and command == ["nearest"]:
                    continue
                with self.subTest(command, more=more):
                    _, screen = self.on_terminal(
                        *command, *more, PALETTE_COLOR_DEPTH="none", columns=160,
                        keys=b"red\ta\xc2\x9bb\n\x04")
                    # The terminal itself shows what is typed on the first line.
                    answer = screen.split("\n", 1)[1]
                    self.assertIn("a\\u{9B}b", answer)
                    self.assertNotIn("\x9b", answer)

    def test_bad_lines_are_told_and_other_fields_passed_on(self):
        for command in self.COMMANDS:
            with self.subTest(command):
                done = self.run_program(*command, stdin="red\ta\tb\nnope\n\n0,0,255\n")
                self.assertEqual(done.returncode, 65)
                lines = done.stdout.splitlines()
                self.assertEqual(len(lines), 2)
                self.assertTrue(lines[0].endswith("\ta\tb"), lines)
                self.assertIn("line 2: There is no colour 'nope'.", done.stderr)
                self.assertEqual(len(done.stderr.splitlines()), 1)

    def test_json_has_the_other_fields(self):
        for command in self.COMMANDS:
            with self.subTest(command):
                output = self.output(*command, "--json", stdin="red\ta\t\n0,0,255\n")
                documents = json.loads(output) if command == ["sort"] else \
                    [json.loads(line) for line in output.splitlines()]
                self.assertEqual(documents[0]["fields"], ["a", ""])
                self.assertNotIn("fields", documents[1])

    def test_a_template_is_refused_before_anything_is_read(self):
        for command in [*self.COMMANDS, ["gradient", "-"]]:
            if command == ["nearest"]:
                continue
            with self.subTest(command), subprocess.Popen(
                    [PROGRAM, *command, "--template", "{hex}", "--json"], stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                    env=self.environment) as process:
                self.assertEqual(process.wait(timeout=20), 64)
                self.assertEqual(process.stdout.read(), b"")
                self.assertIn(b"--help", process.stderr.read())

    def test_a_template_knows_what_was_typed(self):
        for command in self.COMMANDS:
            if command != ["nearest"]:
                self.assertEqual(
                    self.output(*command, "--template", "{input}|{rest}", stdin="Red\ta\tb\n"),
                    "Red|a\tb\n", command)
        for command in (["mix", "red", "blue"], ["gradient", "red", "blue"], ["harmony", "red"],
                        ["shades", "red"]):
            for field in ("{input}", "{rest}"):
                self.assertIn(
                    field, self.refusal(*command, "--template", field, status=64), command)

    def test_the_note_comes_also_where_lines_failed(self):
        for command in (["convert"], ["simulate", "--deficiency", "tritan"], ["sort"]):
            done = self.run_program(*command, stdin="color(display-p3 0 1 0)\nnope\n")
            self.assertEqual(done.returncode, 65)
            self.assertIn("1 colour lies outside sRGB", done.stderr, command)

    def test_an_answer_comes_at_once(self):
        for command in [*self.COMMANDS, ["pick", "-"]]:
            if command == ["sort"]:
                continue
            with self.subTest(command), subprocess.Popen(
                    [PROGRAM, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                    env=self.environment) as process:
                points = command[0] == "pick"
                for line in (b"128 128\n", b"100 90\n") if points else (b"red\n", b"#abc\n"):
                    process.stdin.write(line)
                    process.stdin.flush()
                    ready, _, _ = select.select([process.stdout], [], [], 20)
                    self.assertTrue(ready)
                    self.assertIn(b"#", os.read(process.stdout.fileno(), 1000))
                process.stdin.close()

    def test_names_are_looked_up_in_an_index(self):
        def seconds(*command, count):
            before = getrusage(RUSAGE_CHILDREN).ru_utime
            self.output(*command, stdin="scarlet\n" * count)
            return getrusage(RUSAGE_CHILDREN).ru_utime - before
        for command in (["convert"], ["sort"], ["simulate", "--deficiency", "tritan"]):
            few, many = (seconds(*command, count=count) for count in (50, 2000))
            self.assertLess(many, 0.15 + 12 * few, command)

    def test_suggestions_stop_after_many_bad_lines(self):
        for command in self.COMMANDS:
            done = self.run_program(*command, stdin="scarlett\n" * 25)
            self.assertEqual(done.stderr.count("Did you mean"), 20, command)

    def test_a_template_on_a_terminal_is_all_there_is(self):
        _, screen = self.on_terminal("gradient", "red", "blue", "-n", "2", "--template", "{hex}",
                                     PALETTE_COLOR_DEPTH="24bit")
        self.assertEqual(screen, "#ff0000\n#0000ff\n")

    def test_names_of_css_are_suggested_too(self):
        self.assertIn("'teal'", self.refusal("convert", "tael", status=1))


if __name__ == "__main__":
    unittest.main()
