"""The title in letters of our own, bent from glass tube, and the icon of the program.

Letters are centre lines on a height of 100; their colours climb the same ramp as the cards, for the game is about order.
"""
import math

from card import Tones
from colour import *
from joker import SPECTRUM
from light import crescent, glow_w, sparkle
from paths import *
from svg import EDGE, HAIR, Svg

TUBE = 25
# width, tubes, and the tubes again where light runs along them: it does not run through joints
LETTERS = {
    'S': (58, [[('M', 54, 23), ('C', 48, 12, 39, 9, 29, 9), ('C', 13, 9, 5, 18, 5, 29), ('C', 5, 43, 17, 47, 29, 50),
        ('C', 42, 53, 54, 58, 54, 71),
                ('C', 54, 83, 44, 91, 29, 91), ('C', 17, 91, 8, 87, 3, 76)]], None),
    'C': (70, [arc(41, 50, 41, 41, -44, -316)], None),
    'H': (64, [line((0, 9), (0, 91)), line((64, 9), (64, 91)), line((0, 50), (64, 50))],
        [line((0, 9), (0, 91)), line((64, 9), (64, 91)), line((14, 50), (50, 50))]),
    'O': (86, [ellipse(43, 50, 43, 41)], None),
    'T': (66, [line((0, 9), (66, 9)), line((33, 9), (33, 91))], [line((0, 9), (66, 9)), line((33, 26), (33, 91))]),
    'W': (98, [line((0, 9), (24, 91), (49, 30), (74, 91), (98, 9))],
        [line((0, 9), (24, 91)), line((30, 76), (46, 37)), line((52, 37), (68, 76)), line((74, 91), (98, 9))]),
    'r': (33, [line((0, 38), (0, 91)), [('M', 0, 64), ('C', 0, 46, 14, 38, 33, 41)]],
        [line((0, 38), (0, 91)), [('M', 10, 47.5), ('C', 16, 42, 24, 40, 33, 41)]]),
    'l': (0, [line((0, 2), (0, 91))], None),
    'd': (56, [ellipse(28, 64, 28, 27), line((56, 2), (56, 91))], [arc(28, 64, 28, 27, 48, 312), line((56, 2), (56, 91))]),
}


def tube_letter(s, paths, shine, T):
    """One letter: all its tubes share each layer, so that joints melt into each other."""
    x0, y0, x1, y1 = bounds(sum(paths, []))
    y0, y1 = y0 - 10, y1 + 10

    def layer(some, paint, w, o=1, dx=0, dy=0):
        for p in some:
            s.stroke(move(p, dx, dy), paint, w, o)
    layer(paths, SHADE, TUBE + 7, .16, -8, 11)
    layer(paths, SHADE, TUBE + 2, .26, -5, 7)
    layer(paths, T.w(-24), TUBE + 4.6)
    layer(paths, s.lin(x1, y0, x0, y1, (0, T.f(34)), (.35, T.f(0, 1.15)), (.7, T.w(40, 1.15)), (1, T.a(72, 1.1))), TUBE)
    layer(paths, s.lin(x1, y0, x0, y1, (0, T.w(30, 1.15)), (.5, T.w(14, 1.2)), (1, T.a(38, 1.3))), TUBE * .62)
    layer(shine, T.a(84, .9), TUBE * .15, .9, -TUBE * .24, TUBE * .24)
    layer(shine, s.lin(x1, y0, x0, y1, (0, WHITE), (1, WHITE, .8)), TUBE * .18, 1, TUBE * .2, -TUBE * .22)


def globe(s, x, y, r, lines=True):
    """A glass globe that light passes through."""
    s.shadow(x - r * .25, y + r * .32, r * 1.35, r * 1.3, SHADE, .7)
    s.stroke(ellipse(x, y, r), '#061a44', EDGE + HAIR)
    s.fill(ellipse(x, y, r), s.rad(x - r * .34, y + r * .46, r * 1.65, r * 1.65, (0, '#eafff4'), (.24, '#6fe3d6'),
        (.5, '#2b8fd0'), (.78, '#1f4fb0'), (1, '#15307e')))
    if lines:
        for k in (.34, .78):
            s.stroke(ellipse(x, y, r * k * .94, r * .94, 18),
                s.lin(x + r, y - r, x - r, y + r, (0, WHITE, .75), (.5, '#bfe6ff', .4), (1, WHITE, .8)),
                max(HAIR, r * .045))
        for dy in (-.46, 0, .46):
            w = math.sqrt(1 - dy * dy) * .97
            c, q = math.cos(math.radians(18)), math.sin(math.radians(18))
            s.stroke(arc(x - q * dy * r, y + c * dy * r, r * w, r * w * .22, 1, 179, 18),
                s.lin(x + r, y - r, x - r, y + r, (0, WHITE, .75), (.5, '#bfe6ff', .4), (1, WHITE, .8)),
                max(HAIR, r * .045))
    s.stroke(ellipse(x, y, r), s.lin(x + r, y - r, x - r, y + r, (0, WHITE), (.5, WHITE, .2), (1, '#d9fff2')),
        max(HAIR, r * .04))
    s.fill(crescent(x, y, r * .87, -78, -2, r * .2), WHITE, .92)
    s.fill(crescent(x, y, r * .88, 104, 200, r * .1), '#eafff6', .85)


def word(s, text, x, y, k, t0, t1):
    """Letters from x on, y their top; t0..t1 their way up the ramp. Returns where the word ends."""
    x += TUBE * k / 2
    for n, ch in enumerate(text):
        t = t0 + (t1 - t0) * n / max(1, len(text) - 1)
        if ch == 'o':
            globe(s, x + 28 * k, y + 63 * k, 40 * k)
            x += 58 * k + (TUBE + 12) * k
            continue
        width, paths, shine = LETTERS[ch]
        place = lambda some: [tr(p, lambda u, v: (x + u * k, y + v * k)) for p in some]
        tube_letter(s, place(paths), place(shine or paths), Tones.number(t))
        x += (width + TUBE + (9 if ch != 'r' else 4)) * k
    return x


def logo():
    """On one line, 1150 x 170."""
    s = Svg(1150, 170, 'title')
    end = word(s, 'SCHOTT', 22, 34, 1, .10, .55)
    word(s, 'World', end + 24, 34, 1, .66, .98)
    return s


def logo_stacked():
    """On two lines, for tall windows."""
    s = Svg(700, 330, 'title on two lines')
    word(s, 'SCHOTT', 32, 30, 1.08, .10, .55)
    word(s, 'World', 126, 182, 1.08, .66, .98)
    return s


def program_icon():
    """White light meets a glass globe and leaves it as a spectrum."""
    s = Svg(256, 256, 'SCHOTT World')
    tile = rrect(8, 8, 240, 240, 56)
    s.fill(tile, s.rad(200, 40, 260, 260, (0, '#3f78d8'), (.4, '#1d468f'), (.75, '#122c68'), (1, '#0a1a44')))
    hull = flat(rrect(12.5, 12.5, 231, 231, 51.5), 6)[0]
    gx, gy, r = 140, 116, 70
    n = len(SPECTRUM)
    hit = gx + r * .5, gy - r * .5
    s.fill(within(polygon([(206, 0), (270, 64), (hit[0] + 17, hit[1] + 17), (hit[0] - 17, hit[1] - 17)]), hull),
        s.lin(246, 10, *hit, (0, WHITE, .04), (1, WHITE, .42)))
    s.fill(within(polygon([(225, 10), (254, 39), (hit[0] + 6, hit[1] + 6), (hit[0] - 6, hit[1] - 6)]), hull),
        s.lin(246, 10, *hit, (0, WHITE, .35), (1, WHITE, .95)))
    for i in range(n):                                        # the fan ends on the tile's own edge
        a0, a1 = (math.radians(118 + 48 * q / n) for q in (i, i + 1))
        piece = polygon([(gx, gy), (gx + 260 * math.cos(a0), gy + 260 * math.sin(a0)),
            (gx + 260 * math.cos(a1), gy + 260 * math.sin(a1))])
        far = gx + 170 * math.cos((a0 + a1) / 2), gy + 170 * math.sin((a0 + a1) / 2)
        s.fill(within(piece, hull), s.lin(gx, gy, *far, (0, WHITE), (.45, mix(SPECTRUM[n - 1 - i], WHITE, .3)),
            (1, SPECTRUM[n - 1 - i])))
    globe(s, gx, gy, r)
    glow_w(s, gx + r * .7, gy - r * .7, 30, .9)
    sparkle(s, gx + r * .7, gy - r * .7, 24)
    rim = rounded(offset([(8, 8, 56), (248, 8, 56), (248, 248, 56), (8, 248, 56)], 5))
    s.fill(tile + rim, s.lin(230, 12, 26, 244, (0, WHITE, .95), (.35, '#8fb4ff', .55), (.65, '#16347c', .7),
        (1, '#bcd6ff', .95)), eo=True)
    s.stroke(rim, s.lin(230, 12, 26, 244, (0, '#16347c', .6), (.6, WHITE, .15), (1, WHITE, .8)), HAIR)
    return s
