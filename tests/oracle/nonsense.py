"""What the engine has to refuse: lines that are no commands, and actions nobody may take."""

from order import ROW

NO_COMMANDS = [
    b"", b" ", b"x", b"{", b"}", b"{}", b"[]", b"null", b"true", b"5", b'"state"', b'["state"]', b'{"cmd":5}',
    b'{"cmd":null}',
    b'{"cmd":"dance"}', b'{"cmd":""}', b'{"CMD":"state"}', b'{"cmd":"state"', b'{"cmd":"state"}}', b'{"cmd":"state"} x',
    b'{"cmd":"state"}{"cmd":"state"}', b"{'cmd':'state'}", b'{cmd:"state"}', b'{"cmd":"new"}', b'{"cmd":"apply"}',
    b'{"cmd":"apply","action":null}', b'{"cmd":"apply","action":[]}', b'{"cmd":"apply","action":"take"}',
    b'{"cmd":"apply","action":{}}', b'{"cmd":"apply","action":{"type":5}}', b'{"cmd":"apply","action":{"type":"take"}}',
    b'{"cmd":"apply","action":{"type":"take","from":"sleeve"}}', b'{"cmd":"apply","action":{"type":"take","from":0}}',
    b'{"cmd":"apply","action":{"type":"pass"}}', b'{"cmd":"load"}', b'{"cmd":"load","game":{}}',
    b'{"cmd":"load","game":7}',
    b'{"cmd":"load","game":"world"}', b'{"cmd":"row"}', b'{"cmd":"row","row":[]}', b'{"cmd":"row","row":5}',
    b'{"cmd":"row","row":[1,2,3,4,5,6,7,8,9,10]}', b'{"cmd":"row","row":[61]}', b'{"cmd":"row","row":[-1]}',
    b'{"cmd":"row","row":[1.5]}', b'{"cmd":"row","row":["1"]}', b'{"cmd":"row","row":[null]}',
    b'{"cmd":"row","row":[256]}',
    b'{"cmd":"row","row":[4294967297]}', b'{"cmd":"row","row":[[1]]}', b'{"cmd":"row","row":[1e999]}',
    b'{"cmd":"suggest","level":"godlike"}', b'{"cmd":"suggest","level":3}',
    b'{"cmd":"suggest","level":"hard","player":9}',
    b'{"cmd":"suggest","level":"hard","player":-1}', b'\xff\xfe', b'{"cmd":"st\xffate"}', b'\x00',
    b'{"cmd":"state\x00"}',
    b"[" * 5000, b'{"a":' * 5000, b'{"cmd":"new","game":"world","players":2,"seed":7,"track":' + b"[" * 20000,
]
LONG_LINES = [b'{"cmd":"state","why":"' + b"y" * (1 << 20) + b'"}', b" " * (3 << 20) + b'{"cmd":"state"}']


def bent(action, rng):
    """A legal action with one thing about it wrong."""
    key = rng.choice(sorted(action))
    wrong = dict(action)
    value = action[key]
    if isinstance(value, int):
        wrong[key] = rng.choice([value + 256, value + 2**32, value - 256, -1, value + 0.5, str(value), True, None,
                                 [value], 2**64 + value, 1e30])
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
