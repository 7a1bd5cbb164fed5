"""What may come between: a step taken back, another window, another language, the power cut."""
import os
import random
import sqlite3
import time
import unittest

from client import LANGUAGES, LONG, Folder, Game
from player import Player, sit_down
from tables import (FALLING, FALLING_OF_THREE, FILE, NONE, Table, about_sites, deal, hash_in_lab, record, route,
                    set_out)

KILLS = 100 if LONG else 30
SIZES = ["1024 600", "1280 720", "1024 768", "1080 1920", "1920 1080", "2560 1080", "800 600"]


class Undo(unittest.TestCase):
    def test_a_card_of_the_discard_can_be_laid_back_and_chosen_anew(self):
        with Table(deal(FALLING, [NONE, NONE], discard=[30, 40])) as table:
            before = table.hash()
            table.go("stage.discard")
            table.go("stage.undo")
            self.assertEqual(table.hash(), before)
            table.go("stage.discard", "stage.row0.slot8")
            self.assertEqual(table.state()["awaiting"]["player"], 1)
            table.go("stage.undo", "stage.undo")
            self.assertEqual(table.hash(), before)
            self.assertFalse(table.ask("click stage.undo")["ok"])

    def test_what_was_hidden_stays_shown(self):
        with Table(deal(FALLING, [["swap_own", None], NONE])) as table:
            table.go("stage.stock")
            self.assertFalse(table.ask("click stage.undo")["ok"], "a card of the stock was seen")
            table.go("stage.row0.slot8")
            after_placing = table.hash()
            table.go("stage.undo")
            self.assertEqual(table.state()["awaiting"]["kind"], "place")
            table.go("stage.row0.slot8")
            self.assertEqual(table.hash(), after_placing)

    def test_an_event_card_that_was_turned_over_stays_so(self):
        """However much of what it asked for is taken back."""
        for card, asked in (("swap_own", "swap"), ("trade", "trade")):
            with Table(deal(FALLING, [[card, None], NONE])) as table:
                table.go("stage.event0.0")
                shown = table.hash()
                self.assertEqual(table.state()["awaiting"]["kind"], asked)
                self.assertFalse(table.ask("click stage.undo")["ok"], f"{card} was seen")
                row = "stage.row0" if asked == "swap" else "stage.row1"
                table.go(f"{row}.slot2", "stage.row0.slot5")
                self.assertNotEqual(table.hash(), shown)
                table.go("stage.undo")
                self.assertEqual(table.hash(), shown)
                self.assertFalse(table.ask("click stage.undo")["ok"], f"{card} was seen")
                self.assertEqual(table.hash(), shown)

    def test_a_stage_won_without_a_question_has_shown_nothing(self):
        rows = [[2, 4, 6, 8, 10, 20, 30, 40, 1], [29, 28, 27, 26, 25, 24, 23, 22, 21]]
        with Table(deal(rows, [NONE, NONE], discard=[45]), house=["no_questions"]) as table:
            table.go("stage.discard")
            in_hand = table.hash()
            table.go("stage.row0.slot8")
            self.assertEqual(table.scene(), "scoring")
            table.go_on("key U")
            self.assertEqual((table.scene(), table.hash()), ("stage", in_hand))

    def test_a_journal_forgets_what_was_taken_back(self):
        with Table(deal(FALLING, [NONE, NONE], discard=[30])) as table:
            table.go("stage.discard", "stage.row0.slot0", "stage.undo", "stage.row0.slot8")
            on_screen = table.hash()
            table.close()
            self.assertEqual(hash_in_lab(table.data), on_screen)


class UndoAmongComputers(unittest.TestCase):
    """Back to one's own last move; what showed something hidden only where one says so."""
    ROWS = [[9, 8, 7, 6, 5, 4, 3, 2, 49], [11, 14, 17, 20, 23, 10, 12, 32, 1]]  # the 49 is what the computer lacks

    def table(self):
        return Table(deal(self.ROWS, [NONE, NONE], discard=[48], stock=[40]), levels=["", "hard"])

    def test_a_computer_that_took_the_discard_is_no_obstacle(self):
        with self.table() as table:
            before = table.hash()
            table.go("stage.discard", "stage.row0.slot8")
            taken = [card for card in self.ROWS[1] if card not in table.state()["players"][1]["row"]]
            self.assertEqual(taken, [1], "it took what I had laid down")
            table.go("stage.undo")
            self.assertEqual(table.state()["awaiting"], {"kind": "place", "player": 0, "card": 48, "from": "discard"})
            self.assertEqual(table.state()["players"][1]["row"], self.ROWS[1])
            table.go("stage.undo")
            self.assertEqual(table.hash(), before)
            self.assertEqual(table.scene(), "stage", "nobody was asked")

    def test_past_a_drawn_card_it_is_unranked(self):
        with self.table() as table:
            before = table.hash()
            table.go("stage.stock")
            drawn = table.hash()
            table.go("stage.undo")
            self.assertIn("statistics", table.widgets()["message.text"]["label"])
            table.go("message.button1")
            self.assertEqual(table.hash(), drawn)
            table.go("stage.undo", "message.button0")
            self.assertEqual((table.hash(), table.scene()), (before, "stage"))
            table.go("stage.stock", "stage.undo")
            self.assertEqual((table.hash(), table.scene()), (before, "stage"), "it is asked once")

    def test_past_an_answer_the_question_comes_again(self):
        with Table(deal(FALLING, [["quiz", None], NONE]), levels=["", "easy"]) as table:
            table.go("stage.event0.0")
            asked = table.hash()
            table.go(Player(table).answer(table.state(), "wrong"), "question.next")
            self.assertNotEqual(table.hash(), asked)
            while table.scene() == "stage" and table.hash() != asked:
                table.go("stage.undo")
                if table.scene() == "message":
                    table.go("message.button0")
            self.assertEqual((table.scene(), table.hash()), ("question", asked))

    def test_from_a_question_one_goes_back_further(self):
        with Table(deal(FALLING, [["quiz", None], NONE]), levels=["", "easy"]) as table:
            before = table.hash()
            table.go("stage.event0.0")
            self.assertNotIn("question.undo", table.widgets(), "while the game still counts, nothing beside the answers")
            asked = table.hash()
            table.go_on("key U")
            self.assertIn("statistics", table.widgets()["message.text"]["label"])
            table.go("message.button1")
            self.assertEqual((table.scene(), table.hash()), ("question", asked))
            table.go_on("key U")
            table.go("message.button0")
            self.assertEqual((table.scene(), table.hash()), ("stage", before))
            table.go("stage.event0.0", "question.undo")
            self.assertEqual((table.scene(), table.hash()), ("stage", before))
            table.go("stage.event0.0", "question.answer0")
            self.assertNotIn("question.undo", table.widgets())
            table.go_on("key U")
            self.assertEqual(table.scene(), "question", "what is being explained is read first")

    def test_from_the_second_stage_back_to_the_first_move(self):
        rows = [[2, 4, 6, 8, 10, 20, 30, 40, 1], [29, 28, 27, 26, 25, 24, 23, 22, 21]]
        with Table(deal(rows, [NONE, NONE], discard=[45]), levels=["", "easy"]) as table:
            before = table.hash()
            table.go("stage.discard", "stage.row0.slot8")
            player = Player(table, answers="first", seats=[0])
            while table.state()["stage"] == 1 or table.scene() != "stage":
                player.step()
            met = set()
            for _ in range(12):
                if table.hash() == before:
                    break
                met.add(table.scene())
                table.go(f"{table.scene()}.undo")
                if table.scene() == "message":
                    table.go("message.button0")
            self.assertEqual((table.scene(), table.hash()), ("stage", before))
            self.assertIn("question", met, "by way of the reward question")

    def test_a_stage_that_was_won_can_be_taken_back_before_the_next_is_dealt(self):
        rows = [[2, 4, 6, 8, 10, 20, 30, 40, 1], [29, 28, 27, 26, 25, 24, 23, 22, 21]]
        with Table(deal(rows, [NONE, NONE], discard=[45]), levels=["", "easy"]) as table:
            table.go("stage.discard")
            in_hand = table.hash()
            table.go("stage.row0.slot8")
            while table.scene() == "question":
                table.go("question.answer0", "question.next")
            self.assertEqual(table.scene(), "scoring")
            table.go_on("key U")
            table.go("message.button0")
            for _ in range(6):
                if table.scene() == "stage":
                    break
                table.go("question.undo")
            self.assertEqual((table.scene(), table.hash()), ("stage", in_hand))
            table.go("stage.row0.slot7")
            self.assertEqual(table.state()["stage"], 1)

    def test_who_is_away_for_a_while_makes_nobody_alone(self):
        rows = [[9, 8, 7, 6, 5, 4, 3, 2, 49], FALLING[1]]
        with Table(deal(rows, [NONE, ["quiz", None]], discard=[48])) as table:
            table.go("stage.discard", "stage.row0.slot8", "stage.event1.0")
            table.go(Player(table).answer(table.state(), "wrong"), "question.next")
            table.go("stage.pause", "pause.stand_in", "stand_in.seat1", "stand_in.close", "stage.stock")
            drawn = table.hash()
            self.assertFalse(table.widgets()["stage.undo"]["enabled"], "a card of the stock was seen")
            table.go_on("key U")
            self.assertEqual((table.scene(), table.hash()), ("stage", drawn))

    def test_what_somebody_did_who_has_gone_since_stays_done(self):
        rows = [[9, 8, 7, 6, 5, 4, 3, 2, 49], FALLING[1]]
        with Table(deal(rows, [NONE, NONE], discard=[48])) as table:
            table.go("stage.discard", "stage.row0.slot8", "stage.discard", "stage.row1.slot8")
            mine = table.hash()
            self.assertTrue(table.widgets()["stage.undo"]["enabled"])
            table.go("stage.pause", "pause.stand_in", "stand_in.seat1", "stand_in.close")
            self.assertFalse(table.widgets()["stage.undo"]["enabled"])
            table.close()
            with Game(table.data) as again:
                again.idle()
                again.go("title.continue")
                self.assertEqual(again.hash(), mine)
                self.assertFalse(again.widgets()["stage.undo"]["enabled"], "nor after a break")
                again.go("stage.discard", "stage.undo")
                self.assertEqual(again.hash(), mine, "my own step is mine")
                again.go("stage.discard", "stage.pause", "pause.stand_in", "stand_in.seat1", "stand_in.close",
                         "stage.undo")
                self.assertEqual(again.hash(), mine, "whoever comes back meanwhile")
                self.assertFalse(again.widgets()["stage.undo"]["enabled"])

    def test_among_several_persons_what_was_seen_is_seen(self):
        with Table(deal(FALLING_OF_THREE, [NONE, NONE, NONE]), levels=["", "", "easy"]) as table:
            table.go("stage.stock")
            self.assertFalse(table.widgets()["stage.undo"]["enabled"])

    def finish(self, unranked):
        goal = len(route("short", 2)["fields"]) - 1
        with Table(deal(FALLING, [["advance_2", None], NONE], fields=[goal - 1, 0]), levels=["", "easy"]) as table:
            if unranked:
                table.go("stage.stock", "stage.undo", "message.button0")
            table.close()
            with Game(table.data) as again:  # it is remembered with the game
                again.idle()
                again.go("title.continue")
                if unranked:
                    again.go("stage.stock", "stage.undo")
                    self.assertEqual(again.scene(), "stage")
                again.go("stage.event0.0", "victory.title")
            with sqlite3.connect(os.path.join(table.data, FILE)) as store:
                extras = dict(store.execute("SELECT key, value FROM extra WHERE seat = 0"))
            store.close()
            with Game(table.data) as last:
                last.idle()
                last.go("title.statistics")
                return extras.get("unranked"), "statistics.player0" in last.widgets()

    def test_such_a_game_counts_in_no_statistics(self):
        self.assertEqual(self.finish(unranked=False), (None, True))
        self.assertEqual(self.finish(unranked=True), (1, False))


class Resuming(unittest.TestCase):
    """A game that is cut off again and again ends as the same game does without."""
    SEED = 11

    def begin(self, data):
        with Game(data, seed=self.SEED) as game:
            sit_down(game, 2)

    def play_undisturbed(self):
        with Folder() as data:
            self.begin(data)
            with Game(data) as game:
                game.idle()
                game.go("title.continue")
                steps = []
                Player(game).play(watch=steps.append)
                return game.hash(), len(steps)

    def test_a_game_that_is_killed_at_random_moments_ends_as_if_nothing_had_been(self):
        undisturbed, steps = self.play_undisturbed()
        chance, kills, settled = random.Random(1), 0, None
        with Folder() as data:
            self.begin(data)
            while True:
                most = steps // KILLS if kills < KILLS else steps
                is_over, settled = self.play_a_while(data, chance, settled, chance.randint(0, most))
                if is_over:
                    break
                kills += 1
            self.assertEqual(hash_in_lab(data), undisturbed)
        print(f"killed {kills} times in {steps} steps")
        self.assertGreaterEqual(kills, KILLS)

    def play_a_while(self, data, chance, settled, steps):
        """Then kill -9: at rest, or as often in the middle of a command. Returns whether the game is over, and the hash
        it was last known to be saved with; None where it may have gone on."""
        game = Game(data)
        game.idle()
        if "title.continue" not in game.widgets():
            game.close()
            return True, None  # it was over, and that was saved
        game.go("title.continue")
        if settled is not None:
            self.assertEqual(game.hash(), settled, "nothing that was saved is lost, and nothing is added")
        player = Player(game)
        for _ in range(steps):
            if player.step() == "victory":
                game.kill()
                return True, None
        settled = game.hash()
        if chance.random() < .6 and game.scene() == "stage":
            for widget in player.choice(game.state()):
                game.send(f"click {widget}")
            game.send("wait idle")
            time.sleep(chance.uniform(0, .006))
            settled = None
        game.kill()
        return False, settled


class SeveralGames(unittest.TestCase):
    """A second game may be begun while a first one waits."""

    def begin(self, game, persons, computers=()):
        sit_down(game, persons, computers)
        on_screen = game.hash()
        self.leave(game)
        return on_screen

    def leave(self, game):
        game.go("stage.pause", "pause.leave")
        while game.scene() == "message":
            game.go("message.button0")
        self.assertEqual(game.scene(), "title")

    def test_any_of_them_can_be_gone_on_with_and_the_title_offers_the_last_one_played(self):
        with Folder() as data, Game(data, seed=31) as game:
            first, second = self.begin(game, 2), self.begin(game, 3)
            self.assertNotEqual(first, second)
            game.go("title.continue")
            self.assertEqual(game.hash(), second)
            self.leave(game)
            game.go("title.statistics", "statistics.tab_games", "statistics.game1.resume")
            self.assertEqual((game.scene(), game.hash()), ("stage", first))
            self.leave(game)
            game.go("title.continue")
            self.assertEqual(game.hash(), first)

    def test_one_that_is_deleted_is_offered_no_more(self):
        with Folder() as data, Game(data, seed=32) as game:
            first = self.begin(game, 2)
            self.begin(game, 3)
            game.go("title.statistics", "statistics.tab_games", "statistics.game0.delete")
            self.assertIn("good", game.widgets()["message.text"]["label"])
            game.go("message.button1")
            self.assertIn("statistics.game1.resume", game.widgets())
            game.go("statistics.game0.delete", "message.button0")
            self.assertNotIn("statistics.game1.resume", game.widgets())
            game.go("statistics.back", "title.continue")
            self.assertEqual(game.hash(), first)
            self.leave(game)
            game.go("title.statistics", "statistics.tab_games", "statistics.game0.delete", "message.button0",
                    "statistics.back")
            self.assertNotIn("title.continue", game.widgets())


class ManyGames(unittest.TestCase):
    def test_every_open_game_is_reached_from_the_title(self):
        count = 61
        with Folder() as data:
            set_out(data, record(deal(FALLING, [NONE, NONE])))
            with sqlite3.connect(os.path.join(data, FILE)) as store:
                for number in range(2, count + 1):
                    store.execute("INSERT INTO game (id, kind, rules, board, setup, started) SELECT ?, kind, rules, board, "
                                  "setup, started FROM game WHERE id = 1", (number,))
                    store.execute("INSERT INTO seat (game, seat, name, figurine, level) SELECT ?, seat, ? || seat, "
                                  "figurine, level FROM seat WHERE game = 1", (number, f"Game {number}, seat "))
            store.close()
            with Game(data) as game:
                game.idle()
                self.assertIn(str(count), game.widgets()["title.others"]["label"])
                game.go("title.others", *["open_games.later"] * (count // 5))
                self.assertFalse(game.widgets()["open_games.later"]["enabled"])
                game.go(f"open_games.game{count - 1}")
                self.assertEqual(game.scene(), "stage")
                self.assertIn("Seat 0: your turn", [widget["label"] for widget in game.widgets().values()], "the oldest")


class OlderBoard(unittest.TestCase):
    def test_a_game_on_a_route_that_has_changed_since_is_played_to_its_end(self):
        track = {"goal": 21, "sites": [[2, 1], [9, -2]]}
        with Folder() as data:
            game = record(deal(FALLING, [["advance_2", None], NONE], fields=[0, 20]), track=track)
            set_out(data, game, sites=about_sites(game))
            with Game(data) as table:
                table.idle()
                table.go("title.continue", "stage.event0.0")
                self.assertEqual(table.state()["awaiting"]["amount"], 1)
                Player(table, seats=[0, 1]).play()
                self.assertEqual(table.scene(), "victory")
                self.assertEqual(table.state()["track"], track)
                table.go("victory.charts", "victory.film")
                self.assertEqual(table.scene(), "film")


class Disturbed(unittest.TestCase):
    def test_other_windows_and_languages_in_between_change_nothing_but_the_picture(self):
        hashes = []
        for disturbed in (False, True):
            chance = random.Random(5)

            def watch(game):
                if chance.random() < .12:
                    size = chance.choice(SIZES)
                    game.say(f"resize {size}")
                    self.check_widgets(game, *map(int, size.split()))
                if chance.random() < .08:
                    game.say(f"lang {chance.choice(LANGUAGES)}")
                game.idle()

            with Folder() as data, Game(data, seed=21) as game:
                sit_down(game, 1, ["Medium"])
                Player(game, answers="first", seats=[0]).play(watch=watch if disturbed else None)
                hashes.append(game.hash())
                if disturbed:
                    game.say("shot end.png")
        self.assertEqual(hashes[0], hashes[1])

    def check_widgets(self, game, width, height):
        for name, widget in game.widgets().items():
            x, y, w, h = widget["rect"]
            self.assertTrue(-2 <= x and -2 <= y and x + w <= width + 2 and y + h <= height + 2,
                            f"{name} {widget['rect']} in {width}x{height}")
            self.assertTrue(w > 0 and h > 0, name)


class Podium(unittest.TestCase):
    def test_killed_behind_the_last_answer_it_is_offered_once(self):
        with Folder() as data:
            game = Game(data, seed=3)
            sit_down(game, 2)
            Player(game).play()
            at_the_end = game.hash()
            game.kill()
            with Game(data) as game:
                game.idle()
                game.go("title.continue")
                self.assertEqual((game.scene(), game.hash()), ("victory", at_the_end))
                game.go("victory.title")
                self.assertNotIn("title.continue", game.widgets())
            with Game(data) as game:
                game.idle()
                self.assertNotIn("title.continue", game.widgets())

    def test_a_game_begun_since_goes_before_it(self):
        with Folder() as data:
            game = Game(data, seed=3)
            sit_down(game, 2)
            Player(game).play()
            game.kill()
            with Game(data, seed=4) as game:
                sit_down(game, 3)
            with Game(data) as game:
                game.idle()
                game.go("title.continue")
                self.assertEqual(len(game.state()["players"]), 3)

    def test_who_left_in_good_order_is_offered_none(self):
        with Folder() as data:
            with Game(data, seed=3) as game:
                sit_down(game, 2)
                Player(game).play()
            with Game(data) as game:
                game.idle()
                self.assertNotIn("title.continue", game.widgets())


if __name__ == "__main__":
    unittest.main()
