"""Best Path: six glasses, each with a cut of its own that is its sign too, so that nobody needs colours to tell them apart.

Everything is drawn round the middle of a cell: a hexagon with a corner up and 50 units from the middle to a corner.
"""
import functools
import math

from colour import WHITE, at_lab
from light import crescent
from paths import *

GLASS = 46.6                # radius of the glass in its cell; the rest is lead
BOX = 128                   # side of a tile's picture: room for its glow
MIDDLE = BOX / 2
LIGHT = .6, -.8             # towards the light: upper right
tone = functools.lru_cache(None)(at_lab)


class Glass:
    """hue, chroma and lightness (CIELAB) of the table at rest; lit, lit_chroma, shine: of light that has passed through."""

    def __init__(self, hue, chroma, lightness, lit, lit_chroma, shine):
        self.hue, self.chroma, self.lightness = hue, chroma, lightness
        self.lit, self.lit_chroma, self.shine = lit, lit_chroma, shine

    def shade(self, L, kc=1):
        """Turns towards the table's blue below its own lightness."""
        L = min(max(L, 2), 98)
        cool = ((272 - self.hue + 180) % 360 - 180) * .25 * min(1, max(0, self.lightness - L) / 40)
        return tone(round(L, 1), self.chroma * kc, round(self.hue + cool, 1))

    def light(self, L, kc=1):
        """Light that came through: one step nearer to the sun."""
        return tone(round(min(max(L, 2), 98.5), 1), self.lit_chroma * kc, self.lit)

    def fading(self, L, kc=1):
        """Light that is half transparent on blue: of the glass's own hue, and amber for yellow, which would be olive."""
        return tone(round(min(max(L, 2), 98), 1), self.chroma * kc, 62 if 70 < self.hue < 110 else self.hue)

    def asleep(self):
        """The same without light, at the end of a game."""
        return Glass(self.hue, self.chroma * .32, self.lightness * .42 + 5, self.lit, self.lit_chroma * .25, self.shine)

    def lifted(self, by):
        return Glass(self.hue, self.chroma, self.lightness + by, self.lit, self.lit_chroma, self.shine)


# in the order of PathColour
GLASSES = {
    'blue': Glass(259, .165, 36, 236, .15, 66),
    'green': Glass(153, .135, 49, 136, .20, 76),
    'yellow': Glass(84, .155, 67, 101, .17, 88),
    'grey': Glass(252, .024, 56, 90, .035, 87),
    'red': Glass(22, .19, 41, 40, .20, 62),
    'violet': Glass(304, .17, 30, 328, .20, 60),
}


def hexagon(r, cx=MIDDLE, cy=MIDDLE, turned=0):
    return [around(cx, cy, r, 60 * i - 90 + turned) for i in range(6)]


def around(cx, cy, r, deg):
    return cx + r * math.cos(math.radians(deg)), cy + r * math.sin(math.radians(deg))


def soft(pts, r):
    """Corners rounded."""
    return rounded([(x, y, r) for x, y in pts])


def star(cx, cy, outer, inner, deg=-90, rays=4):
    return polygon([around(cx, cy, inner if i % 2 else outer, 180 / rays * i + deg) for i in range(2 * rays)])


def facing(n):
    """-1 (away) to 1 (towards the light) for a facet that looks along n."""
    return (n[0] * LIGHT[0] + n[1] * LIGHT[1]) / (math.hypot(*n) or 1)


def outline(name):
    """Corners of a cut, about 1 from the middle, and of the table in it. None: it is round, or bars."""
    if name == 'red':                       # trillion: triangle
        p = [(1.2 * math.cos(math.radians(a)), 1.2 * math.sin(math.radians(a)) + .17) for a in (-90, 30, 150)]
        return p, [(x * .42, (y - .17) * .42 + .17) for x, y in p]
    if name == 'green':                     # step: square
        p = [(-.84, -.84), (.84, -.84), (.84, .84), (-.84, .84)]
        return p, [(x * .5, y * .5) for x, y in p]
    if name == 'violet':                    # kite: rhombus
        return [(0, -1.28), (.64, 0), (0, 1.28), (-.64, 0)], [(0, 0)] * 4
    if name == 'yellow':                    # brilliant: sun of eight rays
        return [around(0, 0, .5 if i % 2 else 1.24, 22.5 * i - 90) for i in range(16)], [(0, 0)] * 16
    return None


def facets(p, q):
    """Between outline and table: (corners, the way it looks)."""
    for i, (a, b) in enumerate(zip(p, p[1:] + p[:1])):
        c, e = q[(i + 1) % len(q)], q[i]
        yield [a, b, c, e], ((a[0] + b[0]) / 2 - (c[0] + e[0]) * .35, (a[1] + b[1]) / 2 - (c[1] + e[1]) * .35)


BARS = (-.72, .86), (0, 1.06), (.72, .86)   # of the grey cut: place and half height


class Cut:
    """The cut in the middle of a tile, k units large: light on glass of lightness L, o opaque."""

    def __init__(self, s, glass, name, cx, cy, k, L, o=1):
        self.s, self.glass, self.name, self.cx, self.cy, self.k, self.L, self.o = s, glass, name, cx, cy, k, L, o
        self.dark = glass.shade(max(4, L - 26))
        self.width = max(1.0, k * .075)

    def bright(self, by):
        return self.glass.light(min(97, self.L + by), .75)

    def at(self, pts):
        return [(self.cx + x * self.k, self.cy + y * self.k) for x, y in pts]

    def slant(self, *stops, across=.7, down=1):
        """A gradient along the light."""
        cx, cy, k = self.cx, self.cy, self.k
        return self.s.lin(cx + k * across, cy - k * down, cx - k * across, cy + k * down, *stops)

    def draw(self):
        {'blue': self.lens, 'grey': self.flutes}.get(self.name, self.stone)()

    def lens(self):
        s, G, cx, cy, k, L, o = self.s, self.glass, self.cx, self.cy, self.k, self.L, self.o
        s.fill(ellipse(cx - k * .06, cy + k * .1, k * 1.1), self.dark, .5 * o)
        s.fill(ellipse(cx, cy, k), s.rad(cx - k * .3, cy + k * .4, k * 1.5, k * 1.5, (0, self.bright(62)), (.3, self.bright(46)),
            (.7, G.shade(L + 16)), (1, G.shade(L + 2))), o)
        s.fill(ellipse(cx, cy, k * .52), s.rad(cx + k * .1, cy - k * .16, k * .6, k * .6, (0, G.shade(L - 18)),
            (.7, G.shade(L - 10)), (1, G.shade(L + 4))), o)
        s.stroke(ellipse(cx, cy, k * .52), self.slant((0, WHITE, .2), (1, WHITE, .9), across=.5, down=.5), self.width, o)
        s.stroke(ellipse(cx, cy, k), self.edge(), self.width, o)
        s.fill(crescent(cx, cy, k * .93, -84, 4, k * .2), WHITE, .85 * o)

    def flutes(self):
        s, G, cx, cy, k, L, o = self.s, self.glass, self.cx, self.cy, self.k, self.L, self.o
        for dx, h in BARS:
            x, w = cx + dx * k, k * .52
            bar = rrect(x - w / 2, cy - h * k, w, 2 * h * k, w * .46)
            s.fill(move(bar, -k * .07, k * .1), self.dark, .55 * o)
            s.fill(bar, s.lin(x + w / 2, 0, x - w / 2, 0, (0, WHITE), (.3, G.shade(L + 36)), (.62, G.shade(L + 14)),
                (1, self.bright(44))), o)
            s.stroke(bar, self.slant((0, WHITE, .8), (.5, WHITE, .2), (1, WHITE, .7), across=1), self.width * .8, o)

    def stone(self):
        s, G, k, L, o = self.s, self.glass, self.k, self.L, self.o
        p, q = outline(self.name)
        whole = polygon(self.at(p))
        s.fill(move(whole, -k * .07, k * .11), self.dark, .55 * o)
        s.fill(whole, self.bright(30), o)
        for i, (corners, n) in enumerate(facets(p, q)):
            s.fill(polygon(self.at(corners)), self.facet(i, facing(n)), o)
        if self.name in ('red', 'green'):
            table = polygon(self.at(q))
            s.fill(table, self.slant((0, G.shade(L + 2)), (1, self.bright(46)), across=.4, down=.5), o)
            s.stroke(table, self.slant((0, WHITE, .3), (1, WHITE, .8), across=.4, down=.5), self.width * .8, o)
        if self.name == 'yellow':
            disc = ellipse(self.cx, self.cy, k * .4)
            s.fill(disc, s.rad(self.cx - k * .1, self.cy + k * .15, k * .6, k * .6, (0, '#fffdf0'), (.5, '#ffe98a'),
                (1, '#e9a614')), o)
            s.stroke(disc, WHITE, self.width * .8, .8 * o)
        s.stroke(whole, self.edge(), self.width, o)

    def facet(self, i, v):
        G, L = self.glass, self.L
        if self.name == 'yellow':           # every other one shines
            return '#fffbe2' if i % 2 else G.light(87)
        if v > 0:
            return G.light(min(97, L + 40 + 22 * v), .5)
        return G.shade(L + 12 + 10 * v) if v > -.6 else G.light(min(96, L + 34), 1.05)

    def edge(self):
        return self.slant((0, WHITE, .95), (.5, WHITE, .25), (1, WHITE, .85))


def engraving(s, name, cx, cy, k, o):
    """The cut as a faint line in glass that shines."""
    if name == 'grey':
        for dx, _ in BARS:
            s.stroke(line((cx + dx * k, cy - .8 * k), (cx + dx * k, cy + .8 * k)), WHITE, k * .3, o)
        return
    shape = outline(name)
    s.stroke(polygon([(cx + x * k, cy + y * k) for x, y in shape[0]]) if shape else ellipse(cx, cy, k * .98), WHITE, k * .16, o)


def sign(s, name, cx, cy, k, paint=WHITE):
    """The cut as a sign in one colour: for lines of text and the smallest sizes."""
    if name == 'blue':
        s.fill(ellipse(cx, cy, k) + ellipse(cx, cy, k * .5), paint, eo=True)
    elif name == 'grey':
        for dx in (-.75, 0, .75):
            s.fill(rrect(cx + dx * k - k * .24, cy - k * .95, k * .48, k * 1.9, k * .2), paint)
    elif name == 'green':
        s.fill(rrect(cx - k * .86, cy - k * .86, k * 1.72, k * 1.72, k * .14), paint)
    else:
        s.fill(polygon([(cx + x * k, cy + y * k) for x, y in outline(name)[0]]), paint)
