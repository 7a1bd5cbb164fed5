"""Event cards about cards: swap_own, all_swap, trade, take_two, make_swap; told without words."""
from event_parts import *


def event_swap_own():
    s, T, G = begin('event swap_own: two of one\'s own cards change places')
    # the player's rack
    ts = [.04, .93, .50, .72, .27]
    xs = [39, 82, 125, 168, 211]
    y = 168
    s.shadow(118, y + 52, 118, 20, SHADE, .6)
    for i in (0, 2, 3):
        mini(s, xs[i], y, 37, ts[i])
    for i in (1, 4):
        gap(s, xs[i], y, 37, T)
    rack(s, 20, 230, y + 30, T)
    arrow(s, [('M', 94, 76), ('C', 130, 26, 196, 34, 210, 128)], G)
    arrow(s, [('M', 190, 276), ('C', 156, 312, 104, 296, 84, 216)], G)
    mini(s, xs[1] - 4, 82, 42, ts[1], -10, 14)
    mini(s, xs[4] - 8, 262, 42, ts[4], 8, 14)
    s.embed(pawn('cheer'), 8, 217, .37)
    frame(s, T, PLAIN)
    return s


def event_all_swap():
    s, T, G = begin('event all_swap: everybody swaps two own cards')
    ramps = ((.05, .62, .36, .20, .92), (.08, .30, .88, .66, .48), (.80, .28, .46, .14, .95), (.04, .90, .40, .58, .26))
    swaps = ((1, 3), (2, 4), (0, 3), (1, 4))
    for i, tint in enumerate(PLAYERS):
        y = 57 + 78.6 * i
        xs = [81 + 33.5 * j for j in range(5)]
        head(s, 41, y, 15, tint, (.8, 0))
        for j, t in enumerate(ramps[i]):
            mini(s, xs[j], y, 25, t, lift=8 if j in swaps[i] else 0)
        a, b = swaps[i]
        swap_arcs(s, xs[a], xs[b], y, 32, G)
    frame(s, T, PLAIN)
    return s


def event_trade():
    s, T, G = begin('event trade: one card of another player for one of the own')
    theirs, own = ((39, .10), (82, .30), (125, .46), (168, .24)), ((82, .05), (125, .62), (168, .52), (211, .90))
    for y, row, hole in ((82, theirs, 168), (262, own, 125)):
        for x, t in row:
            if x == hole:
                gap(s, x, y, 37, T)
            else:
                mini(s, x, y, 37, t)
    rack(s, 20, 188, 112, T)
    rack(s, 62, 230, 292, T)
    head(s, 210, 88, 21, PLAYERS[2], (-.8, .5), 'o')
    s.embed(pawn(dict(POSES['cheer'], lift=0, look=(2.5, -2))), -9, 204, .385)
    arrow(s, [('M', 184, 104), ('C', 226, 146, 214, 200, 140, 229)], G)
    arrow(s, [('M', 110, 250), ('C', 54, 214, 66, 158, 154, 122)], G)
    mini(s, 200, 164, 44, theirs[3][1], 9, 14)
    mini(s, 80, 186, 44, own[1][1], -9, 14)
    frame(s, T, PLAIN)
    return s


def event_take_two():
    s, T, G = begin('event take_two: 1 the two top cards of the discard, 2 one of them into the row, 3 what left it onto the discard')
    px, py = 62, 100
    for k in range(5):                                        # the discard
        mini(s, px - 2 + 1.2 * k, py + 12 - 4 * k, 62, (.44, .62, .30, .50, .38)[k], (-5, 4, -2, 3, 0)[k])
    for x, y in ((144, 80), (200, 92)):
        warm_light(s, x, y, 60, G)
    arrow(s, [('M', 70, 50), ('C', 84, 22, 104, 20, 118, 36)], G, 8, 15)
    for x, y, deg, t in ((146, 84, -8, .14), (200, 92, 9, .74)):
        mini(s, x, y, 52, t, deg, 16)
        gold_ring(s, x, y, 52, deg, G)
    xs, ts, y = [39, 82, 125, 168, 211], (.06, .24, .40, .30, .94), 270
    for i in range(5):
        if i == 3:
            gap(s, xs[i], y, 37, T)
        else:
            mini(s, xs[i], y, 37, ts[i])
    rack(s, 20, 230, y + 32, T)
    arrow(s, [('M', 206, 136), ('C', 222, 176, 204, 204, 178, 240)], G, 11, 19)
    arrow(s, [('M', 150, 250), ('C', 128, 200, 104, 190, 74, 160)], G, 7, 14)
    mini(s, 126, 208, 36, ts[3], -16, 12)
    pips(s, 40, 46, 1, G)
    pips(s, 178, 176, 2, G)
    pips(s, 66, 214, 3, G)
    frame(s, T, PLAIN)
    return s


def event_make_swap():
    s, T, G = begin('event make_swap: somebody else has to swap two cards')
    xs, ts, y = [39, 82, 125, 168, 211], (.05, .76, .42, .58, .24), 96
    for i in range(5):
        mini(s, xs[i], y, 37, ts[i], lift=8 if i in (1, 4) else 0)
    swap_arcs(s, xs[1], xs[4], y, 48, G, 8, 14)
    x, yy = 178, 208
    s.fill(ellipse(x, yy, 66), s.rad(x, yy, 66, 66, (0, G.a(80), .75), (.6, G.a(56, 1.2), .3), (1, G.a(40, 1.2), 0)))
    head(s, x, yy, 36, PLAYERS[0], (-.2, -.9), 'o')
    ring_ = ellipse(x, yy, 44)
    s.stroke(ring_, G.w(-14), 7)
    s.stroke(ring_, s.lin(x + 40, yy - 40, x - 40, yy + 40, (0, WHITE), (.4, G.a(70)), (1, G.a(48, 1.3))), 4.6)
    s.embed(pawn(dict(POSES['stand'], arms=(24, 116), look=(3, -2), mouth='open', lean=6)), -22, 158, .6)
    arrow(s, line((93, 252), (130, 230)), G, 10, 18)
    frame(s, T, PLAIN)
    return s
