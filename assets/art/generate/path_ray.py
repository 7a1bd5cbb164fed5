#!/usr/bin/env python3
"""Best Path: the ray of light, its ends, and the lamp it comes from.

Rays are the only pictures made while the game runs: src/gfx/path_ray.c draws them as is done here, byte by byte.

Usage: path_ray.py FOLDER            writes the rays that tests/gfx compares with
       path_ray.py --check FOLDER    are they there?
"""
import os
import sys

from light import glow_w
from path_glass import *
from path_players import PLAYERS, player
from svg import Svg

ROWS = 5, 6, 7, 8, 9, 8, 7, 6, 5
WINDOW = 1000, 900          # with its shadow
CENTRE = 500, 450
FILLET = .294               # of a step: where a bend begins. A bend rounded further would miss the middle of its cell
BEND = .62
PEARLS = 14.4               # apart
GLOOM = '#02081f'
GOLD = '#ffe79a'


def cell_middle(cell):
    row = 0
    while cell >= ROWS[row]:
        cell -= ROWS[row]
        row += 1
    return CENTRE[0] + (cell - (ROWS[row] - 1) / 2) * 50 * math.sqrt(3), CENTRE[1] + (row - 4) * 75


def way(points):
    """Through the middles of cells, rounded where it bends."""
    p = [('M',) + tuple(points[0])]
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:]):
        s = bx + (ax - bx) * FILLET, by + (ay - by) * FILLET
        e = bx + (cx - bx) * FILLET, by + (cy - by) * FILLET
        p += [('L',) + s, ('C', s[0] + (bx - s[0]) * BEND, s[1] + (by - s[1]) * BEND,
                           e[0] + (bx - e[0]) * BEND, e[1] + (by - e[1]) * BEND) + e]
    return p + [('L',) + tuple(points[-1])]


def settled(s, points, who, thick=1):
    """Taken for good: a light guide. A dark casing parts it from every tile; in it the player's colour and a white core."""
    w = way(points)
    for width, o in ((34, .09), (27, .12), (21, .18)):
        s.stroke(w, player(who, 72), width * thick, o)
    s.stroke(move(w, -1.6, 2.4), '#020a1e', 18 * thick, .38)
    s.stroke(w, player(who, 20, .9), 17.5 * thick)
    s.stroke(w, player(who, 58, 1.15), 14 * thick)
    s.stroke(w, player(who, 74, .95), 9.2 * thick)
    s.stroke(w, player(who, 90, .5), 5.6 * thick)
    s.stroke(w, WHITE, 3 * thick)


def draft(s, points, who, thick=1):
    """Being drawn: the glass is there, the light is not yet: hollow, with pearls of light."""
    w = way(points)
    s.stroke(w, '#020a1e', 19 * thick, .4)
    s.stroke(w, player(who, 62, 1.1), 15 * thick, .5)
    s.stroke(w, WHITE, 11.5 * thick, .22)
    for x, y in pearls(flat(w, 1)[0]):
        s.fill(ellipse(x, y, 4.4 * thick), player(who, 30))
        s.fill(ellipse(x, y, 3.5 * thick), WHITE)


def pearls(pts):
    """Evenly apart along points, none at the ends."""
    run = [0]
    for a, b in zip(pts, pts[1:]):
        run.append(run[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    count = max(2, round(run[-1] / PEARLS))
    k = 1
    for i in range(1, count):
        t = run[-1] * i / count
        while run[k] < t:
            k += 1
        u = (t - run[k - 1]) / (run[k] - run[k - 1])
        yield pts[k - 1][0] + (pts[k][0] - pts[k - 1][0]) * u, pts[k - 1][1] + (pts[k][1] - pts[k - 1][1]) * u


def ray(cells, who, thick=1, draw=settled):
    """As large as the window, at its place in it."""
    s = Svg(*WINDOW, 'ray of ' + who)
    s.origin = CENTRE
    draw(s, [cell_middle(cell) for cell in cells], who, thick)
    return s


def end(who, live):
    """An end of the ray. live: it may grow here now; else it sleeps."""
    s = Svg(BOX, BOX, 'end of the ray of %s, %s' % (who, 'live' if live else 'asleep'))
    s.origin = (MIDDLE, MIDDLE)
    c, r = MIDDLE, 17 if live else 16
    if live:
        s.fill(ellipse(c, c, 62), s.rad(c, c, 62, 62, (0, WHITE, .95), (.2, player(who, 92, .6), .8), (.44, player(who, 76), .42),
            (.75, player(who, 64, 1.1), .12), (1, player(who, 60), 0)))
        s.fill(ellipse(c, c, 34), s.rad(c, c, 34, 34, (0, WHITE), (.6, WHITE, .75), (.82, GOLD, .55), (1, '#ffd878', 0)))
        for width, o in ((6, .25), (3, .5)):
            s.stroke(star(c, c, 56, 5), GOLD, width, o)
        s.fill(star(c, c, 40, 7, -45), '#fff3c4', .9)
        s.fill(star(c, c, 58, 6.5), WHITE)
    s.shadow(c - 4, c + 6, r * 1.5, r * 1.45, GLOOM, .7)
    s.fill(ellipse(c, c, r + 1.6), player(who, 18))
    s.fill(ellipse(c, c, r), s.rad(c - r * .3, c + r * .4, r * 1.5, r * 1.5, (0, WHITE), (.3, player(who, 90, .6)),
        (.66, player(who, 66, 1.1)), (1, player(who, 40, 1.1))))
    s.stroke(ellipse(c, c, r - .5), s.lin(c + r, c - r, c - r, c + r, (0, WHITE), (.5, WHITE, .3), (1, WHITE, .9)), 1.5)
    glow_w(s, c, c, r * 1.1, .9)
    outer, inner = (r * .82, r * .17) if live else (r * .72, r * .15)
    s.fill(star(c, c, outer, inner, -76), WHITE, 1 if live else .8)
    s.fill(crescent(c, c, r * .86, -80, -8, r * .22), WHITE, .9)
    return s


def lamp(who):
    """For the figurine's portrait on its start cell: here its light comes from."""
    s = Svg(BOX, BOX, 'lamp of ' + who)
    s.origin = (MIDDLE, MIDDLE)
    c, r = MIDDLE, 31
    across = c + 20, c - 25, c - 20, c + 25
    s.fill(ellipse(c, c, 52), s.rad(c, c, 52, 52, (0, player(who, 84), .8), (.6, player(who, 74), .35), (1, player(who, 64), 0)))
    s.shadow(c - 5, c + 8, r * 1.4, r * 1.35, GLOOM, .8)
    s.fill(ellipse(c, c, r + 1.4), player(who, 16))
    s.fill(ellipse(c, c, r), s.lin(*across, (0, WHITE), (.35, player(who, 76, .8)), (.75, player(who, 48, 1.1)),
        (1, player(who, 84, .8))))
    s.fill(ellipse(c, c, r - 5), s.rad(c - 6, c + 10, 40, 40, (0, player(who, 46)), (.6, player(who, 22)), (1, player(who, 12))))
    s.stroke(ellipse(c, c, r - .6), s.lin(*across, (0, WHITE), (.5, WHITE, .3), (1, WHITE, .9)), 1.4)
    return s


def lamp_small(who):
    """The same for boards that are only read: a bead."""
    s = Svg(BOX, BOX, 'lamp of %s, small' % who)
    s.origin = (MIDDLE, MIDDLE)
    c, r = MIDDLE, 27
    s.fill(ellipse(c, c, r + 5), player(who, 16))
    s.fill(ellipse(c, c, r), s.rad(c - 8, c + 11, 42, 42, (0, WHITE), (.35, player(who, 88, .7)), (.75, player(who, 62, 1.1)),
        (1, player(who, 40, 1.1))))
    s.stroke(ellipse(c, c, r - 1.5), WHITE, 4, .9)
    s.fill(ellipse(c + 8, c - 9, 7, 5, -40), WHITE)
    return s


def pictures():
    for who in PLAYERS:
        yield 'ray/%s_end_live' % who, lambda who=who: end(who, True)
        yield 'ray/%s_end_asleep' % who, lambda who=who: end(who, False)
        yield 'ray/%s_lamp' % who, lambda who=who: lamp(who)
        yield 'ray/%s_lamp_small' % who, lambda who=who: lamp_small(who)


# straight on, bends of both kinds and both ways, the first cell and the last; thin and thick
EXAMPLES = {
    'flask_settled': ('flask', settled, (0, 1, 6, 12, 11, 18, 26, 27, 36), 1),
    'lens_settled': ('lens', settled, (30, 31), 1.25),
    'vial_settled': ('vial', settled, (60, 59, 53, 54, 47), 1),
    'fibre_settled': ('fibre', settled, (4, 10, 17, 25, 34, 33, 32), 1.5),
    'flask_draft': ('flask', draft, (30, 31), 1),
    'lens_draft': ('lens', draft, (40, 31, 22, 21, 13), 1),
    'vial_draft': ('vial', draft, (0, 5, 11, 18, 26, 35), 1.25),
    'fibre_draft': ('fibre', draft, (60, 55, 54), 1),
}


def main(words):
    check = words[:1] == ['--check']
    if len(words) != 1 + check:
        sys.exit(__doc__)
    wrong = 0
    for name, (who, draw, cells, thick) in EXAMPLES.items():
        path = os.path.join(words[-1], name + '.svg')
        drawn = ray(cells, who, thick, draw)
        if not check:
            drawn.save(path)
        elif not os.path.exists(path) or open(path).read() != str(drawn):
            print('%s is not what is drawn here' % path)
            wrong += 1
    return wrong == 0


if __name__ == '__main__':
    sys.exit(0 if main(sys.argv[1:]) else 1)
