"""The tutorial by script, to its last word, in every language; other ways through it; leaving and going on."""
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

GAME = sys.argv[1]
LANGUAGES = ["en"] + Path(sys.argv[2]).read_text(encoding="utf-8").split()
STEPS_MAX = 250
JOKER = 0


class Driver:
    def __init__(self, folder):
        here = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8"}
        self.game = subprocess.Popen([GAME, "--driver", "--mute", "--seed", "3", "--data", folder], text=True,
                                     stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", env=here)
        self.ask("draw off")

    def ask(self, line):
        self.game.stdin.write(line + "\n")
        self.game.stdin.flush()
        answer = json.loads(self.game.stdout.readline())
        assert answer["ok"], (line, answer)
        return answer

    def widgets(self):
        return {widget["id"]: widget for widget in self.ask("ui")["widgets"]}

    def end(self):
        self.game.stdin.close()
        assert self.game.wait(timeout=60) == 0


def order(row):
    """How orderly a row looks: pairs of number cards that stand the right way round."""
    return sum(a < b for i, a in enumerate(row) for b in row[i + 1:] if JOKER not in (a, b))


def best_slot(row, card):
    slots = [slot for slot in range(len(row)) if row[slot] != JOKER]
    return max(slots, key=lambda slot: order(row[:slot] + [card] + row[slot + 1:]))


def choose(driver, widgets, state, dice):
    """One action of the person, by clicks. Without dice: as somebody who listens to the coach."""
    asked, row = state["awaiting"], state["players"][0]["row"]
    kind = asked["kind"]
    if kind == "turn":
        ways = ["stage.stock", "stage.discard", "stage.event0.0", "stage.event0.1", "stage.fast_track0"]
        ways = [way for way in ways if widgets.get(way, {}).get("enabled")]
        wanted = "stage.event0.0" if JOKER in row and state["players"][0]["exchanged"] else "stage.discard"
        first = not state["players"][0]["exchanged"]
        way = wanted if wanted in ways and (first or wanted != "stage.discard") else "stage.stock"
        clicks = [dice.choice(ways) if dice else way]
    elif kind == "place":
        clicks = [f"stage.row0.slot{dice.randrange(9) if dice else best_slot(row, asked['card'])}"]
    elif kind == "swap":
        clicks = ["stage.row0.slot2", "stage.row0.slot5"]
    elif kind == "trade":
        clicks = ["stage.row0.slot4", "stage.row1.slot4"]
    elif kind == "take_two":
        clicks = ["stage.hand0", "stage.row0.slot4"]
    else:
        assert kind == "name", asked
        clicks = ["stage.player1"]
    for click in clicks:
        driver.ask(f"click {click}")
        driver.ask("wait idle")


def play(driver, dice=None, most=STEPS_MAX, heard=None):
    """Plays until the coach has said the last word; returns how often it spoke, or None if that did not come.
    heard: called with all that the coach and the questions say, while it can be read."""
    spoken, first_label = 0, None
    for _ in range(most):
        driver.ask("wait idle")
        scene, widgets = driver.ask("scene")["scene"], driver.widgets()
        if scene == "tutorial":
            label = widgets["tutorial.leave"]["label"]  # the last one leads to the title for good
            first_label = first_label or label
            spoken += 1
            if heard:
                heard(widgets["tutorial.text"]["label"])
            if label != first_label:
                return spoken
            driver.ask("click tutorial.next")
        elif scene == "question":
            if heard:
                heard(widgets["question.text"]["label"])
            if "question.next" in widgets:
                driver.ask("click question.next")
            elif widgets["question.answer0"]["enabled"]:
                driver.ask("click question.answer0")
            else:
                driver.ask("wait 3000")
        elif scene == "scoring":
            driver.ask("click scoring.next")
        elif scene == "stage":
            state = driver.ask("state")["state"]
            if state["awaiting"].get("player", 0) == 0:
                choose(driver, widgets, state, dice)
            else:
                driver.ask("wait 1500")
        else:
            assert scene == "victory", scene
            return None
    return None


def ascending(row):
    """How many cards from the left are in order, where none of them is a joker."""
    return next((i for i in range(1, len(row)) if row[i] <= row[i - 1]), len(row))


def it_says_what_newcomers_ask():
    """Gaps, numbers, hurry and undo, word for word and in this order; a question that can be guessed;
    Fast Track where the row is worth it. The second time, too, when that question has been seen."""
    expected = [
        "Gaps are fine: 6, 23, 45 is in order, just like 6, 7, 8. There’s only one card of each number: from 1 to 50 in "
        "this game, up to 60 when four play.",
        "Am I too slow for you? While others play, click or tap anywhere, and everything goes faster.",
        "Put a card in the wrong place? Undo takes the move back, as long as no hidden card has been revealed since."]
    question = "What do thousands of people in Landshut dress up as every four years?"

    def heard(words):
        said.append(words)
        if words == expected[1]:
            assert driver.ask("state")["state"]["awaiting"]["player"] == 1, "said while somebody else plays"
        if words.startswith("One more thing: this is Fast Track."):
            row = driver.ask("state")["state"]["players"][0]["row"]
            assert 5 <= ascending(row) < 9 and JOKER not in row[:5], row

    with tempfile.TemporaryDirectory() as folder:
        driver = Driver(folder)
        for _ in range(2):
            said = []
            driver.ask("click title.tutorial")
            assert play(driver, heard=heard) is not None
            assert [words for words in said if words in expected] == expected, said
            assert [words for words in said if words.endswith("?") and not words.startswith(("Am I", "That’s all"))][0] \
                == question, said
            assert any(words.startswith("One more thing: this is Fast Track.") for words in said), said
            driver.ask("click tutorial.leave")
            driver.ask("wait idle")
        driver.end()


def the_last_word_comes_in_every_language():
    for language in LANGUAGES:
        with tempfile.TemporaryDirectory() as folder:
            driver = Driver(folder)
            driver.ask(f"lang {language}")
            driver.ask("click title.tutorial")
            spoken = play(driver)
            assert spoken is not None and spoken >= 10, (language, spoken)
            last = driver.widgets()["tutorial.leave"]["label"]
            assert (last == "Main menu") == (language == "en"), "it speaks the language to the end"
            driver.ask("click tutorial.leave")
            driver.ask("wait idle")
            assert driver.ask("scene")["scene"] == "title"
            assert "title.continue" not in driver.widgets(), "the tutorial is no game to go on with"
            driver.ask("click title.new")
            driver.ask("wait idle")
            driver.ask("click setup.start")
            driver.ask("wait idle")
            assert "stage.teach" not in driver.widgets(), "who has learned it is not offered it again"
            driver.end()


def whoever_does_something_else_comes_through_too():
    for seed in (1, 2):
        with tempfile.TemporaryDirectory() as folder:
            driver = Driver(folder)
            driver.ask("click title.tutorial")
            play(driver, random.Random(seed), most=60)
            assert driver.ask("scene")["scene"] in ("stage", "tutorial", "question", "scoring", "victory")
            driver.end()


def it_is_left_and_gone_on_with_where_it_was():
    with tempfile.TemporaryDirectory() as folder:
        driver = Driver(folder)
        driver.ask("click title.tutorial")
        play(driver, most=10)
        before = driver.ask("hash")["hash"]
        driver.end()
        driver = Driver(folder)
        driver.ask("wait idle")
        assert "title.continue" not in driver.widgets()
        driver.ask("click title.tutorial")
        driver.ask("wait idle")
        assert driver.ask("hash")["hash"] == before
        assert play(driver) is not None
        driver.end()


for test in (it_says_what_newcomers_ask, the_last_word_comes_in_every_language, whoever_does_something_else_comes_through_too,
             it_is_left_and_gone_on_with_where_it_was):
    test()
    print(test.__name__.replace("_", " "))
