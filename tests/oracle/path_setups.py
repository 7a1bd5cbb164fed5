"""Games of Best Path to begin: boards of every kind, and setups that have to be refused."""

import json

from path import ALL_CHOICES, BESIDE, CELLS, COLOURS, MIDDLE, NUMBERS, RIM


def random_colours(rng):
    """From even to nearly one colour only, in which lines are long and many."""
    kind = rng.choice(["even", "even", "any", "few", "one"])
    if kind == "even":
        colours = [COLOURS[cell % 6] for cell in CELLS]
    elif kind == "any":
        colours = list(COLOURS) + [rng.choice(COLOURS) for _ in range(55)]
    else:
        favourites = rng.sample(COLOURS, 3 if kind == "few" else 1)
        colours = list(COLOURS) + [rng.choice(favourites) for _ in range(55)]
    rng.shuffle(colours)
    return colours


def random_cards(rng):
    rate = rng.choice([0, 0.4, 0.4, 1])
    cards = []
    for choice in rng.sample(ALL_CHOICES, 15):
        colours = rng.sample(choice, 4)
        if rng.random() < rate:
            at = rng.randrange(4)
            colours.insert(at, colours[at])
        cards.append(colours)
    return cards


def random_board(rng):
    starts = rng.sample(BESIDE[MIDDLE], 4)
    inside = [cell for cell in CELLS if cell not in RIM and cell not in starts]
    if rng.random() < 0.5:  # so that numbers are reached early
        inside = [cell for cell in inside if any(start in BESIDE[cell] for start in starts)]
    cells = rng.sample(inside, 3) + rng.sample(RIM, 6)
    numbers = [[cell, number] for cell, number in zip(cells, NUMBERS)]
    rng.shuffle(numbers)
    return {"colours": random_colours(rng), "numbers": numbers, "starts": starts, "cards": random_cards(rng)}


BOARDS = ("classic", "kaleidoscope", "spiral")


def random_setup(rng):
    setup = {"cmd": "new", "game": "path", "players": rng.choice([1, 1, 2, 2, 2, 3, 4]), "seed": rng.randint(0, 2**53 - 1)}
    kind = rng.random()
    if kind < 0.6:
        setup["board"] = random_board(rng)
    elif kind < 0.85:
        setup["board"] = rng.choice(BOARDS)
    if rng.random() < 0.4:
        setup["cards"] = rng.sample(range(15), 15)
    if rng.random() < 0.4:
        setup["starts"] = rng.sample(range(4), setup["players"])
    return setup


def broken_setups(rng):
    """Neighbours of a good setup by hand, each wrong in one way."""
    good = {"cmd": "new", "game": "path", "players": rng.randint(2, 4), "seed": 7, "board": random_board(rng)}
    n = good["players"]

    def changed(**changes):
        return {**json.loads(json.dumps(good)), **changes}

    def board(**changes):
        return changed(board={**json.loads(json.dumps(good["board"])), **changes})

    def put(key, at, value):
        values = json.loads(json.dumps(good["board"][key]))
        values[at] = value
        return board(**{key: values})

    yield from (changed(players=wrong) for wrong in (0, 5, -1, 2.5, "2", None, True, 2**32 + 2))
    yield from (changed(seed=wrong) for wrong in (-1, 2**53, "7", 1.5, None))
    yield from (changed(cards=wrong) for wrong in (list(range(14)), list(range(16)), [0] * 15, 5, "all",
                                                   list(range(14)) + [15], list(range(14)) + [-1],
                                                   list(range(14)) + [2**32 + 14], [str(card) for card in range(15)]))
    starts = rng.sample(range(4), n)
    yield from (changed(starts=wrong) for wrong in (starts[:-1], starts + [0], [starts[0]] * n, starts[:-1] + [4],
                                                    starts[:-1] + [-1], starts[:-1] + [None], 2, {}))
    yield from (changed(**{key: 1}) for key in ("track", "starter", "deal", "card", "Board"))
    yield changed(game="chess")
    yield from (changed(board=wrong) for wrong in ("nowhere", "short", "", 5, [], None, {}))

    colours, numbers, cards = good["board"]["colours"], good["board"]["numbers"], good["board"]["cards"]
    for key in ("colours", "numbers", "starts", "cards"):
        broken = board()
        del broken["board"][key]
        yield broken
    yield board(name="mine")
    yield board(colours=colours[:-1])
    yield board(colours=colours + ["blue"])
    yield from (put("colours", 60, wrong) for wrong in ("pink", "", "Blue", 0, None, ["blue"]))
    gone = rng.choice(COLOURS)
    yield board(colours=["red" if gone == "blue" and colour == gone else "blue" if colour == gone else colour
                         for colour in colours])

    taken = [cell for cell, _ in numbers] + good["board"]["starts"]
    free_inside = [cell for cell in CELLS if cell not in RIM and cell not in taken]
    free_rim = [cell for cell in RIM if cell not in taken]
    of = {number: at for at, (_, number) in enumerate(numbers)}
    yield board(numbers=numbers[:-1])
    yield board(numbers=numbers + [[rng.choice(free_rim), 11]])
    yield put("numbers", of[4], [rng.choice(free_inside), 1])
    yield put("numbers", of[10], [rng.choice(free_rim), 11])
    yield put("numbers", of[10], [rng.choice(free_rim), 9])
    yield put("numbers", of[rng.randint(5, 10)], [rng.choice(free_inside), 8])
    yield put("numbers", of[5], [rng.choice(free_inside), 5])
    yield put("numbers", of[4], [rng.choice(free_rim), 4])
    yield put("numbers", of[6], [numbers[of[7]][0], 6])
    yield put("numbers", of[3], [rng.choice(good["board"]["starts"]), 3])
    yield from (put("numbers", 0, wrong) for wrong in ([61, 5], [-1, 5], [5], [5, 5, 5], 5, None, ["5", 5], [5.5, 5]))

    starts = good["board"]["starts"]
    far = [cell for cell in CELLS if cell not in BESIDE[MIDDLE] and cell not in taken]
    yield board(starts=starts[:3])
    yield board(starts=starts + [rng.choice(far)])
    yield from (put("starts", 2, wrong) for wrong in (starts[0], MIDDLE, rng.choice(far), 61, -1, "9", None))

    at = rng.randrange(15)
    four = list(dict.fromkeys(cards[at]))
    missing = [colour for colour in COLOURS if colour not in four]
    yield board(cards=cards[:-1])
    yield board(cards=cards + [four])
    yield put("cards", at, list(reversed(cards[at - 1])))
    yield from (put("cards", at, wrong) for wrong in (
        four[:3], four + [missing[0]], four[:3] + [four[0]], [four[0]] + four[1:] + [four[0]],
        [four[0], four[0], four[1], four[1], four[2], four[3]], [four[0], four[0], four[0]] + four[1:],
        four[:3] + ["pink"], four[:3] + [0], [], "blue", None))
