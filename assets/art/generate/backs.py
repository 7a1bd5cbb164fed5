"""Card backs, the face of a question card, and the shadow under every card."""
import math

from card import *
from joker import NIGHT
from light import *


def dawn(t, L, kc=1):
    return at_lab(L, ramp(WIN_C, t)[0] * kc, ramp(HUE, t)[0])


def rosette(s, T):
    """Number back: six lens petals, one for each ten."""
    cx, cy = 125, 175
    for k in range(12):                                      # a field of lens circles, as engraved
        a = math.radians(30 * k)
        s.stroke(ellipse(cx + 58 * math.cos(a), cy + 58 * math.sin(a), 58), T.a(46, .9), HAIR, .22)
        s.stroke(ellipse(cx + 92 * math.cos(a), cy + 132 * math.sin(a), 40), T.a(46, .9), HAIR, .10)
    s.fill(ellipse(cx, cy, 118), s.rad(cx, cy, 118, 118, (0, T.a(60, 1), .5), (.5, T.a(36, 1), .22), (1, T.a(20, 1), 0)))
    s.shadow(cx - 12, cy + 18, 124, 124, SHADE, .75)
    disc = ellipse(cx, cy, 101)
    s.fill(disc, s.rad(cx - 30, cy + 44, 160, 160, (0, T.a(52, 1)), (.4, T.w(26, 1.1)), (.75, T.w(4)), (1, T.w(-8))))
    s.fill(disc + ellipse(cx, cy, 93), s.lin(cx + 70, cy - 70, cx - 70, cy + 70, (0, WHITE, .9), (.35, T.w(60), .4),
        (.65, T.w(-6), .4), (1, T.a(90, .8), .95)), eo=True)
    s.stroke(disc, s.lin(cx + 70, cy - 70, cx - 70, cy + 70, (0, WHITE, 1), (.5, WHITE, .2), (1, WHITE, .9)), HAIR)
    s.stroke(ellipse(cx, cy, 93), s.lin(cx + 70, cy - 70, cx - 70, cy + 70, (0, T.w(-9), .8), (1, WHITE, .8)), HAIR)
    P = lambda t, L, kc=1: dawn(t, L + (100 - L) * .42 * t, kc)
    for k in range(6):
        t, a = (k + .5) / 6, 60 * k - 60
        put = lambda p, a=a: move(turn(p, a), cx, cy)
        pet = [('M', 10, 0), ('C', 30, -36, 66, -36, 90, 0), ('C', 66, 36, 30, 36, 10, 0), ('Z',)]
        inn = [('M', 22, 0), ('C', 37, -25, 61, -25, 77, 0), ('C', 61, 25, 37, 25, 22, 0), ('Z',)]
        o = put(pet)
        x0, y0, x1, y1 = bounds(o)
        s.fill(move(o, -4, 6), SHADE, .35)
        s.stroke(o, T.w(-9), EDGE, .8)
        s.fill(o, s.lin(x1, y0, x0, y1, (0, P(t, 94, .5)), (.3, P(t, 68)), (.7, P(t, 42, 1.1)), (1, P(t, 80, .9))))
        s.fill(put(inn), s.lin(x1, y0, x0, y1, (0, P(t, 44, 1.15)), (.5, P(t, 56, 1.1)), (1, P(t, 90, .8))))
        s.stroke(put(inn), s.lin(x1, y0, x0, y1, (0, P(t, 24), .6), (1, WHITE, .9)), HAIR)
        s.stroke(o, s.lin(x1, y0, x0, y1, (0, WHITE, 1), (.5, WHITE, .3), (1, WHITE, .85)), HAIR)
        mx, my = cx + 50 * math.cos(math.radians(a)), cy + 50 * math.sin(math.radians(a))
        s.fill(ellipse(mx + 8, my - 9, 10, 3.4, 40), WHITE, .8)
        bx, by = cx + 79 * math.cos(math.radians(a + 30)), cy + 79 * math.sin(math.radians(a + 30))
        s.fill(ellipse(bx, by, 6), s.rad(bx - 2, by + 2.5, 8, 8, (0, WHITE), (.5, T.a(70)), (1, T.w(10))))
        s.stroke(ellipse(bx, by, 6), WHITE, HAIR, .6)
        s.fill(ellipse(bx + 2, by - 2.2, 1.8), WHITE)
    glow_w(s, cx, cy, 40, .7)
    s.fill(ellipse(cx, cy, 17), s.rad(cx - 5, cy + 6, 24, 24, (0, WHITE), (.4, '#dfe9ff'), (.8, '#7f97e6'), (1, '#3b4fa8')))
    s.stroke(ellipse(cx, cy, 17), WHITE, HAIR, .9)
    s.fill(ellipse(cx + 5, cy - 6, 6, 4, 40), WHITE)
    s.fill(crescent(cx, cy, 97, -70, -10, 4), WHITE, .7)


def back_number():
    T = Tones(**NIGHT)
    s = Svg(W, H, 'back of number cards')
    backdrop(s, T)
    rosette(s, T)
    frame(s, T, PLAIN)
    return s


def back_event():
    """A cut star: something bright, not yet known."""
    T = Tones(205, 180, 62, .10, 22, .085)
    s = Svg(W, H, 'back of event cards')
    backdrop(s, T)
    cx, cy = 125, 175
    for k in range(16):
        a = math.radians(22.5 * k)
        b = math.radians(22.5 * k + 11.25)
        s.fill(within(polygon([(cx, cy), (cx + 260 * math.cos(a), cy + 260 * math.sin(a)),
            (cx + 260 * math.cos(b), cy + 260 * math.sin(b))]), BOX),
            s.rad(cx, cy, 210, 210, (0, T.a(66), .30), (1, T.a(50), .02)))
    s.fill(ellipse(cx, cy, 120), s.rad(cx, cy, 120, 120, (0, T.a(90), .8), (.4, T.a(60, 1.1), .35), (1, T.a(40), 0)))
    s.shadow(cx - 12, cy + 18, 122, 122, SHADE, .7)
    orb = ellipse(cx, cy, 94)
    s.stroke(orb, T.w(-18), EDGE + HAIR, .8)
    s.fill(orb, s.rad(cx - 30, cy + 40, 150, 150, (0, T.a(84, .9)), (.3, T.a(50, 1.1)), (.62, T.w(0)), (1, T.w(-14))))
    s.fill(orb + ellipse(cx, cy, 87), s.lin(cx + 70, cy - 70, cx - 70, cy + 70, (0, WHITE, .9), (.4, T.a(50), .3),
        (.7, T.a(40), .3), (1, T.a(94, .7), .95)), eo=True)
    s.stroke(orb, s.lin(cx + 70, cy - 70, cx - 70, cy + 70, (0, WHITE, 1), (.5, WHITE, .25), (1, WHITE, .9)), HAIR)
    for sx, sy, R, r, rot in ((cx + 2, cy + 2, 78, 19, 14), (cx + 44, cy - 46, 24, 6, 14), (cx - 42, cy + 46, 17, 4.4, 14)):
        pts = []
        for i in range(8):
            a = math.radians(45 * i - 90 + rot)
            q = r * 1.15 if i % 2 else R
            pts.append((sx + q * math.cos(a), sy + q * math.sin(a)))
        s.fill(ellipse(sx, sy, R * .8), s.rad(sx, sy, R * .8, R * .8, (0, WHITE, .6), (.5, T.a(84, 1), .3),
            (1, T.a(60), 0)))
        s.fill(move(polygon(pts), -R * .06, R * .09), T.w(-18), .5)
        for i in range(8):                                   # facets: each takes light by its own direction
            a, b = pts[i], pts[(i + 1) % 8]
            tip, side = (a, 1) if i % 2 == 0 else (b, -1)
            ang = math.atan2(tip[1] - sy, tip[0] - sx) + side * 1.2
            v = math.cos(ang) * .6 - math.sin(ang) * .8
            s.fill(polygon([(sx, sy), a, b]), s.lin(*tip, sx, sy, (0, T.a(62 + 36 * v, 1.1)), (1, T.a(80 + 18 * v, .7))))
        s.stroke(polygon(pts), s.lin(sx + R, sy - R, sx - R, sy + R, (0, WHITE, 1), (.5, WHITE, .4), (1, WHITE, .95)), HAIR)
    glow_w(s, cx + 2, cy + 2, 34, .95)
    s.fill(crescent(cx, cy, 84, -74, 4, 13), s.lin(cx + 20, cy - 80, cx + 84, cy, (0, WHITE, .9), (1, WHITE, .25)))
    s.fill(crescent(cx, cy, 83, 100, 200, 8), T.a(96, .6), .85)
    frame(s, T, PLAIN)
    return s


def back_question():
    T = Tones(292, 86, 62, .11, 19, .125)
    s = Svg(W, H, 'back of question cards')
    backdrop(s, T)
    cx, cy = 125, 175
    for k in range(7):
        s.stroke(ellipse(cx, cy - 8, 40 + 17 * k, 40 + 17 * k), T.w(80, .8), HAIR, .20 - .022 * k)
    s.fill(ellipse(cx, cy, 128), s.rad(cx, cy - 10, 128, 128, (0, T.w(60, 1.1), .6), (.45, T.w(40, 1.1), .3),
        (1, T.w(20), 0)))
    s.fill(within(ellipse(cx - 40, 300, 84, 22, -4), BOX),
        s.rad(cx - 40, 300, 84, 22, (0, WHITE, .9), (.22, T.a(86, 1), .9), (.55, T.a(56, 1.3, -20), .6),
        (1, T.a(30, 1.2, -40), 0), deg=-4))
    q = arc(cx, 124, 46, 46, -172, 62)
    q += [('C', cx + 4, 184, cx, 188, cx, 216)]
    tube(s, q, T)
    glow(s, cx, 259, 40, T, .8)
    s.shadow(cx - 6, 268, 26, 20, SHADE, .6)
    s.stroke(ellipse(cx, 257, 17), T.w(-18), EDGE + HAIR)
    s.fill(ellipse(cx, 257, 17), s.rad(cx - 5, 263, 24, 24, (0, WHITE), (.4, T.a(84, 1)), (.8, T.a(56, 1.3, -18)),
        (1, T.a(36, 1.3, -30))))
    s.stroke(ellipse(cx, 257, 17), s.lin(cx + 12, 245, cx - 12, 269, (0, WHITE, 1), (.5, WHITE, .2), (1, WHITE, .9)), HAIR)
    s.fill(ellipse(cx + 6, 250, 6, 4, 40), WHITE)
    frame(s, T, PLAIN)
    return s


def question():
    """The face of a question card: a light pane for the text (x 28 to 222, y 96 to 322), a question mark above it."""
    T = Tones(292, 86, 62, .11, 19, .125)
    s = Svg(W, H, 'question card')
    backdrop(s, T)
    s.fill(ellipse(125, 58, 96), s.rad(125, 58, 96, 96, (0, T.w(60, 1.1), .8), (.5, T.w(40, 1.1), .35), (1, T.w(20), 0)))
    pane = [(22, 90, 12), (228, 90, 12), (228, 328, 12), (22, 328, 12)]
    for dx, dy, o in ((-5, 7, .2), (-2.5, 4, .3)):
        s.fill(move(rounded(offset(pane, -1)), dx, dy), SHADE, o)
    s.fill(rounded(pane), s.lin(228, 90, 22, 328, (0, WHITE), (.5, '#f6f1ff'), (1, '#e6dcfb')))
    s.stroke(rounded(offset(pane, 1.4)), s.lin(228, 90, 22, 328, (0, T.w(30), .35), (.5, WHITE, .6), (1, WHITE, 1)), EDGE)
    mark = tr(arc(0, 0, 46, 46, -172, 62) + [('C', 4, 60, 0, 64, 0, 82)], lambda x, y: (125 + x * .36, 42 + y * .36))
    tube(s, mark, T, 11)
    s.stroke(ellipse(125, 83.5, 5.6), T.w(-18), EDGE)
    s.fill(ellipse(125, 83.5, 5.6), s.rad(123.4, 85.5, 8, 8, (0, WHITE), (.4, T.a(84, 1)), (.8, T.a(56, 1.3, -18)),
        (1, T.a(36, 1.3, -30))))
    s.fill(ellipse(126.6, 81.6, 1.8, 1.3, 40), WHITE)
    frame(s, T, PLAIN)
    return s


def card_shadow():
    """Lies under every card: 290 x 390, the card's corner at (22, 16)."""
    s = Svg(290, 390, 'shadow under a card, for 250 x 350 at (22, 16)')
    for k in range(9):
        e = 13 - 3 * k
        s.fill(rrect(22 - 6 - e, 16 + 9 - e, 250 + 2 * e, 350 + 2 * e, 25 + max(e, -12)), '#020618', .052)
    return s


BACKS = {'back_number': back_number, 'back_event': back_event, 'back_question': back_question, 'question': question,
         'card_shadow': card_shadow}
