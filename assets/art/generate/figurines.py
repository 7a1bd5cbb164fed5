"""The four figurines: told apart by silhouette alone."""
from rig import *


def flask(pose):
    """Erla, the flask: broad, warm, always a little on the boil."""
    f = Figure('flask', pose, TINTS['flask'], 190)
    s, T, p = f.s, f.T, f.p
    f.ground(REACHES['flask'])
    f.foot(72, -1, 20, 11)
    f.foot(128, 1, 20, 11)
    f.arm(56, 166, -1, 38)
    f.arm(144, 166, 1, 38)
    pts = [(27, 229, 30), (173, 229, 30), (119, 116, 26), (119, 82, 3), (127, 78, 4), (127, 67, 5), (73, 67, 5),
        (73, 78, 4), (81, 82, 3), (81, 116, 26)]
    cork = [(83, 72, 3), (117, 72, 3), (121, 42, 8), (79, 42, 8)]
    ck = f.b(move(turn(rounded(cork), 5 + p['trail'] * .3, 100, 72), 0, -p['lift'] * .28))
    s.stroke(ck, T.t(-44), EDGE + HAIR, .85)
    s.fill(ck, f.grad(122, 40, 80, 74, (0, '#fff3df'), (.3, '#f0c891'), (.75, '#b9774a'), (1, '#8a4a3c')))
    s.stroke(ck, f.grad(122, 40, 80, 74, (0, WHITE, .9), (.6, WHITE, 0), (1, '#ffd9a8', .7)), HAIR)
    f.body(pts, 5.5)
    q = rounded(offset(pts, 6.5))
    lv = 128
    sl = math.tan(math.radians(p['slosh']))
    liq = cut(q, -sl, 1, lv - sl * 100)
    s.fill(f.b(liq), f.grad(140, 130, 60, 228, (0, T.a(50, 1.1)), (.3, T.t(16, 1.1)), (.7, T.t(-8, 1.1)),
        (1, T.a(52, 1.1))))
    l, r = crossing(q, -sl, 1, lv - sl * 100)
    top = tr(ellipse((l + r) / 2, lv, (r - l) / 2, 5.5), lambda x, y: (x, y + sl * (x - 100)))
    s.fill(f.b(top), f.grad(r, lv, l, lv, (0, T.a(90, .8)), (.4, WHITE), (1, T.a(56, 1.1))))
    for x, y, rr in ((62, 206, 5.5), (136, 200, 4.2), (88, 146, 4), (112, 138, 3), (74, 186, 3.2)):
        X, Y = f.warp(x, y)
        s.fill(ellipse(X, Y, rr), T.a(70, .9), .5)
        s.stroke(ellipse(X, Y, rr), WHITE, HAIR, .8)
        s.fill(ellipse(X + rr * .3, Y - rr * .35, rr * .28), WHITE)
    f.shine([(138, 196, 6), (150, 200, 6), (119, 122, 5), (111, 124, 5)], .85)
    f.shine([(108, 86, 3), (114, 86, 3), (114, 110, 3), (108, 110, 3)], .9)
    f.gloss(pts, 5.5)
    f.cheeks(100, 188, 31, 9)
    f.eye(82, 172, 6.6, 9.6, side=-1)
    f.eye(118, 172, 6.6, 9.6, side=1)
    f.mouth(100, 190, 12)
    return s


def lens(pose):
    """Lumi, the lens: all eye, all wonder."""
    f = Figure('lens', pose, TINTS['lens'], 210)
    s, T, p = f.s, f.T, f.p
    f.ground(REACHES['lens'])
    f.foot(80, -1, 17, 10)
    f.foot(120, 1, 17, 10)
    f.arm(82, 178, -1, 34, 10.5)
    f.arm(118, 178, 1, 34, 10.5)
    if pose not in HEADS:
        base = [(62, 230, 14), (138, 230, 14), (122, 196, 20), (113, 150, 8), (87, 150, 8), (78, 196, 20)]
        f.body(base, 5)
        f.shine([(118, 214, 4), (126, 216, 4), (112, 160, 3), (106, 162, 3)], .8)
        f.gloss(base, 5)
    col = [(80, 160, 5), (120, 160, 5), (117, 148, 4), (83, 148, 4)]
    s.stroke(f.b(rounded(col)), T.t(-44), EDGE + HAIR, .85)
    s.fill(f.b(rounded(col)), f.grad(120, 0, 80, 0, (0, T.t(20)), (.2, WHITE), (.45, T.t(20)), (.8, T.t(-34)),
        (1, T.t(30))))
    cx, cy, R = 100, 90, 63
    C = f.b(ellipse(cx, cy, R))
    s.stroke(C, T.t(-44), EDGE + HAIR + 1, .85)
    s.fill(C, f.grad(cx + 50, cy - 46, cx - 46, cy + 48, (0, WHITE), (.2, T.t(50, .8)), (.5, T.t(-14)), (.8, T.t(-30)),
        (1, T.t(44))))
    C2 = f.b(ellipse(cx, cy, R - 10))
    X, Y = f.warp(cx, cy)
    s.fill(C2, s.rad(X - 16, Y + 20, 74, 74, (0, T.t(88, .5)), (.45, T.t(62, .8)), (.8, T.t(14)), (1, T.t(-20))))
    s.stroke(C2, f.grad(cx + 40, cy - 40, cx - 40, cy + 40, (0, T.t(-50), .9), (.6, T.t(-20), .5), (1, WHITE, 1)), EDGE)
    s.stroke(C, f.grad(cx + 50, cy - 50, cx - 50, cy + 50, (0, WHITE, 1), (.5, WHITE, .15), (1, T.a(80), 1)), HAIR + .4)
    # the eye
    lx, ly = p['look']
    ex, ey = X + lx * .8, Y - 6 + ly * .8
    if p['open'] < .3:
        up = p['open'] == 0
        s.stroke(arc(ex, ey + (8 if up else -6), 24, 17, 198 if up else 20, 342 if up else 160), NAVY, EDGE * 1.5)
    else:
        k = p['open']
        ball = ellipse(ex, ey, 30, 30 * min(k, 1.06))
        s.fill(ball, s.rad(ex + 8, ey - 10, 48, 48, (0, WHITE), (.55, '#f2fbff'), (1, T.t(36, .8))))
        s.stroke(ball, T.t(-40), HAIR, .6)
        ix, iy = ex + lx * 2.2, ey + ly * 2.2
        s.fill(ellipse(ix, iy, 19.5), s.rad(ix - 4, iy + 6, 22, 22, (0, T.a(60, 1.1)), (.55, at_lab(52, .13, 222)),
            (1, at_lab(24, .12, 250))))
        s.fill(ellipse(ix, iy, 10.6), NAVY)
        s.fill(crescent(ix, iy, 16.5, 60, 190, 4.5), T.a(90, .6), .8)
        s.fill(ellipse(ix + 6.6, iy - 7, 5.4, 4.6), WHITE)
        s.fill(ellipse(ix - 6, iy + 7, 2.2), WHITE, .8)
        if p['mouth'] == 'sad':
            s.fill(cut(ellipse(ex, ey, 31.4), 0, -1, -(ey - 9)), T.t(22))
            s.stroke(smooth([(ex - 33, ey - 4), (ex - 14, ey - 9.5), (ex + 14, ey - 9.5), (ex + 33, ey - 4)]), NAVY, EDGE)
        else:
            s.stroke(arc(ex, ey, 30, 30 * min(k, 1.06), 205, 335), NAVY, EDGE, .9)
    f.mouth(100, 126, 9.5)
    f.cheeks(100, 120, 31, 8)
    # reflections of the disc
    s.fill(crescent(X, Y, 49, -66, -6, 5), WHITE, .95)
    s.fill(crescent(X, Y, 50, 118, 200, 5), T.a(92, .6), .9)
    return s


def vial(pose):
    """Ampo, the vial: tall, well sealed, not easily impressed; keeps his arms behind his back."""
    f = Figure('vial', pose, TINTS['vial'], 215)
    if pose in HEADS:
        f.p = dict(f.p, sx=1.22, sy=.66)
    s, T, p = f.s, f.T, f.p
    f.ground(REACHES['vial'])
    f.foot(84, -1, 17, 9.5)
    f.foot(117, 1, 17, 9.5)
    if pose not in ('stand', 'sad') + HEADS:
        f.arm(72, 158, -1, 38, 9.5)
        f.arm(128, 158, 1, 38, 9.5)
    pts = [(68, 230, 15), (132, 230, 15), (132, 80, 24), (115, 65, 8), (115, 50, 2), (85, 50, 2), (85, 65, 8), (68, 80, 24)]
    f.body(pts, 5.5)
    s.fill(f.b(rounded(offset(pts, 5.5))), f.grad(130, 60, 70, 200, (0, T.t(30, .8), .5), (.4, T.t(70, .6), .8),
        (1, T.t(40, .8), .7)))
    q = rounded(offset(pts, 6.5))
    sl = math.tan(math.radians(p['slosh']))
    lv = 146
    s.fill(f.b(cut(q, -sl, 1, lv - sl * 100)), f.grad(130, 150, 70, 226, (0, T.a(56, 1)), (.3, T.t(20, 1.1)),
        (.7, T.t(-10, 1.1)), (1, T.a(56, 1.1))))
    top = tr(ellipse(100, lv, 25.5, 5), lambda x, y: (x, y + sl * (x - 100)))
    s.fill(f.b(top), f.grad(128, lv, 72, lv, (0, T.a(90, .8)), (.4, WHITE), (1, T.a(50, 1.1))))
    # label as a waistcoat: frosted band with a bow tie
    lab_ = [(69.5, 213, 1), (130.5, 213, 1), (130.5, 172, 1), (69.5, 172, 1)]
    s.fill(f.b(rounded(lab_)), f.grad(131, 168, 69, 206, (0, WHITE, .95), (.5, '#f3ecff', .9), (1, T.t(40), .9)))
    f.shine([(118, 222, 4), (125.5, 222, 4), (125.5, 92, 5), (118, 88, 5)], .75)
    f.gloss(pts, 5.5)
    bx, by = f.warp(100, 171)
    for sg in (-1, 1):
        wing = smooth([(bx, by), (bx + sg * 15, by - 8), (bx + sg * 17, by), (bx + sg * 15, by + 8)], True, .6)
        s.fill(wing, s.lin(bx + 16, by - 8, bx - 16, by + 8, (0, '#3a3f8f'), (1, NAVY)))
        s.stroke(wing, s.lin(bx + 16, by - 8, bx - 16, by + 8, (0, WHITE, .8), (1, WHITE, .1)), HAIR)
    s.fill(ellipse(bx, by, 4.6), NAVY)
    s.fill(ellipse(bx + 1.4, by - 1.6, 1.3), WHITE, .9)
    for y in (187, 200):
        x1, y1 = f.warp(100, y)
        s.fill(ellipse(x1, y1, 2.6), T.t(-34))
    # crimp cap
    for c, tone in (([(74, 54, 4), (126, 54, 4), (126, 30, 6), (74, 30, 6)], 0),
            ([(81, 31, 3), (119, 31, 3), (119, 19, 6), (81, 19, 6)], 1)):
        cp = f.b(rounded(c))
        s.stroke(cp, T.t(-44), EDGE + HAIR, .85)
        s.fill(cp, f.grad(126, 0, 74, 0, (0, '#aeb3dc'), (.16, WHITE), (.34, '#c9cdec'), (.66, '#7d80b4'), (.88, '#4f5290'),
            (1, '#b9b4e6')) if not tone else f.grad(120, 0, 80, 0, (0, T.t(20)), (.2, T.t(80, .6)), (.5, T.t(0)),
            (1, T.t(-24))))
        s.stroke(cp, f.grad(126, 24, 74, 54, (0, WHITE, 1), (.6, WHITE, .1), (1, WHITE, .5)), HAIR)
    lid = .2 if p['open'] == 1 else (.12 if p['open'] > 1 else .5)
    f.eye(85, 107, 6.4, 9.4, lid=lid, side=-1)
    f.eye(115, 107, 6.4, 9.4, lid=lid, side=1)
    f.cheeks(100, 121, 22, 7)
    f.mouth(100, 126, 9.5, 'wry' if p['mouth'] == 'smile' else None)
    return s


def fibre(pose):
    """Fibra, the fibre: short, quick, light in every hair."""
    f = Figure('fibre', pose, TINTS['fibre'], 120)
    s, T, p = f.s, f.T, f.p
    f.ground(REACHES['fibre'])
    f.foot(78, -1, 18, 10.5)
    f.foot(122, 1, 18, 10.5)
    f.arm(62, 186, -1, 31, 11.5)
    f.arm(138, 186, 1, 31, 11.5)
    # hair
    tips = []
    for n in range(11):
        a = -90 + (n - 5) * 16
        r = 88 if n % 2 == 0 else 66
        tips.append((a, r))
    order = sorted(range(11), key=lambda n: -tips[n][1])
    drawn = []
    rx0, ry0 = f.warp(100, 146)
    for n in order:
        a, r = tips[n]
        t0 = math.radians(a * .55 - 90 * .45)
        t1 = math.radians(a + p['trail'])
        if p['mouth'] == 'sad':
            t1 = math.radians(-90 + (a + 90) * 1.5)
            r *= .86
        sx, sy = rx0 + 24 * math.cos(t0) * 1.1, ry0 + 6 + 16 * math.sin(t0)
        tx, ty = rx0 + (r + 14) * math.cos(t1), ry0 + 4 + (r + 14) * math.sin(t1)
        t2 = t1 + math.radians(p['trail'] * .8)
        path = [('M', sx, sy), ('C', sx + r * .4 * math.cos(t0), sy + r * .4 * math.sin(t0), tx - r * .3 * math.cos(t2),
            ty - r * .3 * math.sin(t2), tx, ty)]
        drawn.append((path, tx, ty, n))
    for path, tx, ty, n in drawn:
        s.stroke(path, T.t(-54), 8.6, .85)
        s.stroke(path, s.lin(rx0, ry0, tx, ty, (0, T.t(-22)), (.5, T.t(0, 1.1)), (1, T.a(66, 1))), 5.8)
        s.stroke(path, s.lin(rx0, ry0, tx, ty, (0, T.a(60), .6), (.5, T.a(86, .7), .95), (1, WHITE, 1)), 1.9)
    for path, tx, ty, n in drawn:
        m = 9 if n % 2 == 0 else 7.6
        s.fill(ellipse(tx, ty, m * 1.9), s.rad(tx, ty, m * 1.9, m * 1.9, (.45, T.t(30, 1.2), .6), (1, T.t(-10, 1.2), 0)))
        s.stroke(ellipse(tx, ty, m), T.t(-54), EDGE, .8)
        s.fill(ellipse(tx, ty, m), s.rad(tx - m * .15, ty + m * .25, m * 1.15, m * 1.15, (0, WHITE), (.4, T.a(84, .9)),
            (.75, T.t(0, 1.1)), (1, T.t(-26))))
        s.fill(ellipse(tx + m * .34, ty - m * .4, m * .34, m * .22, 42), WHITE, .95)
    pts = [(52, 231, 30), (148, 231, 30), (146, 166, 46), (100, 128, 60), (54, 166, 46)]
    f.body(pts, 5.5, .2)
    x, y = f.warp(92, 196)
    s.fill(f.b(ellipse(96, 190, 40, 36)), s.rad(x - 6, y + 16, 52, 46, (0, T.a(80, .9), .95), (.6, T.a(40, 1.1), .5),
        (1, T.t(0), 0)))
    f.shine([(128, 206, 6), (138, 204, 6), (136, 172, 8), (122, 154, 6)], .85)
    f.gloss(pts, 5.5)
    f.cheeks(100, 200, 31, 9)
    f.eye(83, 182, 8, 11.4, side=-1)
    f.eye(117, 182, 8, 11.4, side=1)
    f.mouth(100, 201, 11, 'open' if p['mouth'] == 'smile' else None)
    return s


def ground(name):
    """Shadow and coloured light of a standing figurine alone, for one that hops: the body rises, this fades."""
    f = Figure(name, 'stand', TINTS[name], 200)
    f.ground(REACHES[name])
    return f.s


# Open eyes of a standing figurine: middle and half sides, as they are drawn above.
EYES = {'flask': ((82, 172, 6.6, 9.6), (118, 172, 6.6, 9.6)), 'lens': ((100, 84, 30, 30),),
    'vial': ((85, 107, 6.4, 9.4), (115, 107, 6.4, 9.4)), 'fibre': ((83, 182, 8, 11.4), (117, 182, 8, 11.4))}


def lids(name, pose='stand'):
    """Closed eyelids alone, over the eyes of a figurine that stands: it blinks."""
    f = Figure(name, pose, TINTS[name], 200)
    if name == 'vial' and pose == 'head':
        f.p = dict(f.p, sx=1.22, sy=.66)
    s, T = f.s, f.T
    lx, ly = f.p['look']
    k = .8 if name == 'lens' else 1
    for x, y, rx, ry in EYES[name]:
        X, Y = f.warp(x, y)
        X, Y = X + lx * k, Y + ly * k
        a, b = rx * 1.1 + 1.4, ry * 1.1 + 1.6
        s.fill(ellipse(X, Y, a, b), s.lin(X + a * .5, Y - b, X - a * .5, Y + b, (0, T.t(44)), (.5, T.t(16)), (1, T.t(-6))))
        s.fill(crescent(X, Y - b * .06, a * .84, 40, 140, a * .26) if name == 'lens' else ellipse(X, Y + b * .5, a * .7, b * .3),
            T.a(70, .9), .35)
        s.stroke(arc(X, Y - ry * .12, rx * .98, ry * .6, 24, 156), NAVY, EDGE * (1.5 if name == 'lens' else 1) + .6)
    return s


REACHES = {'flask': 68, 'lens': 50, 'vial': 40, 'fibre': 50}
FIGURES = {'flask': flask, 'lens': lens, 'vial': vial, 'fibre': fibre}

# what of the canvas a portrait shows: centre and scale
PORTRAITS = {'flask': (120, 189, .76), 'lens': (120, 143, 1.12), 'vial': (120, 215, 1.04), 'fibre': (120, 190, .66)}


def portrait(name, mood='head'):
    """Head and shoulders on 160 x 160, for a round name plate; mood: a key of rig.MOODS."""
    x, y, k = PORTRAITS[name]
    s = Svg(160, 160, 'portrait of the figurine %s%s' % (name, '' if mood == 'head' else ', ' + mood.removeprefix('head_')))
    s.embed(FIGURES[name](mood), 80 - x * k, 80 - y * k, k)
    return s


def portrait_lids(name):
    x, y, k = PORTRAITS[name]
    s = Svg(160, 160, 'eyelids of the portrait ' + name)
    s.embed(lids(name, 'head'), 80 - x * k, 80 - y * k, k)
    return s
