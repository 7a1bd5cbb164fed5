"""The sixty number cards."""
from card import *
from motifs_cool import cooktop, lens, vial
from motifs_warm import fibre, flask, mirror


# Drawings that grow make cards lighter or darker: the window gives way, so that the mean lightness of whole cards
# still rises.
EVEN = ((1.5, -10), (5.6, -6), (7.5, -4), (5.4, 2), (3.4, -3), (2.4, 0))
MOTIFS = (lens, vial, cooktop, mirror, fibre, flask)


def number_card(i):
    s = Svg(W, H, 'number card %d' % i)
    ten, u = (i - 1) // 10, (i - 1) % 10 + 1
    T = Tones.number((i - 1) / 59, EVEN[ten][0] + (EVEN[ten][1] - EVEN[ten][0]) * (u - 1) / 9)
    backdrop(s, T)
    MOTIFS[ten](s, T, u)
    frame(s, T)
    return s
