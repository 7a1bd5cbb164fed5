"""Whole games as ears have them: what the driver's `sounds` tells of a game in which people take their time is mixed to what
they heard, and measured."""
import os
import re
import subprocess
import tempfile
import unittest

import path_player
from client import Folder, Game
from player import Player, sit_down

MIX = os.environ["MIX_GAME"]
ASSETS = os.environ["SCHOTT_WORLD_ASSETS"]
MOODS = ["calm", "busy", "near", "won"]
STRETCHES = ["home", "asia", "ocean", "americas", "return"]
SEEDS = (1, 2, 3) if os.environ.get("SCHOTT_LONG") else (1,)


class Heard:
    """What was told so far, in the order of time."""

    def __init__(self, game):
        self.game, self.sounds, self.directions = game, [], []
        self.listen()

    def listen(self):
        said = self.game.say("sounds")
        assert len(said["sounds"]) < 256, "more than is kept"
        self.sounds += said["heard"]
        self.directions += said["directions"]

    def think(self, seconds):
        self.game.say(f"wait {int(seconds * 1000)}")
        self.listen()

    def cues(self):
        lines = [(one["ms"], f"music {one['ms']} {one['music'] or '-'} {STRETCHES.index(one['stretch'])} "
                  f"{MOODS.index(one['mood'])} {one['hushed']:d} {one['rests']:d}") for one in self.directions]
        lines += [(one["ms"], f"sound {one['ms']} {one['file']} {one['x']} {one['across']:d} {one['gain']} {one['ducks']:d}")
                  for one in self.sounds]
        lines.sort(key=lambda line: line[0])
        return "\n".join(line for _, line in lines) + f"\nend {lines[-1][0] + 8000}\n"

    def mixed(self, seed):
        return mixed(self.cues(), seed)


def mixed(cues, seed):
    """Figures by their names, and which sections began when."""
    told = subprocess.run([MIX, ASSETS, str(seed)], input=cues, capture_output=True, text=True, check=True).stdout
    numbers = [float(number) for number in re.findall(r"-?\d+\.?\d*", told[told.index("minutes"):])]
    names = ("minutes", "music", "sections", "peak", "softest", "loudest", "heard")
    sections = re.findall(r"^section (\d+) (\w+)", told, re.MULTILINE)
    return dict(zip(names, numbers)), [(int(ms), name) for ms, name in sections]


def evening():
    """The long way round the world, two people and two computers."""
    with Folder() as data, Game(data) as game:
        sit_down(game, 2, ["Medium", "Medium"], route="classic")
        heard = Heard(game)
        Player(game).play(watch=lambda game: heard.think(9 if game.scene() == "question" else 6))
        heard.think(40)
        return heard


def path_game():
    """Best Path, two people and a computer."""
    with Folder() as data, Game(data) as game:
        path_player.sit_down(game, 2, 1)
        heard = Heard(game)
        path_player.play(game, path_player.Hand(game), [0, 1], watch=lambda state: heard.think(25))
        heard.think(30)
        return heard


class Games(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.games = {"world": evening(), "path": path_game()}
        cls.mixed = [(name, *heard.mixed(seed)) for name, heard in cls.games.items() for seed in SEEDS]

    def test_no_file_is_heard_twice_in_three(self):
        for name, heard in self.games.items():
            files = [one["file"] for one in heard.sounds]
            self.assertGreater(len(files), 150)
            for three in zip(files, files[1:], files[2:]):
                self.assertEqual(len(set(three)), 3, f"{name}: {three}")

    def test_no_forty_seconds_of_music_are_heard_more_than_twice(self):
        for name, figures, sections in self.mixed:
            self.assertGreater(figures["minutes"], 10, name)
            self.assertLessEqual(figures["heard"], 2, name)
            names = [section for _, section in sections]
            self.assertLessEqual(max(map(names.count, names)), 2, f"{name}: {names}")

    def test_the_meter_hears_what_repeats_itself(self):
        figures, _ = mixed("music 0 title 0 0 0 0\nend 1800000\n", 1)
        self.assertGreater(figures["heard"], 3, "half an hour of the title has less than four minutes of music")

    def test_music_comes_and_goes_and_fits_the_game(self):
        for name, figures, sections in self.mixed:
            share = figures["music"] / figures["minutes"]
            self.assertGreater(share, .4, name)
            self.assertLess(share, .9, f"{name}: it never rests")
            own = "path" if name == "path" else "home|asia|ocean|americas|return"
            for _, section in sections:
                self.assertRegex(section, f"^({own}|title|victory|path_victory)_")
        stretches = [one["stretch"] for one in self.games["world"].directions if one["music"] == "play"]
        came = list(dict.fromkeys(stretches))
        self.assertEqual(came, STRETCHES[:len(came)], "round the world in its order")
        self.assertGreaterEqual(len(came), 4)

    def test_the_room_is_heard_while_best_path_is_counted(self):
        directions = self.games["path"].directions
        won = [one["music"] for one in directions].index("path_victory")
        self.assertEqual((directions[won - 1]["music"], directions[won - 1]["rests"]), ("path", True))

    def test_moods_follow_the_game(self):
        for name, heard in self.games.items():
            moods = {one["mood"] for one in heard.directions}
            self.assertGreaterEqual(moods, {"calm", "busy", "near"}, name)
        self.assertIn("won", {one["mood"] for one in self.games["world"].directions})

    def test_sounds_come_from_where_they_are_seen_and_from_across_the_table(self):
        for name, heard in self.games.items():
            places = [one["x"] for one in heard.sounds]
            self.assertLess(min(places), -.3, name)
            self.assertGreater(max(places), .3 if name == "world" else -1, "rivals of Best Path lie to the left")
            self.assertLessEqual(max(map(abs, places)), 1, name)
            across = sum(one["across"] for one in heard.sounds)
            self.assertTrue(0 < across < len(heard.sounds), f"{name}: {across} of {len(heard.sounds)} from across")

    def test_hops_rise_along_a_walk(self):
        walks, last = [], None
        for one in self.games["world"].sounds:
            step = re.match(r"sounds/hop_(\d)", one["file"])
            if step:
                walks.append((last, int(step[1])))
                last = int(step[1])
            elif "card" in one["file"]:
                last = None
        rises = sum(before is not None and now > before for before, now in walks)
        self.assertGreater(rises, 20)
        self.assertTrue(all(now <= 3 for before, now in walks if before is None), "several short ones after each other")

    def test_it_is_neither_too_loud_nor_clips(self):
        for name, figures, _ in self.mixed:
            self.assertLess(figures["peak"], -.5, name)
            self.assertLess(figures["loudest"], -20, name)
            self.assertGreater(figures["loudest"], -34, name)

    def test_who_hears_it_mixed_hears_it_as_long_as_it_took(self):
        heard = self.games["path"]
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([MIX, ASSETS, "1", f"{folder}/mixed.raw"], input=heard.cues(), capture_output=True, text=True,
                           check=True)
            seconds = os.path.getsize(f"{folder}/mixed.raw") / 4 / 48000
        self.assertAlmostEqual(seconds, (max(one["ms"] for one in heard.sounds + heard.directions) + 8000) / 1000, delta=1)


if __name__ == "__main__":
    unittest.main()
