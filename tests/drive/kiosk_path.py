"""Best Path at a stand: its door, several visitors at once, boards that somebody leaves, the hall of fame."""
import pathlib
import sqlite3
import unittest

from client import LONG
from kiosk import ABANDONED, FILE, FINISHED, LOOK_PAUSE, OPEN_TO_VISITORS, TOUCH_PAUSE, Stand
from operators import PIN, knock, log_of, set_pin, type_pin
from path_player import Finger, awaited, choose, play, say_ready, tile

ENGLISH = "[game]\ngames = path\nlanguages = en\n"
UNHURRIED = ENGLISH + "[times]\nround = 0\n"


def rows(stand, sql):
    store = sqlite3.connect(pathlib.Path(stand.data) / FILE)
    try:
        return store.execute(sql).fetchall()
    finally:
        store.close()


def sit_down(stand, persons, computers=0):
    """Returns the visitors' names, which come from our lists."""
    stand.press("attract.play", f"arrive.persons{persons}")
    taken = seats_taken(stand)
    if taken > persons + computers:
        stand.press(f"arrive.seat{taken - 1}.computer")
    for seat in range(taken, persons + computers):
        stand.press(f"arrive.seat{seat}.computer")
    names = [stand.game.widgets()[f"arrive.seat{seat}.name"]["label"] for seat in range(persons)]
    stand.press("arrive.start")
    stand.game.idle()
    return names


def seats_taken(stand):
    return len([name for name in stand.game.widgets() if name.startswith("arrive.seat") and name.endswith(".figurine")])


class Doors(unittest.TestCase):
    def test_each_door_leads_into_its_game_in_three_touches(self):
        for size in ("1920x1080", "1080x1920", "1024x768"):
            for door, scene in (("world", "stage"), ("path", "path")):
                with self.subTest(size=size, door=door), Stand(size=size) as stand:
                    seconds, touches = 0, 0
                    for widget in (f"attract.door.{door}", "arrive.language.it", "arrive.start"):
                        pause = LOOK_PAUSE if touches else TOUCH_PAUSE
                        stand.wait(pause / 1000)
                        stand.press(widget)
                        touches += 1
                        seconds += pause / 1000 + .35
                    while stand.front() != scene:
                        stand.wait(.25)
                        seconds += .25
                        self.assertLess(seconds, 15)
                    self.assertEqual(touches, 3)
                    self.assertEqual(stand.game.state()["awaiting"].get("player", 0), 0)

    def test_one_language_makes_it_two(self):
        with Stand("[game]\nlanguages = de\n") as stand:
            stand.press("attract.door.path", "arrive.start")
            self.assertEqual(stand.front(), "path")

    def test_inside_the_door_visitors_may_still_change_the_game(self):
        with Stand("[game]\nlanguages = en\npath_boards = spiral classic\n") as stand:
            stand.press("attract.door.path")
            self.assertTrue({"arrive.route.spiral", "arrive.route.classic"} <= set(stand.game.widgets()))
            stand.press("arrive.seat1.computer")
            self.assertEqual(seats_taken(stand), 1, "Best Path can be played alone")
            stand.press("arrive.game.world")
            self.assertEqual(seats_taken(stand), 2, "SCHOTT World cannot")
            self.assertNotIn("arrive.route.spiral", stand.game.widgets())
            stand.press("arrive.game.path", "arrive.start")
            self.assertEqual(stand.front(), "path")

    def test_a_touch_elsewhere_offers_the_game_that_is_being_played(self):
        with Stand("[game]\nlanguages = en\n") as stand:
            for below, front in (("show_swap", "stage"), ("show_path", "path"), ("stage", "stage"), ("path", "path")):
                with self.subTest(below=below):
                    while stand.game.stack() != [below, "attract"]:
                        stand.wait(1)
                    stand.press("attract.play", "arrive.start")
                    self.assertEqual(stand.front(), front)
                    stand.game.idle()
                    stand.press(f"{front}.pause", "pause.leave")
                    self.assertEqual(stand.front(), "attract")

    def test_one_game_on_offer_needs_no_door(self):
        for game, table in (("world", "stage"), ("path", "path")):
            with self.subTest(game=game), Stand(f"[game]\ngames = {game}\nlanguages = en\n") as stand:
                first = {"world": "show_fan", "path": "show_path"}[game]
                self.assertEqual(stand.game.stack(), [first, "attract"])
                self.assertFalse([name for name in stand.game.widgets() if "door" in name])
                stand.press("attract.play")
                self.assertFalse([name for name in stand.game.widgets() if name.startswith("arrive.game")])
                stand.press("arrive.start")
                self.assertEqual(stand.front(), table)

    def test_the_games_play_in_turn_and_none_is_kept(self):
        with Stand() as stand:
            tables = []
            for _ in range(400 if LONG else 200):
                stand.wait(5)
                below, front = stand.game.stack()[0], stand.front()
                self.assertEqual(front, "attract")
                if below in ("stage", "path") and (not tables or tables[-1] != below):
                    tables.append(below)
                if len(tables) >= 4:
                    break
            self.assertEqual(tables, ["stage", "path", "stage", "path"])
            stand.game.close()
            self.assertEqual(stand.games(), [])
            stand.open()


class Visits(unittest.TestCase):
    def test_four_visitors_draw_at_once_and_the_best_see_themselves_in_the_hall(self):
        with Stand(UNHURRIED, size="1920x1080") as stand:
            names = sit_down(stand, 4)
            self.assertEqual(len(set(names)), 4)
            four_at_once(stand.game)
            totals = [player["total"] for player in stand.game.state()["players"]]
            self.assertEqual(stand.front(), "path_end")
            self.assertFalse({"path_end.again", "path_end.title"} & set(stand.game.widgets()), "first what was")
            stand.wait(6)
            self.assertTrue({"path_end.again", "path_end.title", "path_end.review"} <= set(stand.game.widgets()))
            self.assertFalse({"path_end.new", "path_end.film"} & set(stand.game.widgets()))
            self.assertEqual(stand.game.widgets()["path_end.title"]["label"], "Done")
            stand.wait(5)
            self.assertEqual(stand.front(), "path_end", "the counting takes its time")
            stand.wait(3)
            self.assertEqual(stand.front(), "fame")
            stand.press("fame.done")
            self.assertEqual(stand.front(), "attract")
            stand.game.close()
            self.assertEqual(rows(stand, "SELECT kind, board, persons, outcome FROM visit"),
                             [("path", "classic", 4, FINISHED)])
            self.assertCountEqual(rows(stand, "SELECT kind, board, name, value FROM fame"),
                                  [(3, "classic", name, total) for name, total in zip(names, totals) if total > 0])
            self.assertEqual({name for name, in rows(stand, "SELECT name FROM seat")}, {""})
            stand.open()

    def test_who_plays_alone_has_a_list_of_their_own(self):
        with Stand(UNHURRIED) as stand:
            name, = sit_down(stand, 1)
            play(stand.game, Finger(stand.game), [0])
            total = stand.game.state()["players"][0]["total"]
            self.assertGreater(total, 0)
            stand.wait(14)
            self.assertEqual(stand.front(), "fame")
            stand.press("fame.again")
            self.assertEqual(stand.front(), "path")
            self.assertEqual(stand.game.state()["round"], 1)
            stand.game.close()
            self.assertEqual(rows(stand, "SELECT kind, name, value FROM fame"), [(4, name, total)])
            stand.open()

    def test_who_walks_away_is_asked_and_then_given_up(self):
        with Stand(UNHURRIED) as stand:
            sit_down(stand, 2)
            stand.wait(44)
            self.assertEqual(stand.front(), "path")
            stand.wait(2)
            self.assertEqual(stand.front(), "stillthere")
            stand.press("stillthere.yes")
            self.assertEqual(stand.front(), "path")
            stand.wait(62)
            self.assertEqual(stand.front(), "attract")
            stand.game.close()
            self.assertEqual(stand.games(), [ABANDONED])
            self.assertEqual(rows(stand, "SELECT kind, outcome FROM visit"), [("path", ABANDONED)])
            stand.open()

    def test_the_first_game_that_explains_itself_is_offered_and_is_given_up_like_a_game(self):
        with Stand(UNHURRIED) as stand:
            stand.press("attract.play")
            name = stand.game.widgets()["arrive.seat0.name"]["label"]
            stand.press("arrive.tutorial")
            stand.wait(1)
            self.assertEqual(stand.game.stack(), ["path", "path_tutorial"])
            self.assertIn(name, stand.game.widgets()["path_tutorial.text"]["label"])
            stand.wait(62)
            self.assertEqual(stand.front(), "attract")
            stand.game.close()
            self.assertEqual(stand.games(), [ABANDONED])
            self.assertEqual(rows(stand, "SELECT kind, outcome FROM visit"), [("path", ABANDONED)])
            stand.open()
        with Stand("[game]\ngames = path\nlanguages = en\ntutorial = no\n") as stand:
            stand.press("attract.play")
            self.assertNotIn("arrive.tutorial", stand.game.widgets())

    def test_who_comes_meanwhile_starts_anew_with_the_same_game(self):
        with Stand("[game]\nlanguages = en\n") as stand:
            stand.press("attract.door.path", "arrive.start")
            stand.wait(47)
            stand.press("stillthere.anew", "arrive.start")
            self.assertEqual(stand.front(), "path")

    def test_a_game_in_play_a_moment_ago_goes_on(self):
        stand = Stand(UNHURRIED)
        sit_down(stand, 2)
        say_ready(stand.game, 0)
        state = stand.game.state()
        stand.game.kill()
        with sqlite3.connect(pathlib.Path(stand.data) / FILE) as store:  # a script's clock begins anew
            store.execute("UPDATE setting SET value = '1772438370' WHERE key LIKE 'kiosk%alive%'")
        store.close()
        stand.open()
        with stand:
            self.assertEqual(stand.game.stack(), ["path"])
            self.assertEqual(stand.game.state(), state)


def four_at_once(game):
    """A finger on each board, all down at the same time."""
    game.idle()
    while game.scene() == "path":
        state = game.state()
        lines = {seat: choose(state, seat)[1] for seat in awaited(state)}
        hands = {seat: Finger(game, seat + 1) for seat in lines}
        for seat, cells in lines.items():
            hands[seat].turn_to(seat, state, choose(state, seat)[0], cells)
        for at in range(5):
            for what in ("down", "up"):
                for seat, cells in lines.items():
                    if at < len(cells):
                        hands[seat].move(tile(seat, cells[at]), what)
        while not all(game.widgets()[f"path.ready{seat}"]["enabled"] for seat in lines):
            game.say("wait 50")  # a pass sleeps for a moment when the round begins
        for what in ("down", "up"):
            for seat in lines:
                hands[seat].move(f"path.ready{seat}", what)
        while game.scene() == "path" and not game.widgets()["path.hint"]["enabled"]:  # idle would be past the end
            game.say("wait 500")


class LeftBoards(unittest.TestCase):
    """A stand asks after 45 seconds whether anybody is still there; a board has half of that."""

    def test_a_board_nobody_touches_holds_nobody_up(self):
        with Stand(UNHURRIED) as stand:
            sit_down(stand, 3)
            say_ready(stand.game, 0, 1)
            stand.wait(20)
            self.assertEqual(stand.game.state()["round"], 1)
            stand.wait(4)
            self.assertEqual(stand.game.state()["round"], 2, "the third has gone")
            stand.game.idle()
            say_ready(stand.game, 0)
            stand.wait(4)
            self.assertEqual(awaited(stand.game.state()), [1], "who goes every time passes soon")
            say_ready(stand.game, 1)
            stand.wait(1)
            self.assertEqual(stand.game.state()["round"], 3)

    def test_what_is_drawn_on_it_counts_and_a_touch_brings_it_back(self):
        with Stand(UNHURRIED) as stand:
            sit_down(stand, 2)
            end, cells = choose(stand.game.state(), 1)
            for cell in cells:
                stand.press(tile(1, cell))
            say_ready(stand.game, 0)
            stand.wait(24)
            state = stand.game.state()
            self.assertEqual(state["round"], 2)
            self.assertEqual(state["players"][1]["path"][1:], cells)
            stand.game.idle()
            stand.press(tile(1, cells[-1]), "path.ready0")
            stand.wait(10)
            self.assertEqual(stand.game.state()["round"], 2, "whoever is back has time again")

    def test_as_long_as_nobody_waits_nobody_is_hurried(self):
        with Stand(UNHURRIED) as stand:
            sit_down(stand, 2)
            for _ in range(4):
                stand.press(tile(0, stand.game.state()["players"][0]["path"][0]))
                stand.wait(20)
            self.assertEqual(awaited(stand.game.state()), [0, 1])

    def test_a_round_ends_when_its_time_is_up(self):
        for seconds, ends in ((30, True), (0, False)):
            with self.subTest(seconds=seconds), Stand(f"{ENGLISH}[times]\nround = {seconds}\n") as stand:
                sit_down(stand, 1)
                stand.wait(28)
                self.assertEqual(stand.game.state()["round"], 1)
                stand.wait(4)
                self.assertEqual(stand.game.state()["round"], 2 if ends else 1)


class Locked(unittest.TestCase):
    def test_nothing_that_can_be_pressed_leads_out(self):
        with Stand(UNHURRIED, size="1920x1080") as stand:
            sit_down(stand, 2, 1)
            seen = set()
            for widget in ("path.hint", "path.log", "path.help", "path.pause", "path.rounds", "path.rival2", "path.turn0"):
                stand.press(widget)
                stand.wait(.5)
                stack = set(stand.game.stack())
                self.assertTrue(stack <= OPEN_TO_VISITORS, stack)
                seen |= stack
                while stand.front() != "path":
                    stand.game.say("key Escape")
                    stand.wait(.5)
            self.assertTrue({"path_log", "help", "pause"} <= seen, seen)
            play(stand.game, Finger(stand.game), [0, 1])
            stand.press("path_end.review")
            stand.wait(1)
            self.assertEqual(stand.front(), "path_review", "a button that does nothing is none")

    def test_a_board_turned_by_one_visitor_lies_straight_for_the_next(self):
        with Stand(UNHURRIED) as stand:
            places = []
            for _ in range(2):
                sit_down(stand, 2)
                places.append(stand.game.widgets()[tile(0, 0)]["rect"])
                stand.press("path.turn0")
                self.assertNotEqual(stand.game.widgets()[tile(0, 0)]["rect"], places[-1])
                stand.press("path.pause", "pause.leave")
                stand.wait(1)
            self.assertEqual(places[0], places[1])
            stand.game.close()
            self.assertEqual(rows(stand, "SELECT key FROM setting WHERE key LIKE 'path_game%'"), [])
            stand.open()


class Staff(unittest.TestCase):
    def panel(self, stand):
        stand.game.size = [int(side) for side in stand.size.split("x")]
        knock(stand.game)
        type_pin(stand.game, PIN)
        stand.game.go("operator.tab_stand")

    def test_they_choose_the_games_and_the_time_for_a_round(self):
        with Stand() as stand:
            stand.game.close()
            set_pin(stand.data)
            stand.open()
            self.panel(stand)
            for widget in ("operator.games", "operator.games", "operator.round"):
                x, y, wide, high = stand.game.widgets()[widget]["rect"]
                stand.game.say(f"pointer {x + wide - 20} {y + high // 2} down")
                stand.game.say(f"pointer {x + wide - 20} {y + high // 2} up")
                stand.game.idle()
            self.assertEqual([line.split(": ", 1)[1] for line in log_of(stand.data).splitlines() if "on offer" in line],
                             ["SCHOTT World.", "Best Path."])
            stand.game.go("operator.back")
            stand.wait(1)
            self.assertEqual(stand.front(), "arrive", "whoever knocks has touched the screen")
            stand.press("arrive.language.en")
            self.assertFalse([name for name in stand.game.widgets() if name.startswith("arrive.game")])
            stand.press("arrive.start")
            stand.game.idle()
            for seconds, ends in ((62, 1), (30, 2)):
                stand.press(tile(0, stand.game.state()["players"][0]["path"][0]))
                for _ in range(seconds // 2):
                    stand.wait(2)
                    if stand.front() == "stillthere":
                        stand.press("stillthere.yes")
                self.assertEqual(stand.game.state()["round"], ends, "90 seconds")


if __name__ == "__main__":
    unittest.main()
