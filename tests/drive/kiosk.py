"""A day at a stand: the game plays by itself, visitors come, play, walk away, press everything. Nothing leads out."""
import pathlib
import signal
import sqlite3
import unittest

from client import LANGUAGES, LONG, Folder, Game
from player import Player

FILE = "schott-world.sqlite"
OPEN_TO_VISITORS = {"attract", "quiet", "arrive", "stillthere", "fame", "stage", "scoring", "question", "victory",
                    "help", "log", "pause", "tutorial", "path_tutorial", "language", "names", "path", "path_end", "path_log",
                    "path_review", "show_fan", "show_swap", "show_leap", "show_beckon", "show_path"}
TOUCH_PAUSE = 1500  # ms a person takes from seeing to touching
LOOK_PAUSE = 2500   # and to take a new screen in


class Stand:
    """A kiosk and the folder it lives in, which outlasts it."""

    def __init__(self, config="", size="1280x720", data=None, seed=1):
        self.folder = Folder() if data is None else None
        self.data = data or self.folder.__enter__()
        self.config, self.size, self.seed = config, size, seed
        self.open()

    def open(self):
        path = pathlib.Path(self.data) / "kiosk.ini"
        path.write_text(self.config)
        self.game = Game(self.data, "--kiosk", "--config", str(path), seed=self.seed, size=self.size)
        self.wait(1)

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self.game.close()
        else:
            self.game.kill()
        if self.folder:
            self.folder.__exit__(None, None, None)

    def wait(self, seconds):
        self.game.say(f"wait {round(seconds * 1000)}")

    def front(self):
        return self.game.scene()

    def press(self, *widgets):
        """As fingers do, a moment apart. Computers at play are not waited for."""
        for widget in widgets:
            x, y, w, h = self.game.widgets()[widget]["rect"]
            for phase in ("down", "up"):
                self.game.say(f"touch 1 {x + w / 2} {y + h / 2} {phase}")
            self.wait(.3)

    def sit_down(self, persons=1, language="en"):
        self.press(f"attract.language.{language}")
        if persons > 1:
            self.press(f"arrive.persons{persons}")
        self.press("arrive.start")
        self.game.idle()

    def games(self):
        """What the journal says of each; the game keeps the file to itself, so only when it is closed."""
        store = sqlite3.connect(pathlib.Path(self.data) / FILE)
        try:
            return [row[0] for row in store.execute("SELECT state FROM game ORDER BY id")]
        finally:
            store.close()


OPEN, FINISHED, ABANDONED = 0, 1, 2


class Visits(unittest.TestCase):
    def test_who_walks_away_is_asked_and_then_given_up(self):
        with Stand() as stand:
            self.assertEqual(stand.game.stack(), ["show_fan", "attract"])
            stand.sit_down()
            self.assertEqual(stand.front(), "stage")
            stand.wait(44)
            self.assertEqual(stand.front(), "stage")
            stand.wait(2)
            self.assertEqual(stand.front(), "stillthere")
            stand.press("stillthere.yes")
            self.assertEqual(stand.front(), "stage")
            stand.wait(47)
            self.assertEqual(stand.front(), "stillthere")
            stand.wait(15)
            self.assertEqual(stand.game.stack(), ["show_fan", "attract"])
            stand.game.close()
            self.assertEqual(stand.games(), [ABANDONED])
            stand.open()

    def test_who_comes_meanwhile_starts_anew(self):
        with Stand() as stand:
            stand.sit_down()
            stand.wait(48)
            stand.press("stillthere.anew")
            self.assertEqual(stand.front(), "arrive")
            stand.wait(61)
            self.assertEqual(stand.front(), "stillthere", "on the way into a game, too")
            stand.wait(16)
            self.assertEqual(stand.front(), "attract")

    def test_the_question_comes_over_whatever_is_open(self):
        for way in (["stage.help"], ["stage.pause"], ["stage.log"], ["stage.pause", "pause.language"]):
            with self.subTest(way=way), Stand() as stand:
                stand.sit_down()
                stand.press(*way)
                stand.wait(46)
                self.assertEqual(stand.front(), "stillthere")
                stand.wait(16)
                self.assertEqual(stand.front(), "attract")

    def test_every_device_counts_as_somebody(self):
        hands = ["touch 1 640 2 down", "touch 1 640 2 up", "pointer 600 300 move", "pointer 300 300 move", "key F5",
                 "key Left Shift", "pad x", "touch 3 640 2 down", "touch 3 640 2 up"]
        with Stand() as stand:
            stand.sit_down()
            for hand in hands:
                stand.wait(40)
                stand.game.say(hand)
                self.assertEqual(stand.front(), "stage", hand)

    def test_a_key_that_something_lies_on_is_nobody(self):
        with Stand() as stand:
            stand.sit_down()
            stand.game.say("key Space down")
            stand.wait(46)
            self.assertEqual(stand.front(), "stillthere")

    def test_a_whole_game_leads_to_the_hall_of_fame_and_back(self):
        with Stand("[game]\nlanguages = en\n") as stand:
            stand.press("attract.play")
            self.assertEqual(stand.front(), "arrive", "there is no language to choose")
            stand.press("arrive.persons2", "arrive.start")
            Player(stand.game).play()
            self.assertTrue({"victory.again", "victory.title"} <= set(stand.game.widgets()))
            self.assertFalse({"victory.new", "victory.film"} & set(stand.game.widgets()))
            stand.wait(7)
            self.assertEqual(stand.front(), "fame", "who always answers right has a streak")
            stand.press("fame.again")
            self.assertEqual(stand.front(), "stage")
            stand.wait(65)
            self.assertEqual(stand.front(), "attract")
            stand.game.close()
            self.assertEqual(stand.games(), [FINISHED, ABANDONED])
            stand.open()

    def test_after_a_victory_it_goes_back_by_itself(self):
        with Stand("[game]\nlanguages = en\nfame = no\n") as stand:
            stand.press("attract.play", "arrive.persons2", "arrive.start")
            Player(stand.game, seats=[0, 1]).play()
            stand.wait(30)
            self.assertEqual(stand.front(), "stillthere")
            stand.wait(20)
            self.assertEqual(stand.front(), "attract")

    def test_the_tutorial_is_offered_and_is_given_up_like_a_game(self):
        with Stand() as stand:
            stand.press("attract.language.fr")
            name = stand.game.widgets()["arrive.seat0.name"]["label"]
            stand.press("arrive.tutorial")
            stand.game.idle()
            self.assertIn(stand.front(), ("tutorial", "stage"))
            self.assertIn(name, stand.game.widgets()["tutorial.text"]["label"])
            stand.wait(61)
            self.assertEqual(stand.front(), "attract")


class Start(unittest.TestCase):
    def test_a_visitor_plays_within_fifteen_seconds_and_three_touches(self):
        for size in ("1920x1080", "1080x1920"):
            with self.subTest(size=size), Stand(size=size) as stand:
                seconds, touches = 0, 0
                for widget in ("attract.play", "arrive.language.it", "arrive.start"):
                    pause = LOOK_PAUSE if touches else TOUCH_PAUSE
                    stand.wait(pause / 1000)
                    stand.press(widget)
                    touches += 1
                    seconds += pause / 1000 + .35
                while not stand.game.widgets().get("stage.stock", {}).get("enabled"):
                    stand.wait(.25)
                    seconds += .25
                    self.assertLess(seconds, 15)
                self.assertEqual(touches, 3)
                self.assertEqual(stand.game.state()["awaiting"]["player"], 0)
                print(f"{size}: in play after {seconds:.1f} s")

    def test_every_language_leads_into_a_game_in_it(self):
        starts = set()
        with Stand() as stand:
            for language in LANGUAGES:
                stand.press(f"attract.language.{language}")
                starts.add(stand.game.widgets()["arrive.start"]["label"])
                names = {id: w["label"] for id, w in stand.game.widgets().items() if id.endswith(".name")}
                self.assertTrue(all(names.values()))
                stand.press("arrive.start")
                self.assertEqual(stand.front(), "stage")
                stand.game.idle()
                stand.press("stage.pause", "pause.leave")
                self.assertEqual(stand.front(), "attract")
                self.assertIn("attract.language.en", stand.game.widgets())
        self.assertGreaterEqual(len(starts), 4)

    def test_up_to_four_sit_down_with_names_nobody_types(self):
        with Stand() as stand:
            stand.press("attract.language.en", "arrive.persons4", "arrive.seat2.figurine", "arrive.seat3.name")
            self.assertEqual(stand.front(), "names")
            chosen = stand.game.widgets()["names.name2"]["label"]
            stand.press("names.name2")
            self.assertEqual(stand.game.widgets()["arrive.seat3.name"]["label"], chosen)
            names = [stand.game.widgets()[f"arrive.seat{i}.name"]["label"] for i in range(4)]
            self.assertEqual(len(set(names)), 4)
            stand.press("arrive.persons1", "arrive.seat2.computer", "arrive.seat3.computer", "arrive.seat3.computer",
                        "arrive.start")
            self.assertEqual(len(stand.game.state()["players"]), 3)

    def test_only_what_is_configured_is_offered(self):
        config = "[game]\nlanguages = de fr\nboards = short classic\nplayers = 2\ntutorial = no\n"
        with Stand(config) as stand:
            shown = {id for id in stand.game.widgets() if "language" in id}
            self.assertEqual(shown, {"attract.language.de", "attract.language.fr"})
            stand.press("attract.language.de", "arrive.route.classic")
            self.assertNotIn("arrive.persons3", stand.game.widgets())
            self.assertNotIn("arrive.tutorial", stand.game.widgets())
            stand.press("arrive.start")
            stand.game.idle()
            stand.press("stage.pause", "pause.language")
            self.assertEqual({id for id in stand.game.widgets() if id != "language.close"},
                             {"language.de", "language.fr"})


class Attract(unittest.TestCase):
    def test_one_game_follows_the_other_and_none_is_kept(self):
        with Stand("[game]\ngames = world\n") as stand:
            seen, hashes = set(), set()
            for _ in range(6000):  # five hours; a game is played in parts of 8 s
                stand.wait(3)
                below = stand.game.stack()[0]
                seen.update(stand.game.stack())
                self.assertEqual(stand.front(), "attract")
                hashes.add(stand.game.hash())
                if "victory" in seen and below == "show_fan":
                    break
            self.assertTrue({"stage", "victory", "scoring", "question"} <= seen | {"question"}, seen)
            self.assertGreater(len(hashes), 20)
            stand.game.close()
            self.assertEqual(stand.games(), [])
            stand.open()

    def test_any_key_and_any_button_wakes_it(self):
        for hand in ("key Space", "key A", "key F7", "pad a", "pad dpleft", "touch 2 640 300"):
            with self.subTest(hand=hand), Stand() as stand:
                for phase in ("down", "up"):
                    stand.game.say(f"{hand} {phase}")
                stand.wait(.1)
                self.assertEqual(stand.front(), "arrive")

    def test_what_lies_over_the_game_drifts(self):
        with Stand() as stand:
            places = set()
            for _ in range(12):
                stand.wait(30)
                places.add(tuple(stand.game.widgets()["attract.language.de"]["rect"]))
            self.assertGreater(len(places), 4)

    def test_quiet_hours_are_dark_until_somebody_comes(self):
        with Stand("[quiet]\nfrom = 07:00\nto = 09:00\n") as stand:
            stand.wait(250)
            self.assertEqual(stand.game.stack(), ["quiet"])
            frames = stand.game.say("perf")["frames"]
            stand.game.say("draw on")
            stand.wait(30)
            self.assertLessEqual(stand.game.say("perf")["frames"] - frames, 2, "nothing moves")
            stand.game.say("draw off")
            stand.press("quiet.wake")
            self.assertEqual(stand.front(), "attract")
            stand.sit_down()
            stand.wait(62)
            self.assertEqual(stand.front(), "attract", "awake for a while")
            stand.wait(250)
            self.assertEqual(stand.front(), "quiet")
            stand.wait(3600)
            self.assertEqual(stand.front(), "attract", "the day has begun")


class Locked(unittest.TestCase):
    KEYS = ([chr(c) for c in range(ord("A"), ord("Z") + 1)] + [str(d) for d in range(10)] +
            [f"F{n}" for n in range(1, 25)] +
            ["Return", "Escape", "Backspace", "Tab", "Space", "-", "=", "[", "]", "\\", "#", ";", "'", "`", ",", ".", "/",
             "CapsLock", "PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End", "PageDown",
             "Right", "Left", "Down", "Up", "Numlock", "Keypad /", "Keypad *", "Keypad -", "Keypad +", "Keypad Enter",
             "Keypad 1", "Keypad 0", "Keypad .", "Application", "Power", "Execute", "Help", "Menu", "Select", "Stop",
             "Again", "Undo", "Cut", "Copy", "Paste", "Find", "Mute", "VolumeUp", "VolumeDown", "SysReq", "Cancel",
             "Clear", "AudioNext", "AudioPlay", "AudioMute", "WWW", "Mail", "Calculator", "Computer", "AC Search",
             "AC Home", "AC Back", "AC Forward", "AC Stop", "AC Refresh", "AC Bookmarks", "BrightnessDown",
             "BrightnessUp", "DisplaySwitch", "Eject", "Sleep"])
    HELD = [[], ["Left Ctrl"], ["Left Alt"], ["Left GUI"], ["Left Shift"], ["Left Ctrl", "Left Alt"],
            ["Left Alt", "Left Shift"], ["Right Ctrl", "Right Alt", "Right GUI"]]

    def test_no_key_with_any_other_leads_out(self):
        with Stand() as stand:
            size = stand.game.say("shot locked.png")["size"]
            for held in self.HELD:
                for key in self.KEYS:
                    for other in held:
                        stand.game.say(f"key {other} down")
                    answer = stand.game.ask(f"key {key}")
                    for other in held:
                        stand.game.say(f"key {other} up")
                    if answer["ok"]:
                        stack = stand.game.stack()
                        if stack[-1] == "pin":  # the operator's door, which stays locked
                            self.assertEqual(key, "O")
                            self.assertTrue(any("Ctrl" in other for other in held) and len(held) > 1)
                            stand.game.say("key Escape")
                            stack = stand.game.stack()
                        self.assertTrue(set(stack) <= OPEN_TO_VISITORS, f"{held} {key}: {stack}")
            self.assertEqual(stand.game.say("shot locked.png")["size"], size)

    def test_undo_stops_at_what_was_hidden(self):
        """A hall of fame knows no unranked games: not even a keyboard that somebody has brought makes one."""
        with Stand() as stand:
            stand.sit_down()
            while stand.game.state()["awaiting"]["player"] != 0:
                stand.wait(.5)
            stand.press("stage.stock")
            drawn = stand.game.hash()
            stand.game.say("key U")
            stand.wait(.5)
            self.assertEqual((stand.game.stack(), stand.game.hash()), (["stage"], drawn))

    def test_two_visitors_with_ten_fingers_act_once_each(self):
        with Stand() as stand:
            stand.press("attract.language.en")
            widgets = stand.game.widgets()
            (ax, ay, aw, ah), (bx, by, bw, bh) = widgets["arrive.persons3"]["rect"], widgets["arrive.start"]["rect"]
            first, second = f"{ax + aw / 2} {ay + ah / 2}", f"{bx + bw / 2} {by + bh / 2}"
            for finger in range(1, 6):
                stand.game.say(f"touch {finger} {first} down")
            for finger in range(6, 11):
                stand.game.say(f"touch {finger} {second} down")
            for finger in (7, 6, 2, 10, 1, 3, 9, 8, 5, 4):
                stand.game.say(f"touch {finger} {first if finger < 6 else second} up")
            stand.wait(.3)
            self.assertEqual(stand.front(), "arrive", "whose finger came first acts, and once")
            self.assertIn("arrive.seat2.name", stand.game.widgets())
            stand.press("arrive.start")
            self.assertEqual(stand.front(), "stage", "nothing sticks")
            self.assertEqual(len(stand.game.state()["players"]), 3)

    def test_the_window_is_not_closed_from_outside_but_ended_by_a_signal(self):
        with Folder() as data:
            stand = Stand(data=data)
            stand.sit_down()
            stand.game.process.send_signal(signal.SIGTERM)
            self.assertEqual(stand.game.process.wait(timeout=20), 0)
            for pipe in (stand.game.process.stdin, stand.game.process.stdout, stand.game.errors):
                pipe.close()
            self.assertEqual(stand.games(), [OPEN], "it is gone on with when the computer is back")


class PowerCuts(unittest.TestCase):
    def cut_off(self, stand, ago):
        """The power comes back so many seconds later."""
        stand.game.kill()
        store = sqlite3.connect(pathlib.Path(stand.data) / FILE)
        key, = store.execute("SELECT key FROM setting WHERE key LIKE 'kiosk%alive%'").fetchone()
        begin = 1772438400  # where a script's clock begins
        store.execute("UPDATE setting SET value = ? WHERE key = ?", (str(begin - ago), key))
        store.commit()
        store.close()
        stand.open()

    def interrupted(self, ago, language="de"):
        """A stand that was cut off in a game so many seconds ago."""
        stand = Stand()
        stand.sit_down(language=language)
        stand.press("stage.discard")
        stand.game.idle()
        state = stand.game.state()
        self.cut_off(stand, ago)
        return stand, state

    def test_a_game_in_play_a_moment_ago_goes_on(self):
        stand, state = self.interrupted(30)
        with stand:
            self.assertEqual(stand.game.stack(), ["stage"])
            self.assertEqual(stand.game.state(), state)
            self.assertEqual(stand.game.widgets()["stage.help"]["label"], "Hilfe", "in its language")
            stand.wait(62)
            self.assertEqual(stand.front(), "attract")
            stand.game.close()
            self.assertEqual(stand.games(), [ABANDONED])
            stand.open()

    def killed_behind_the_last_answer(self, ago=30):
        stand = Stand("[game]\nlanguages = de en\n")
        stand.sit_down(language="en")
        Player(stand.game, seats=[0]).play()
        stand.game.idle()
        at_the_end = stand.game.hash()
        self.cut_off(stand, ago)
        return stand, at_the_end

    def counted(self, stand):
        """Visits to the end, and all; entries of the hall of fame by person."""
        stand.game.close()
        store = sqlite3.connect(pathlib.Path(stand.data) / FILE)
        try:
            return [store.execute(f"SELECT count(*) FROM {what}").fetchone()[0]
                    for what in ("visit WHERE outcome = 1", "visit", "(SELECT DISTINCT kind FROM fame)", "fame")]
        finally:
            store.close()
            stand.open()

    def test_who_has_just_won_sees_the_podium_again_once(self):
        stand, at_the_end = self.killed_behind_the_last_answer()
        with stand:
            self.assertEqual((stand.front(), stand.game.hash()), ("victory", at_the_end))
            seats = [stand.game.widgets()[f"victory.seat{seat}"]["label"] for seat in range(2)]
            self.assertTrue(any("Guest" in label for label in seats), f"in their language, without their names: {seats}")
            self.cut_off(stand, 30)
            self.assertEqual(stand.front(), "attract")
            finished, visits, kinds, fame = self.counted(stand)
            self.assertEqual((finished, visits, fame), (1, 1, kinds), "counted once, entered once")

    def test_a_podium_that_nobody_looks_at_gives_way(self):
        stand, _ = self.killed_behind_the_last_answer()
        with stand:
            self.assertEqual(stand.front(), "victory")
            stand.wait(120)
            self.assertEqual(stand.front(), "attract")

    def test_a_game_begun_behind_a_podium_is_what_goes_on(self):
        stand, _ = self.killed_behind_the_last_answer(ago=90)
        with stand:
            self.assertEqual(stand.front(), "attract", "they have gone")
            stand.sit_down(language="en")
            stand.press("stage.discard")
            stand.game.idle()
            state = stand.game.state()
            self.cut_off(stand, 30)
            self.assertEqual((stand.front(), stand.game.state()), ("stage", state))

    def test_one_of_longer_ago_is_given_up(self):
        stand, _ = self.interrupted(61)
        with stand:
            self.assertEqual(stand.game.stack(), ["show_fan", "attract"])
            stand.game.close()
            self.assertEqual(stand.games(), [ABANDONED])
            stand.open()


if __name__ == "__main__":
    unittest.main()
