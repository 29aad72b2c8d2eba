"""The user's own palettes: imported, made, changed and removed, and nothing of them ever lost."""

import os
import plistlib
import random
import signal
import subprocess
import time
import unittest

from support import PROGRAM, ProgramTest

NOBODY = 65534

BRAND = """GIMP Palette
Name: Brand colours
#
206 51 45\tLacquer
0 128 128\tTeal & <more>
0 0 64\t夜
"""


class OwnPalettesTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.file = self.data / "palettes.plist"
        (self.folder / "brand.gpl").write_text(BRAND)

    def addresses(self):
        done = self.run_program("list", "my")
        return [line.split("\t")[0] for line in done.stdout.splitlines()]

    def names(self, palette):
        return [line.split("\t")[2] for line in self.output("list", palette).splitlines()]

    def stored(self):
        """The palettes of the file, as another reader of property lists sees them."""
        with open(self.file, "rb") as file:
            categories = plistlib.load(file)["categories"]
        return {palette["id"]: palette for palette in categories[0]["palettes"]}


class LookingTest(OwnPalettesTest):
    def test_the_life_of_a_palette(self):
        self.assertEqual(
            self.output("import", "brand.gpl"),
            "my/brand-colours\tBrand colours\t\t#ce332d #008080 #000040\t\n")
        self.assertEqual(self.addresses(), ["my/brand-colours"])
        self.assertEqual(self.names("my/brand-colours"), ["Lacquer", "Teal & <more>", "夜"])
        self.assertIn("My palettes", self.output("list"))
        self.assertIn("我的配色", self.output("list", "--lang", "zh"))
        self.assertIn("my/brand-colours/lacquer", self.output("search", "lacquer"))
        self.assertEqual(
            self.output("show", "my/brand-colours/000040").split("\t")[3],
            "my/brand-colours/000040\n")
        self.assertIn("my/brand-colours/lacquer", self.output("nearest", "--in", "my", "#cd332c"))
        self.assertEqual(
            self.output("export", "my/brand-colours", "--to", "hex").lower().split(),
            ["ce332d", "008080", "000040"])
        self.refusal("remove", "my/brand-colours", status=64)
        self.assertEqual(
            self.output("remove", "my/brand-colours", "--yes").split("\t")[3],
            "#ce332d #008080 #000040")
        self.assertFalse(self.file.exists())
        self.refusal("list", "my", status=1)

    def test_looking_creates_nothing(self):
        for arguments in (["list"], ["search", "red"], ["show", "red"], ["nearest", "red"]):
            self.output(*arguments)
        self.refusal("remove", "my/a", "--yes", status=1)
        self.refusal("edit", "my/a", "remove", "@1", status=1)
        self.assertFalse(self.data.exists())

    def test_the_file_is_a_catalogue_of_the_users_own(self):
        self.output("import", "brand.gpl")
        self.assertEqual(self.file.stat().st_mode & 0o777, 0o600)
        self.assertEqual(self.output("catalogue", "check", str(self.file)).count("error:"), 0)
        self.assertIn("<string>Teal &amp; &lt;more&gt;</string>", self.file.read_text())

    def test_it_comes_before_the_same_category_of_a_catalogue(self):
        self.output("import", "brand.gpl", "--into", "one")
        other = self.folder / "other.plist"
        other.write_bytes(self.file.read_bytes())
        self.output("edit", "my/two", "add", "red")
        done = self.run_program("--catalogue", str(other), "list", "my")
        self.assertEqual(len(done.stdout.splitlines()), 2)
        self.assertIn("1 category replaced", done.stderr)

    def test_completions(self):
        self.output("import", "brand.gpl", "--into", "brand")
        def offered(*words):
            return [line.split("\t")[0] for line in self.output("__complete", *words).splitlines()]
        self.assertEqual(offered("own", "my/"), ["my/brand"])
        self.assertEqual(offered("place", "my/b"), ["my/brand"])
        self.assertEqual(offered("edit", "@", "edit", "my/brand", "move"), ["@1", "@2", "@3"])
        self.assertEqual(offered("edit", "la", "edit", "my/brand", "rename"), ["lacquer"])
        self.assertIn("tailwind/", offered("edit", "tailw", "edit", "my/brand", "add"))

    def test_a_reset_of_the_store_leaves_them(self):
        self.output("import", "brand.gpl")
        before = self.file.read_bytes()
        for what in ("app", "all"):
            self.output("store", "reset", what, "--yes")
        self.assertEqual(self.file.read_bytes(), before)


class ImportTest(OwnPalettesTest):
    def test_what_is_there_is_replaced_only_where_that_is_agreed(self):
        self.output("import", "brand.gpl", "--into", "brand")
        before = self.file.read_bytes()
        said = self.refusal("import", "brand.gpl", "--into", "my/brand", status=1)
        self.assertIn("--replace", said)
        self.assertIn("--into", said)
        self.refusal("import", "brand.gpl", "--into", "brand", "--replace", status=64)
        status, screen = self.on_terminal(
            "import", "brand.gpl", "--into", "brand", "--replace", keys=b"n\n")
        self.assertEqual(status, 1, screen)
        self.assertEqual(self.file.read_bytes(), before)
        (self.folder / "brand.gpl").write_text("GIMP Palette\n#\n1 2 3\tInk\n")
        status, screen = self.on_terminal(
            "import", "brand.gpl", "--into", "brand", "--replace", keys=b"y\n")
        self.assertEqual((status, self.names("my/brand")), (0, ["Ink"]), screen)
        self.output("import", "brand.gpl", "--into", "other", "--replace")
        self.output("import", "brand.gpl", "--into", "brand", "--replace", "--yes")
        self.assertEqual(self.addresses(), ["my/brand", "my/other"])

    def test_all_files_are_read_before_anything_is_kept(self):
        (self.folder / "bad.gpl").write_text("GIMP Palette\n#\n")
        self.refusal("import", "brand.gpl", "bad.gpl", status=65)
        self.refusal("import", "brand.gpl", "missing.gpl", status=66)
        self.assertFalse(self.file.exists())

    def test_several_files_and_one_name(self):
        (self.folder / "night.hex").write_text("000040\n000080\n")
        self.output("import", "brand.gpl", "night.hex")
        self.assertEqual(self.addresses(), ["my/brand-colours", "my/night"])
        self.assertEqual(self.names("my/night"), ["#000040", "#000080"])
        self.output("import", "brand.gpl", "night.hex", "--into", "All of it")
        self.assertEqual(
            self.names("my/all-of-it")[2:4], ["Brand colours 夜", "night #000040"])

    def test_groups_become_names_or_palettes(self):
        groups = self.output("export", "nord", "catppuccin/mocha", "--to", "plist")
        self.output("import", "-", "--from", "plist", "--into", "both", stdin=groups)
        self.assertTrue(self.names("my/both")[0].startswith("Nord "))
        self.output("import", "-", "--from", "plist", "--split", stdin=groups)
        self.assertEqual(self.addresses(), ["my/both", "my/nord", "my/mocha"])
        self.assertEqual(self.names("my/mocha"), self.names("catppuccin/mocha"))
        self.refusal("import", "brand.gpl", "--split", "--into", "x", status=64)

    def test_a_stream_has_no_name(self):
        self.output("import", "-", stdin="#ff0000\n")
        self.assertEqual(self.addresses(), ["my/palette"])
        self.output("import", "/dev/stdin", "--replace", "--yes", stdin="#00ff00\n")
        self.assertEqual(self.addresses(), ["my/palette"])

    def test_equal_names_of_group_and_colour_are_said_once(self):
        whole = self.output("export", "reds", "--to", "plist")
        self.output("import", "-", "--from", "plist", "--into", "all", stdin=whole)
        self.assertEqual(self.names("my/all")[:2], ["Scarlet", "Crimson"])

    def test_a_copy_of_a_palette_has_all_of_it(self):
        copy = self.output("export", "reds/scarlet", "--to", "plist", "--lang", "zh")
        self.output("import", "-", "--from", "plist", "--into", "scarlet", stdin=copy)
        original, mine = self.json("show", "reds/scarlet", "my/scarlet")
        for palette in (original, mine):
            for colour in [palette, *palette["colours"]]:
                del colour["address"]
        self.assertEqual(mine, original)

    def test_names_in_any_script(self):
        for name in ("品牌", "Ωμέγα", "👩‍👩‍👧", "a\tb\nc", "-- \"'<&>"):
            self.output("import", "brand.gpl", f"--into={name}")
        self.assertEqual(len(self.addresses()), 5)
        self.assertEqual(self.names("品牌"), ["Lacquer", "Teal & <more>", "夜"])
        self.output("edit", "my/品牌", "title", "商标")
        self.output("remove", "商标", "my/👩‍👩‍👧", "--yes")
        self.assertEqual(len(self.addresses()), 3)

    def test_what_cannot_be_kept_is_told(self):
        (self.folder / "half.hex").write_text("ff000080\n")
        done = self.run_program("import", "half.hex")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("without opacity", done.stderr)

    def test_favourites_come_and_go_in_order(self):
        self.output("fav", "add", "gold", "red", "#123456", "--json")
        self.output("fav", "rename", "@2", "夜 & <b>")
        before = [line.split("\t")[:3] for line in self.output("fav").splitlines()]
        self.output("fav", "export", "--to", "gpl", "-o", "kept.gpl")
        self.output("fav", "clear", "--yes")
        self.assertEqual(self.output("fav", "import", "kept.gpl"), "added\t3\nkept\t0\n")
        self.assertEqual(
            [line.split("\t")[:3] for line in self.output("fav").splitlines()], before)
        self.assertEqual(self.output("fav", "import", "kept.gpl"), "added\t0\nkept\t3\n")
        self.refusal("fav", "import", "brand.gpl", "missing.gpl", status=66)
        self.assertEqual(len(self.output("fav").splitlines()), 3)


class EditTest(OwnPalettesTest):
    def test_a_palette_made_by_hand(self):
        self.output("edit", "my/night", "add", "navy", "gold")
        self.output("edit", "my/night", "add", "#0b1d3a", "--name", "Midnight", "--at", "1")
        self.assertEqual(self.names("my/night"), ["Midnight", "navy", "gold"])
        self.output("edit", "my/night", "rename", "navy", "Deep blue")
        self.output("edit", "night", "move", "@3", "1")
        self.assertEqual(self.names("my/night"), ["gold", "Midnight", "Deep blue"])
        self.output("show", "my/night/deep-blue")
        self.output("edit", "my/night", "remove", "#0b1d3a", "@1")
        self.assertEqual(self.names("my/night"), ["Deep blue"])
        answer = self.json("edit", "my/night", "title", "The night")
        self.assertEqual((answer["address"], answer["name"]), ("my/the-night", "The night"))
        self.output("edit", "my/the-night", "add", "-", stdin="red\n#00f\tsecond\n")
        self.assertEqual(self.names("my/the-night"), ["Deep blue", "red", "blue"])

    def test_a_new_title_tells_the_new_address(self):
        self.output("edit", "my/brand", "add", "red")
        done = self.run_program("edit", "my/brand", "title", "Brand 2026")
        self.assertEqual(done.stderr, "palette-cli: my/brand is my/brand-2026 now.\n")
        _, screen = self.on_terminal("edit", "my/brand-2026", "title", "Brand")
        self.assertIn("and its address is my/brand.", " ".join(screen.split()))
        self.assertIn("The one there is: my/brand.", self.refusal(
            "edit", "my/zzz", "title", "x", status=1))
        self.assertIn("Use one of: add, rename, move, remove, title.", self.refusal(
            "edit", "my/brand", status=64))

    def test_colours_outside_srgb_are_told(self):
        wide = "color(display-p3 1 0 0)"
        for arguments in (["fav", "add", wide], ["edit", "my/p3", "add", wide]):
            error = self.run_program(*arguments).stderr
            self.assertIn(f"'{wide}' lies outside", error)
            self.assertIn("as the nearest inside, #ff0b0c", error)

    def test_what_cannot_be_done_changes_nothing(self):
        self.output("edit", "my/a", "add", "red", "blue")
        self.output("edit", "my/b", "add", "red")
        before = self.file.read_bytes()
        for status, arguments in [
                (1, ["my/a", "remove", "red", "blue"]), (1, ["my/a", "remove", "@3"]),
                (1, ["my/a", "rename", "green", "x"]), (1, ["my/a", "move", "@1", "3"]),
                (1, ["my/a", "title", "b"]), (1, ["my/c", "title", "x"]),
                (1, ["c", "add", "red"]), (1, ["tailwind/slate", "add", "red"]),
                (1, ["my/a", "add", "red", "--at", "4"]), (1, ["my/c", "add", "red", "--at", "2"]),
                (1, ["my/a/red", "add", "red"]), (1, ["my/a", "title", " "]), (1, ["my/a", "add", "nosuchcolour"]),
                (64, ["my/a", "add"]), (64, ["my/a", "rename", "@1"]), (64, ["my/a", "move", "@1", "x"]),
                (64, ["my/a", "move", "@1", "@@2"]), (64, ["my/a", "move", "@1", "+2"]),
                (64, ["my/a", "title", "x", "y"]), (64, ["my/a", "paint", "x"]),
                (64, ["my/a", "add", "red", "blue", "--name", "x"]),
                (64, ["my/a", "remove", "@1", "--at", "1"]), (64, ["my/a", "add", "rgb(1 2)"])]:
            self.refusal("edit", *arguments, status=status)
        self.assertEqual(self.file.read_bytes(), before)
        self.assertIn("--to plist | palette-cli import - --into slate", self.refusal(
            "edit", "tailwind/slate", "add", "red", status=1))

    def test_removing_is_all_or_nothing(self):
        self.output("edit", "my/a", "add", "red")
        self.refusal("remove", "my/a", "my/missing", "--yes", status=1)
        self.output("edit", "my/brand", "add", "red")
        self.assertIn("Did you mean 'my/brand'?", self.refusal(
            "edit", "my/brnad", "remove", "@1", status=1))
        self.assertNotIn("Did you mean 'my'?", self.refusal("remove", "my", "--yes", status=1))
        self.output("remove", "my/brand", "--yes")
        self.assertEqual(self.addresses(), ["my/a"])
        status, screen = self.on_terminal("remove", "my/a", keys=b"y\n")
        self.assertEqual((status, self.addresses()), (0, []), screen)


class FaultTest(OwnPalettesTest):
    def test_many_at_once_lose_nothing(self):
        self.output("edit", "my/shared", "add", "red")
        running = []
        for index in range(20):
            (self.folder / f"p{index}.hex").write_text(f"{index:06x}\n")
            running += [["import", f"p{index}.hex"],
                        ["edit", "my/shared", "add", f"#{index:02x}aaaa", "--name", f"n{index}"]]
        running = [
            subprocess.Popen([PROGRAM, *arguments], env=self.environment, cwd=self.folder,
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            for arguments in running]
        for process in running:
            _, errors = process.communicate(timeout=60)
            self.assertEqual((process.returncode, errors), (0, b""))
        self.assertEqual(
            sorted(self.addresses()), sorted(["my/shared"] + [f"my/p{index}" for index in range(20)]))
        self.assertEqual(
            sorted(self.names("my/shared")), sorted(["red"] + [f"n{index}" for index in range(20)]))

    def test_a_kill_at_any_moment_leaves_a_whole_file(self):
        generator = random.Random(6)
        (self.folder / "many.hex").write_text("".join(f"{n:06x}\n" for n in range(3000)))
        self.output("edit", "my/first", "add", "red")
        kept = {"first"}
        for index in range(30):
            process = subprocess.Popen(
                [PROGRAM, "import", "many.hex", "--into", f"p{index}"], env=self.environment,
                cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(generator.uniform(0, 0.25))
            process.send_signal(signal.SIGKILL)
            if process.wait() == 0:
                kept.add(f"p{index}")
            stored = self.stored()
            self.assertLessEqual(kept, set(stored))
            self.assertTrue(all(
                len(palette["colours"]) == 3000 for id, palette in stored.items() if id != "first"))
            if len(stored) > 6:
                self.output("remove", *[f"my/{id}" for id in stored if id != "first"], "--yes")
                kept = {"first"}
        self.output("edit", "my/first", "add", "blue")
        self.assertEqual(
            sorted(path.name for path in self.data.iterdir()), ["palettes.lock", "palettes.plist"])

    def test_a_damaged_file_is_told_of_and_kept(self):
        self.output("import", "brand.gpl", "--into", "brand")
        for damage in (b"", b"<plist>", self.file.read_bytes()[:-40],
                       self.file.read_bytes().replace(b"#ce332d", b"#ce332")):
            self.file.write_bytes(damage)
            done = self.run_program("list", "reds")
            self.assertEqual(done.returncode, 0)
            self.assertIn("palettes.plist", done.stderr)
            self.assertEqual(done.stderr.count("\n"), 1)
            for arguments in (
                    ["import", "brand.gpl"], ["edit", "my/brand", "add", "red"],
                    ["edit", "my/brand", "title", "x"], ["remove", "my/brand", "--yes"]):
                self.assertIn("palettes.plist", self.run_program(*arguments).stderr)
                self.assertEqual(self.run_program(*arguments).returncode, 65, arguments)
            self.assertEqual(self.file.read_bytes(), damage)

    def test_a_data_folder_that_is_none(self):
        self.data.write_text("a file")
        self.assertEqual(self.run_program("list").stderr, "")
        self.assertIn(self.run_program("import", "brand.gpl").returncode, (73, 74))
        self.assertEqual(self.data.read_text(), "a file")

    @unittest.skipUnless(os.geteuid() == 0, "only root may be somebody else")
    def test_a_folder_that_may_not_be_written(self):
        self.output("import", "brand.gpl", "--into", "brand")
        self.folder.chmod(0o755)
        self.data.chmod(0o755)
        for path in self.data.iterdir():
            path.chmod(0o644)
        before = self.file.read_bytes()
        try:
            for arguments, status in [
                    (["list", "my"], 0), (["edit", "my/brand", "add", "red"], 77),
                    (["import", "brand.gpl"], 77), (["remove", "my/brand", "--yes"], 77)]:
                done = subprocess.run(
                    [PROGRAM, *arguments], env=self.environment, cwd=self.folder,
                    capture_output=True, encoding="utf-8", user=NOBODY, group=NOBODY,
                    extra_groups=[], timeout=60)
                self.assertEqual(done.returncode, status, (arguments, done.stderr))
        except PermissionError:
            self.skipTest("another user cannot run the program where it is")
        self.assertEqual(self.file.read_bytes(), before)

    @unittest.skipUnless(os.geteuid() == 0, "only root may mount a small disk")
    def test_a_full_disk(self):
        self.data.mkdir()
        mount = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=512k", "none", str(self.data)],
            capture_output=True, encoding="utf-8")
        if mount.returncode:
            self.skipTest(f"no disk can be mounted here: {mount.stderr.strip()}")
        self.addCleanup(subprocess.run, ["umount", str(self.data)], check=True)
        (self.folder / "many.hex").write_text("".join(f"{n:06x}\n" for n in range(2000)))
        self.output("import", "brand.gpl", "--into", "brand")
        before = self.file.read_bytes()
        for free in range(0, 256 * 1024, 24 * 1024):
            (self.data / "filler").unlink(missing_ok=True)
            room = os.statvfs(self.data)
            (self.data / "filler").write_bytes(bytes(max(room.f_bavail * room.f_frsize - free, 0)))
            said = self.run_program("import", "many.hex")
            if said.returncode == 0:
                self.assertGreater(free, 100 * 1024)
                break
            self.assertEqual(said.returncode, 74, said.stderr)
            self.assertIn("no room on the disk", said.stderr)
            self.assertEqual(self.file.read_bytes(), before)
            self.assertFalse((self.data / "palettes.plist.new").exists())
        (self.data / "filler").unlink()
        self.output("import", "many.hex", "--into", "again")


if __name__ == "__main__":
    unittest.main()
