"""Turns a route into evenly spaced fields, and says what is wrong with them."""
from dataclasses import dataclass
from itertools import combinations
from math import hypot

from curves import Along, centripetal
from routes import GOAL, IN_LENS, START, Place, Bend
from sites import SITES

GAP = 0.3  # least gap between two beads, in beads
SMALLEST_BEAD = 10
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
