"""A route as one picture over the map: fibre, beads, medallions with empty badges. No text and no names."""
from math import atan2, degrees, hypot

import pieces
from curves import simplify
from layout import ribbon_box
from svg import at, document, number, smooth, stroke

FIBRE = (  # colour, width, opacity, how far moved
    ('#020a1c', 9, '.38', (2, 5)),
    ('#0a3a72', 8, '.85', None),
    ('#7fd6f7', 5, '.75', None),
    ('#f6feff', 1.8, '.95', None),
)
CHEVRON_EVERY = 4


def route(layout, view):
    body = _fibre(layout.line) + _chevrons(layout)
    for i, field in enumerate(layout.fields):
        if not field.slug:
            body += at(field.x, field.y, pieces.bead(i % 10 == 0), field.radius / pieces.BEAD)
    for field in layout.fields:
        if field.slug:
            body += _site(field)
    return document((0, 0, view.width, view.height), pieces.definitions(body), body)


def _fibre(line):
    data = smooth(simplify(line, 0.25), closed=False)
    return ''.join(stroke(data, paint, width, opacity, moved, 'round') for paint, width, opacity, moved in FIBRE)


def _chevrons(layout):
    """Now and then a warm sign which way it goes, where there is room for it."""
    body = ''
    names = [ribbon_box(field) for field in layout.fields if field.slug]
    for i, (a, b) in enumerate(zip(layout.fields, layout.fields[1:-1])):
        apart = hypot(b.x - a.x, b.y - a.y)
        room = apart - a.radius - b.radius
        if (i and i % CHEVRON_EVERY != 2) or room < (9 if i == 0 else 12):
            continue
        share = (a.radius + room / 2) / apart
        x, y = a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share
        x, y = min(layout.line, key=lambda p: hypot(p[0] - x, p[1] - y))
        if any(left - 8 < x < right + 8 and top - 8 < y < bottom + 8 for left, top, right, bottom in names):
            continue
        sign = ''.join(stroke('M-4-6.5L4.5 0L-4 6.5', paint, width, cap='round') for paint, width in (('#06224a', 6), ('#ffe9b0', 3)))
        turn = degrees(atan2(b.y - a.y, b.x - a.x))
        body += f'<g transform="translate({number(x)} {number(y)}) rotate({turn:.0f})">{sign}</g>'
    return body


def _site(field):
    if field.role != 'site':
        return at(field.x, field.y, pieces.endpoint(field.slug, field.role == 'goal'), field.radius / pieces.END)
    scale = field.radius / pieces.MEDALLION
    badge = at(22, -22, pieces.badge(field.move > 0))
    return at(field.x, field.y, pieces.medallion(field.slug, field.move > 0) + badge, scale)
