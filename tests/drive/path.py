"""Whole games of Best Path, each with one kind of hand; four hands at once; the power cut."""
import random
import time
import unittest

from client import Folder, Game
from path_player import (Dragging, Finger, Hand, Keys, Pad, awaited, choose, hash_in_lab, middle, play, say_ready, sit_down,
                         tile)


GLASSES = ["blue", "green", "yellow", "grey", "red", "violet"]


class Sounds(unittest.TestCase):
    """What is to be heard, by the names of the files."""

    @staticmethod
    def glass(state, cell):
        return GLASSES.index(state["board"]["colours"][cell]) + 1

    def test_each_place_has_its_music(self):
        with Folder() as data, Game(data, seed=5) as game:
            game.idle()
            self.assertEqual(game.music(), "title")
            game.go("title.new_path")
            self.assertEqual(game.music(), "title")
            game.say("key Escape")
            sit_down(game, 1)
            self.assertEqual(game.music(), "path")
            play(game, Hand(game), [0])
            self.assertEqual((game.scene(), game.music()), ("path_end", "path_victory"))

    def test_music_knows_that_much_is_at_stake_in_the_last_three_rounds(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 1)
            near = {}
            while game.scene() == "path":
                near[game.state()["round"]] = game.say("sounds")["near"]
                game.go("path.ready0")
            self.assertEqual(near, {number: number > 12 for number in range(1, 16)})

    def test_a_line_is_a_tune_while_it_is_drawn_and_while_light_runs(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 1)
            state = game.state()
            hand, (_, cells) = Hand(game), choose(state, 0)
            numbers = {cell: number for cell, number in state["board"]["numbers"]}
            tune = [self.glass(state, cell) for cell in cells]
            self.assertGreater(len(set(tune)), 2)
            self.assertTrue(set(cells) & set(numbers), "there is a number to hear")
            game.sounds()
            for cell in cells:
                hand.press(tile(0, cell))
            self.assertEqual(game.sounds(), [f"tile_{glass}" for glass in tune])
            game.go("path.back0")
            self.assertEqual(game.sounds(), [f"tile_back_{tune[-1]}"])
            far = next(cell for cell in range(60, -1, -1) if not game.widgets()[tile(0, cell)]["enabled"])
            game.go_on(f"pointer {middle(game, tile(0, far))} down", f"pointer {middle(game, tile(0, far))} up")
            self.assertEqual(game.sounds(), [], "a tile out of reach makes no sound")
            hand.press(tile(0, cells[-1]))
            game.sounds()
            game.go("path.ready0")
            heard = game.sounds()
            self.assertEqual(heard[:2], ["ready", "all_ready"])
            self.assertEqual([name for name in heard if name.startswith("light")], [f"light_{glass}" for glass in tune])
            rung = [self.glass(state, cell) for cell in cells if cell in numbers]
            self.assertEqual([name for name in heard if name.startswith("number")],
                             [f"number_full_{glass}" for glass in rung])
            self.assertEqual(heard[-1], "card_flip_1")

    def test_two_lines_sound_together_and_what_is_worth_half_turns_like_a_coin(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 2)
            heard = []

            def watch(state):
                heard.extend(game.sounds())
                return state["round"] > 5

            play(game, Hand(game), [0, 1], watch)
            lines = [player["path"] for player in game.state()["players"]]
            lights = [name for name in heard if name.startswith("light_")]
            self.assertEqual(len(lights), sum(len(line) - 1 for line in lines), "every tile of both lines")
            reached = sum(len(player["numbers"]) for player in game.state()["players"])
            self.assertEqual(len([name for name in heard if name.startswith("number_")]), reached)
            self.assertIn("coin", heard)

    def test_the_last_seconds_of_a_round_tick_and_dark_tiles_are_counted(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 1, limit=30)
            game.sounds()
            game.say("wait 24000")
            self.assertNotIn("tick", game.sounds())
            game.say("wait 5500")
            self.assertEqual(game.sounds(), ["tick"] * 5)
            game.idle()
            play(game, Hand(game), [0])
            game.idle()
            missed = 61 - len(game.state()["players"][0]["path"])
            heard = game.sounds()
            self.assertIn("victory", heard)
            dark = [name for name in heard if name == "dark_1"]
            self.assertTrue(0 < len(dark) <= missed, (len(dark), missed))


class WholeGames(unittest.TestCase):
    def play(self, hand, persons, computers=0, size="1024x600", **how):
        with Folder() as data:
            with Game(data, seed=5, size=size) as game:
                sit_down(game, persons, computers, **how)
                play(game, hand(game), range(persons))
                self.assertEqual(game.scene(), "path_end")
                state, hash_on_screen = game.state(), game.hash()
                for widget in ("path_end.again", "path_end.title"):
                    self.assertIn(widget, game.widgets())
            self.assertEqual(state["awaiting"]["kind"], "over")
            self.assertEqual(hash_in_lab(data), hash_on_screen, "the journal replays to what was on the table")
        cells = [len(player["path"]) for player in state["players"][:persons]]
        self.assertGreater(min(cells), 12, "the hand has drawn what it chose")
        return state

    def test_one_person_alone_clicks_tile_by_tile(self):
        self.play(Hand, 1)

    def test_two_people_click_in_turn_against_a_computer(self):
        self.play(Hand, 2, 1, board="spiral")

    def test_a_mouse_draws_in_strokes(self):
        self.play(Dragging, 1, 1)

    def test_a_finger_draws_in_strokes(self):
        self.play(Finger, 1, 1, size="1080x1920")

    def test_the_keyboard_alone(self):
        self.play(Keys, 1, 1)

    def test_a_pad_alone(self):
        self.play(Pad, 1, 1)

    def test_four_people_have_a_board_each(self):
        self.play(Hand, 4, size="1920x1080", together=True)

    def test_the_same_people_play_again(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 1, 1)
            play(game, Hand(game), [0])
            names = [player["total"] for player in game.state()["players"]]
            self.assertEqual(len(names), 2)
            game.go("path_end.again")
            self.assertEqual(game.scene(), "path")
            self.assertEqual(game.state()["round"], 1)
            play(game, Hand(game), [0])
            game.go("path_end.title")
            self.assertEqual(game.scene(), "title")


class FourAtOnce(unittest.TestCase):
    """Fingers that are down at the same time, each on the board where it went down."""

    def test_four_fingers_draw_a_whole_game(self):
        with Folder() as data:
            with Game(data, seed=9, size="1920x1080") as game:
                sit_down(game, 4, together=True)
                game.idle()
                while game.scene() == "path":
                    self.draw_all(game)
                hash_on_screen = game.hash()
            self.assertEqual(hash_in_lab(data), hash_on_screen)

    def draw_all(self, game):
        state = game.state()
        seats = awaited(state)
        strokes = {}
        for seat in seats:
            end, cells = choose(state, seat)
            path = state["players"][seat]["path"]
            strokes[seat] = [path[0] if end == "a" else path[-1]] + cells
        for seat, stroke in strokes.items():
            game.say(f"touch {seat + 1} {middle(game, tile(seat, stroke[0]))} down")
        for step in range(1, 6):
            for seat, stroke in strokes.items():
                if step < len(stroke):
                    game.say(f"touch {seat + 1} {middle(game, tile(seat, stroke[step]))} move")
        for seat, stroke in strokes.items():
            game.say(f"touch {seat + 1} {middle(game, tile(seat, stroke[-1]))} up")
        game.idle()
        for seat in seats:
            now = game.state()
            if now["round"] != state["round"] or seat not in awaited(now):
                continue  # who is shut in passes without a finger
            Finger(game, seat + 1).press(f"path.ready{seat}")
            if game.scene() == "path" and game.state()["round"] == state["round"]:
                drawn = game.state()["players"][seat]["line"]
                if drawn is not None:
                    self.assertEqual(drawn["cells"], strokes[seat][1:], f"seat {seat} drew its own line")

    def test_a_finger_that_strays_stays_with_its_board(self):
        with Folder() as data, Game(data, seed=9, size="1920x1080") as game:
            sit_down(game, 2, together=True)
            game.idle()
            state = game.state()
            (_, mine), (_, theirs) = choose(state, 0), choose(state, 1)
            start = state["players"][0]["path"][0]
            game.say(f"touch 1 {middle(game, tile(0, start))} down")
            for cell in theirs:
                game.say(f"touch 1 {middle(game, tile(1, cell))} move")
            game.say(f"touch 1 {middle(game, tile(0, mine[0]))} move")
            game.say(f"touch 1 {middle(game, tile(0, mine[0]))} up")
            game.idle()
            game.go("path.ready0")
            self.assertEqual(game.state()["players"][0]["line"]["cells"], mine[:1])
            say_ready(game, 1)
            self.assertEqual(game.state()["players"][1]["path"], state["players"][1]["path"], "nobody drew there")


class TakingBack(unittest.TestCase):
    def test_who_is_ready_can_change_until_the_last_one_is(self):
        with Folder() as data, Game(data, seed=5, size="1920x1080") as game:
            sit_down(game, 2, together=True)
            game.idle()
            before = game.hash()
            line = Hand(game).draw(0, game.state())
            self.assertEqual(game.state()["players"][0]["line"]["cells"], line)
            game.go("path.reopen0")
            self.assertEqual(game.hash(), before)
            game.go("path.back0")
            game.go("path.ready0")
            self.assertEqual(game.state()["players"][0]["line"]["cells"], line[:-1])
            self.assertNotIn("path.ready0", [name for name, widget in game.widgets().items() if widget["enabled"]])
            Hand(game).draw(1, game.state())
            self.assertEqual(game.state()["round"], 2)
            self.assertFalse(game.ask("click path.reopen0")["ok"], "the round is over")


class TimeLimit(unittest.TestCase):
    def test_what_is_drawn_when_time_is_up_counts(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 1, 1, limit=30)
            game.idle()
            state = game.state()
            _, cells = choose(state, 0)
            game.go(tile(0, cells[0]))
            game.say("wait 26000")
            self.assertEqual(game.state()["round"], 1)
            game.say("wait 10000")
            game.idle()
            self.assertGreater(game.state()["round"], 1)
            self.assertEqual(game.state()["players"][0]["path"][1:2], cells[:1])


    def test_who_leaves_and_comes_back_has_no_more_time_than_before(self):
        with Folder() as data, Game(data, seed=5) as game:
            sit_down(game, 1, 1, limit=30)
            game.idle()
            game.say("wait 24000")
            game.go("path.pause", "pause.leave")
            while game.scene() == "message":
                game.go("message.button0")
            game.go("title.continue")
            self.assertEqual(game.state()["round"], 1)
            game.say("wait 9000")
            game.idle()
            self.assertEqual(game.state()["round"], 2)


class TheEnd(unittest.TestCase):
    """What there is to press once all is counted."""

    def test_what_goes_on_is_gold_and_twice_as_wide_and_what_looks_back_stands_apart(self):
        with Folder() as data, Game(data, seed=6, size="1280x720") as game:
            sit_down(game, 1, 2)
            play(game, Hand(game), [0])
            for size in ("1280x720", "1024x768", "1080x1920", "3440x1440"):
                game.say(f"resize {size.replace('x', ' ')}")
                game.idle()
                there = {name[len("path_end."):]: widget["rect"] for name, widget in game.widgets().items()}
                apart = {name: there.pop(name) for name in ("review", "film")}
                row = {name: there[name] for name in there if name in ("again", "revenge", "harder", "same", "new", "title")}
                wide, high = map(int, size.split("x"))
                with self.subTest(size):
                    self.assertTrue({"again", "same", "new", "title"} <= set(row))
                    quiet = [rect for name, rect in row.items() if name != "again" and rect[1] == row["again"][1]]
                    self.assertTrue(quiet)
                    self.assertTrue(all(row["again"][2] > 1.9 * rect[2] for rect in quiet))
                    self.assertTrue(all(x >= 0 and x + w <= wide and y >= 0 and y + h <= high
                                        for x, y, w, h in [*row.values(), *apart.values()]))
                    self.assertTrue(all(rect[1] + rect[3] <= row["again"][1] for rect in apart.values()))
                    self.assertLessEqual(len(quiet), 4, "few enough to be read")


class PowerCuts(unittest.TestCase):
    """A game that is cut off again and again ends as the same game does without."""

    def begin(self, data):
        with Game(data, seed=11) as game:
            sit_down(game, 2, 1)

    def test_a_game_that_is_killed_at_random_moments_ends_as_if_nothing_had_been(self):
        with Folder() as data:
            self.begin(data)
            with Game(data) as game:
                game.idle()
                game.go("title.continue")
                play(game, Hand(game), [0, 1])
                undisturbed = game.hash()
        chance, kills, settled = random.Random(1), 0, None
        with Folder() as data:
            self.begin(data)
            while True:
                is_over, settled = self.play_a_while(data, chance, settled)
                if is_over:
                    break
                kills += 1
            self.assertEqual(hash_in_lab(data), undisturbed)
        print(f"killed {kills} times")
        self.assertGreaterEqual(kills, 30)

    def play_a_while(self, data, chance, settled):
        """A person draws at most a line, then kill -9: at rest, half drawn, or in the middle of being ready."""
        game = Game(data)
        game.idle()
        if "title.continue" not in game.widgets():
            game.close()
            return True, None
        game.go("title.continue")
        if game.scene() != "path":
            game.kill()
            return True, None
        state = game.state()
        if settled is not None:
            self.assertEqual(game.hash(), settled, "what was closed is closed still, and nothing is added")
        seats = [seat for seat in awaited(state) if seat in (0, 1)]
        how = chance.choice(["half drawn", "at rest", "at once"])
        if how == "half drawn":
            _, cells = choose(state, seats[0])
            for cell in cells[:2]:
                game.go(tile(seats[0], cell))
            settled = game.hash()
        elif how == "at rest":
            Hand(game).draw(seats[0], state)
            settled = game.hash()
        else:
            end, cells = choose(state, seats[0])
            hand = Hand(game)
            hand.turn_to(seats[0], state, end, cells)
            for cell in cells:
                game.go(tile(seats[0], cell))
            game.send(f"click path.ready{seats[0]}")
            game.send("wait idle")
            time.sleep(chance.uniform(0, .006))
            settled = None
        game.kill()
        return False, settled


if __name__ == "__main__":
    unittest.main()
