"""Shuffles by a key, done again by whoever has the key: as src/core/chance.h tells it, and without a look at the core.

shuffles.py SCHOTT_LAB: first ChaCha20 as RFC 8439 shows it, then games of both kinds, whose cards must lie as here."""
import random
import sys

from engine import Engine, demand
from order import deck

EVENT_KINDS = 10  # each twice
MASK = 0xFFFFFFFF


# --- ChaCha20 ---------------------------------------------------------------------------------------------------------


def quarter_round(x, a, b, c, d):
    for to, plus, turn, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[to] = x[to] + x[plus] & MASK
        x[turn] ^= x[to]
        x[turn] = (x[turn] << bits | x[turn] >> 32 - bits) & MASK


def block(key, counter, nonce):
    start = b"expand 32-byte k" + key + counter.to_bytes(4, "little") + nonce
    first = [int.from_bytes(start[i:i + 4], "little") for i in range(0, 64, 4)]
    x = list(first)
    for _ in range(10):
        for corners in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                        (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            quarter_round(x, *corners)
    return b"".join((a + b & MASK).to_bytes(4, "little") for a, b in zip(x, first))


def look_at_chacha20():
    """Section 2.3.2 of RFC 8439."""
    shown = block(bytes(range(32)), 1, bytes.fromhex("000000090000004a00000000"))
    demand(shown.hex() == "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                          "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e", "this is no ChaCha20")


# --- the recipe -------------------------------------------------------------------------------------------------------


def numbers_of(key, shuffle):
    blocks = 0
    while True:
        stream = block(key, blocks, shuffle.to_bytes(4, "little") + bytes(8))
        blocks += 1
        for i in range(0, 64, 4):
            yield int.from_bytes(stream[i:i + 4], "little")


def shuffled(key, shuffle, items):
    items, numbers = list(items), numbers_of(key, shuffle)
    for left in range(len(items), 1, -1):
        product = next(numbers) * left
        while product & MASK < 2**32 % left:
            product = next(numbers) * left
        other = product >> 32
        items[left - 1], items[other] = items[other], items[left - 1]
    return items


# --- the games --------------------------------------------------------------------------------------------------------


def look_at_deal(state, key, shuffle, names):
    """A stage takes two shuffles: the deck's, then that of the event cards, which go by names that are learnt here."""
    players, starter = len(state["players"]), state["starter"]
    seats = [(starter + seat) % players for seat in range(players)]
    pile = shuffled(key, shuffle, sorted(deck(players)))
    rows = [[] for _ in range(players)]
    for _ in range(9):
        for seat in seats:
            rows[seat].append(pile.pop())
    demand([player["row"] for player in state["players"]] == rows, f"shuffle {shuffle}: the rows are others")
    demand(state["discard"] == [pile.pop()], f"shuffle {shuffle}: the discard is another card")
    demand(state["stock"] == pile[::-1], f"shuffle {shuffle}: the stock lies in another order")
    events = shuffled(key, shuffle + 1, [kind for kind in range(1, EVENT_KINDS + 1) for _ in range(2)])
    for slot in range(2):
        for seat in seats:
            kind, name = events.pop(), state["players"][seat]["events"][slot]
            demand(names.setdefault(kind, name) == name, f"shuffle {shuffle + 1}: {name}, and {names[kind]} before")


def play_stage(engine, state):
    """Until the next one. None: the game is over, or the stock had to be shuffled on the way."""
    stage, stock = state["stage"], len(state["stock"])
    while state["stage"] == stage:
        chosen, = engine.ask({"cmd": "suggest", "level": "hard"})
        answer, = engine.ask({"cmd": "apply", "action": chosen["action"]})
        demand(answer["ok"], f"{chosen}: {answer}")
        state = answer["state"]
        if state["awaiting"]["kind"] == "over" or (state["stage"] == stage and len(state["stock"]) > stock):
            return None
        stock = len(state["stock"])
    return state


def look_at_world(engine, rng, names):
    key, players = rng.randbytes(32), rng.randint(2, 4)
    answer, = engine.ask({"cmd": "new", "game": "world", "players": players, "starter": rng.randrange(players),
                          "key": key.hex()})
    demand(answer["ok"], str(answer))
    state, stages = answer["state"], 0
    while state is not None and stages < 3:
        look_at_deal(state, key, 2 * stages, names)
        stages += 1
        state = play_stage(engine, state)
    return stages


def look_at_path(engine, rng):
    """Two shuffles: which start who has, and the order of the board's cards."""
    key = rng.randbytes(32)
    answer, saved = engine.ask({"cmd": "new", "game": "path", "players": 4, "key": key.hex()}, {"cmd": "save"})
    demand(answer["ok"], str(answer))
    state, record = answer["state"], saved["game"]
    setup = record["setup"]
    demand(record["rules"] == 2 and setup["key"] == key.hex() and "seed" not in setup, f"saved as {record}")
    cards, starts = setup["board"]["cards"], setup["board"]["starts"]
    order = shuffled(key, 1, range(len(cards)))
    demand([sorted(card) for card in [state["card"]] + state["deck"]] == [sorted(cards[i]) for i in order],
           "the cards come in another order")
    begun = [player["path"][0] for player in state["players"]]
    demand(begun == [starts[i] for i in shuffled(key, 0, range(len(starts)))], "the starts are others")


def look_at_what_is_refused(engine):
    good = {"cmd": "new", "game": "path", "players": 2, "key": "ab" * 32}
    for wrong in ("", "ab" * 31, "ab" * 33, "AB" * 32, "zz" * 32, 7, None):
        demand(not engine.ask({**good, "key": wrong})[0]["ok"], f"the key {wrong!r} was taken")
    demand(not engine.ask({**good, "seed": 7})[0]["ok"], "a seed beside a key was taken")
    record = engine.ask(good, {"cmd": "save"})[1]["game"]
    demand(engine.ask({"cmd": "load", "game": record})[0]["ok"], "what was saved was not loaded")
    demand(not engine.ask({"cmd": "load", "game": {**record, "rules": 1}})[0]["ok"], "rules of version 1 took a key")


def main():
    look_at_chacha20()
    engine, rng, names, stages = Engine(sys.argv[1], False), random.Random(5), {}, 0
    for _ in range(12):
        stages += look_at_world(engine, rng, names)
        look_at_path(engine, rng)
    look_at_what_is_refused(engine)
    demand(stages > 20 and len(set(names.values())) == EVENT_KINDS, f"only {stages} stages, {len(names)} kinds of events")
    print(f"{stages} stages of World and 12 games of Best Path lie as their keys have it")


if __name__ == "__main__":
    main()
