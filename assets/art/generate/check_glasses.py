#!/usr/bin/env python3
"""Are the six glasses of Best Path told apart without colour, as small as they get? Usage: check_glasses.py FOLDER-OF-TILES

A tile 24 pixels wide and a sign 16 pixels wide, as SDL2_image draws them, are reduced to lightness (CIELAB L*), for normal
sight, protanopia, deuteranopia, tritanopia and no colour at all. How light a glass is must not help: of every picture its
mean is taken away, and what is left is brought to one contrast. Then two of them have to differ, even if one is shifted by
a pixel; and the cut has to stand out from its glass. Exits with 1 if a condition is missed.
"""
import itertools
import math
import os
import sys

from check_ramp import LINEAR, lightness, pixels
from colour import SIGHTS
from path_glass import BOX, GLASS, GLASSES

TILE = 24                       # pixels: on a board of a third of the largest one's size
SIGN = 16                       # in a line of text
LEAST = {'tile': .3, 'sign': .24}    # of 2: 0 is the same picture, 2 the negative
CONTRAST = 6                    # L*, standard deviation
WITHOUT = 'no colour at all'
LUMINANCE = .2126, .7152, .0722
SHIFTS = tuple(itertools.product((-1, 0, 1), repeat=2))


def weights(sight):
    """Of linear red, green and blue in what is seen as luminance."""
    if sight == WITHOUT:
        return LUMINANCE
    return [sum(k * SIGHTS[sight][c][i] for c, k in enumerate(LUMINANCE)) for i in range(3)]


def lightnesses(rows, weight):
    """(x, y): L*. What is transparent is black, as lead is."""
    return {(x, y): lightness(max(0, sum(k * LINEAR[v] for k, v in zip(weight, p[:3])) * p[3] / 255))
            for y, row in enumerate(rows) for x, p in enumerate(row)}


def standard(values):
    """Mean 0, deviation 1; and what the deviation was."""
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((v - mean) ** 2 for v in values) / len(values))
    return [(v - mean) / (deviation or 1) for v in values], deviation


def differs(a, b, places):
    """1 - correlation, for the shift of b that makes it most like a."""
    one = standard([a[p] for p in places])[0]
    return min(1 - sum(v * w for v, w in zip(one, standard([b.get((x + dx, y + dy), 0) for x, y in places])[0])) / len(places)
               for dx, dy in SHIFTS)


def check(name, drawn, places):
    good = True
    for sight in list(SIGHTS) + [WITHOUT]:
        seen = {glass: lightnesses(rows, weights(sight)) for glass, rows in drawn.items()}
        near = min((differs(seen[a], seen[b], places), a, b) for a, b in itertools.permutations(seen, 2))
        flat = min((standard([seen[glass][p] for p in places])[1], glass) for glass in seen)
        fine = near[0] >= LEAST[name] and flat[0] >= CONTRAST
        print('%-4s %-6s %-17s nearest %.2f (%s, %s), faintest L* %.1f (%s)' % ('ok' if fine else 'FAIL', name, sight, *near, *flat))
        good &= fine
    return good


def disc(middle, radius):
    return [(x, y) for x in range(math.ceil(2 * middle)) for y in range(math.ceil(2 * middle))
            if math.hypot(x + .5 - middle, y + .5 - middle) <= radius]


def main(folder):
    scale = TILE / (2 * GLASS * math.cos(math.radians(30)))
    box = round(BOX * scale)
    tiles = {glass: pixels(os.path.join(folder, glass + '_free.svg'), box) for glass in GLASSES}
    signs = {glass: pixels(os.path.join(folder, 'sign_%s.svg' % glass), SIGN) for glass in GLASSES}
    square = [(x, y) for x in range(SIGN) for y in range(SIGN)]
    return check('tile', tiles, disc(box / 2, 28 * scale)) & check('sign', signs, square)


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(0 if main(sys.argv[1]) else 1)
