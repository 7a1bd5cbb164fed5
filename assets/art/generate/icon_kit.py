"""Icons of one family (64 x 64): a bright line, clear glass inside it, a soft shadow to the lower left.

Shapes are collected first and painted in layers, so that a shadow never falls on another part of the same icon.
"""
from colour import SHADE
from paths import *
from svg import Svg

SIZE = 64
LINE = 5.4                       # two pixels when an icon is 24 pixels wide
BRIGHT, PALE, BLUE = '#ffffff', '#e3edff', '#9fc0ff'


class Icon:
    def __init__(self, name):
        self.name, self.shapes = name, []

    def line(self, path, w=LINE):
        self.shapes.append(('line', path, w))

    def glass(self, path, w=LINE - .8, eo=False):
        """Outline with clear glass in it."""
        self.shapes.append(('glass', path, w, eo))

    def solid(self, path, w=0):
        self.shapes.append(('solid', path, w))

    def svg(self):
        s = Svg(SIZE, SIZE, 'icon ' + self.name)
        for dx, dy, o, wide in ((-1.4, 2.2, .20, 3.2), (-1, 1.5, .30, 1.2)):
            for kind, path, w, *_ in self.shapes:
                if kind != 'line':
                    s.fill(move(path, dx, dy), SHADE, o)
                if kind != 'solid' or w:
                    s.stroke(move(path, dx, dy), SHADE, w + wide, o)
        light = s.lin(54, 6, 10, 58, (0, BRIGHT), (.5, PALE), (1, BLUE))
        clear = s.lin(54, 6, 10, 58, (0, BRIGHT, .85), (.36, BLUE, .48), (.7, '#6d97f0', .42), (1, BRIGHT, .7))
        for kind, path, w, *eo in self.shapes:
            if kind == 'glass':
                s.fill(path, clear, eo=eo[0])
        for kind, path, w, *_ in self.shapes:
            if kind == 'solid':
                s.fill(path, light)
            if kind != 'solid' or w:
                s.stroke(path, light, w)
        return s


def head(x, y, deg, size=9):
    """An arrow's head: its tip lies at (x, y) and it points to deg, clockwise from the right."""
    return move(turn(rounded([(0, 0, 1.6), (-size * 1.35, -size, 1.6), (-size * 1.35, size, 1.6)]), deg), x, y)


def dot(x, y, r):
    return ellipse(x, y, r)
