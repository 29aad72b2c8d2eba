"""Questions that people have, answered by the program alone."""

import unittest

from support import ProgramTest


class QuestionsTest(ProgramTest):
    def records(self, *arguments, **more):
        """The records of a pipe, each a list of fields."""
        return [line.split("\t") for line in self.output(*arguments, **more).splitlines()]

    def test_tailwind(self):
        """Which colour of Tailwind is nearest to #336699?"""
        ((query, colour, difference, name, address),) = self.records(
            "nearest", "#336699", "--in", "tailwind")
        self.assertEqual((query, colour, address), ("#336699", "#0369a1", "tailwind/sky/700"))
        self.assertLess(float(difference), 0.03)
        self.assertEqual(self.records("search", "#336699", "--in", "tailwind", "-n", "1")[0][3],
                         address)

    def test_five_classes(self):
        """I draw a map with five classes. Which sequential scales can colour-blind readers tell
        apart?"""
        scales = self.json("list", "--tag", "sequential", "--tag", "colour-blind-safe",
                           "--min", "5", "--max", "5")
        self.assertGreaterEqual(len(scales), 10)
        for scale in scales:
            self.assertEqual(len(scale["colours"]), 5)
        addresses = [scale["address"] for scale in scales]
        self.assertIn("colorbrewer/ylgnbu-5", addresses)
        self.assertNotIn("colorbrewer/spectral-5", addresses)

    def test_nord(self):
        """What are the sixteen colours of Nord, for my terminal's settings?"""
        address = self.records("search", "nord", "--palettes", "-n", "1")[0][0]
        colours = self.records("list", address)
        self.assertEqual([colour[2] for colour in colours], [f"nord{n}" for n in range(16)])
        self.assertEqual([colour[0] for colour in colours], [
            "#2e3440", "#3b4252", "#434c5e", "#4c566a", "#d8dee9", "#e5e9f0", "#eceff4", "#8fbcbb",
            "#88c0d0", "#81a1c1", "#5e81ac", "#bf616a", "#d08770", "#ebcb8b", "#a3be8c", "#b48ead"])

    def test_japanese_greens(self):
        """Which greens does the Japanese tradition have?"""
        ((address, name, *_),) = self.records("search", "greens", "--palettes", "--in", "japanese")
        self.assertEqual((address, name), ("japanese/greens", "Greens"))
        greens = self.json("list", address)["colours"]
        self.assertEqual(len(greens), 38)
        self.assertTrue(all("romaji" in green["names"] for green in greens))
        self.assertIn("moegi", [green["names"]["romaji"] for green in greens])

    def test_calm_combinations(self):
        """Which three colours go together, feel calm, and have a blue among them?"""
        palettes = self.records("search", "calm", "--palettes", "--near", "blue")
        self.assertIn("cyans/azurite", [palette[0] for palette in palettes])
        blues = set()
        for _, _, mood, colours, combinations in palettes:
            self.assertEqual(mood, "calm")
            threes = [three.split("+") for three in combinations.split(" ")]
            self.assertTrue(all(len(three) == 3 for three in threes))
            blues.update(colours.split(" "))
        # A colour's name in another catalogue says whether it is one.
        names = [record[3] for record in self.records(
            "nearest", "--in", "xkcd", stdin="\n".join(sorted(blues)) + "\n")]
        self.assertTrue(any("blue" in name for name in names), names)

    def test_a_designer(self):
        """A designer: our brand is #c8102e. What is it called, and which colours of
        Material are near it?"""
        near = self.json("search", "#c8102e", "--in", "material", "-n", "3")
        self.assertEqual(near[0]["address"], "material/red/800")
        self.assertEqual(len(near), 3)
        names = [record[2] for record in self.records("search", "#c8102e", "--in", "xkcd")]
        self.assertIn("scarlet", names[:3])

    def test_a_data_scientist(self):
        """A data scientist: I have seven groups, and one of my readers cannot tell red from green.
        Which colours, as hex, separated by commas?"""
        palettes = self.records("list", "--tag", "qualitative", "--tag", "colour-blind-safe",
                                "--min", "7", "--max", "8")
        addresses = [palette[0] for palette in palettes]
        self.assertIn("categorical/okabe-ito", addresses)
        self.assertIn("paul-tol/bright", addresses)
        okabe = next(palette for palette in palettes if palette[0] == "categorical/okabe-ito")
        self.assertEqual(",".join(okabe[3].split(" ")[:3]), "#e69f00,#56b4e9,#009e73")

    def test_a_chinese_painter(self):
        """一位国画画家：胭脂和花青是什么颜色？用拼音也找得到吗？"""
        for text in ("胭脂", "yanzhi", "yān zhī", "yan zhi", "胭脂色"):
            found = self.records("search", text, "--lang", "zh")[0]
            self.assertEqual((found[0], found[2]), ("#9d2933", "胭脂"), text)
        for text in ("花青", "huaqing", "huā qīng"):
            self.assertEqual(self.records("search", text, "--in", "chinese", "--lang", "zh")[0][2],
                             "花青", text)
        self.assertIn("绿", self.records("search", "lv", "--in", "chinese", "--lang", "zh")[0][2])

    def test_a_terminal_user(self):
        """Somebody at a terminal: which dark themes have a background like mine, #282c34?"""
        themes = [record[0] for record in self.records(
            "list", "--tag", "theme", "--tag", "dark", "--near", "#282c34")]
        self.assertEqual(themes[0], "one/dark")
        self.assertIn("dracula/dracula", themes)
        self.assertNotIn("one/light", themes)

    def test_a_game_artist(self):
        """A game artist: which pixel art palettes have sixteen colours, and what is the red of
        PICO-8?"""
        palettes = self.records("list", "--tag", "pixel-art", "--min", "16", "--max", "16")
        self.assertEqual({palette[0] for palette in palettes},
                         {"pixel-art/pico-8", "pixel-art/pyxel"})
        self.assertEqual(self.records("search", "pico-8", "red")[0][0], "#ff004d")

    def test_a_teacher(self):
        """A teacher: what did Werner's book call the blues, and which of them is nearest to the
        sky?"""
        blues = self.records("list", "werner/blues")
        self.assertIn("Prussian Blue", [blue[2] for blue in blues])
        nearest = self.records("nearest", "skyblue", "--in", "werner/blues")[0]
        self.assertIn(nearest[4], [blue[3] for blue in blues])
        self.assertEqual(self.records("search", "prussian", "blue", "--in", "werner")[0][3],
                         "werner/blues/prussian-blue")

    def test_a_web_developer(self):
        """A web developer, in a hurry: rebecapurple, tailwind slate 500?"""
        self.assertEqual(self.records("search", "rebecapurple")[0][:1], ["#663399"])
        self.assertEqual(self.records("search", "tailwind", "slate", "500")[0][3],
                         "tailwind/slate/500")
        self.assertIn("'tailwind/slate/500'", self.refusal("show", "tailwnd/slate/500", status=1))
        self.assertEqual(self.output("list", "tailwind/slate/"), self.output("list", "tailwind/slate"))


class NarrowingTest(ProgramTest):
    def test_an_unknown_tag_is_told_with_those_there_are(self):
        error = self.refusal("list", "--tag", "seqential", status=1)
        self.assertIn("Did you mean 'sequential'?", error)
        self.assertIn("colour-blind-safe", error)

    def test_what_makes_no_sense_is_refused(self):
        self.assertIn("--palettes", self.refusal("search", "red", "--tag", "dark", status=64))
        self.refusal("list", "--min", "5", "--max", "4", status=64)
        self.refusal("list", "nord", "--min", "17", status=1)
        self.refusal("search", "red", "--in", "nord/nord/nord0", status=64)
        self.refusal("search", "red", "--in", "nrod", status=1)
        self.refusal("search", "red", "-n", "0", status=64)
        self.refusal("list", "--near", "nocolour", status=1)

    def test_a_place_is_told_by_its_name_or_suggested(self):
        self.assertEqual(self.output("list", "红色系"), self.output("list", "reds"))
        self.assertEqual(self.output("list", "Tailwind CSS"), self.output("list", "tailwind"))
        self.assertEqual(self.output("search", "red", "--in", "pico-8").splitlines()[0].split("\t")[3],
                         "pixel-art/pico-8/red")
        for arguments in (["list", "slate"], ["nearest", "red", "--in", "slate"],
                          ["search", "red", "--in", "slate"]):
            self.assertIn("Did you mean 'tailwind/slate'", self.refusal(*arguments, status=1))

    def test_tags_are_found_in_other_spellings_and_without_a_text(self):
        safe = self.output("list", "--tag", "colour-blind-safe")
        self.assertEqual(self.output("list", "--tag", "colorblind-safe"), safe)
        self.assertEqual(self.output("search", "--palettes", "--tag", "colorblind"), safe)
        self.assertIn("list --tag diverging", self.refusal("search", "diverging", status=1))
        self.assertIn("There is no text", self.refusal("search", "--palettes", status=64))

    def test_what_is_written_alike_comes_with_a_notice(self):
        result = self.run_program("search", "rebecapurple", "-n", "1")
        self.assertIn("Nothing is called 'rebecapurple'", result.stderr)
        self.assertIn("css/named/rebeccapurple", result.stdout)
        self.assertIn("Search for 'blue' alone", self.refusal("search", "klein blue", status=1))

    def test_words_of_an_address_are_no_colour_but_suggest_one(self):
        self.assertIn("'tailwind/slate/500'", self.refusal("show", "tailwind slate 500", status=1))
        self.assertIn("Did you mean 'tailwind/slate/500'",
                      self.refusal("convert", "tailwind-v3/slate/500", status=1))

    def test_palettes_of_a_category_have_its_tags(self):
        dark = self.output("list", "radix-dark", "--tag", "dark").splitlines()
        self.assertEqual(len(dark), len(self.output("list", "radix-dark").splitlines()))

    def test_json_of_a_palette_tells_its_tags(self):
        viridis = self.json("list", "matplotlib/viridis")
        self.assertIn("sequential", viridis["tags"])
        self.assertNotIn("tags", self.json("list", "reds/scarlet"))
        self.assertIn("dark", self.json("list", "radix-dark")["tags"])

    def test_a_terminal_gets_a_screenful_and_a_pipe_all(self):
        status, shown = self.on_terminal("search", "red", rows=24)
        self.assertEqual(status, 0)
        self.assertLessEqual(len(shown.splitlines()), 23)
        count = len(self.output("search", "red").splitlines())
        self.assertGreater(count, 1000)
        self.assertIn(f"'-n {count}' shows them all", shown)
        self.assertEqual(len(self.output("search", "red", "-n", "7").splitlines()), 7)
        self.assertNotIn("shows them all", self.on_terminal("search", "red", "-n", "7")[1])


if __name__ == "__main__":
    unittest.main()
