#!/usr/bin/env python3
"""Proposes how many beads each stretch of a board gets for another length.

    retune.py BOARD [GOAL]      prints the `stops` for routes.py and what would be wrong with them

Beads go where they leave the gaps most alike in both views; a move that would then end on a site is changed a little."""
import sys
from dataclasses import replace
from itertools import accumulate, permutations

from layout import bead_radius, crowding, lay_out, rule_breaks
from projection import VIEWS
from routes import BOARDS

LARGEST_MOVE = 5


def with_beads(board, counts):
    return replace(board, stops=tuple(replace(stop, beads=n) for stop, n in zip(board.stops, counts)))


def with_moves(board):
    """Moves that would end on a site become a little smaller or larger."""
    stops = list(board.stops)
    at = list(accumulate(stop.beads + 1 for stop in stops))
    for k, (field, stop) in enumerate(zip(at[:-1], stops)):
        sign = 1 if stop.move > 0 else -1
        sizes = sorted(range(1, LARGEST_MOVE + 1), key=lambda size: (abs(size - abs(stop.move)), size))
        size = next(size for size in sizes if field + sign * size not in at[:-1])
        stops[k] = replace(stop, move=sign * size)
    return replace(board, stops=tuple(stops))


class Spacing:
    """How uneven the gaps of a board are with given beads, in both views."""

    def __init__(self, board):
        self.views = [(lay_out(board, view).free, board.ways[view].bead) for view in VIEWS]

    def cost(self, counts):
        cost = 0.0
        for free, most in self.views:
            bead = bead_radius(free, counts, most)
            gaps = [(length - n * 2 * bead) / (n + 1) for length, n in zip(free, counts)]
            mean = sum(gap * (n + 1) for gap, n in zip(gaps, counts)) / sum(n + 1 for n in counts)
            # a wide gap is a pity, a small bead a loss for the whole board
            cost += sum((n + 1) * (gap / mean - 1) ** 2 for gap, n in zip(gaps, counts)) + 12 * (most - bead)
        return cost


def propose(board, goal):
    spacing = Spacing(board)
    counts = [1] * len(board.stops)
    while len(counts) + sum(counts) < goal:
        counts = min((_more(counts, k) for k in range(len(counts))), key=spacing.cost)

    while True:
        shifted = [_more(_more(counts, a, -1), b) for a, b in permutations(range(len(counts)), 2) if counts[a] > 1]
        best = min(shifted, key=spacing.cost, default=counts)
        if spacing.cost(best) >= spacing.cost(counts):
            return with_moves(with_beads(board, counts))
        counts = best


def _more(counts, at, by=1):
    return [n + by * (k == at) for k, n in enumerate(counts)]


def main(name, goal=None):
    board = BOARDS[name]
    if goal:
        least = 2 * len(board.stops)
        if goal < least:
            raise SystemExit(f'{name} has {len(board.stops) - 1} sites: at least {least} fields')
        board = propose(board, goal)
    print(f'{name}, goal {board.goal}')
    print('   ', ', '.join(f"Stop('{s.slug}', {s.move:+d}, {s.beads})" for s in board.stops))
    for view in VIEWS:
        layout = lay_out(board, view)
        print(f'{view.name}: bead radius {layout.bead:g}, gaps', *(round(gap) for gap in layout.gaps))
        for problem in [*rule_breaks(layout.fields), *crowding(layout.fields, view)]:
            print('  !', problem)


if __name__ == '__main__':
    main(sys.argv[1], *map(int, sys.argv[2:3]))
