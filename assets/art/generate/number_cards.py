"""The sixty number cards."""
from card import *
from heroes import hero
from motifs_cool import cooktop, lens, vial
from motifs_warm import fibre, flask, mirror


MOTIFS = (lens, vial, cooktop, mirror, fibre, flask)

# Drawings that grow make cards lighter or darker: the window of each card gives way, so that the mean lightness of whole
# cards still rises, as evenly as it can. Found by even.py.
EVEN = (
    2.1, -0.7, -3.5, -6.2, -10.7, -13.8, -15.8, -18.4, -20.6, -22.6,
    4.9, 3.9, 2.8, 1.5, 0.1, -1.4, -3.0, -4.7, -6.6, -11.2,
    10.7, 9.0, 7.0, 5.4, 3.7, 1.6, -0.3, -2.1, -4.3, -6.0,
    8.0, 7.4, 6.9, 6.4, 5.8, 5.2, 4.8, 4.1, 3.7, 4.0,
    3.0, 1.7, 0.3, -1.0, -2.4, -3.4, -4.4, -5.4, -6.3, -8.8,
    2.1, 2.3, 2.4, 2.9, 3.3, 3.6, 4.1, 4.2, 4.5, 10.1,
)


def tones(i, even=None):
    return Tones.number((i - 1) / 59, EVEN[i - 1] if even is None else even)


def number_card(i, even=None, with_motif=True):
    s = Svg(W, H, 'number card %d' % i)
    T = tones(i, even)
    backdrop(s, T)
    if i % 10 == 0:
        hero(s, T, i // 10)
        return s
    if with_motif:
        MOTIFS[(i - 1) // 10](s, T, (i - 1) % 10 + 1)
    frame(s, T)
    return s
