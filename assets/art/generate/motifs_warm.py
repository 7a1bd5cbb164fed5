"""Motifs of the cards 31 to 60: telescope mirror, light guide, flask. u = 1..10 is drawn so that it can be counted."""
import math

from card import *
from light import *


PLOUGH = [(.60, -.08), (.20, -.20), (.24, .16), (.58, .30), (-.10, -.38), (-.37, -.44), (-.64, -.26), (.34, -.64),
    (-.36, .20), (-.06, .56)]
LINES = [(0, 1), (1, 2), (2, 3), (3, 0), (1, 4), (4, 5), (5, 6)]


def mirror(s, T, u):
    """A hollow mirror that holds u stars; with seven the Plough is complete."""
    r = 82 + 1.7 * u
    cx, cy = 126, 298 - r
    ground(s, T, cx - 4, 306, 62, 15, .35 + .05 * u, .9)
    # cradle
    for x0, sg in ((cx - 40, -1), (cx + 34, 1)):
        pts = [(x0 - 12 * sg, 314, 5), (x0 + 26 * sg, 314, 6), (x0 + 20 * sg, 270, 7), (x0 + 6 * sg, 276, 6)]
        s.fill(rounded(pts), s.lin(x0 + 22, 0, x0 - 22, 0, (0, T.w(30, .8)), (.3, T.w(-10)), (.7, T.w(-26)), (1, T.a(30))))
        s.stroke(rounded(pts), s.lin(x0 + 22, 280, x0 - 22, 314, (0, WHITE, .9), (.5, WHITE, .1), (1, T.a(80, .8), .8)),
            HAIR)
    # thick glass body seen at the lower left
    s.fill(within(ellipse(cx - 15, cy + 13, r * 1.16), BOX),
        s.rad(cx - 15, cy + 13, r * 1.16, r * 1.16, (.7, T.w(-30), .5), (.85, T.w(-30), .22), (1, T.w(-30), 0)))
    body = ellipse(cx - 9, cy + 6, r * .985, r * .99)
    s.fill(body, s.lin(cx + r * .5, cy - r * .7, cx - r * .8, cy + r * .8, (0, T.w(20)), (.45, T.w(-6)),
        (.75, T.a(40, 1.25, -8)), (1, T.a(82, .9))))
    s.stroke(body, s.lin(cx + r * .5, cy - r, cx - r, cy + r, (0, WHITE, .2), (.5, T.a(60), .3), (1, WHITE, .95)), HAIR)
    s.fill(ellipse(cx, cy, r * .985, r), s.lin(cx + r * .7, cy - r * .75, cx - r * .7, cy + r * .75, (0, WHITE),
        (.3, T.w(58, .8)), (.6, T.w(16, 1.1)), (1, T.a(70, 1))))
    s.stroke(ellipse(cx, cy, r * .985, r), s.lin(cx + r * .7, cy - r * .75, cx - r * .7, cy + r * .75, (0, WHITE, 1),
        (.5, WHITE, .3), (1, WHITE, .9)), HAIR)
    q = r - 7
    hollow = ellipse(cx, cy, q * .985, q)
    s.fill(hollow, s.rad(cx + q * .42, cy - q * .5, q * 1.75, q * 1.75, (.05, T.w(-34)), (.5, T.w(-22)),
        (.74, T.w(2, 1.15)), (.9, T.a(30, 1.3, -10)), (1, T.a(56, 1.2))))
    # the bright far side of the hollow, and the sky in it
    s.fill(crescent(cx, cy, q * .955, 42, 228, q * .27),
        s.lin(cx + q * .3, cy - q * .1, cx - q * .62, cy + q * .7, (0, T.a(70, 1.1), .15), (.5, T.a(70, 1.1), .75),
        (1, T.a(86, .8), 1)))
    s.fill(crescent(cx, cy, q * .955, 80, 190, q * .11),
        s.lin(cx, cy, cx - q * .6, cy + q * .75, (0, WHITE, .2), (1, WHITE, .95)))
    s.fill(within(hollow, [(cx + q * .9, cy - q * 1.2), (cx + q * 1.3, cy - q * .9), (cx - q * .35, cy + q * 1.3),
        (cx - q * .95, cy + q * .95)]), s.lin(cx + q * .6, cy - q * .7, cx - q * .4, cy + q * .6, (0, WHITE, .30),
        (.6, WHITE, .06), (1, WHITE, 0)))
    s.stroke(hollow, s.lin(cx + r * .7, cy - r * .75, cx - r * .7, cy + r * .75, (0, T.w(-34), .9), (.5, T.w(-10), .4),
        (1, WHITE, .9)), HAIR)
    for z in (.42, .68):                                     # zones of the polishing
        s.stroke(ellipse(cx + q * (1 - z) * .03, cy, q * z),
            s.lin(cx + q, cy - q, cx - q, cy + q, (0, WHITE, .05), (.5, T.a(60), .16), (1, T.a(80), .5)), HAIR)
    hr = q * .12                                             # the hole in the middle that tells a telescope's mirror
    s.fill(ellipse(cx, cy, hr), s.lin(cx + hr, cy - hr, cx - hr, cy + hr, (0, T.a(40, 1.2)), (.5, T.w(-30)), (1, T.w(-38))))
    s.stroke(ellipse(cx, cy, hr), s.lin(cx + hr, cy - hr, cx - hr, cy + hr, (0, T.w(-30), .8), (.5, T.a(50), .5),
        (1, WHITE, .9)), HAIR)
    pts = [(cx + q * x * .96, cy + q * y) for x, y in PLOUGH]
    for a, b in LINES:
        if a < u and b < u:
            s.stroke(line(pts[a], pts[b]), T.a(70, .7), HAIR, .55)
    for n in range(u):
        x, y = pts[n]
        m = (1.25, 1, .95, 1.05, 1, .95, 1.1, 1.2, .85, .95)[n] * (r / 98) ** .5
        glow(s, x, y, 17 * m, T, .8)
        sparkle(s, x, y, 13 * m)
        s.fill(ellipse(x, y, 3.4 * m), WHITE)


def fibre(s, T, u):
    """A light guide comes in from the corner and opens into u glowing fibres."""
    ex, ey, phi = 92, 248, -52
    fan = [(-52, 172), (-30, 136), (-75, 142), (-8, 118), (-98, 124), (-41, 104), (-64, 102), (-18, 86), (-88, 84),
        (9, 104)]
    c, n_ = math.cos(math.radians(phi)), math.sin(math.radians(phi))

    def at(along, side):
        return ex + c * along - n_ * side, ey + n_ * along + c * side
    # pool of light on the floor below the fan
    s.fill(within(ellipse(84, 306, 84, 24, -4), BOX),
        s.rad(84, 306, 84, 24, (0, T.w(-30), .45), (.5, T.w(-30), .25), (1, T.w(-30), 0), deg=-4))
    s.fill(within(ellipse(104, 312, 52 + 5 * u, 16, -3), BOX),
        s.rad(104, 312, 52 + 5 * u, 16, (0, T.a(66, 1.2), .25 + .065 * u), (1, T.a(40, 1.3), 0), deg=-3))
    tips = []
    for n in range(u):
        a, r = fan[n]
        t = math.radians(a)
        tips.append((ex + r * math.cos(t), ey + r * math.sin(t), t, r))
    for n in sorted(range(u), key=lambda n: -tips[n][3]):
        tx, ty, t, r = tips[n]
        sx, sy = at(-2, (fan[n][0] - phi) * .30)
        b = t + (t - math.radians(phi)) * .25
        p = [('M', sx, sy), ('C', sx + c * r * .42, sy + n_ * r * .42, tx - math.cos(b) * r * .34,
            ty - math.sin(b) * r * .34, tx, ty)]
        s.stroke(move(p, -7, 9), T.w(-28), 5, .16)
        s.stroke(p, s.lin(ex, ey, tx, ty, (0, T.w(-24), .9), (.5, T.w(-18), .8), (1, T.a(30, 1.4), .6)), 8)
        s.stroke(p, s.lin(ex, ey, tx, ty, (0, T.a(64, 1.2), .9), (.5, T.a(50, 1.4), .85), (1, T.a(70, 1.1), 1)), 5)
        s.stroke(p, s.lin(ex, ey, tx, ty, (0, WHITE, 1), (.5, T.a(86, .7), 1), (1, WHITE, 1)), 1.8)
    for n in range(u):
        tx, ty, t, r = tips[n]
        m = (14, 13, 13, 12.4, 12.4, 10.5, 10.5, 10.5, 10.5, 12)[n]
        s.fill(ellipse(tx, ty, m * 2.9), s.rad(tx, ty, m * 2.9, m * 2.9, (0, T.a(86, 1), 1), (.32, T.a(70, 1.3), .85),
            (.6, T.a(52, 1.4), .34), (1, T.a(40, 1.4), 0)))
        s.fill(ellipse(tx, ty, m), s.rad(tx - m * .15, ty + m * .25, m * 1.15, m * 1.15, (0, WHITE), (.38, T.a(86, .9)),
            (.7, T.a(56, 1.4, -8)), (1, T.w(-6, 1.2))))
        s.fill(crescent(tx, ty, m * .88, 70, 210, m * .26), T.a(88, .7), .9)
        s.fill(ellipse(tx + m * .36, ty - m * .40, m * .36, m * .22, 42), WHITE, .95)
    # the sheath of the guide and its end piece
    tube = [('M', *at(-30, 0)), ('C', *at(-62, 0), 52, 312, 4, 350)]
    s.fill(within(ellipse(56, 312, 60, 22, -38), BOX), T.w(-30), .16)
    hull = flat(rounded(offset(OUT, 4)), 6)[0]
    for wd, tone in ((42, T.w(-34)), (39, T.w(-26)), (30, T.w(-16, 1.1)), (18, T.w(-4, 1))):
        s.fill(within(ribbon(move(tube, (42 - wd) * .10, -(42 - wd) * .12), wd), hull), tone, .8)
    s.fill(within(ribbon(move(tube, 7, -9), 3.2), hull), T.w(70, .5), .75)
    s.fill(within(ribbon(move(tube, -13, 12), 2), hull), T.a(70), .7)
    for along, w0, w1, ln in ((-34, 27, 27, 14), (-20, 24, 21, 24)):
        pts = [at(along, -w0) + (4,), at(along + ln, -w1) + (4,), at(along + ln, w1) + (4,), at(along, w0) + (4,)]
        q = s.lin(*at(0, w0), *at(0, -w0), (0, T.w(10, 1)), (.16, T.w(72, .5)), (.3, T.w(8, 1)), (.62, T.w(-22)),
            (.86, T.w(-32)), (1, T.a(30, 1.1)))
        s.fill(rounded(pts), q)
        s.stroke(rounded(pts), s.lin(*at(0, w0), *at(0, -w0), (0, WHITE, .95), (.5, WHITE, .15), (1, T.a(84, .8), .9)),
            HAIR)
    f = ellipse(*at(4, 0), 21, 7, phi + 90)
    s.fill(f, s.rad(*at(4, 0), 21, 7, (0, WHITE, 1), (.45, T.a(80, 1)), (1, T.a(40, 1.4)), deg=phi + 90))
    s.stroke(f, WHITE, HAIR, .8)
    for n in range(u):
        x, y = at(4.5, (fan[n][0] - phi) * .30)
        s.fill(ellipse(x, y, 2.6), WHITE)


DUSK = ('#6c1048', '#a81e5c', '#8a2a10', '#e8506a')       # wine, light wine, shade on amber, lit wine


def flask(s, T, u):
    cx, by, k = 118, 296, .93 + .011 * u

    def P(pts):
        return [(cx + x * k, by + y * k, r * k) for x, y, r in pts]
    ground(s, T, cx, by - 4, 88 * k, 20 * k, .35 + .065 * u)
    v = Vessel(s, T, P([(-84, 0, 22), (84, 0, 22), (21, -118, 20), (21, -166, 3), (28, -170, 4), (28, -180, 5),
        (-28, -180, 5), (-28, -170, 4), (-21, -166, 3), (-21, -118, 20)]), 6.5 * k)
    # dusk behind the glass, so that light glass and dark wine both stand out on amber
    s.fill(within(ellipse(cx - 6 * k, by - 78 * k, 118 * k, 128 * k), BOX), s.rad(cx - 6 * k, by - 78 * k, 118 * k, 128 * k,
        (0, DUSK[2], .50), (.45, DUSK[2], .34), (.8, DUSK[2], .10), (1, DUSK[2], 0)))
    v.back()
    lv = by - (18 + 9.6 * u) * k
    inn = rounded(offset(v.pts, 7 * k))
    liq = below(inn, lv)
    s.fill(liq, s.lin(cx + 70 * k, lv, cx - 70 * k, by, (0, DUSK[1]), (.32, DUSK[0]),
        (.7, DUSK[1]), (.92, DUSK[3]), (1, '#ffb47a')))
    l, r = crossing(inn, 0, 1, lv)
    s.fill(ellipse((l + r) / 2, lv, (r - l) / 2, 7 * k),
        s.lin(r, 0, l, 0, (0, '#ff9fb4'), (.35, WHITE), (1, '#e0507c')))
    spots = [(-18, -34, 12), (34, -26, 9), (4, -64, 10), (-48, -22, 8), (20, -88, 7.5), (58, -15, 6.5), (-16, -98, 7),
        (-38, -58, 7), (2, -118, 6), (8, -16, 5.5)]
    for x, y, q in spots[:u]:
        X, Y, q = cx + x * k, by + y * k, q * k
        s.fill(ellipse(X, Y, q), s.rad(X - q * .3, Y + q * .4, q * 1.25, q * 1.25, (0, '#fffbe0', 1),
            (.55, '#ffd34a', .95), (1, '#f07a3c', .9)))
        s.stroke(ellipse(X, Y, q), s.lin(X + q, Y - q, X - q, Y + q, (0, WHITE, 1), (.5, WHITE, .3), (1, T.a(24, .8), 1)),
            HAIR)
        s.fill(ellipse(X + q * .36, Y - q * .38, q * .25), WHITE)
    s.fill(rounded(P([(64, -20, 6), (75, -20, 5), (25, -112, 5), (16, -112, 5)])),
        s.lin(0, by - 112 * k, 0, by - 20 * k, (0, WHITE, .9), (1, WHITE, .1)))
    s.fill(rounded(P([(-66, -14, 3), (-60, -14, 3), (-34, -62, 3), (-38, -62, 3)])),
        s.lin(0, by - 62 * k, 0, by - 14 * k, (0, WHITE, .05), (1, WHITE, .75)))
    s.fill(rounded(P([(7, -124, 3), (14, -124, 3), (14, -162, 3), (7, -162, 3)])), WHITE, .75)
    v.front()
    s.fill(ellipse(cx, by - 178 * k, 26 * k, 4.6 * k),
        s.lin(cx + 26 * k, 0, cx - 26 * k, 0, (0, WHITE, .9), (.5, T.w(-10, 1, -20), .6), (1, T.w(30, .8), .9)))
