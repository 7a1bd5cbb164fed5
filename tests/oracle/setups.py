"""Games to begin: random tracks, deals in which rare things are near, and setups that have to be refused."""

import json
import random

import order
import world
from order import JOKER, ROW

TRACKS = ("classic", "short", "grand")


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
        places = [at for at in range(len(row) + 1) if order.ascending(row[:at] + [JOKER] + row[at:])]
        row.insert(rng.choice(places), JOKER)
    return row


def random_rows(players, rng):
    left = order.deck(players)
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
        low = rng.choice([0, 0, goal - 3, goal - 3, goal - 6, goal - 15])
        high = rng.choice([6, goal - 1]) if low == 0 else goal - 1
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
    add_house_rules(setup, engine)
    add_own_rules(setup)
    return setup


def add_house_rules(setup, engine):
    """In some of the games; of a random source of its own, so that all others stay what they were."""
    rng = random.Random(setup["seed"])
    if rng.random() < .12:
        setup["house"] = rng.choice([["no_events"], ["no_questions"], ["no_questions"], ["no_events", "no_questions"]])
        if "no_events" in setup["house"] and "deal" in setup:
            setup["deal"].pop("events", None)
    if rng.random() < .25 and "deal" not in setup:
        goal = engine.ask(setup)[0]["state"]["track"]["goal"]
        ahead = [rng.choice([0, rng.randint(0, goal // 2), min(2, goal // 2)]) for _ in range(setup["players"])]
        if max(ahead) + setup["players"] < goal:
            setup["ahead"] = ahead


def add_own_rules(setup):
    """A track of few stages in some of the games; likewise of a random source of its own."""
    rng = random.Random(setup["seed"] + 1)
    if rng.random() < .12 and isinstance(setup.get("track"), dict):
        setup["track"]["stages"] = rng.choice([1, 1, 2, 3])
        if setup["track"]["goal"] > 20:
            setup["track"]["last_ahead"] = rng.choice([1, 2, 9])
    elif rng.random() < .05 and "deal" not in setup and "ahead" not in setup:
        setup["track"] = "sprint"


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
    yield from (changed(track={"goal": 255, "sites": [], "stages": wrong}) for wrong in (0, 100, -1, 1.5, "2", None, [2]))
    yield from (changed(track={"goal": 255, "sites": [], "last_ahead": wrong}) for wrong in (0, 10, -1, "1", None))
    yield changed(game="chess")
    yield from (changed(house=wrong) for wrong in ("no_events", [], ["no_jokers"], ["no_events", "no_events"], [1], {}))
    yield from (changed(ahead=wrong) for wrong in (3, [1] * (n - 1), [-1] * n, ["2"] * n, [1] + [0] * (n - 1)))
    yield dict(dealt(events=[["quiz", None]] + [[None, None]] * (n - 1)), house=["no_events"])
    yield {key: value for key, value in changed(ahead=[31] + [0] * (n - 1), track={"goal": 60, "sites": []}).items()
           if key != "deal"}
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
    for fields in ([goal] + [0] * (n - 1), [3] * n, [-1] + [0] * (n - 1), [0] * (n - 1), ["0"] * n,
                   [1.5] + [0] * (n - 1)):
        yield dict(dealt(fields=fields), track={"goal": goal, "sites": []})
    yield dealt(fast_track=["held"] * (n - 1))
    yield dealt(fast_track=["lost"] * n)
    yield dealt(fast_track=[True] * n)
