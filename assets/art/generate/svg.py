"""SVG output within what SDL2_image's rasterizer (nanosvg) draws.

Paths, userSpaceOnUse gradients that stand before their use, evenodd, and opacity per shape as numbers: not fill-opacity
or stroke-opacity, which nanosvg applies to plain colours only, never to gradients.
"""
import re

from paths import d, ellipse, number

HAIR, EDGE, BOLD = 1.4, 2.8, 5.6       # the only stroke widths, in card units (250 x 350)


class Svg:
    def __init__(self, w, h, note=''):
        self.w, self.h, self.note, self.defs, self.body, self.ids = w, h, note, [], [], {}
        self.digits = 1 if w in (240, 250) else 2   # a tenth of a figurine's or card's unit is less than half a pixel
        self.embedded = 0
        self.origin = None      # (x, y): the object's own origin, for placing the picture

    def _grad(self, kind, attrs, stops):
        key = kind + attrs + ''.join('<stop offset="%s" stop-color="%s"%s/>' % (
            number(s[0]), s[1], '' if len(s) < 3 or s[2] >= 1 else ' stop-opacity="%s"' % number(s[2])) for s in stops)
        if key not in self.ids:
            self.ids[key] = 'g%d' % len(self.ids)
            self.defs.append('<%s id="%s" gradientUnits="userSpaceOnUse" %s</%s>' % (kind, self.ids[key],
                attrs + '>' + key[len(kind + attrs):], kind))
        return 'url(#%s)' % self.ids[key]

    def lin(self, x1, y1, x2, y2, *stops):
        return self._grad('linearGradient', 'x1="%s" y1="%s" x2="%s" y2="%s"' % tuple(map(number, (x1, y1, x2, y2))), stops)

    def rad(self, cx, cy, rx, ry, *stops, deg=0):
        t = 'cx="0" cy="0" r="1" gradientTransform="translate(%s %s)%s scale(%s %s)"' % (
            number(cx), number(cy), ' rotate(%s)' % number(deg) if deg else '', number(rx), number(ry))
        return self._grad('radialGradient', t, stops)

    def fill(self, path, paint, o=1, eo=False):
        if path:
            # cut shapes that share an edge must share it exactly, or a hairline shows
            self.body.append('<path d="%s" fill="%s"%s%s/>' % (d(path, 3 if eo else self.digits), paint,
                ' opacity="%s"' % number(o) if o < 1 else '', ' fill-rule="evenodd"' if eo else ''))

    def stroke(self, path, paint, w=EDGE, o=1, cap='round'):
        if path:
            self.body.append('<path d="%s" fill="none" stroke="%s" stroke-width="%s"%s stroke-linecap="%s" stroke-linejoin="round"/>'
                             % (
                d(path, self.digits), paint, number(w), ' opacity="%s"' % number(o) if o < 1 else '', cap))

    def shadow(self, cx, cy, rx, ry, tone, o, deg=0):
        """Soft elliptic shadow: one radial gradient whose stops follow a smooth fall."""
        self.fill(ellipse(cx, cy, rx, ry, deg), self.rad(cx, cy, rx, ry,
            *[(t, tone, o * (1 - t * t) ** 2) for t in (0, .2, .4, .6, .8, 1)], deg=deg))

    def embed(self, other, x, y, k):
        """Another drawing, moved and scaled."""
        self.embedded += 1
        name = lambda m: '%se%d_%s' % (m[1], self.embedded, m[2].removeprefix('g'))
        self.defs += [re.sub(r'(id=")(\w+)', name, q) for q in other.defs]
        self.body.append('<g transform="translate(%s %s) scale(%s)">' % (number(x), number(y), number(k)))
        self.body += [re.sub(r'(url\(#)(\w+)', name, q) for q in other.body]
        self.body.append('</g>')

    def __str__(self):
        size = number(self.w), number(self.h)
        origin = ' data-origin="%s %s"' % tuple(map(number, self.origin)) if self.origin else ''
        return ('<?xml version="1.0" encoding="UTF-8"?>\n<!-- %s -->\n<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s"%s>\n<defs>\n%s\n</defs>\n%s\n</svg>\n'
                % (self.note, *size, *size, origin, '\n'.join(self.defs), '\n'.join(self.body)))

    def save(self, path):
        with open(path, 'w') as f:
            f.write(str(self))
