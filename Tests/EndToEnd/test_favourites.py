"""The third use: keeping colours."""

import os
import subprocess
import unittest

from support import PROGRAM, ProgramTest


class FavouritesTest(ProgramTest):
    def hexes(self):
        return [line.split("\t")[0] for line in self.output("fav").splitlines()]

    def test_toggle_says_which_way_it_went(self):
        self.assertIn("added", self.output("fav", "toggle", "ce332d").lower())
        self.assertEqual(self.hexes(), ["#ce332d"])
        self.assertIn("removed", self.output("fav", "toggle", "ce332d").lower())
        self.assertEqual(self.hexes(), [])

    def test_newest_first_with_name_and_time(self):
        self.output("fav", "add", "red", PALETTE_NOW="2026-01-02T03:04:05.678Z")
        self.output("favourites", "add", "reds/scarlet/scarlet",
                    PALETTE_NOW="2026-01-02T03:04:06Z")
        self.assertEqual(
            self.output("favorites", "list"),
            "#ce332d\t206,51,45\tScarlet\t2026-01-02T03:04:06.000Z\n"
            "#ff0000\t255,0,0\tred\t2026-01-02T03:04:05.678Z\n")
        kept = self.json("fav")[0]
        self.assertLessEqual({"hex", "rgb", "name", "keptAt", "from"}, set(kept))
        self.assertEqual(kept["from"], "reds/scarlet/scarlet")

    def test_adding_twice_and_removing_what_is_not_there(self):
        self.output("fav", "add", "red")
        self.output("fav", "add", "#f00")
        self.assertEqual(self.hexes(), ["#ff0000"])
        done = self.run_program("fav", "remove", "blue")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(self.hexes(), ["#ff0000"])

    def test_order_names_and_places(self):
        self.output("fav", "add", "red", "lime", "blue")
        first = self.hexes()
        self.assertEqual(len(first), 3)
        self.output("fav", "move", "@3", "1")
        self.assertEqual(self.hexes(), [first[2], first[0], first[1]])
        self.output("fav", "rename", "@1", "A new name")
        self.assertEqual(self.output("fav").splitlines()[0].split("\t")[2], "A new name")
        self.output("fav", "remove", "@2")
        self.assertEqual(self.hexes(), [first[2], first[1]])
        self.refusal("fav", "remove", "@9", status=1)

    def test_clear_asks(self):
        self.output("fav", "add", "red")
        self.refusal("fav", "clear", status=64)
        status, screen = self.on_terminal("fav", "clear", keys=b"n\n")
        self.assertEqual(self.hexes(), ["#ff0000"], screen)
        status, screen = self.on_terminal("fav", "clear", keys=b"y\n")
        self.assertEqual((status, self.hexes()), (0, []), screen)
        self.output("fav", "add", "red")
        self.output("fav", "clear", "--yes")
        self.assertEqual(self.hexes(), [])

    def test_fifty_at_once_leave_fifty(self):
        adding = [
            subprocess.Popen([PROGRAM, "fav", "add", f"#{index:02x}55aa"], env=self.environment,
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            for index in range(50)
        ]
        for process in adding:
            _, errors = process.communicate(timeout=60)
            self.assertEqual((process.returncode, errors), (0, b""))
        self.assertEqual(len(self.hexes()), 50)

    def test_a_damaged_file_is_refused_and_kept(self):
        self.output("fav", "add", "red")
        file = self.data / "palette.db"
        file.write_bytes(b"this is not a database, but it is long enough to look like one" * 40)
        before = file.read_bytes()
        for arguments in (["fav"], ["fav", "add", "blue"]):
            self.refusal(*arguments, status=65)
        self.assertEqual(file.read_bytes(), before)
        self.assertEqual(self.run_program("list").returncode, 0)

    def test_files_are_the_users_own(self):
        self.output("fav", "add", "red")
        self.assertEqual(os.stat(self.data).st_mode & 0o777, 0o700)
        self.assertEqual(os.stat(self.data / "palette.db").st_mode & 0o777, 0o600)


if __name__ == "__main__":
    unittest.main()
