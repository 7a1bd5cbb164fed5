#!/usr/bin/env python3
"""Plays random games on `schott-lab engine` and on world.py at once and stops at the first difference.

After every action the full state and the set of legal actions are compared. Now and then everything else that must
not be an action is tried and has to be refused without a trace, the game is saved and loaded, and lines that are no
commands are sent. What was met is counted: a situation that the default run never met makes it fail, for then
nothing was compared there.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter

import order
import world
from engine import Difference, Engine, canonical, demand, differences
from manners import Manners, Marathon
from nonsense import LONG_LINES, NO_COMMANDS, bent, every_action
from order import JOKER, ROW
from setups import broken_setups, long_setup, random_setup
from world import World

DEFAULT_GAMES = 600

SITUATIONS = [f"event {event}" for event in world.EVENTS]
SITUATIONS += [f"row completed by {event}"
               for event in ("swap_own", "all_swap", "trade", "pass_left", "take_two", "make_swap")]
SITUATIONS += [f"shared victory by {event}" for event in ("all_swap", "all_advance_1")]
SITUATIONS += [f"site question after {cause}"
               for cause in ("run", "scoring", "advance_2", "all_advance_1", "quiz")]
SITUATIONS += [f"game of {n}" for n in (2, 3, 4)]
SITUATIONS += """
take from stock; take from discard; take from stock a joker; take from discard a joker; row completed by an exchange
stock renewed from the discard; stock renewed before the first exchange; last event played
fast track in turn; fast track out of turn; several fast tracks in one stage; fast track after events
fast track missed by a swap out of turn; scoring doubled
run of 2; run of 3; run of 4 or more; two runs by one swap; one run with both cards put down; run closed in its middle
run elsewhere pays nothing; falling run pays nothing; joker beside a card put down; two jokers swapped
run of the victim of trade pays nothing; run by pass_left pays nothing; trade completes the victim's row
jump over one; jump over several; jump onto a site asks nothing; goal reached; goal reached by a jump
back to a free field; back passed over a figurine; back to the start; back beyond the start
back to a start where others stand; site move ahead jumps
site + right; site + wrong; site - right; site - wrong; quiz right; quiz wrong; reward right; reward wrong
reward move onto a site asks nothing; site asks nothing behind the winner
question cards begin again; question asked a second time
event goes on past a complete row; event goes on past the goal; all_advance_1 asks past the goal
goal comes before a complete row; take_two finds 1; take_two finds 2; shift_seats leaves exchanged with its player
stock stays empty where no turn begins
one row dealt complete; several rows dealt complete; several complete rows; stage won out of turn
complete row with a joker; next stage dealt; scoring won by the stage winner; scoring won by somebody else
goal reached behind the winner; goal reached by the reward; game over; place shared behind the winner
place shared on the goal behind the winner
saved and loaded; replayed from the setup; swap given the other way round; row asked for; deal refused
no action refused; no action refused when over; bent action refused; no command refused; suggestion legal
suggestion for fast track out of turn
no event cards in this house; site + moves unasked; site - moves unasked; quiz moves unasked; reward unasked
begins ahead; ahead of somebody who stands there; ahead because it is the last to move
furthest after the last stage; begun by the one behind
""".replace("\n", ";").split(";")
SITUATIONS = [situation.strip() for situation in SITUATIONS if situation.strip()]


class Lockstep:
    def __init__(self, engine, tally):
        self.engine, self.tally = engine, tally
        self.actions = 0

    def play(self, number, rng, marathon):
        self.setup = long_setup(rng) if marathon else random_setup(rng, self.engine)
        self.applied, self.doing = [], "begin"
        self.tally[f"game of {self.setup['players']}"] += 1
        answer, hashed = self.engine.ask(self.setup, {"cmd": "hash"})
        demand(answer["ok"] is True, f"refused: {answer}")
        self.game = World(self.setup, answer["state"], self.tally)
        self.hash = hashed["hash"]
        demand(len(self.hash) == 16 and set(self.hash) <= set("0123456789abcdef"), f"{self.hash} are not 16 hex digits")
        legal = self.compare(answer["state"], self.engine.ask({"cmd": "legal"})[0])
        manners = Marathon(rng) if marathon else Manners(rng)
        try_rate = 0.002 if marathon else rng.choice([0.002, 0.03])
        while legal and len(self.applied) < manners.limit:
            if marathon and self.game.drawn > (self.game.cycle or 10**6) + 3:
                break
            if rng.random() < try_rate:
                self.side_step(rng, legal)
            legal = self.step(manners.choose(self.game, legal), rng)
        self.doing = "after the last action"
        if self.game.winners and rng.random() < 0.2:
            self.refuse([{"cmd": "apply", "action": action} for action in every_action(self.game.n)],
                        "no action refused when over")
        if rng.random() < 0.3:
            self.save_and_load()
        if rng.random() < 0.2:
            self.replay()
        self.compare_questions()

    def step(self, action, rng):
        sent = action
        if action["type"] == "swap" and rng.random() < 0.3:
            sent = dict(action, a=action["b"], b=action["a"])
            self.tally["swap given the other way round"] += 1
        self.applied.append(sent)
        self.doing = f"action {len(self.applied) - 1}: {json.dumps(sent)}"
        answer, legal, hashed = self.engine.ask({"cmd": "apply", "action": sent}, {"cmd": "legal"}, {"cmd": "hash"})
        demand(answer["ok"] is True, f"a legal action is refused: {answer}")
        demand(isinstance(answer.get("events"), list) and answer["events"], "an action without events")
        self.game.apply(action, answer["state"])
        self.actions += 1
        demand(hashed["hash"] != self.hash, "the hash is still that of before the action")
        self.hash = hashed["hash"]
        return self.compare(answer["state"], legal)

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
                   f"not refused: {line[:300]!r}: {str(answer)[:300]}")
            demand(isinstance(answer.get("error"), str) and answer["error"], f"refused without a word: {line[:300]!r}")
            self.tally[situation] += 1
        self.unchanged(situation)

    def side_step(self, rng, legal):
        before, self.doing = self.doing, "a side step after " + self.doing
        known = {canonical(action) for action in legal}
        known |= {canonical(dict(action, a=action["b"], b=action["a"])) for action in legal if action["type"] == "swap"}
        step = rng.choice(["actions", "bent", "save", "lines", "setups", "row", "suggest", "suggest"])
        if step == "actions":
            wrong = [action for action in every_action(self.game.n) if canonical(action) not in known]
            self.refuse([{"cmd": "apply", "action": action} for action in rng.sample(wrong, len(wrong) // 3)],
                        "no action refused")
        elif step == "bent":
            wrong = [bent(rng.choice(legal), rng) for _ in range(30)]
            self.refuse([{"cmd": "apply", "action": action} for action in wrong if canonical(action) not in known],
                        "bent action refused")
        elif step == "save":
            self.save_and_load()
        elif step == "lines":
            self.refuse(NO_COMMANDS, "no command refused")
            if rng.random() < 0.1:
                for line in LONG_LINES:
                    self.refuse([line], "no command refused")
        elif step == "setups" and self.setup.get("deal"):
            self.refuse(broken_setups(dict(self.setup, track={"goal": 255, "sites": []}), rng), "deal refused")
        elif step == "row":
            self.ask_rows(rng)
        elif step == "suggest":
            self.ask_suggestions(rng, known)
        self.doing = before

    def save_and_load(self):
        saved = self.engine.ask({"cmd": "save"})[0]
        demand(saved["ok"] is True, f"save is refused: {saved}")
        self.unchanged("save")
        other, loaded = self.engine.ask({"cmd": "new", "game": "world", "players": 3, "seed": 1},
                                        {"cmd": "load", "game": saved["game"]})
        demand(other["ok"] is True and loaded["ok"] is True, f"load is refused: {loaded}")
        demand(loaded["state"] == self.game.state(), "load answers with another state")
        self.unchanged("load")
        broken = json.loads(json.dumps(saved["game"]))
        broken["actions"] = self.applied + [{"type": "place", "slot": ROW}]
        self.refuse([{"cmd": "load", "game": broken}], "saved and loaded")

    def replay(self):
        """The same setup and actions lead to the same game, shuffles included."""
        commands = [self.setup] + [{"cmd": "apply", "action": action} for action in self.applied]
        demand(all(answer["ok"] is True for answer in self.engine_in_small_lots(commands)),
               "a replayed action is refused")
        self.unchanged("a replay")
        self.tally["replayed from the setup"] += 1

    def engine_in_small_lots(self, commands):
        for start in range(0, len(commands), 10):
            yield from self.engine.ask(*commands[start:start + 10])

    def ask_rows(self, rng):
        rows = []
        for _ in range(60):
            row = [rng.choice([JOKER, rng.randint(0, 60), rng.randint(0, 60)]) for _ in range(rng.randint(1, ROW))]
            rows.append(sorted(row) if rng.random() < 0.3 else row)
            if rng.random() < 0.5:
                start, step = rng.randint(1, 20), rng.choice([1, 1, 2])
                rows.append([rng.choice([JOKER, start + step * i]) for i in range(rng.randint(1, ROW))])
        for row, answer in zip(rows, self.engine.ask(*({"cmd": "row", "row": row} for row in rows))):
            expected = {"ok": True, "complete": order.complete(row), "count": order.count(row)}
            demand(canonical(answer) == canonical(expected), f"row {row}: engine {answer}, reading {expected}")
            self.tally["row asked for"] += 1
        self.unchanged("row")

    def ask_suggestions(self, rng, known):
        level = rng.choice(["easy", "hard"])
        answer = self.engine.ask({"cmd": "suggest", "level": level})[0]
        demand(answer["ok"] is True and canonical(answer["action"]) in known, f"{level} suggests {answer}")
        self.tally["suggestion legal"] += 1
        if self.game.awaiting["kind"] == "turn":
            for q in self.game.others(self.game.awaiting["player"]):
                if self.game.may_play_fast_track(q):
                    answer = self.engine.ask({"cmd": "suggest", "level": level, "player": q})[0]
                    allowed = [None, {"type": "fast_track", "player": q}]
                    demand(answer["ok"] is True and answer["action"] in allowed, f"{level} suggests {answer} to {q}")
                    self.tally["suggestion for fast track out of turn"] += 1
        self.unchanged("suggest")

    def compare_questions(self):
        """A game has cards of its own, fewer than there are questions; those and no others come, all before any again."""
        asked = {question for question, _ in self.game.questions}
        cards = {card["id"] for card in self.engine.ask({"cmd": "save"})[0]["game"]["setup"]["questions"]}
        demand(asked <= cards, f"unknown questions {asked - cards}")
        demand(not self.game.cycle or asked == cards, f"never asked: {cards - asked}")


def report(number, seed, lockstep, error):
    print(f"DIFFERENCE in game {number} of seed {seed}, {lockstep.doing}")
    print(f"  {error}")
    print(f"  setup: {json.dumps(lockstep.setup)}")
    print(f"  last actions: {json.dumps(lockstep.applied[-8:])}")
    if getattr(lockstep, "game", None):
        print(f"  the reading's state: {json.dumps(lockstep.game.state())}")
    print(f"  again: lockstep.py --seed {seed} --only {number} --trace")


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
            lockstep.play(number, random.Random(f"{options.seed}/{number}"), marathon=number % 1000 == 7)
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
