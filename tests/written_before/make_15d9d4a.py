"""Writes files-15d9d4a with the programs of that commit; README.md says how. Both games are in it.

    make_15d9d4a.py SCHOTT_WORLD SCHOTT_LAB TELL_STORE"""
import json
import pathlib
import shutil
import sqlite3

from make import HERE, begin, call, dump, export, leave, play_out, tell, until

import path_player
from client import Folder, Game, Lab
from kiosk import Stand
from player import Player
from tables import FILE

OUT = HERE / "files-15d9d4a"
DATE = "2026-11-19"


# ---- the desktop: Best Path


def begin_path(game, names, *clicks, computers=0, together=False):
    game.go("title.new_path", f"path_setup.seats{len(names) + computers}", *clicks)
    for seat in range(len(names) + computers):
        wanted = "Human" if seat < len(names) else "Computer"
        if game.widgets()[f"path_setup.seat{seat}.kind"]["label"] != wanted:
            game.go(f"path_setup.seat{seat}.kind")
    for seat, name in enumerate(names):
        game.click(f"path_setup.seat{seat}.name")
        for _ in range(30):
            game.say("key Backspace")
        game.say(f"text {name}")
        game.say("key Return")
        game.idle()
    if len(names) > 1:
        game.go("path_setup.together" if together else "path_setup.in_turn")
    game.go("path_setup.start")


def play_path(game, persons, rounds=15):
    path_player.play(game, path_player.Hand(game), range(persons), lambda state: state["round"] > rounds)


def end_path(game):
    on_screen = game.hash()
    game.go("path_end.title")
    return on_screen


def leave_path(game):
    game.go("path.pause", "pause.leave")
    while game.scene() == "message":
        game.go("message.button0")


def make_path(game, noted):
    games = noted["path"]
    begin_path(game, ["Lea"], "path_setup.board.spiral")
    play_path(game, 1)
    games["alone on the spiral"] = end_path(game)
    begin_path(game, ["Lea", "Émile"], "path_setup.board.classic", "path_setup.limit60", computers=2)
    play_path(game, 2, rounds=3)
    game.go("path.hint")
    play_path(game, 2)
    games["two people, helped, against two computers and the clock"] = end_path(game)
    begin_path(game, ["小红"], "path_setup.board.kaleidoscope", "path_setup.limit0", computers=1)
    play_path(game, 1, rounds=2)
    game.go("path.back0", "message.button0")
    play_path(game, 1)
    games["a round taken back"] = end_path(game)
    begin_path(game, ["Otto", "Lea", "Émile"], "path_setup.board.classic", together=True)
    play_path(game, 3, rounds=4)
    path_player.Hand(game).draw(0, game.state())
    path_player.Hand(game).draw(1, game.state())
    game.go("path.reopen0")
    noted["path_left"] = {"hash": game.hash(), "state": game.state()}
    leave_path(game)


def taught(game):
    """In the middle of Best Path's tutorial: the first round and a tile."""
    game.go("title.path_tutorial")
    for _ in range(12):
        if game.scene() == "path_tutorial":
            game.go("path_tutorial.next")
        else:
            path_player.Hand(game).draw(0, game.state())
        if game.state()["round"] == 2:
            break
    assert game.state()["round"] == 2
    hash_there = game.hash()
    game.say("key Escape")
    game.idle()
    for _ in range(4):
        ways = [name for name in ("pause.leave", "path_tutorial.leave", "message.button0") if name in game.widgets()]
        if game.scene() == "title":
            break
        game.go(ways[0])
    assert game.scene() == "title", game.stack()
    return hash_there


# ---- the desktop: SCHOTT World, and codes and days of both


def make_world(game, noted):
    games = noted["world"]
    begin(game, ["Lea", "Émile"], ["Hard"])
    games["two people and a computer"] = play_out(game, seats=[0, 1])
    game.go("title.new")
    call(game, "Lea", "Otto")
    game.go("setup.house", "house.no_events", "house.ahead1", "house.close", "setup.start")
    games["by house rules"] = play_out(game, answers="first", seats=[0, 1])
    game.go("title.new", "setup.house", "house.no_events", "house.close", "setup.back")  # events again


def make_day(game, noted):
    for kind, title, setup in (("world", "title.new", "setup"), ("path", "title.new_path", "path_setup")):
        game.say(f"date {DATE}")
        game.go(title, f"{setup}.day")
        words = [game.widgets()[f"day.{part}"]["label"] for part in ("date", "words")]
        game.go("day.ok")
        dealt = game.hash()
        if kind == "world":
            end = play_out(game, answers="first", seats=[0])
        else:
            play_path(game, 1)
            end = end_path(game)
        game.go(title, f"{setup}.day", "day.result")
        noted["days"][kind] = {"date": DATE, "words": words, "dealt": dealt, "end": end,
                               "result": game.widgets()["day_result.text"]["label"]}
        game.go("day_result.close", "day.cancel", f"{setup}.back")


def make_desktop():
    noted = {"world": {}, "path": {}, "days": {}}
    with Folder() as data:
        with Game(data, seed=201, size="1920x1080") as game:
            game.idle()
            make_world(game, noted)
            make_path(game, noted)
            export(game, 0, OUT / "path-left.json")
            export(game, 1, OUT / "path-taken-back.json")
            export(game, 2, OUT / "path-four.json")
            export(game, 3, OUT / "path-alone.json")
            export(game, 4, OUT / "world-house.json")
            export(game, 5, OUT / "world.json")
        with Game(data, seed=202) as game:
            game.idle()
            make_day(game, noted)
            noted["path_tutorial"] = taught(game)
        with Game(data, seed=203) as game:
            begin(game, ["Lea", "小红"], ["Medium"], route="grand")
            state = until(game, ["swap", "trade", "take_two"], 2, seats=[0, 1])
            noted["world_left"] = {"hash": game.hash(), "state": state}
            leave(game)
            export(game, 0, OUT / "world-left.json")
            game.go("title.settings", "settings.speed", "settings.left_handed", "settings.quiz_clock")
            game.say("key Escape")
            game.idle()
        shutil.copy(pathlib.Path(data) / FILE, OUT / "desktop.sqlite")
        noted["told"] = tell(data)
        with sqlite3.connect(pathlib.Path(data) / FILE) as store:
            noted["settings"] = dict(store.execute("SELECT key, value FROM setting ORDER BY key"))
        store.close()
    return noted


# ---- codes of version 1


CODES = [
    ("world", "setup.seats2", "setup.route.short", "setup.questions.children"),
    ("world", "setup.seats3", "setup.route.classic", "setup.questions.experts"),
    ("world", "setup.seats4", "setup.route.grand", "setup.house", "house.no_events", "house.no_questions",
     "house.close"),
    ("path", "path_setup.seats1", "path_setup.board.classic", "path_setup.limit0"),
    ("path", "path_setup.seats2", "path_setup.board.spiral", "path_setup.limit60"),
    ("path", "path_setup.seats4", "path_setup.board.kaleidoscope", "path_setup.limit30"),
]


def make_codes():
    """Each with the deal that it was; the same setup is not needed to play it."""
    out = []
    for seed, (kind, *clicks) in enumerate(CODES, 300):
        with Folder() as data, Game(data, seed=seed) as game:
            setup = "setup" if kind == "world" else "path_setup"
            game.idle()
            game.go("title.new" if kind == "world" else "title.new_path", *clicks, f"{setup}.code")
            code = game.widgets()["code.own"]["label"]
            game.go("code.ok")
            state = game.state()
            out.append({"game": kind, "code": code, "chosen": clicks, "hash": game.hash(),
                        "players": len(state["players"]), "state": state})
    return out


# ---- a stand


def make_stand():
    with Stand("[game]\nlanguages = en de\nboards = short classic\n[times]\nattract = 60\nround = 0\n") as stand:
        for language, persons in (("en", 2), ("de", 1)):
            stand.sit_down(persons, language)
            Player(stand.game, answers="right" if language == "en" else "first", seats=range(persons)).play()
            stand.wait(400)
            assert stand.front() == "attract", stand.game.stack()
        for persons in (2, 1):
            stand.press("attract.door.path", "arrive.language.en", f"arrive.persons{persons}", "arrive.start")
            stand.game.idle()
            path_player.play(stand.game, path_player.Finger(stand.game), range(persons))
            stand.wait(400)
            assert stand.front() == "attract", stand.game.stack()
        stand.press("attract.door.path", "arrive.language.en", "arrive.start")
        stand.game.idle()
        stand.wait(120)  # nobody draws
        assert stand.front() == "attract", stand.game.stack()
        stand.game.close()
        (OUT / "stand.sql").write_text(dump(pathlib.Path(stand.data) / FILE), encoding="utf-8")
        told = tell(stand.data)
        stand.open()
    return {"told": told}


# ---- the lab


def act(lab, steps, until=None):
    """As medium computers do."""
    for step in range(steps):
        state = lab.ask("state")["state"]
        if state["awaiting"]["kind"] == "over" or (until is not None and until(state)):
            break
        legal = lab.ask("legal")["actions"]
        computers = state["awaiting"]["kind"] not in ("question", "stage_over")
        suggested = lab.ask("suggest", level="medium")["action"] if computers else None
        lab.ask("apply", action=suggested or legal[step % len(legal)])
    return lab


def make_lab():
    noted = {}

    def save(lab, name):
        (OUT / f"lab-{name}.json").write_text(json.dumps(lab.ask("save")["game"], indent=1) + "\n", encoding="utf-8")
        noted[f"lab-{name}.json"] = {"hash": lab.ask("hash")["hash"], "state": lab.ask("state")["state"]}

    with Lab() as lab:
        lab.ask("new", game="world", players=3, seed=9, track="classic", house=["no_events"], ahead=[0, 3, 1])
        save(act(lab, 150), "world-by-house-rules")
        lab.ask("new", game="world", players=2, seed=5, track="short")
        save(act(lab, 5000), "world-finished")
        lab.ask("new", game="path", players=2, seed=7)
        save(act(lab, 9), "path-while-one-has-closed")
        lab.ask("new", game="path", players=4, seed=2026, board="spiral", cards=list(range(15)), starts=[3, 1, 0, 2])
        save(act(lab, 20), "path-cards-by-hand")
        lab.ask("new", game="path", players=3, seed=5, board="kaleidoscope")
        save(act(lab, 5000), "path-finished")
    return noted


def main():
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    noted = {"lab": make_lab(), "codes": make_codes(), "desktop": make_desktop(), "stand": make_stand()}
    (OUT / "noted.json").write_text(json.dumps(noted, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


main()
