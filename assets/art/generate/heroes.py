"""10, 20, ... 60: heroes, whose drawing breaks the frame; and what leaves the card, which is drawn over it."""
import motifs_cool
import motifs_warm
from card import *
from light import glow, sparkle

BLEED = 40
# How the drawing lies on the card: scale, and where its own origin comes to.
PLACE = {1: (1.16, -14, -34), 2: (1.28, 26, -110), 3: (1.20, -24, -62), 4: (.93, 38, -12), 5: (1.07, 3, -20),
    6: (1.16, 12, -63)}
SHADOWS = {2: (166, 196, 84, 86), 4: (150, 186, 112, 110), 6: (132, 240, 86, 78)}
DRAWN = {1: motifs_cool.lens, 2: motifs_cool.vial, 3: motifs_cool.cooktop, 4: motifs_warm.mirror, 5: motifs_warm.fibre,
    6: motifs_warm.flask}


def bare(ten, T):
    """A motif alone, without what it throws on the floor; the lens' rays come from outside the window."""
    s = Svg(W, H)
    kept = motifs_cool.ground, motifs_warm.ground, motifs_cool.BOX
    motifs_cool.ground = motifs_warm.ground = lambda *a, **k: None
    if ten == 1:
        cx, cy, a, p = 130, 172, (-.6, .8), (.8, .6)
        motifs_cool.BOX = [(cx + p[0] * q + a[0] * r, cy + p[1] * q + a[1] * r)
            for q, r in ((-160, -118), (160, -118), (160, 190), (-160, 190))]
    try:
        DRAWN[ten](s, T, 10)
    finally:
        motifs_cool.ground, motifs_warm.ground, motifs_cool.BOX = kept
    return s


def floor_light(s, T, ten):
    x, y = (104, 250) if ten != 4 else (120, 220)
    near, far = (.75, .34) if ten > 3 else (.30, .12)
    s.fill(within(ellipse(x, y, 128, 120), BOX), s.rad(x, y, 128, 120, (0, T.a(48, 1.2), near), (.5, T.a(30, 1.2), far),
        (1, T.a(20, 1.2), 0)))


def burning_point(s, T, q, x, y):
    fx, fy = 130 * q + x - .6 * 114 * q, 172 * q + y + .8 * 114 * q
    s.fill(ellipse(fx, fy, 62), s.rad(fx, fy, 62, 62, (0, WHITE, .95), (.2, T.a(80, .8), .7), (.5, T.a(56, 1.2), .3),
        (1, T.a(40, 1.2), 0)))
    sparkle(s, fx, fy, 44)
    sparkle(s, fx, fy, 20, .8, 45)


def hero(s, T, ten):
    """The window and the frame first, then the drawing, larger, over both."""
    q, x, y = PLACE[ten]
    floor_light(s, T, ten)
    frame(s, T)
    if ten in SHADOWS:
        s.shadow(*SHADOWS[ten], T.w(-30), .45)
    s.embed(bare(ten, T), x, y, q)
    if ten == 1:
        burning_point(s, T, q, x, y)


def bubble(s, x, y, r):
    s.fill(ellipse(x, y, r), s.rad(x - r * .3, y + r * .4, r * 1.25, r * 1.25, (0, '#fffbe0'), (.5, '#ffcf4a'),
        (1, '#e8603c')))
    s.stroke(ellipse(x, y, r), s.lin(x + r, y - r, x - r, y + r, (0, WHITE), (.5, WHITE, .3), (1, '#fff0b0')), HAIR)
    s.stroke(ellipse(x, y, r + 1.2), '#8a2a10', HAIR, .5)
    s.fill(ellipse(x + r * .36, y - r * .38, r * .27), WHITE)


STARS = {1: ((262, 74, 13), (252, 128, 9), (276, 104, 7)), 2: ((262, 42, 12), (230, -14, 9), (274, 84, 7)),
    3: ((258, 150, 9), (-8, 196, 9), (268, 178, 6)),
    4: ((214, 22, 24), (250, 62, 17), (178, -10, 15), (258, 130, 12), (4, 250, 13), (-10, 200, 9)),
    5: ((262, 60, 12), (222, -12, 10), (272, 196, 9), (252, 128, 7))}
BUBBLES = ((152, 62, 9), (168, 38, 12), (148, 14, 9), (184, 4, 14), (160, -16, 9), (212, -14, 8), (206, 34, 7), (228, 12, 6),
    (190, -30, 6))


def leaves(ten):
    """What leaves a card, on 330 x 430: the card lies in its middle."""
    s, T = Svg(W + 2 * BLEED, H + 2 * BLEED, 'what leaves the card %d' % (10 * ten)), Tones.number((10 * ten - 1) / 59)
    for x, y, r in STARS.get(ten, ()):
        x, y = x + BLEED, y + BLEED
        glow(s, x, y, r * 1.7, T, .85)
        sparkle(s, x, y, r)
        s.fill(ellipse(x, y, r * .16), WHITE)
    for x, y, r in BUBBLES if ten == 6 else ():
        bubble(s, x + BLEED, y + BLEED, r)
    return s


def pictures():
    for ten in range(1, 7):
        yield 'hero_%d' % (10 * ten), lambda ten=ten: leaves(ten)
