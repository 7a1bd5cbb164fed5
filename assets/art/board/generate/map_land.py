"""The sea, and the continents as plates of frosted glass that lie on it."""
from math import cos, hypot, pi, sin

from grid import above, blur, multiply, paint, rounded_rectangle
from land import cut, outline, rings_on_map
from svg import fill, linear, polygon, radial, ring, smooth, stroke

CELL = 1.0
CORNER = 26
SHADE = '#020a1c'
# a breath of colour, so that continents differ: name, longitude, latitude, reach, colour, opacity
TINTS = (
    ('tint-north-america', -96, 38, 300, '#f0969a', 0.50),
    ('tint-south-america', -60, -14, 230, '#f08a66', 0.50),
    ('tint-africa', 22, -8, 280, '#ffc47c', 0.75),
    ('tint-asia', 96, 32, 340, '#ffc98e', 0.78),
    ('tint-australia', 134, -26, 160, '#ff9a5c', 0.60),
)
# slanted light that only the land catches: left edge and width at the top
BEAMS = ((150, 70), (250, 26), (690, 46), (1010, 120), (1165, 30), (1480, 80))
BEAM_SLANT = 0.53
SPECTRUM = ('#ff8f78', '#ffd27a', '#8af0b4', '#6fd0ff', '#b79cff')


def sea(view):
    w, h = view.width, view.height
    c = CORNER
    frame = (
        f'M{c} 0H{w - c}A{c} {c} 0 0 1 {w} {c}V{h - c}A{c} {c} 0 0 1 {w - c} {h}'
        f'H{c}A{c} {c} 0 0 1 0 {h - c}V{c}A{c} {c} 0 0 1 {c} 0Z'
    )
    definitions = [
        linear('sea', 0, 0, w * 0.6, h, (0, '#1f6cb8', 1), (0.45, '#13498f', 1), (1, '#0b2a66', 1)),
        radial('pool-a', round(w * 0.17), 60, w * 0.37, (0, '#62c4f4', 0.45), (0.5, '#3a96dc', 0.2), (1, '#2b86cc', 0)),
        radial('pool-b', round(w * 0.83), round(h * 0.9), w * 0.35, (0, '#38c8dc', 0.34), (0.5, '#1f8fb8', 0.14), (1, '#1f8fb8', 0)),
        radial('pool-c', round(w * 0.43), h - 20, w * 0.25, (0, '#5a7bf0', 0.26), (1, '#3a5ad0', 0)),
    ]
    return definitions, [fill(frame, f'url(#{name})') for name in ('sea', 'pool-a', 'pool-b', 'pool-c')]


def graticule(view):
    lines = []
    for lon in range(-165, 180, 15):
        x = view.on_map(lon, 0)[0]
        if 4 < x < view.width - 4:
            lines.append(stroke(f'M{x:.1f} 3V{view.height - 3}', '#bfe8ff', 1, '.07'))
    for lat in range(-45, 75, 15):
        y = view.on_map(0, lat)[1]
        if 4 < y < view.height - 4:
            lines.append(stroke(f'M3 {y:.1f}H{view.width - 3}', '#bfe8ff', 1, '.07' if lat else '.16'))
    return lines


def continents(view):
    w, h = view.width, view.height
    cover = paint(rings_on_map(view), w, h, CELL, 4)
    board = rounded_rectangle(w, h, CELL, CORNER - 2, 2)

    def blurred(sigma):
        return multiply(blur(cover, sigma), board)

    plate, rim, soft, wide = blurred(1.7), blurred(3.4), blurred(7), blurred(12)
    shore = cut(plate, 0.5, CELL, 40, 0.5)
    rough = cut(plate, 0.5, CELL, 40, 1.1)  # for layers whose edge nobody sees
    coast, under = ''.join(map(smooth, shore)), ''.join(map(smooth, rough))
    definitions, tinted = _tints(view, rough)
    definitions += [
        # frost over the base, mixed beforehand: one pass less for the rasterizer
        linear('face', 0, 0, w, h, (0, '#8468b0', 1), (0.5, '#b8839f', 1), (1, '#dd9f80', 1)),
        linear('shore', 0, 0, 0, h, (0, '#fff4ea', 0.95), (0.5, '#ffe2cf', 0.85), (1, '#ffd2ae', 0.75)),
    ]
    water_lines = (
        (outline(soft, 0.13, CELL, 60, 1.0), '.30'),
        (outline(wide, 0.13, CELL, 120, 1.4), '.17'),
        (outline(blur(wide, 9), 0.13, CELL, 200, 1.8), '.09'),
    )
    halo = outline(soft, 0.10, CELL, 60, 1.2)
    return definitions, [
        *(stroke(data, '#a9e2ff', 1, opacity) for data, opacity in water_lines),
        fill(halo, SHADE, '.20', (3, 9)),
        fill(outline(soft, 0.26, CELL, 60, 1.2), SHADE, '.26', (3, 7)),
        fill(halo, '#5fd0f5', '.10'),
        fill(under, '#1c1244', '.9', (1, 5)),
        fill(under, '#7a3f78', '.95', (0.5, 2.4)),
        fill(coast, 'url(#face)'),
        *tinted,
        fill(outline(rim, 0.74, CELL, 60, 0.8), '#5a2a78', '.13'),
        fill(outline(soft, 0.80, CELL, 200, 1.2), '#5a2a78', '.07'),
        fill(outline(_beams(view, multiply(blur(cover, 2.6), board)), 0.5, CELL, 60, 0.5), '#fff0e0', '.17'),
        stroke(coast, 'url(#shore)', 1.3),
    ]


def plates(view):
    """Without sea, halo and water lines: what dawn shines through, and what ends in it above."""
    w, h = view.width, view.height
    cover = paint(rings_on_map(view), w, h, CELL, 4)
    board = rounded_rectangle(w, h, CELL, CORNER - 2, 2)
    coast = ''.join(map(smooth, cut(multiply(blur(cover, 1.7), board), 0.5, CELL, 60, 1.1)))
    return [
        linear('under', 0, 0, 0, h, (0, '#1c1244', 0), (0.18, '#1c1244', 0.5), (1, '#1c1244', 0.5)),
        linear('face', 0, 0, 0, h, (0, '#9a78c0', 0), (0.16, '#b07cb0', 0.9), (0.5, '#d890a0', 1), (1, '#f0a884', 1)),
        linear('shore', 0, 0, 0, h, (0, '#fff4ea', 0), (0.16, '#fff0e4', 0.8), (1, '#ffd2ae', 0.9)),
    ], [
        fill(coast, 'url(#under)', None, (2, 8)),
        fill(coast, 'url(#face)'),
        stroke(coast, 'url(#shore)', 1.6),
    ]


def _tints(view, rings):
    """Only the plates a tint reaches: nanosvg pays for every pixel it fills, seen or not."""
    definitions, layers = [], []
    for name, lon, lat, reach, colour, opacity in TINTS:
        x, y = map(round, view.on_map(lon, lat))
        reach = round(reach * view.across / 5.05)
        near = ''.join(smooth(r) for r in rings if any(hypot(a - x, b - y) < reach for a, b in r))
        stops = (0, colour, opacity), (0.5, colour, round(opacity * 0.7, 3)), (1, colour, 0)
        definitions.append(radial(name, x, y, reach, *stops))
        layers.append(fill(near, f'url(#{name})'))
    return definitions, layers


def _beams(view, soft):
    scale, slant = view.width / 1500, view.height * BEAM_SLANT
    bars = [
        [(x, 0), (x + width, 0), (x + width - slant, view.height), (x - slant, view.height)]
        for x, width in ((a * scale, b * scale) for a, b in BEAMS)
    ]
    return multiply(paint(bars, view.width, view.height, CELL, 4), above(soft, 0.66))


def compass(view):
    """Eight cut facets and a breath of spectrum."""
    x, y, scale = view.compass
    layers = [ring(x, y, (66 + 4 * i) * scale, colour, 3.4, '.20') for i, colour in enumerate(SPECTRUM)]

    def spoke(radius, angle):
        return x + radius * scale * sin(angle), y - radius * scale * cos(angle)

    for i in range(8):
        angle = i * pi / 4
        tip = spoke(34 if i % 2 else 60, angle)
        layers.append(fill(polygon([(x, y), tip, spoke(13, angle - pi / 4)]), '#d8f4ff', '.42'))
        layers.append(fill(polygon([(x, y), tip, spoke(13, angle + pi / 4)]), '#d8f4ff', '.16'))
    return layers


def edge(view):
    """The board's own rim of glass."""
    w, h, c = view.width, view.height, CORNER

    def inset(k):
        r = c - k
        return (
            f'M{c} {k}H{w - c}A{r} {r} 0 0 1 {w - k} {c}V{h - c}A{r} {r} 0 0 1 {w - c} {h - k}'
            f'H{c}A{r} {r} 0 0 1 {k} {h - c}V{c}A{r} {r} 0 0 1 {c} {k}Z'
        )

    stops = (0, '#ffffff', 0.95), (0.3, '#7cc8ec', 0.75), (0.7, '#2a6fae', 0.75), (1, '#bfeaff', 0.9)
    return [linear('edge', 0, 0, w, h, *stops)], [
        stroke(inset(3), '#04122c', 6, '.55'),
        stroke(inset(1.5), 'url(#edge)', 3),
        stroke(inset(6), '#bfeaff', 1.2, '.18'),
    ]
