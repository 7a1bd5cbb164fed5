"""Best Path: the tiles, what lies round and below them, and the fields of the cards."""
from colour import WHITE
from path_glass import *
from svg import Svg

LEAD = '#020a1e'
INK = '#04102c'
SEAT_SIGN = 31.5            # of a tile with a number: below its middle, where the lens leaves it free
UPPER, LOWER = (26, -36), (-26, 36)     # where the light enters and leaves, from the middle
TABLE = 35                  # radius of the table, which the crown goes round


def picture(note, side=BOX):
    s = Svg(side, side, note)
    s.origin = (side / 2, side / 2)
    return s


class Tile:
    """free: at rest; lit: the ray runs through it; missed: dark at the end. seat: a number's lens lies on it."""

    def __init__(self, s, name, state='free', seat=False, cx=MIDDLE, cy=MIDDLE, lift=0, lead=True):
        glass = GLASSES[name].lifted(lift)
        self.s, self.name, self.state, self.seat, self.cx, self.cy, self.lead = s, name, state, seat, cx, cy, lead
        self.glass = glass.asleep() if state == 'missed' else glass
        self.L = {'free': glass.lightness - 3.5, 'lit': glass.shine, 'missed': self.glass.lightness}[state]
        self.outline = soft(hexagon(GLASS, cx, cy), 7)

    def along(self, a, b, *stops):
        """A gradient from a to b, both from the middle."""
        return self.s.lin(self.cx + a[0], self.cy + a[1], self.cx + b[0], self.cy + b[1], *stops)

    def draw(self):
        if self.lead:
            self.s.fill(soft(hexagon(49.6, self.cx - 1.2, self.cy + 1.8), 8), LEAD, .55)
        self.body()
        self.crown()
        self.table()
        self.cut()
        self.window()
        self.rim()
        if self.state == 'missed':
            self.minus()

    def body(self):
        G, L, cx, cy = self.glass, self.L, self.cx, self.cy
        if self.state != 'lit':
            paint = self.along(UPPER, LOWER, (0, G.shade(L + 3)), (.45, G.shade(L - 9)), (1, G.light(min(96, L + 15))))
        else:
            for w, o in ((28, .03), (24, .04), (20, .05), (16, .06), (12, .09), (8, .13), (5, .2)):     # on its neighbours
                self.s.stroke(self.outline, G.light(min(90, L + 12)), w, o)
            paint = self.s.rad(cx - 9, cy + 13, 62, 62, (0, G.light(97, .5)), (.16, G.light(min(96, L + 20), .8)),
                (.45, G.light(min(92, L + 6), 1.1)), (.75, G.light(L - 3, 1.15)), (1, G.shade(L - 20, 1.15)))
        self.s.fill(self.outline, paint)

    def crown(self):
        """Six facets round the table."""
        A, B = hexagon(GLASS - .6, self.cx, self.cy), hexagon(TABLE, self.cx, self.cy)
        hull = flat(self.outline, 3)[0]
        for i in range(6):
            j = (i + 1) % 6
            v = facing((A[i][0] + A[j][0] - 2 * self.cx, A[i][1] + A[j][1] - 2 * self.cy))
            paint, o = self.facet(v)
            self.s.fill(within(polygon([A[i], A[j], B[j], B[i]]), hull), paint, max(.02, min(1, o)))

    def facet(self, v):
        G, L = self.glass, self.L
        if self.state == 'lit':
            if v > 0:
                return WHITE, .14 + .34 * v
            return (G.shade(L - 26, 1.1), -.46 * v) if v > -.7 else (G.light(97, .6), .34)
        if v > 0:
            return G.light(min(97, L + 30), .6), .30 + .55 * v
        return (G.shade(L - 22), .35 - .4 * v) if v > -.7 else (G.light(min(96, L + 26)), .75)

    def table(self):
        G, L = self.glass, self.L
        shape = soft(hexagon(TABLE, self.cx, self.cy), 4)
        if self.state != 'lit':
            deep = 13 if self.name == 'grey' else 0         # its bars have only lightness to stand out by
            self.s.fill(shape, self.along((20, -28), (-20, 28), (0, G.shade(L - 13 - deep)), (.55, G.shade(L - 6 - deep)),
                (1, G.light(min(95, L + 8 - deep)))))
        self.s.stroke(shape, self.along((20, -28), (-20, 28), (0, G.shade(max(3, L - 30)), .55), (.5, WHITE, .15),
            (1, WHITE, .75)), 1.2)

    def cut(self):
        if self.state == 'lit':                             # nobody asks for its colour any more
            if not self.seat:
                engraving(self.s, self.name, self.cx, self.cy, 20, .5)
        elif self.seat:
            if self.state != 'missed':                      # its minus stands there
                self.seat_sign()
        else:
            Cut(self.s, self.glass, self.name, self.cx, self.cy, 20, self.L - 4, .45 if self.state == 'missed' else 1).draw()

    def seat_sign(self):
        G, L, y = self.glass, self.L, self.cy + SEAT_SIGN
        self.s.fill(ellipse(self.cx, y, 11.5), self.s.rad(self.cx - 3, y + 4.5, 18, 18, (0, G.shade(L - 10)),
            (1, G.shade(max(4, L - 30)))), .8)
        sign(self.s, self.name, self.cx, y, 6.6)

    def window(self):
        """Mirrored in the glass, upper right; it keeps off the cut."""
        cx, cy = self.cx, self.cy
        pane = polygon([(cx + 2, cy - 60), (cx + 30, cy - 60), (cx + 62, cy + 10), (cx + 40, cy + 10)])
        self.s.fill(within(pane, hexagon(34.5, cx, cy)), self.along((30, -34), (14, 6),
            (0, WHITE, .12 if self.state == 'missed' else .34), (1, WHITE, .02)))

    def rim(self):
        """White where light enters, faint between, lit where it leaves."""
        G, s, cx, cy = self.glass, self.s, self.cx, self.cy
        enters, leaves, glint = (.4, .3, .3) if self.state == 'missed' else (.98, .95, 1)
        s.stroke(self.outline, self.along(UPPER, LOWER, (0, INK, .5), (1, INK, .7)), 2.4)
        s.stroke(soft(hexagon(GLASS - 1, cx, cy), 6.4), self.along(UPPER, LOWER, (0, WHITE, enters), (.42, WHITE, .22),
            (.62, G.light(min(96, self.L + 24)), .3), (1, G.light(97, .7), leaves)), 1.5)
        s.stroke(move(line((8, -41.6), (35.4, -25.8), (39.6, -18), (39.6, -2)), cx, cy),
            self.along((8, -42), (40, 0), (0, WHITE, 0), (.4, WHITE, glint), (1, WHITE, 0)), 2.6)

    def minus(self):
        """A point less."""
        self.s.fill(self.outline, INK, .28)
        y, half, broad, narrow = (self.cy + SEAT_SIGN, 7, 7.5, 4) if self.seat else (self.cy, 11, 9, 5)
        bar = line((self.cx - half, y), (self.cx + half, y))
        self.s.stroke(bar, LEAD, broad, .5)
        self.s.stroke(bar, '#b9cbe6', narrow, .85)


def tile(name, state, seat=False):
    s = picture('glass tile: %s, %s%s' % (name, state, ', with a seat for a number' if seat else ''))
    Tile(s, name, state, seat).draw()
    return s


def rim(kind):
    """Lies on a tile at rest. open: the ray may grow here now; line: it does, in this round's line."""
    s = picture('gold rim of a tile: ' + kind)
    o = soft(hexagon(GLASS + .2), 7)
    spread, glow, warm, white, width = {'open': (16, .5, .34, .09, 6), 'line': (10, .3, .10, .04, 3)}[kind]
    steps = 12
    for i in range(steps):                                  # many faint ones: few would show as lines
        out = spread * (1 - i / steps)
        s.fill(soft(hexagon(GLASS + out), 7 + out * .9) + soft(hexagon(GLASS - 2), 6), '#ffd878',
            glow * (.4 + 1.6 * i / steps) / steps, eo=True)
    # the glass wakes up: light from the rim, which leaves the cut as it is
    s.fill(o, s.rad(MIDDLE, MIDDLE, 48, 48, (0, WHITE, white), (.55, '#fff6dc', white), (1, '#ffe9a8', warm)))
    gold = ((0, '#fffbe6'), (.5, '#ffd569'), (1, '#ffeeb4')) if kind == 'open' else ((0, WHITE), (.5, '#ffe9a8'), (1, WHITE))
    s.stroke(o, s.lin(MIDDLE + 26, MIDDLE - 36, MIDDLE - 26, MIDDLE + 36, *gold), width)
    return s


def small(name, state):
    """For boards that are read and not touched, whose cells are less than 40 pixels wide: no cut, flat, one line."""
    G = GLASSES[name]
    L, s = G.lightness, picture('%s, %s, small' % (name, state))
    o = soft(hexagon(46), 7)
    if state == 'lit':
        L = G.shine
        paint = s.rad(56, 76, 60, 60, (0, G.light(min(96, L + 16), .8)), (.5, G.light(L)), (1, G.light(L - 12, 1.1)))
    elif state == 'missed':
        paint = s.lin(90, 28, 38, 100, (0, G.shade(L * .34 + 6, .35)), (1, G.shade(L * .42 + 9, .35)))
    else:
        paint = s.lin(90, 28, 38, 100, (0, G.shade(L * .74 + 3, .85)), (.5, G.shade(L * .68 + 2, .85)),
            (1, G.shade(L * .82 + 6, .85)))
    s.fill(o, paint)
    enters, leaves = (.6, .6) if state == 'lit' else (.38, .25)
    s.stroke(soft(hexagon(45), 6), s.lin(90, 28, 38, 100, (0, WHITE, enters), (.5, WHITE, .1), (1, WHITE, leaves)), 3)
    return s


def chip(name):
    """A field of a card: a tile that is always awake."""
    s = picture('field of a card: ' + name)
    G, x, y = GLASSES[name], MIDDLE - 17, MIDDLE + 24
    s.shadow(MIDDLE - 9, MIDDLE + 12, 56, 52, '#02081f', .7)
    s.fill(ellipse(x, y, 40, 32, -30), s.rad(x, y, 40, 32, (0, G.light(min(92, G.lightness + 34)), .75),
        (.5, G.light(min(90, G.lightness + 22)), .35), (1, G.light(G.lightness + 10), 0), deg=-30))
    Tile(s, name, lift=6, lead=False).draw()
    return s


def slot():
    """Where a field of a card was that is used up."""
    s = picture('empty place of a card')
    o = soft(hexagon(42), 7)
    across = MIDDLE + 20, MIDDLE - 30, MIDDLE - 20, MIDDLE + 34
    s.fill(o, s.lin(*across, (0, '#030b20', .72), (1, '#0d2a62', .8)))
    s.stroke(o, s.lin(*across, (0, '#030b20', .9), (.5, '#6ea6e0', .55), (1, '#d2ebff', .95)), 2.2)
    return s


def focus():
    """Keyboard's and gamepad's mark round a tile, outside a gap."""
    s = picture('focus')
    for w, a in ((22, .10), (16, .18)):
        s.stroke(soft(hexagon(53), 9), '#ffe9a8', w, a)
    s.stroke(soft(hexagon(51.5), 9), '#06224a', 9)
    s.stroke(soft(hexagon(54), 9.6), '#ffe9a8', 4.6)
    return s


def pool(name):
    """Light of a lit tile on lead and frame: below all tiles."""
    G = GLASSES[name]
    s = picture('pool of light: ' + name, 320)
    x, y, r = 149, 175, 128
    s.fill(ellipse(x, y, r), s.rad(x, y, r, r, (0, G.light(min(92, G.shine + 8), 1.05), .85), (.35, G.light(G.shine, 1.1), .62),
        (.6, G.fading(G.shine - 10, 1.15), .26), (.8, G.fading(G.shine - 18, 1.15), .09), (1, G.fading(G.shine - 24, 1.1), 0)))
    return s


def sign_alone(name):
    s = Svg(32, 32, 'sign: ' + name)
    sign(s, name, 16, 16, 12.5)
    return s


def pictures():
    for name in GLASSES:
        for state in ('free', 'lit', 'missed'):
            yield 'tiles/%s_%s' % (name, state), lambda name=name, state=state: tile(name, state)
            yield 'tiles/%s_%s_seat' % (name, state), lambda name=name, state=state: tile(name, state, True)
            yield 'tiles/small_%s_%s' % (name, state), lambda name=name, state=state: small(name, state)
        yield 'tiles/chip_' + name, lambda name=name: chip(name)
        yield 'tiles/pool_' + name, lambda name=name: pool(name)
        yield 'tiles/sign_' + name, lambda name=name: sign_alone(name)
    yield 'tiles/rim_open', lambda: rim('open')
    yield 'tiles/rim_line', lambda: rim('line')
    yield 'tiles/slot', slot
    yield 'tiles/focus', focus
