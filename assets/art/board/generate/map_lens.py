"""The glass ball that lies on Europe and enlarges it."""
from math import cos, hypot, pi, sin

from curves import densify, simplify
from grid import blur, disc, multiply, paint
from land import outline, outlines
from svg import circle, fill, linear, radial, ring, smooth, stroke

CELL = 0.5
MARGIN = 3
BORDER = '#2f7fb8'


def ball(view):
    x, y, radius = view.lens
    plates, land = _land_inside(view)
    definitions = [
        radial('ball-shade', 0, 0, 1, (0, '#020a1c', 0.75), (0.78, '#020a1c', 0.6), (1, '#020a1c', 0),
               transform=f'translate({x + 16} {y + 26}) scale({radius + 34})'),
        radial('ball-light', 0, 0, 1, (0, '#fffdf0', 0.9), (0.16, '#fff3cc', 0.62), (0.45, '#ffd88a', 0.24), (1, '#ffc35a', 0),
               transform=f'translate({x + 98} {y + radius + 14}) rotate(-26) scale(170 62)'),
        radial('ball-sea', x - 40, y - 60, radius * 1.35, (0, '#3f9ae0', 1), (0.5, '#1a5ea8', 1), (1, '#082a5e', 1)),
        *plates,
    ]  # fmt: skip
    shine, glass = _glass(view)
    return definitions + shine, [
        circle(x + 16, y + 26, radius + 34, 'url(#ball-shade)'),
        circle(x + 98, y + radius + 14, 175, 'url(#ball-light)'),  # what the ball gathers: this spot sells the glass
        circle(x, y, radius + 1, 'url(#ball-sea)'),
        *land,
        *glass,
    ]


def _land_inside(view):
    cx, cy, radius = view.lens
    left, top, size = cx - radius - MARGIN, cy - radius - MARGIN, 2 * (radius + MARGIN)

    def project(lines):
        return [[(x - left, y - top) for x, y in (view.in_lens(*p) for p in line)] for line in lines]

    def painted(lines):
        return paint(project(lines), size, size, CELL, 3)

    inside = disc(size, CELL, radius - 1)
    cover = painted([densify(ring_, 0.3) for ring_ in outlines()['land']])
    coast = outline(multiply(blur(cover, 2.4), inside), 0.5, CELL, 14, 0.4)
    bevel = outline(multiply(blur(cover, 5.2), inside), 0.72, CELL, 30, 0.4)
    germany = outline(blur(painted([densify(r, 0.1) for r in outlines()['germany']]), 1.4), 0.5, CELL, 20, 0.3)
    definitions = [
        linear('ball-land', 0, 0, size, size, (0, '#f4fdff', 0.86), (0.5, '#b0def6', 0.8), (1, '#7fbfe8', 0.74)),
        linear('ball-germany', 60, 40, size - 120, size - 60, (0, '#ffffff', 0.66), (0.5, '#f6fcff', 0.44), (1, '#e6f6ff', 0.36)),
    ]
    place = (left, top)
    return definitions, [
        fill(coast, '#052049', '.55', (left + 2, top + 4)),
        fill(coast, 'url(#ball-land)', None, place),
        fill(bevel, '#2f7fbe', '.22', place),
        fill(germany, 'url(#ball-germany)', None, place),
        *(stroke(line, BORDER, 1, '.5', place) for line in _borders(project(outlines()['borders']), size, radius)),
        stroke(coast, '#ffffff', 1.1, '.85', place),
        stroke(germany, '#ffffff', 1.6, '.95', place),
    ]


def _borders(lines, size, radius):
    """Those far enough from the rim, where they would crowd."""
    for line in lines:
        run = []
        for point in [*line, None]:
            if point and hypot(point[0] - size / 2, point[1] - size / 2) < radius - 44:
                run.append(point)
                continue
            if len(run) > 2:
                yield smooth(simplify(run, 0.9), closed=False)
            run = []


def _glass(view):
    """Darker towards the rim, a bright edge, and the light of a window."""
    x, y, radius = view.lens

    def crescent(r, start, end, bulge):
        a, b = start * pi / 180, end * pi / 180
        x0, y0, x1, y1 = x + r * cos(a), y + r * sin(a), x + r * cos(b), y + r * sin(b)
        back = f'{r * bulge:.1f}'
        return f'M{x0:.1f} {y0:.1f}A{r} {r} 0 0 1 {x1:.1f} {y1:.1f}A{back} {back} 0 0 0 {x0:.1f} {y0:.1f}Z'

    diagonal = x - 130, y - 140, x + 130, y + 150
    definitions = [
        radial('ball-glow', x - 30, y - 30, radius * 0.95, (0, '#ffffff', 0.30), (0.5, '#ffffff', 0.14), (1, '#ffffff', 0)),
        radial('ball-dusk', x, y, radius + 1, (0, '#061a40', 0), (0.74, '#061a40', 0), (0.91, '#061a40', 0.3), (1, '#030d26', 0.78)),
        linear('ball-window', x - 120, y - 170, x - 60, y - 40, (0, '#ffffff', 0.75), (1, '#ffffff', 0)),
        linear('ball-rim', *diagonal, (0, '#ffffff', 1), (0.35, '#9fdcf8', 0.9), (0.6, '#3f8cc8', 0.9), (1, '#e8fbff', 1)),
        linear('ball-warm', *diagonal, (0, '#ffffff', 0), (0.55, '#ffffff', 0), (1, '#ffe9b0', 0.9)),
    ]
    return definitions, [
        circle(x, y, radius + 1, 'url(#ball-glow)'),
        circle(x, y, radius + 1, 'url(#ball-dusk)'),
        fill(crescent(radius - 9, 178, 282, 1.22), 'url(#ball-window)'),
        fill(crescent(radius - 8, 18, 84, 1.10), '#fff3cf', '.38'),
        ring(x, y, radius + 3, '#03102a', 9, '.5'),
        ring(x, y, radius + 2, 'url(#ball-rim)', 5),
        ring(x, y, radius - 3, 'url(#ball-warm)', 3),
    ]
