"""Lines: making them simpler, smoother, and laying things along them."""
from bisect import bisect
from math import hypot


def area(ring):
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1])) / 2


def densify(ring, step):
    """Adds points, so that long straight edges bend with a curved projection."""
    points = []
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
        parts = max(1, int(hypot(x1 - x0, y1 - y0) / step))
        points += [(x0 + (x1 - x0) * k / parts, y0 + (y1 - y0) * k / parts) for k in range(parts)]
    return points


def simplify(points, tolerance):
    """Douglas-Peucker, without recursion."""
    if len(points) < 4:
        return points
    keep = bytearray(len(points))
    keep[0] = keep[-1] = 1
    stack = [(0, len(points) - 1)]
    while stack:
        first, last = stack.pop()
        (x0, y0), (x1, y1) = points[first], points[last]
        length = hypot(x1 - x0, y1 - y0)
        worst, at = tolerance, 0
        for i in range(first + 1, last):
            x, y = points[i]
            if length > 1e-6:
                off = abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length
            else:
                off = hypot(x - x0, y - y0)
            if off > worst:
                worst, at = off, i
        if at:
            keep[at] = 1
            stack += [(first, at), (at, last)]
    return [point for point, kept in zip(points, keep) if kept]


def simplify_ring(points, tolerance):
    half = len(points) // 2
    return simplify(points[: half + 1], tolerance)[:-1] + simplify(points[half:] + points[:1], tolerance)[:-1]


def beziers(points, closed):
    """Catmull-Rom through the points, as (control, control, end) of cubic Beziers."""
    count = len(points)

    def point(i):
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    for i in range(count if closed else count - 1):
        (xa, ya), (xb, yb), (xc, yc), (xd, yd) = (point(i + k) for k in (-1, 0, 1, 2))
        # tangents no longer than the span they serve: uneven spacing would make loops otherwise
        span = hypot(xc - xb, yc - yb)
        k1 = min(1 / 6, span / (hypot(xc - xa, yc - ya) or 1) / 3)
        k2 = min(1 / 6, span / (hypot(xd - xb, yd - yb) or 1) / 3)
        yield (xb + (xc - xa) * k1, yb + (yc - ya) * k1), (xc - (xd - xb) * k2, yc - (yd - yb) * k2), (xc, yc)


def centripetal(points, steps=60):
    """A fine line that passes through every point without loops, and the index at which it passes each."""
    (xa, ya), (xb, yb) = points[:2]
    (xy, yy), (xz, yz) = points[-2:]
    framed = [(2 * xa - xb, 2 * ya - yb), *points, (2 * xz - xy, 2 * yz - yy)]
    line, marks = [], [0]
    for i in range(1, len(framed) - 2):
        four = framed[i - 1 : i + 3]
        knots = [0.0]
        for (x0, y0), (x1, y1) in zip(four, four[1:]):
            knots.append(knots[-1] + hypot(x1 - x0, y1 - y0) ** 0.5)
        for k in range(steps):
            line.append(_between(four, knots, knots[1] + (knots[2] - knots[1]) * k / steps))
        marks.append(len(line))
    return [*line, points[-1]], marks


def _between(points, knots, t):
    """Barry and Goldman's pyramid: mix neighbours, then the mixtures, over ever wider spans; the last over the middle."""

    def mix(p, q, t0, t1):
        k = (t - t0) / (t1 - t0)
        return p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k

    t0, t1, t2, t3 = knots
    p0, p1, p2, p3 = points
    left, middle, right = mix(p0, p1, t0, t1), mix(p1, p2, t1, t2), mix(p2, p3, t2, t3)
    return mix(mix(left, middle, t0, t2), mix(middle, right, t1, t3), t1, t2)


class Along:
    """A line that can be asked for the point at a distance from its beginning."""

    def __init__(self, line):
        self.line = line
        self.arc = [0.0]
        for (x0, y0), (x1, y1) in zip(line, line[1:]):
            self.arc.append(self.arc[-1] + hypot(x1 - x0, y1 - y0))

    def point(self, distance):
        i = min(max(bisect(self.arc, distance), 1), len(self.arc) - 1)
        t = (distance - self.arc[i - 1]) / ((self.arc[i] - self.arc[i - 1]) or 1)
        (x0, y0), (x1, y1) = self.line[i - 1], self.line[i]
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
