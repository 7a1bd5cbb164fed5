"""Pictures for the surface and for effects: confetti, sparks, glows, the sweep over a full row, a pointer."""
import math

from card import at_lab
from colour import *
from joker import SPECTRUM
from light import crescent, sparkle
from paths import *
from svg import EDGE, HAIR, Svg


THEME_GLOW = '#ffe08a'


def confetti(k):
    """A tumbling prism, seen from a side of its own; one colour of the spectrum each."""
    s = Svg(48, 48, 'confetti %d' % (k + 1))
    tone = SPECTRUM[k]
    shapes = ([(24, 5), (43, 36), (8, 40)], [(12, 6), (42, 18), (22, 43)], [(30, 4), (44, 30), (16, 44), (6, 18)],
        [(7, 12), (41, 7), (30, 42)],
              [(24, 4), (40, 24), (24, 44), (8, 24)], [(10, 8), (44, 28), (14, 42)], [(33, 5), (43, 38), (5, 30)])
    pts = shapes[k]
    mx, my = sum(p[0] for p in pts) / len(pts) + 2, sum(p[1] for p in pts) / len(pts) - 2
    n = len(pts)
    # facets meet in a point; each takes light by its own direction
    for i in range(n):
        (ax, ay), (bx, by) = pts[i], pts[(i + 1) % n]
        a = math.atan2((ay + by) / 2 - my, (ax + bx) / 2 - mx)
        v = math.cos(a) * .6 - math.sin(a) * .8
        near, far = (mix(tone, WHITE, .08 + .42 * v), mix(tone, WHITE, .5)) if v > 0 else (mix(tone, '#10285e', -.45 * v),
            mix(tone, WHITE, .2))
        s.fill(polygon([(mx, my), (ax, ay), (bx, by)]), s.lin((ax + bx) / 2, (ay + by) / 2, mx, my, (0, near), (1, far)))
    rim = polygon(pts)
    s.stroke(rim, s.lin(42, 6, 6, 42, (0, WHITE), (.5, WHITE, .35), (1, WHITE, .9)), HAIR + .4)
    for p in pts:
        s.stroke(line(p, (mx, my)), WHITE, HAIR * .7, .45)
    return s


def soft(name, size, *stops):
    s = Svg(size, size, name)
    c = size / 2
    s.fill(ellipse(c, c, c), s.rad(c, c, c, c, *stops))
    return s


def glow():
    """Warm light round what is won."""
    return soft('warm glow', 256, (0, '#fffbe8', 1), (.12, '#ffeeb0', .95), (.3, '#ffb45e', .58), (.58, '#ff7d6e', .2),
        (1, '#e0609a', 0))


def glow_cool():
    """Cool light round what can be chosen."""
    return soft('cool glow', 256, (0, '#ffffff', .9), (.2, '#c9e2ff', .62), (.5, '#7fb0ff', .24), (1, '#7fb0ff', 0))


def shadow():
    return soft('soft round shadow', 256, *[(t, SHADE, .8 * (1 - t * t) ** 2) for t in (0, .2, .4, .6, .8, 1)])


def light_pool():
    """Light on the table; to be stretched over it."""
    return soft('light pool on the table', 512, *[(t, '#2b5cb0', .62 * (1 - t * t) ** 2) for t in (0, .2, .4, .6, .8, 1)])


def spark():
    s = Svg(96, 96, 'spark')
    s.fill(ellipse(48, 48, 40), s.rad(48, 48, 40, 40, (0, '#fffbe8', 1), (.16, '#ffe9a8', .85), (.4, '#ffa860', .4),
        (1, '#e0609a', 0)))
    sparkle(s, 48, 48, 46)
    sparkle(s, 48, 48, 24, .8, 45)
    s.fill(ellipse(48, 48, 6), WHITE)
    return s


def sweep():
    """A band of light to draw across a row, slanted as the light on the table is."""
    s = Svg(240, 280, 'sweep of light')
    s.fill(polygon([(112, 0), (232, 0), (128, 280), (8, 280)]),
        s.lin(60, 140, 60 + 120 * .879, 140 + 120 * .326, (0, '#fff3cf', 0), (.3, '#fff6dc', .14), (.5, '#fffaf0', .62),
        (.7, '#fff6dc', .14), (1, '#fff3cf', 0)))
    return s


def won_beam():
    """Light through the nine cards of a row: a white heart in the colours of dawn, softer outwards. Light adds."""
    s = Svg(1440, 200, 'beam through a row')
    layers = 11
    for q in range(layers):
        u = 1 - q / layers
        high = max(4, 200 * u ** 1.7)
        heart, strength = (1 - u) ** 1.5, .036 + .34 * (1 - u) ** 3.2
        stops = [(t, mix(at_lab(58 + 26 * t, .18, 285 + 165 * t), WHITE, heart), round(strength * min(1, t * 30), 3))
                 for t in (0, .034, .3, .6, 1)]
        s.fill(rrect(0, 100 - high / 2, 1440, high, min(60, high) / 2), s.lin(0, 100, 1440, 100, *stops))
    return s


def won_fan(aim):
    """The beam leaves the last card as a spectrum; it starts in the middle of the left side, or of the bottom."""
    wide, high = (1000, 1060) if aim == 0 else (1060, 1000)
    s = Svg(wide, high, 'spectrum')
    x, y, spread = (0, high / 2, 62) if aim == 0 else (wide / 2, high, 62)
    for i, tone in enumerate(SPECTRUM):
        a, b = (math.radians(aim - spread / 2 + spread * k / 7) for k in (i, i + 1.25))
        s.fill(polygon([(x, y)] + [(x + 1000 * math.cos(c), y + 1000 * math.sin(c)) for c in (a, b)]),
            s.rad(x, y, 1000, 1000, (0, WHITE, .8), (.18, tone, .66), (.6, tone, .34), (1, tone, 0)))
    return s


def won_ring():
    """Air pressed away by a card that comes down, as seen on the table."""
    s = Svg(256, 128, 'ring of light')
    s.fill(ellipse(128, 64, 126, 62), s.rad(128, 64, 126, 62, (0, '#ffe9c0', 0), (.72, '#ffe9c0', 0), (.86, '#fff3dc', .8),
        (.94, '#ffc890', .3), (1, '#ffb060', 0)))
    return s


def goal_blades():
    """The goal's mirror, shut: nine blades that wind out of the middle."""
    s = Svg(640, 640, 'blades of an iris')
    s.fill(ellipse(320, 320, 318), s.rad(320, 320, 318, 318, (0, '#ffdf9e'), (.86, '#ff9e6a'),
        (.9, '#f0b24a'), (.95, '#ffeaae'), (1, '#a8660e')))
    s.fill(ellipse(320, 320, 284), '#3a1056')
    for k in range(9):
        edges = []
        for turn in (k, k + 1):
            ways = [(r, math.tau * turn / 9 + .353 * math.log(r)) for r in (6, 14, 30, 55, 90, 130, 175, 228, 280)]
            edges.append([(320 + r * math.cos(a), 320 + r * math.sin(a)) for r, a in ways])
        x, y = edges[0][-1]
        turns = [math.atan2(y - 320, x - 320) + math.tau / 9 * q for q in (.25, .5, .75)]
        rim = [(320 + 280 * math.cos(a), 320 + 280 * math.sin(a)) for a in turns]
        (x, y), (u, v) = edges[0][6], edges[1][6]
        s.fill(polygon(edges[0] + rim + edges[1][::-1]), s.lin(x, y, u, v, (0, '#ffe6b8'), (.3, '#ffb07a'), (.62, '#d8568c'), (1, '#5a2290')))
        s.stroke(polygon(edges[0] + edges[0][::-1]), '#fff6e4', EDGE, .85)
    return s


def goal_light():
    """What is seen through the iris: white gold, with nine corners, which are on the edges of the blades when it is open."""
    s = Svg(400, 400, 'light through an iris')
    points = []
    for k in range(9):
        for q in range(6):  # edges bend out a little
            a, r = .353 * math.log(266) + math.tau * (k + q / 6) / 9, 190 * (1 - .052 * math.sin(math.pi * q / 6))
            points.append((200 + r * math.cos(a), 200 + r * math.sin(a)))
    s.fill(polygon(points), s.rad(200, 200, 195, 195, (0, '#fffdf4'), (.5, '#fff3d2'), (.86, '#ffdf9a'), (1, '#ffb86a')))
    s.stroke(polygon(points), '#fff9ea', EDGE, .9)
    return s


def goal_rays():
    """Thrown outwards by fourteen prisms, from behind the mirror, which ends at 246 of 640. Light adds."""
    s = Svg(1280, 1280, 'rays of prisms')
    tones = ('#ff6f78', '#ffa24e', '#ffe070', '#70e89a', '#52d8f2', '#7a9cff', '#c38aff')
    for k in range(14):
        tone, turn = tones[k % 7], math.tau * (k + .5) / 14 - math.pi / 2
        for q in range(3):
            near, far = (math.radians(w * (1 - q / 3)) for w in (5, 9.5))
            ends = [(230, -near), (640, -far), (640, far), (230, near)]
            s.fill(polygon([(640 + r * math.cos(turn + a), 640 + r * math.sin(turn + a)) for r, a in ends]),
                s.rad(640, 640, 640, 640, (.38, tone, .4), (.6, tone, .24), (1, tone, 0)))
    return s


def card_rim():
    """Light round a card that counts: a card is 250 by 350 in the middle of it."""
    s = Svg(290, 390, 'light round a card')
    for out, width, tone, o in ((13, 5, '#ffb45e', .12), (9, 5, '#ffd37a', .26), (5.5, 4, THEME_GLOW, .55), (2.5, 4, '#fff3cf', .95)):
        s.stroke(rrect(20 - out, 20 - out, 250 + 2 * out, 350 + 2 * out, 19 + out), tone, width, o)
    return s


def bead(name, hue, chroma, light, lit):
    """A glass bead: progress, page marks, switches."""
    s = Svg(64, 64, 'bead, ' + name)
    t = lambda dl, k=1, h=hue: at_lab(light + (98.5 - light) * dl / 100 if dl > 0 else max(5, light + dl), chroma * k, h)
    s.fill(ellipse(28, 37, 27, 26), s.rad(28, 37, 27, 26,
        *[(q, SHADE, .7 * (1 - q * q) ** 2) for q in (0, .25, .5, .75, 1)]))
    s.stroke(ellipse(32, 31, 24), t(-40), EDGE, .85)
    s.fill(ellipse(32, 31, 24), s.rad(25, 42, 37, 37, (0, t(86, .9, lit)), (.4, t(26)), (.8, t(-16)), (1, t(-32))))
    s.stroke(ellipse(32, 31, 24), s.lin(50, 13, 14, 49, (0, WHITE), (.5, WHITE, .2), (1, t(88, .8, lit))), HAIR)
    s.fill(crescent(32, 31, 20.5, -74, -4, 5), WHITE, .95)
    return s


def pointer():
    s = Svg(48, 48, 'pointer')
    shape = rounded([(8, 5, 2.5), (38, 26, 3), (25.5, 29, 1.5), (32, 41.5, 3), (26, 44.5, 3), (19.6, 32, 1.5), (10, 41, 3)])
    s.fill(move(shape, -2, 3), SHADE, .4)
    s.stroke(shape, '#16347c', 4.4)
    s.fill(shape, s.lin(34, 8, 10, 42, (0, WHITE), (.5, '#e3edff'), (1, '#8fb4ff')))
    s.stroke(shape, WHITE, HAIR, .9)
    return s


def hand():
    """A large hand of clear glass, nobody's skin, that points up; its origin is the tip of the finger."""
    s = Svg(300, 400, 'hand of glass')
    s.origin = (121, 14)
    finger = rrect(92, 12, 58, 230, 29)
    palm = rounded([(86, 178, 26), (252, 184, 34), (258, 262, 30), (236, 322, 30), (112, 322, 34), (84, 250, 30)])
    thumb = turn(rrect(36, 168, 52, 122, 26), -34, 64, 230)
    folds = [rrect(150, 152, 42, 90, 21), rrect(189, 161, 39, 82, 19.5), rrect(224, 174, 36, 70, 18)]
    cuff = rounded([(100, 314, 15), (250, 314, 15), (260, 378, 17), (90, 378, 17)])
    for part in (finger, palm, thumb, *folds):
        s.stroke(move(part, -3, 7), '#1a0850', 14, .14)
    for part in (finger, palm, thumb, *folds):
        s.stroke(part, '#2a1a78', 9)
    glassy = s.lin(262, 30, 40, 340, (0, WHITE), (.26, '#eef4ff'), (.5, '#bccbff'), (.72, '#a58ff0'), (.9, '#ff9fb4'),
        (1, '#ffd9a8'))
    for part in (thumb, palm, finger, rrect(95, 170, 53, 80, 8)):
        s.fill(part, glassy)
    s.fill(rounded([(110, 60, 14), (140, 44, 14), (142, 210, 10), (226, 216, 20), (214, 300, 26), (128, 300, 26), (106, 240, 14)]),
        s.lin(230, 60, 100, 300, (0, '#6a5ae0', .42), (.5, '#7a6af0', .16), (1, '#ffb0c0', 0)))
    for part in folds:
        s.stroke(part, '#5a48c8', 5, .8)
        s.fill(part, s.lin(262, 150, 150, 250, (0, WHITE), (.4, '#dfe8ff'), (.75, '#a99cf6'), (1, '#e8a8d8')))
        x0, y0, x1, y1 = bounds(part)
        s.fill(rrect(x0 + 8, y0 + 7, (x1 - x0) * .55, 13, 6.5), WHITE, .95)
        s.stroke(line((x0 + 5, y0 + 26), (x0 + 5, y1 - 20)), '#ffe0e8', 3, .8)
    s.fill(rrect(126, 30, 14, 128, 7), s.lin(0, 30, 0, 158, (0, WHITE), (.5, WHITE, .8), (1, WHITE, .1)))
    s.stroke(line((99, 46), (99, 236)), s.lin(0, 46, 0, 236, (0, WHITE, .2), (.6, '#ffd0d8', .95), (1, '#ffd0b0', .9)), 4.6)
    s.stroke([('M', 98, 40), ('C', 100, 24, 110, 18, 124, 18)], WHITE, 4, .9)
    s.stroke([('M', 92, 256), ('C', 96, 290, 110, 310, 130, 314)], '#ffe6d0', 5, .95)
    s.fill(turn(rrect(62, 178, 12, 50, 6), -34, 64, 230), WHITE, .9)
    s.stroke(cuff, '#2a1a78', 8)
    s.fill(cuff, s.lin(260, 314, 90, 378, (0, '#fffbe8'), (.3, '#ffd98a'), (.7, '#f0982c'), (1, '#ffe2a0')))
    s.stroke(rounded([(102, 316, 13), (248, 316, 13), (257, 375, 15), (93, 375, 15)]), WHITE, 2.6, .85)
    s.fill(rrect(126, 325, 108, 9, 4.5), WHITE, .7)
    return s


UI = {'hand': hand, 'glow': glow, 'glow_cool': glow_cool, 'shadow': shadow, 'light_pool': light_pool, 'spark': spark, 'sweep': sweep,
    'pointer': pointer, 'card_rim': card_rim, 'won_beam': won_beam, 'won_ring': won_ring, 'won_fan_up': lambda: won_fan(-90),
    'goal_blades': goal_blades, 'goal_light': goal_light, 'goal_rays': goal_rays}
for _k in range(7):
    UI['confetti_%d' % (_k + 1)] = lambda k=_k: confetti(k)
for _name, _tone in {'gold': (84, .15, 82, 94), 'red': (18, .185, 50, 40), 'teal': (205, .115, 70, 190),
        'violet': (302, .165, 54, 325), 'amber': (66, .155, 76, 84),
                     'blue': (262, .12, 46, 232), 'clear': (240, .03, 84, 220)}.items():
    UI['bead_' + _name] = lambda name=_name, tone=_tone: bead(name, *tone)
