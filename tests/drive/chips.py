"""Other players' cards as they are seen: read from two metres away, and in order for everybody's eyes."""
import pathlib
import struct
import sys
import unittest
import zlib

from client import ROOT
from tables import NONE, Table, deal

sys.path.insert(0, str(ROOT / "assets/art/generate"))
import colour  # noqa: E402  (the sights of the cards' own check)

INK = (10, 18, 54)
HIGH = 27  # pixels at 1080p: 8 mm on a screen of 32 inches


def pixels(path, rows_wanted):
    """The upper rows of (red, green, blue)."""
    data, at, packed = pathlib.Path(path).read_bytes(), 8, b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            wide, high, depth, color = struct.unpack(">IIBB", body[:10])
            assert depth == 8 and color in (2, 6), "eight bits, with or without alpha"
            each = 3 if color == 2 else 4
        packed += body if kind == b"IDAT" else b""
        at += size + 12
    raw, rows, above = zlib.decompress(packed), [], bytearray(wide * each)
    for y in range(min(high, rows_wanted)):
        start = y * (wide * each + 1)
        how, line = raw[start], bytearray(raw[start + 1:start + 1 + wide * each])
        for i in range(len(line)):
            a, b = line[i - each] if i >= each else 0, above[i]
            c = above[i - each] if i >= each else 0
            p = a + b - c
            line[i] = line[i] + (0, a, b, (a + b) // 2,
                                 min((a, b, c), key=lambda near: abs(p - near)) if how == 4 else 0)[how] & 255
        rows.append([tuple(line[i:i + 3]) for i in range(0, len(line), each)])
        above = line
    return rows


def is_ink(pixel):
    return all(abs(value - ink) < 40 for value, ink in zip(pixel, INK))


def shown(rows, size="1920x1080"):
    """Of each other player's card: its number and the pixels of its chip."""
    with Table(deal(rows, [["trade", None]] + [NONE] * (len(rows) - 1)), size=size) as table:
        table.say("pointer 1 1 move")
        table.idle()
        table.say(f"shot {table.data}/seen.png")
        widgets = table.widgets()
        places = {(player, slot): widgets[f"stage.row{player}.slot{slot}"]["rect"]
                  for player in range(1, len(rows)) for slot in range(9)}
        picture = pixels(f"{table.data}/seen.png", max(y + high for _, y, _, high in places.values()))
        for player in range(1, len(rows)):
            for slot, card in enumerate(rows[player]):
                x, y, wide, high = places[player, slot]
                yield card, [line[x:x + wide] for line in picture[y:y + high]]


def spread(players, first=1):
    """Rows that hold so many cards that follow each other; none is in order yet."""
    cards = list(range(first, first + 9 * (players - 1)))
    rest = [card for card in range(1, 46) if card not in cards][:9]
    return [rest[::-1], *(cards[i:i + 9][::-1] for i in range(0, len(cards), 9))]


class Chips(unittest.TestCase):
    def test_numerals_are_high_enough_to_be_read_from_two_metres_away(self):
        for players, first in ((2, 12), (3, 12), (4, 34)):
            with self.subTest(players=players):
                for card, chip in shown(spread(players, first)):
                    inside = [row[3:-3] for row in chip[3:-3]]
                    lines = [y for y, row in enumerate(inside) if sum(map(is_ink, row)) > 1]
                    self.assertGreaterEqual(lines[-1] - lines[0] + 1, HIGH, card)
                    columns = [x for row in inside for x, pixel in enumerate(row) if is_ink(pixel)]
                    self.assertGreater(min(columns), 0, f"{card} is cut")
                    self.assertLess(max(columns), len(inside[0]) - 1, f"{card} is cut")

    def test_a_row_that_rises_gets_lighter_for_everybody_and_numerals_stand_out(self):
        chips = {card: chip for first in (1, 28, 34) for card, chip in shown(spread(4, first))}
        for name, sight in colour.SIGHTS.items():
            light = {}
            for card, chip in chips.items():
                glass = chip[8][6:14] + chip[-8][6:14]  # above the numeral and below it, beside the motif
                tone = "#%02x%02x%02x" % tuple(round(sum(p[i] for p in glass) / len(glass)) for i in range(3))
                light[card] = colour.lab(colour.seen(tone, sight))[0]
                self.assertGreater(colour.contrast("#0a1236", tone), 4.5, card)
            for card in range(1, 60):
                self.assertGreater(light[card + 1] - light[card], -.6, f"{name}: {card}")
                if card <= 50:
                    self.assertGreater(light[card + 10], light[card], f"{name}: {card} and ten more")


if __name__ == "__main__":
    unittest.main()
