"""A route as one picture over the map: the fibre, beads in the colours of dawn, medallions. No text and no names.

The fibre is a bundle in a dark sheath: in a game one strand for each player lights up in it, and a ring of light round
each bead that was passed. The game lays them along the same curve, which goes through the fields alone."""
from math import atan2, degrees, hypot

import dawn
import pieces
from curves import beziers, simplify
from svg import at, document, number, smooth, stroke

SHEATH = (  # colour, width, opacity, how far moved; for beads of radius 19
    ('#020a1c', 22.5, '.36', (2, 5)),
    ('#10205c', 19.4, '.92', None),
    ('#a9b8f4', 18, '.30', None),
    ('#0e1c52', 16, '1', None),
)
STRANDS, APART = 4, 3.1
TEN, CROWDED_TEN = 1.16, 1.34  # times as large as the others, where those are large and small
SMALL = 17
CHEVRON_EVERY = 4


def ten_scale(radius):
    return TEN if radius > SMALL else CROWDED_TEN


def route(layout, view):
    goal = len(layout.fields) - 1
    body = _bundle(layout) + _chevrons(layout)
    for i, field in enumerate(layout.fields):
        if not field.slug:
            is_ten = i % 10 == 0
            scale = field.radius / pieces.BEAD * (ten_scale(field.radius) if is_ten else 1)
            body += at(field.x, field.y, pieces.bead(dawn.step_of(i / goal), is_ten), scale)
    for field in layout.fields:
        if field.slug:
            body += _site(field)
    return document((0, 0, view.width, view.height), pieces.definitions(body), body)


def way(layout):
    """The line the fibre takes, finely: through every field, as a game does it."""
    line = [(layout.fields[0].x, layout.fields[0].y)]
    points = [(field.x, field.y) for field in layout.fields]
    for a, (b, c, d) in zip(points, beziers(points, closed=False)):
        for k in range(1, 13):
            t = k / 12
            line.append(tuple(
                p * (1 - t) ** 3 + 3 * q * t * (1 - t) ** 2 + 3 * r * t * t * (1 - t) + s * t**3 for p, q, r, s in zip(a, b, c, d)
            ))  # fmt: skip
    return line


def _bundle(layout):
    scale = max(0.78, min(1, layout.bead / pieces.BEAD))
    data = smooth([(field.x, field.y) for field in layout.fields], closed=False)
    body = ''.join(stroke(data, paint, number(width * scale), opacity, moved, 'round') for paint, width, opacity, moved in SHEATH)
    line = way(layout)
    for i in range(STRANDS):
        aside = (i - (STRANDS - 1) / 2) * APART * scale
        strand = smooth(simplify(_beside(line, aside), 0.4), closed=False)
        body += stroke(strand, '#7f93d8', number(APART * scale * 0.52), '.5', None, 'round')
    return body


def _beside(line, aside):
    out = []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        far = hypot(x1 - x0, y1 - y0) or 1
        out.append((x - (y1 - y0) / far * aside, y + (x1 - x0) / far * aside))
    return out


def _chevrons(layout):
    """Now and then a warm sign which way it goes, where there is room for it."""
    body = ''
    line = way(layout)
    for i, (a, b) in enumerate(zip(layout.fields, layout.fields[1:-1])):
        apart = hypot(b.x - a.x, b.y - a.y)
        room = apart - a.radius - b.radius
        if (i and i % CHEVRON_EVERY != 2) or room < (9 if i == 0 else 16):
            continue
        share = (a.radius + room / 2) / apart
        x, y = a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share
        x, y = min(line, key=lambda p: hypot(p[0] - x, p[1] - y))
        sign = ''.join(stroke('M-4-6.5L4.5 0L-4 6.5', paint, width, cap='round') for paint, width in (('#0a1440', 6.4), ('#ffe9b0', 3.2)))
        turn = degrees(atan2(b.y - a.y, b.x - a.x))
        body += f'<g transform="translate({number(x)} {number(y)}) rotate({turn:.0f})">{sign}</g>'
    return body


def _site(field):
    if field.role != 'site':
        return at(field.x, field.y, pieces.endpoint(field.slug, field.role == 'goal'), field.radius / pieces.END)
    return at(field.x, field.y, pieces.medallion(field.slug, field.move > 0), field.radius / pieces.MEDALLION)
