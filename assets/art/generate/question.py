"""Where a question is asked: a medallion of dawn, for what is made there to stand in, and the light that lies on it."""
import math

from paths import *
from svg import Svg

SIDE, MIDDLE, RADIUS = 260, 130, 104
SKY = ((0, '#2a2f8e'), (.28, '#7a4cb4'), (.5, '#e0709c'), (.66, '#ffa574'), (.8, '#ffd98a'), (1, '#fff0c4'))
FRAMES = {'dawn': ('#fff8e4', '#ffd98a', '#e8962a', '#fff0c8'), 'dawn_back': ('#f8f2ff', '#cdb0ff', '#8453dc', '#e4d2ff')}
HILLS = ((.30, '#9a5a9a', '#e89a8a', ((-1.1, .12), (-.6, -.06), (-.2, .10), (.2, .0), (.7, .14), (1.1, .04))),
    (.48, '#5a3a86', '#b0648c', ((-1.1, .0), (-.5, .12), (0, -.02), (.5, .10), (1.1, -.04))))


def disc(radius, corners=0):
    """A circle, or a polygon with soft corners."""
    if not corners:
        return ellipse(MIDDLE, MIDDLE, radius)
    turns = [math.pi / 6 + 2 * math.pi * i / corners for i in range(corners)]
    return rounded([(MIDDLE + radius * math.cos(t), MIDDLE + radius * math.sin(t), radius * .14) for t in turns])


def sunrise(s, hull):
    q, m = RADIUS, MIDDLE
    x, y = m + q * .30, m + q * .22
    s.fill(within(ellipse(x, y, q * .8), hull), s.rad(x, y, q * .8, q * .8, (0, '#ffffff', 1), (.2, '#fff3c0', .95),
        (.5, '#ffc878', .45), (1, '#ffa0a0', 0)))
    light = s.rad(x, y, q * 1.5, q * 1.5, (0, '#fff6d8', .5), (1, '#fff0c0', 0))
    for turned in range(-170, 0, 17):
        a, b = math.radians(turned - 3), math.radians(turned + 3)
        ray = polygon([(x, y), (x + 2 * q * math.cos(a), y + 2 * q * math.sin(a)),
            (x + 2 * q * math.cos(b), y + 2 * q * math.sin(b))])
        s.fill(within(ray, hull), light)
    s.fill(ellipse(x, y, q * .17), s.rad(x, y, q * .17, q * .17, (0, '#ffffff'), (.8, '#fff8dc'), (1, '#ffe9a8')))


def hills(s, hull):
    q, m = RADIUS, MIDDLE
    for down, dark, lit, crest in HILLS:
        hill = smooth([(m + x * q, m + (down + y) * q) for x, y in crest])
        hill += [('L', m + q * 1.2, m + q * 1.2), ('L', m - q * 1.2, m + q * 1.2), ('Z',)]
        s.fill(within(hill, hull), s.lin(m + q, m, m - q, m + q, (0, lit), (1, dark)))
    pool = within(ellipse(m, m + q * .82, q * .8, q * .26), hull)
    s.fill(pool, s.rad(m, m + q * .74, q * .8, q * .3, (0, '#ffd9a0', .95), (.5, '#e88a8a', .5), (1, '#5a3a86', 0)))


def dawn(name):
    """Round and gold where it goes forwards, six-sided and violet where it goes back, as the sites on the board are."""
    s = Svg(SIDE, SIDE, 'a medallion of dawn')
    corners, tones, m = (0 if name == 'dawn' else 6), FRAMES[name], MIDDLE
    rim = RADIUS * (1.15 if not corners else 1.19)
    inner = RADIUS if not corners else RADIUS * 1.02
    s.shadow(m - 3, m + 8, RADIUS * 1.25, RADIUS * 1.25, '#3a1060', .75)
    s.fill(disc(rim, corners), s.lin(m + rim, m - rim, m - rim, m + rim, (0, tones[0]), (.3, tones[1]), (.7, tones[2]),
        (1, tones[3])))
    s.stroke(disc(rim - 1.6, corners), '#fffbea', 2.6, .9)
    s.stroke(disc(inner + 1, corners), '#4a1a40', 3.4, .6)
    s.fill(disc(inner, corners), s.lin(m, m - RADIUS, m, m + RADIUS, *SKY))
    hull = flat(disc(inner, corners))[0]
    sunrise(s, hull)
    hills(s, hull)
    return s


def shine():
    """Over what stands in it: the glass in front."""
    s = Svg(SIDE, SIDE, "light on a medallion's glass")
    m, q = MIDDLE, RADIUS
    s.fill([('M', m - q * .92, m - q * .2), ('C', m - q * .9, m - q * .7, m - q * .4, m - q * .96, m + q * .1, m - q * .95),
        ('C', m - q * .3, m - q * .8, m - q * .7, m - q * .5, m - q * .76, m - q * .1), ('Z',)],
        s.lin(m - q, m - q, m, m, (0, '#ffffff', .75), (1, '#ffffff', .1)))
    return s


def pictures():
    for name in FRAMES:
        yield name, lambda name=name: dawn(name)
    yield 'shine', shine
