"""Event cards, told without words."""
from event_parts import *


def event_swap_own():
    T = Tones(**AQUA)
    G = Tones(212, 82, 84, .06, 19, .12)
    s = Svg(W, H, 'event swap_own: two of one\'s own cards change places')
    backdrop(s, T)
    # the player's rack
    ts = [.04, .93, .50, .72, .27]
    xs = [39, 82, 125, 168, 211]
    y = 168
    rack = rrect(20, y + 30, 210, 15, 7.5)
    s.shadow(118, y + 52, 118, 20, SHADE, .6)
    for i in (0, 2, 3):
        mini(s, xs[i], y, 37, ts[i])
    for i in (1, 4):                                         # the empty places
        s.fill(rrect(xs[i] - 18.5, y - 26, 37, 52, 6), T.w(-14), .5)
        s.stroke(rrect(xs[i] - 18.5, y - 26, 37, 52, 6), T.a(70, .8), HAIR, .5)
    s.fill(rack, s.lin(0, y + 30, 0, y + 45, (0, WHITE, .85), (.3, T.a(56), .75), (.7, T.w(0), .85), (1, T.a(40), .9)))
    s.stroke(rack, s.lin(230, y + 30, 20, y + 45, (0, WHITE, 1), (.5, WHITE, .2), (1, WHITE, .9)), HAIR)
    arrow(s, [('M', 94, 76), ('C', 130, 26, 196, 34, 210, 128)], G)
    arrow(s, [('M', 190, 276), ('C', 156, 312, 104, 296, 84, 216)], G)
    mini(s, xs[1] - 4, 82, 42, ts[1], -10, 14)
    mini(s, xs[4] - 8, 262, 42, ts[4], 8, 14)
    p = pawn('cheer')
    s.embed(p, 8, 217, .37)
    frame(s, T, PLAIN)
    return s


def event_pass_left():
    T = Tones(**AQUA)
    G = Tones(212, 82, 84, .06, 19, .12)
    s = Svg(W, H, 'event pass_left: everybody hands the first card to the left neighbour')
    backdrop(s, T)
    cx, cy = 125, 175
    s.fill(ellipse(cx, cy, 108, 156), s.rad(cx, cy, 108, 156, (0, T.a(60), .55), (1, T.a(40), 0)))
    s.shadow(cx - 10, cy + 16, 104, 138, SHADE, .85)
    top = ellipse(cx, cy, 82, 112)                            # the table from above
    s.fill(move(top, 0, 6), s.lin(cx + 80, 0, cx - 80, 0, (0, T.w(40)), (.5, T.w(-10)), (1, T.a(80))))
    s.fill(top, s.lin(cx + 60, cy - 100, cx - 60, cy + 100, (0, WHITE), (.25, T.a(56)), (.6, T.w(4)), (1, T.a(76))))
    s.fill(ellipse(cx, cy, 78, 108), s.rad(cx + 20, cy - 50, 150, 190, (0, T.w(50, 1.1)), (.5, T.w(24)), (1, T.w(4))))
    s.stroke(top, s.lin(cx + 60, cy - 100, cx - 60, cy + 100, (0, WHITE, 1), (.5, WHITE, .2), (1, WHITE, .9)), HAIR)
    tints = [rig.Tint(50, .185, 18, 40), rig.Tint(70, .115, 205, 190), rig.Tint(54, .165, 302, 325), rig.Tint(76, .155, 72, 84)]
    halves = [(0, lambda x, y: (cx + x, cy + y)), (180, lambda x, y: (cx - x, cy - y))]
    for half, at in halves:                                   # south and west, then north and east: clockwise, as the turn goes
        for tn, (x, y) in ((tints[0 if half == 0 else 2], (0, 118)), (tints[1 if half == 0 else 3], (-84, 0))):
            hx, hy = at(x, y)
            s.shadow(hx - 6, hy + 9, 30, 30, SHADE, .8)
            s.stroke(ellipse(hx, hy, 20), tn.t(-44), EDGE + HAIR)
            s.fill(ellipse(hx, hy, 20), s.rad(hx - 6, hy + 9, 32, 32, (0, tn.a(84, .9)), (.4, tn.t(20)), (.8, tn.t(-20)), (1, tn.t(-36))))
            s.stroke(ellipse(hx, hy, 20), s.lin(hx + 15, hy - 15, hx - 15, hy + 15, (0, WHITE, 1), (.5, WHITE, .2), (1, tn.a(88, .8), 1)), HAIR)
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


def event_advance_2():
    T = Tones(**AQUA)
    G = Tones(212, 82, 84, .06, 19, .12)
    s = Svg(W, H, 'event advance_2: the figurine moves ahead 2 fields')
    backdrop(s, T)
    # the track comes from the lower left and leaves at the upper right
    fields = [(52, 292, 29), (116, 262, 27), (178, 228, 25), (222, 184, 21), (214, 140, 17.5), (184, 110, 15), (190, 80, 12.5), (216, 62, 10.5)]
    route = smooth([(16, 312)] + [(x, y) for x, y, r in fields])
    s.stroke(move(route, -3, 5), SHADE, 12, .35)
    s.stroke(route, T.w(30), 8, .9)
    s.stroke(route, s.lin(20, 300, 220, 70, (0, T.a(84), .9), (1, T.a(70), .5)), EDGE)
    for i in range(len(fields) - 1, -1, -1):
        x, y, r = fields[i]
        bead(s, x, y, r, G if i in (1, 2) else T, i in (1, 2))
    arrow(s, [('M', 60, 262), ('C', 66, 214, 96, 206, 110, 242)], G, 8, 14)
    arrow(s, [('M', 120, 236), ('C', 122, 190, 146, 178, 160, 210)], G, 8, 14)
    gh = pawn('stand')
    s.embed(gh, -8, 138, .52)
    hp = pawn('hop')
    s.embed(hp, 110, 32, .62)
    frame(s, T, PLAIN)
    return s


EVENTS = {'swap_own': event_swap_own, 'pass_left': event_pass_left, 'advance_2': event_advance_2}
