"""Hurrying never plays: whoever presses on while something moves - by any device, in any rhythm, wherever a press hurries -
does nothing of their own for as long as they press. What they would have done is read from the store."""
import contextlib
import itertools
import pathlib
import shutil
import sqlite3
import unittest

from client import LONG, Folder, Game
from path_player import choose, sit_down, tile
from tables import FALLING_OF_THREE, FILE, NONE, Table, deal, route, sites

SECONDS = 20
RHYTHMS = [150, 200, 300, 400, 500, 650, 800] if LONG else [150, 800]  # ms from press to press
SIZES = {"landscape": "1280x720", "portrait": "720x1280"}
SITE = next(field for field, (_, move) in sites("short", 3).items() if move > 1 and field > 3)
GOAL = len(route("short", 3)["fields"]) - 1
PERSON = 0


def acts(data):
    """All that persons have done, in every game there is; a new game is something done, too. The game keeps its store
    locked: a copy is read."""
    with Folder() as folder:
        for part in pathlib.Path(data).glob(f"{FILE}*"):
            shutil.copy(part, folder)
        with contextlib.closing(sqlite3.connect(pathlib.Path(folder, FILE))) as store:
            (games,) = store.execute("SELECT count(*) FROM game").fetchone()
            (actions,) = store.execute("SELECT count(*) FROM action JOIN seat USING (game, seat) "
                                       "WHERE seat.level = ''").fetchone()
    return games, actions


# --- devices ----------------------------------------------------------------------------------------------------------

POINTERS = {"mouse": ("pointer {} {} down", "pointer {} {} up"), "touch": ("touch 1 {} {} down", "touch 1 {} {} up")}
BUTTONS = {"Enter": ("key Return down", "key Return up"), "Space": ("key Space down", "key Space up"),
           "A": ("pad a down", "pad a up"), "Start": ("pad start down", "pad start up")}
FRAMES = 33  # ms that a press takes, down and up


def hammer(game, commands, rhythm, seconds=SECONDS):
    for _ in range(int(seconds * 1000 / rhythm)):
        for command in commands:
            game.say(command)
        game.say(f"wait {rhythm - FRAMES}")


# --- where one may hurry ----------------------------------------------------------------------------------------------
# Each opens a game and brings it to a moment in which something moves; then it gives it, and where its widgets were.


@contextlib.contextmanager
def others_move(size):
    """Two computers, after a turn of one's own."""
    the_deal = deal(FALLING_OF_THREE, [["advance_2", "quiz"], NONE, NONE])
    with Table(the_deal, levels=("", "easy", "medium"), size=size) as table:
        places = table.widgets()
        table.go("stage.stock")
        table.click("stage.row0.slot4")
        yield table, places


@contextlib.contextmanager
def a_stage_is_counted(size, **options):
    """Persons alone: whatever goes on is theirs. The places are those of the table below, and of the next stage."""
    row = [11, 12, 13, 14, 15, 16, 17, 18, 10]
    the_deal = deal([row, *FALLING_OF_THREE[::2]], [["advance_2", "quiz"], ["advance_2", "swap_own"], NONE], stock=[40])
    with Table(the_deal, size=size, **options) as table:
        places = table.widgets()
        table.go("stage.stock")
        table.click("stage.row0.slot8")
        while table.scene() != "scoring":
            table.say("wait 10")
        places.update(table.widgets())
        yield table, places


@contextlib.contextmanager
def a_question_comes(size):
    the_deal = deal(FALLING_OF_THREE, [["advance_2", "quiz"], NONE, NONE], fields=[SITE - 2, 1, 0])
    with Table(the_deal, size=size) as table:
        places = table.widgets()
        table.click("stage.event0.0")
        yield table, places


@contextlib.contextmanager
def somebody_wins(size):
    with Table(deal(FALLING_OF_THREE, [["advance_2", "quiz"], NONE, NONE], fields=[GOAL - 2, 1, 0]), size=size) as table:
        places = table.widgets()
        table.click("stage.event0.0")
        yield table, places


@contextlib.contextmanager
def a_round_is_revealed(size):
    """Alone, with a tile lit, or among computers."""
    with Folder() as data, Game(data, seed=5, size=size) as game:
        game.data = data
        sit_down(game, 1, 1)
        game.go(tile(PERSON, choose(game.state(), PERSON)[1][0]))
        places = game.widgets()
        game.click("path.ready0")
        yield game, places


PLACES = {
    others_move: ["stage.stock", "stage.discard", "stage.event0.0", "stage.event0.1", "stage.fast_track0",
                  "stage.row0.slot4"],
    a_stage_is_counted: ["scoring.next", "stage.stock", "stage.event0.0", "stage.event0.1", "stage.row0.slot4"],
    a_question_comes: ["stage.event0.0", "stage.stock", "stage.row0.slot4", "stage.row0.slot6"],
    somebody_wins: ["stage.event0.0", "stage.stock", "stage.row0.slot4"],
    a_round_is_revealed: ["path.ready0", "path.back0", "path.rounds", "path.board0.cell30"],
}


def middle(widget):
    x, y, wide, high = widget["rect"]
    return int(x + wide / 2), int(y + high / 2)


class Hammering(unittest.TestCase):
    def held(self, moment, size, rhythm, device, place=None):
        with self.subTest(size=size, rhythm=rhythm, device=device, place=place), moment(SIZES[size]) as (game, places):
            commands = BUTTONS[device] if place is None else [it.format(*middle(places[place])) for it in POINTERS[device]]
            game.say("wait 1")
            before = acts(game.data)
            hammer(game, commands, rhythm)
            game.idle()
            self.assertEqual(acts(game.data), before, "something was done that nobody meant")

    def hammered(self, moment):
        for size, rhythm in itertools.product(SIZES, RHYTHMS):
            pointers = POINTERS if LONG or size == "landscape" else ["touch"]  # what stands upright is touched
            for device, place in itertools.product(pointers, PLACES[moment]):
                self.held(moment, size, rhythm, device, place)
        for rhythm, device in itertools.product(RHYTHMS, BUTTONS):
            self.held(moment, "landscape", rhythm, device)

    def test_while_others_move(self):
        self.hammered(others_move)

    def test_while_a_stage_is_counted(self):
        self.hammered(a_stage_is_counted)

    def test_while_a_question_comes(self):
        self.hammered(a_question_comes)

    def test_while_somebody_wins(self):
        self.hammered(somebody_wins)

    def test_while_a_round_is_revealed(self):
        self.hammered(a_round_is_revealed)


class Looks(unittest.TestCase):
    def test_what_wakes_is_drawn_awake_though_nobody_does_anything(self):
        with others_move(SIZES["landscape"]) as (table, _):
            table.say("draw on")
            while "stage.next" in table.widgets():
                hammer(table, BUTTONS["Space"], 100, .1)
            table.say("wait 500")
            self.assertFalse(table.widgets()["stage.stock"]["enabled"])
            frames = table.say("perf")["frames"]
            table.say("wait 400")
            self.assertTrue(table.widgets()["stage.stock"]["enabled"])
            self.assertGreater(table.say("perf")["frames"], frames)


def overlap(a, b):
    return all(a[i] < b[i] + b[i + 2] and b[i] < a[i] + a[i + 2] for i in range(2))


class Places(unittest.TestCase):
    def test_no_button_that_hurries_lies_over_one_that_plays(self):
        sizes = [*SIZES.values(), "1024x768", "1080x1920", "1920x800"]
        for size, left in itertools.product(sizes, (0, 1)):
            with a_stage_is_counted(size, settings={"left_handed": left}) as (_, places):
                hurries = places["scoring.next"]["rect"]
                for name, widget in places.items():
                    plays = name.startswith(("stage.stock", "stage.discard", "stage.event", "stage.fast_track", "stage.row"))
                    if plays:
                        with self.subTest(size=size, left=left, name=name):
                            self.assertFalse(overlap(hurries, widget["rect"]))


if __name__ == "__main__":
    unittest.main()
