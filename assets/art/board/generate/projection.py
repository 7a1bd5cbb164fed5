"""The two boards' frames: where a place on earth lies, on the map and in the glass ball over Europe.

Board units: one unit is one pixel when the window is 1920 x 1080 (landscape) or 1080 x 1920 (portrait)."""
from dataclasses import dataclass
from math import asin, atan2, cos, degrees, hypot, log, pi, radians, sin, sqrt, tan
from typing import Callable

MIDDLE_MERIDIAN = 11.5
EARTH = 6371  # km
LENS_LON, LENS_LAT = 10.6, 50.2
LENS_HALF = 340  # km from its middle that take up half of the ball: Germany comes out eight times as wide
LENS_SHARED = 197  # routes give places in the ball for this radius, so that both views can use them


def miller(lat):
    return 1.25 * log(tan(pi / 4 + 0.4 * radians(lat)))


def mercator(lat):
    return log(tan(pi / 4 + radians(lat) / 2))


def seen_from_lens(lon, lat):
    """Distance in km and bearing from north, clockwise."""
    la, l0, d = radians(lat), radians(LENS_LAT), radians(lon - LENS_LON)
    chord = sqrt(sin((la - l0) / 2) ** 2 + cos(la) * cos(l0) * sin(d / 2) ** 2)
    bearing = atan2(sin(d) * cos(la), cos(l0) * sin(la) - sin(l0) * cos(la) * cos(d))
    return 2 * EARTH * asin(min(1, chord)), bearing


@dataclass(frozen=True)
class View:
    name: str
    width: int
    height: int
    cylinder: Callable[[float], float]
    across: float  # units a degree of longitude
    down: float  # the same for latitude at the equator
    equator: float
    lens: tuple  # x, y, radius
    compass: tuple  # x, y, scale

    def on_map(self, lon, lat):
        lat = max(-80, min(84, lat))
        return (
            self.width / 2 + (lon - MIDDLE_MERIDIAN) * self.across,
            self.equator - degrees(self.cylinder(lat)) * self.down,
        )

    def in_lens(self, lon, lat):
        """A ball holds the whole world, ever smaller towards its rim."""
        distance, bearing = seen_from_lens(lon, lat)
        x, y, radius = self.lens
        r = radius * distance / (distance + LENS_HALF)
        return x + r * sin(bearing), y - r * cos(bearing)

    def shared(self, dx, dy):
        """A place in the ball that both views have in common."""
        x, y, radius = self.lens
        return x + dx * radius / LENS_SHARED, y + dy * radius / LENS_SHARED

    def off_lens(self, x, y):
        """How far outside the ball's rim."""
        return hypot(x - self.lens[0], y - self.lens[1]) - self.lens[2]


LANDSCAPE = View('landscape', 1500, 620, miller, 5.05, 4.42, 397, (742, 206, 197), (118, 500, 1))
PORTRAIT = View('portrait', 1056, 660, mercator, 3.56, 4.10, 437, (520, 212, 196), (78, 576, 0.78))
VIEWS = (LANDSCAPE, PORTRAIT)
