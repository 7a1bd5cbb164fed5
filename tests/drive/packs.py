"""A company's own questions, in the game and at a stand: they are asked, and a pack that cannot be used stops nobody at a
stand."""
import json
import shutil
import subprocess
import unittest
import zipfile
from pathlib import Path

from client import LANGUAGES, LONG, ROOT, WORLD, Folder, Game, environment
from kiosk import Stand
from operators import log_of
from player import QUESTIONS, Player, sit_down
from tables import journal

EXAMPLE = ROOT / "docs/example-pack"


def read(name):
    return json.loads((EXAMPLE / name).read_text(encoding="utf-8"))


def room(folder, **changes):
    """The example as a zip, asked instead of our questions."""
    path = Path(folder) / "velo.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("velo/pack.json", json.dumps({**read("pack.json"), "questions": "instead", **changes}))
        for name in ("questions.json", "questions.de.json", "boards/velo-tour.json", "boards/velo-wheel.json"):
            packed.write(EXAMPLE / name, f"velo/{name}")
    return str(path)


def play_to_a_question(game):
    """Its id, once it stands there."""
    player = Player(game)
    for _ in range(400):
        state = game.state()
        if state["awaiting"]["kind"] == "question":
            return state["awaiting"]["id"]
        player.step()
    raise AssertionError("no question came up")


class AtHome(unittest.TestCase):
    def test_its_questions_are_asked_in_the_language_of_the_game(self):
        english = {question["id"]: question for question in read("questions.json")["questions"]}
        german = read("questions.de.json")["questions"]
        for language, texts in (("de", german), ("en", english))[:2 if LONG else 1]:
            with self.subTest(language), Folder() as data:
                with Game(data, "--pack", room(data), "--lang", "en") as game:
                    sit_down(game, 2)
                    asked = play_to_a_question(game)
                    if language != "en":
                        game.say(f"lang {language}")
                        game.idle()
                    labels = " ".join(widget["label"] for widget in game.widgets().values())
                    for answer in texts[asked]["answers"]:
                        self.assertIn(answer, labels)
                record = journal(data)
                self.assertEqual(record["pack"], {"name": "velo", "version": 1})
                self.assertEqual({question["id"].split("-")[0] for question in record["setup"]["questions"]}, {"velo"})

    @unittest.skipUnless(LONG, "tests/play has it, without a window")
    def test_a_game_goes_on_without_its_pack(self):
        with Folder() as data:
            with Game(data, "--pack", room(data)) as game:
                sit_down(game, 2)
                asked, hash_ = play_to_a_question(game), game.hash()
            with Game(data) as game:
                game.idle()
                game.go("title.continue")
                self.assertEqual((game.state()["awaiting"]["id"], game.hash()), (asked, hash_))
                self.assertIn("The circle", [widget["label"] for widget in game.widgets().values()])

    def test_its_boards_are_offered_under_their_titles_in_the_language_of_the_game(self):
        offered = (("setup.route.velo-tour", "Radtour", ("title.new",), "setup.start", "velo-tour"),
                   ("path_setup.board.velo-wheel", "Rad", ("title.new_path",), "path_setup.start", "velo-wheel"))
        for widget, title, door, start, name in offered:
            with self.subTest(name), Folder() as data:
                with Game(data, "--pack", room(data), "--lang", "de") as game:
                    game.go(*door)
                    self.assertEqual(game.widgets()[widget]["label"], title)
                    game.go(widget, start)
                    game.idle()
                record = journal(data)
                self.assertEqual((record["board"], record["pack"]), (name, {"name": "velo", "version": 1}))

    def test_a_pack_that_cannot_be_used_is_told_in_a_sentence(self):
        with Folder() as data:
            done = subprocess.run([WORLD, "--driver", "--data", data, "--pack", room(data, version=0)], input="", text=True,
                                  capture_output=True, timeout=120, env=environment({"LANGUAGE": "en"}))
            self.assertEqual(done.returncode, 1)
            self.assertIn("The question pack can’t be used: pack.json: version must be a whole number from 1 to 1000000.",
                          done.stderr)


class Cards(unittest.TestCase):
    def words(self, folder, language, which=""):
        """What stands on the card: its middle, as pixels."""
        path = Path(folder) / f"velo-rover.{language}{which}.png"
        done = subprocess.run(["convert", path, "-crop", "640x320+280+220", "-depth", "8", "gray:-"], capture_output=True, check=True)
        return done.stdout

    def test_each_board_is_shown_and_each_question_on_its_card_in_every_language(self):
        bank, german = read("questions.json"), read("questions.de.json")
        bank["questions"] = [question for question in bank["questions"] if question["id"] == "velo-rover"]
        german["questions"] = {"velo-rover": german["questions"]["velo-rover"]}
        with Folder() as data:
            pack, out = Path(data) / "velo", Path(data) / "cards"
            pack.mkdir()
            for name, text in (("pack.json", read("pack.json")), ("questions.json", bank), ("questions.de.json", german)):
                (pack / name).write_text(json.dumps(text))
            shutil.copytree(EXAMPLE / "boards", pack / "boards")
            subprocess.run([WORLD, "--pack", pack, "--cards", out, "--windowed", "1280x720"], check=True, timeout=300,
                           env=environment())
            self.assertEqual(sorted(path.name for path in out.iterdir()),
                             sorted(["velo-tour.png", "velo-wheel.png",
                                     *(f"velo-rover.{language}{which}.png" for language in LANGUAGES for which in ("", ".why"))]))
            for which in ("", ".why"):
                self.assertNotEqual(self.words(out, "de", which), self.words(out, "en", which))
                self.assertNotEqual(self.words(out, "en"), self.words(out, "en", ".why"))
            self.assertEqual(self.words(out, "fr"), self.words(out, "en"), "who plays in French reads it in English")

    def test_without_a_pack_there_is_nothing_to_show(self):
        with Folder() as data:
            done = subprocess.run([WORLD, "--cards", data], capture_output=True, text=True, timeout=120, env=environment())
            self.assertEqual((done.returncode, done.stderr), (1, "--cards needs a question pack: --pack.\n"))


class InTheSettings(unittest.TestCase):
    """Packs that lie beside the saved games."""

    def room(self, data, **changes):
        (Path(data) / "packs").mkdir(exist_ok=True)
        return room(Path(data) / "packs", **changes)

    def whose(self, data):
        with Game(data) as game:
            if "title.continue" in game.widgets():
                game.go("title.new", "setup.start")
            else:
                sit_down(game, 2)
            game.idle()
        return journal(data).get("pack", {}).get("name")

    def test_one_is_chosen_and_stays_chosen(self):
        with Folder() as data:
            self.room(data)
            with Game(data) as game:
                game.go("title.settings", "settings.pack")
            self.assertEqual(self.whose(data), "velo")
            with Game(data) as game:
                game.go("title.settings", "settings.pack")  # from the one that is chosen to the first
            self.assertEqual(self.whose(data), None)

    def test_without_packs_there_is_nothing_to_choose(self):
        with Folder() as data:
            (Path(data) / "packs").mkdir()
            (Path(data) / "packs" / "letter.txt").write_text("Dear Ada,")
            with Game(data) as game:
                game.go("title.settings")
                self.assertNotIn("settings.pack", game.widgets())

    def test_one_that_cannot_be_used_is_told_of_and_nothing_changes(self):
        with Folder() as data:
            self.room(data, version=0)
            with Game(data) as game:
                game.go("title.settings", "settings.pack")
                self.assertEqual(game.scene(), "message")
                said = " ".join(widget["label"] for widget in game.widgets().values())
                self.assertIn("version must be a whole number from 1 to 1000000", said)
                game.go("message.button0")
                self.assertEqual(game.scene(), "settings")

    @unittest.skipUnless(LONG, "a start more")
    def test_one_that_has_gone_stops_nobody(self):
        with Folder() as data:
            path = self.room(data)
            with Game(data) as game:
                game.go("title.settings", "settings.pack")
            Path(path).unlink()
            self.assertEqual(self.whose(data), None)


class AtAStand(unittest.TestCase):
    def play(self, ini):
        """The newest journal of a visitor's game, and the log."""
        with Folder() as data:
            with Stand(ini(data), data=data) as visited:
                visited.sit_down()
            return journal(data), log_of(data)

    def test_visitors_are_asked_the_questions_of_kiosk_ini(self):
        record, log = self.play(lambda data: f"[content]\npack = {room(data)}\n")
        self.assertEqual(record["pack"], {"name": "velo", "version": 1})
        self.assertIn("Question pack: The Bicycle Room, version 1.", log)

    def test_visitors_play_on_the_packs_board(self):
        with Folder() as data:
            with Stand(f"[content]\npack = {room(data)}\n", data=data) as visited:
                visited.press("attract.language.en")
                self.assertEqual(visited.game.widgets()["arrive.route.velo-tour"]["label"], "Bicycle tour")
                visited.press("arrive.route.velo-tour", "arrive.start")
            self.assertEqual(journal(data)["board"], "velo-tour")

    def test_a_pack_that_a_link_leads_to_is_changed_between_two_visits(self):
        """As the program of a fleet does. Whoever plays goes on with theirs; a bad one changes nothing."""
        with Folder() as data:
            link = Path(data) / "current"

            def lead_to(name):
                (Path(data) / "next").symlink_to(name)
                (Path(data) / "next").replace(link)

            for version in (1, 2):
                (Path(data) / str(version)).mkdir()
                shutil.move(room(data, version=version), Path(data) / str(version) / "velo.zip")
            (Path(data) / "bad").mkdir()
            lead_to("1/velo.zip")
            with Stand(f"[content]\npack = {link}\n[times]\nattract = 20\n", data=data) as visited:
                visited.sit_down()
                lead_to("2/velo.zip")
                visited.wait(45)
                self.assertEqual(log_of(data).count("Question pack:"), 1, "somebody plays")
                while visited.front() != "attract":
                    visited.wait(30)
                visited.wait(45)
                self.assertIn("Question pack: The Bicycle Room, version 2.", log_of(data))
                lead_to("bad")
                visited.wait(45)
                self.assertIn("The new question pack can’t be used; the one before it stays in use: ", log_of(data))
                visited.sit_down()
                self.assertEqual({widget for widget in visited.game.widgets() if "route" in widget}, set())
            self.assertEqual(journal(data)["pack"], {"name": "velo", "version": 2})

    def test_a_bad_pack_never_stops_a_stand(self):
        def broken(data):
            path = room(data)
            shutil.copy(EXAMPLE / "pack.json", path)
            return path

        bad = ((broken, "velo.zip is neither a folder nor a zip."),
               (lambda data: f"{data}/none", "cannot be opened: No such file or directory."),
               (lambda data: room(data, name="other"), 'the id "velo-no-pedals" must begin with "other-"'))
        for what, reason in bad if LONG else bad[:1]:
            with self.subTest(reason):
                record, log = self.play(lambda data, what=what: f"[content]\npack = {what(data)}\n")
                self.assertNotIn("pack", record)
                self.assertLess({question["id"] for question in record["setup"]["questions"]}, set(QUESTIONS))
                self.assertIn("The question pack can’t be used; only the game’s own questions are asked: ", log)
                self.assertIn(reason, log)


if __name__ == "__main__":
    unittest.main(verbosity=2)
