"""What lies on the map, each drawn round its own origin: beads, medallions, badges, ribbons.

All gradients are in user space and move with the group that uses them, so one definition serves every bead."""
from math import cos, pi, sin

import dawn
from icons import ICON_GRADIENTS, ICONS
from svg import circle, fill, linear, number, radial, ring

BEAD = 19  # radii these are drawn at
MEDALLION = 28
END = 38

GRADIENTS = {
    'shadow': radial('shadow', None, None, 1, (0, '#020a1c', 0.62), (0.6, '#020a1c', 0.45), (1, '#020a1c', 0)),
    # light enters a bead at the upper left and gathers at the lower right
    **{f'dawn{i}': radial(f'dawn{i}', 5, 7, 27, *dawn.stops(i)) for i in range(dawn.STEPS + 1)},
    'bead-shine': linear('bead-shine', -10, -15, -2, -2, (0, '#ffffff', 0.95), (1, '#ffffff', 0.1)),
    'bead-rim': linear('bead-rim', -14, -14, 14, 14, (0, '#ffffff', 0.85), (0.5, '#d7f6ff', 0.15), (1, '#ffffff', 0.75)),
    'gold': linear('gold', -20, -24, 20, 24, (0, '#fff6d8', 1), (0.35, '#ffd27a', 1), (0.7, '#e8962a', 1), (1, '#ffe2a0', 1)),
    'violet': linear('violet', -20, -24, 20, 24, (0, '#f3e9ff', 1), (0.35, '#c6a2ff', 1), (0.7, '#8453dc', 1), (1, '#dcc6ff', 1)),
    'clear': linear('clear', -26, -30, 26, 30, (0, '#ffffff', 1), (0.4, '#a5e6ff', 1), (0.7, '#3f9fdc', 1), (1, '#e2f8ff', 1)),
    'disc-blue': radial('disc-blue', -4, -8, 34, (0, '#2f78bd', 1), (0.55, '#164884', 1), (1, '#081f49', 1)),
    'disc-violet': radial('disc-violet', -4, -8, 34, (0, '#5b52b8', 1), (0.55, '#312a86', 1), (1, '#130f48', 1)),
    'disc-gold': radial('disc-gold', -4, -10, 44, (0, '#ffe9b0', 1), (0.5, '#d88a2a', 1), (1, '#6a3208', 1)),
    'shine': linear('shine', -16, -24, 4, 6, (0, '#ffffff', 0.42), (1, '#ffffff', 0)),
    **ICON_GRADIENTS,
}


def definitions(body):
    """Only the gradients a drawing uses."""
    return ''.join(text for name, text in GRADIENTS.items() if f'url(#{name})' in body)


def scaled(body, scale):
    return body if scale == 1 else f'<g transform="scale({number(scale, 3)})">{body}</g>'


def shadow(rx, ry, dx, dy):
    return f'<g transform="translate({dx} {dy}) scale({rx} {ry})"><circle r="1" fill="url(#shadow)"/></g>'


def bead(step, ten=False):
    """Its colour is a step of the dawn. A bead of ten is larger, with a light ring, for the number on it."""
    body = (
        shadow(25, 24, 2.5, 5)
        + circle(0, 0, 19.8, '#0a1440', '.75')
        + circle(0, 0, 18.8, f'url(#dawn{step})')
        + ring(0, 0, 18, 'url(#bead-rim)', 1.7)
        + fill('M-15-2C-15-10-8-15 0-15C4-15 7-14 9-12C3-13-9-9-15-2Z', 'url(#bead-shine)')
        + circle(8.5, 9, 2.4, '#ffffff', '.9')
    )
    return body + ring(0, 0, 20.4, '#fff3d6', 2.4, '.95') if ten else body


def hexagon(radius, softness=0.16):
    corners = [(radius * cos(pi / 6 + pi / 3 * i), radius * sin(pi / 6 + pi / 3 * i)) for i in range(6)]

    def towards(a, b):
        return f'{a[0] + (b[0] - a[0]) * softness:.1f} {a[1] + (b[1] - a[1]) * softness:.1f}'

    data = ''
    for i, (x, y) in enumerate(corners):
        data += f'{"L" if data else "M"}{towards((x, y), corners[i - 1])}'
        data += f'Q{x:.1f} {y:.1f} {towards((x, y), corners[(i + 1) % 6])}'
    return data + 'Z'


def medallion(slug, good):
    """Round and gold where the move is forwards, six-sided and violet where it is back."""
    if good:
        frame = (
            circle(0, 0, 29.2, '#04122c', '.55') + circle(0, 0, 28, 'url(#gold)')
            + circle(0, 0, 23.8, '#5a3206', '.55') + circle(0, 0, 23, 'url(#disc-blue)')
        )  # fmt: skip
        rim = ring(0, 0, 27.4, '#fffbea', 1, '.75')
    else:
        frame = (
            fill(hexagon(32.4), '#04122c', '.55') + fill(hexagon(31), 'url(#violet)')
            + fill(hexagon(26.2), '#2a0f66', '.6') + fill(hexagon(25.4), 'url(#disc-violet)')
        )  # fmt: skip
        rim = f'<path d="{hexagon(30.4)}" fill="none" stroke="#f8f2ff" stroke-opacity=".75" stroke-width="1"/>'
    shine = fill('M-20-5C-20-15-11-20.6 0-20.6C8-20.6 14-17 17-12C6-15-12-12-20-5Z', 'url(#shine)')
    return shadow(36, 35, 3, 7) + frame + shine + scaled(ICONS[slug], 1.1) + rim


def badge(good):
    """Holds the signed number, which is text."""
    if good:
        return circle(0, 0, 14.2, '#04122c', '.6') + circle(0, 0, 13, '#ffd98a') + ring(0, 0, 12, '#fff8e0', 1.4)
    line = f'<path d="{hexagon(13.2)}" fill="none" stroke="#f6efff" stroke-width="1.4"/>'
    return fill(hexagon(15.6), '#04122c', '.6') + fill(hexagon(14.4), '#cbb0ff') + line


def endpoint(slug, goal):
    """Start in clear glass, goal in gold with rays."""
    body = shadow(48, 47, 3, 8)
    if goal:
        body += fill(_rays(16), '#fff0bd', '.85')
    inner = circle(0, 0, 28.4, 'url(#gold)' if goal else 'url(#clear)')
    inner += circle(0, 0, 24.2, '#06224a', '.6') + circle(0, 0, 23.4, 'url(#disc-gold)' if goal else 'url(#disc-blue)')
    shine = fill('M-28-7C-28-21-15-29 0-29C11-29 20-24 24-17C8-21-17-17-28-7Z', 'url(#shine)')
    body += circle(0, 0, 39.4, '#04122c', '.5') + scaled(inner, 1.33) + shine + scaled(ICONS[slug], 1.48)
    return body + ring(0, 0, 37, '#ffffff', 1.3, '.8')


def _rays(count):
    data = ''
    for i in range(count):
        angle, length = i * 2 * pi / count, 45 if i % 2 else 49
        for k, (turn, radius) in enumerate(((-0.09, 36), (0, length), (0.09, 36))):
            data += f'{"L" if k else "M"}{radius * cos(angle + turn):.1f} {radius * sin(angle + turn):.1f}'
        data += 'Z'
    return data
