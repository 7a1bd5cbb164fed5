"""The anatomy all cards share: tones, backdrop, frame. Light falls from the upper right, everywhere."""
from colour import *
from paths import *
from svg import EDGE, HAIR, Svg

W, H = 250, 350
HUE = [(0, 275), (1, 455)]                                             # dawn: indigo, violet, rose, coral, amber, lemon
LIT = [(0, 325), (.2, 358), (.4, 398), (.6, 430), (.8, 452), (1, 462)]  # hue of light that has passed through the glass
FRAME_L = [(0, 61), (.18, 66.4), (.48, 79), (1, 94.5)]                   # steeper where magenta looks darker to protanopes
FRAME_C = [(0, .125), (.2, .14), (.4, .128), (.6, .112), (.8, .105), (1, .115)]
WIN_C = [(0, .105), (.2, .15), (.4, .16), (.6, .165), (.8, .155), (1, .155)]


class Tones:
    """All colours of one card.

    fl, fc: lightness (CIELAB) and chroma of the frame; wl, wc: of the window; lit: hue of light through the glass.
    """

    def __init__(self, hue, lit, fl, fc, wl, wc, pull=0):
        self.hue, self.lit, self.fl, self.fc, self.wl, self.wc, self.pull = hue, lit, fl, fc, wl, wc, pull

    @classmethod
    def number(cls, t, even=0):
        """Place t in 0..1 on the dawn ramp."""
        return cls(ramp(HUE, t)[0], ramp(LIT, t)[0], ramp(FRAME_L, t)[0], ramp(FRAME_C, t)[0], 10 + 64 * t + even,
            ramp(WIN_C, t)[0], -9 * t)

    def _cool(self, dl):
        """Shade is not only darker: it turns towards the blue of the table."""
        return ((283 - self.hue + 180) % 360 - 180) * .38 * min(1, max(0, -dl) / 30)

    @staticmethod
    def _up(base, dl, full):
        """Steps upward share the room that is left below white, so that light cards keep their colour."""
        return base + (98.5 - base) * dl / full if dl > 0 else max(2, base + dl)

    def f(self, dl=0, kc=1, dh=0):
        """Frame tone, lightness shifted."""
        return at_lab(self._up(self.fl, dl, 38), self.fc * kc, self.hue + dh + self._cool(dl))

    def w(self, dl=0, kc=1, dh=0):
        """Window tone, lightness shifted."""
        return at_lab(self._up(self.wl, dl, 88), self.wc * kc, self.hue + self.pull + dh + self._cool(dl))

    def a(self, dl=0, kc=1, dh=0):
        """Lit tone: light that came through glass, one step nearer to the sun."""
        return at_lab(self._up(self.wl, dl, 88), self.wc * kc, self.lit + dh)


OUT = [(.5, .5, 25), (249.5, .5, 25), (249.5, 349.5, 25), (.5, 349.5, 25)]
WIN = [(15, 99, 12), (128, 99, 26), (128, 15, 12), (235, 15, 15), (235, 283, 12), (168, 283, 22), (168, 335, 12),
    (15, 335, 15)]
PLAIN = [(15, 15, 15), (235, 15, 15), (235, 335, 15), (15, 335, 15)]
BOX = [(15, 15), (235, 15), (235, 335), (15, 335)]


def shafts(s, bands, paint):
    for x, w, o in bands:
        s.fill(within(polygon([(x, 0), (x + w, 0), (x + w - 262, 350), (x - 262 - w * .3, 350)]), BOX), paint, o)


def backdrop(s, T):
    s.fill(rrect(12, 12, 226, 326, 14), s.rad(210, 40, 270, 330, (0, T.w(19, 1.05, 10)), (.38, T.w(4)), (.75, T.w(-5)),
        (1, T.w(-12))))
    # floor
    s.fill(within(ellipse(105, 352, 190, 84), BOX),
        s.rad(95, 312, 190, 66, (0, T.w(20, 1, 6), .8), (.55, T.w(10), .45), (1, T.w(2), 0)))
    shafts(s, ((168, 44, 1), (232, 16, .7), (262, 60, .8)),
        s.lin(230, 12, 70, 310, (0, T.f(8), .30), (.55, T.f(6), .10), (1, T.f(6), 0)))


def ring(pts, a, b):
    """Ring between two insets of a rounded polygon, as two L-shaped halves.

    nanosvg blends every pixel between the leftmost and rightmost edge of a scanline, hollow or not: a whole ring
    costs as much as a full card, two halves (cut from the upper left to the lower right) a fifth of it."""
    p, q = rounded(offset(pts, a) if a else pts), rounded(offset(pts, b))
    return [polygon(chain(p, nx, ny, 0) + chain(q, nx, ny, 0)[::-1]) for nx, ny in ((7, -5), (-7, 5))]


def frame(s, T, win=WIN, tint=None):
    o, w = rounded(OUT), rounded(win)
    # shadow of the frame on what lies in the window: from above and from the right
    if win is WIN:
        edges = (rounded([(15, 330), (15, 99, 12), (128, 99, 26), (128, 15, 12), (222, 15)], False),
            rounded([(222, 15), (235, 15, 15), (235, 283, 12), (168, 283, 22), (168, 334)], False))
    else:
        edges = (rounded([(15, 330), (15, 15, 15), (222, 15)], False),
            rounded([(222, 15), (235, 15, 15), (235, 330)], False))
    for wd, a, dx, dy in ((22, .045, -2, 3), (18, .05, -1.8, 2.6), (14, .06, -1.5, 2.2), (10.5, .07, -1.2, 1.8),
            (7, .085, -1, 1.4), (4, .1, -.8, 1.1)):
        for e in edges:
            s.stroke(move(e, dx, dy), T.w(-26), wd, a, cap='butt')
    s.fill(o + w, tint or s.lin(235, 10, 30, 345, (0, T.f(13)), (.42, T.f(0)), (1, T.f(-5, 1.2))), eo=True)
    # inside the thick glass: sheen that follows the light
    for bands, a in (((206, 26), (380, 40)), .5), (((243, 9), (434, 10)), .4):
        path = []
        for x, wd in bands:
            hull = [(x, 0), (x + wd, 0), (x + wd - 262, 350), (x - 262, 350)]
            path += within(o, hull) + within(w, hull)
        s.fill(path, s.lin(240, 0, 20, 350, (0, WHITE, a), (1, WHITE, a * .5)), eo=True)
    bevel = s.lin(240, 0, 20, 350, (0, WHITE, .95), (.35, WHITE, .35), (.6, T.f(-20), .25), (1, T.f(-45), .75))
    line_ = s.lin(240, 0, 20, 350, (0, WHITE, .2), (.45, WHITE, .35), (1, T.f(10, .8), .9))
    lip = s.lin(235, 15, 30, 335, (0, T.f(-38), .55), (.4, T.f(-28), .30), (.62, WHITE, .35), (1, WHITE, .9))
    edge = s.lin(235, 15, 30, 335, (0, WHITE, .65), (.5, WHITE, .15), (1, T.f(-25), .35))
    for pts, a, b, paint, op in ((OUT, 0, 5, bevel, 1), (OUT, 4.7, 6.1, line_, 1), (OUT, 0, 1.1, T.w(-14), .55),
            (win, 0, -4, lip, 1), (win, -3.5, -4.9, edge, 1)):
        for half in ring(pts, a, b):
            s.fill(half, paint, op)
    # glints: where the light enters, and where it leaves
    s.stroke(line((176, 4.6), (222, 4.6)) + [('C', 236, 4.6, 245.4, 14, 245.4, 28), ('L', 245.4, 84)],
        s.lin(176, 4, 246, 84, (0, WHITE, 0), (.3, WHITE, 1), (.62, WHITE, 1), (1, WHITE, 0)), EDGE)
    s.stroke([('M', 5.2, 240), ('L', 5.2, 322), ('C', 5.2, 336, 14, 344.8, 28, 344.8), ('L', 120, 344.8)],
             s.lin(5, 240, 120, 345, (0, T.a(70, .9), 0), (.5, T.a(76, .9), 1), (1, T.a(70, .9), 0)), EDGE)
