"""Small things that event cards are told with: cards, arrows, pawns, fields.

Gold is what happens, clear glass is who acts.
"""
import math

from card import *
from light import *
from rig import POSES, TINTS, Figure, Tint

GOLD = dict(hue=212, lit=82, fl=84, fc=.06, wl=19, wc=.12)                # what happens
# event faces and back: cool, where numbers are warm
AQUA = dict(hue=222, lit=188, fl=85, fc=.065, wl=23, wc=.085)


def begin(note):
    """A new event card with its tones: drawing, cool, gold."""
    T = Tones(**AQUA)
    s = Svg(W, H, note)
    backdrop(s, T)
    return s, T, Tones(**GOLD)


def mini(s, x, y, w, t, deg=0, lift=0):
    """A small number card, without number; t is its place on the dawn ramp."""
    h = w * 1.4
    T = Tones.number(t)
    k = w / 40

    def put(p):
        return move(turn(p, deg) if deg else p, x, y)
    s.fill(move(put(rrect(-w / 2 - 1, -h / 2 - 1, w + 2, h + 2, 6.5 * k)), -2 - lift * .22, 3 + lift * .3), SHADE, .30)
    s.fill(move(put(rrect(-w / 2 - 3, -h / 2 - 3, w + 6, h + 6, 8 * k)), -2 - lift * .22, 3 + lift * .3), SHADE, .18)
    s.fill(put(rrect(-w / 2, -h / 2, w, h, 6 * k)),
        s.lin(x + w / 2, y - h / 2, x - w / 2, y + h / 2, (0, T.f(26)), (.5, T.f(0)), (1, T.f(-10, 1.2))))
    s.stroke(put(rrect(-w / 2 + .6, -h / 2 + .6, w - 1.2, h - 1.2, 5.6 * k)),
        s.lin(x + w / 2, y - h / 2, x - w / 2, y + h / 2, (0, WHITE, 1), (.5, WHITE, .3), (1, T.a(70), .9)), HAIR)
    win = [(-w / 2 + 4 * k, -h / 2 + 17 * k, 3 * k), (1 * k, -h / 2 + 17 * k, 5 * k), (1 * k, -h / 2 + 4 * k, 3 * k),
        (w / 2 - 4 * k, -h / 2 + 4 * k, 4 * k), (w / 2 - 4 * k, h / 2 - 4 * k, 4 * k),
        (-w / 2 + 4 * k, h / 2 - 4 * k, 4 * k)]
    s.fill(put(rounded(win)), s.lin(x + w / 2, y - h / 2, x - w / 2, y + h / 2, (0, T.w(22)), (.5, T.w(2)), (1, T.w(-8))))
    s.stroke(put(rounded(win)), s.lin(x + w / 2, y - h / 2, x - w / 2, y + h / 2, (0, T.f(-30), .5), (1, WHITE, .8)),
        HAIR * .8)


def arrow(s, path, T, w=9, head=15):
    """Glass arrow along an open path of one or more cubic curves."""
    pts = flat(path, 2)[0]
    if len(pts) == 2:                                         # a straight one: in steps too
        (ax, ay), (bx, by) = pts
        pts = [(ax + (bx - ax) * i / 30, ay + (by - ay) * i / 30) for i in range(31)]
    ex, ey = pts[-1]
    back = next(p for p in pts[::-1] if math.hypot(p[0] - ex, p[1] - ey) > head * .8)
    a = math.degrees(math.atan2(ey - back[1], ex - back[0]))
    cutp = [p for p in pts if math.hypot(p[0] - ex, p[1] - ey) > head * .75]
    shaft = line(*cutp)
    tip = move(turn(rounded([(head * .55, 0, 3), (-head * .75, -head * .82, 3.4), (-head * .75, head * .82, 3.4)]), a), ex,
        ey)
    x0, y0, x1, y1 = bounds(shaft + tip)
    for dx, dy, o, e in ((-5, 7, .22, 3), (-3, 4, .28, 1)):
        s.stroke(move(shaft, dx, dy), SHADE, w + e, o)
        s.fill(move(tip, dx, dy), SHADE, o)
    g = s.lin(x1, y0, x0, y1, (0, WHITE), (.45, T.a(70, 1)), (1, T.a(48, 1.3)))
    s.stroke(shaft, T.w(-14), w + 3)
    s.stroke(tip, T.w(-14), 3)
    s.stroke(shaft, g, w)
    s.fill(tip, g)
    s.stroke(move(shaft, w * .16, -w * .2), WHITE, w * .2, .85)
    s.stroke(tip, s.lin(x1, y0, x0, y1, (0, WHITE, 1), (1, WHITE, .4)), HAIR)


CLEAR = Tint(80, .06, 228, 205)
PLAYERS = [TINTS[name] for name in ('flask', 'lens', 'vial', 'fibre')]


def pawn(pose, tint=CLEAR):
    """Anybody: a clear glass pawn; tinted where it has to be somebody."""
    f = Figure('pawn', pose, tint, 170)
    s, T = f.s, f.T
    f.ground(46)
    f.foot(82, -1, 17, 10)
    f.foot(118, 1, 17, 10)
    f.arm(78, 176, -1, 34, 10.5)
    f.arm(122, 176, 1, 34, 10.5)
    bod = [(60, 230, 18), (140, 230, 18), (114, 148, 14), (86, 148, 14)]
    f.body(bod, 5)
    f.shine([(124, 214, 4), (132, 214, 4), (112, 164, 3), (106, 166, 3)], .9)
    f.gloss(bod, 5)
    X, Y = f.warp(100, 112)
    head = f.b(ellipse(100, 112, 46, 45))
    s.stroke(head, T.t(-58), EDGE + HAIR + 1, .85)
    s.fill(head, s.rad(X - 14, Y + 18, 66, 66, (0, T.t(90, .6)), (.5, T.t(50)), (.85, T.t(-10)), (1, T.t(-24))))
    s.stroke(head, f.grad(140, 70, 66, 150, (0, WHITE, 1), (.5, WHITE, .2), (1, WHITE, 1)), HAIR + .4)
    s.fill(crescent(X, Y, 40, -70, -6, 6), WHITE, .95)
    s.fill(crescent(X, Y, 40, 110, 196, 5), T.a(94, .6), .9)
    f.cheeks(100, 124, 28, 8)
    f.eye(84, 110, 6.8, 9.6, side=-1)
    f.eye(116, 110, 6.8, 9.6, side=1)
    f.mouth(100, 127, 10.5)
    return s


def bead(s, x, y, r, T, lit=0):
    """A field of the track: a glass bead seen from above and in front."""
    ry = r * .62
    s.shadow(x - r * .3, y + ry * .5, r * 1.5, ry * 1.35, SHADE, .6, -4)
    s.fill(ellipse(x, y + r * .16, r, ry), T.w(-10))
    c = (lambda d, k=1: T.a(d, k)) if lit else (lambda d, k=1: T.w(d * .62, k))
    s.fill(ellipse(x, y, r, ry), s.rad(x - r * .3, y + ry * .42, r * 1.5, ry * 1.5, (0, c(92, .7)), (.35, c(64, 1.1)),
        (.75, c(30, 1.2)), (1, c(6, 1))))
    s.stroke(ellipse(x, y, r, ry), s.lin(x + r, y - ry, x - r, y + ry, (0, WHITE, 1), (.5, WHITE, .25), (1, c(92, .6), 1)),
        HAIR)
    s.fill(ellipse(x + r * .34, y - ry * .42, r * .34, ry * .2, 14), WHITE, .95)
    if lit:
        s.fill(within(ellipse(x - r * .7, y + ry * .9, r * 1.2, ry * .7, -8), BOX),
            s.rad(x - r * .7, y + ry * .9, r * 1.2, ry * .7, (0, c(84, 1), .8), (.5, c(56, 1.2), .4), (1, c(40, 1.2), 0),
            deg=-8))


def rack(s, x0, x1, y, T):
    """The glass bar that a row of cards stands on."""
    bar = rrect(x0, y, x1 - x0, 15, 7.5)
    s.shadow((x0 + x1) / 2 - 7, y + 22, (x1 - x0) * .56, 20, SHADE, .6)
    s.fill(bar, s.lin(0, y, 0, y + 15, (0, WHITE, .85), (.3, T.a(56), .75), (.7, T.w(0), .85), (1, T.a(40), .9)))
    s.stroke(bar, s.lin(x1, y, x0, y + 15, (0, WHITE, 1), (.5, WHITE, .2), (1, WHITE, .9)), HAIR)


def gap(s, x, y, w, T):
    """The place a card has just left."""
    h = w * 1.4
    s.fill(rrect(x - w / 2, y - h / 2, w, h, 6 * w / 40), T.w(-14), .5)
    s.stroke(rrect(x - w / 2, y - h / 2, w, h, 6 * w / 40), T.a(70, .8), HAIR, .5)


def swap_arcs(s, x0, x1, y, reach, G, w=6, head=11):
    """Two arrows in a circle: the cards at x0 and x1 change places."""
    m = (x1 - x0) * .22
    arrow(s, [('M', x0, y - reach * .56), ('C', x0 + m, y - reach * 1.16, x1 - m, y - reach * 1.16, x1, y - reach * .62)],
        G, w, head)
    arrow(s, [('M', x1, y + reach * .56), ('C', x1 - m, y + reach * 1.16, x0 + m, y + reach * 1.16, x0, y + reach * .62)],
        G, w, head)


def head(s, x, y, r, tint, look=(0, 0), mouth='smile'):
    """A player seen from the front: a glass ball with a face."""
    s.shadow(x - r * .3, y + r * .45, r * 1.5, r * 1.45, SHADE, .75)
    s.stroke(ellipse(x, y, r), tint.t(-44), EDGE + HAIR)
    s.fill(ellipse(x, y, r), s.rad(x - r * .3, y + r * .45, r * 1.6, r * 1.6, (0, tint.a(84, .9)), (.4, tint.t(20)),
        (.8, tint.t(-18)), (1, tint.t(-34))))
    s.stroke(ellipse(x, y, r), s.lin(x + r, y - r, x - r, y + r, (0, WHITE, 1), (.5, WHITE, .2), (1, tint.a(88, .8), 1)),
        HAIR)
    s.fill(crescent(x, y, r * .86, -74, -4, r * .2), WHITE, .95)
    s.fill(crescent(x, y, r * .86, 108, 196, r * .12), tint.a(92, .6), .9)
    lx, ly = x + look[0] * r * .16, y + look[1] * r * .16
    for side in (-1, 1):
        s.fill(ellipse(lx + side * r * .34, ly - r * .04, r * .15, r * .22), NAVY)
        s.fill(ellipse(lx + side * r * .34 + r * .05, ly - r * .12, r * .055), WHITE)
    if mouth == 'o':
        s.fill(ellipse(lx, ly + r * .42, r * .11, r * .14), NAVY)
    else:
        s.stroke(smooth([(lx - r * .26, ly + r * .33), (lx, ly + r * .47), (lx + r * .26, ly + r * .33)]), NAVY,
            max(HAIR, r * .1))


def gold_ring(s, x, y, w, deg, G):
    """Round a small card that is on its way."""
    h = w * 1.4
    rim = move(turn(rrect(-w / 2 - 2, -h / 2 - 2, w + 4, h + 4, 8), deg), x, y)
    s.stroke(rim, G.w(-14), 6)
    s.stroke(rim, s.lin(x + w, y - h / 2, x - w, y + h / 2, (0, WHITE), (.4, G.a(72)), (1, G.a(50, 1.3))), 4)


def warm_light(s, x, y, r, G, most=.75):
    s.fill(within(ellipse(x, y, r), BOX),
        s.rad(x, y, r, r, (0, G.a(84), most), (.55, G.a(60, 1.2), most * .4), (1, G.a(40, 1.2), 0)))


def pips(s, x, y, n, G):
    """What comes first, second and third: beads of gold on dark glass."""
    s.fill(ellipse(x, y, 17), s.lin(x, y - 17, x, y + 17, (0, '#0d5064'), (1, '#052838')))
    s.stroke(ellipse(x, y, 16.3), s.lin(x + 12, y - 12, x - 12, y + 12, (0, WHITE), (.5, '#8fe0ee', .5), (1, '#c8f4ff')),
        2)
    for dx, dy in {1: ((0, 0),), 2: ((-5.6, 0), (5.6, 0)), 3: ((-6, 4.4), (6, 4.4), (0, -6))}[n]:
        s.fill(ellipse(x + dx, y + dy, 4.6),
            s.rad(x + dx - 1, y + dy + 1.5, 6, 6, (0, '#fffbe8'), (.5, '#ffd98a'), (1, '#e8962a')))
