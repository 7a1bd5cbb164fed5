"""The rig of the figurines (240 x 320, ground at y = 286): a pose is a row of numbers.

The body bends through warp(); limbs, eyes and mouth are placed after it and keep their roundness.
"""
import math

from colour import *
from light import crescent
from paths import *
from svg import EDGE, HAIR, Svg

# canvas; bodies below are drawn round x = 100 with the ground at 236
WIDTH, HEIGHT, GROUND, CX = 240, 320, 286, 120


# lean: how far the top goes to the right; arms: angle from straight down, outward positive (left, right);
# feet: (dx, dy, turn)
PLAYED = ('stand', 'hop', 'land', 'cheer', 'sad', 'think', 'read')
POSES = {
    'stand': dict(sx=1, sy=1, lean=0, lift=0, arms=(28, 24), bend=.25, look=(1.2, .4), open=1, mouth='smile', trail=0,
        slosh=0, feet=((0, 0, -6), (0, 0, 6))),
    'hop': dict(sx=.94, sy=1.07, lean=20, lift=34, arms=(118, 138), bend=-.2, look=(3.2, -1.2), open=1.12, mouth='open',
        trail=-24, slosh=11, feet=((-13, 13, 46), (-3, 3, 24))),
    'land': dict(sx=1.12, sy=.86, lean=4, lift=0, arms=(66, 66), bend=.2, look=(1, 3), open=.25, mouth='o', trail=12,
        slosh=-5, feet=((-7, 0, -8), (7, 0, 8))),
    'cheer': dict(sx=.97, sy=1.05, lean=-4, lift=12, arms=(152, 150), bend=-.15, look=(0, -2), open=0, mouth='open',
        trail=0, slosh=-8, feet=((-5, 5, -22), (5, 5, 22))),
    'sad': dict(sx=1.05, sy=.92, lean=-12, lift=0, arms=(4, 6), bend=.1, look=(-2.4, 3), open=.62, mouth='sad', trail=-6,
        slosh=3, feet=((3, 0, 0), (-3, 0, 0))),
}
# who is asked, and who reads; the other one stands at the right
POSES['think'] = dict(POSES['stand'], lean=10, arms=(20, 158), bend=.55, look=(3.4, -5), mouth='o', open=1.05)
POSES['read'] = dict(POSES['stand'], lean=-2, arms=(58, 58), bend=.6, look=(4, 2), mouth='open', open=1.02)
# a portrait: the standing figure without ground, arms and feet
POSES['head'] = dict(POSES['stand'], look=(0, .4))
MOODS = ('head_cheer', 'head_sad')
HEADS = ('head',) + MOODS
POSES['head_cheer'] = dict(POSES['cheer'], lift=0, lean=-2, sx=1, sy=1)
POSES['head_sad'] = dict(POSES['sad'], lean=-5, sx=1, sy=1)


class Tint:
    """Tones of one glass colour; light falls from the upper right, shade turns to the blue of the table."""

    def __init__(self, L, C, h, lit):
        self.L, self.C, self.h, self.lit = L, C, h, lit

    def t(self, dl=0, kc=1):
        L = self.L + (98.5 - self.L) * dl / 100 if dl > 0 else max(5, self.L + dl)
        cool = ((283 - self.h + 180) % 360 - 180) * .30 * min(1, max(0, -dl) / 40)
        return at_lab(L, self.C * kc, self.h + cool)

    def a(self, dl, kc=1):
        return at_lab(self.L + (98.5 - self.L) * dl / 100, self.C * kc, self.lit)


TINTS = {'flask': Tint(50, .185, 18, 40), 'lens': Tint(70, .115, 205, 190), 'vial': Tint(54, .165, 302, 325),
    'fibre': Tint(76, .155, 72, 84)}


class Figure:
    def __init__(self, name, pose, tint, height):
        """pose: a row of numbers, or the name of one in POSES; with _body behind it the shadow is left out."""
        named = isinstance(pose, str)
        self.s = Svg(WIDTH, HEIGHT, 'figurine %s, %s' % (name, pose if named else 'own pose'))
        self.s.origin = CX, GROUND
        self.p = POSES[pose.removesuffix('_body')] if named else pose
        self.T, self.h, self.pose = tint, height, pose
        self.bare = named and pose.endswith('_body')

    def warp(self, x, y):
        p = self.p
        up = 236 - y
        return (CX + (x - 100) * p['sx'] + p['lean'] * max(up / self.h, 0) ** 1.4, GROUND - up * p['sy'] - p['lift'])

    def b(self, path):
        return tr(path, self.warp)

    def grad(self, x1, y1, x2, y2, *stops):
        return self.s.lin(*self.warp(x1, y1), *self.warp(x2, y2), *stops)

    # ---- ground: shadow and the coloured light in it; smaller and softer the higher the figure is
    def ground(self, rx, power=1):
        if self.bare or self.pose in HEADS:
            return
        s, T, lift = self.s, self.T, self.p['lift']
        k, o = 1 - lift / 130, 1 - lift / 90
        gy = GROUND + 2
        x = CX + self.p['lean'] * .2 - lift * .35
        s.shadow(x - 14, gy + 2, rx * 1.5 * k, rx * .42 * k, '#030921', .62 * o, -3)
        s.shadow(x - 2, gy, rx * 1.05 * k, rx * .22 * k, '#030921', .6 * o)
        gx = x - rx * .62
        rx2, ry2 = rx * .9 * k, rx * .25 * k
        s.fill(ellipse(gx, gy + 4, rx2, ry2, -4), s.rad(gx, gy + 4, rx2, ry2, (0, T.a(70, 1.1), power * o),
            (.3, T.t(30, 1.15), .92 * power * o), (.62, T.t(-8, 1.15), .6 * power * o), (1, T.t(-26, 1.1), 0), deg=-4))
        s.fill(ellipse(gx + rx * .06, gy + 3, rx * .44 * k, rx * .1 * k, -6),
            s.rad(gx + rx * .06, gy + 3, rx * .44 * k, rx * .1 * k, (0, WHITE, o), (.5, T.a(82, .8), .85 * o),
            (1, T.a(64, 1), 0), deg=-6))

    # ---- limbs
    def foot(self, x, side, rx=19, ry=11):
        if self.pose in HEADS:
            return
        s, T, p = self.s, self.T, self.p
        dx, dy, rot = p['feet'][0 if side < 0 else 1]
        X, Y = CX + (x - 100) * p['sx'] + dx + p['lean'] * .04, GROUND - 7 - p['lift'] + dy
        path = ellipse(X, Y, rx, ry, rot)
        s.stroke(path, T.t(-44), EDGE + HAIR, .85)
        s.fill(path, s.rad(X + rx * .35, Y - ry * .6, rx * 1.7, ry * 2, (0, T.t(70, .7)), (.35, T.t(6)), (.75, T.t(-26)),
            (1, T.t(10))))
        rim = tr(crescent(0, 0, 1, 95, 205, .26), lambda u, v: (X + u * rx * .86, Y + v * ry * .84))
        s.fill(rim, T.a(64, 1.1), .85)
        s.fill(ellipse(X + rx * .32, Y - ry * .44, rx * .34, ry * .2, 14), WHITE, .85)

    def arm(self, x, y, side, ln=34, w=12):
        if self.pose in HEADS:
            return
        s, T, p = self.s, self.T, self.p
        a = math.radians(p['arms'][0 if side < 0 else 1])
        X, Y = self.warp(x, y)
        ex, ey = X + side * ln * math.sin(a), Y + ln * math.cos(a)
        mx, my = (X + ex) / 2, (Y + ey) / 2
        nx, ny = side * math.cos(a), -math.sin(a)
        c = (mx + nx * ln * p['bend'], my + ny * ln * p['bend'])
        path = [('M', X, Y), ('C', X + (c[0] - X) * .67, Y + (c[1] - Y) * .67, ex + (c[0] - ex) * .67,
            ey + (c[1] - ey) * .67, ex, ey)]
        s.stroke(path, T.t(-44), w + 3.4, .85)
        s.fill(ellipse(ex, ey, w * .62 + 1.7), T.t(-44), .85)
        s.fill(ellipse(ex, ey, w * .62), s.rad(ex + 2, ey - 3, w * .95, w * .95, (0, T.t(60)), (.5, T.t(4)), (1, T.t(-20))))
        s.stroke(path, s.lin(X + 10, Y - 12, ex - 4, ey + 10, (0, T.t(34)), (.5, T.t(-4)), (1, T.t(-18))), w)
        s.stroke(move(path, -w * .22, w * .2), T.a(50, 1.1), w * .2, .8)
        s.stroke(move(path, w * .2, -w * .2), WHITE, w * .18, .85)

    # ---- glass body
    def body(self, pts, wall=5, deep=1.0):
        s, T = self.s, self.T
        o = self.b(rounded(pts))
        x0, y0, x1, y1 = bounds(rounded(pts))
        s.stroke(o, T.t(-44), EDGE + HAIR + 1, .85)
        s.fill(o, self.grad(x1, y0, x0, y1, (0, T.t(66, .8), .95), (.3, T.t(14), .8), (.62, T.t(-20 * deep), .8),
            (.86, T.t(6), .85), (1, T.a(64, 1), .95)))
        inn = self.b(rounded(offset(pts, wall)))
        s.fill(inn, self.grad(x1, y0, x0, y1, (0, T.t(-16), .7), (.35, T.t(-8), .55), (.7, T.t(-18 * deep), .6),
            (1, T.t(14), .8)))

    def gloss(self, pts, wall=5):
        """Rim light and edges, after what is inside."""
        s, T = self.s, self.T
        o, inn = self.b(rounded(pts)), self.b(rounded(offset(pts, wall)))
        x0, y0, x1, y1 = bounds(rounded(pts))
        s.fill(o + inn, self.grad(x1, y0, x0, y1, (0, WHITE, .8), (.25, T.t(40), .35), (.6, T.t(-30), .35),
            (.84, T.a(50), .65), (1, T.a(84, .8), .95)), eo=True)
        s.stroke(inn, self.grad(x1, y0, x0, y1, (0, T.t(-30), .4), (.5, WHITE, .1), (1, WHITE, .5)), HAIR)
        s.stroke(o, self.grad(x1, y0, x0, y1, (0, WHITE, 1), (.45, WHITE, .2), (.75, T.a(60), .5), (1, T.a(88, .7), 1)),
            HAIR + .4)

    def shine(self, pts, o=.9):
        s = self.s
        x0, y0, x1, y1 = bounds(rounded(pts))
        s.fill(self.b(rounded(pts)), self.grad(x1, y0, x0, y1, (0, WHITE, o), (.5, WHITE, o * .6), (1, WHITE, .08)))

    # ---- faces
    def eye(self, x, y, rx=6.6, ry=9.2, lid=0, brow=0, side=0):
        s, p = self.s, self.p
        X, Y = self.warp(x, y)
        lx, ly = p['look']
        X, Y = X + lx, Y + ly
        if p['open'] < .3:
            up = p['open'] == 0
            s.stroke(arc(X, Y + (3 if up else -2), rx, ry * .62, 198 if up else 20, 342 if up else 160), NAVY, EDGE + .6)
        else:
            k = min(p['open'], 1.15)
            e = ellipse(X, Y, rx, ry * k)
            if lid:
                e = cut(e, 0, 1, Y - ry * k + 2 * ry * k * lid)
            s.fill(e, NAVY)
            s.fill(ellipse(X + rx * .34, Y - ry * (.34 if not lid else -.02), rx * .36, ry * .27 * (1 if not lid else .8)),
                WHITE)
            s.fill(ellipse(X - rx * .34, Y + ry * .46, rx * .2, ry * .15), WHITE, .75)
            if lid:
                yy = Y - ry * k + 2 * ry * k * lid
                s.stroke(smooth([(X - rx * 1.25, yy + .8), (X, yy - 1.2), (X + rx * 1.25, yy + .4)]), NAVY, EDGE)
        if p['mouth'] == 'sad':
            brow = 1
        if brow:
            d_ = -3.6 * side * (1 if p['mouth'] == 'sad' else -.5)
            s.stroke(smooth([(X - rx, Y - ry - 5 - (-d_)), (X, Y - ry - 6.6), (X + rx, Y - ry - 5 - d_)]), NAVY, EDGE * .9,
                .9)

    def cheeks(self, x, y, gap, r=7):
        s = self.s
        for q in (-1, 1):
            X, Y = self.warp(x + gap * q, y)
            s.fill(ellipse(X, Y, r, r * .62), self.s.rad(X, Y, r, r * .62, (0, self.T.a(66, 1.2), .75),
                (1, self.T.a(50, 1.3), 0)))

    def mouth(self, x, y, w=11, kind=None):
        s = self.s
        X, Y = self.warp(x, y)
        X, Y = X + self.p['look'][0] * .8, Y + self.p['look'][1] * .5
        kind = kind or self.p['mouth']
        if kind == 'smile':
            s.stroke(smooth([(X - w, Y - 2), (X - w * .5, Y + w * .28), (X, Y + w * .42), (X + w * .5, Y + w * .28),
                (X + w, Y - 2.4)]), NAVY, EDGE)
        elif kind == 'open':
            m = [('M', X - w, Y - 3), ('C', X - w * .4, Y - 1, X + w * .4, Y - 1, X + w, Y - 3.4),
                ('C', X + w * 1.05, Y + w * .95, X + w * .4, Y + w * 1.3, X, Y + w * 1.3),
                ('C', X - w * .5, Y + w * 1.3, X - w * 1.05, Y + w * .9, X - w, Y - 3), ('Z',)]
            s.fill(m, NAVY)
            s.fill(within(ellipse(X, Y + w * 1.18, w * .6, w * .5), [(a, b) for a, b in flat(m)[0]][::2]), '#ff8f8a', .95)
        elif kind == 'o':
            s.fill(ellipse(X, Y + 2, w * .36, w * .44), NAVY)
        elif kind == 'sad':
            s.stroke(smooth([(X - w * .7, Y + w * .4), (X, Y), (X + w * .7, Y + w * .4)]), NAVY, EDGE)
        elif kind == 'wry': # a smile, a little more of it on one side
            s.stroke(smooth([(X - w * .78, Y - .6), (X - w * .35, Y + w * .26), (X + w * .1, Y + w * .34), (X + w * .5, Y + w * .14),
                (X + w * .86, Y - 2.2)]), NAVY, EDGE)
