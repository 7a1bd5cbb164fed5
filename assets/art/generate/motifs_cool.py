"""Motifs of the cards 1 to 30: lens, vial, cooktop. u = 1..10 is drawn so that it can be counted."""
from card import *
from light import *


def lens(s, T, u):
    cx, cy = 130, 172
    a, p = (-.6, .8), (.8, .6)
    Hh, f = 66 + 3.4 * u, 79 + 3.5 * u

    def at(si, q):
        return cx + p[0] * si + a[0] * q, cy + p[1] * si + a[1] * q

    def loc(path):
        return tr(path, at)
    fx, fy = at(0, f)
    s.fill(within(ellipse(fx - 4, fy + 6, 40 + 6 * u, 16 + 2.6 * u, -8), BOX),
        s.rad(fx - 4, fy + 6, 40 + 6 * u, 16 + 2.6 * u, (0, T.a(50, 1.2), .85), (1, T.a(26, 1.3), 0), deg=-8))
    # shadow of the lens on the floor behind the light
    gap = 1.62 * Hh / max(u, 2.2)
    wd = min(5, gap * .2)
    x0, y0 = at(0, -200)
    x1, y1 = at(0, 0)
    pin = s.lin(x0, y0, x1, y1, (0, T.w(44, .9, 10), .25), (.5, T.w(60, .7, 20), .5), (1, WHITE, .9))
    pout = s.lin(x1, y1, fx, fy, (0, WHITE, .8), (1, T.a(76, .9), .98))
    for k in range(u):
        q = (k - (u - 1) / 2) * gap
        s.fill(within(polygon([at(q - wd, -220), at(q + wd, -220), at(q + wd, 0), at(q - wd, 0)]), BOX), pin)
        s.fill(polygon([at(q - wd, 0), at(q + wd, 0), at(1.2, f), at(-1.2, f)]), pout)
        s.fill(within(polygon([at(0, f), at(-q * .3 - 1.5, f * 1.33), at(-q * .3 + 1.5, f * 1.33)]), BOX),
            s.lin(fx, fy, *at(0, f * 1.33), (0, T.a(66, 1), .7), (1, T.a(50, 1), 0)))
    # the lens
    bf, bb = .42 * Hh, .28 * Hh
    body = loc(arc(0, 0, Hh, bf, 0, 180) + arc(0, 0, Hh, bb, 180, 360)[1:] + [('Z',)])
    x2, y2 = at(0, -bb)
    x3, y3 = at(0, bf)
    s.fill(body, s.lin(x2, y2, x3, y3, (0, T.w(28, 1.1), .62), (.42, T.w(30, 1.1, 8), .40), (.72, T.w(56, 1, 16), .55),
        (1, T.a(78, .6), .9)))
    # along the rim one looks through much glass: darker, then bright
    for sg in (-1, 1):
        e = at(sg * Hh * 1.02, 3)
        s.fill(within(body, [at(sg * Hh * 1.2, -60), at(sg * Hh * .4, -60), at(sg * Hh * .4, 80), at(sg * Hh * 1.2, 80)]),
               s.rad(e[0], e[1], Hh * .62, Hh * .62, (0, T.w(-16), .85), (.35, T.w(-10), .5), (1, T.w(-10), 0)))
    n = arc(0, -1, Hh * .92, bb * .84, 198, 300)
    m = arc(0, -1, Hh * .90, bb * .40, 300, 198)
    s.fill(loc(n + [('L',) + m[0][1:]] + m[1:] + [('Z',)]),
        s.lin(*at(-Hh, 0), *at(Hh * .6, 0), (0, WHITE, .2), (.55, WHITE, .9), (1, WHITE, .35)))
    s.stroke(loc(arc(0, 0, Hh * .9, bf * .82, 28, 150)),
        s.lin(*at(Hh, 0), *at(-Hh, 0), (0, T.a(80, .7), 0), (.5, T.a(86, .5), 1), (1, T.a(80, .7), 0)), EDGE)
    s.stroke(loc(ellipse(0, 0, Hh, Hh * .11)), s.lin(*at(Hh, 0), *at(-Hh, 0), (0, WHITE, .8), (.5, WHITE, .3),
        (1, WHITE, .45)), HAIR)
    s.stroke(body, s.lin(cx + 70, cy - 70, cx - 70, cy + 70, (0, WHITE, 1), (.5, T.w(50), .35), (1, T.a(82, .6), 1)), EDGE)
    glow(s, fx, fy, 20 + 3.6 * u, T)
    sparkle(s, fx, fy, 9 + 1.5 * u)
    glint(s, *at(Hh * .7, -bb * .68), 5 + .4 * u, 2.2, 37)


def vial(s, T, u):
    cx, by, k = 114, 306, .925 + .006 * u

    def P(pts):
        return [(cx + x * k, by + y * k, r * k) for x, y, r in pts]
    ground(s, T, cx, by - 5, 62 * k, 18 * k, .25 + .075 * u)
    v = Vessel(s, T, P([(-52, 0, 18), (52, 0, 18), (52, -138, 32), (24, -158, 12), (24, -178, 2), (-24, -178, 2),
        (-24, -158, 12), (-52, -138, 32)]), 6.5 * k)
    v.back()
    step, ry = 13 * k, 7.2 * k
    y0, hw = by - 11 * k, 45.2 * k
    for n in range(u, 0, -1):                              # u layers of light, brighter from bottom to top
        yt, f = y0 - n * step, (n - 1) / 9
        lay = [('M', cx - hw, by + 9), ('L', cx - hw, yt)] + arc(cx, yt, hw, ry, 180, 0)[1:] + [('L', cx + hw, by + 9),
            ('Z',)]
        pth = within(lay, [(cx - hw, 0), (cx + hw, 0), (cx + hw, by - 17 * k), (cx + hw - 3.4 * k, by - 10 * k),
            (cx + hw - 10 * k, by - 6.6 * k),
                           (cx - hw + 10 * k, by - 6.6 * k), (cx - hw + 3.4 * k, by - 10 * k), (cx - hw, by - 17 * k)])
        s.fill(pth, s.lin(cx + hw, 0, cx - hw, 0, (0, T.a(12 + 34 * f, 1.1, -24)), (.14, T.a(30 + 34 * f, 1.25, -6)),
            (.36, T.a(18 + 34 * f, 1.3, -14)), (.72, T.a(30 + 36 * f, 1.3, -4)), (.92, T.a(48 + 34 * f, 1, 6)),
            (1, T.a(24 + 34 * f, 1, -10))))
        s.stroke(arc(cx, yt, hw - 1, ry, 176, 4), s.lin(cx + hw, 0, cx - hw, 0, (0, WHITE, .2), (.2, WHITE, .85),
            (.5, WHITE, .4), (1, WHITE, .75)), HAIR)
    yt = y0 - u * step
    s.fill(ellipse(cx, yt, hw, ry), s.lin(cx + hw, 0, cx - hw, 0, (0, T.a(64, 1)), (.35, WHITE), (1, T.a(56, 1.2))))
    # reflections on the front
    s.fill(rounded(P([(27, -14, 6), (40, -14, 6), (40, -122, 7), (27, -130, 6)])),
        s.lin(0, by - 130 * k, 0, by - 14 * k, (0, WHITE, .95), (.4, WHITE, .55), (1, WHITE, .08)))
    s.fill(rounded(P([(20, -20, 1.8), (23.5, -20, 1.8), (23.5, -128, 1.8), (20, -128, 1.8)])),
        s.lin(0, by - 128 * k, 0, by - 20 * k, (0, WHITE, .6), (1, WHITE, .05)))
    s.fill(rounded(P([(-41, -22, 3), (-35, -22, 3), (-35, -112, 3), (-41, -104, 3)])),
        s.lin(0, by - 112 * k, 0, by - 20 * k, (0, WHITE, .06), (1, T.a(86, .5), .75)))
    v.front()
    s.stroke([('M', cx + 29 * k, by - 150 * k), ('C', cx + 40 * k, by - 146 * k, cx + 45 * k, by - 142 * k, cx + 46 * k,
        by - 126 * k)], s.lin(cx + 29 * k, by - 150 * k, cx + 46 * k, by - 126 * k, (0, WHITE, 0), (.5, WHITE, .95),
        (1, WHITE, .1)), EDGE)
    # crimp cap and button
    for pts, tone in ((P([(-32, -172, 4), (32, -172, 4), (32, -200, 6), (-32, -200, 6)]), 0),
            (P([(-27, -199, 3), (27, -199, 3), (27, -212, 6), (-27, -212, 6)]), 10)):
        s.fill(rounded(pts), s.lin(cx + 32 * k, 0, cx - 32 * k, 0, (0, T.f(-16 + tone, .6)), (.14, T.f(34 + tone, .2)),
            (.3, T.f(4 + tone, .5)), (.62, T.f(-24 + tone, .75)), (.86, T.f(-44 + tone, .8)), (1, T.f(-12 + tone, .7))))
        s.stroke(rounded(pts), s.lin(cx + 32 * k, by - 210 * k, cx - 32 * k, by - 172 * k, (0, WHITE, .95), (.6, WHITE, .1),
            (1, T.f(10), .6)), HAIR)
    s.stroke(line((cx - 30 * k, by - 179 * k), (cx + 30 * k, by - 179 * k)),
        s.lin(cx + 32 * k, 0, cx - 32 * k, 0, (0, T.w(-20), .1), (1, T.w(-20), .5)), HAIR)


def cooktop(s, T, u):
    """Four zones of 1, 2, 3 and 4 rings: ten rings, of which u glow."""
    cx, cy = 124, 212
    U, V = (74, 15), (-30, 60)                               # half axes of the plate on the screen

    def at(a, b):
        return cx + U[0] * a + V[0] * b, cy + U[1] * a + V[1] * b

    def on(path, dx=0, dy=0):
        return tr(path, lambda x, y: (at(x, y)[0] + dx, at(x, y)[1] + dy))
    plate = rrect(-1, -1, 2, 2, .17)
    for k in range(7):
        s.fill(on(scale(plate, 1.12 - .04 * k), -14, 24 - k), T.w(-30), .085)
    s.fill(within(ellipse(52, 282, 66, 26, 26), BOX),
        s.rad(52, 282, 66, 26, (0, T.a(52, 1.3), .2 + .08 * u), (1, T.a(30, 1.3), 0), deg=26))
    l, r = at(-1, 1)[0], at(1, -1)[0]
    s.fill(on(plate, 0, 12), s.lin(l, 0, r, 0, (0, T.a(70, .9)), (.18, T.a(34, 1.1)), (.58, T.w(-6)), (.66, T.w(14)),
        (.9, T.w(44, .9)), (1, T.w(66, .6))))
    s.stroke(on(plate, 0, 11.4), s.lin(l, 0, r, 0, (0, T.a(84, .7), 1), (.55, T.a(60), .45), (.7, WHITE, .3),
        (1, WHITE, .9)), HAIR)
    s.fill(on(plate), s.lin(*at(.8, -1), *at(-.8, 1), (0, T.w(5, .9)), (.45, T.w(-16)), (1, T.w(-26))))
    hull = [at(a, b) for a, b in ((-.93, -1), (.93, -1), (1, -.93), (1, .93), (.93, 1), (-.93, 1), (-1, .93), (-1, -.93))]
    for x, w, o in ((120, 46, .40), (184, 12, .28)):          # sky in the black glass
        s.fill(within(polygon([(x + 75, 100), (x + w + 75, 100), (x + w - 75, 300), (x - 75, 300)]), hull),
            s.lin(x + 60, 120, x - 50, 280, (0, WHITE, o), (1, WHITE, .03)))
    zones = (((.50, -.52), 1), ((-.50, -.50), 2), ((.46, .50), 3), ((-.46, .44), 4))
    lit = u
    hot = []
    for (zx, zy), n in zones:
        R = (.20, .29, .385, .47)[n - 1]
        on_n = min(n, max(0, lit))
        lit -= n
        for j in range(n, 0, -1):
            rr = R * j / n
            ring = on(ellipse(zx, zy, rr))
            if j > on_n:
                s.stroke(ring, T.w(30, .9), HAIR, .6)
        if on_n:
            hot.append((zx, zy, R, n, on_n))
    for zx, zy, R, n, on_n in hot:
        X, Y = at(zx, zy)
        q = R * on_n / n
        w = 82 * (q + .2)
        s.fill(within(ellipse(X, Y, w, w * .66, 8), hull),
            s.rad(X, Y, w, w * .66, (0, T.a(26, 1.7, -22), 1), (.5, T.a(22, 1.7, -24), .95), (.7, T.a(30, 1.6, -16), .6),
            (1, T.a(30, 1.5, -10), 0), deg=8))
    for zx, zy, R, n, on_n in hot:
        X, Y = at(zx, zy)
        for j in range(on_n, 0, -1):
            rr = R * j / n
            ring = on(ellipse(zx, zy, rr))
            s.stroke(ring, T.a(32, 1.7, -18), 6.4, .7)
            s.stroke(ring, T.a(44, 1.6, -4), 4.0, .95)
            s.stroke(ring, s.lin(X + 40 * rr, Y - 40 * rr, X - 50 * rr, Y + 50 * rr, (0, T.a(84, .6, 16)),
                (.5, T.a(64, 1.3, 14)), (1, T.a(76, 1, 24))), 2.2)
    s.stroke(on(plate), s.lin(r, cy - 60, l, cy + 60, (0, WHITE, 1), (.5, T.w(36), .35), (1, T.a(80, .8), 1)), EDGE)
    for zx, zy, R, n, on_n in sorted(hot, key=lambda h: at(h[0], h[1])[1]):   # warm light that rises
        X, Y = at(zx, zy)
        q = R * (on_n / n) ** .5
        w, hgt = 76 * q, 44 + 24 * on_n
        for k, o in ((1, .42), (.66, .46), (.3, .6)):
            e = arc(X, Y, w * k, w * k * .74, 176, 4)
            col = [('M', X - w * k * .72 + 8, Y - hgt), ('L',) + e[0][1:]] + e[1:] + [('L', X + w * k * .72 + 8, Y - hgt),
                ('Z',)]
            s.fill(within(col, BOX), s.lin(0, Y + 8, 0, Y - hgt, (0, T.a(66, 1.2), o), (.5, T.a(66, 1.1), o * .42),
                (1, T.a(66, 1), 0)))
