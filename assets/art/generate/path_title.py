"""Best Path: its name in letters of glass tube like the first game's, and emblems of both games, as siblings."""
from card import Tones
from colour import SHADE
from light import glow_w, sparkle
from logo import LETTERS, TUBE, globe, tube_letter
from path_glass import *
from path_ray import end, settled
from path_tiles import Tile
from path_window import SPECTRUM
from svg import Svg

# centre lines, and again where light runs along them, as in logo.py
OWN = {
    'B': (62, [[('M', 0, 9), ('L', 0, 91), ('L', 36, 91), ('C', 70, 91, 70, 49, 36, 49), ('L', 0, 49)],
               [('M', 0, 9), ('L', 33, 9), ('C', 62, 9, 62, 49, 33, 49)]],
          [line((0, 9), (0, 91)), [('M', 14, 91), ('L', 36, 91), ('C', 66, 89, 66, 57, 48, 51)],
           [('M', 14, 9), ('L', 32, 9), ('C', 57, 11, 57, 36, 47, 43)]]),
    'E': (50, [line((50, 9), (0, 9), (0, 91), (50, 91)), line((0, 50), (42, 50))],
          [line((0, 9), (0, 91)), line((14, 9), (50, 9)), line((14, 50), (42, 50)), line((14, 91), (50, 91))]),
    'P': (52, [[('M', 0, 91), ('L', 0, 9), ('L', 29, 9), ('C', 61, 9, 61, 57, 29, 57), ('L', 0, 57)]],
          [line((0, 9), (0, 91)), [('M', 14, 9), ('L', 29, 9), ('C', 61, 9, 61, 52, 36, 56)]]),
    'A': (76, [line((0, 91), (38, 9), (76, 91))], [line((0, 91), (34, 18)), line((42, 18), (76, 91))]),
}
GAPS = {'P': -4, 'A': -8, 'T': 6}


def lit_bar(s, x, y):
    """The bar of the A is a lit tile."""
    shape = lambda r: soft(hexagon(r, x + 38, y + 68), r * .16)
    s.fill(move(shape(24), -4, 6), SHADE, .3)
    for w, o in ((16, .12), (10, .2), (5, .4)):
        s.stroke(shape(20), '#ffe79a', w, o)
    s.fill(shape(23), '#7a3a06')
    s.fill(shape(20.5), s.rad(x + 32, y + 76, 30, 30, (0, WHITE), (.35, '#fff3b0'), (.75, '#ffcf4a'), (1, '#f09a1e')))
    s.stroke(shape(19), WHITE, 1.6, .9)
    s.fill(star(x + 38, y + 68, 15, 2.8), WHITE)


def word(s, text, x, y, t0, t1):
    """Returns where it ends. t0 to t1 is its way up the ramp of the cards: cool light becomes warm along the path."""
    letters = LETTERS | OWN
    x += TUBE / 2
    for n, letter in enumerate(text):
        width, tubes, shine = letters[letter]
        place = lambda some: [move(p, x, y) for p in some]
        tube_letter(s, place(tubes), place(shine or tubes), Tones.number(t0 + (t1 - t0) * n / (len(text) - 1)))
        if letter == 'A':
            lit_bar(s, x, y)
        x += width + TUBE + GAPS.get(letter, 9)
    return x


def name():
    s = Svg(800, 170, 'title of Best Path')
    word(s, 'PATH', word(s, 'BEST', 22, 34, .10, .50) + 22, 34, .62, .98)
    return s


C = 200                     # middle of an emblem
RIM = (0, '#e2f4ff'), (.14, '#8fcdf5'), (.45, '#2f6fb0'), (.7, '#184a86'), (.88, '#4fa3e0'), (1, '#d2f5ff')
NIGHT = (0, '#123f7e'), (.5, '#0a2a5e'), (1, '#040f28')


def setting(note, outer, inner, lights, shadow):
    """What both emblems share: thick glass in a shape, the night in it, light that leaves it to the lower left."""
    s = Svg(400, 400, note)
    s.origin = (C, C)
    down = lambda *stops: s.lin(C + 90, C - 150, C - 90, C + 150, *stops)
    s.shadow(C - 18, C + 26, 190, shadow, '#02081f', .8)
    for deg, far, stops in lights:
        x, y = around(C, C, far, deg)
        s.fill(ellipse(x, y, 62, 34, deg - 90), s.rad(x, y, 62, 34, *stops, deg=deg - 90))
    s.fill(outer(0), down(*RIM))
    s.fill(inner, s.rad(C + 50, C - 80, 300, 280, *NIGHT))
    s.stroke(outer(1.5), down((0, WHITE), (.45, WHITE, .35), (1, WHITE, .9)), 2.6)
    s.stroke(inner, down((0, '#06224a', .9), (1, WHITE, .9)), 1.8)
    return s


def emblem():
    """The window with seven tiles, five of them lit along the way."""
    lights = [(deg, 158, ((0, GLASSES[n].light(82), .75), (.45, GLASSES[n].light(66), .3), (1, GLASSES[n].light(48), 0)))
              for n, deg in (('violet', 160), ('blue', 142), ('green', 124), ('yellow', 106))]
    s = setting('emblem of Best Path', lambda inset: soft(hexagon(174 - inset, C, C, 30), 26 - .7 * inset),
        soft(hexagon(158, C, C, 30), 18), lights, 172)
    ring = [around(C, C, 50 * math.sqrt(3), 60 * i) for i in range(6)]
    for glass, at, state in (('violet', ring[4], 'free'), ('green', ring[1], 'free'), ('grey', ring[5], 'lit'),
            ('red', ring[0], 'lit'), ('yellow', (C, C), 'lit'), ('green', ring[3], 'lit'), ('blue', ring[2], 'lit')):
        Tile(s, glass, state, cx=at[0], cy=at[1]).draw()
    settled(s, [ring[5], ring[0], (C, C), ring[3], ring[2]], 'fibre', 1.25)
    for x, y in (ring[5], ring[2]):
        s.embed(end('fibre', True), x - MIDDLE, y - MIDDLE, 1)
    return s


def emblem_world():
    """The globe in the same kind of glass, round."""
    lights = [(deg, 160, ((0, c, .7), (.45, c, .28), (1, c, 0)))
              for c, deg in zip((SPECTRUM[0], SPECTRUM[2], SPECTRUM[3], SPECTRUM[4]), (158, 142, 125, 108))]
    s = setting('emblem of SCHOTT World', lambda inset: ellipse(C, C, 166 - inset), ellipse(C, C, 152), lights, 176)
    globe(s, C, C, 124)
    glow_w(s, C + 86, C - 86, 50, .9)
    sparkle(s, C + 86, C - 86, 40)
    return s


def pictures():
    yield 'title/name', name
    yield 'title/emblem', emblem
    yield 'title/emblem_world', emblem_world
