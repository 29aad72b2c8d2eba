"""What a colour loses on its way is told, and what was asked for is shown whole."""

from support import ProgramTest

WIDE = "color(display-p3 0 1 0)"


class LossesTest(ProgramTest):
    def told(self, *arguments, **more):
        """The exit status and what is said beside the answer."""
        done = self.run_program(*arguments, **more)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stderr

    def test_a_colour_that_is_mapped_is_told_of(self):
        for command in (
                ["convert"], ["adjust", "--rotate", "10"], ["adjust", "--rotate", "0", "--to", "p3"],
                ["adjust", "--invert", "--to", "oklch"], ["harmony"], ["harmony", "--to", "oklch"],
                ["simulate", "--deficiency", "deutan", "--to", "xyz"]):
            said = self.told(*command, WIDE)
            self.assertIn("outside sRGB", said, command)
            self.assertEqual(said.count("\n"), 1, command)

    def test_nothing_is_told_where_nothing_is_lost(self):
        for command in (
                ["convert", "--to", "p3", WIDE], ["convert", "--to", "srgb", WIDE],
                ["adjust", "--rotate", "10", "--space", "oklch", "--to", "oklch", WIDE],
                ["adjust", "--rotate", "10", "teal"], ["convert", "--to", "css", "#ce332d80"]):
            self.assertEqual(self.told(*command), "", command)

    def test_an_opacity_that_cannot_be_written_is_told_of(self):
        self.assertIn("'#ce332d80' is not opaque", self.told("convert", "--to", "int", "#ce332d80"))
        self.assertIn(
            "2 colours are not opaque",
            self.told("convert", "--to", "name", stdin="#ce332d80\n#000\n#fff8\n"))

    def test_an_answer_is_never_cut(self):
        for command, answer in [
                (["convert", "--to", "swiftui", "#ce332d"],
                 "Color(red: 0.8078, green: 0.2, blue: 0.1765)"),
                (["shades", "teal", "--to", "p3"], "color(display-p3 0.216037 0.494182 0.497977)"),
                (["simulate", "red", "--deficiency", "protan", "--to", "xyz"], "color(xyz-d65 0.103746 0.114271 0.016592)")]:
            status, screen = self.on_terminal(*command, columns=40)
            self.assertEqual(status, 0)
            self.assertIn(answer, screen.replace("\n", ""))
            self.assertNotIn("…", screen)

    def test_ascii_is_kept_to_where_it_is_wanted(self):
        _, screen = self.on_terminal("nearest", "red", PALETTE_ASCII="1")
        self.assertTrue(screen.isascii(), screen)


class TemplateTest(ProgramTest):
    def test_of_what_is_found(self):
        self.assertEqual(
            self.output("nearest", "#ce332d", "--template",
                        "{input}|{hex}|{name}|{address}|{difference}"),
            "#ce332d|#ce332d|Scarlet|reds/scarlet/scarlet|0\n")
        lines = self.output(
            "nearest", "-n", "2", "--template", "{rest}:{hex}", stdin="#ce332d\ta\nteal\tb\n")
        self.assertEqual([line[:2] for line in lines.split()], ["a:", "a:", "b:", "b:"])
        self.refusal("nearest", "red", "--template", "{hex}", "--json", status=64)

    def test_only_says_what_can_be_told(self):
        self.assertIn("'{address}'", self.refusal(
            "convert", "red", "--template", "{address}", status=64))
        self.assertIn("'{input}'", self.refusal(
            "random", "--template", "{input}", status=64))
        self.assertEqual(
            len(self.output("random", "-n", "3", "--template", "{hex} {name}").split()), 6)

    def test_shares_are_percentages_or_fractions(self):
        self.assertEqual(
            self.output("mix", "red", "blue", "--at", "30%"),
            self.output("mix", "red", "blue", "--at", "0.3"))
        self.assertEqual(
            self.output("simulate", "red", "--deficiency", "tritan", "--severity", "50%"),
            self.output("simulate", "red", "--deficiency", "tritan", "--severity", "0.5"))
