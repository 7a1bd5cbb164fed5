"""Land as a grid of coverage values: painted, blurred, and cut again at chosen levels.

One blurred grid gives the coast, the bevel inside it and the halo outside it, and rounds fjords and crumbs away: that is
what makes land look like a cut plate of glass."""
from itertools import accumulate
from math import hypot, sqrt

from curves import area

# which edges of a cell the line crosses, by the corners that lie inside: 1 top left, 2 top right, 4 bottom right, 8 bottom left
CROSSINGS = {
    1: ['LT'], 2: ['TR'], 3: ['LR'], 4: ['RB'], 5: ['LT', 'RB'], 6: ['TB'], 7: ['LB'],
    8: ['BL'], 9: ['BT'], 10: ['TR', 'BL'], 11: ['BR'], 12: ['RL'], 13: ['RT'], 14: ['TL'],
}  # fmt: skip


def paint(rings, width, height, step, fine):
    """Even-odd coverage of `rings` by cells `step` wide, from `fine` scan lines a cell."""
    columns, rows = int(width / step) + 1, int(height / step) + 1
    crossings = [[] for _ in range(rows * fine)]
    for ring in rings:
        for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
            if y0 > y1:
                x0, y0, x1, y1 = x1, y1, x0, y0
            a, b = y0 / step * fine, y1 / step * fine
            first, last = max(0, int(a + 0.5)), min(rows * fine, int(b + 0.5))
            for i in range(first, last):
                crossings[i].append((x0 + (i + 0.5 - a) * (x1 - x0) / (b - a)) / step)
    grid = []
    for y in range(rows):
        row = [0.0] * (columns + 1)
        for line in crossings[y * fine : (y + 1) * fine]:
            line.sort()
            for a, b in zip(line[::2], line[1::2]):
                _cover(row, max(a, 0.0), min(b, columns - 0.001))
        grid.append([value / fine for value in row[:columns]])
    return grid


def _cover(row, a, b):
    if b <= a:
        return
    first, last = int(a), int(b)
    if first == last:
        row[first] += b - a
        return
    row[first] += first + 1 - a
    for i in range(first + 1, last):
        row[i] += 1
    row[last] += b - last


def blur(grid, sigma):
    """Three box passes in each direction: as good as a Gaussian. `sigma` in cells."""
    radius = max(1, int(sqrt(sigma * sigma * 4 + 1) / 2 + 0.5))
    size = 2 * radius + 1

    def along_rows(rows):
        for row in rows:
            for _ in range(3):
                sums = [0.0, *accumulate([row[0]] * radius + list(row) + [row[-1]] * radius)]
                row = [(b - a) / size for a, b in zip(sums, sums[size:])]
            yield row

    return [list(column) for column in zip(*along_rows(zip(*along_rows(grid))))]


def multiply(grid, mask):
    return [[a * b for a, b in zip(r, s)] for r, s in zip(grid, mask)]


def above(grid, level):
    return [[float(value > level) for value in row] for row in grid]


def from_distance(width, height, step, inside_by):
    """Coverage of a shape given by the distance of a point inside it."""
    return [
        [min(1.0, max(0.0, inside_by(x * step, y * step) / step + 0.5)) for x in range(int(width / step) + 1)]
        for y in range(int(height / step) + 1)
    ]


def disc(size, step, radius):
    return from_distance(size, size, step, lambda x, y: radius - hypot(x - size / 2, y - size / 2))


def rounded_rectangle(width, height, step, radius, inset):
    def inside_by(x, y):
        across = min(x, width - x) - inset
        down = min(y, height - y) - inset
        if across < radius and down < radius:
            return radius - hypot(radius - across, radius - down)
        return min(across, down)

    return from_distance(width, height, step, inside_by)


def contours(grid, level, step, least):
    """Closed lines where the grid passes `level`; areas of less than `least` square units are dropped."""
    blank = [0.0] * (len(grid[0]) + 2)
    padded = [blank, *([0.0, *row, 0.0] for row in grid), blank]

    def where(edge):
        x, y, downwards = edge
        a = padded[y][x]
        b = padded[y + 1][x] if downwards else padded[y][x + 1]
        t = (level - a) / (b - a)
        return (x - 1 + (0 if downwards else t)) * step, (y - 1 + (t if downwards else 0)) * step

    following = _edges(padded, level)
    lines = []
    while following:
        edge = next(iter(following))
        line = []
        while edge in following:
            line.append(where(edge))
            edge = following.pop(edge)
        if abs(area(line)) >= least:
            lines.append(line)
    return lines


def _edges(padded, level):
    """For each cell edge the line enters by, the one it leaves by."""
    following = {}
    for y, (upper, lower) in enumerate(zip(padded, padded[1:])):
        high = [value >= level for value in upper]
        low = [value >= level for value in lower]
        if high == low and all(high) == any(high):
            continue
        for x in range(len(high) - 1):
            corners = high[x] | high[x + 1] << 1 | low[x + 1] << 2 | low[x] << 3
            if corners in (0, 15):
                continue
            edges = {'T': (x, y, 0), 'R': (x + 1, y, 1), 'B': (x, y + 1, 0), 'L': (x, y, 1)}
            for enter, leave in CROSSINGS[corners]:
                following[edges[enter]] = edges[leave]
    return following
