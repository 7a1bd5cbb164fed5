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
import subprocess
import sys
import time
from collections import Counter

import world
from world import Difference, JOKER, ROW, World, demand

DEFAULT_GAMES = 800
TRACKS = ("classic", "short", "grand")

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
one row dealt complete; several rows dealt complete; several complete rows; stage won out of turn
complete row with a joker; next stage dealt; scoring won by the stage winner; scoring won by somebody else
goal reached behind the winner; goal reached by the reward; game over; place shared behind the winner
place shared on the goal behind the winner
saved and loaded; replayed from the setup; swap given the other way round; row asked for; deal refused
no action refused; no action refused when over; bent action refused; no command refused; suggestion legal
suggestion for fast track out of turn
""".replace("\n", ";").split(";")
SITUATIONS = [situation.strip() for situation in SITUATIONS if situation.strip()]


def canonical(value):
    return json.dumps(value, sort_keys=True)


def differences(engine, reading, path=""):
    if isinstance(engine, dict) and isinstance(reading, dict):
        for key in sorted(set(engine) | set(reading)):
            if key not in engine or key not in reading:
                yield f"{path}.{key}: only {'the engine' if key in engine else 'the reading'} has it"
            else:
                yield from differences(engine[key], reading[key], f"{path}.{key}")
    elif isinstance(engine, list) and isinstance(reading, list) and len(engine) == len(reading):
        for i, pair in enumerate(zip(engine, reading)):
            yield from differences(*pair, f"{path}[{i}]")
    elif canonical(engine) != canonical(reading):
        yield f"{path}: engine {engine}, reading {reading}"


class Engine:
    AT_ONCE = 150  # few enough that neither side waits on a full pipe

    def __init__(self, path, trace):
        self.process = subprocess.Popen([path, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.trace = trace

    def lines(self, lines):
        answers = []
        for start in range(0, len(lines), self.AT_ONCE):
            some = lines[start:start + self.AT_ONCE]
            self.process.stdin.write(b"".join(line + b"\n" for line in some))
            self.process.stdin.flush()
            for line in some:
                answer = self.process.stdout.readline()
                demand(answer.endswith(b"\n"), f"the engine left without an answer to {line[:200]!r}")
                if self.trace:
                    print(">", line[:2000].decode(errors="replace"), "\n<", answer.decode(), end="")
                try:
                    answers.append(json.loads(answer))
                except ValueError as error:
                    raise Difference(f"the answer to {line[:200]!r} is not JSON") from error
        return answers

    def ask(self, *commands):
        return self.lines([json.dumps(command).encode() for command in commands])

    def close(self):
        self.process.stdin.close()
        rest = self.process.stdout.read()
        demand(rest == b"", f"the engine says more than it was asked: {rest[:200]!r}")
        demand(self.process.wait() == 0, "end of input does not end the engine with status 0")


# Setups

def random_track(rng):
    kind = rng.choice(["named", "named", "default", "tiny", "dense", "dense", "dense", "sparse", "bare"])
    if kind == "default":
        return None
    if kind == "named":
        return rng.choice(TRACKS)
    goal = {"tiny": rng.randint(1, 6), "dense": rng.randint(8, 40), "sparse": rng.randint(20, 120),
            "bare": rng.randint(1, 255)}[kind]
    if kind == "bare":
        return {"goal": goal, "sites": []}
    sites = {}
    wanted = goal if kind == "dense" else goal // 6 + 1
    for _ in range(3 * wanted):
        field, amount = rng.randint(1, goal), rng.choice([-1, -1, 1, 2, 3, 4, -2, -3, -5, -9, 9])
        if field == goal or field in sites:
            continue
        ends = {world.own_move_of_site(f, a, goal) for f, a in sites.items()}
        if field not in ends and world.own_move_of_site(field, amount, goal) not in {**sites, field: amount}:
            sites[field] = amount
    sites = list(sites.items())
    rng.shuffle(sites)
    return {"goal": goal, "sites": [list(site) for site in sites]}


def sorted_row(cards, rng):
    """The cards ascending, jokers wherever they fit."""
    row = sorted(card for card in cards if card != JOKER)
    for _ in range(len(cards) - len(row)):
        places = [at for at in range(len(row) + 1) if world.ascending(row[:at] + [JOKER] + row[at:])]
        row.insert(rng.choice(places), JOKER)
    return row


def random_rows(players, rng):
    left = world.deck(players)
    rng.shuffle(left)
    rows = []
    style = rng.choice(["any", "near", "off", "off", "blocks", "blocks", "complete", "mixed", "mixed"])
    for _ in range(players):
        own = rng.choice(["any", "near", "off", "off", "blocks"]) if style == "mixed" else style
        if style == "complete":
            own = rng.choice(["near", "off", "complete"])
        row = []
        if own == "blocks":
            for _ in range(rng.randint(1, 2)):
                first = rng.randint(1, 50)
                for card in range(first, first + rng.randint(2, 6)):
                    if card in left and len(row) < ROW:
                        left.remove(card)
                        row.append(card)
        elif rng.random() < 0.4 and JOKER in left:
            left.remove(JOKER)
            row.append(JOKER)
        while len(row) < ROW:
            row.append(left.pop())
        if own != "any":
            row = sorted_row(row, rng)
            swaps = {"near": rng.choice([1, 1, 2]), "blocks": rng.randint(1, 3)}.get(own, 0)
            for _ in range(swaps):
                a, b = rng.sample(range(ROW), 2)
                row[a], row[b] = row[b], row[a]
            if own == "off":
                slot = rng.randrange(ROW)
                row[slot], left[0] = left[0], row[slot]
        rows.append(row)
    return rows, left


def make_shared_victory_near(deal, goal, rng):
    players = len(deal["rows"])
    event = rng.choice(["all_swap", "all_swap", "all_advance_1"])
    deal["events"] = [[event, None] if p < 2 else [None, None] for p in range(players)]
    deal["fields"] = [max(0, goal - 1 - p) for p in range(players)]
    rng.shuffle(deal["fields"])


def random_deal(players, goal, rng):
    rows, left = random_rows(players, rng)
    missing = left.pop(0)
    rng.shuffle(left)
    left.insert(rng.choice([0, 1, rng.randint(0, len(left))]), missing)
    in_discard = rng.choice([1, 1, 2, 3, rng.randint(1, len(left)), len(left) - 1, len(left)])
    deal = {"rows": rows, "discard": left[:in_discard], "stock": left[in_discard:]}
    if rng.random() < 0.8:
        cards = [event for event in world.EVENTS for _ in range(2)]
        rng.shuffle(cards)
        if rng.random() < 0.5:
            loved = rng.sample(["all_swap", "all_swap", "all_advance_1", "all_advance_1", *world.EVENTS], 2)
            cards.sort(key=lambda event: event not in loved)
        hands = [[cards.pop(0), cards.pop(0)] for _ in range(players)]
        rate = rng.choice([0, 0, 0.3, 0.8])
        deal["events"] = [[None if rng.random() < rate else event for event in hand] for hand in hands]
        if rng.random() < 0.5:
            first = [hand[0] for hand in deal["events"]]
            rng.shuffle(first)
            for hand, event in zip(deal["events"], first):
                hand[0] = event
    if rng.random() < 0.8:
        low, high = rng.choice([(0, goal - 1), (0, 6), (goal - 6, goal - 1), (goal - 3, goal - 1), (goal - 3, goal - 1), (goal - 15, goal - 1)])
        fields = []
        for _ in range(players):
            field = rng.randint(max(0, low), max(0, min(high, goal - 1)))
            fields.append(0 if field in fields else field)
        deal["fields"] = fields
    if rng.random() < 0.15:
        make_shared_victory_near(deal, goal, rng)
    elif rng.random() < 0.15:
        own = ["swap_own", "trade", "take_two", "make_swap", "pass_left"]
        deal["events"] = [rng.sample(own, 2) if p < 2 else [None, None] for p in range(players)]
    if rng.random() < 0.7:
        deal["fast_track"] = [rng.choice(["held", "held", "spent"]) for _ in range(players)]
    return deal


def random_setup(rng, engine):
    setup = {"cmd": "new", "game": "world", "players": rng.randint(2, 4), "seed": rng.randint(0, 2**31)}
    track = random_track(rng)
    if track is not None:
        setup["track"] = track
    if rng.random() < 0.8:
        setup["starter"] = rng.randrange(setup["players"])
    if rng.random() < 0.75:
        goal = track["goal"] if isinstance(track, dict) else engine.ask(setup)[0]["state"]["track"]["goal"]
        setup["deal"] = random_deal(setup["players"], goal, rng)
    return setup


def long_setup(rng):
    """A track on which nearly every second field asks and nobody arrives: all question cards come by, and again."""
    return {"cmd": "new", "game": "world", "players": 4, "seed": rng.randint(0, 2**31),
            "track": {"goal": 255, "sites": [[field, -1] for field in range(2, 255, 2)]}}


def broken_setups(setup, rng):
    """Neighbours of a good setup by hand, each wrong in one way."""
    def changed(**changes):
        copy = json.loads(json.dumps(setup))
        copy.update(changes)
        return copy

    def dealt(**changes):
        copy = json.loads(json.dumps(setup))
        copy["deal"].update(changes)
        return copy

    n = setup["players"]
    yield from (changed(players=wrong) for wrong in (0, 1, 5, -2, 2.5, "2", None, True, 2**32 + n, (n - 1) % 3 + 2))
    yield from (changed(starter=wrong) for wrong in (n, -1, 0.5, "0", 256, 2**32))
    yield from (changed(seed=wrong) for wrong in (-1, "7", 1.5, None))
    yield from (changed(track=wrong) for wrong in ("nowhere", 5, [], {}, {"goal": 60}, {"goal": 0, "sites": []}))
    for sites in ([[0, 2]], [[60, -1]], [[61, -1]], [[-1, 2]], [[7, 0]], [[7, 2], [7, 2]], [[7, 2], [7, -1]],
                  [[7, 2], [9, 1]], [[7, 2], [9, -2]], [[5, 3], [8, -3]], [[9, -2], [7, 1]], [[7]], [[7, 2, 1]], [7, 2],
                  [["7", 2]], [[7.5, 2]]):
        yield dict(changed(track={"goal": 60, "sites": sites}), deal=dict(setup["deal"], fields=[0] * n))
    yield changed(game="chess")
    deal = setup["deal"]
    rows, stock, discard = deal["rows"], deal["stock"], deal["discard"]
    yield dealt(rows=rows[:-1])
    yield dealt(rows=[rows[0][:-1]] + rows[1:], discard=discard + rows[0][-1:])
    yield dealt(rows=[rows[0] + discard[:1]] + rows[1:], discard=discard[1:])
    yield dealt(discard=[], stock=discard + stock)
    yield dealt(discard=discard + [1])
    yield dealt(discard=discard[:-1] + [0 if discard[-1] else 1])
    yield dealt(discard=discard[:-1] + [61])
    yield dealt(discard=discard[:-1] + [-1])
    yield dealt(discard=discard[:-1] + [str(discard[-1])])
    yield dealt(events=[["swap_own", "quiz"]] * (n - 1))
    yield dealt(events=[["swap_own"]] * n)
    yield dealt(events=[["swap_own", "swap_own"], ["quiz", "swap_own"]] + [[None, None]] * (n - 2))
    yield dealt(events=[["swap_own", "waltz"]] + [[None, None]] * (n - 1))
    yield dealt(events=[["swap_own", 3]] + [[None, None]] * (n - 1))
    goal = 60
    for fields in ([goal] + [0] * (n - 1), [3] * n, [-1] + [0] * (n - 1), [0] * (n - 1), ["0"] * n, [1.5] + [0] * (n - 1)):
        yield dict(dealt(fields=fields), track={"goal": goal, "sites": []})
    yield dealt(fast_track=["held"] * (n - 1))
    yield dealt(fast_track=["lost"] * n)
    yield dealt(fast_track=[True] * n)


# What is no command

NO_COMMANDS = [
    b"", b" ", b"x", b"{", b"}", b"{}", b"[]", b"null", b"true", b"5", b'"state"', b'["state"]', b'{"cmd":5}', b'{"cmd":null}',
    b'{"cmd":"dance"}', b'{"cmd":""}', b'{"CMD":"state"}', b'{"cmd":"state"', b'{"cmd":"state"}}', b'{"cmd":"state"} x',
    b'{"cmd":"state"}{"cmd":"state"}', b"{'cmd':'state'}", b'{cmd:"state"}', b'{"cmd":"new"}', b'{"cmd":"apply"}',
    b'{"cmd":"apply","action":null}', b'{"cmd":"apply","action":[]}', b'{"cmd":"apply","action":"take"}',
    b'{"cmd":"apply","action":{}}', b'{"cmd":"apply","action":{"type":5}}', b'{"cmd":"apply","action":{"type":"take"}}',
    b'{"cmd":"apply","action":{"type":"take","from":"sleeve"}}', b'{"cmd":"apply","action":{"type":"take","from":0}}',
    b'{"cmd":"apply","action":{"type":"pass"}}', b'{"cmd":"load"}', b'{"cmd":"load","game":{}}', b'{"cmd":"load","game":7}',
    b'{"cmd":"load","game":"world"}', b'{"cmd":"row"}', b'{"cmd":"row","row":[]}', b'{"cmd":"row","row":5}',
    b'{"cmd":"row","row":[1,2,3,4,5,6,7,8,9,10]}', b'{"cmd":"row","row":[61]}', b'{"cmd":"row","row":[-1]}',
    b'{"cmd":"row","row":[1.5]}', b'{"cmd":"row","row":["1"]}', b'{"cmd":"row","row":[null]}', b'{"cmd":"row","row":[256]}',
    b'{"cmd":"row","row":[4294967297]}', b'{"cmd":"row","row":[[1]]}', b'{"cmd":"row","row":[1e999]}',
    b'{"cmd":"suggest","level":"godlike"}', b'{"cmd":"suggest","level":3}', b'{"cmd":"suggest","level":"hard","player":9}',
    b'{"cmd":"suggest","level":"hard","player":-1}', b'\xff\xfe', b'{"cmd":"st\xffate"}', b'\x00', b'{"cmd":"state\x00"}',
    b"[" * 5000, b'{"a":' * 5000, b'{"cmd":"new","game":"world","players":2,"seed":7,"track":' + b"[" * 20000,
]
LONG_LINES = [b'{"cmd":"state","why":"' + b"y" * (1 << 20) + b'"}', b" " * (3 << 20) + b'{"cmd":"state"}']


def bent(action, rng):
    """A legal action with one thing about it wrong."""
    key = rng.choice(sorted(action))
    wrong = dict(action)
    value = action[key]
    if isinstance(value, int):
        wrong[key] = rng.choice([value + 256, value + 2**32, value - 256, -1, value + 0.5, str(value), True, None, [value],
                                 2**64 + value, 1e30])
    else:
        wrong[key] = rng.choice([value.upper(), "", value + "s", None, 0, {}])
    if rng.random() < 0.2:
        del wrong[key]
    return wrong


def every_action(players):
    slots, nobody = range(-1, ROW + 1), range(-1, players + 1)
    yield from ({"type": "take", "from": pile} for pile in ("stock", "discard"))
    yield from ({"type": "play_event", "slot": slot} for slot in (-1, 0, 1, 2))
    yield from ({"type": "fast_track", "player": q} for q in nobody)
    yield from ({"type": "name", "player": q} for q in nobody)
    yield from ({"type": "place", "slot": slot} for slot in slots)
    yield from ({"type": "swap", "a": a, "b": b} for a in slots for b in slots)
    yield from ({"type": "trade", "with": q, "theirs": a, "mine": b} for q in nobody for a in slots for b in slots)
    yield from ({"type": "keep", "which": which, "slot": slot} for which in (-1, 0, 1, 2) for slot in slots)
    yield from ({"type": "answer", "choice": choice} for choice in range(-1, 4))
    yield {"type": "next_stage"}


# Players

class Manners:
    """How the whole table plays a game: what is tried often enough decides what is met."""

    def __init__(self, rng):
        self.rng = rng
        self.aim = rng.choice(["any", "sort", "sort", "sort", "runs", "runs"])
        self.blunder = rng.choice([0, 0.02, 0.1, 0.3])
        self.events = rng.choice([0.02, 0.1, 0.3, 0.9])
        self.fast_track = rng.choice([0, 0.05, 0.3, 0.8])
        self.gives = rng.random() < 0.4
        self.knows = rng.choice([0, 0.4, 0.6, 1])
        self.limit = rng.choice([12, 25, 25, 50, 80, 500])

    def choose(self, game, legal):
        rng, kind = self.rng, game.awaiting["kind"]
        if kind == "turn":
            return self.choose_turn(game, legal)
        if kind == "question":
            right = game.awaiting["right"]
            return {"type": "answer", "choice": right if rng.random() < self.knows else (right + rng.randint(1, 2)) % 3}
        if kind in ("place", "swap", "trade", "take_two") and self.aim != "any" and rng.random() >= self.blunder:
            some = rng.sample(legal, min(len(legal), 70))
            return max(some, key=lambda action: self.worth(game, action))
        return rng.choice(legal)

    def choose_turn(self, game, legal):
        rng = self.rng
        tracks = [action for action in legal if action["type"] == "fast_track"]
        events = [action for action in legal if action["type"] == "play_event"]
        if tracks and rng.random() < self.fast_track:
            return rng.choice(tracks)
        if events and rng.random() < self.events:
            return rng.choice(events)
        player = game.awaiting["player"]
        if self.aim == "any" or rng.random() < self.blunder:
            return rng.choice(legal[:2])
        now = self.value(game.players[player]["row"], range(ROW))
        best = max(self.value_with(game.players[player]["row"], {slot: game.discard[0]}) for slot in range(ROW))
        return legal[1] if best > now else legal[0]

    def worth(self, game, action):
        player, waits = game.awaiting["player"], game.awaiting
        row = game.players[player]["row"]
        if action["type"] == "trade" and self.gives:
            return self.value_with(game.players[action["with"]]["row"], {action["theirs"]: row[action["mine"]]})
        if action["type"] == "place":
            changes = {action["slot"]: waits["card"]}
        elif action["type"] == "swap":
            changes = {action["a"]: row[action["b"]], action["b"]: row[action["a"]]}
        elif action["type"] == "trade":
            changes = {action["mine"]: game.players[action["with"]]["row"][action["theirs"]]}
        else:
            changes = {action["slot"]: waits["cards"][action["which"]]}
        return self.value_with(row, changes)

    def value_with(self, row, changes):
        return self.value([changes.get(slot, card) for slot, card in enumerate(row)], changes)

    def value(self, row, put_down):
        paid = sum(length - 1 for _, length in world.runs_through(row, put_down))
        fits = self.cards_that_may_stay(row)
        noise = self.rng.random() * 0.5
        return 3 * paid + fits + noise if self.aim == "runs" else fits + noise + 0.1 * paid

    @staticmethod
    def cards_that_may_stay(row):
        """The most cards that can stay where they are in a row that will be complete."""
        best = []
        for i, card in enumerate(row):
            if card == JOKER:
                best.append(0)
            else:
                room = [best[j] for j in range(i) if row[j] != JOKER and card - row[j] >= i - j]
                best.append(1 + max(room, default=0))
        return max(best) + row.count(JOKER)


class Marathon(Manners):
    def __init__(self, rng):
        super().__init__(rng)
        self.aim, self.blunder, self.events, self.knows, self.limit = "runs", 0, 0.3, 0, 12000


# Lockstep

class Lockstep:
    def __init__(self, engine, tally):
        self.engine, self.tally = engine, tally
        self.every_question = None
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
            demand(isinstance(answer, dict) and answer.get("ok") is False, f"not refused: {line[:300]!r}: {str(answer)[:300]}")
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
        demand(all(answer["ok"] is True for answer in self.engine_in_small_lots(commands)), "a replayed action is refused")
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
            expected = {"ok": True, "complete": world.complete(row), "count": world.count(row)}
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
        asked = {question for question, _ in self.game.questions}
        if self.game.cycle:
            demand(self.every_question in (None, asked), "another set of question cards than in a game before")
            self.every_question = asked
        elif self.every_question is not None:
            demand(asked <= self.every_question, f"unknown questions {asked - self.every_question}")


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
