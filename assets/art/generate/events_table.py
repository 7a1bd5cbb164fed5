"""Event cards that go round the table: pass_left, shift_seats; told without words."""
from event_parts import *


def event_pass_left():
    s, T, G = begin('event pass_left: everybody hands the first card to the left neighbour')
    cx, cy = 125, 175
    s.fill(ellipse(cx, cy, 108, 156), s.rad(cx, cy, 108, 156, (0, T.a(60), .55), (1, T.a(40), 0)))
    s.shadow(cx - 10, cy + 16, 104, 138, SHADE, .85)
    top = ellipse(cx, cy, 82, 112)                            # the table from above
    s.fill(move(top, 0, 6), s.lin(cx + 80, 0, cx - 80, 0, (0, T.w(40)), (.5, T.w(-10)), (1, T.a(80))))
    s.fill(top, s.lin(cx + 60, cy - 100, cx - 60, cy + 100, (0, WHITE), (.25, T.a(56)), (.6, T.w(4)), (1, T.a(76))))
    s.fill(ellipse(cx, cy, 78, 108), s.rad(cx + 20, cy - 50, 150, 190, (0, T.w(50, 1.1)), (.5, T.w(24)), (1, T.w(4))))
    s.stroke(top, s.lin(cx + 60, cy - 100, cx - 60, cy + 100, (0, WHITE, 1), (.5, WHITE, .2), (1, WHITE, .9)), HAIR)
    tints = PLAYERS
    halves = [(0, lambda x, y: (cx + x, cy + y)), (180, lambda x, y: (cx - x, cy - y))]
    # south and west, then north and east: clockwise, as the turn goes
    for half, at in halves:
        for tn, (x, y) in ((tints[0 if half == 0 else 2], (0, 118)), (tints[1 if half == 0 else 3], (-84, 0))):
            hx, hy = at(x, y)
            s.shadow(hx - 6, hy + 9, 30, 30, SHADE, .8)
            s.stroke(ellipse(hx, hy, 20), tn.t(-44), EDGE + HAIR)
            s.fill(ellipse(hx, hy, 20), s.rad(hx - 6, hy + 9, 32, 32, (0, tn.a(84, .9)), (.4, tn.t(20)), (.8, tn.t(-20)),
                (1, tn.t(-36))))
            s.stroke(ellipse(hx, hy, 20), s.lin(hx + 15, hy - 15, hx - 15, hy + 15, (0, WHITE, 1), (.5, WHITE, .2),
                (1, tn.a(88, .8), 1)), HAIR)
            s.fill(crescent(hx, hy, 16.8, -70, 0, 4.4), WHITE, .95)
        for x, y, a in ((-36, 76, 0), (-44, -36, 90)):        # the first place, just left empty
            p = move(turn(rrect(-10, -14, 20, 28, 4), a), *at(x, y))
            s.fill(p, T.w(-16), .5)
            s.stroke(p, T.a(84), HAIR, .7)
        for j in (0, 1, 2):
            mini(s, *at(-12 + 23 * j, 76), 20, .32 + .12 * j, half)
            mini(s, *at(-44, -12 + 23 * j), 20, .32 + .12 * j, 90 + half)
    for half, at in halves:
        arrow(s, tr([('M', -34, 92), ('C', -52, 112, -92, 92, -86, 28)], at), G, 9, 15)
        arrow(s, tr([('M', -60, -38), ('C', -80, -58, -74, -106, -28, -117)], at), G, 9, 15)
        mini(s, *at(-66, 92), 31, .97, half + 28, 12)
        mini(s, *at(-70, -79), 31, .97, half + 114, 12)
    frame(s, T, PLAIN)
    return s


def event_shift_seats():
    s, T, G = begin('event shift_seats: everybody moves on to the left neighbour\'s row')
    cx, cy = 125, 175
    s.fill(ellipse(cx, cy, 118, 160), s.rad(cx, cy, 118, 160, (0, T.a(60), .55), (1, T.a(40), 0)))
    s.shadow(cx - 10, cy + 16, 84, 104, SHADE, .85)
    top = rrect(cx - 54, cy - 74, 108, 148, 26)
    s.fill(move(top, -2, 6), s.lin(cx + 54, 0, cx - 54, 0, (0, T.w(40)), (.5, T.w(-10)), (1, T.a(80))))
    s.fill(top, s.lin(cx + 50, cy - 80, cx - 50, cy + 80, (0, WHITE), (.25, T.a(56)), (.6, T.w(4)), (1, T.a(76))))
    s.fill(rrect(cx - 50, cy - 70, 100, 140, 22), s.rad(cx + 20, cy - 40, 110, 140, (0, T.w(50, 1.1)), (.5, T.w(24)),
        (1, T.w(4))))
    s.stroke(top, s.lin(cx + 50, cy - 80, cx - 50, cy + 80, (0, WHITE, 1), (.5, WHITE, .2), (1, WHITE, .9)), HAIR)
    for j in range(3):                                        # four rows that stay where they are
        mini(s, cx - 22 + 22 * j, cy + 52, 17, .10 + .16 * j)
        mini(s, cx + 22 - 22 * j, cy - 52, 17, .52 + .16 * j, 180)
        mini(s, cx - 34, cy - 22 + 22 * j, 17, .32 + .16 * j, 90)
        mini(s, cx + 34, cy + 22 - 22 * j, 17, .66 + .14 * j, -90)
    seats = ((0, 104), (-82, 0), (0, -104), (82, 0))          # south, west, north, east: clockwise, as the turn goes
    for x, y in seats:                                        # the places that are waiting
        s.fill(ellipse(cx + x, cy + y, 22), s.rad(cx + x, cy + y, 22, 22, (0, G.a(84)), (.5, G.a(60, 1.2)),
            (1, G.a(36, 1.2))))
        s.stroke(ellipse(cx + x, cy + y, 21), G.w(-14), 5, .8)
        s.stroke(ellipse(cx + x, cy + y, 21), s.lin(cx + x + 15, cy + y - 15, cx + x - 15, cy + y + 15, (0, WHITE),
            (.4, G.a(72)), (1, G.a(50, 1.2))), 3)
    on_way = ((-78, 108), (-78, -108), (78, -108), (78, 108))
    for i in range(4):
        (x0, y0), (hx, hy), (x1, y1) = seats[i], on_way[i], seats[(i + 1) % 4]
        a = math.atan2(y1 - hy, x1 - hx)
        reach = math.hypot(x1 - hx, y1 - hy)
        arrow(s, line((cx + hx, cy + hy), (cx + hx + math.cos(a) * (reach - 30), cy + hy + math.sin(a) * (reach - 30))), G,
            9, 15)
        s.stroke(line((cx + x0 + (hx - x0) * .3, cy + y0 + (hy - y0) * .3), (cx + hx, cy + hy)),
            s.lin(cx + x0, cy + y0, cx + hx, cy + hy, (0, T.a(80), 0), (1, T.a(86), .8)), 9)
        head(s, cx + hx, cy + hy, 25, PLAYERS[i], (math.cos(a), math.sin(a)))
    frame(s, T, PLAIN)
    return s
