"""Best Path: the numbers' lenses, what a halved number is worth, and whose a number is. The numerals are set by the game."""
from path_glass import *
from path_players import PLAYERS, player
from svg import Svg

SEAT = 64, 55               # middle of a lens in its picture: above the tile's, so that the sign below stays free
LENS = 27
GLOOM = '#02081f'
SETTING = {True: ('#fffdf0', '#ffdf8e', '#e8962a', '#8a4a08'), False: ('#ffffff', '#d7e0ee', '#8492ad', '#3b4a68')}  # is it gold?


def number_lens(kind, taken):
    """full: gold; half: silver and cut by a line. taken: somebody has reached it, its light is on."""
    s = Svg(BOX, BOX, 'lens of a number: %s%s' % (kind, ', reached' if taken else ''))
    s.origin = SEAT
    cx, cy, r = *SEAT, LENS
    gold = kind == 'full'
    bright, pale, deep, edge = SETTING[gold]
    if taken:
        for w, a in ((22, .10), (15, .16), (9, .26)):
            s.stroke(ellipse(cx, cy, r), '#ffe08a' if gold else '#dfeaff', w, a)
    s.shadow(cx - 5, cy + 7, r * 1.32, r * 1.28, GLOOM, .85)
    s.fill(ellipse(cx, cy, r + 1), edge)
    across = cx + 18, cy - 22, cx - 18, cy + 22
    s.fill(ellipse(cx, cy, r), s.lin(*across, (0, bright), (.35, pale), (.75, deep), (1, pale)))
    q = r - 5
    s.fill(ellipse(cx, cy, q + .8), edge, .75)
    inside = ((0, WHITE), (.35, '#fff6d8'), (.75, '#ffdf97'), (1, '#f2b552')) if gold else \
        ((0, WHITE), (.4, '#e6edf8'), (.8, '#b3c0d6'), (1, '#8797b4'))
    s.fill(ellipse(cx, cy, q), s.rad(cx - 6, cy + 9, 36, 36, *inside))
    if not gold and not taken:
        half = [(cx + 60, cy - 36), (cx + 60, cy + 84), (cx - 60, cy + 36)]
        s.fill(within(ellipse(cx, cy, q), half), s.lin(cx - 20, cy + 12, cx + 14, cy + 24, (0, '#31456e', .62), (1, '#31456e', .34)))
        s.stroke(line((cx - q * .86, cy + .52 * q), (cx + q * .86, cy - .52 * q)), WHITE, 1.6, .9)
    s.fill(crescent(cx, cy, q * .95, -86, -4, q * .17), WHITE, .95)
    s.fill(crescent(cx, cy, q * .95, 110, 190, q * .09), WHITE, .8)
    s.stroke(ellipse(cx, cy, r - .6), s.lin(*across, (0, WHITE), (.5, WHITE, .25), (1, WHITE, .85)), 1.3)
    return s


def ring(who):
    """Round the lens of a number that somebody has reached: whose it is."""
    s = Svg(BOX, BOX, 'ring of ' + who)
    s.origin = SEAT
    circle = ellipse(*SEAT, LENS + 1.5)
    for w, a in ((13, .14), (9, .22)):
        s.stroke(circle, player(who, 70), w, a)
    s.stroke(circle, player(who, 18), 6.6)
    s.stroke(circle, s.lin(82, 33, 46, 77, (0, player(who, 92, .5)), (.4, player(who, 64, 1.1)), (1, player(who, 80))), 4.2)
    return s


BADGES = {'half': ('#ffffff', '#c9d5e8', '#7f8fae'), 'full': ('#fff6d8', '#ffd27a', '#e8962a'),
          'minus': ('#f3e9ff', '#c6a2ff', '#8453dc')}


def badge(kind):
    """For what a halved number is worth, and for points in general."""
    s = Svg(48, 48, 'badge: ' + kind)
    s.origin = (24, 24)
    s.shadow(22, 27, 22, 21, GLOOM, .8)
    s.fill(ellipse(24, 24, 18), '#14264e')
    s.fill(ellipse(24, 24, 16.6), s.lin(34, 10, 14, 38, *zip((0, .5, 1), BADGES[kind])))
    s.stroke(ellipse(24, 24, 15.8), s.lin(34, 10, 14, 38, (0, WHITE), (.5, WHITE, .3), (1, WHITE, .8)), 1.2)
    return s


def pictures():
    for kind in ('full', 'half'):
        yield 'numbers/' + kind, lambda kind=kind: number_lens(kind, False)
        yield 'numbers/%s_taken' % kind, lambda kind=kind: number_lens(kind, True)
    for kind in BADGES:
        yield 'numbers/badge_' + kind, lambda kind=kind: badge(kind)
    for who in PLAYERS:
        yield 'numbers/ring_' + who, lambda who=who: ring(who)
