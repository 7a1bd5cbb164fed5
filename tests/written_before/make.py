"""Writes the files of this folder with the programs of an earlier commit; README.md says which and how.

    make.py SCHOTT_WORLD SCHOTT_LAB TELL_STORE"""
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys

WORLD, LAB, TELL = (str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:4])
os.environ |= {"SCHOTT_WORLD": WORLD, "SCHOTT_LAB": LAB}
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "drive"))

from client import Folder, Game, Lab  # noqa: E402
from kiosk import Stand  # noqa: E402
from player import Player, answers_shown, sit_down  # noqa: E402
from tables import FALLING, FILE, NONE, deal, journal  # noqa: E402

CONFIG = "[game]\nboards = short classic\n[times]\nattract = 60\n"


def tell(data):
    done = subprocess.run([TELL, str(data)], check=True, capture_output=True, text=True, encoding="utf-8")
    return done.stdout.splitlines()


# ---- the desktop


def call(game, *names):
    """At the setup that is open: who sits there."""
    for seat, name in enumerate(names):
        game.click(f"setup.seat{seat}.name")
        for _ in range(30):
            game.say("key Backspace")
        game.say(f"text {name}")
        game.say("key Return")
        game.idle()


def begin(game, names, computers=(), route="short"):
    sit_down(game, len(names), computers, route)
    # sit_down has begun it; once more, by name
    game.go("stage.pause", "pause.leave")
    while game.scene() == "message":
        game.go("message.button0")
    game.go("title.statistics", "statistics.tab_games", "statistics.game0.delete", "message.button0", "statistics.back")
    game.go("title.new")
    call(game, *names)
    game.go("setup.start")


def leave(game):
    game.go("stage.pause", "pause.leave")
    while game.scene() == "message":
        game.go("message.button0")
    assert game.scene() == "title", game.scene()


def play_out(game, **options):
    Player(game, **options).play()
    on_screen = game.hash()
    game.go("victory.title")
    return on_screen


def until(game, kinds, stage, **options):
    player = Player(game, **options)
    game.idle()
    for _ in range(2000):
        if game.scene() == "stage":
            state = game.state()
            if state["stage"] >= stage and state["awaiting"]["kind"] in kinds:
                return state
        player.step()
    raise AssertionError("it never came")


def is_asked_at_a_site(game):
    return (game.scene() == "question" and "question.next" not in game.widgets()
            and game.state()["awaiting"]["why"] == "site")


def be_asked(data):
    """Begins games until in one the question is about the site the figurine has come to and not that of the next card,
    which is the one the rules know of."""
    for seed in range(200, 300):
        with Folder() as trial:
            shutil.copy(pathlib.Path(data) / FILE, trial)
            with Game(trial, seed=seed) as game:
                begin(game, ["Lea", "Otto"])
                player = Player(game)
                while not is_asked_at_a_site(game):
                    player.step()
                asked = {"hash": game.hash(), "state": game.state(), "answers": answers_shown(game)}
            with Lab() as lab:
                card = lab.ask("load", game=journal(trial))["state"]["awaiting"]
            if card["id"] != asked["state"]["awaiting"]["id"]:
                shutil.copy(pathlib.Path(trial) / FILE, data)
                return asked
    raise AssertionError("the next card was always the question")


def export(game, row, path):
    game.go("title.statistics", "statistics.tab_games", f"statistics.game{row}.export", "file.path")
    game.say(f"text {path}")
    game.go("file.ok")
    while game.scene() == "message":
        game.go("message.button0")
    game.go("statistics.back")


def import_file(game, path):
    game.go("title.statistics", "statistics.tab_games", "statistics.import", "file.path")
    game.say(f"text {path}")
    game.go("file.ok")
    while game.scene() == "message":
        game.go("message.button0")
    game.go("statistics.back")


def teach(game, steps):
    game.go("title.tutorial")
    for _ in range(steps):
        scene = game.scene()
        if scene == "tutorial":
            game.go("tutorial.next")
        elif scene == "stage":
            state = game.state()
            if state["awaiting"].get("player", 0) == 0:
                Player(game, seats=[0], events=False, fast_track=False).step()
            else:
                game.say("wait 1500")
        elif scene == "question":
            game.go("question.next" if "question.next" in game.widgets() else "question.answer0")
        game.idle()


def make_desktop(out):
    noted = {"games": {}}
    with Folder() as data:
        with Game(data, seed=101) as game:
            begin(game, ["Lea", "Émile"], ["Hard"])
            noted["games"]["two people and a computer"] = play_out(game, seats=[0, 1])
            begin(game, ["Lea", "小红"], route="classic")
            noted["games"]["two people on the classic route"] = play_out(game, answers="first", events=False)
            begin(game, ["Otto"], ["Easy", "Medium", "Expert"])
            until(game, ["turn"], 1, seats=[0])
            game.go("stage.hint")
            noted["games"]["one person, helped, among three computers"] = play_out(game, answers="wrong", seats=[0])
        with Game(data, seed=102) as game:
            game.idle()
            export(game, 0, out / "helped.json")
            export(game, 1, out / "classic.json")
            import_file(game, out / "classic.json")
            begin(game, ["Lea", "Otto", "Émile"])
            first = until(game, ["place"], 2, answers="wrong")
            noted["left"] = {"hash": game.hash(), "state": first}
            leave(game)
            export(game, 0, out / "left.json")
            teach(game, 12)
            noted["tutorial"] = {"hash": game.hash()}
            game.close()
        with Game(data, seed=103) as game:
            begin(game, ["Lea", "小红"], ["Medium"], route="grand")
            state = until(game, ["swap", "trade", "take_two"], 2, seats=[0, 1])
            noted["continue"] = {"hash": game.hash(), "state": state}
            leave(game)
        noted["asked"] = be_asked(data)
        with Game(data, seed=104) as game:
            game.idle()
            game.go("title.statistics", "statistics.tab_games", "statistics.game1.resume")
            assert game.hash() == noted["continue"]["hash"], "the one that lay on the table last is not the newest"
            leave(game)
            noted["continue"]["title"] = game.widgets()["title.continue"]["label"]
            game.go("title.settings", "settings.speed", "settings.left_handed", "settings.quiz_clock")
            game.say("key Escape")
            game.idle()
            game.go("title.language", "language.fr")
            noted["title_in_french"] = game.widgets()["title.continue"]["label"]
        shutil.copy(pathlib.Path(data) / FILE, out / "desktop.sqlite")
        noted["told"] = tell(data)
        with sqlite3.connect(pathlib.Path(data) / FILE) as store:
            noted["settings"] = dict(store.execute("SELECT key, value FROM setting ORDER BY key"))
        store.close()
    noted["files"] = {name: json.loads((out / name).read_text(encoding="utf-8")).get("players")
                      for name in ("helped.json", "classic.json", "left.json")}
    return noted


# ---- a stand


def dump(path):
    """As SQL text, with what sqlite3's own dump leaves out."""
    with sqlite3.connect(path) as store:
        lines = list(store.iterdump())
        for pragma in ("application_id", "user_version"):
            lines.append(f"PRAGMA {pragma} = {store.execute(f'PRAGMA {pragma}').fetchone()[0]};")
    store.close()
    return "\n".join(lines) + "\n"


def make_stand(out):
    with Stand(CONFIG) as stand:
        for language, persons in (("en", 1), ("en", 2)):
            stand.sit_down(persons, language)
            Player(stand.game, seats=range(persons)).play()
            stand.wait(400)
            assert stand.front() == "attract", stand.game.stack()
        stand.sit_down(1, "de")
        for _ in range(6):
            Player(stand.game, answers="first", seats=[0]).step()
        stand.wait(120)
        assert stand.front() == "attract", stand.game.stack()
        stand.game.close()
        (out / "stand.sql").write_text(dump(pathlib.Path(stand.data) / FILE), encoding="utf-8")
        told = tell(stand.data)
        stand.open()
    return {"told": told}


# ---- the lab


def act(lab, steps, wanted=()):
    """As easy computers do, until somebody is asked for `wanted` or the game is over."""
    for step in range(steps):
        kind = lab.ask("state")["state"]["awaiting"]["kind"]
        if kind in wanted or kind == "over":
            break
        actions = lab.ask("legal")["actions"]
        suggested = None if kind in ("question", "stage_over") else lab.ask("suggest", level="easy")["action"]
        lab.ask("apply", action=suggested or actions[step % len(actions)])
    kind = lab.ask("state")["state"]["awaiting"]["kind"]
    assert not wanted or kind in wanted, f"nobody was asked for {wanted}"


def make_lab(out):
    noted = {}

    def save(lab, name):
        (out / f"lab-{name}.json").write_text(json.dumps(lab.ask("save")["game"], indent=1) + "\n", encoding="utf-8")
        noted[f"lab-{name}.json"] = {"hash": lab.ask("hash")["hash"], "state": lab.ask("state")["state"]}

    with Lab() as lab:
        lab.ask("new", game="world", players=2, seed=7, starter=1, track="short",
                deal=deal(FALLING, [NONE, ["all_swap", "take_two"]], fields=[20, 11]))
        save(lab, "dealt")
        lab.ask("apply", action={"type": "play_event", "slot": 0})
        assert lab.ask("state")["state"]["awaiting"]["kind"] == "swap"
        save(lab, "dealt-in-the-middle-of-an-event")
        lab.ask("new", game="world", players=4, seed=2026, track="classic")
        act(lab, 400)
        save(lab, "shuffled")
        act(lab, 1000, ["trade", "take_two", "name", "question"])
        save(lab, "shuffled-in-the-middle-of-a-choice")
        lab.ask("new", game="world", players=3, seed=5, track="short")
        act(lab, 5000)
        assert lab.ask("state")["state"]["awaiting"]["kind"] == "over"
        save(lab, "finished")
    return noted


def main():
    out = HERE / "files"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    noted = {"lab": make_lab(out), "desktop": make_desktop(out), "stand": make_stand(out)}
    (out / "noted.json").write_text(json.dumps(noted, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
