"""The great moments of World's table: how long they take, what they tell meanwhile, and that a press hurries them. And
what lives on both tables while nobody moves."""
import unittest

import path_player
from chips import pixels
from client import Folder, Game
from player import Player, sit_down
from tables import FALLING, NONE, Table, deal, route, sites

ROW = [1, 10, 20, 27, 34, 0, 48, 54, 5]
OTHERS = [[29, 8, 47, 26, 45, 24, 43, 22, 31], [39, 49, 37, 16, 35, 14, 33, 32, 9], [2, 55, 12, 6, 50, 44, 28, 42, 41]]
NO_EVENTS = [[None, None]] * 4


def last_card(**options):
    """The card that completes a row has been laid down, and everything that was to be counted comes now."""
    table = Table(deal([ROW, *OTHERS], NO_EVENTS, discard=[60], fields=[12, 26, 9, 20]), **options)
    table.go("stage.discard")
    table.click("stage.row0.slot8")
    while table.scene() != "scoring":
        table.say("wait 16")
    return table


class Won(unittest.TestCase):
    def rest(self, *commands, **options):
        """Milliseconds until the winner's figurine has gone its way, after these."""
        with last_card(**options) as table:
            for command in commands:
                table.say(command)
            return table.idle()

    def test_it_takes_two_and_a_half_seconds_and_a_press_ends_it(self):
        rest = self.rest("wait 200")
        for press in (["click scoring.next"], ["pointer 400 300 down", "pointer 400 300 up"]):
            self.assertAlmostEqual(rest - self.rest("wait 200", *press), 2300, delta=120, msg=press)

    def test_what_hurries_is_small_and_says_so_until_there_is_something_to_go_on_to(self):
        with last_card(size="1920x1080") as table:
            hurry = table.widgets()["scoring.next"]
            self.assertEqual(hurry["label"], "Speed up")
            self.assertLessEqual(max(hurry["rect"][2:]), 100)
            while table.say("scene")["motion"] or table.scene() != "scoring":
                table.idle()
                if table.scene() == "question":
                    table.go(Player(table).answer(table.state(), "right"), "question.next")
            goes_on = table.widgets()["scoring.next"]
            self.assertEqual(goes_on["label"], "Next stage")
            self.assertGreater(goes_on["rect"][2], hurry["rect"][2] * 2)

    def test_with_reduced_motion_one_picture_tells_it_in_half_the_time(self):
        self.assertLess(self.rest(settings={"reduced_motion": 1}), self.rest() - 1000)

    def test_light_and_prisms_leave_the_row_over_the_board(self):
        with last_card(size="854x480", draws=True) as table:
            seen = []
            for wait in (1250, 60, 440, 60):  # before they come, and while they fly
                table.say(f"wait {wait}")
                table.say(f"shot {table.data}/over.png")
                seen.append([line[480:740] for line in pixels(f"{table.data}/over.png", 330)[100:]])
        light = [sum(sum(map(sum, line)) for line in picture) for picture in seen]
        moved = [sum(a != b for lines in zip(*pair) for a, b in zip(*lines)) for pair in (seen[:2], seen[2:])]
        self.assertGreater(light[2], light[1] * 1.03)
        self.assertLess(moved[0], 400)
        self.assertGreater(moved[1], 800)

    def test_music_holds_its_breath_before_the_card_comes_down_and_the_winner_is_heard(self):
        with last_card() as table:
            heard, stopped, clock = [], None, 0
            table.sounds()
            while clock < 3000:
                said = table.say("sounds")
                heard += [(clock, name) for name in said["sounds"]]
                stopped = clock if stopped is None and said["music"] == "" else stopped
                if stopped is not None and said["music"] == "play":
                    break
                clock += table.say("wait 10")["ms"]
            slam = next(when for when, name in heard if name.startswith("card_place"))
            self.assertGreaterEqual(slam - stopped, 300)
            self.assertLessEqual(slam - stopped, 400)
            names = [name for _, name in heard]
            self.assertEqual(names[-1], "voice_1", "the flask has won")
            self.assertGreater(names.index("voice_1"), names.index("row_complete"))
            self.assertGreater(clock, slam + 1800, "music comes back when all of it has been heard")


class Music(unittest.TestCase):
    """Much is at stake: a row with seven of nine in order, or somebody close to Mainz."""

    def near(self, rows, fields, *clicks):
        with Table(deal(rows, NO_EVENTS, discard=[60], fields=fields)) as table:
            table.go(*clicks)
            table.idle()
            said = table.say("sounds")
            self.assertEqual(said["music"], "play")
            return said["near"]

    def test_much_is_at_stake_with_seven_of_nine_or_close_to_mainz(self):
        six = [1, 10, 20, 27, 34, 36, 3, 48, 54]
        seven = [1, 10, 20, 27, 34, 36, 46, 5, 54]
        others = [[29, 8, 47, 26, 45, 24, 43, 22, 31], [39, 49, 37, 16, 35, 14, 33, 32, 9],
                  [2, 55, 12, 6, 50, 44, 28, 42, 41]]
        finish = max(field["field"] for field in route("short", 4)["fields"])
        self.assertFalse(self.near([six, *others], [4, 5, 9, 2]))
        self.assertTrue(self.near([seven, *others], [4, 5, 9, 2]))
        self.assertTrue(self.near([others[0], seven, *others[1:]], [4, 5, 9, 2]), "somebody else's")
        self.assertTrue(self.near([six, *others], [4, 5, finish - 8, 2]))
        self.assertFalse(self.near([six, *others], [4, 5, finish - 9, 2]))

    def test_it_leaves_with_the_table(self):
        with Table(deal([ROW[:5] + [36, 46, 3, 5], *OTHERS], NO_EVENTS, discard=[60], fields=[4, 5, 9, 2])) as table:
            table.idle()
            self.assertTrue(table.say("sounds")["near"])
            table.go("stage.pause", "pause.leave")
            while table.scene() == "message":
                table.click("message.button0")
            table.idle()
            self.assertFalse(table.say("sounds")["near"])


class Voices(unittest.TestCase):
    def test_a_figurine_that_is_touched_or_chosen_answers_with_its_own_voice(self):
        with Folder() as data, Game(data) as game:
            game.idle()
            figurines = [name for name in game.widgets() if name.startswith("title.figurine")]
            heard = set()
            for name in figurines:
                game.sounds()
                game.say(f"click {name}")
                heard |= {sound for sound in game.sounds() if sound.startswith("voice")}
            self.assertEqual(len(heard), len(figurines))
            game.go("title.new")
            sung = []
            for _ in range(4):
                game.sounds()
                game.click("setup.seat0.figurine")
                sung += [sound for sound in game.sounds() if sound.startswith("voice")]
            self.assertEqual(sung, [f"voice_{i}" for i in (2, 3, 4, 1)])


class Walks(unittest.TestCase):
    """A run of six pays five spaces, and there somebody asks."""

    @staticmethod
    def site():
        asking = sites("short", 4)
        return max(field for field in asking if field < 30 and field - 5 not in asking)

    @classmethod
    def table(cls, **options):
        site = cls.site()
        rows = [[21, 22, 23, 24, 25, 27, 19, 60, 59], [29, 8, 47, 13, 45, 12, 43, 4, 31]] + OTHERS[1:2] + [
            [2, 55, 58, 6, 50, 44, 28, 42, 41]]
        return Table(deal(rows, NO_EVENTS, discard=[26], fields=[site - 5, site + 1, 9, 2]), **options)

    def rest(self, *commands, **options):
        """Milliseconds until that question."""
        with self.table(**options) as table:
            table.go("stage.discard")
            table.click("stage.row0.slot5")
            for command in commands:
                table.say(command)
            rest = 0
            while table.scene() != "question":
                rest += table.say("wait 16")["ms"]
                self.assertLess(rest, 30000, "nobody asks")
            self.assertEqual(table.state()["players"][0]["field"], self.site())
            return rest

    def test_the_board_comes_closer_hop_by_hop_is_seen_and_a_press_ends_it(self):
        told = 420 + 760  # the card's flight, and what the run pays
        rest = self.rest()
        self.assertGreater(rest, told + 220 + 5 * 180 + 240)
        self.assertLess(rest, told + 220 + 5 * 230 + 240 + 500)
        self.assertLess(self.rest(settings={"reduced_motion": 1}), rest - 700)
        on_the_way = self.rest("wait 2000")
        self.assertGreater(on_the_way, 500)
        self.assertLess(self.rest("wait 2000", "pointer 500 200 down", "pointer 500 200 up"), on_the_way - 300)


class Events(unittest.TestCase):
    TURNS, ARROWS = 520, 900
    HURRIED = 900  # until a script is believed again that has hurried

    def rest(self, card, *commands, **options):
        with Table(deal([ROW, *OTHERS], [[card, None]] + NO_EVENTS[1:], discard=[60], fields=[12, 26, 9, 20]),
                   **options) as table:
            table.click("stage.event0.0")
            for command in commands:
                table.say(command)
            return table.idle()

    def test_a_card_lies_open_as_long_as_its_words_take_to_read_and_then_shows_on_the_rows_what_it_does(self):
        for card, words in (("swap_own", 7), ("trade", 13)):
            told = self.TURNS + 600 + 250 * words + self.ARROWS
            self.assertAlmostEqual(self.rest(card), told, delta=80, msg=card)
        self.assertLess(self.rest("take_two"), self.TURNS + 4200 + self.ARROWS + 420 + 100, "fifteen words")

    def test_a_press_ends_the_reading(self):
        self.assertLess(self.rest("trade", "wait 1500", "pointer 500 200 down", "pointer 500 200 up"), 300 + self.HURRIED)

    def test_first_cards_are_handed_on_one_after_the_other(self):
        told = self.TURNS + 600 + 250 * 10 + self.ARROWS
        rest = self.rest("pass_left")
        self.assertGreater(rest, told + 900 + 3 * 180)
        self.assertLess(self.rest("pass_left", settings={"reduced_motion": 1}), rest - 1000)

    def test_rows_that_change_seats_stay_within_the_window(self):
        with Table(deal([ROW, *OTHERS], [["shift_seats", None]] + NO_EVENTS[1:], discard=[60], fields=[12, 26, 9, 20]),
                   size="854x480", draws=True) as table:
            table.say("pointer 1 479 move")
            edges = []
            for command in ("wait 0", "click stage.event0.0", "wait 4300", "wait 100", "wait 100"):
                table.say(command)
                table.say(f"shot {table.data}/edge.png")
                edges.append(pixels(f"{table.data}/edge.png", 1))
            self.assertEqual(edges, edges[:1] * len(edges), "what lies above the rows is the table")


class FastTrack(unittest.TestCase):
    """A card once in a game: it stands in the middle of the board to be read, and then goes to where it counts."""
    READ = 600 + 250 * 11

    @staticmethod
    def red(table):
        """Pixels of the flask's card over the board, and on its way to where it lies."""
        table.say(f"shot {table.data}/fast.png")
        picture = pixels(f"{table.data}/fast.png", 420)
        return [sum(90 < red < 190 and green < 50 and blue < 70 for line in picture[rows] for red, green, blue in line[columns])
                for rows, columns in ((slice(100, 300), slice(330, 500)), (slice(300, 420), slice(560, 850)))]

    def test_it_stands_in_the_middle_and_goes_to_where_it_counts(self):
        with Table(deal([ROW, *OTHERS], NO_EVENTS, discard=[60], fields=[12, 26, 9, 20]), size="854x480",
                   draws=True) as table:
            table.click("stage.fast_track0")
            seen = [self.red(table) for ms in (900, self.READ + 10) if table.say(f"wait {ms}")]
            self.assertLess(table.idle(), 120)
            seen.append(self.red(table))
        middle, side = zip(*seen)
        self.assertGreater(middle[0], middle[2] + 1500)
        self.assertLess(middle[1], middle[2] + 300)
        self.assertGreater(side[1], side[2] + 300)

    def test_a_press_ends_it(self):
        with Table(deal([ROW, *OTHERS], NO_EVENTS, discard=[60], fields=[12, 26, 9, 20])) as table:
            table.click("stage.fast_track0")
            for command in ("wait 300", "pointer 400 200 down", "pointer 400 200 up"):
                table.say(command)
            self.assertLess(table.idle(), 200 + Events.HURRIED)


class Mainz(unittest.TestCase):
    """The first player is a space short of it and plays a card that lets everybody go one."""
    PRESS = ["pointer 400 200 down", "pointer 400 200 up"]

    @staticmethod
    def table(**options):
        goal = route("short", 2)["goal"]
        table = Table(deal(FALLING, [["all_advance_1", None], NONE], fields=[goal - 1, 0]), **options)
        table.click("stage.event0.0")
        return table

    def shown(self, *commands, after=0, **options):
        """Milliseconds from when it is told that the game is over until there is the podium."""
        with self.table(**options) as table:
            told = 0
            while table.scene() != "victory" and told < after:
                told += table.say("wait 16")["ms"]
            for command in commands:
                table.say(command)
            while table.scene() != "victory":
                told += table.say("wait 16")["ms"]
            return told

    def test_music_rests_while_the_goal_opens_and_is_the_winners_afterwards(self):
        with self.table() as table:
            heard = []
            while table.scene() != "victory":
                table.say("wait 16")
                said = table.say("sounds")
                heard += [(name, said["music"]) for name in said["sounds"]] or [(None, said["music"])]
            opens = next(i for i, (name, _) in enumerate(heard) if name == "stage")
            self.assertEqual({music for _, music in heard[:opens]}, {"play"})
            self.assertIn("", {music for _, music in heard[opens:]})
            self.assertEqual(table.say("sounds")["music"], "victory")

    def test_it_takes_three_seconds_which_a_press_ends(self):
        whole = self.shown()
        for left in (3000, 2000):  # while the board comes closer, while the iris opens
            self.assertAlmostEqual(whole - self.shown(*self.PRESS, after=whole - left), left, delta=60)
        self.assertLess(self.shown(settings={"reduced_motion": 1}), whole - 1700, "one picture tells it")

    def test_rays_grow_out_of_the_ring_and_are_not_switched_on(self):
        with self.table(draws=True, size="854x480") as table:
            table.sounds()
            while not any(name == "stage" for name in table.sounds()):
                table.say("wait 16")
            table.say("wait 700")  # the board has faded, the iris is open
            seen = []
            while table.scene() != "victory":
                seen.append(table.say("light")["light"])
                table.say("wait 16")
            steps = [now / before for before, now in zip(seen, seen[1:])]
            self.assertGreater(max(seen), seen[0] * 1.1, "there are rays")
            self.assertLess(max(steps), 1.08)

    def test_buttons_follow_the_result_and_a_press_brings_them(self):
        for press, most in (([], 2000), (self.PRESS, 600)):
            with self.table() as table:
                while table.scene() != "victory":
                    table.say("wait 16")
                self.assertFalse({"victory.again", "victory.charts"} & set(table.widgets()))
                for command in press:
                    table.say(command)
                waited = 0
                while "victory.again" not in table.widgets():
                    waited += table.say("wait 16")["ms"]
                    self.assertLess(waited, most)
                table.idle()
                widgets = table.widgets()
                gold, quiet = widgets["victory.again"]["rect"], widgets["victory.title"]["rect"]
                self.assertGreater(gold[2], quiet[2] * 1.9)
                self.assertNotIn("victory.film", widgets, "that is where one looks back")

    def test_charts_lie_behind_a_button_and_escape_leads_back_to_the_podium_first(self):
        with self.table() as table:
            table.idle()
            self.assertFalse({"victory.view_way", "victory.view_review"} & set(table.widgets()))
            self.assertEqual(table.widgets()["victory.charts"]["label"], "How it went")
            table.go("victory.charts")
            self.assertTrue({"victory.view_way", "victory.view_review"} <= set(table.widgets()))
            self.assertEqual(table.widgets()["victory.charts"]["label"], "Podium")
            table.say("key Escape")
            self.assertEqual((table.scene(), table.widgets()["victory.charts"]["label"]), ("victory", "How it went"))
            table.say("key Escape")
            self.assertEqual(table.scene(), "title")

    def test_figurines_go_on_hopping_on_the_podium_alone(self):
        with self.table(draws=True) as table:
            table.idle()
            table.say("life on")
            table.say("wait 2000")
            seen = Living.frames(table, 12)
            self.assertGreater(sum(seen), 30)
            self.assertGreater(seen.count(0), len(seen) * .3)
            table.go("victory.charts")
            table.say("wait 2000")
            self.assertEqual(sum(Living.frames(table, 5)), 0, "nobody hops beside charts")
        with self.table(draws=True, settings={"reduced_motion": 1}) as table:
            table.idle()
            for command in ("life on", "wait 2000"):
                table.say(command)
            self.assertEqual(sum(Living.frames(table, 8)), 0, "with reduced motion")


class Pace(unittest.TestCase):
    """Theatre costs time, which is taken from what tells nobody anything."""

    def waits(self, seed):
        """Milliseconds from the end of one turn of a person to the next, against three computers."""
        waits, since = [], 0
        with Folder() as data, Game(data, seed=seed) as game:
            sit_down(game, 1, ["Medium"] * 3)
            person = Player(game, seats=[0], events=False, fast_track=False)
            game.idle()
            while game.scene() != "victory":
                if game.scene() == "stage" and game.state()["awaiting"]["kind"] == "turn":
                    waits.append(since)
                    since = 0
                at = game.scene()
                if at == "stage":
                    game.click(*person.choice(game.state()))
                elif at == "question" and "question.next" not in game.widgets():
                    if game.state()["awaiting"]["player"] == 0:
                        game.click(person.answer(game.state()))
                else:
                    game.click({"question": "question.next", "scoring": "scoring.next"}.get(at, "message.button0"))
                since += game.idle()
        return waits[1:]

    def test_half_of_all_waits_between_two_turns_are_below_ten_seconds(self):
        waits = sorted(wait for seed in (1, 2, 3) for wait in self.waits(seed))
        self.assertGreater(len(waits), 40)
        self.assertLess(waits[len(waits) // 2], 10000, waits)


class Living(unittest.TestCase):
    """Of a table that waits for a person. Frames are counted in tenths of a second."""

    def stage(self, *commands, **options):
        table = Table(deal([ROW, *OTHERS], [["trade", "quiz"]] + NO_EVENTS[1:], discard=[60]), draws=True, **options)
        return self.begin(table, commands)

    @staticmethod
    def begin(game, commands):
        game.idle()
        for command in commands:
            game.say(command)
        game.say("wait 2000")
        return game

    @staticmethod
    def frames(game, seconds=30):
        counts = []
        for _ in range(seconds * 10):
            before = game.say("perf")["frames"]
            game.say("wait 100")
            counts.append(game.say("perf")["frames"] - before)
        return counts

    def test_it_stirs_in_short_bursts_and_nothing_is_drawn_between_them(self):
        with self.stage("life on") as table:
            seen = self.frames(table)
            self.assertGreater(sum(seen), 60)
            self.assertLess(sum(seen), 30 * 20)
            self.assertGreater(seen.count(0), len(seen) * .2)

    def test_nothing_stirs_for_a_script_nor_with_reduced_motion_nor_behind_something(self):
        for commands, options in (([], {}), (["life on", "life off"], {}), (["life on", "click stage.pause"], {}),
                                  (["life on"], {"settings": {"reduced_motion": 1}})):
            with self.stage(*commands, **options) as table:
                self.assertEqual(sum(self.frames(table, 10)), 0, (commands, options))

    def test_nobody_waits_for_it_and_what_it_does_to_a_row_is_the_light_alone(self):
        with self.stage("life on") as table:
            self.assertLess(max(table.idle() for _ in range(40)), 40)
            before = table.hash()
            table.say("wait 20000")
            self.assertEqual(table.hash(), before)
            table.go("stage.stock", "stage.row0.slot8")
            self.assertNotEqual(table.hash(), before)

    def test_eyelids_fall_and_a_glint_runs_along_a_window_of_best_path(self):
        with Folder() as data, Game(data, seed=1, draws=True) as game:
            path_player.sit_down(game, 1, 3)
            game.say("wait 10000")
            self.begin(game, ["life on"])
            seen = self.frames(game)
            self.assertGreater(sum(seen), 40)
            self.assertGreater(seen.count(0), len(seen) * .25)
            game.say("life off")
            self.assertEqual(sum(self.frames(game, 10)), 0)


if __name__ == "__main__":
    unittest.main()
