"""Writing SVG within what nanosvg draws: paths, circles, rectangles, groups, gradients in user space.

nanosvg ignores fill-opacity where the fill is a gradient, so a gradient carries its opacity in its stops."""
from curves import beziers


def number(value, digits=1):
    text = f'{value:.{digits}f}'.rstrip('0').rstrip('.') if digits else str(round(value))
    return {'-0': '0', '': '0'}.get(text, text).replace('0.', '.', 1) if abs(value) < 1 else text


class _Pen:
    """Path data relative to the last point *written*, so that rounding never adds up."""

    def __init__(self, digits):
        self.digits, self.data, self.x, self.y = digits, [], 0.0, 0.0

    def _pairs(self, points):
        text = ''
        for x, y in points:
            for value in (round(x, self.digits) - self.x, round(y, self.digits) - self.y):
                word = number(value, self.digits)
                text += word if not text or word[0] == '-' else ' ' + word
        return text

    def move(self, point):
        self.x = self.y = 0.0
        self.data.append('M' + self._pairs([point]))
        self._at(point)

    def curve(self, *points):
        self.data.append('c' + self._pairs(points))
        self._at(points[-1])

    def line(self, point):
        self.data.append('l' + self._pairs([point]))
        self._at(point)

    def _at(self, point):
        self.x, self.y = round(point[0], self.digits), round(point[1], self.digits)


def smooth(points, closed=True, digits=1):
    pen = _Pen(digits)
    pen.move(points[0])
    for curve in beziers(points, closed):
        pen.curve(*curve)
    return ''.join(pen.data) + ('z' if closed else '')


def polygon(points, closed=True, digits=1):
    pen = _Pen(digits)
    pen.move(points[0])
    for point in points[1:]:
        pen.line(point)
    return ''.join(pen.data) + ('z' if closed else '')


def _attributes(style):
    return ''.join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items() if value is not None)


def fill(data, paint, opacity=None, move=None):
    return f'<path d="{data}"{_attributes(dict(transform=_moved(move), fill=paint, fill_opacity=opacity))}/>'


def stroke(data, paint, width, opacity=None, move=None, cap=None):
    style = dict(transform=_moved(move), fill='none', stroke=paint, stroke_opacity=opacity, stroke_width=width)
    return f'<path d="{data}"{_attributes({**style, "stroke_linecap": cap, "stroke_linejoin": "round"})}/>'


def _moved(move):
    return f'translate({move[0]} {move[1]})' if move else None


def circle(x, y, radius, paint, opacity=None):
    place = dict(cx=x or None, cy=y or None, r=number(radius))
    return f'<circle{_attributes({**place, "fill": paint, "fill_opacity": opacity})}/>'


def ring(x, y, radius, paint, width, opacity=None):
    style = dict(cx=x or None, cy=y or None, r=number(radius), fill='none', stroke=paint, stroke_opacity=opacity)
    return f'<circle{_attributes({**style, "stroke_width": width})}/>'


def at(x, y, body, scale=1.0):
    grown = f' scale({number(scale, 3)})' if scale != 1 else ''
    return f'<g transform="translate({number(x)} {number(y)}){grown}">{body}</g>'


def _stops(stops):
    return ''.join(
        f'<stop offset="{offset}" stop-color="{colour}"' + (f' stop-opacity="{alpha}"' if alpha != 1 else '') + '/>'
        for offset, colour, alpha in stops
    )


def linear(name, x1, y1, x2, y2, *stops):
    ends = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</linearGradient>\n'


def radial(name, x, y, radius, *stops, transform=None):
    style = dict(cx=x, cy=y, r=number(radius), gradientTransform=transform)
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse"{_attributes(style)}>{_stops(stops)}</radialGradient>\n'


def document(box, definitions, body, origin=None):
    """`origin`: the sprite's own origin, for placing it."""
    extra = f' data-origin="{origin[0]} {origin[1]}"' if origin else ''
    size = ' '.join(str(value) for value in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"{extra}>\n<defs>\n{definitions}</defs>\n'
        + body.replace('/><', '/>\n<').replace('</g><', '</g>\n<')
        + '\n</svg>\n'
    )
