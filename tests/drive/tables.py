"""Tables set out by hand: a game that lies interrupted in the store, to be gone on with from the title."""
import functools
import json
import os
import pathlib
import sqlite3

from client import ROOT, Folder, Game, Lab

HIGHEST, JOKERS = {2: 50, 3: 55, 4: 60}, {2: 3, 3: 3, 4: 4}
FILE = "schott-world.sqlite"
FALLING = [[9, 8, 7, 6, 5, 4, 3, 2, 1], [19, 18, 17, 16, 15, 14, 13, 12, 11]]
FALLING_OF_THREE = [*FALLING, [29, 28, 27, 26, 25, 24, 23, 22, 21]]
NONE = [None, None]  # events, both played


def deal(rows, events, discard=(), stock=(), fields=None, fast_track=None):
    """What is not told comes in falling order: behind the cards that are drawn first, and on the discard where that
    were empty."""
    players = len(rows)
    rest = list(range(HIGHEST[players], 0, -1)) + [0] * JOKERS[players]
    for card in [card for row in rows for card in row] + list(discard) + list(stock):
        rest.remove(card)
    out = {"rows": rows, "events": events, "discard": list(discard) or [rest.pop(0)], "stock": list(stock) + rest}
    if fields:
        out["fields"] = fields
    if fast_track:
        out["fast_track"] = fast_track
    return out


def record(the_deal, board="short", starter=0, seed=7, track=None):
    """track: one that is not, or no more, the board's."""
    with Lab() as lab:
        lab.ask("new", game="world", players=len(the_deal["rows"]), seed=seed, starter=starter, track=track or board,
                deal=the_deal)
        game = lab.ask("save")["game"]
    game.pop("hash")
    game.pop("sites", None)  # set_out() says whether questions are asked where they belong
    return game | {"board": board}


@functools.cache
def empty_store():
    """As the game itself begins it."""
    with Folder() as data:
        with Game(data):
            pass
        return pathlib.Path(data, FILE).read_bytes()


@functools.cache
def route(board, players):
    """The board's data: some number of players may have a board of their own."""
    boards = ROOT / "assets/boards"
    own = boards / f"{board}-{players}.json"
    return json.loads((own if own.exists() else boards / f"{board}.json").read_text())


def sites(board, players):
    """By field: city and signed number."""
    return {field["field"]: (field["site"]["city"], field["site"]["move"])
            for field in route(board, players)["fields"] if field["site"] and field["site"]["role"] == "site"}


def about_sites(game, unseen=None):
    """What the game itself would keep with a record: the field of the site each question is about."""
    about = {question["id"]: question.get("site")
             for question in json.loads((ROOT / "assets/questions.json").read_text())["questions"]}
    field_of = {city: field for field, (city, _) in sites(game["board"], game["setup"]["players"]).items()}
    fields = [field_of.get(about[question["id"]], 0) for question in game["setup"]["questions"]]
    return {"unseen": len(fields) if unseen is None else unseen, "fields": fields}


def set_out(data, game, levels=(), settings=None, sites=None):
    """Puts a recorded game without actions into a new store. levels: of computers, by seat; "" for a person."""
    pathlib.Path(data, FILE).write_bytes(empty_store())
    players = game["setup"]["players"]
    levels = list(levels) + [""] * (players - len(levels))
    with sqlite3.connect(os.path.join(data, FILE)) as store:
        for key, value in (settings or {}).items():
            store.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (key, str(value)))
        cursor = store.execute("INSERT INTO game (kind, rules, board, setup, started) VALUES ('world', ?, ?, ?, 1)",
                               (game["rules"], game["board"], json.dumps({**game, **({"sites": sites} if sites else {})})))
        for seat in range(players):
            store.execute("INSERT INTO seat (game, seat, name, figurine, level) VALUES (?, ?, ?, ?, ?)",
                          (cursor.lastrowid, seat, f"Seat {seat}", seat, levels[seat]))
    store.close()


class Table(Game):
    """A game at a table set out by hand, gone on with from the title."""

    def __init__(self, the_deal, board="short", starter=0, levels=(), settings=None, asks_at_sites=False, unseen=None,
                 deck=7, house=(), **options):
        """deck: the seed in whose order the questions lie."""
        self.folder = Folder()
        data = self.folder.__enter__()
        self.data = data
        game = record(the_deal, board, starter, deck)
        if house:
            game["setup"]["house"] = list(house)
        known = {"tutorial.done": 1, **(settings or {})}  # its people need nobody to show them how
        set_out(data, game, levels, known, about_sites(game, unseen) if asks_at_sites else None)
        super().__init__(data, **options)
        self.idle()
        self.go("title.continue")

    def __exit__(self, *what):
        super().__exit__(*what)
        self.folder.__exit__()


# Saved numbers, so they never change: what an action is called, and its parts in the order of a, b, c.
ACTIONS = {1: ("take", "from"), 2: ("play_event", "slot"), 3: ("fast_track", "player"), 4: ("place", "slot"),
           5: ("swap", "a", "b"), 6: ("trade", "with", "theirs", "mine"), 7: ("keep", "which", "slot"),
           8: ("name", "player"), 9: ("answer", "choice"), 10: ("next_stage",)}
SOURCES = ["stock", "discard"]


def action(kind, *numbers):
    name, *parts = ACTIONS[kind]
    out = {"type": name, **dict(zip(parts, numbers))}
    if name == "take":
        out["from"] = SOURCES[numbers[0]]
    return out


def kept(data, game=None):
    """How the newest game in the store began, or the one of that number, and the rows of its actions."""
    with sqlite3.connect(f"file:{os.path.join(data, FILE)}?mode=ro", uri=True) as store:
        if game is None:
            (game,) = store.execute("SELECT max(id) FROM game").fetchone()
        (setup,) = store.execute("SELECT setup FROM game WHERE id = ?", (game,)).fetchone()
        rows = store.execute("SELECT seat, kind, a, b, c FROM action WHERE game = ? ORDER BY ordinal", (game,)).fetchall()
    store.close()
    return json.loads(setup), rows


def journal(data, game=None):
    """That game as a record the lab can replay."""
    out, rows = kept(data, game)
    out = out.get("record", out)  # as 0.1.0 began journals
    out["actions"] = [action(*row) for _, *row in rows]
    return out


def hash_in_lab(data, as_record=journal):
    """In which the newest journal ends by the rules alone."""
    with Lab() as lab:
        lab.ask("load", game=as_record(data))
        return lab.ask("hash")["hash"]
