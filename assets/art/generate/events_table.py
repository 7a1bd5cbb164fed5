"""Event cards that go round the table: pass_left, shift_seats; told without words. The first is a list whose rows are
quiet and whose first cards move, the second a ring in which faces move round rows that stay."""
from event_parts import *


def event_pass_left():
    s, T, G = begin('event pass_left: the first card of every row goes on to the next')
    ys = (72, 143, 214, 285)
    tones = ((.30, .50), (.62, .20), (.12, .80), (.72, .40))
    for i, y in enumerate(ys):                                # what stays
        s.fill(rrect(76, y - 30, 152, 60, 15),
            s.lin(228, y - 30, 76, y + 30, (0, T.w(40), .55), (.5, T.w(6), .5), (1, T.w(26), .6)))
        s.stroke(rrect(76.7, y - 29.3, 150.6, 58.6, 14.4),
            s.lin(228, y - 30, 76, y + 30, (0, WHITE, .8), (.5, WHITE, .12), (1, T.a(80), .7)), HAIR)
        gap(s, 101, y, 33, T)
        for j, t in enumerate(tones[i]):
            mini(s, 138 + 36 * j, y, 33, t)
        head(s, 207, y, 17, PLAYERS[i], (-.9, .5))
    for i in range(3):
        arrow(s, [('M', 82, ys[i] + 2), ('C', 26, ys[i] + 8, 22, ys[i + 1] - 6, 86, ys[i + 1] - 2)], G, 8, 16)
    arrow(s, [('M', 44, 22), ('C', 34, 46, 48, 66, 86, 70)], G, 8, 16)
    out = [('M', 82, 287), ('C', 50, 290, 40, 310, 42, 336)]  # and in again above
    s.stroke(out, G.w(-14), 11)
    s.stroke(out, s.lin(82, 287, 42, 336, (0, WHITE), (.4, G.a(66)), (1, G.a(46, 1.3))), 8)
    for y, deg in ((107, -10), (178, 9), (249, -9)):
        mini(s, 46, y, 35, .96, deg, 16)
        gold_ring(s, 46, y, 35, deg, G)
    frame(s, T, PLAIN)
    return s


def event_shift_seats():
    s, T, G = begin('event shift_seats: faces go round, rows stay')
    cx, cy = 125, 175
    s.fill(ellipse(cx, cy, 118, 160), s.rad(cx, cy, 118, 160, (0, T.a(60), .5), (1, T.a(40), 0)))
    top = rrect(cx - 50, cy - 78, 100, 156, 26)
    s.shadow(cx - 8, cy + 16, 80, 104, SHADE, .8)
    s.fill(move(top, -2, 6), s.lin(cx + 60, 0, cx - 60, 0, (0, T.w(40)), (.5, T.w(-10)), (1, T.a(80))))
    s.fill(top, s.lin(cx + 60, cy - 90, cx - 60, cy + 90, (0, WHITE), (.25, T.a(56)), (.6, T.w(4)), (1, T.a(76))))
    s.fill(rrect(cx - 46, cy - 74, 92, 148, 23), s.rad(cx + 20, cy - 50, 120, 170, (0, T.w(46, 1.1)), (.5, T.w(22)),
        (1, T.w(4))))
    for j in range(3):                                        # four rows that stay where they are
        mini(s, cx - 24 + 24 * j, cy + 54, 21, .10 + .16 * j)
        mini(s, cx + 24 - 24 * j, cy - 54, 21, .52 + .16 * j, 180)
    for j in range(2):
        mini(s, cx - 29, cy - 12 + 24 * j, 21, .36 + .2 * j, 90)
        mini(s, cx + 29, cy + 12 - 24 * j, 21, .66 + .2 * j, -90)
    for way in ([('M', 96, 306), ('C', 66, 302, 46, 278, 46, 246)], [('M', 46, 150), ('C', 46, 92, 60, 54, 92, 48)],
            [('M', 154, 44), ('C', 184, 48, 204, 72, 204, 104)], [('M', 204, 200), ('C', 204, 258, 190, 296, 158, 302)]):
        arrow(s, way, G, 12, 21)
    # clockwise, as the turn goes
    for i, (x, y, look) in enumerate(((cx, 298, (-1, 0)), (50, 198, (0, -1)), (cx, 52, (1, 0)), (200, 152, (0, 1)))):
        warm_light(s, x, y, 42, G, .9)
        head(s, x, y, 29, PLAYERS[i], look)
    frame(s, T, PLAIN)
    return s
