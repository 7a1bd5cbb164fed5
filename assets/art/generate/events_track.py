"""Event cards about the track: advance_2, all_advance_1, quiz; told without words."""
from event_parts import *


def event_advance_2():
    s, T, G = begin('event advance_2: the figurine moves ahead 2 fields')
    # the track comes from the lower left and leaves at the upper right
    fields = [(52, 292, 29), (116, 262, 27), (178, 228, 25), (222, 184, 21), (214, 140, 17.5), (184, 110, 15),
        (190, 80, 12.5), (216, 62, 10.5)]
    route = smooth([(16, 312)] + [(x, y) for x, y, r in fields])
    s.stroke(move(route, -3, 5), SHADE, 12, .35)
    s.stroke(route, T.w(30), 8, .9)
    s.stroke(route, s.lin(20, 300, 220, 70, (0, T.a(84), .9), (1, T.a(70), .5)), EDGE)
    for i in range(len(fields) - 1, -1, -1):
        x, y, r = fields[i]
        bead(s, x, y, r, G if i in (1, 2) else T, i in (1, 2))
    arrow(s, [('M', 60, 262), ('C', 66, 214, 96, 206, 110, 242)], G, 8, 14)
    arrow(s, [('M', 120, 236), ('C', 122, 190, 146, 178, 160, 210)], G, 8, 14)
    s.embed(pawn('stand'), -8, 138, .52)
    s.embed(pawn('hop'), 110, 32, .62)
    frame(s, T, PLAIN)
    return s


def event_all_advance_1():
    s, T, G = begin('event all_advance_1: everybody moves ahead 1 field')
    for i, tint in enumerate(PLAYERS):
        x0, y0 = 62 + 10 * (i % 2), 92 + 70 * i
        x1, y1 = x0 + 108, y0 - 16
        route = line((20, y0 + 8), (x1 + 60 - 10 * (i % 2), y1 - 7))
        s.stroke(move(route, -3, 5), SHADE, 10, .3)
        s.stroke(route, T.w(30), 7, .9)
        s.stroke(route, s.lin(20, 0, 230, 0, (0, T.a(84), .9), (1, T.a(70), .5)), EDGE)
        bead(s, x0, y0, 24, T)
        bead(s, x1, y1, 24, G, 1)
        arrow(s, [('M', x0 + 20, y0 - 26), ('C', x0 + 40, y0 - 54, x1 - 16, y1 - 50, x1 - 2, y1 - 14)], G, 8, 14)
        s.embed(pawn(dict(POSES['stand'], look=(3, -.5)), tint), x0 - 35, y0 - 83, .3)
    frame(s, T, PLAIN)
    return s


def event_quiz():
    s, T, G = begin('event quiz: a right answer is worth 2 fields')
    V = Tones(292, 86, 62, .11, 19, .125)
    s.fill(ellipse(84, 110, 104), s.rad(84, 110, 104, 104, (0, V.w(70, 1.2), .75), (.5, V.w(40, 1.2), .35),
        (1, V.w(30), 0)))
    mark = arc(125, 124, 46, 46, -172, 62) + [('C', 129, 184, 125, 188, 125, 216)]
    q = tr(mark, lambda x, y: (82 + (x - 125) * .86, 40 + (y - 78) * .86))
    tube(s, q, V, 24)
    s.stroke(ellipse(82, 191, 14.5), V.w(-18), EDGE + HAIR)
    s.fill(ellipse(82, 191, 14.5), s.rad(78, 196, 20, 20, (0, WHITE), (.4, V.a(84, 1)), (.8, V.a(56, 1.3, -18)),
        (1, V.a(36, 1.3, -30))))
    s.stroke(ellipse(82, 191, 14.5), s.lin(92, 181, 72, 201, (0, WHITE, 1), (.5, WHITE, .2), (1, WHITE, .9)), HAIR)
    s.fill(ellipse(87, 185, 5, 3.4, 40), WHITE)
    for i in range(3):                                        # three answers, one of them right
        x, y, right = 142, 48 + 40 * i, i == 1
        pill = rrect(x, y, 66, 28, 14)
        A = G if right else T
        s.fill(move(pill, -4, 6), SHADE, .4)
        s.fill(pill, s.lin(x + 70, y, x, y + 28, (0, A.a(92, .6)), (.35, A.a(58 if right else 40, 1.1)),
            (.7, A.a(44, 1.2) if right else A.w(6)), (1, A.a(76, 1))))
        s.stroke(pill, s.lin(x + 70, y, x, y + 28, (0, WHITE, 1), (.5, WHITE, .25), (1, WHITE, .9)), HAIR)
        if right:
            s.stroke(line((x + 22, y + 14), (x + 31, y + 22), (x + 48, y + 6)), INK, 6.5)
        else:
            s.stroke(line((x + 20, y + 14), (x + 50, y + 14)), WHITE, 4, .45)
    arrow(s, [('M', 206, 102), ('C', 232, 110, 230, 160, 206, 196)], G, 8, 14)
    route = smooth([(16, 312), (52, 296), (120, 282), (186, 258), (240, 228)])
    s.stroke(move(route, -3, 5), SHADE, 12, .35)
    s.stroke(route, T.w(30), 8, .9)
    s.stroke(route, s.lin(20, 300, 220, 70, (0, T.a(84), .9), (1, T.a(70), .5)), EDGE)
    for x, y, r, lit in ((186, 258, 26, 1), (120, 282, 27, 1), (52, 296, 28, 0)):
        bead(s, x, y, r, G if lit else T, lit)
    arrow(s, [('M', 68, 268), ('C', 76, 232, 102, 232, 114, 262)], G, 8, 14)
    arrow(s, [('M', 126, 262), ('C', 132, 212, 164, 204, 180, 238)], G, 8, 14)
    s.embed(pawn('cheer'), 1, 189, .40)
    frame(s, T, PLAIN)
    return s
