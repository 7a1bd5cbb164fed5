#!/usr/bin/env python3
"""How far each number card's window has to move for the mean lightness of whole cards to rise evenly. Usage: even.py
[LIGHTEST]

Prints EVEN for number_cards.py: six rows of ten. Pixels are those SDL2_image draws.
"""
import os
import sys
import tempfile

from check_ramp import WIDTH, mean_lightness, pixels
from colour import SIGHTS
from number_cards import EVEN, number_card

DARKEST, ROUNDS, LEAST, MOST = 34.5, 4, -30, 26
HEROES = {10: 4.8, 20: 3.6, 30: 3}  # they shine: a larger step leads to them, so that their windows need not go black


def mean(number, even, folder):
    path = os.path.join(folder, 'card.svg')
    number_card(number, even).save(path)
    return mean_lightness(pixels(path, WIDTH), SIGHTS['normal'])


def wanted(lightest):
    """The mean of each card."""
    step = (lightest - DARKEST - sum(HEROES.values())) / (59 - len(HEROES))
    out = [DARKEST]
    for number in range(2, 61):
        out.append(out[-1] + HEROES.get(number, step))
    return out


def main(lightest):
    even, want = list(EVEN), wanted(lightest)
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(ROUNDS):
            for i in range(60):
                miss = want[i] - mean(i + 1, even[i], folder)
                even[i] = max(LEAST, min(MOST, even[i] + 1.3 * miss))
    for row in range(6):
        print('    ' + ', '.join('%.1f' % v for v in even[10 * row:10 * row + 10]) + ',')


if __name__ == '__main__':
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 76)
