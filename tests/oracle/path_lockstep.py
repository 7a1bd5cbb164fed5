#!/usr/bin/env python3
"""Plays random games of Best Path on `schott-lab engine` and on path.py at once and stops at the first difference.

After every action the full state, the events and the set of legal actions are compared. Players close in any order and
now and then take it back. Lines made by changing legal ones, broken setups and lines that are no commands have to be
refused without a trace; the game is saved and loaded, and played again in another order of closing. What was met is
counted: a situation that the default run never met makes it fail, for then nothing was compared there.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter

from engine import Difference, Engine, canonical, demand, differences
from path import BESIDE, CELLS, Path
from path_setups import broken_setups, random_setup

DEFAULT_GAMES = 500

SITUATIONS = [f"game of {n}" for n in (1, 2, 3, 4)]
SITUATIONS += [f"line of {n}" for n in range(6)]
SITUATIONS += """
line at a; line at b; a doubled colour used twice; two numbers in one line; the middle taken; a path beside itself
number in full; number at half; a number shared in one round; a number shared at half; half rounded up
alone: full; alone: half after a higher one; alone: a higher one first in one line
game over; victory shared; victory alone; a lower place shared; a total above zero
taken back; taken back and closed with another line; closed out of order; nothing fits but a pass
saved and loaded; replayed in another order; setup refused; changed line refused; action refused
action refused when over; no command refused
""".replace("\n", ";").split(";")
SITUATIONS = [situation.strip() for situation in SITUATIONS if situation.strip()]

NO_COMMANDS = [
    b"", b"x", b"{}", b"[]", b'{"cmd":"dance"}', b'{"cmd":"state","why":1}', b'{"cmd":"legal","player":0}',
    b'{"cmd":"apply"}', b'{"cmd":"apply","action":null}', b'{"cmd":"apply","action":{}}',
    b'{"cmd":"apply","action":{"type":"line"}}', b'{"cmd":"apply","action":{"type":"take","from":"stock"}}',
    b'{"cmd":"apply","action":{"type":"pass","player":0}}', b'{"cmd":"apply","action":{"type":"reopen"}}',
    b'{"cmd":"apply","action":{"type":"line","player":0,"end":"b"}}',
    b'{"cmd":"apply","action":{"type":"line","player":0,"end":"b","cells":null}}',
    b'{"cmd":"apply","action":{"type":"line","player":0,"end":"b","cells":[1.5]}}',
    b'{"cmd":"apply","action":{"type":"line","player":0,"end":"b","cells":["1"]}}',
    b'{"cmd":"apply","action":{"type":"line","player":0,"end":"b","cells":[-1]}}',
    b'{"cmd":"apply","action":{"type":"line","player":0,"end":"b","cells":[61]}}',
    b'{"cmd":"apply","action":{"type":"line","player":0,"end":"b","cells":[],"card":0}}',
    b'{"cmd":"apply","action":{"type":"reopen","player":0,"end":"b"}}',
    b'{"cmd":"new","game":"path"}', b'{"cmd":"new","game":"path","players":2}', b'{"cmd":"load","game":{"game":"path"}}',
    b'{"cmd":"suggest","level":"godlike"}',
]


class Lockstep:
    def __init__(self, engine, tally):
        self.engine, self.tally = engine, tally
        self.actions = 0

    def play(self, rng):
        self.setup, self.applied, self.doing = random_setup(rng), [], "begin"
        self.tally[f"game of {self.setup['players']}"] += 1
        answer, hashed, legal = self.engine.ask(self.setup, {"cmd": "hash"}, {"cmd": "legal"})
        demand(answer["ok"] is True, f"refused: {answer}")
        self.game = Path(self.setup, answer["state"], self.tally)
        self.hash = hashed["hash"]
        legal = self.compare(answer["state"], legal)
        self.greed = rng.choice([0, 0.5, 0.9])
        self.takes_back = rng.choice([0, 0.1, 0.3])
        try_rate = rng.choice([0.002, 0.02])
        limit = 1000 if rng.random() < 0.8 else rng.randint(1, 40)
        while legal and len(self.applied) < limit:
            if rng.random() < try_rate:
                self.side_step(rng, legal)
            legal = self.step(self.choose(rng, legal), rng)
        self.doing = "after the last action"
        if not legal:
            wrong = [{"type": "line", "player": p, "end": end, "cells": []} for p in range(-1, 5) for end in "ab"]
            self.refuse([{"cmd": "apply", "action": action}
                         for action in wrong + [{"type": "reopen", "player": p} for p in range(-1, 5)]],
                        "action refused when over")
        if rng.random() < 0.3:
            self.save_and_load()
        if rng.random() < 0.3:
            self.replay(rng)

    def choose(self, rng, legal):
        """Anybody who may act; how greedily decides what is met."""
        reopenings = [action for action in legal if action["type"] == "reopen"]
        if reopenings and rng.random() < self.takes_back:
            return rng.choice(reopenings)
        player = rng.choice(self.game.waiting())
        lines = [action for action in legal if action["type"] == "line" and action["player"] == player]
        if len(lines) == 1:
            self.tally["nothing fits but a pass"] += 1
        if rng.random() < self.greed:
            return max(rng.sample(lines, min(len(lines), 200)), key=self.worth)
        return rng.choice(lines)

    def worth(self, action):
        numbers = [self.game.number_at[cell] for cell in action["cells"] if cell in self.game.number_at]
        return 3 * sum(numbers) + len(action["cells"])

    def step(self, action, rng):
        self.applied.append(action)
        self.doing = f"action {len(self.applied) - 1}: {json.dumps(action)}"
        waiting = self.game.waiting()
        if action["type"] == "line" and action["player"] != waiting[0]:
            self.tally["closed out of order"] += 1
        answer, legal, hashed = self.engine.ask({"cmd": "apply", "action": action}, {"cmd": "legal"}, {"cmd": "hash"})
        demand(answer["ok"] is True, f"a legal action is refused: {answer}")
        events = self.game.apply(action)
        demand(canonical(answer["events"]) == canonical(events), f"events {answer['events']}, reading {events}")
        self.actions += 1
        demand(hashed["hash"] != self.hash, "the hash is still that of before the action")
        self.hash = hashed["hash"]
        legal = self.compare(answer["state"], legal)
        still_open = self.game.waiting() and action["player"] not in self.game.waiting()
        if action["type"] == "line" and still_open and rng.random() < 0.1:
            self.take_back(action["player"], waiting)
            legal = self.compare(*self.engine_now())
        return legal

    def take_back(self, player, waiting):
        """Reopening leads back to where the round was, closing again to where it is; both to the last digit."""
        line = self.applied[-1]
        reopened, hashed = self.engine.ask({"cmd": "apply", "action": {"type": "reopen", "player": player}},
                                           {"cmd": "hash"})
        demand(reopened["ok"] is True, f"a reopening is refused: {reopened}")
        self.game.apply({"type": "reopen", "player": player})
        demand(self.game.waiting() == waiting, "a reopening leads elsewhere in the reading")
        demand(reopened["state"] == self.game.state(), "a reopening leads to another state")
        other = {"type": "line", "player": player, "end": "b", "cells": []}
        closed, passed, again, back, open_hash, final, final_hash = self.engine.ask(
            {"cmd": "apply", "action": other}, {"cmd": "hash"},
            {"cmd": "apply", "action": {"type": "reopen", "player": player}}, {"cmd": "state"}, {"cmd": "hash"},
            {"cmd": "apply", "action": line}, {"cmd": "hash"})
        demand(all(answer["ok"] is True for answer in (closed, again, final)), "closing again is refused")
        demand(back["state"] == reopened["state"] and open_hash["hash"] == hashed["hash"], "a reopening leaves a trace")
        demand(final_hash["hash"] == self.hash, "the same line closes into another hash")
        demand((passed["hash"] == self.hash) == (line["cells"] == []), "the hash does not know the pending line")
        self.game.apply(line)
        self.tally["taken back"] += 1
        self.tally["taken back and closed with another line"] += 1
        self.applied += [{"type": "reopen", "player": player}, line]

    def engine_now(self):
        state, legal = self.engine.ask({"cmd": "state"}, {"cmd": "legal"})
        return state["state"], legal

    def compare(self, state, legal_answer):
        reading = self.game.state()
        if state != reading or canonical(state) != canonical(reading):
            raise Difference("state\n    " + "\n    ".join(differences(state, reading)))
        demand(legal_answer["ok"] is True, f"legal is refused: {legal_answer}")
        legal = self.game.legal()
        engines = [canonical(action) for action in legal_answer["actions"]]
        ours = [canonical(action) for action in legal]
        if sorted(engines) != sorted(ours):
            extra, missing = Counter(engines) - Counter(ours), Counter(ours) - Counter(engines)
            raise Difference(f"legal actions: only the engine has {dict(extra)}, only the reading {dict(missing)}")
        return legal

    def unchanged(self, after):
        state, legal, hashed = self.engine.ask({"cmd": "state"}, {"cmd": "legal"}, {"cmd": "hash"})
        demand(state["ok"] is True, f"no state after {after}: {state}")
        try:
            self.compare(state["state"], legal)
        except Difference as error:
            raise Difference(f"after {after}: {error}") from error
        demand(hashed["hash"] == self.hash, f"another hash after {after}")

    def refuse(self, commands, situation):
        lines = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in commands]
        for line, answer in zip(lines, self.engine.lines(lines)):
            demand(isinstance(answer, dict) and answer.get("ok") is False,
                   f"not refused: {line[:600]!r}: {str(answer)[:300]}")
            demand(isinstance(answer.get("error"), str) and answer["error"], f"refused without a word: {line[:300]!r}")
            self.tally[situation] += 1
        self.unchanged(situation)

    def side_step(self, rng, legal):
        before, self.doing = self.doing, "a side step after " + self.doing
        known = {canonical(action) for action in legal}
        step = rng.choice(["lines", "lines", "actions", "save", "setups", "nonsense"])
        if step == "lines":
            wrong = [changed_line(rng.choice(legal), self.game, rng) for _ in range(40)]
            self.refuse([{"cmd": "apply", "action": action} for action in wrong if canonical(action) not in known],
                        "changed line refused")
        elif step == "actions":
            wrong = [{"type": "reopen", "player": p} for p in (-1, 0, 1, 2, 3, 4, 255, 256, 2**32, 0.5, "0", None)]
            wrong += [{"type": "line", "player": p, "end": end, "cells": [cell]}
                      for p in range(5) for end in "ab" for cell in CELLS]
            wrong += [{"type": "line", "player": 0, "end": end, "cells": []} for end in ("a", "c", "", None, 0, "B")]
            wrong += [{"type": "line", "player": 0, "end": "b", "cells": list(CELLS)}]
            self.refuse([{"cmd": "apply", "action": action} for action in wrong if canonical(action) not in known],
                        "action refused")
        elif step == "save":
            self.save_and_load()
        elif step == "setups":
            self.refuse(broken_setups(rng), "setup refused")
        else:
            self.refuse(NO_COMMANDS, "no command refused")
        self.doing = before

    def save_and_load(self):
        saved = self.engine.ask({"cmd": "save"})[0]
        demand(saved["ok"] is True, f"save is refused: {saved}")
        self.unchanged("save")
        other, loaded = self.engine.ask({"cmd": "new", "game": "path", "players": 3, "seed": 1},
                                        {"cmd": "load", "game": saved["game"]})
        demand(other["ok"] is True and loaded["ok"] is True, f"load is refused: {loaded}")
        demand(loaded["state"] == self.game.state(), "load answers with another state")
        self.unchanged("load")
        broken = json.loads(json.dumps(saved["game"]))
        broken["actions"] = broken["actions"] + [{"type": "reopen", "player": self.game.n}]
        self.refuse([{"cmd": "load", "game": broken}], "saved and loaded")

    def replay(self, rng):
        """The same lines, closed in another order in each round and never taken back, lead to the same game."""
        rounds, now = [], {}
        for action in self.applied:
            if action["type"] == "reopen":
                del now[action["player"]]
            else:
                now[action["player"]] = action
            if len(now) == self.game.n:
                rounds.append(now)
                now = {}
        commands = [self.setup]
        for lines in rounds + [now]:
            some = list(lines.values())
            rng.shuffle(some)
            commands += [{"cmd": "apply", "action": action} for action in some]
        for start in range(0, len(commands), 10):
            for answer in self.engine.ask(*commands[start:start + 10]):
                demand(answer["ok"] is True, f"a replayed action is refused: {answer}")
        self.unchanged("a replay")
        self.tally["replayed in another order"] += 1


def changed_line(action, game, rng):
    """A legal action with one thing about it changed; often it is refused, and now and then it is another legal one."""
    wrong = json.loads(json.dumps(action))
    if wrong["type"] == "reopen":
        return {"type": "line", "player": wrong["player"], "end": "b", "cells": []}
    cells = wrong["cells"]
    path = game.players[wrong["player"]]["path"]
    how = rng.choice(["cell", "swap", "drop", "twice", "path", "end", "player", "more", "jump", "type"])
    if how == "cell" and cells:
        cells[rng.randrange(len(cells))] = rng.choice(CELLS)
    elif how == "swap" and len(cells) > 1:
        a, b = rng.sample(range(len(cells)), 2)
        cells[a], cells[b] = cells[b], cells[a]
    elif how == "drop" and cells:
        del cells[0]
    elif how == "twice" and cells:
        cells.append(rng.choice(cells))
    elif how == "path":
        cells.append(rng.choice(path))
    elif how == "end":
        wrong["end"] = "a" if wrong["end"] == "b" else "b"
    elif how == "player":
        wrong["player"] = rng.randint(0, 4)
    elif how == "more":
        at = cells[-1] if cells else path[-1]
        cells.append(rng.choice(BESIDE[at]))
    elif how == "jump":
        cells.append(rng.choice(CELLS))
    else:
        wrong["type"] = rng.choice(["reopen", "Line", "take", None])
    return wrong


def report(number, seed, lockstep, error):
    print(f"DIFFERENCE in game {number} of seed {seed}, {lockstep.doing}")
    print(f"  {error}")
    print(f"  setup: {json.dumps(lockstep.setup)}")
    print(f"  last actions: {json.dumps(lockstep.applied[-8:])}")
    if getattr(lockstep, "game", None):
        print(f"  the reading's state: {json.dumps(lockstep.game.state())}")
    print(f"  again: path_lockstep.py --seed {seed} --only {number} --trace")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--engine", required=True, metavar="PATH", help="schott-lab")
    arguments.add_argument("--games", type=int, default=DEFAULT_GAMES)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--only", type=int, metavar="N", help="play game N of that seed alone")
    arguments.add_argument("--trace", action="store_true", help="print every line sent and answered")
    options = arguments.parse_args()

    tally = Counter()
    engine = Engine(options.engine, options.trace)
    lockstep = Lockstep(engine, tally)
    began = time.monotonic()
    for number in range(options.games) if options.only is None else [options.only]:
        try:
            lockstep.play(random.Random(f"{options.seed}/{number}"))
        except Difference as error:
            report(number, options.seed, lockstep, error)
            return 1
    engine.close()

    for situation in sorted(set(tally) | set(SITUATIONS)):
        print(f"{tally[situation]:9}  {situation}")
    print(f"{options.games} games, {lockstep.actions} actions, no difference, {time.monotonic() - began:.1f} s")
    never = [situation for situation in SITUATIONS if not tally[situation]]
    if never and options.only is None and options.games >= DEFAULT_GAMES:
        print(f"NEVER MET: {', '.join(never)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
