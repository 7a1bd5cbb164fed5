"""What light does in and behind glass: pools, glows, sparkles, sickles; and two kinds of blown glass."""
import math

from card import BOX
from colour import SHADE, WHITE
from paths import *
from svg import EDGE, HAIR


def ground(s, T, cx, cy, rx, ry, power=1, dx=.75):
    """Soft shadow to the lower left and, in it, the light that comes through the glass."""
    s.fill(within(ellipse(cx - rx * .3, cy + ry * .3, rx * 1.6, ry * 1.5, -4), BOX),
        s.rad(cx - rx * .3, cy + ry * .3, rx * 1.6, ry * 1.5,
        *[(t, T.w(-30), .62 * (1 - t * t) ** 2) for t in (0, .25, .5, .75, 1)], deg=-4))
    s.shadow(cx - rx * .04, cy + ry * .1, rx * 1.08, ry * .7, T.w(-34), .5)
    gx, gy = cx - rx * dx, cy + ry * .55
    s.fill(within(ellipse(gx, gy, rx * 1.05, ry * .95, -6), BOX),
        s.rad(gx, gy, rx * 1.05, ry * .95, (0, T.a(50, 1.15), .95 * power), (.4, T.a(36, 1.3), .62 * power),
        (1, T.a(18, 1.3), 0), deg=-6))
    s.fill(ellipse(gx + rx * .05, gy - ry * .05, rx * .55, ry * .36, -8),
        s.rad(gx, gy, rx * .55, ry * .36, (0, WHITE, power), (.45, T.a(66, .8), .75 * power), (1, T.a(50, 1.1), 0), deg=-8))
    s.stroke(arc(gx - rx * .08, gy, rx * .72, ry * .58, 60, 200, -6),
        s.lin(gx + rx * .4, gy, gx - rx * .8, gy, (0, T.a(74, .7), 0), (.6, T.a(78, .7), .85 * power), (1, T.a(70, .8), 0)),
        HAIR)


def glow(s, x, y, r, T, power=1):
    s.fill(ellipse(x, y, r), s.rad(x, y, r, r, (0, WHITE, power), (.14, T.a(76, .7), .92 * power),
        (.42, T.a(52, 1.2), .42 * power), (1, T.a(36, 1.3), 0)))


def sparkle(s, x, y, r, o=1, deg=0):
    p = []
    for i in range(8):
        a, q = math.radians(45 * i + deg), (r if i % 2 == 0 else r * .12)
        p.append((x + q * math.cos(a), y + q * math.sin(a)))
    s.fill(polygon(p), WHITE, o)


def crescent(cx, cy, r, a0, a1, depth):
    """Sickle inside a circle, pointed at both ends."""
    out, inn = [], []
    for i in range(25):
        t = i / 24
        a = math.radians(a0 + (a1 - a0) * t)
        q = r - depth * math.sin(math.pi * t) ** 1.25
        out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
        inn.append((cx + q * math.cos(a), cy + q * math.sin(a)))
    p = smooth(out)
    return p + smooth(inn[::-1])[1:] + [('Z',)]


def glint(s, x, y, rx, ry, deg, o=1):
    s.fill(ellipse(x, y, rx, ry, deg), s.rad(x, y, rx, ry, (0, WHITE, o), (.5, WHITE, o * .8), (1, WHITE, 0), deg=deg))


def glow_w(s, x, y, r, o=1):
    s.fill(ellipse(x, y, r), s.rad(x, y, r, r, (0, WHITE, o), (.2, WHITE, .7 * o), (.5, WHITE, .22 * o), (1, WHITE, 0)))


class Vessel:
    """Upright blown glass: draw back(), then the contents, then front()."""

    def __init__(self, s, T, pts, wall):
        self.s, self.T, self.pts, self.wall = s, T, pts, wall
        self.o = rounded(pts)
        self.inn = rounded(offset(pts, wall))
        self.x0, self.y0, self.x1, self.y1 = bounds(self.o)

    def back(self):
        s, T, x0, x1 = self.s, self.T, self.x0, self.x1
        s.fill(self.o, s.lin(x1, self.y0, x0, self.y1, (0, T.w(34, .9), .5), (.5, T.w(14), .38), (1, T.a(44, 1), .62)))
        s.fill(self.inn, s.lin(x1, 0, x0, 0, (0, T.w(-26), .55), (.22, T.w(-4), .12), (.7, T.w(-4), .12),
            (1, T.w(-26), .6)))

    def front(self):
        s, T, x0, x1 = self.s, self.T, self.x0, self.x1
        s.fill(self.o + self.inn, s.lin(x1, self.y0, x0, self.y1, (0, WHITE, .85), (.28, T.w(44, .8), .45),
            (.6, T.w(-16), .45), (.85, T.a(60, 1), .75), (1, T.a(80, .8), .95)), eo=True)
        s.stroke(self.o, s.lin(x1, self.y0, x0, self.y1, (0, T.w(-38), .55), (.5, T.w(-38), .8), (1, T.w(-38), .5)),
            EDGE + .4)
        s.stroke(self.inn, s.lin(x1, self.y0, x0, self.y1, (0, T.w(-10), .4), (.5, WHITE, .12), (1, WHITE, .5)), HAIR)
        s.stroke(self.o, s.lin(x1, self.y0, x0, self.y1, (0, WHITE, 1), (.5, WHITE, .3), (1, T.a(84, .6), 1)), HAIR)


def tube(s, path, T, w=26):
    """Bent glass tube."""
    x0, y0, x1, y1 = bounds(path)
    s.stroke(move(path, -9, 12), SHADE, w + 6, .14)
    s.stroke(move(path, -7, 9), SHADE, w + 1, .22)
    s.stroke(path, T.w(-18), w + 4)
    s.stroke(path, s.lin(x1, y0, x0, y1, (0, T.a(84, .9)), (.4, T.a(64, 1.2, -8)), (1, T.a(74, 1.1))), w)
    s.stroke(move(path, -w * .07, w * .07), s.lin(x1, y0, x0, y1, (0, T.a(50, 1.2, -18)), (.6, T.a(36, 1.3, -28)),
        (1, T.a(50, 1.2, -12))), w * .66, .8)
    s.stroke(move(path, -w * .22, w * .22), T.a(80, .9), w * .16, .85)
    s.stroke(move(path, w * .2, -w * .2), WHITE, w * .17, .95)
