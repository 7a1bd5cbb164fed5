"""A second reading of the rules, written from their text alone, runs in lockstep with schott-lab engine: every state,
every set of legal actions, over random games. lockstep.py SCHOTT_LAB [GAMES] [SEED]

A game is a generator that yields what is awaited and is sent the action, so that the code reads in the order of the
rules. Only what is shuffled is taken over from the engine, after a look at whether it can be right."""
import itertools
import json
import random
import subprocess
import sys

DECK = {2: (50, 3), 3: (55, 3), 4: (60, 4)}
EVENTS = ("swap_own", "all_swap", "advance_2", "all_advance_1", "trade", "pass_left", "shift_seats", "take_two",
          "make_swap", "quiz")


class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **command):
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def ascending_prefix(row):
    """How many cards from the left can be made ascending. The lowest number a card may have is tracked; a joker takes
    just that."""
    lowest = None
    for length, card in enumerate(row):
        if card == 0:
            lowest = None if lowest is None else lowest + 1
        elif lowest is not None and card < lowest:
            return length
        else:
            lowest = card + 1
    return len(row)


def count(row):
    return sum(card != 0 for card in row[:ascending_prefix(row)])


def complete(row):
    return ascending_prefix(row) == len(row)


def run_rewards(row, slots):
    """k - 1 for each run of consecutive numbers that holds one of the slots."""
    fields, start = 0, 0
    for end in range(1, len(row) + 1):
        if end == len(row) or row[end] == 0 or row[end - 1] == 0 or row[end] != row[end - 1] + 1:
            if any(start <= slot < end for slot in slots):
                fields += end - start - 1
            start = end
    return fields


class Model:
    def __init__(self, players, starter, track, questions, seen, deal=None):
        self.given = deal  # the first stage, where it is set out by hand
        self.n, self.starter, self.goal, self.sites = players, starter, track["goal"], dict(map(tuple, track["sites"]))
        self.questions, self.next_question = questions, 0
        self.stage, self.field, self.fast_track = 0, [0] * players, ["held"] * players
        self.winners, self.seen, self.active = [], seen, starter
        if deal:
            self.field = list(deal.get("fields", self.field))
            self.fast_track = list(deal.get("fast_track", self.fast_track))

    def clockwise(self, player):
        return [(player + i) % self.n for i in range(self.n)]

    # ---- what is shuffled

    def deck(self):
        highest, jokers = DECK[self.n]
        return sorted(list(range(1, highest + 1)) + [0] * jokers)

    def deal(self):
        self.stage += 1
        self.active = self.starter
        self.exchanged = [False] * self.n
        self.event = [list(player["events"]) for player in self.seen["players"]]
        given, self.given = self.given, None
        if given:
            self.row = [list(row) for row in given["rows"]]
            self.stock, self.discard = list(given["stock"]), list(given["discard"])
            self.event = [list(held) for held in given.get("events", self.event)]
            return
        self.row = [list(player["row"]) for player in self.seen["players"]]
        self.stock, self.discard = list(self.seen["stock"]), list(self.seen["discard"])
        assert sorted(sum(self.row, []) + self.stock + self.discard) == self.deck()
        assert len(self.discard) == 1 and all(len(row) == 9 for row in self.row)
        dealt = sum(self.event, [])
        assert len(dealt) == 2 * self.n and set(dealt) <= set(EVENTS) and all(dealt.count(e) <= 2 for e in EVENTS)

    def renew_stock(self):
        if not self.stock:
            assert sorted(self.seen["stock"]) == sorted(self.discard[1:])
            self.stock, self.discard = list(self.seen["stock"]), self.discard[:1]

    # ---- figurines and questions

    def occupied(self, player, field):
        return 0 < field < self.goal and any(self.field[q] == field for q in range(self.n) if q != player)

    def go_ahead(self, player, fields):
        aimed = field = min(self.field[player] + fields, self.goal)
        while self.occupied(player, field):
            field += 1
        self.field[player] = field
        return field == aimed

    def go_back(self, player, fields):
        field = max(self.field[player] - fields, 0)
        while self.occupied(player, field):
            field -= 1
        self.field[player] = field

    def move(self, player, fields, asks=True):
        if fields == 0:
            return
        directly = self.go_ahead(player, fields)
        amount = self.sites.get(self.field[player])
        if not (directly and amount and asks):
            return
        right = yield from self.question(player, "site", amount)
        if right and amount > 0:
            self.go_ahead(player, amount)
        elif not right and amount < 0:
            self.go_back(player, -amount)

    def question(self, player, why, amount):
        question = self.questions[self.next_question]
        self.next_question = (self.next_question + 1) % len(self.questions)
        action = yield {"kind": "question", "player": player, "reader": (player - 1) % self.n, "id": question["id"],
                        "right": question["right"], "why": why, "amount": amount}
        return action["choice"] == question["right"]

    # ---- exchanges

    def exchange(self, player, slots):
        self.exchanged[player] = True
        yield from self.move(player, run_rewards(self.row[player], slots))

    def swap(self, player):
        action = yield {"kind": "swap", "player": player}
        a, b, row = action["a"], action["b"], self.row[player]
        row[a], row[b] = row[b], row[a]
        yield from self.exchange(player, (a, b))

    def place(self, player, card, slot):
        self.discard.insert(0, self.row[player][slot])
        self.row[player][slot] = card
        yield from self.exchange(player, (slot,))

    # ---- a turn

    def turn(self, player):
        while True:
            action = yield {"kind": "turn", "player": player}
            if action["type"] != "fast_track":
                break
            self.fast_track[action["player"]] = "running"
        if action["type"] == "take":
            pile = self.stock if action["from"] == "stock" else self.discard
            card = pile.pop(0)
            where = yield {"kind": "place", "player": player, "card": card, "from": action["from"]}
            yield from self.place(player, card, where["slot"])
        else:
            event, self.event[player][action["slot"]] = self.event[player][action["slot"]], None
            yield from getattr(self, "event_" + event)(player)

    def event_swap_own(self, player):
        yield from self.swap(player)

    def event_all_swap(self, player):
        for each in self.clockwise(player):
            yield from self.swap(each)

    def event_advance_2(self, player):
        yield from self.move(player, 2)

    def event_all_advance_1(self, player):
        for each in self.clockwise(player):
            yield from self.move(each, 1)

    def event_trade(self, player):
        action = yield {"kind": "trade", "player": player}
        mine, theirs = self.row[player], self.row[action["with"]]
        a, b = action["mine"], action["theirs"]
        mine[a], theirs[b] = theirs[b], mine[a]
        yield from self.exchange(player, (a,))

    def event_pass_left(self, player):
        first = [row[0] for row in self.row]
        for each in range(self.n):
            self.row[(each + 1) % self.n][0] = first[each]
        yield from ()

    def event_shift_seats(self, player):
        self.row = self.row[1:] + self.row[:1]
        yield from ()

    def event_take_two(self, player):
        cards, self.discard = self.discard[:2], self.discard[2:]
        action = yield {"kind": "take_two", "player": player, "cards": list(cards)}
        card = cards.pop(action["which"])
        self.discard = cards + self.discard
        yield from self.place(player, card, action["slot"])

    def event_make_swap(self, player):
        action = yield {"kind": "name", "player": player}
        yield from self.swap(action["player"])

    def event_quiz(self, player):
        if (yield from self.question(player, "event", 2)):
            yield from self.move(player, 2)

    # ---- a stage, a game

    def first_complete(self, player):
        return next((p for p in self.clockwise(player) if complete(self.row[p])), None)

    def at_goal(self):
        return [p for p in range(self.n) if self.field[p] == self.goal]

    def stage_until_complete(self):
        winner = self.first_complete(self.starter)
        while winner is None:
            self.renew_stock()
            yield from self.turn(self.active)
            self.winners = self.at_goal()
            if self.winners:
                return None
            winner = self.first_complete(self.active)
            if winner is None:
                self.active = (self.active + 1) % self.n
        return winner

    def scoring(self, winner):
        for player in self.clockwise(winner):
            fields = count(self.row[player]) * (2 if self.fast_track[player] == "running" else 1)
            yield from self.move(player, fields, asks=not self.winners)
            self.winners = self.winners or self.at_goal()
        self.fast_track = ["spent" if card == "running" else card for card in self.fast_track]
        if not self.winners and (yield from self.question(winner, "reward", 2)):
            yield from self.move(winner, 2, asks=False)
            self.winners = self.at_goal()

    def game(self):
        while True:
            self.deal()
            winner = yield from self.stage_until_complete()
            if winner is not None:
                yield from self.scoring(winner)
            if self.winners:
                break
            yield {"kind": "stage_over", "winner": winner}
            self.starter = (self.starter + 1) % self.n
        yield {"kind": "over", "winners": sorted(self.winners)}

    # ---- what is compared

    def ranking(self):
        key = [(player in self.winners, self.field[player]) for player in range(self.n)]
        if self.winners:
            key = [(won, 0 if won else field) for won, field in key]
        return [[p for p in range(self.n) if key[p] == place] for place in sorted(set(key), reverse=True)]

    def state(self, awaiting):
        players = [{"row": self.row[p], "count": count(self.row[p]), "complete": complete(self.row[p]),
                    "field": self.field[p], "fast_track": self.fast_track[p], "exchanged": self.exchanged[p],
                    "events": self.event[p]} for p in range(self.n)]
        return {"game": "world", "stage": self.stage, "starter": self.starter, "active": self.active,
                "track": {"goal": self.goal, "sites": [list(site) for site in sorted(self.sites.items())]},
                "players": players, "stock": self.stock, "discard": self.discard, "awaiting": awaiting,
                "ranking": self.ranking()}

    def legal(self, awaiting):
        kind, slots = awaiting["kind"], range(9)
        player = awaiting.get("player")
        others = [q for q in range(self.n) if q != player]
        if kind == "turn":
            return ([{"type": "take", "from": pile} for pile in ("stock", "discard")] +
                    [{"type": "play_event", "slot": slot} for slot in (0, 1) if self.event[player][slot]] +
                    [{"type": "fast_track", "player": q} for q in range(self.n)
                     if self.fast_track[q] == "held" and not self.exchanged[q]])
        if kind == "place":
            return [{"type": "place", "slot": slot} for slot in slots]
        if kind == "swap":
            return [{"type": "swap", "a": a, "b": b} for a, b in itertools.combinations(slots, 2)]
        if kind == "trade":
            return [{"type": "trade", "with": q, "theirs": theirs, "mine": mine}
                    for q in others for theirs in slots for mine in slots]
        if kind == "take_two":
            return [{"type": "keep", "which": which, "slot": slot}
                    for which in range(len(awaiting["cards"])) for slot in slots]
        if kind == "name":
            return [{"type": "name", "player": q} for q in others]
        if kind == "question":
            return [{"type": "answer", "choice": choice} for choice in range(3)]
        return [{"type": "next_stage"}] if kind == "stage_over" else []


def in_order(actions):
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def check(what, engine, model, record):
    if engine != model:
        print(json.dumps(record))
        raise SystemExit(f"{what} differ:\nengine {engine}\nmodel  {model}")


def random_track(source):
    goal = source.choice((5, 12, 20, 30, 60))
    fields = source.sample(range(1, goal), min(goal - 1, source.randint(0, 8)))
    return {"goal": goal, "sites": [[f, source.choice((-9, -4, -3, -2, -1, 1, 2, 3, 4, 5))] for f in sorted(fields)]}


def random_deal(source, players, goal):
    """Rows that are nearly or quite in order, piles of any size, figurines that stand close."""
    highest, jokers = DECK[players]
    cards = list(range(1, highest + 1)) + [0] * jokers
    source.shuffle(cards)
    rows = [cards[9 * p:9 * p + 9] for p in range(players)]
    for row in rows:
        if source.random() < 0.6:
            row.sort(key=lambda card: card or source.randint(1, highest))
        if source.random() < 0.7:
            a, b = source.sample(range(9), 2)
            row[a], row[b] = row[b], row[a]
    rest = cards[9 * players:]
    cut = source.choice((1, 2, len(rest), source.randint(1, len(rest))))
    deal = {"rows": rows, "discard": rest[:cut], "stock": rest[cut:]}
    if source.random() < 0.8:
        events = source.sample([event for event in EVENTS for _ in range(2)], 2 * players)
        events = [event if source.random() < 0.8 else None for event in events]
        deal["events"] = [events[2 * p:2 * p + 2] for p in range(players)]
    if source.random() < 0.8:
        low = source.randrange(max(1, goal - 8))
        deal["fields"] = source.sample(range(low, goal), players) if goal - low >= players else [0] * players
    if source.random() < 0.5:
        deal["fast_track"] = [source.choice(("held", "spent")) for _ in range(players)]
    return deal


def play(engine, source):
    """One game; returns how many actions were compared."""
    while True:
        new = {"cmd": "new", "game": "world", "players": source.randint(2, 4), "seed": source.randrange(2 ** 40),
               "track": random_track(source)}
        new["starter"] = source.randrange(new["players"])
        if source.random() < 0.5:
            new["deal"] = random_deal(source, new["players"], new["track"]["goal"])
        answer = engine.ask(**new)
        if answer["ok"]:
            break
        assert "move of the site" in answer["error"], answer
    save = engine.ask(cmd="save")["game"]
    model = Model(new["players"], new["starter"], new["track"], save["setup"]["questions"], answer["state"],
                  new.get("deal"))
    game = model.game()
    awaiting = next(game)
    order = source.choice((0.1, 0.5, 0.9))
    for actions in itertools.count():
        check("states", answer["state"], model.state(awaiting), new)
        legal = model.legal(awaiting)
        check("legal actions", in_order(engine.ask(cmd="legal")["actions"]), in_order(legal), new)
        if not legal or actions > 1500:
            break
        if source.random() < order:
            action = engine.ask(cmd="suggest", level="medium")["action"]
        else:
            kind = source.choice(sorted({a["type"] for a in legal}))
            action = source.choice([a for a in legal if a["type"] == kind])
        answer = engine.ask(cmd="apply", action=action)
        assert answer["ok"], (action, answer)
        model.seen = answer["state"]
        awaiting = game.send(action)
    saved, code = engine.ask(cmd="save")["game"], engine.ask(cmd="hash")["hash"]
    check("states after loading", engine.ask(cmd="load", game=saved)["state"], answer["state"], new)
    check("hashes after loading", engine.ask(cmd="hash")["hash"], code, new)
    return actions


def main():
    engine = Engine(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    source = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    actions = sum(play(engine, source) for _ in range(games))
    print(f"{games} games, {actions} actions: the engine and the second reading agree.")


if __name__ == "__main__":
    main()
