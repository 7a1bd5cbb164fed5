"""Best Path: the window that the board is, and its light. In cell units like the tiles; 1000 x 900, a hexagon on its side."""
from path_glass import *
from path_players import PLAYERS, player
from svg import Svg

WIDE, HIGH = 1000, 900
CX, CY = 500, 450
OUTER, INNER = 436, 411     # radius of the frame
LEAD = '#020a1e'
SPECTRUM = '#8851d1', '#498beb', '#3bcddc', '#5edb81', '#f9d544', '#fd923e', '#f0555b'


def picture(note):
    s = Svg(WIDE, HIGH, note)
    s.origin = (CX, CY)
    return s


def lying(r, cx=CX, cy=CY):
    return hexagon(r, cx, cy, 30)


def between(a, b, t=.5):
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def down(s, *stops):
    """A gradient from where the light comes from to where it leaves."""
    return s.lin(CX + 220, CY - 370, CX - 220, CY + 370, *stops)


def frame(s):
    """Thick glass."""
    shape = soft(lying(OUTER), 44)
    s.fill(shape, down(s, (0, '#d8f0ff'), (.12, '#86c6f2'), (.4, '#2f6fb0'), (.65, '#184a86'), (.86, '#4fa3e0'), (1, '#c9f2ff')))
    A, B, hull = lying(OUTER), lying(INNER), flat(shape, 4)[0]
    for k in range(6):
        j = (k + 1) % 6
        v = facing((A[k][0] + A[j][0] - 2 * CX, A[k][1] + A[j][1] - 2 * CY))
        paint, o = (WHITE, .34 * v) if v > 0 else ('#06224a', .05 - .34 * v)
        s.fill(within(polygon([A[k], A[j], B[j], B[k]]), hull), paint, o)
    s.stroke(soft(lying(OUTER - 1.5), 42.5), down(s, (0, WHITE), (.4, WHITE, .35), (.7, '#7fc4f4', .5), (1, '#eafaff')), 3)
    split_light(s)
    s.stroke(shape, '#03102c', 1.6, .7)


def split_light(s):
    """Where it leaves the thick glass."""
    q = lying(OUTER - 12.5)
    stops = [(i / 6, c, o) for i, (c, o) in enumerate(zip(SPECTRUM, (0, .75, .85, .85, .85, .75, 0)))]
    for w, o in ((15, .55), (7, .8)):
        s.stroke(line((q[4][0] + 30, q[4][1] + 52), q[3], (q[2][0] - 20, q[2][1])), s.lin(*q[4], *q[2], *stops), w, o)


def pane(s):
    """The night in the window, the frame's shadow on it, shafts of light."""
    shape, q = soft(lying(INNER), 30), lying(INNER)
    s.fill(shape, s.rad(CX + 130, CY - 210, 760, 700, (0, '#123f7e'), (.35, '#0a2a5e'), (.7, '#061b42'), (1, '#040f28')))
    for w, o in ((46, .05), (34, .06), (24, .08), (15, .10), (8, .14)):
        s.stroke(move(line(q[5], q[0], q[1]), -3, 4), LEAD, w, o, cap='butt')
    shafts = []
    for x, w in ((560, 70), (668, 26), (742, 90)):
        shafts += within(polygon([(x, 0), (x + w, 0), (x + w - 560, 900), (x - 560, 900)]), flat(shape, 4)[0])
    s.fill(shafts, s.lin(CX + 200, CY - 370, CX - 200, CY + 370, (0, '#bfe6ff', .22), (.5, '#bfe6ff', .07), (1, '#bfe6ff', .03)))
    s.stroke(shape, down(s, (0, '#06224a', .9), (.5, '#bfe6ff', .25), (1, WHITE, .95)), 2.4)


def studs(s):
    for x, y in lying(INNER - 34):
        s.shadow(x - 4, y + 5, 13, 12, LEAD, .8)
        s.fill(ellipse(x, y, 8), s.rad(x - 2.5, y + 3.5, 12, 12, (0, '#e8feff'), (.35, '#8fdcf6'), (.75, '#3a93d2'), (1, '#134a8c')))
        s.stroke(ellipse(x, y, 7.6), WHITE, 1, .7)
        s.fill(ellipse(x + 2.6, y - 3, 2.4, 1.8, -40), WHITE)


def glints(s):
    """Two corners of the frame: where light enters, and where it leaves."""
    g = lying(OUTER - 12)
    top = between(g[5], g[0])
    s.stroke(line((top[0] + 40, g[0][1]), g[0], between(g[0], g[1])),
        s.lin(CX + 40, CY - 370, CX + 330, CY - 180, (0, WHITE, 0), (.5, WHITE, .95), (1, WHITE, 0)), 5)
    s.stroke(line((g[2][0] - 70, g[2][1]), g[3], between(g[3], g[4])),
        s.lin(CX + 120, CY + 370, CX - 330, CY + 160, (0, '#c9fbff', 0), (.55, '#e9fdff', .9), (1, '#c9fbff', 0)), 4)


def window():
    """Below the tiles."""
    s = picture('window')
    frame(s)
    pane(s)
    studs(s)
    glints(s)
    return s


def shadow():
    """What the window keeps from the table: six gradients that meet in the corners; stacked shapes would show as lines."""
    s = picture('shadow of the window')
    x, y, deep = CX - 8, CY + 12, 46
    A, B = lying(OUTER - 12, x, y), lying(OUTER - 12 + deep, x, y)
    s.fill(polygon(A), LEAD, .62, eo=True)
    for i in range(6):
        j = (i + 1) % 6
        edge = between(A[i], A[j])
        length = math.hypot(edge[0] - x, edge[1] - y)
        out = deep * math.sqrt(3) / 2 / length
        stops = [(u, LEAD, .62 * (1 - u) ** 2 * (1 + u * .6)) for u in (0, .15, .3, .45, .6, .8, 1)]
        s.fill(polygon([A[i], A[j], B[j], B[i]]),
            s.lin(*edge, edge[0] + (edge[0] - x) * out, edge[1] + (edge[1] - y) * out, *stops), eo=True)
    return s


def caustic():
    """The window's own shadow is coloured: light on the table to the lower left. Its opacity grows with the path."""
    s = picture('light that has passed through the window')
    for name, deg, far, long in (('violet', 166, 405, 155), ('blue', 150, 428, 165), ('green', 132, 424, 175), ('yellow', 114, 403, 180)):
        G = GLASSES[name]
        x, y = around(CX, CY, far, deg)
        s.fill(ellipse(x, y, long, 84, deg - 90), s.rad(x, y, long, 84, (0, G.light(78, 1.1), .80), (.35, G.light(68, 1.1), .42),
            (.65, G.light(58, 1.1), .16), (1, G.light(50), 0), deg=deg - 90))
    return s


def shine():
    """Above everything: two broad reflections, hardly there."""
    s = picture('reflection on the window')
    hull = flat(soft(lying(INNER - 4), 28), 4)[0]
    shapes = []
    for x, w in ((600, 120), (752, 34)):
        shapes += within(polygon([(x, 0), (x + w, 0), (x + w - 330, 900), (x - 330, 900)]), hull)
    s.fill(shapes, s.lin(CX + 200, CY - 370, CX - 40, CY + 300, (0, WHITE, .15), (.55, WHITE, .035), (1, WHITE, 0)))
    return s


def halo(who):
    """Round the board of a player who still draws; gold: who has won."""
    s = picture('halo: ' + who)
    tone = '#ffe08a' if who == 'gold' else player(who, 66, 1.1)
    for w, o in ((44, .06), (34, .08), (25, .11), (17, .16), (10, .30)):
        s.stroke(soft(lying(OUTER + 4), 48), tone, w, o)
    s.stroke(soft(lying(OUTER + 2), 46), down(s, (0, WHITE), (.4, tone), (1, WHITE)) if who == 'gold' else tone, 5)
    return s


def pictures():
    yield 'board/window', window
    yield 'board/shadow', shadow
    yield 'board/caustic', caustic
    yield 'board/shine', shine
    for who in list(PLAYERS) + ['gold']:
        yield 'board/halo_' + who, lambda who=who: halo(who)
