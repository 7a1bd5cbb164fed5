"""What is made at each site, as a picture inside a circle of radius 19, readable at a tenth of a thumbnail.

Shapes are few and large; nothing is thinner than 0.9. Light from the upper left, as everywhere on the board."""
from math import cos, pi, sin

from svg import linear, radial

LIGHT, PALE, GLASS, DEEP, INK = '#f4fcff', '#c4ebfb', '#7cc8ec', '#3a8fca', '#0b2c5c'
GOLD, AMBER, RED, MINT, STEEL = '#ffd27a', '#e8913a', '#ff8f78', '#8fe3c4', '#b9c9dc'

ICON_GRADIENTS = {
    'tube': linear('tube', -1, 0, 1, 0, (0, '#ffffff', 0.95), (0.3, '#a9e0f8', 0.85), (0.7, '#6fbfe8', 0.8), (1, '#e8faff', 0.95)),
    'brown': linear('brown', -1, 0, 1, 0, (0, '#ffe0a8', 1), (0.35, '#e8913a', 1), (0.75, '#b4601a', 1), (1, '#ffc879', 1)),
    'metal': linear('metal', -1, 0, 1, 0, (0, '#ffffff', 1), (0.35, '#c3d2e4', 1), (0.75, '#7f96b4', 1), (1, '#dfe9f4', 1)),
    'pane': linear('pane', -12, -14, 12, 14, (0, '#ffffff', 0.92), (0.45, '#a9e0f8', 0.6), (1, '#5fb4e6', 0.75)),
    'flame': linear('flame', 0, 12, 0, -12, (0, '#fff6c8', 1), (0.4, '#ffd25a', 1), (1, '#ff7a3c', 1)),
    'mirror': radial('mirror', -5, -7, 26, (0, '#ffffff', 1), (0.5, '#c4ebfb', 1), (1, '#5a9fd0', 1)),
}


def shape(data, paint=LIGHT, opacity=None):
    alpha = f' fill-opacity="{opacity}"' if opacity else ''
    return f'<path d="{data}" fill="{paint}"{alpha}/>'


def line(data, width=1.5, paint=LIGHT):
    return f'<path d="{data}" fill="none" stroke="{paint}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def dot(x, y, radius, paint=LIGHT):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{paint}"/>'


def hoop(x, y, radius, width, paint=LIGHT):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{paint}" stroke-width="{width}"/>'


def box(x, y, width, height, paint=LIGHT, corner=0):
    rounding = f' rx="{corner}"' if corner else ''
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{paint}"{rounding}/>'


def place(x, y, body, turn=0, grow=1):
    tail = (f' rotate({turn})' if turn else '') + (f' scale({grow})' if grow != 1 else '')
    return f'<g transform="translate({x} {y}){tail}">{body}</g>'


def rod(width, top, bottom, paint):
    """An upright cylinder round x = 0, its gradient as wide as itself."""
    return f'<g transform="scale({width / 2} 1)"><rect x="-1" y="{top}" width="2" height="{bottom - top}" fill="url(#{paint})"/></g>'


# ---------- things that several sites make, each round its own middle ----------
def tube(length, width, paint='tube'):
    """An open tube, seen a little from above."""
    h, r, e = length / 2, width / 2, width / 5
    end = f'<ellipse cx="0" cy="{-h}" rx="{r}" ry="{e}" fill="{LIGHT}"/><ellipse cx="0" cy="{-h}" rx="{r - 1.1:.1f}" ry="{e * 0.55:.2f}" fill="{INK}" fill-opacity=".75"/>'
    foot = f'<ellipse cx="0" cy="{h}" rx="{r}" ry="{e}" fill="{"#b4601a" if paint == "brown" else GLASS}"/>'
    return foot + rod(width, -h, h, paint) + end


def vial(paint='tube', cap=GOLD, fluid=None):
    """16 wide, 28 high."""
    body = 'M-7.6-4C-7.6-7-4-7-4-9H4C4-7 7.6-7 7.6-4V11.5Q7.6 14 5.1 14H-5.1Q-7.6 14-7.6 11.5Z'
    tinted = shape(body, '#d9812c') if paint == 'brown' else shape(body, 'url(#pane)')
    inside = shape('M-6 2C-3 .6 3 3.4 6 2V11Q6 12.5 4.5 12.5H-4.5Q-6 12.5-6 11Z', fluid) if fluid else ''
    edge = line(body, 1.2, LIGHT if paint != 'brown' else '#ffe0a8')
    return tinted + inside + edge + box(-5.4, -13.6, 10.8, 5, cap, 1.4) + line('M-4.8-2.5V10', 1.3, '#ffffff')


def ampoule(fluid=MINT):
    """12 wide, 34 high: a belly, a waist, a tip that snaps off."""
    body = 'M-5.6 0C-5.6-4-2-4.4-2-7C-2-9-3.4-9.6-3.4-11.4C-3.4-14-1.4-14.6-1.1-17.5H1.1C1.4-14.6 3.4-14 3.4-11.4C3.4-9.6 2-9 2-7C2-4.4 5.6-4 5.6 0V13.4Q5.6 16 3 16H-3Q-5.6 16-5.6 13.4Z'
    inside = shape('M-4.2 2.6C-2 1.6 2 3.6 4.2 2.6V13Q4.2 14.6 2.6 14.6H-2.6Q-4.2 14.6-4.2 13Z', fluid)
    return shape(body, 'url(#pane)') + inside + line(body, 1.2) + line('M-2.2-7.1H2.2', 1.6, RED) + line('M-3.2-.6V9', 1.2, '#ffffff')


def syringe(fluid=MINT):
    """12 wide, 36 high, needle up."""
    barrel = 'M-4.2-7.5H4.2V8.6H-4.2Z'
    return (
        line('M0-18V-11', 1.1, STEEL) + shape('M-1.9-11.5H1.9L2.8-7.5H-2.8Z', LIGHT)
        + shape(barrel, 'url(#pane)') + box(-3.2, -6.6, 6.4, 8.2, fluid) + box(-3.4, 1.4, 6.8, 2.6, INK, 0.8)
        + line(barrel, 1.2) + line('M-7 9H7', 2.2) + line('M0 4V15', 2, GOLD) + line('M-3.8 15.6H3.8', 2.2, GOLD)
    )  # fmt: skip


def lens(width, height, paint='url(#pane)'):
    """A biconvex lens on its edge."""
    w, h = width / 2, height / 2
    data = f'M0 {-h}C{w * 1.35:.1f} {-h / 2:.1f} {w * 1.35:.1f} {h / 2:.1f} 0 {h}C{-w * 1.35:.1f} {h / 2:.1f} {-w * 1.35:.1f} {-h / 2:.1f} 0 {-h}Z'
    return shape(data, paint) + line(data, 1.3)


def flame(paint='url(#flame)'):
    """20 wide, 28 high."""
    outer = 'M1-14C3-8 9-6 9 3C9 9 5 13 0 13C-5 13-9 9-9 3C-9-2-6-4-5-8C-3-6-2.4-4-1.6-2.4C.6-5 1.6-9 1-14Z'
    return shape(outer, paint) + shape('M.6-1C1.6 2 4.4 3.4 4.4 7C4.4 10.4 2.4 12 0 12C-2.6 12-4.4 10.2-4.4 7.4C-4.4 5-2.6 4.4-2 2.4C-1 3.4-.8 4-.4 5C.4 3.4 .8 1.6 .6-1Z', '#fff6c8')


def hexagon(x, y, radius):
    corners = ((x + radius * sin(i * pi / 3), y - radius * cos(i * pi / 3)) for i in range(6))
    return 'M' + 'L'.join(f'{a:.1f} {b:.1f}' for a, b in corners) + 'Z'


def sparkle(x, y, size, paint='#ffffff'):
    s, q = size, size * 0.16
    return place(x, y, shape(f'M0 {-s}L{q:.1f} {-q:.1f}L{s} 0L{q:.1f} {q:.1f}L0 {s}L{-q:.1f} {q:.1f}L{-s} 0L{-q:.1f} {-q:.1f}Z', paint))


# ---------- one for each site ----------
def jena():
    """A fire that a pane of glass holds back."""
    pane = 'M-3-16.5L14-12.5V15L-3 11.5Z'
    return place(-3, 1, flame(), grow=1.15) + shape(pane, '#9fd9f5', '.62') + line(pane, 1.7) + line('M2-9L9 2M2-2L6 4', 1.4, '#ffffff') + line('M-15 15.5H16', 1.6, PALE)


def mainz():
    """A telescope's mirror of glass ceramics, in segments."""
    step, cells = 6.6, []
    for row in range(-2, 3):
        for column in range(5 - abs(row)):
            cells.append(((column - (4 - abs(row)) / 2) * step * 1.06, row * step * 0.92))
    body = ''.join(shape(hexagon(x, y, 3.75), 'url(#mirror)' if (x, y) != (0, 0) else '#7a4310') for x, y in cells)
    return body + sparkle(-6, -7, 6) + sparkle(9, 9, 3.6)


def ilmenau():
    """A quartz boat that carries wafers into the oven."""
    discs = ''.join(
        f'<ellipse cx="{x}" cy="-2" rx="4.2" ry="11.5" fill="{paint}"/><ellipse cx="{x}" cy="-2" rx="4.2" ry="11.5" fill="none" stroke="{LIGHT}" stroke-width="1"/>'
        for x, paint in ((-9, DEEP), (-3, '#9a86ff'), (3, '#5fb8ea'), (9, MINT))
    )
    boat = 'M-17 5H17L13.6 12H-13.6Z'
    return discs + shape(boat, '#d9f3fd', '.85') + line(boat, 1.3) + line('M-11 12L-12 16M11 12L12 16', 2)


def mitterteich():
    """Long tubes, as they leave the line."""
    return place(0, 0, ''.join(place(x, y, tube(23, 7.4)) for x, y in ((-8.6, 3), (0, 0), (8.6, -3))), turn=38)


def landshut():
    """A metal housing, sealed by glass round every pin."""
    can = 'M-11 4V-7C-11-12-6-14 0-14C6-14 11-12 11-7V4Z'
    pins = ''.join(line(f'M{x} 8V16.5', 1.9, GOLD) for x in (-8, 0, 8))
    beads = ''.join(dot(x, 7.4, 2.5, '#5fb8ea') + dot(x - 0.6, 6.8, 0.9, '#ffffff') for x in (-8, 0, 8))
    cap = '<g transform="scale(11 1)"><path d="M-1 4V-7C-1-12-.55-14 0-14C.55-14 1-12 1-7V4Z" fill="url(#metal)"/></g>'
    return pins + cap + line(can, 1, LIGHT) + box(-14.5, 3, 29, 4.6, STEEL, 1.6) + beads + '<ellipse cx="0" cy="-10" rx="5.6" ry="2.4" fill="#5fb8ea"/>'


def gruenenplan():
    """A sheet so thin that it bends like paper."""
    sheet = 'M-17 11C-15-9-3-14 5-4C8 0 11 6 12 11L17.4 4C16-2 14-6 11-9.6C2-20-12-15-17 11Z'
    return (
        shape(sheet, 'url(#pane)') + shape('M5-4C8 0 11 6 12 11L17.4 4C16-2 14-6 11-9.6Z', '#2f78bd', '.55') + line(sheet, 1.5)
        + line('M5-4C8 0 11 6 12 11', 1.2) + line('M-12-2C-9.6-8-6-11-2-12', 1.8, '#ffffff') + line('M-17.6 13.8H18', 1.5, MINT)
    )  # fmt: skip


def muellheim():
    """Vial and syringe."""
    return place(7, 0, syringe('#c9a6ff'), turn=24, grow=0.92) + place(-5.5, 3.6, vial(fluid='#c9a6ff'), grow=0.86)


def st_gallen():
    """A syringe, ready."""
    return place(0.5, 0.5, syringe(MINT), turn=42, grow=1.08) + place(13, -12, shape('M0-3C2 0 2.4 1 2.4 2.2A2.4 2.4 0 0 1-2.4 2.2C-2.4 1-2 0 0-3Z', MINT))


def yverdon():
    """A cut and polished prism that splits light."""
    prism = 'M-4-14L9 10H-17Z'
    colours = (('#ff8f78', -1.4), ('#ffd27a', 2.4), ('#8fe3c4', 6.2), ('#8fb8ff', 10))
    rays = ''.join(line(f'M2.6-2L18.4 {y}', 2.2, paint) for paint, y in colours)
    return line('M-19 2L-9-2', 1.8) + rays + shape(prism, '#1c4f8e') + shape(prism, 'url(#pane)') + shape('M-4-14L-2 4L-17 10Z', '#ffffff', '.4') + line(prism, 1.5)


def lukacshaza():
    """Syringes in their nest, waiting to be filled."""
    small = ''.join(place(x, -1, syringe(c), turn=180, grow=0.84) for x, c in ((-11, GOLD), (0, MINT), (11, RED)))
    return small + box(-17, 3.2, 34, 3.2, PALE, 1.6)


def jagodina():
    """An ampoule."""
    return place(0, 0.8, ampoule(RED), grow=1.06)


def valasske():
    """Cut and edged flat glass, stacked."""
    sheets = ''
    for y, paint in ((8, '#5fb4e6'), (1.5, '#8fd3f4'), (-5, '#d2f1fc')):
        data = f'M0 {y - 7.5}L16 {y}L0 {y + 7.5}L-16 {y}Z'
        sheets += shape(data, paint, '.85') + line(data, 1.2)
    return sheets + line('M-8-5L0-8.8', 1.3, '#ffffff')


def tampere():
    """A chip sealed inside a cube of glass."""
    chip = shape('M0 .4L7 3.8L0 7.2L-7 3.8Z', GOLD) + shape('M0 .4L7 3.8L0 5.4L-7 3.8Z', '#fff0bd')
    cube = 'M0-15L13.5-8V8L0 15L-13.5 8V-8Z'
    return shape(cube, '#9fd9f5', '.35') + line('M0 15V-1M-13.5-8L0-1L13.5-8', 1.1, PALE) + chip + shape('M0-15L13.5-8L0-1L-13.5-8Z', '#ffffff', '.5') + line(cube, 1.6)


def bolu():
    """An oven."""
    knobs = ''.join(dot(x, -9.6, 1.7, DEEP) for x in (-9, -4.4, 4.4, 9))
    return (
        box(-14, -14.5, 28, 29, LIGHT, 2.6) + knobs + box(-11, -4.6, 22, 15.4, INK, 2)
        + place(0, 4.2, flame(), grow=0.5) + line('M-9-2L-4 6M-6-2L-4.4 .6', 1.2, PALE) + line('M-8-6.4H8', 1.6, STEEL)
    )  # fmt: skip


def cerkezkoy():
    """A fridge with a door of glass."""
    bottle = box(-5.4, -7, 3, 6, MINT, 1) + box(-1, -5.4, 3, 4.4, GOLD, 1)
    return (
        box(-10, -17, 20, 33, LIGHT, 2.6) + box(-7.6, -12, 12.6, 11.6, INK, 1.4) + box(-7.6, 1.6, 12.6, 11.6, INK, 1.4)
        + bottle + box(-5.4, 6.6, 8, 6, RED, 1) + line('M7.5-10V-3M7.5 4V10', 1.5, DEEP) + line('M-6 3L-3 3', 1, PALE) + line('M-6.4-.4L2-11.4', 1, PALE)
    )  # fmt: skip


def duryea():
    """A laser that a lens draws to a point."""
    beam = line('M-18-6H-8L13 0M-18 6H-8L13 0M-18 0H13', 1.7, RED)
    return beam + place(-5, 0, lens(10, 28)) + dot(13, 0, 4.4, '#ffb9a6') + sparkle(13, 0, 6.4)


def lebanon():
    """A vial with a vaccine's cross."""
    return place(0, 0.6, vial(cap=RED), grow=1.16) + box(-5.4, 1.2, 10.8, 10.8, LIGHT, 1.6) + line('M0 3.4V9.8M-3.2 6.6H3.2', 2.6, RED)


def southbridge():
    """Fibres that carry light."""
    ends = ((-15, -5), (-11, -11.5), (-4, -15.5), (4, -15.5), (11, -11.5), (15, -5))
    fibres = ''.join(line(f'M{x * 0.13:.1f} 6C{x * 0.2:.1f}-3 {x * 0.6:.1f} {y + 6} {x} {y}', 1.5, PALE) for x, y in ends)
    tips = ''.join(dot(x, y, 2.7, GOLD) + dot(x - 0.5, y - 0.6, 1.1, '#fffbe8') for x, y in ends)
    return fibres + tips + shape('M-3.4 4H3.4L4.6 16H-4.6Z', STEEL) + line('M-4 9H4', 1.3, DEEP)


def vincennes():
    """A cooktop."""
    plates = ''.join(
        hoop(x, y, r, 1.9, paint) + hoop(x, y, r * 0.48, 1.5, paint)
        for x, y, r, paint in ((-7, -6.4, 5.2, AMBER), (7, -6.4, 4.4, '#56708f'), (-7, 6, 4.4, '#56708f'), (7, 6, 5.2, RED))
    )
    return box(-16, -14, 32, 28, LIGHT, 3.4) + box(-14.6, -12.6, 29.2, 25.2, '#0a1730', 2.4) + plates + line('M-12.4-7V-9.4Q-12.4-10.4-11.4-10.4H-9', 1.1, '#7f96b4')


def rio_de_janeiro():
    """A bundle of tubes, seen from its ends."""
    rows = ((0, 0), *((9.6 * cos(i * pi / 3), 9.6 * sin(i * pi / 3)) for i in range(6)))
    ends = ''.join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.4" fill="#2a6ca6"/>' + hoop(f'{x:.1f}', f'{y:.1f}', 3.9, 1.7, LIGHT) + dot(f'{x - 1.1:.1f}', f'{y - 1.3:.1f}', 1, '#ffffff')
        for x, y in rows
    )
    return hoop(0, 0, 15.6, 2.6, GOLD) + ends + box(12.4, -3.4, 5.4, 6.8, GOLD, 1.6)


def itupeva():
    """Cartridges for an injector, and an ampoule."""
    cartridge = 'M-4.4-8H4.4V12H-4.4Z'
    drawn = (
        shape('M-2.4-11H2.4V-8H-2.4Z', LIGHT) + box(-3.6, -15, 7.2, 4.4, GOLD, 1.2) + shape(cartridge, 'url(#pane)')
        + box(-3.2, -4, 6.4, 11.6, '#8fb8ff') + line(cartridge, 1.2) + box(-3.8, 7.6, 7.6, 3.6, INK, 1)
    )  # fmt: skip
    return place(-11, 1.4, drawn) + place(0, 1.4, drawn) + place(11, 0.4, ampoule(GOLD), grow=0.86)


def buenos_aires():
    """Ampoule and vial."""
    return place(-8, 0, ampoule('#8fb8ff'), grow=0.94) + place(6.6, 2, vial(cap='#8fb8ff', fluid=GOLD), grow=0.9)


def jambusar():
    """Clear tubes and amber ones."""
    return place(0, 0, tube(30, 7.6), turn=-34) + place(0, 0, tube(30, 7.6, 'brown'), turn=34)


def penang():
    """A wafer of optical glass, cut for chips and lenses."""
    grid = ''.join(line(f'M{k} {-h}V{h}M{-h} {k}H{h}', 0.9, '#2f78bd') for k, h in ((-9, 11), (-3, 13.6), (3, 13.6), (9, 11)))
    wafer = dot(0, 0, 15.6, 'url(#mirror)') + grid
    lit = box(-3, -3, 6, 6, GOLD) + box(3, -9, 6, 6, MINT) + box(-9, 3, 6, 6, '#9a86ff')
    return wafer + lit + hoop(0, 0, 15.2, 1.4, LIGHT) + shape('M-3 16.6L0 12.4L3 16.6Z', INK)


def kulim():
    """Glasses that show more than there is."""
    frame = line('M-3-3C-1.6-4.6 1.6-4.6 3-3M-17-4.6L-15.6-6M17-4.6L15.6-6', 2, LIGHT)
    left = 'M-16.4-6H-3.4C-2.6 1-5.4 7-10 7C-14.4 7-17 1-16.4-6Z'
    right = 'M16.4-6H3.4C2.6 1 5.4 7 10 7C14.4 7 17 1 16.4-6Z'
    lit = line('M-12.6-2.4H-7.4M-12 .4H-9', 1.4, GOLD) + place(10, -0.6, line('M-4 2.6L-1-1L1 1L4-2.6', 1.5, MINT))
    rays = line('M-6-10L-7.4-13.6M0-10.6V-14.6M6-10L7.4-13.6', 1.5, GOLD)
    return shape(left, '#2f78bd') + shape(right, '#2f78bd') + line(left, 1.9) + line(right, 1.9) + frame + lit + rays + line('M-13 12.5H13', 1.3, PALE)


def suzhou():
    """A round connector: pins sealed in glass, for cars."""
    around = [(9 * sin(i * pi / 3), -9 * cos(i * pi / 3)) for i in range(6)]
    pins = ''.join(dot(f'{x:.1f}', f'{y:.1f}', 3.2, '#8fd3f4') + dot(f'{x:.1f}', f'{y:.1f}', 1.7, GOLD) for x, y in (*around, (0, 0)))
    shell = ''.join(box(-2.2, -17.6, 4.4, 5, STEEL, 1) if not i else place(0, 0, box(-2.2, -17.6, 4.4, 5, STEEL, 1), turn=i * 60) for i in range(6))
    return shell + dot(0, 0, 15.4, STEEL) + hoop(0, 0, 14.6, 1.2, LIGHT) + dot(0, 0, 13, '#1f4f8c') + pins


def jinyun():
    """From the tube to the container."""
    bottle = 'M-5.6-1C-5.6-4-2.6-4-2.6-6H2.6C2.6-4 5.6-4 5.6-1V12Q5.6 14 3.6 14H-3.6Q-5.6 14-5.6 12Z'
    made = shape(bottle, 'url(#pane)') + box(-4.2, 3, 8.4, 9.6, MINT, 1) + line(bottle, 1.2) + box(-3.8, -10, 7.6, 3.8, GOLD, 1.2)
    return place(-9, -0.5, tube(27, 8.4)) + line('M-2.4 1H2.6M.4-1.6L3 1L.4 3.6', 1.7, GOLD) + place(10, 1.4, made, grow=0.98)


def cikarang():
    """Vials in a row, clear and amber."""
    return place(-11, 3, vial(cap=RED), grow=0.7) + place(11, 3, vial(cap=RED), grow=0.7) + place(0, 0, vial('brown', cap=LIGHT), grow=0.9) + line('M-16 14.6H16', 1.8, PALE)


def koka():
    """A thermal fuse: it opens the circuit before things get too hot."""
    body = box(-9.5, -5.5, 19, 11, PALE, 4)
    ends = box(-11, -6.5, 5, 13, STEEL, 1.8) + box(6, -6.5, 5, 13, STEEL, 1.8)
    return line('M-18.5 0H-10M10 0H18.5', 2.2, GOLD) + body + ends + shape('M1.6-10.5L-5.2 1.4H-.6L-2 10.5L5.2-2.4H.4Z', AMBER) + line('M1.6-10.5L-5.2 1.4H-.6L-2 10.5L5.2-2.4H.4Z', 1, '#fff6d8')


ICONS = {
    'jena': jena(),
    'mainz': mainz(),
    'ilmenau': ilmenau(),
    'mitterteich': mitterteich(),
    'landshut': landshut(),
    'gruenenplan': gruenenplan(),
    'muellheim': muellheim(),
    'st-gallen': st_gallen(),
    'yverdon': yverdon(),
    'lukacshaza': lukacshaza(),
    'jagodina': jagodina(),
    'valasske': valasske(),
    'tampere': tampere(),
    'bolu': bolu(),
    'cerkezkoy': cerkezkoy(),
    'duryea': duryea(),
    'lebanon': lebanon(),
    'southbridge': southbridge(),
    'vincennes': vincennes(),
    'rio-de-janeiro': rio_de_janeiro(),
    'itupeva': itupeva(),
    'buenos-aires': buenos_aires(),
    'jambusar': jambusar(),
    'penang': penang(),
    'kulim': kulim(),
    'suzhou': suzhou(),
    'jinyun': jinyun(),
    'cikarang': cikarang(),
    'koka': koka(),
}
