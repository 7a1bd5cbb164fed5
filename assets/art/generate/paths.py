"""Paths: lists of ('M', x, y) ('L', x, y) ('C', x1, y1, x2, y2, x, y) ('Z',) that add up with +.

The rasterizer of the game has no clip paths, so shapes are cut here.
"""
import math


K = .5522847498


def number(v, digits=2):
    """A number as short as SVG allows."""
    s = '%.*f' % (digits, v)
    s = s.rstrip('0').rstrip('.') if '.' in s else s
    return '0' if s in ('-0', '') else s.replace('0.', '.', 1) if s.startswith(('0.', '-0.')) else s


def d(path, digits=2):
    """The d attribute, in steps from point to point, which is a third shorter.

    Points are rounded before, steps are not: nothing drifts, and shapes that share an edge go on sharing it.
    """
    out, here, start = [], (0, 0), (0, 0)
    for command, *values in path:
        if command == 'Z':
            out.append('z')
            here = start
            continue
        points = [(round(x, digits), round(y, digits)) for x, y in zip(values[::2], values[1::2])]
        steps = [number(v - here[axis], digits) for point in points for axis, v in enumerate(point)]
        out.append(command.lower() + steps[0] + ''.join(v if v.startswith('-') else ' ' + v for v in steps[1:]))
        here = points[-1]
        if command == 'M':
            start = here
    return ''.join(out)


def tr(path, f):
    """Map every point through f(x, y)."""
    return [(c[0],) + tuple(v for i in range(1, len(c), 2) for v in f(c[i], c[i + 1])) for c in path]


def move(path, dx, dy):
    return tr(path, lambda x, y: (x + dx, y + dy))


def scale(path, sx, sy=None, ox=0, oy=0):
    sy = sx if sy is None else sy
    return tr(path, lambda x, y: (ox + (x - ox) * sx, oy + (y - oy) * sy))


def turn(path, deg, ox=0, oy=0):
    c, s = math.cos(math.radians(deg)), math.sin(math.radians(deg))
    return tr(path, lambda x, y: (ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c))


def line(*pts):
    return [('M',) + tuple(pts[0])] + [('L',) + tuple(p) for p in pts[1:]]


def polygon(pts):
    return line(*pts) + [('Z',)]


def ellipse(cx, cy, rx, ry=None, deg=0):
    ry = rx if ry is None else ry
    p = [('M', rx, 0), ('C', rx, ry * K, rx * K, ry, 0, ry), ('C', -rx * K, ry, -rx, ry * K, -rx, 0),
         ('C', -rx, -ry * K, -rx * K, -ry, 0, -ry), ('C', rx * K, -ry, rx, -ry * K, rx, 0), ('Z',)]
    return move(turn(p, deg) if deg else p, cx, cy)


def arc(cx, cy, rx, ry, a0, a1, deg=0):
    """Open elliptic arc, angles in degrees, clockwise on screen for a1 > a0."""
    n = max(1, math.ceil(abs(a1 - a0) / 60))
    st = math.radians(a1 - a0) / n
    k = 4 / 3 * math.tan(st / 4)
    p, a = [('M', rx * math.cos(math.radians(a0)), ry * math.sin(math.radians(a0)))], math.radians(a0)
    for _ in range(n):
        b = a + st
        p.append(('C', rx * (math.cos(a) - k * math.sin(a)), ry * (math.sin(a) + k * math.cos(a)),
                  rx * (math.cos(b) + k * math.sin(b)), ry * (math.sin(b) - k * math.cos(b)), rx * math.cos(b), ry * math.sin(b)))
        a = b
    return move(turn(p, deg) if deg else p, cx, cy)


def offset(pts, by):
    """Polygon corners moved inward (by > 0) along both edges; [(x, y, radius)] in, same out."""
    n = len(pts)
    area = sum(pts[i][0] * pts[(i + 1) % n][1] - pts[(i + 1) % n][0] * pts[i][1] for i in range(n))
    s = 1 if area > 0 else -1
    out = []
    for i in range(n):
        (ax, ay), (bx, by_), (cx, cy) = pts[i - 1][:2], pts[i][:2], pts[(i + 1) % n][:2]
        l1, l2 = math.hypot(bx - ax, by_ - ay), math.hypot(cx - bx, cy - by_)
        n1, n2 = (-(by_ - ay) / l1 * s, (bx - ax) / l1 * s), (-(cy - by_) / l2 * s, (cx - bx) / l2 * s)
        k = 1 + n1[0] * n2[0] + n1[1] * n2[1]
        cross = ((bx - ax) * (cy - by_) - (by_ - ay) * (cx - bx)) * s
        r = pts[i][2] if len(pts[i]) > 2 else 0
        out.append((bx + (n1[0] + n2[0]) / k * by, by_ + (n1[1] + n2[1]) / k * by,
            max(r - by, .01) if cross > 0 else (r + by if r else 0)))
    return out


def rounded(pts, close=True):
    """Polygon [(x, y, radius)] with circular corners."""
    n = len(pts)
    p = []
    for i in range(n):
        bx, by = pts[i][:2]
        r = pts[i][2] if len(pts[i]) > 2 else 0
        if not close and i in (0, n - 1):
            p.append(('L', bx, by))
            continue
        (ax, ay), (cx, cy) = pts[i - 1][:2], pts[(i + 1) % n][:2]
        l1, l2 = math.hypot(ax - bx, ay - by), math.hypot(cx - bx, cy - by)
        u, v = ((ax - bx) / l1, (ay - by) / l1), ((cx - bx) / l2, (cy - by) / l2)
        ang = math.acos(max(-1, min(1, u[0] * v[0] + u[1] * v[1])))
        if r < .02 or ang > math.pi - .01:
            p.append(('L', bx, by))
            continue
        t = min(r / math.tan(ang / 2), l1 * .5 if n > 2 else l1, l2 * .5)
        rr = t * math.tan(ang / 2)
        k = 4 / 3 * math.tan((math.pi - ang) / 4) * rr
        s, e = (bx + u[0] * t, by + u[1] * t), (bx + v[0] * t, by + v[1] * t)
        p += [('L',) + s, ('C', s[0] - u[0] * k, s[1] - u[1] * k, e[0] - v[0] * k, e[1] - v[1] * k) + e]
    p[0] = ('M',) + p[0][1:]
    return p + ([('Z',)] if close else [])


def rrect(x, y, w, h, r):
    return rounded([(x, y, r), (x + w, y, r), (x + w, y + h, r), (x, y + h, r)])


def smooth(pts, close=False, k=.5):
    """Catmull-Rom curve through points."""
    n = len(pts)
    at = (lambda i: pts[i % n]) if close else (lambda i: pts[min(max(i, 0), n - 1)])
    p = [('M',) + tuple(pts[0])]
    for i in range(n if close else n - 1):
        a, b, c, e = at(i - 1), at(i), at(i + 1), at(i + 2)
        p.append(('C', b[0] + (c[0] - a[0]) * k / 3, b[1] + (c[1] - a[1]) * k / 3,
                  c[0] - (e[0] - b[0]) * k / 3, c[1] - (e[1] - b[1]) * k / 3) + tuple(c))
    return p + ([('Z',)] if close else [])


def flat(path, step=0):
    """List of point lists; within .035 units of the curves, or in equal steps."""
    out, cur, x, y = [], [], 0, 0
    for c in path:
        if c[0] == 'M':
            if cur:
                out.append(cur)
            cur = [c[1:]]
        elif c[0] == 'L':
            cur.append(c[1:])
        elif c[0] == 'C':
            bend = max(math.hypot(x - 2 * c[1] + c[3], y - 2 * c[2] + c[4]),
                math.hypot(c[1] - 2 * c[3] + c[5], c[2] - 2 * c[4] + c[6]))
            ln = math.hypot(c[1] - x, c[2] - y) + math.hypot(c[3] - c[1], c[4] - c[2]) + math.hypot(c[5] - c[3],
                c[6] - c[4])
            n = max(2, math.ceil(ln / step)) if step else max(2, math.ceil(math.sqrt(.75 * bend / .035)))
            for i in range(1, n + 1):
                t = i / n
                a, b, e, f = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
                cur.append((a * x + b * c[1] + e * c[3] + f * c[5], a * y + b * c[2] + e * c[4] + f * c[6]))
        if c[0] != 'Z':
            x, y = c[-2:]
    return out + ([cur] if cur else [])


def cut(path, nx, ny, off):
    """The part of a filled path where nx*x + ny*y >= off (Sutherland-Hodgman)."""
    out = []
    for pts in flat(path):
        res = []
        for i in range(len(pts)):
            a, b = pts[i - 1], pts[i]
            da, db = a[0] * nx + a[1] * ny - off, b[0] * nx + b[1] * ny - off
            if (da < 0) != (db < 0):
                t = da / (da - db)
                res.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if db >= 0:
                res.append(b)
        if len(res) > 2:
            out += polygon(res)
    return out


def chain(path, nx, ny, off):
    """The stretch of a closed outline on the positive side of a line that it crosses twice."""
    pts = flat(path)[0]
    if pts[0] == pts[-1]:
        pts = pts[:-1]
    v = [x * nx + y * ny - off for x, y in pts]
    n = len(pts)
    start = next(i for i in range(n) if v[i - 1] < 0 <= v[i])
    out = []
    for k in range(n + 1):
        i = (start + k) % n
        a, b = pts[i - 1], pts[i]
        if (v[i - 1] < 0) != (v[i] < 0):
            t = v[i - 1] / (v[i - 1] - v[i])
            out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        if v[i] < 0:
            break
        out.append(b)
    return out


def within(path, hull):
    """The part of a filled path inside a convex point list."""
    n = len(hull)
    area = sum(hull[i][0] * hull[(i + 1) % n][1] - hull[(i + 1) % n][0] * hull[i][1] for i in range(n))
    s = 1 if area > 0 else -1
    for i in range(n):
        (ax, ay), (bx, by) = hull[i][:2], hull[(i + 1) % n][:2]
        nx, ny = -(by - ay) * s, (bx - ax) * s
        path = cut(path, nx, ny, nx * ax + ny * ay)
        if not path:
            break
    return path


def ribbon(path, w):
    """Outline of an open path drawn w wide, flat ends: for strokes that have to be cut."""
    pts = flat(path, 2)[0]
    n = len(pts)
    left, right = [], []
    for i in range(n):
        a, b = pts[max(i - 1, 0)], pts[min(i + 1, n - 1)]
        ln = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        nx, ny = -(b[1] - a[1]) / ln * w / 2, (b[0] - a[0]) / ln * w / 2
        left.append((pts[i][0] + nx, pts[i][1] + ny))
        right.append((pts[i][0] - nx, pts[i][1] - ny))
    return polygon(left + right[::-1])


def below(path, y):
    return cut(path, 0, 1, y)


def crossing(path, nx, ny, off):
    """Leftmost and rightmost x where the outline meets the line nx*x + ny*y = off."""
    xs = []
    for pts in flat(path):
        for i in range(len(pts)):
            a, b = pts[i - 1], pts[i]
            da, db = a[0] * nx + a[1] * ny - off, b[0] * nx + b[1] * ny - off
            if (da < 0) != (db < 0):
                xs.append(a[0] + (b[0] - a[0]) * da / (da - db))
    return min(xs), max(xs)


def bounds(path):
    pts = [p for q in flat(path, 6) for p in q]
    xs, ys = [p[0] for p in pts], [p[1] for p in pts]
    return min(xs), min(ys), max(xs), max(ys)
