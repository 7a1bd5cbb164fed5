"""That an upgrade keeps what people would miss. Three steps, between which the package in SCHOTT_WORLD changes.

upgrade.py leave DATA NOTE   with the older one: chooses settings, plays a game to its end and another to its middle, and
                             writes to NOTE what must be there afterwards
upgrade.py find DATA NOTE    with the newer one: all of it is there, and the game is played to its end
upgrade.py refuse DATA       with any: a file of games from the future is left as it is, and a sentence says so"""
import json
import pathlib
import sqlite3
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "drive"))
from client import WORLD, Folder, Game, environment  # noqa: E402
from player import Player, sit_down  # noqa: E402
from tables import FILE, hash_in_lab  # noqa: E402

STEPS = 25  # into the game that waits


def must_be(wanted, found, what):
    if found != wanted:
        sys.exit(f"failed: {what}: {found!r}, not {wanted!r}")


def settings(data):
    with sqlite3.connect(f"file:{pathlib.Path(data, FILE)}?mode=ro", uri=True) as store:
        rows = dict(store.execute("SELECT key, value FROM setting"))
    store.close()
    return rows


def seen(game):
    """What a person sees of it: the words of the title, and the games that were played."""
    title = {name: widget["label"] for name, widget in game.widgets().items()}
    game.go("title.statistics", "statistics.tab_games")
    games = {name: widget["label"] for name, widget in game.widgets().items() if name.startswith("statistics.game")}
    game.go("statistics.back")
    return {"title": title, "games": games}


def leave(data, note):
    with Game(data, seed=3) as game:
        sit_down(game, 2)
        Player(game).play()
        game.go("victory.title")
    with Game(data, seed=4) as game:
        sit_down(game, 2)
        player = Player(game, answers="first")
        for _ in range(STEPS):
            player.step()
        on_screen = game.hash()
    with Game(data) as game:
        game.idle()
        english = game.widgets()["title.new"]["label"]
        game.go("title.settings", "settings.reduced_motion", "settings.close", "title.language", "language.de")
        while game.scene() != "title":
            game.say("key Escape")
            game.idle()
        found = seen(game)
    must_be(True, found["title"]["title.new"] != english, "another language was chosen, and other words are said")
    pathlib.Path(note).write_text(json.dumps({"hash": on_screen, "seen": found, "settings": settings(data)}))


def people(label):
    """Who plays, in what the title says of a game that waits: between the word for going on and how far it is."""
    return label.split("\n")[1:-1]


def is_said_in_german(title):
    """As the newer version words it: other words than the older one's are no loss."""
    with Folder() as fresh, Game(fresh, "--lang", "de") as game:
        game.idle()
        words = {name: widget["label"] for name, widget in game.widgets().items()}
    for name in ("title.new", "title.settings", "title.statistics"):
        must_be(words[name], title.get(name), f"the title's {name} in German")


def find(data, note):
    wanted = json.loads(pathlib.Path(note).read_text())
    with Game(data) as game:
        game.idle()
        found = seen(game)
    is_said_in_german(found["title"])
    waits = [people(one["title"].get("title.continue", "")) for one in (wanted["seen"], found)]
    must_be(waits[0], waits[1], "who waits to go on")
    must_be(set(), set(wanted["seen"]["games"]) - set(found["games"]), "games that were played and are gone")
    for key, value in wanted["settings"].items():
        must_be(value, settings(data).get(key), f"the setting {key}")
    with Game(data) as game:
        game.idle()
        game.go("title.continue")
        must_be(wanted["hash"], game.hash(), "the game that waited")
        Player(game, answers="first").play()
        on_screen = game.hash()
    must_be(on_screen, hash_in_lab(data), "the end of the game, by the rules alone")


def refuse(data):
    """A step further than any version so far: another number and a table nobody knows."""
    with Game(data) as game:
        game.idle()
    with sqlite3.connect(pathlib.Path(data, FILE)) as store:
        (version,) = store.execute("PRAGMA user_version").fetchone()
        store.execute(f"PRAGMA user_version = {version + 100}")
        store.execute("CREATE TABLE from_the_future (id INTEGER PRIMARY KEY)")
    store.close()
    before = pathlib.Path(data, FILE).read_bytes()
    ended = subprocess.run([WORLD, "--driver", "--data", data, "--lang", "en"], env=environment(), cwd=data,
                           stdin=subprocess.DEVNULL, capture_output=True, check=False)
    must_be(1, ended.returncode, "how it ends")
    must_be(True, b"come from a newer version of the game" in ended.stderr, f"a sentence says why: {ended.stderr}")
    must_be(True, pathlib.Path(data, FILE).read_bytes() == before, "the file from the future is left as it is")


if __name__ == "__main__":
    {"leave": leave, "find": find, "refuse": refuse}[sys.argv[1]](*sys.argv[2:])
