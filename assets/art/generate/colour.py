"""Colour: OKLCH in, sRGB hex out; CIELAB and the sight of colour-blind people to check it with."""
import math

INK = '#0a1236'        # numerals
NAVY = '#0b1440'       # eyes and mouths
SHADE = '#02081f'      # shadow on the blue table
WHITE = '#ffffff'


def _oklab_to_lin(L, a, b):
    l, m, s = L + .3963377774 * a + .2158037573 * b, L - .1055613458 * a - .0638541728 * b, L - .0894841775 * a - 1.2914855480 * b
    l, m, s = l ** 3, m ** 3, s ** 3
    return (4.0767416621 * l - 3.3077115913 * m + .2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - .3413193965 * s,
            -.0041960863 * l - .7034186147 * m + 1.7076147010 * s)


def gamma(c):
    return 12.92 * c if c <= .0031308 else 1.055 * c ** (1 / 2.4) - .055


def linear(c):
    return c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4


def oklch(L, C, h):
    """Hex colour; chroma is reduced until the colour fits sRGB, lightness and hue stay."""
    L = min(max(L, 0), 1)
    t = math.radians(h)

    def fits(c):
        return all(-1e-4 <= x <= 1 + 1e-4 for x in _oklab_to_lin(L, c * math.cos(t), c * math.sin(t)))
    if not fits(C):
        lo, hi = 0, C
        for _ in range(24):
            mid = (lo + hi) / 2
            lo, hi = (mid, hi) if fits(mid) else (lo, mid)
        C = lo
    rgb = _oklab_to_lin(L, C * math.cos(t), C * math.sin(t))
    return '#' + ''.join('%02x' % round(255 * min(max(gamma(min(max(c, 0), 1)), 0), 1)) for c in rgb)


def rgb(hexa):
    return [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def lab(hexa):
    r, g, b = map(linear, rgb(hexa))
    xyz = ((.4124564 * r + .3575761 * g + .1804375 * b) / .95047, .2126729 * r + .7151522 * g + .0721750 * b,
           (.0193339 * r + .1191920 * g + .9503041 * b) / 1.08883)
    f = [c ** (1 / 3) if c > 216 / 24389 else (24389 / 27 * c + 16) / 116 for c in xyz]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def luminance(hexa):
    r, g, b = map(linear, rgb(hexa))
    return .2126 * r + .7152 * g + .0722 * b


def contrast(a, b):
    x, y = sorted((luminance(a), luminance(b)))
    return (y + .05) / (x + .05)


def mix(a, b, t):
    return '#' + ''.join('%02x' % round(255 * (p + (q - p) * t)) for p, q in zip(rgb(a), rgb(b)))


def ramp(points, t):
    """Smooth interpolation through (t, value...) rows, monotone where the rows are (cubic Hermite, Fritsch-Carlson)."""
    xs = [p[0] for p in points]
    out = []
    for k in range(1, len(points[0])):
        ys = [p[k] for p in points]
        n = len(xs)
        d = [(ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]) for i in range(n - 1)]
        m = [d[0]] + [(d[i - 1] + d[i]) / 2 if d[i - 1] * d[i] > 0 else 0 for i in range(1, n - 1)] + [d[-1]]
        for i in range(n - 1):
            if d[i] == 0:
                m[i] = m[i + 1] = 0
            else:
                a, b = m[i] / d[i], m[i + 1] / d[i]
                s = a * a + b * b
                if s > 9:
                    m[i], m[i + 1] = 3 * a / math.sqrt(s) * d[i], 3 * b / math.sqrt(s) * d[i]
        i = 0
        while i < n - 2 and t > xs[i + 1]:
            i += 1
        h = xs[i + 1] - xs[i]
        u = min(max((t - xs[i]) / h, 0), 1)
        out.append((1 + 2 * u) * (1 - u) ** 2 * ys[i] + u * (1 - u) ** 2 * h * m[i]
                   + u * u * (3 - 2 * u) * ys[i + 1] + u * u * (u - 1) * h * m[i + 1])
    return out


def at_lab(L, C, h):
    """OKLCH colour whose CIELAB lightness is L."""
    lo, hi = 0, 1
    for _ in range(30):
        m = (lo + hi) / 2
        lo, hi = (m, hi) if lab(oklch(m, C, h))[0] < L else (lo, m)
    return oklch(hi, C, h)


# Machado, Oliveira, Fernandes 2009, severity 1, on linear sRGB
SIGHTS = {'normal': ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
          'protanopia': ((.152286, 1.052583, -.204868), (.114503, .786281, .099216), (-.003882, -.048116, 1.051998)),
          'deuteranopia': ((.367322, .860646, -.227968), (.280085, .672501, .047413), (-.011820, .042940, .968881)),
          'tritanopia': ((1.255528, -.076749, -.178779), (-.078411, .930809, .147602), (.004733, .691367, .303900))}


def seen(hexa, m):
    c = [linear(v) for v in rgb(hexa)]
    return '#' + ''.join('%02x' % round(255 * gamma(min(max(sum(a * b for a, b in zip(row, c)), 0), 1))) for row in m)
