"""What a card's motif is reduced to on other players' small cards: a silhouette for each ten, white, to be tinted."""
import math

from colour import WHITE
from light import crescent
from paths import *
from svg import Svg

SIDE, C, R = 64, 32, 26


def lens():
    beam = polygon([(C - 2, C + 3), (C + 6, C + 7), (C - R * .86, C + R * .98)])
    return turn(ellipse(C, C - 4, R, R * .36), -38, C, C - 4) + beam


def vial():
    return rrect(C - R * .58, C - R * .42, R * 1.16, R * 1.4, R * .26) + rrect(C - R * .34, C - R * .96, R * .68, R * .42, R * .1)


def cooktop():
    zones = ((-.5, -.44, .38), (.5, -.42, .32), (-.5, .5, .46), (.52, .48, .40))
    return [step for dx, dy, q in zones for step in ellipse(C + dx * R, C + dy * R, q * R)]


def mirror():
    stars = ellipse(C + R * .3, C - R * .3, R * .15) + ellipse(C - R * .06, C + R * .08, R * .11) + ellipse(C + R * .5, C + R * .2, R * .09)
    return crescent(C, C, R, 20, 250, R * .62) + stars


def fibre():
    path, foot = [], C + R * .95
    for turned in (-150, -120, -90, -60, -30):
        t = math.radians(turned)
        x, y = C + R * math.cos(t), C + R * .5 + R * 1.2 * math.sin(t)
        path += ellipse(x, y, R * .2) + polygon([(C - 2, foot), (C + 2, foot), (x + 1.4, y), (x - 1.4, y)])
    return path


def flask():
    return rounded([(C - R * .95, C + R, R * .2), (C + R * .95, C + R, R * .2), (C + R * .25, C - R * .22, R * .1),
        (C + R * .25, C - R, 1), (C - R * .25, C - R, 1), (C - R * .25, C - R * .22, R * .1)])


def silhouette(draw):
    s = Svg(SIDE, SIDE, 'silhouette of the motif ' + draw.__name__)
    s.fill(draw(), WHITE)
    return s


def pictures():
    for ten, draw in enumerate((lens, vial, cooktop, mirror, fibre, flask), 1):
        yield 'motif_%d' % ten, lambda draw=draw: silhouette(draw)
