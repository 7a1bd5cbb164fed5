"""Six landmarks of glass for the empty places of the map: whale, ship, observatory, mountains, rock, balloon. Light from
the upper left, as on the map."""
import math

from card import Tones
from colour import mix
from paths import *
from svg import Svg

DEEP = '#0b1f5c'


def glass(s, path, tone, lit, o=1, edge=2.0, deep=DEEP):
    x0, y0, x1, y1 = bounds(path)
    s.fill(path, s.lin(x0, y0, x1, y1, (0, '#ffffff', .92 * o), (.28, mix(tone, '#ffffff', .35), .82 * o), (.66, mix(tone, deep, .38), .86 * o),
        (.88, tone, .9 * o), (1, lit, .95 * o)))
    s.stroke(path, deep, edge + 1.6, .5 * o)
    s.stroke(path, s.lin(x0, y0, x1, y1, (0, '#ffffff', 1), (.5, '#ffffff', .35), (1, lit, 1)), edge, o)


def pool(s, x, y, rx, ry, lit, o=.8):
    s.fill(ellipse(x + 6, y + 5, rx * 1.15, ry * 1.3), s.rad(x + 6, y + 5, rx * 1.15, ry * 1.3, (0, '#060a2c', .5), (.6, '#060a2c', .3), (1, '#060a2c', 0)))
    s.fill(ellipse(x + rx * .42, y + ry * .6, rx * .8, ry * .8), s.rad(x + rx * .42, y + ry * .6, rx * .8, ry * .8, (0, '#ffffff', o), (.3, lit, o * .8), (1, lit, 0)))


def whale():
    s = Svg(240, 170)
    for r, o in ((1, .5), (.78, .35)):
        s.stroke(ellipse(112, 128, 112 * r, 26 * r), '#d4f2ff', 2, o)
    body = [('M', 14, 100), ('C', 14, 62, 54, 44, 94, 50), ('C', 130, 55, 146, 78, 166, 79), ('C', 176, 79, 180, 68, 181, 58),
        ('C', 170, 55, 158, 47, 156, 34), ('C', 170, 34, 182, 41, 188, 50), ('C', 193, 41, 206, 34, 222, 34), ('C', 220, 48, 208, 56, 196, 60),
        ('C', 198, 92, 176, 116, 140, 122), ('C', 104, 128, 44, 130, 24, 117), ('C', 16, 112, 14, 106, 14, 100), ('Z',)]
    s.fill(move(body, 5, 9), '#060a2c', .30)
    glass(s, body, '#5fb4ec', '#ffc9a8')
    belly = [('M', 18, 106), ('C', 40, 118, 88, 114, 120, 120), ('C', 96, 127, 42, 129, 25, 117), ('C', 20, 113, 18, 110, 18, 106), ('Z',)]
    s.fill(belly, '#ffffff', .6)
    fin = [('M', 92, 108), ('C', 100, 122, 116, 138, 132, 138), ('C', 130, 122, 122, 108, 110, 102), ('Z',)]
    glass(s, fin, '#4f9fe0', '#ffc9a8', 1, 1.6)
    s.fill(ellipse(46, 94, 4.2, 5.2), '#0b1440')
    s.fill(ellipse(44.6, 92, 1.6), '#ffffff')
    s.stroke([('M', 30, 106), ('C', 40, 112, 50, 110, 54, 106)], '#0b1440', 2, .8)
    s.fill([('M', 34, 72), ('C', 48, 58, 74, 54, 96, 60), ('C', 76, 60, 52, 66, 38, 82), ('Z',)], '#ffffff', .85)
    for a in ([('M', 72, 48), ('C', 70, 30, 60, 16, 44, 18)], [('M', 74, 48), ('C', 76, 26, 88, 12, 104, 18)]):
        s.stroke(a, '#ffffff', 4, .9)
        s.stroke(a, '#9fe0ff', 1.6, .9)
    for x, y, r in ((40, 26, 3), (108, 26, 3), (74, 14, 2.6)):
        s.fill(ellipse(x, y, r), '#ffffff', .95)
    return s


def spout():
    """What the whale blows now and then: it stands on the middle of its lower edge."""
    s = Svg(120, 110)
    for reach, high, wide, o in ((44, 12, 5, .8), (27, 4, 6, .95), (9, 0, 5, .9)):
        for side in (-1, 1):
            x = 60 + side * reach
            jet = [('M', 60 + side * 2, 108), ('C', 60 + side * reach * .2, high + 38, 60 + side * reach * .45, high + 4, x, high + 14 + reach * .5)]
            s.stroke(jet, '#9fe0ff', wide + 2.4, o * .55)
            s.stroke(jet, s.lin(60, 108, x, high, (0, '#ffffff', o), (.6, '#ffffff', o), (1, '#d4f2ff', .5)), wide)
            s.fill(ellipse(x + side * 5, high + 24 + reach * .6, 3.6), '#ffffff', .95)
            s.fill(ellipse(x - side * 2, high + 6, 2.6), '#e8f8ff', .9)
    return s


def ship_sea():
    s = Svg(200, 200)
    for r, o in ((1, .5), (.75, .35)):
        s.stroke(ellipse(100, 168, 92 * r, 20 * r), '#d4f2ff', 2, o)
    return s


def caustic():
    """Light on what lies below the lens, in threads, as a glass of water throws it."""
    s = Svg(320, 220)
    s.fill(ellipse(160, 110, 150, 100), s.rad(160, 110, 150, 100, (0, '#fff0d0', .3), (.5, '#ffd0b0', .13), (1, '#ff9ab0', 0)))
    lanes = (((18, 70), (80, 46), (132, 84), (196, 60), (252, 92), (302, 76)), ((22, 128), (74, 92), (132, 84), (168, 128), (226, 118), (252, 92)),
        ((46, 176), (74, 140), (120, 156), (168, 128), (214, 164), (286, 140)), ((80, 46), (96, 24), (150, 32), (196, 60), (226, 118), (214, 164)))
    for wide, tone, o in ((13, '#ffb0a0', .12), (7, '#fff0c8', .24), (2.6, '#ffffff', .8)):
        for lane in lanes:
            x0, x1 = lane[0][0], lane[-1][0]
            s.stroke(smooth(lane), s.lin(x0, 110, x1, 110, (0, tone, 0), (.25, tone, o), (.75, tone, o), (1, tone, 0)), wide)
    return s


def ship():
    s = Svg(200, 200)
    hull = rounded([(30, 132, 6), (172, 126, 8), (150, 166, 18), (56, 168, 18)])
    s.fill(move(hull, 5, 8), '#060a2c', .3)
    s.stroke(line((98, 132), (98, 22)), '#fff3e0', 4)
    s.stroke(line((62, 132), (62, 58)), '#fff3e0', 3)
    for pts, tone, lit in (([('M', 104, 26), ('C', 150, 46, 166, 84, 160, 118), ('C', 140, 112, 122, 114, 104, 122), ('Z',)], '#ff9f9a', '#fff0c8'),
            ([('M', 92, 34), ('C', 66, 60, 58, 92, 64, 118), ('C', 74, 112, 84, 112, 92, 116), ('Z',)], '#d98ad8', '#ffd0c0'),
            ([('M', 56, 62), ('C', 38, 80, 30, 102, 34, 122), ('C', 42, 117, 50, 117, 56, 119), ('Z',)], '#a58af0', '#ffc0d8')):
        glass(s, pts, tone, lit, 1, 1.8)
    glass(s, hull, '#6fb2ee', '#ffd9a8')
    s.fill(rounded([(98, 22, 1), (98, 8, 1), (122, 15, 1)]), '#ffd27a')
    s.fill(rounded([(46, 142, 3), (120, 139, 3), (116, 146, 3), (52, 149, 3)]), '#ffffff', .7)
    return s


def observatory():
    s = Svg(200, 170)
    beam = polygon([(112, 62), (198, -8), (214, 30), (128, 76)])
    s.fill(polygon([(108, 66), (176, 2), (200, 22), (126, 82)]), s.lin(116, 70, 190, 10, (0, '#fff6d8', .85), (1, '#fff0c0', 0)))
    pool(s, 96, 146, 84, 18, '#ffd0a0')
    drum = rounded([(40, 94, 4), (152, 94, 4), (156, 146, 8), (36, 146, 8)])
    glass(s, drum, '#e79aa8', '#ffd9b0', 1, 2, '#3a1a58')
    dome = [('M', 34, 96), ('C', 34, 20, 158, 20, 158, 96), ('Z',)]
    glass(s, dome, '#9fc4f4', '#ffd9c0')
    slit = [('M', 92, 40), ('C', 112, 36, 136, 52, 148, 92), ('L', 122, 92), ('C', 118, 72, 108, 54, 90, 46), ('Z',)]
    s.fill(slit, s.lin(92, 40, 148, 92, (0, '#2a1d6a'), (1, '#0b1440')))
    s.stroke(slit, '#ffffff', 1.6, .8)
    tube_ = rounded([(104, 74, 4), (128, 50, 4), (140, 62, 4), (116, 86, 4)])
    glass(s, tube_, '#ffc46a', '#fff0c0', 1, 1.6)
    s.fill([('M', 46, 84), ('C', 48, 58, 66, 40, 84, 36), ('C', 70, 46, 60, 60, 58, 84), ('Z',)], '#ffffff', .8)
    for x in (58, 92, 126):
        s.fill(rrect(x, 108, 14, 22, 6), '#fff0c0', .95)
    return s


def mountains():
    s = Svg(260, 180)
    pool(s, 132, 158, 118, 18, '#ffc0b0', .7)
    for px, py, l, r, base, tone, lit in ((190, 52, 128, 252, 158, '#a880dc', '#ffb8c8'), (68, 64, 6, 138, 160, '#8f86e4', '#f0a8d8'), (126, 14, 44, 214, 166, '#7fa0f0', '#ffd0a8')):
        mid = px + (r - l) * .06
        leftf = polygon([(px, py), (mid, base), (l, base)])
        rightf = polygon([(px, py), (r, base), (mid, base)])
        s.fill(leftf, s.lin(l, py, mid, base, (0, '#ffffff', .95), (.4, mix(tone, '#ffffff', .35), .95), (1, tone, .92)))
        s.fill(rightf, s.lin(px, py, r, base, (0, mix(tone, DEEP, .25), .97), (.6, mix(tone, DEEP, .5), .97), (1, lit, .97)))
        h = base - py
        cap = polygon([(px, py), (px + (r - px) * .30, py + h * .30), (px + (r - px) * .16, py + h * .26), (px + 4, py + h * .40), (px - (px - l) * .14, py + h * .27), (px - (px - l) * .28, py + h * .30)])
        s.fill(cap, s.lin(l, py, r, base, (0, '#ffffff'), (.6, '#fff4ee'), (1, '#ffd4c8')))
        s.stroke(line((l, base), (px, py), (r, base)), s.lin(l, py, r, base, (0, '#ffffff', 1), (.5, '#ffffff', .9), (1, lit, .9)), 2)
        s.stroke(line((px + 1, py + h * .40), (mid, base)), '#ffffff', 1.4, .5)
    for x, y, k in ((36, 168, 1), (58, 174, 1.2), (206, 170, 1.15), (228, 166, .9)):
        for j in (0, 1, 2):
            w, yy = (15 - 3.4 * j) * k, y - j * 11 * k
            t = polygon([(x, yy - 18 * k), (x + w, yy), (x - w, yy)])
            glass(s, t, '#3fb8a8', '#d8ffd0', 1, 1.1, '#0a2a4a')
    return s


def rock():
    s = Svg(240, 130)
    pool(s, 120, 106, 110, 15, '#ffb080', .75)
    for pts, tone, lit in (([('M', 8, 106), ('C', 12, 60, 40, 36, 82, 34), ('C', 128, 26, 176, 34, 200, 54), ('C', 222, 70, 230, 90, 232, 106), ('Z',)], '#b0407e', '#ffd890'),):
        glass(s, pts, tone, lit, 1, 2.4, '#2a0a4a')
    for y, a, b in ((60, 34, 208), (76, 22, 220), (91, 14, 228)):
        s.stroke([('M', a, y + 4), ('C', a + 50, y - 10, b - 60, y - 8, b, y + 6)], '#5a1648', 2.6, .28)
        s.stroke([('M', a, y + 6), ('C', a + 50, y - 8, b - 60, y - 6, b, y + 8)], '#ffe0b8', 1.6, .7)
    s.fill([('M', 30, 74), ('C', 38, 54, 60, 44, 92, 42), ('C', 66, 50, 48, 62, 42, 82), ('Z',)], '#ffffff', .75)
    return s


def balloon():
    s = Svg(150, 200)
    cx, cy, r = 75, 74, 62
    ts = (.02, .22, .42, .62, .82, .98)
    out = [('M', cx - r, cy), ('C', cx - r, cy - 84, cx + r, cy - 84, cx + r, cy), ('C', cx + r, cy + 34, cx + 22, cy + 58, cx + 14, cy + 78), ('L', cx - 14, cy + 78), ('C', cx - 22, cy + 58, cx - r, cy + 34, cx - r, cy), ('Z',)]
    s.fill(move(out, 7, 12), '#060a2c', .25)
    for i, t in enumerate(ts):
        T = Tones.number(t)
        a, b = -1 + i / 3, -1 + (i + 1) / 3
        f = lambda q: (cx + r * math.sin(q * math.pi / 2))
        def edge(q):
            e = math.sin(q * math.pi / 2)
            return [(cx, cy - 63), (cx + r * e * .86, cy - 44), (cx + r * e, cy), (cx + r * e * .80, cy + 34), (cx + 14 * e, cy + 78)]
        A, B = edge(a), edge(b)
        p = smooth(A) + [('L',) + B[-1]] + smooth(B[::-1])[1:] + [('Z',)]
        s.fill(p, s.lin(cx - 40, cy - 60, cx + 40, cy + 80, (0, T.f(30)), (.45, T.f(-2, 1.25)), (1, T.w(14))))
        s.stroke(smooth(B), '#ffffff', 1.2, .5)
    s.stroke(out, DEEP, 3.4, .5)
    s.stroke(out, s.lin(cx - r, cy - 60, cx + r, cy + 70, (0, '#ffffff'), (.5, '#ffffff', .4), (1, '#ffe0b8')), 2)
    s.fill([('M', cx - 48, cy - 8), ('C', cx - 48, cy - 34, cx - 32, cy - 52, cx - 12, cy - 56), ('C', cx - 28, cy - 42, cx - 34, cy - 26, cx - 36, cy - 2), ('Z',)], '#ffffff', .85)
    for q in (-12, 12):
        s.stroke(line((cx + q, cy + 78), (cx + q * .8, cy + 98)), '#fff0d8', 1.8)
    glass(s, rrect(cx - 13, cy + 98, 26, 20, 5), '#f0a85a', '#fff0c0', 1, 1.6, '#4a2208')
    return s


def pictures():
    for draw in (whale, spout, ship, ship_sea, caustic, observatory, mountains, rock, balloon):
        yield draw.__name__, draw
