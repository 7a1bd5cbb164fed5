"""The boards: which sites, how many beads between them, and the way the route takes. They are tuned until no seat has
an edge. Who begins the first stage wins it a little more often. The moves of classic and grand are those of hundreds
tried on which the moves of recorded games come out most alike for all seats, of all levels. The short one and
the sprint had to be others for two players, for three and for four; the sprint, whose two stages not everybody can
begin, has also rules of its own.

To retune a board, change its `stops`: each is a site, its signed move, and the beads between it and the stop before.
`retune.py BOARD GOAL` proposes them for another length. Beads become as large as the closest stretch allows.

A way is a line of points from Jena to Mainz, one for each view: a site with a nudge off its true place (so that none
hides another), a bend inside the ball, or a plain point of the map."""
from dataclasses import dataclass, replace

from projection import LANDSCAPE, PORTRAIT


@dataclass(frozen=True)
class Stop:
    slug: str
    move: int
    beads: int  # on the stretch before it


@dataclass(frozen=True)
class Place:
    slug: str
    dx: float = 0
    dy: float = 0


@dataclass(frozen=True)
class Bend:
    dx: float
    dy: float


@dataclass(frozen=True)
class Way:
    points: tuple
    site: int  # radius of a medallion
    end: int  # radius of start and goal
    bead: int  # most a bead's radius may be


@dataclass(frozen=True)
class Board:
    stops: tuple  # the last is the goal
    ways: dict
    stages: int = 0  # after these, whoever is furthest wins; 0: as many as it takes
    last_ahead: int = 0  # fields that whoever moves last begins ahead

    @property
    def goal(self):
        return len(self.stops) + sum(stop.beads for stop in self.stops)


START, GOAL = 'jena', 'mainz'
IN_LENS = {'jena', 'mainz', 'landshut', 'bolu', 'tampere', 'gruenenplan', 'yverdon', 'st-gallen'}

JENA, MAINZ = Place(START, 6, 2), Place(GOAL, -10, 6)
OUT = (JENA, Bend(106, -38), Bend(124, 12), Place('landshut', 30, -6), Bend(42, 104), Bend(88, 144), Place('bolu', 0, 12))
NORTH = (Place('tampere', 4, -2), Bend(24, -128), Place('gruenenplan', -26, -20), Bend(-104, -92))
HOME = (Place('yverdon', -8, 11), Bend(-20, 86), Bend(2, 34), MAINZ)
HOME_BY_ST_GALLEN = (Place('yverdon', -24, 6), Place('st-gallen', 26, 8), Bend(16, 44), MAINZ)

SHORT = Board(
    stops=(
        Stop('landshut', -2, 1), Stop('bolu', +5, 2), Stop('jambusar', +5, 1), Stop('rio-de-janeiro', -4, 10),
        Stop('buenos-aires', -5, 1), Stop('vincennes', +1, 5), Stop('southbridge', +2, 2), Stop('yverdon', +4, 4),
        Stop(GOAL, 0, 2),
    ),
    ways={
        LANDSCAPE: Way(
            site=28, end=38, bead=22,
            points=(
                JENA, Bend(96, -20), Bend(108, 24), Place('landshut', 30, -4), Bend(54, 120), Bend(90, 146), Place('bolu', 2, 12),
                (960, 308), (1020, 298), Place('jambusar', 26, 2), (1092, 380), (1040, 476), (960, 562), (840, 590), (730, 580), (630, 540), (556, 488),
                Place('rio-de-janeiro', 18, -13), (472, 552), (444, 568), Place('buenos-aires', 4, 12), (322, 542), (290, 470), (268, 400), (226, 340),
                (196, 278), Place('vincennes', -30, 10), (246, 164), (306, 160), Place('southbridge', 26, 8), (440, 168), (512, 214), (560, 290), (608, 348), *HOME,
            ),
        ),
        PORTRAIT: Way(
            site=25, end=35, bead=18,
            points=(
                JENA, Bend(96, -20), Bend(108, 24), Place('landshut', 30, -4), Bend(54, 120), Bend(90, 146), Place('bolu', 2, 12),
                (724, 276), (766, 296), Place('jambusar', 46, 8), (812, 420), (800, 500), (740, 576), (640, 616), (540, 596), (460, 546), (414, 510),
                Place('rio-de-janeiro', 32, -4), (352, 590), (320, 608), Place('buenos-aires', 0, 14), (196, 580), (158, 510), (136, 448), (104, 392),
                (80, 330), Place('vincennes', -52, 12), (150, 206), (200, 196), Place('southbridge', 16, -8), (292, 200), (318, 258), (340, 340), (386, 378), *HOME,
            ),
        ),
    },
)  # fmt: skip


def bending_wide(way):
    """A longer way through the ball: two beads lie with room before Landshut, and three behind it."""
    out = (JENA, Bend(106, -38), Bend(124, 12), Place('landshut', 30, -6), Bend(24, 104), Bend(40, 150), Bend(92, 156))
    bolu = next(at for at, point in enumerate(way.points) if isinstance(point, Place) and point.slug == 'bolu')
    return replace(way, points=(*out, *way.points[bolu:]))


SHORT_FOR_THREE = replace(
    SHORT,
    stops=(
        Stop('landshut', +5, 2), Stop('bolu', +4, 2), Stop('jambusar', +4, 2), Stop('rio-de-janeiro', -3, 7),
        Stop('buenos-aires', +2, 1), Stop('vincennes', -2, 3), Stop('southbridge', -4, 2), Stop('yverdon', -3, 3),
        Stop(GOAL, 0, 1),
    ),
    ways={view: bending_wide(way) for view, way in SHORT.ways.items()},
)  # fmt: skip

SHORT_FOR_FOUR = replace(
    SHORT,
    stops=(
        Stop('landshut', +3, 2), Stop('bolu', +2, 3), Stop('jambusar', +4, 2), Stop('rio-de-janeiro', -3, 8),
        Stop('buenos-aires', +5, 1), Stop('vincennes', -1, 6), Stop('southbridge', -5, 1), Stop('yverdon', -2, 4),
        Stop(GOAL, 0, 2),
    ),
    ways={view: bending_wide(way) for view, way in SHORT.ways.items()},
)  # fmt: skip

SPRINT = Board(
    stops=(
        Stop('landshut', -4, 2), Stop('bolu', +5, 2), Stop('rio-de-janeiro', -5, 6), Stop('southbridge', -4, 2),
        Stop('yverdon', -3, 5), Stop(GOAL, 0, 2),
    ),
    ways={
        LANDSCAPE: Way(
            site=30, end=38, bead=22,
            points=(
                JENA, Bend(106, -38), Bend(124, 12), Place('landshut', 30, -6), Bend(24, 104), Bend(40, 150), Bend(92, 156), Place('bolu', 8, 12),
                (956, 356), (930, 470), (820, 540), (690, 560), (580, 548), Place('rio-de-janeiro', -4, -10), (418, 410), (368, 320), (346, 260),
                Place('southbridge', 6, -4), (440, 150), (516, 196), (560, 280), (608, 348), *HOME,
            ),
        ),
        PORTRAIT: Way(
            site=26, end=35, bead=18,
            points=(
                JENA, Bend(106, -38), Bend(124, 12), Place('landshut', 30, -6), Bend(24, 104), Bend(40, 150), Bend(92, 156), Place('bolu', 6, 12),
                (716, 380), (690, 500), (600, 590), (500, 612), (420, 590), Place('rio-de-janeiro', -6, -6), (310, 450), (264, 350), (244, 290),
                Place('southbridge', 6, -4), (292, 190), (320, 250), (340, 330), (386, 378), *HOME,
            ),
        ),
    },
    stages=2,
    last_ahead=1,
)  # fmt: skip

SPRINT_FOR_THREE = replace(
    SPRINT,
    stops=(
        Stop('landshut', -3, 2), Stop('bolu', +2, 1), Stop('rio-de-janeiro', -5, 8), Stop('southbridge', -2, 3),
        Stop('yverdon', -5, 3), Stop(GOAL, 0, 2),
    ),
)  # fmt: skip

SPRINT_FOR_FOUR = replace(
    SPRINT,
    stops=(
        Stop('landshut', -5, 1), Stop('bolu', +2, 2), Stop('rio-de-janeiro', -3, 6), Stop('southbridge', -5, 3),
        Stop('yverdon', -4, 6), Stop(GOAL, 0, 1),
    ),
)  # fmt: skip

CLASSIC = Board(
    stops=(
        Stop('landshut', +2, 2), Stop('bolu', +2, 2), Stop('jambusar', +2, 2), Stop('penang', +3, 2),
        Stop('cikarang', -4, 1), Stop('suzhou', -2, 3), Stop('koka', -1, 2), Stop('tampere', -2, 12),
        Stop('gruenenplan', -4, 1), Stop('southbridge', +2, 6), Stop('vincennes', +2, 2), Stop('buenos-aires', -2, 7),
        Stop('rio-de-janeiro', -4, 1), Stop('yverdon', -2, 4), Stop(GOAL, 0, 2),
    ),
    ways={
        LANDSCAPE: Way(
            site=28, end=38, bead=20,
            points=(
                *OUT, (950, 306), (1010, 296), Place('jambusar', 16, -2), (1092, 346), (1130, 388), Place('penang', -8, -16), (1174, 410), (1198, 446),
                Place('cikarang', 9, 14), (1314, 438), (1334, 376), (1322, 316), Place('suzhou', -8, 4), (1306, 198), (1350, 190),
                Place('koka', 16, 10), (1424, 184), (1380, 128), (1300, 108), (1180, 112), (1060, 108), (960, 92), (888, 74),
                *NORTH, (566, 126), (486, 106), (404, 134), Place('southbridge', 20, 14), (306, 162), (258, 164), Place('vincennes', -30, 10),
                (196, 278), (226, 340), (268, 400), (290, 470), (322, 542), Place('buenos-aires', 4, 12), (444, 568), (472, 552),
                Place('rio-de-janeiro', 18, -13), (536, 432), (566, 396), (606, 366), (634, 340), *HOME,
            ),
        ),
        PORTRAIT: Way(
            site=25, end=35, bead=18,
            points=(
                *OUT, (718, 278), (752, 292), Place('jambusar', 34), (772, 400), (798, 430), Place('penang', 6, -7), (834, 458), (850, 492),
                Place('cikarang', 24, 27), (950, 510), (984, 450), (970, 376), Place('suzhou', 8, 10), (912, 244), (948, 228),
                Place('koka', 20, 12), (1020, 226), (1014, 150), (960, 84), (880, 66), (790, 84), (720, 100), (668, 84),
                *NORTH, (352, 124), (300, 104), (256, 130), Place('southbridge', 18, -8), (206, 196), (164, 204), Place('vincennes', -52, 12),
                (80, 330), (104, 392), (136, 448), (158, 510), (196, 580), Place('buenos-aires', 0, 14), (320, 608), (352, 590),
                Place('rio-de-janeiro', 32, -4), (380, 474), (374, 424), (390, 376), (412, 344), *HOME,
            ),
        ),
    },
)  # fmt: skip

GRAND = Board(
    stops=(
        Stop('landshut', +2, 2), Stop('bolu', +4, 3), Stop('jambusar', +4, 2), Stop('penang', -1, 2),
        Stop('cikarang', +4, 1), Stop('jinyun', +4, 6), Stop('suzhou', +2, 1), Stop('koka', -1, 3),
        Stop('tampere', +1, 15), Stop('gruenenplan', -5, 2), Stop('southbridge', +3, 8), Stop('lebanon', -3, 1),
        Stop('duryea', +3, 1), Stop('vincennes', +3, 1), Stop('buenos-aires', -4, 11), Stop('rio-de-janeiro', -4, 2),
        Stop('yverdon', +1, 17), Stop('st-gallen', -3, 1), Stop(GOAL, 0, 2),
    ),
    ways={
        LANDSCAPE: Way(
            site=25, end=38, bead=18,
            points=(
                *OUT, (950, 306), (1010, 296), Place('jambusar', 16, -2), (1092, 346), (1130, 388), Place('penang', -8, -16), (1174, 410), (1198, 446),
                Place('cikarang', 9, 14), (1314, 448), (1386, 444), (1416, 390), (1380, 344), Place('jinyun', 12, 68), Place('suzhou', -10, -22),
                (1300, 172), (1348, 164), Place('koka', 16, 10), (1434, 190), (1400, 128), (1320, 128), (1260, 80), (1180, 62), (1110, 100), (1040, 130),
                (960, 100), (888, 74), *NORTH, (570, 120), (500, 140), (430, 118), (400, 130), Place('southbridge', 56, -20), Place('lebanon', 58, 74),
                Place('duryea', -42, 50), Place('vincennes', -76, -16), (128, 262), (190, 320), (250, 380), (270, 450), (312, 540),
                Place('buenos-aires', 4, 12), (446, 572), (484, 552), Place('rio-de-janeiro', 14, -20), (556, 470), (620, 540), (704, 590), (776, 594),
                (824, 556), (778, 500), (690, 454), (610, 420), (600, 372), (614, 344), *HOME_BY_ST_GALLEN,
            ),
        ),
        PORTRAIT: Way(
            site=22, end=34, bead=15,
            points=(
                *OUT, (718, 278), (752, 292), Place('jambusar', 34), (772, 400), (798, 430), Place('penang', 6, -7), (834, 458), (850, 492),
                Place('cikarang', 24, 27), (966, 512), (1024, 470), (1020, 400), (980, 372), Place('jinyun', 10, 44), Place('suzhou', -6, -30),
                (912, 208), (950, 204), Place('koka', 20, 12), (1024, 226), (1020, 160), (970, 140), (930, 100), (880, 64), (824, 80), (790, 130),
                (740, 132), (700, 92), (668, 78), *NORTH, (352, 124), (318, 84), (268, 78), (236, 110), (250, 150), Place('southbridge', 24, -42),
                Place('lebanon', 36, 42), Place('duryea', -58, 34), Place('vincennes', -106, -24), (36, 310), (84, 350), (104, 392), (128, 440),
                (150, 510), (196, 584), Place('buenos-aires', 0, 18), (326, 616), (358, 596), Place('rio-de-janeiro', 26, -8), (404, 516),
                (450, 590), (530, 634), (604, 606), (584, 540), (510, 500), (440, 470), (396, 420), (404, 372), *HOME_BY_ST_GALLEN,
            ),
        ),
    },
)  # fmt: skip

BOARDS = {
    'short': SHORT,
    'short-3': SHORT_FOR_THREE,
    'short-4': SHORT_FOR_FOUR,
    'classic': CLASSIC,
    'grand': GRAND,
    'sprint': SPRINT,
    'sprint-3': SPRINT_FOR_THREE,
    'sprint-4': SPRINT_FOR_FOUR,
}
