"""The joker: a prism."""
from card import *
from light import *

SPECTRUM = [oklch(L, C, h) for L, C, h in ((.66, .19, 22), (.76, .16, 55), (.88, .16, 95), (.80, .17, 150), (.78, .12, 205),
    (.64, .16, 258), (.56, .19, 300))]
NIGHT = dict(hue=262, lit=200, fl=34, fc=.10, wl=11, wc=.085)            # number back, joker


def joker():
    T = Tones(268, 262, 88, .035, 12, .095)
    s = Svg(W, H, 'joker')
    backdrop(s, T)
    A, B, C = (148, 103), (62, 252), (234, 252)
    n = len(SPECTRUM)

    def left(t):
        return A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t
    hit = A[0] + (C[0] - A[0]) * .44, A[1] + (C[1] - A[1]) * .44
    # white light in
    s.fill(within(polygon([(214, 26), (276, 88), (hit[0] + 14, hit[1] + 22), (hit[0] - 14, hit[1] - 22)]), BOX),
        s.lin(240, 56, *hit, (0, WHITE, .06), (1, WHITE, .34)))
    s.fill(within(polygon([(235, 46), (252, 63), (hit[0] + 5.5, hit[1] + 9), (hit[0] - 5.5, hit[1] - 9)]), BOX),
        s.lin(240, 56, *hit, (0, WHITE, .6), (1, WHITE, 1)))
    # spectrum out: on the air, then on the floor
    s.shadow(128, 274, 128, 30, T.w(-20), .75, -2)
    edge = [(8, 168 + 22.5 * i) for i in range(n + 1)]           # all of it stays left of the face it leaves
    cut_ = [left(.37 + .034 * i) for i in range(n + 1)]
    for i in range(n):
        a, b = cut_[i], cut_[i + 1]
        e = (edge[i][0] + edge[i + 1][0]) / 2, (edge[i][1] + edge[i + 1][1]) / 2
        s.fill(within(polygon([a, edge[i], edge[i + 1], b]), BOX),
            s.lin(*a, *e, (0, mix(SPECTRUM[i], WHITE, .7), 1), (.22, mix(SPECTRUM[i], WHITE, .12), 1),
            (1, SPECTRUM[i], .86)))
        s.fill(within(polygon([a, edge[i], ((edge[i][0] * 3 + edge[i + 1][0]) / 4, (edge[i][1] * 3 + edge[i + 1][1]) / 4)]),
            BOX), WHITE, .2)
    for i in range(n):
        x = 26 + 17 * i
        s.fill(within(ellipse(x, 300 + 1.5 * i, 20, 11, -14), BOX),
            s.rad(x, 300 + 1.5 * i, 20, 11, (0, mix(SPECTRUM[i], WHITE, .35), .75), (.5, SPECTRUM[i], .4),
            (1, SPECTRUM[i], 0), deg=-14))
    # prism: side, face, the ray that opens inside, bevel
    tri = [A + (14,), C + (14,), B + (14,)]
    dep = (-10, 13)
    hull = [A + (14,), C + (12,), (C[0] + dep[0], C[1] + dep[1], 12), (B[0] + dep[0], B[1] + dep[1], 14),
        (A[0] + dep[0] - 6, A[1] + 4, 10)]
    s.fill(rounded(hull), s.lin(C[0], 0, B[0], 0, (0, '#aebcf2', .8), (.3, '#2a3883', .85), (.62, '#4a5fc0', .8),
        (1, '#f0e4ff', .95)))
    s.stroke(rounded(hull), s.lin(C[0], A[1], B[0], B[1], (0, WHITE, .5), (.5, WHITE, .15), (1, WHITE, .95)), HAIR)
    o, inn = rounded(tri), rounded(offset(tri, 9))
    s.fill(o, s.lin(214, 120, 70, 262, (0, '#c9d6ff', .78), (.28, '#6d84e0', .55), (.6, '#27337f', .66),
        (1, '#a9b8ff', .85)))
    for i in range(n):
        s.fill(polygon([hit, cut_[i], cut_[i + 1]]),
            s.lin(*hit, *cut_[i], (0, WHITE, 1), (.45, mix(SPECTRUM[i], WHITE, .62), .92),
            (1, mix(SPECTRUM[i], WHITE, .1), 1)))
    s.fill(o + inn, s.lin(218, 116, 64, 262, (0, WHITE, .95), (.3, '#b9c8ff', .5), (.55, '#1a2566', .5),
        (.8, '#b9c6ff', .7), (1, WHITE, .95)), eo=True)
    s.stroke(inn, s.lin(215, 120, 70, 262, (0, '#27337f', .6), (.5, WHITE, .2), (1, WHITE, .8)), HAIR)
    s.stroke(o, s.lin(215, 106, 70, 262, (0, WHITE, 1), (.5, WHITE, .4), (1, WHITE, 1)), HAIR + .4)
    s.fill(rounded([(155, 137, 3), (162, 137, 3), (171, 152, 3), (165, 156, 3)]), WHITE, .85)
    s.fill(rounded([(193, 197, 3), (199, 193, 3), (218, 226, 3), (210, 227, 3)]),
        s.lin(195, 195, 214, 226, (0, WHITE, .9), (1, WHITE, .4)))
    s.fill(rounded([(84, 240, 2), (136, 240, 2), (130, 235, 2), (88, 235, 2)]),
        s.lin(84, 0, 136, 0, (0, WHITE, .8), (1, WHITE, .05)))
    glow_w(s, *hit, 30)
    sparkle(s, *hit, 17)
    frame(s, T, WIN, s.lin(240, 0, 10, 350, *[(i / 7, mix(c, WHITE, .42)) for i,
        c in enumerate([SPECTRUM[k] for k in (2, 1, 0, 6, 5, 4, 3, 2)])]))
    for x, y, k in ((70, 60, 1), (205, 312, .72)):            # index: a small prism
        t = [(x, y - 29 * k, 6 * k), (x + 32 * k, y + 26 * k, 6 * k), (x - 32 * k, y + 26 * k, 6 * k)]
        s.fill(move(rounded(t), -1.2, 1.8), WHITE, .6)
        s.fill(rounded(t), INK)
        s.fill(rounded(offset(t, 7.5 * k)), s.lin(x - 20 * k, 0, x + 20 * k, 0,
            *[(i / 4, SPECTRUM[c]) for i, c in enumerate((0, 2, 3, 4, 6))]))
        s.fill(within(rounded(offset(t, 7.5 * k)), [(x + 40, y - 40), (x, y - 40), (x + 14 * k, y + 40), (x + 60, y + 40)]),
            WHITE, .3)
    return s
