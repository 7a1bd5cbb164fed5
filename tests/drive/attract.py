"""What waits for visitors: shows without a word, in their order and time, and what can be touched meanwhile."""
import pathlib
import unittest

import path_player
from chips import pixels
from client import LANGUAGES, Folder, Game

WORLD = ["show_fan", "show_swap", "show_leap", "show_beckon"]
PATH = ["show_path"]
OWN = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "id": "Bahasa Indonesia", "zh_CN": "简体中文"}
STILL = "[screen]\nreduced_motion = yes\n"
MOST_DARKER, FLASH, FLASHES_MOST = .1, 1.1, 3


class Attract:
    """A stand nobody is at."""

    def __init__(self, config="", size="854x480", draws=False):
        self.folder = Folder()
        data = self.folder.__enter__()
        path = pathlib.Path(data, "kiosk.ini")
        path.write_text(config)
        self.game = Game(data, "--kiosk", "--config", str(path), size=size, draws=draws)
        self.width, self.height = map(int, size.split("x"))
        self.clock = 0

    def __enter__(self):
        return self

    def __exit__(self, *reason):
        self.game.__exit__(*reason)
        self.folder.__exit__(*reason)

    def wait(self, ms):
        self.clock += self.game.say(f"wait {ms}")["ms"]

    def below(self):
        stack = self.game.stack()
        assert stack[-1] == "attract" and len(stack) > 1, stack
        return stack[0]

    def wait_for(self, *scenes):
        for _ in range(900):
            if self.below() in scenes:
                return self.below()
            self.wait(100)
        raise AssertionError(f"never {scenes}")

    def loop(self):
        """What comes until it begins anew, and when each began. A table counts as one, whatever happens on it."""
        seen, tables = [], {"stage", "scoring", "question", "victory", "path", "path_end"}
        began = self.clock
        while True:
            below = self.below()
            below = "table" if below in tables else below
            if not seen or seen[-1][0] != below:
                if seen and below == seen[0][0]:
                    return seen, self.clock - began
                seen.append((below, self.clock - began))
            self.wait(50)

    def centre(self, widget):
        x, y, wide, high = self.game.widgets()[widget]["rect"]
        assert 0 <= x and x + wide <= self.width and 0 <= y and y + high <= self.height, f"{widget} is off the screen"
        return x + wide / 2, y + high / 2

    def touch(self, x, y):
        for phase in ("down", "up"):
            self.game.say(f"touch 1 {x} {y} {phase}")
        self.wait(300)


class Loop(unittest.TestCase):
    def test_the_shows_come_in_their_order_and_time(self):
        with Attract() as stand:
            seen, takes = stand.loop()
            self.assertEqual([scene for scene, _ in seen], [*WORLD, *PATH, "table"])
            for (scene, at), wanted in zip(seen, (0, 3600, 7600, 11300, 15000, 24600)):
                self.assertAlmostEqual(at, wanted, delta=150, msg=scene)
            self.assertAlmostEqual(takes, 32600, delta=200)

    def test_a_stand_with_one_game_shows_only_that_one(self):
        for game, show, table in (("world", WORLD, "stage"), ("path", PATH, "path")):
            with self.subTest(game=game), Attract(f"[game]\ngames = {game}\n") as stand:
                for _ in range(2):
                    seen, _ = stand.loop()
                    self.assertEqual([scene for scene, _ in seen], [*show, "table"])
                    self.assertFalse([name for name in stand.game.widgets() if "door" in name])
                self.assertEqual(stand.wait_for("stage", "path"), table)

    def test_the_first_on_offer_comes_first(self):
        with Attract("[game]\ngames = path world\n") as stand:
            self.assertEqual([scene for scene, _ in stand.loop()[0]], [*PATH, *WORLD, "table"])

    def test_a_hall_of_fame_comes_where_somebody_is_in_it(self):
        with Attract("[game]\ngames = path\nlanguages = en\n") as stand:
            stand.game.click("attract.play")
            stand.wait(500)
            stand.game.click("arrive.start")
            stand.game.idle()
            path_player.play(stand.game, path_player.Hand(stand.game), [0])
            for _ in range(900):
                if stand.game.scene() == "attract":
                    break
                stand.wait(1000)
            seen, _ = stand.loop()
            has_fame = "fame" in [scene for scene, _ in seen]
            self.assertEqual([scene for scene, _ in seen if scene != "fame"], ["show_path", "table"])
            self.assertTrue(has_fame, seen)
            begins = dict(seen)
            self.assertAlmostEqual(begins["table"] - begins["fame"], 12000, delta=150)

    def test_with_one_game_the_table_goes_on_where_it_was_left(self):
        with Attract("[game]\ngames = world\n") as stand:
            stand.wait_for("stage")
            stand.wait(7850)
            before = stand.game.hash()
            stand.wait_for("show_leap")
            self.assertEqual(stand.game.hash(), before, "nobody plays while nobody sees it")
            stand.wait_for("stage")
            self.assertEqual(stand.game.hash(), before)
            stand.wait(7000)
            self.assertNotEqual(stand.game.hash(), before)


def blue(path, rows):
    """The share that is as blue as night, as compare.c counts it."""
    def is_blue(red, green, blue):
        span = blue - min(red, green)
        return (blue > red and green <= blue and 4 * span > blue and 10 * blue > 255 and
                190 <= 240 + 60 * (red - green) / span < 255)
    found = [is_blue(*pixel) for line in pixels(path, rows) for pixel in line]
    return sum(found) / len(found)


class Table(unittest.TestCase):
    """Computers at play, between the shows."""

    def test_it_lies_in_the_dawn(self):
        for game in ("world", "path"):
            with self.subTest(game=game), Attract(f"[game]\ngames = {game}\n", draws=True) as stand:
                stand.wait_for("stage", "path")
                stand.wait(5000)
                picture = pathlib.Path(stand.folder.path, "table.png")
                stand.game.say(f"shot {picture}")
                self.assertLess(blue(picture, stand.height), .45)


class Touch(unittest.TestCase):
    PARTS = [*WORLD, *PATH, "stage"]

    def test_languages_are_offered_in_their_own_names_all_the_time(self):
        for size in ("854x480", "480x854"):
            with self.subTest(size=size), Attract(size=size) as stand:
                for part in self.PARTS:
                    stand.wait_for(part)
                    widgets = stand.game.widgets()
                    self.assertEqual({language: widgets[f"attract.language.{language}"]["label"] for language in LANGUAGES},
                                     OWN, part)
                    for language in LANGUAGES:
                        stand.centre(f"attract.language.{language}")

    def test_doors_and_everything_else_can_be_touched_all_the_time(self):
        for part in self.PARTS:
            for widget, game in (("attract.door.world", "world"), ("attract.door.path", "path"), (None, None)):
                with self.subTest(part=part, widget=widget), Attract("[game]\nlanguages = en\n") as stand:
                    stand.wait_for(part)
                    stand.touch(*(stand.centre(widget) if widget else (stand.width / 2, stand.height * .4)))
                    self.assertEqual(stand.game.scene(), "arrive")
                    shown = "path" if part == "show_path" else "world"
                    stand.game.click("arrive.start")
                    stand.wait(500)
                    self.assertEqual(stand.game.scene(), "path" if (game or shown) == "path" else "stage")

    def test_three_touches_from_a_door_into_play(self):
        for part in ("show_leap", "show_path"):
            for door, table in (("world", "stage"), ("path", "path")):
                with self.subTest(part=part, door=door), Attract(size="480x854") as stand:
                    stand.wait_for(part)
                    for widget in (f"attract.door.{door}", "arrive.language.fr", "arrive.start"):
                        stand.touch(*stand.centre(widget))
                    self.assertEqual(stand.game.scene(), table)


class Light(unittest.TestCase):
    def frames(self, stand, until):
        lights = []
        while not lights or stand.below() != until:
            lights.append(stand.game.say("light")["light"])
            stand.wait(16)
        return lights

    def check(self, lights):
        for i in range(1, len(lights)):
            self.assertGreater(lights[i], lights[i - 1] * (1 - MOST_DARKER), f"frame {i}: {lights[max(i - 3, 0):i + 3]}")
        flashes = [i for i in range(1, len(lights)) if lights[i] > lights[i - 1] * FLASH]
        for i in flashes:
            self.assertLessEqual(len([j for j in flashes if i <= j < i + 60]), FLASHES_MOST, f"frame {i}")
        self.assertGreater(min(lights), 25, "there is something to be seen")

    def test_nothing_in_the_shows_and_between_them_cuts_to_dark_or_flashes(self):
        with Attract(draws=True) as stand:
            stand.wait(500)
            self.check(self.frames(stand, "stage"))

    def test_nor_round_the_loop(self):
        for config in ("", "[game]\ngames = world\n", "[game]\ngames = path\n"):
            with self.subTest(config=config), Attract(config, size="480x854", draws=True) as stand:
                stand.wait_for("stage", "path")
                stand.wait(7500)
                lights = []
                for _ in range(60):
                    lights.append(stand.game.say("light")["light"])
                    stand.wait(16)
                self.assertTrue(stand.below().startswith("show_"))
                self.check(lights)


class Reduced(unittest.TestCase):
    def test_one_picture_stands_for_each_part_and_nothing_moves(self):
        with Attract(STILL, draws=True) as stand:
            for part in (*WORLD, *PATH):
                stand.wait_for(part)
                stand.wait(600)
                before = stand.game.say("perf")["frames"]
                for _ in range(18):
                    stand.wait(100)
                    self.assertFalse(stand.game.say("scene")["motion"], part)
                self.assertEqual(stand.below(), part)
                self.assertLessEqual(stand.game.say("perf")["frames"] - before, 3, part)

    def test_pictures_melt_into_each_other(self):
        with Attract(STILL, draws=True) as stand:
            stand.wait_for("show_beckon")
            stand.wait(1000)
            before = stand.game.say("perf")["frames"]
            stand.wait_for("show_path")
            stand.wait(400)
            self.assertGreater(stand.game.say("perf")["frames"] - before, 8)


if __name__ == "__main__":
    unittest.main()
