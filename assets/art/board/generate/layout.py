"""Turns a route into evenly spaced fields, and says what is wrong with them."""
from dataclasses import dataclass
from itertools import combinations
from math import hypot

from curves import Along, centripetal
from routes import GOAL, IN_LENS, START, Place, Bend
from sites import SITES

GAP = 0.3  # least gap between two beads, in beads
SMALLEST_BEAD = 10
BADGE = (22, -22, 13)  # of a medallion of radius 28: where its badge lies, and how large
RIBBON = (31, 19)  # the same for the ribbon with its name: how far below, and how high
MEDALLION = 28
CLEARANCE = 4


@dataclass(frozen=True)
class Field:
    x: float
    y: float
    radius: float
    slug: str = None
    move: int = 0

    @property
    def role(self):
        return {START: 'start', GOAL: 'goal', None: None}.get(self.slug, 'site')


@dataclass(frozen=True)
class Layout:
    fields: list
    line: list
    bead: float
    free: list  # per stretch: the length between two medallions
    gaps: list


def lay_out(board, view):
    way = board.ways[view]
    points = [_point(view, point) for point in way.points]
    line, marks = centripetal(points)
    along = Along(line)
    at = [marks[i] for i, point in enumerate(way.points) if isinstance(point, Place)]
    slugs = [point.slug for point in way.points if isinstance(point, Place)]
    assert slugs == [START, *(stop.slug for stop in board.stops)], slugs
    radii = [way.end, *(way.site for _ in board.stops[1:]), way.end]
    free = [along.arc[b] - along.arc[a] - ra - rb for a, b, ra, rb in zip(at, at[1:], radii, radii[1:])]
    counts = [stop.beads for stop in board.stops]
    bead = bead_radius(free, counts, way.bead)
    fields = [Field(*points[0], way.end, START)]
    gaps = []
    for k, stop in enumerate(board.stops):
        gap = (free[k] - counts[k] * 2 * bead) / (counts[k] + 1)
        gaps.append(gap)
        first = along.arc[at[k]] + radii[k] + gap + bead
        fields += [Field(*along.point(first + i * (2 * bead + gap)), bead) for i in range(counts[k])]
        fields.append(Field(*line[min(at[k + 1], len(line) - 1)], radii[k + 1], stop.slug, stop.move))
    return Layout(fields, line, bead, free, gaps)


def bead_radius(free, counts, most):
    tightest = min(length / (n + GAP * (n + 1)) for length, n in zip(free, counts))
    return max(SMALLEST_BEAD, min(most, int(tightest) / 2))


def _point(view, point):
    if isinstance(point, Bend):
        return view.shared(point.dx, point.dy)
    if not isinstance(point, Place):
        return point
    site = SITES[point.slug]
    inside = point.slug in IN_LENS
    x, y = (view.in_lens if inside else view.on_map)(site.lon, site.lat)
    zero, moved = view.shared(0, 0), view.shared(point.dx, point.dy)
    if inside:
        return x + moved[0] - zero[0], y + moved[1] - zero[1]
    return x + point.dx, y + point.dy


def rule_breaks(fields):
    """A site's own move never ends on a site (the world's rules)."""
    goal = len(fields) - 1
    for i, field in enumerate(fields):
        if field.role == 'site':
            to = min(goal, max(0, i + field.move))
            if fields[to].role == 'site':
                yield f'{field.slug} on {i} moves {field.move:+d} to {fields[to].slug}'
            if not field.move:
                yield f'{field.slug} on {i} moves nowhere'


def crowding(fields, view):
    """What touches or hides what."""
    for (i, a), (j, b) in combinations(enumerate(fields), 2):
        apart = hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius
        if apart < CLEARANCE:
            yield f'fields {i} and {j} ({a.slug or ""} {b.slug or ""}) are {apart:.1f} apart'
    for i, field in enumerate(fields):
        if not (field.radius <= field.x <= view.width - field.radius and field.radius <= field.y <= view.height - field.radius):
            yield f'field {i} leaves the board'
        if not field.slug:
            continue
        left, top, right, bottom = ribbon_box(field)
        if not (4 < left and right < view.width - 4 and bottom < view.height - 4):
            yield f'the name of {field.slug} leaves the board'
        for j, other in enumerate(fields):
            if i == j:
                continue
            dx = max(left - other.x, 0, other.x - right)
            dy = max(top - other.y, 0, other.y - bottom)
            if hypot(dx, dy) < other.radius * (0.92 if other.slug else 0.45):
                yield f'the name of {field.slug} covers field {j} {other.slug or ""}'
            if other.slug and j > i and _overlap((left, top, right, bottom), ribbon_box(other)):
                yield f'the names of {field.slug} and {other.slug} overlap'
            if other.role == 'site':
                x, y, radius = (value * other.radius / MEDALLION for value in BADGE)
                x, y = other.x + x, other.y + y
                if hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) < radius * 0.9:
                    yield f'the name of {field.slug} covers the number of {other.slug}'


def ribbon_box(field):
    """About where the name lies; the game measures its own font."""
    name = SITES[field.slug].name
    if field.role == 'site':
        width, height = 7.4 * len(name) + 18, RIBBON[1]
        y = field.y + RIBBON[0] * field.radius / MEDALLION
    else:
        width, height = 8.6 * len(name) + 46, 23
        y = field.y + field.radius - 1
    return field.x - width / 2, y - height / 2, field.x + width / 2, y + height / 2


def _overlap(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
