"""People at several screens, each a program of its own, at one table of a host: they come by code and by link, play to the
end, leave and come back, and the host is killed between two moves. SCHOTT_LONG=1 plays whole games of SCHOTT World, too."""
import shutil
import subprocess
import unittest

import path_player
from client import LONG, Folder, Game
from far_host import TABLE, Host, fill, has, join, make, until, words
from player import Player

FAIR = "The shuffle was fair: each card lay where the host had promised."


class Elsewhere(Player):
    """Plays one seat of SCHOTT World, and waits while it is somebody else's turn."""

    def __init__(self, game, seat):
        super().__init__(game, answers="first", events=False, fast_track=False, seats=[seat])

    def turn(self, state, player):
        state["players"][player]["events"] = []  # nobody here knows what they are
        return super().turn(state, player)

    def step(self):
        game, scene = self.game, self.game.scene()
        if scene == "scoring" and "Next stage" not in game.widgets()["scoring.next"]["label"]:
            game.say("wait 200")
        elif scene in ("stage", "question", "scoring"):
            super().step()
        return scene


class Table:
    """Two screens at a table of a host, both past the title."""

    def __init__(self, test, kind="world"):
        self.host = test.enterContext(Host())
        self.folders = [test.enterContext(Folder()) for _ in range(2)]
        self.games = [test.enterContext(Game(folder, seed=seat + 1, size="1280x720")) for seat, folder in enumerate(self.folders)]
        for game in self.games:
            game.idle()
        self.code = make(self.games[0], self.host, kind)
        join(self.games[1], self.host, self.code)
        self.sit_down()

    def sit_down(self):
        for game in self.games:
            game.go("who.play")

    def until(self, is_so, what):
        until(is_so, what, *self.games)

    def are_alike(self):
        """What either may know of the game is the same, but for the own line and the own question."""
        seen = [game.state() for game in self.games]
        return seen[0]["players"] == seen[1]["players"]

    def play_world(self, most=2000):
        players = [Elsewhere(game, seat) for seat, game in enumerate(self.games)]
        for _ in range(most):
            scenes = [player.step() for player in players]
            if scenes == ["victory", "victory"]:
                return
        raise AssertionError(f"after {most} steps still at {scenes}")


class AtOneTable(unittest.TestCase):
    def test_who_joins_by_code_sits_there_and_what_one_does_the_other_sees(self):
        table = Table(self)
        one, two = table.games
        self.assertEqual(two.scene(), "stage")
        self.assertTrue(table.are_alike())
        one.go("stage.together")
        self.assertEqual(words(one, "who.seat1"), "Mia: at the table")
        self.assertEqual(words(one, "who.code"), table.code)
        two.sounds()
        one.go("who.say1")
        table.until(lambda: "press" in str(two.sounds()), "what is said is heard there")
        mover = one.state()["awaiting"]["player"]
        game, other = table.games[mover], table.games[1 - mover]
        self.assertTrue(game.widgets()["stage.stock"]["enabled"])
        self.assertFalse(other.widgets()["stage.stock"]["enabled"], "it is somebody else's turn")
        game.go("stage.stock", f"stage.row{mover}.slot4")
        table.until(lambda: other.state()["awaiting"]["player"] == 1 - mover, "the turn goes on")
        other.idle()
        self.assertTrue(table.are_alike())

    def test_who_is_away_is_told_and_a_computer_plays_on(self):
        table = Table(self)
        one, two = table.games
        if one.state()["awaiting"]["player"] == 0:
            one.go("stage.stock", "stage.row0.slot4")
            two.idle()
        two.go("stage.pause", "pause.leave")
        self.assertEqual(two.scene(), "title")
        table.until(has(one, "stage.help_seat"), "who is away is told")
        self.assertEqual(words(one, "stage.ribbon"), "Mia is away; a computer can play on")
        one.click("stage.help_seat")
        table.until(lambda: one.state()["awaiting"].get("player") == 0 or one.scene() != "stage", "a computer plays on")

    def test_who_comes_back_sees_what_has_happened_since(self):
        table = Table(self)
        one, two = table.games
        if one.state()["awaiting"]["player"] == 1:
            two.go("stage.stock", "stage.row1.slot4")
            table.until(lambda: one.state()["awaiting"]["player"] == 0, "the turn goes on")
        two.idle()
        two.go("stage.pause", "pause.leave")
        one.idle()
        one.go("stage.stock", "stage.row0.slot4")
        self.assertIn(table.code, words(two, "title.continue"))
        two.click("title.continue")
        table.until(has(two, "who.code"), "the table is there again")
        two.click("who.play")
        two.say("wait 200")
        self.assertIn("stage.next", two.widgets(), "it is played, not only there")
        two.idle()
        self.assertTrue(table.are_alike())
        changed = [widget["label"] for name, widget in two.widgets().items() if name == "stage.row0.slot4"]
        self.assertIn("new since your last turn", changed[0])

    def test_a_host_that_is_killed_loses_nothing(self):
        table = Table(self)
        before = table.games[0].state()
        table.host.kill()
        for game in table.games:
            table.until(lambda game=game: "The host can" in words(game, "stage.ribbon"), "the broken line is told")
        table.host.start()
        for game in table.games:
            table.until(lambda game=game: "The host can" not in words(game, "stage.ribbon"), "it is there again")
        self.assertEqual(table.games[0].state()["players"], before["players"])
        mover = before["awaiting"]["player"]
        table.games[mover].go("stage.stock", f"stage.row{mover}.slot4")
        table.until(lambda: table.games[1 - mover].state()["awaiting"]["player"] == 1 - mover, "the game goes on")

    def test_ones_own_link_brings_the_seat_to_another_screen(self):
        table = Table(self)
        one, two = table.games
        two.go("stage.together", "who.other_screen")
        link = words(two, "who.link")
        with Folder() as folder, Game(folder, size="1280x720") as third:
            third.idle()
            third.go("title.together", "together.join")
            fill(third, "join_table.code", link)
            third.click("join_table.ok")
            until(has(third, "who.code"), "the seat is there", third)
            self.assertEqual(words(third, "who.seat1"), "Mia: you, on this screen")
            table.until(lambda: two.scene() == "message", "the other screen is told")
            self.assertIn("another screen", words(two, "message.text"))
            two.go("message.button0")
            self.assertEqual(two.scene(), "title")

    def test_a_question_is_answered_at_one_screen_and_seen_at_both(self):
        table = Table(self)
        players = [Elsewhere(game, seat) for seat, game in enumerate(table.games)]
        while not any(game.scene() == "question" for game in table.games):
            for player in players:
                player.step()
        asked = table.games[0].state()["awaiting"]["player"]
        game, other = table.games[asked], table.games[1 - asked]
        for each in table.games:
            each.idle()
            table.until(lambda each=each: each.scene() == "question", "it is asked at both screens")
            self.assertNotIn("right", each.state()["awaiting"])
            self.assertNotIn("question.next", each.widgets())
        self.assertFalse(other.widgets()["question.answer0"]["enabled"])
        question = words(game, "question.text")
        self.assertEqual(words(other, "question.text"), question)
        game.click("question.answer0")
        for each in table.games:
            table.until(has(each, "question.next"), "whether it was right is told")
        self.assertEqual(words(other, "question.text"), words(game, "question.text"))
        self.assertRegex(words(game, "question.text"), "^(Right!|Not quite.) .+")

    def test_best_path_to_the_end(self):
        table = Table(self, "path")
        hands = [path_player.Hand(game) for game in table.games]
        while any(game.scene() == "path" for game in table.games):
            for seat, game in enumerate(table.games):
                game.idle()
                if game.scene() == "path" and seat in path_player.awaited(game.state()):
                    hands[seat].draw(seat, game.state())
                    game.idle()
                game.say("wait 100")
        for game in table.games:
            game.idle()
            self.assertEqual(game.scene(), "path_end")
            self.assertEqual(words(game, "path_end.code"), FAIR)
            self.assertIn("path_end.film", game.widgets())
            game.go("path_end.title")
            self.assertNotIn("title.continue", game.widgets())
        self.assertEqual(*[game.ask("hash")["hash"] for game in table.games])

    @unittest.skipUnless(LONG, "a whole game of SCHOTT World takes half a minute")
    def test_world_to_the_end(self):
        table = Table(self)
        table.play_world()
        for game in table.games:
            game.idle()
            self.assertEqual(words(game, "victory.code"), FAIR)
            game.go("victory.charts")
            self.assertIn("victory.film", game.widgets())


class Codes(unittest.TestCase):
    @unittest.skipIf(shutil.which("zbarimg") is None, "nothing here reads QR codes (zbar-tools)")
    def test_a_phone_reads_the_link_off_every_screen(self):
        host = self.enterContext(Host())
        for size in ("1280x720", "1024x768", "1080x1920") if LONG else ("1280x720",):
            with Folder() as folder, Game(folder, size=size, draws=True) as game:
                game.idle()
                make(game, host)
                for _ in range(2):
                    game.idle()
                    game.say(f"shot {folder}/who.png")
                    read = subprocess.run(["zbarimg", "--quiet", "--raw", f"{folder}/who.png"], capture_output=True, text=True)
                    self.assertEqual(read.stdout.split(), [words(game, "who.link")], size)
                    game.click("who.other_screen")


class Alone(unittest.TestCase):
    def refused(self, game, address):
        """What is told to somebody who wants to join there."""
        game.go("title.together", "together.join")
        fill(game, "join_table.code", "TMLR YK9Y")
        fill(game, "join_table.host", address)
        game.click("join_table.ok")
        until(lambda: "Calling" not in words(game, "who.calling"), "it is told", game)
        told = words(game, "who.calling")
        game.go("who.back")
        self.assertEqual(game.scene(), "title")
        return told

    def test_why_there_is_no_table_is_told(self):
        with Host() as host, Folder() as folder, Game(folder, size="1280x720") as game:
            game.idle()
            self.assertIn("Nobody answers at localhost:1", self.refused(game, "localhost:1"))
            self.assertEqual(self.refused(game, host.address), "There is no table with this code.")


if __name__ == "__main__":
    if TABLE is None:
        print("Skipped: there is no schott-table here.")
        raise SystemExit(77)
    unittest.main()
