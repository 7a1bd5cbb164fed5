"""The glass ball that lies on Europe and enlarges it."""
from math import cos, hypot, pi, sin

from curves import densify, simplify
from grid import blur, disc, multiply, paint
from land import outline, outlines
from svg import circle, fill, linear, radial, ring, smooth, stroke

CELL = 0.5
MARGIN = 3
BORDER = '#a8688c'


def ball(view):
    x, y, radius = view.lens
    plates, land = _land_inside(view)
    gathered, light = caustic(x, y, radius)
    definitions = [
        radial('ball-shade', 0, 0, 1, (0, '#020a1c', 0.75), (0.78, '#020a1c', 0.6), (1, '#020a1c', 0),
               transform=f'translate({x + 16} {y + 26}) scale({radius + 34})'),
        radial('ball-sea', x - 40, y - 60, radius * 1.35, (0, '#58b4f0', 1), (0.5, '#2472c0', 1), (1, '#0b3472', 1)),
        *plates,
        *gathered,
    ]  # fmt: skip
    shine, glass = _glass(view)
    return definitions + shine, [
        circle(x + 16, y + 26, radius + 34, 'url(#ball-shade)'),
        *light,
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
        linear('ball-land', 0, 0, size, size, (0, '#fff3e2', 1), (0.5, '#f3d3c0', 1), (1, '#cf9aa6', 1)),
        linear('ball-germany', 60, 40, size - 120, size - 60, (0, '#ffffff', 0.8), (0.5, '#fffaf0', 0.62), (1, '#fff0dc', 0.5)),
    ]
    place = (left, top)
    return definitions, [
        fill(coast, '#12184e', '.55', (left + 2, top + 4)),
        fill(coast, 'url(#ball-land)', None, place),
        fill(bevel, '#8a4a80', '.16', place),
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


def caustic(cx, cy, radius):
    """What a ball gathers: light fans out under its rim and runs into one point; opaque at the heart, rose, then violet."""
    ox, oy, turn = cx + 44, cy + radius - 40, 64
    place = f'translate({ox} {oy}) rotate({turn})'
    far = cos(turn * pi / 180), sin(turn * pi / 180)
    d = [
        radial('ca-wide', 0, 0, 1, (0, '#ffc4a4', 0.95), (0.3, '#ff9aa4', 0.62), (0.62, '#c86ac8', 0.26), (1, '#7048c8', 0),
               transform=f'{place} translate(96 0) scale(150 96)'),
        linear('ca-fill', 20, 0, 140, 0, (0, '#ffe0b8', 0), (0.4, '#ffdcb0', 0.3), (1, '#fffaf0', 0.9)),
        linear('ca-in', 40, 0, 140, 0, (0, '#ffffff', 0), (0.5, '#fffaf0', 0.7), (1, '#ffffff', 1)),
        radial('ca-core', 0, 0, 1, (0, '#ffffff', 1), (0.35, '#fffaf0', 1), (0.6, '#ffe0a8', 0.7), (1, '#ff9a90', 0),
               transform='translate(126 0) scale(52 30)'),
    ]
    body = circle(round(ox + 96 * far[0]), round(oy + 96 * far[1]), 170, 'url(#ca-wide)')
    inner = ''
    for i, colour in enumerate(('#ff6a6a', '#ffb24e', '#ffe98a', '#8df0c0', '#6cb8ff', '#a884ff')):
        r = 15 - 3 * i
        inner += fill(f'M30-{64 + r}C56-{42 + r} 92-{18 + r} {146 + r * 1.2:.0f} 0C92 {18 + r} 56 {42 + r} 30 {64 + r}C62 34 62-34 30-{64 + r}Z', colour, '.09')
    inner += fill('M30-64C56-42 92-18 146 0C92 18 56 42 30 64C64 30 64-30 30-64Z', 'url(#ca-fill)')
    inner += fill('M60-40C86-24 112-10 148 0C112 10 86 24 60 40C104 16 104-16 60-40Z', 'url(#ca-in)')
    inner += circle(126, 0, 54, 'url(#ca-core)')
    return d, [body, f'<g transform="{place}">{inner}</g>']
