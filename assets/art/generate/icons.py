"""The icons of buttons and marks. No text in any of them."""
import math

from icon_kit import *


# ---------------------------------------------------------------- play


def hint(i):
    i.glass(arc(32, 25, 17, 17, 128, 412) + [('L', 39, 46), ('L', 25, 46), ('Z',)])
    i.line(line((26, 52), (38, 52)), 4.6)
    i.line(line((30, 58.5), (34, 58.5)), 4.2)
    i.solid(polygon(pointed(32, 25, 4, 9, 2.4)))


def pointed(cx, cy, n, far, near):
    """Corners of a star with n points."""
    return [(cx + r * math.sin(a), cy - r * math.cos(a)) for k in range(n) for r, a in
            ((far, 2 * math.pi * k / n), (near, 2 * math.pi * (k + .5) / n))]


def undo(i):
    i.line(arc(35, 35, 18, 18, 125, -165))
    i.solid(head(16.5, 45, 94, 10))


def play(i):
    i.glass(rounded([(14, 6, 6), (60, 32, 6), (14, 58, 6)]))


def pause(i):
    for x in (15, 38):
        i.glass(rrect(x, 11, 11, 42, 4))


def step(i):
    i.solid(rrect(46, 12, 9, 40, 3))
    i.glass(rounded([(11, 11, 5), (41, 32, 5), (11, 53, 5)]))


def speed(i):
    for x in (8, 31):
        i.glass(rounded([(x, 13, 4), (x + 26, 32, 4), (x, 51, 4)]))


def swap(i):
    i.line(line((9, 22), (44, 22)))
    i.solid(head(58, 22, 0, 10))
    i.line(line((55, 43), (20, 43)))
    i.solid(head(6, 43, 180, 10))


def jump(i):
    i.glass(dot(32, 47, 9))
    i.line([('M', 8, 46), ('C', 12, 4, 48, 4, 54, 32)])
    i.solid(head(55.5, 46, 82, 9))


def run(i):
    for sign in (-1, 1):
        link = turn(rrect(-15, -9, 30, 18, 9), -38)
        i.line(move(link, 32 + sign * 10.5, 32 - sign * 8.5), 5.6)


def fast_track(i):
    for k in range(3):
        i.line(line((12, 27 + 14 * k), (32, 11 + 14 * k), (52, 27 + 14 * k)), 6)


def dice(i):
    i.glass(rrect(9, 9, 46, 46, 10))
    for x, y in ((20.5, 20.5), (43.5, 20.5), (32, 32), (20.5, 43.5), (43.5, 43.5)):
        i.solid(dot(x, y, 4.4))


def cards(i):
    i.line(move(turn(rounded([(-4, 21), (-13, 21, 5), (-13, -20, 5), (11, -20, 5), (12, -17)], False), -16), 23, 33), 4.6)
    i.glass(move(turn(rrect(-13, -20, 26, 40, 5), 12), 40, 33))


def crown(i):
    i.glass(rounded([(8, 22, 2), (21, 34, 3), (32, 14, 3), (43, 34, 3), (56, 22, 2), (51, 52, 4), (13, 52, 4)]))
    for x, y in ((8, 19), (32, 10), (56, 19)):
        i.solid(dot(x, y, 4.6))


def star(i):
    i.glass(rounded([p + (2.4,) for p in pointed(32, 34.5, 5, 29, 13.5)]))


def flag_start(i):
    i.line(line((14, 7), (14, 58)))
    i.glass([('M', 17, 11), ('C', 28, 5, 38, 19, 53, 12), ('L', 53, 36), ('C', 38, 43, 28, 29, 17, 35), ('Z',)])


def flag_goal(i):
    i.line(line((12, 7), (12, 58)))
    i.glass(rrect(14, 9, 42, 30, 3))
    for k in range(12):
        col, row = k % 4, k // 4
        if (col + row) % 2 == 0:
            i.solid(rrect(14 + 10.5 * col, 9 + 10 * row, 10.5, 10, .6))


# ---------------------------------------------------------------- answers and time


def question_path(x, y, k):
    return tr(arc(0, -11, 11, 11, -175, 55) + [('C', 1, 3, 0, 5, 0, 9)], lambda u, v: (x + u * k, y + v * k))


def question_mark(i):
    i.line(question_path(32, 32.5, 1.22), 7.6)
    i.solid(dot(32, 56, 5))


def help_(i):
    i.glass(dot(32, 32, 25))
    i.line(question_path(32, 32, .85), 5.4)
    i.solid(dot(32, 47, 3.4))


def check(i):
    i.line(line((10, 34), (26, 49), (54, 16)), 8.4)


def cross(i):
    i.line(line((13, 13), (51, 51)), 8.4)
    i.line(line((51, 13), (13, 51)), 8.4)


def close(i):
    i.line(line((17, 17), (47, 47)), 6)
    i.line(line((47, 17), (17, 47)), 6)


def clock(i):
    i.glass(dot(32, 32, 25))
    i.line(line((32, 17), (32, 33), (42, 39)), 5)


def hourglass(i):
    i.glass(rounded([(15, 9, 2), (49, 9, 2), (35, 32, 5), (49, 55, 2), (15, 55, 2), (29, 32, 5)]))
    for y in (9, 55):
        i.line(line((12, y), (52, y)))
    i.solid(rounded([(22, 52, 1), (32, 41, 3), (42, 52, 1)]))


# ---------------------------------------------------------------- where to


def back(i):
    i.line(line((54, 32), (14, 32)), 6)
    i.line(line((28, 15), (11, 32), (28, 49)), 6)


def next_(i):
    i.line(line((10, 32), (50, 32)), 6)
    i.line(line((36, 15), (53, 32), (36, 49)), 6)


def chevron(deg):
    return lambda i: i.line(turn(line((24, 12), (44, 32), (24, 52)), deg, 32, 32), 7)


def home(i):
    i.glass(rounded([(14, 30, 2), (50, 30, 2), (50, 56, 4), (14, 56, 4)]))
    i.line(line((7, 32), (32, 9), (57, 32)), 6)
    i.solid(rrect(27, 40, 10, 16, 2))


def quit_(i):
    i.line(line((36, 9), (14, 9), (14, 55), (36, 55)))
    i.line(line((28, 32), (46, 32)))
    i.solid(head(59, 32, 0, 11))


def fullscreen(i):
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        i.line(line((32 + 9 * sx, 32 + 23 * sy), (32 + 23 * sx, 32 + 23 * sy), (32 + 23 * sx, 32 + 9 * sy)), 6)


def windowed(i):
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        i.line(line((32 + 8 * sx, 32 + 24 * sy), (32 + 8 * sx, 32 + 8 * sy), (32 + 24 * sx, 32 + 8 * sy)), 6)


def export(i):
    tray(i)
    i.line(line((32, 42), (32, 18)))
    i.solid(head(32, 5, -90, 11))


def import_(i):
    tray(i)
    i.line(line((32, 7), (32, 31)))
    i.solid(head(32, 45, 90, 11))


def tray(i):
    i.line(line((9, 40), (9, 55), (55, 55), (55, 40)))


# ---------------------------------------------------------------- settings


def settings(i):
    pts = []
    for k in range(8):
        for da, r in ((-15.5, 19.5), (-9.5, 27), (9.5, 27), (15.5, 19.5)):
            a = math.radians(45 * k + da)
            pts.append((32 + r * math.sin(a), 32 - r * math.cos(a), 1.8))
    i.glass(rounded(pts) + dot(32, 32, 9), 4.2, eo=True)


def statistics(i):
    for x, y in ((8, 36), (26.5, 23), (45, 9)):
        i.glass(rrect(x, y, 11, 46.5 - y + 9, 3))


def log(i):
    i.glass(rrect(12, 7, 40, 50, 7))
    for y, x in ((20, 42), (32, 42), (44, 35)):
        i.line(line((22, y), (x, y)), 4.8)


def speaker(i):
    i.glass(rounded([(7, 24, 3), (17, 24, 2), (31, 11, 3), (31, 53, 3), (17, 40, 2), (7, 40, 3)]))


def sound(i):
    speaker(i)
    i.line(arc(31, 32, 12, 12, -42, 42))
    i.line(arc(31, 32, 23, 23, -46, 46))


def sound_off(i):
    speaker(i)
    small_cross(i, 49, 32)


def small_cross(i, x, y, r=8):
    i.line(line((x - r, y - r), (x + r, y + r)))
    i.line(line((x + r, y - r), (x - r, y + r)))


def music(i):
    i.line(line((23, 48), (23, 15), (51, 10), (51, 42)), 5)
    i.solid(polygon([(23, 15), (51, 10), (51, 19), (23, 24)]))
    for x, y in ((16.5, 49), (44.5, 43.5)):
        i.glass(ellipse(x, y, 8, 6.2, -20))


def music_off(i):
    i.line(line((22, 48), (22, 10), (38, 16)), 5)
    i.glass(ellipse(15.5, 49, 8, 6.2, -20))
    small_cross(i, 48, 40)


def language(i):
    i.glass(dot(32, 32, 25))
    i.line(ellipse(32, 32, 11, 25), 3.6)
    for y, w in ((32, 25), (20, 21.5), (44, 21.5)):
        i.line(line((32 - w, y), (32 + w, y)), 3.6)


def keyboard(i):
    i.glass(rrect(5, 15, 54, 34, 7))
    for y in (25, 33):
        for x in (14, 23, 32, 41, 50):
            i.solid(rrect(x - 2.6, y - 2.4, 5.2, 4.8, 1.4))
    i.solid(rrect(19, 38.6, 26, 5, 2))


def gamepad(i):
    i.glass(rounded([(13, 16, 11), (51, 16, 11), (61, 50, 8), (49, 51, 6), (42, 41, 4), (22, 41, 4), (15, 51, 6),
        (3, 50, 8)]))
    i.line(line((16, 28), (26, 28)), 4.4)
    i.line(line((21, 23), (21, 33)), 4.4)
    i.solid(dot(40.5, 31, 3.5))
    i.solid(dot(47, 24.5, 3.5))


def touch(i):
    i.glass(rounded([(24, 17, 5.4), (35, 17, 5.4), (35, 33, 2), (52, 37, 7), (49, 59, 5), (27, 59, 8), (11, 43, 5),
        (17, 37, 5), (24, 42, 2)]))
    i.line(arc(29.5, 20, 13, 13, -200, 20), 4.4)


def mouse(i):
    i.glass(rrect(15, 6, 34, 52, 17))
    i.line(line((32, 17), (32, 26)), 5.4)


def palm():
    return rounded([(14, 32, 6), (21, 32, 1), (21, 13, 4), (28.4, 13, 4), (28.4, 7, 4), (35.8, 7, 4), (35.8, 11, 3),
        (43.2, 11, 4), (43.2, 18, 3), (50.6, 18, 4),
                     (50.6, 42, 9), (44, 58, 7), (26, 58, 9)])


def fingers():
    return [line((x, y), (x, 30)) for x, y in ((28.4, 15), (35.8, 13), (43.2, 20))]


def hand(i):
    i.glass(palm(), 4.2)
    for finger in fingers():
        i.line(finger, 3.4)


def eye(i):
    i.glass([('M', 5, 32), ('C', 17, 10, 47, 10, 59, 32), ('C', 47, 54, 17, 54, 5, 32), ('Z',)])
    i.solid(dot(32, 32, 9))


def lock(i):
    i.glass(rrect(13, 28, 38, 29, 6))
    i.line([('M', 21, 27), ('L', 21, 20), ('C', 21, 4, 43, 4, 43, 20), ('L', 43, 27)])
    i.line(line((32, 39), (32, 46)))


def pencil(i):
    i.glass(turn(rounded([(32, 2, 5), (39, 2, 5), (39, 50, 1), (32, 62, 1), (25, 50, 1), (25, 2, 5)]), 45, 32, 32))
    i.line(turn(line((25, 15), (39, 15)), 45, 32, 32), 4)


def trash(i):
    i.glass(rounded([(14, 18, 2), (50, 18, 2), (46, 57, 5), (18, 57, 5)]))
    i.line(line((9, 17), (55, 17)))
    i.line(line((25, 16), (25, 8), (39, 8), (39, 16)), 4.8)
    for x in (26.5, 37.5):
        i.line(line((x, 28), (x, 46)), 4.4)


def plus(i):
    minus(i)
    i.line(line((32, 13), (32, 51)), 7.4)


def minus(i):
    i.line(line((13, 32), (51, 32)), 7.4)


# ---------------------------------------------------------------- who


def person(i):
    i.glass(dot(32, 20, 12))
    i.glass([('M', 9, 57), ('C', 9, 42, 18, 37, 32, 37), ('C', 46, 37, 55, 42, 55, 57), ('Z',)])


def computer(i):
    i.glass(rrect(7, 8, 50, 37, 7))
    i.line(line((20, 57), (44, 57)))
    i.solid(rrect(28.5, 45, 7, 11, 1))
    for x in (22, 42):
        i.solid(dot(x, 22, 4))
    i.line(arc(32, 25, 10, 9, 30, 150), 4.2)


def youngest(i):
    i.glass(rrect(9, 40, 46, 17, 6))
    i.glass(rrect(27, 23, 10, 17, 2), 4)
    i.solid([('M', 32, 3), ('C', 38, 10, 39, 18, 32, 18.5), ('C', 25, 18, 26, 10, 32, 3), ('Z',)])
    i.line([('M', 10, 47), ('C', 17, 54, 22, 54, 27, 48), ('C', 32, 54, 40, 54, 44, 48), ('C', 47, 52, 51, 52, 54, 47)],
        3.6)


# ---------------------------------------------------------------- replays


def frame_of_film(i):
    i.glass(rrect(6, 11, 52, 42, 6))
    for y in (20, 32, 44):
        for x in (13.5, 50.5):
            i.solid(rrect(x - 2.7, y - 3, 5.4, 6, 1.4))


def film(i):
    frame_of_film(i)
    i.solid(rounded([(25, 20, 3), (43, 32, 3), (25, 44, 3)]))


def pause_film(i):
    frame_of_film(i)
    for x in (23, 35):
        i.solid(rrect(x, 21, 6.4, 22, 2))


# ---------------------------------------------------------------- together


def together(i):
    """Two screens, and what goes between them."""
    for x in (4, 36):
        i.glass(rrect(x, 30, 24, 18, 4), 4.2)
        i.line(line((x + 6, 57), (x + 18, 57)), 4.2)
    i.line(arc(32, 24, 16, 15, -172, -8), 4.6)
    i.solid(dot(32, 9, 5))


def qr(i):
    """The three corners of a code for phones."""
    for x, y in ((9, 9), (38, 9), (9, 38)):
        i.line(rrect(x, y, 17, 17, 3), 4.6)
        i.solid(rrect(x + 6, y + 6, 5, 5, 1))
    for x, y in ((38, 38), (50, 38), (44, 44), (38, 50), (50, 50)):
        i.solid(rrect(x, y, 6, 6, 1))


def hello(i):
    """A hand that waves."""
    def at(path):
        return turn(scale(path, .84, ox=32, oy=34), 12, 32, 34)
    i.glass(at(palm()), 4.2)
    for finger in fingers():
        i.line(at(finger), 3)
    i.line(arc(32, 34, 29, 29, 160, 194), 4)
    i.line(arc(32, 34, 29, 29, -22, 12), 4)


def well_done(i):
    """A thumb up."""
    i.glass(rounded([(24, 30, 2), (32, 7, 4), (41, 10, 4), (38, 25, 2), (56, 25, 6), (51, 56, 7), (24, 56, 2)]), 4.6)
    i.glass(rrect(8, 29, 10, 27, 3), 4.2)


def lucky(i):
    """A clover of four leaves."""
    for x, y in ((22, 17), (42, 17), (22, 37), (42, 37)):
        i.glass(dot(x, y, 9.6), 4.2)
    i.line([('M', 32, 28), ('C', 33, 42, 36, 52, 45, 59)], 4.6)


def face(i):
    i.glass(dot(32, 32, 25))
    for x in (23, 41):
        i.solid(dot(x, 26, 3.8))


def oh_no(i):
    face(i)
    i.line(arc(32, 49, 10, 9, -150, -30), 4.6)


def hurry(i):
    """A stopwatch."""
    i.glass(dot(34, 37, 20))
    i.line(line((34, 37), (42, 28)), 4.6)
    i.line(line((28, 7), (40, 7)), 5)
    i.line(line((34, 8), (34, 16)), 4.6)
    for x, y in ((4, 27), (3, 39), (6, 51)):
        i.line(line((x, y), (x + 6, y)), 4)


def one_moment(i):
    """A cup, which is hot."""
    i.glass(rounded([(9, 29, 3), (45, 29, 3), (42, 57, 9), (12, 57, 9)]))
    i.line(arc(45, 40, 9, 7, -80, 80), 4.6)
    for x in (20, 33):
        i.line([('M', x, 22), ('C', x - 5, 16, x + 5, 13, x, 6)], 4)


def thanks(i):
    """A heart."""
    i.glass([('M', 32, 56), ('C', 8, 40, 4, 28, 8, 18), ('C', 13, 7, 27, 8, 32, 20), ('C', 37, 8, 51, 7, 56, 18),
             ('C', 60, 28, 56, 40, 32, 56), ('Z',)])


def good_game(i):
    """A cup that is won."""
    i.glass([('M', 18, 9), ('L', 46, 9), ('C', 46, 30, 42, 37, 32, 39), ('C', 22, 37, 18, 30, 18, 9), ('Z',)])
    i.line(arc(17, 19, 9, 9, -250, -90), 4.4)
    i.line(arc(47, 19, 9, 9, -90, 70), 4.4)
    i.line(line((32, 40), (32, 50)), 5)
    i.line(line((20, 55), (44, 55)), 5.4)


PLAIN_NAMES = (
    hint, undo, play, pause, step, speed, swap, jump, run, fast_track, dice, cards, crown, star, flag_start,
    flag_goal, question_mark, check, cross, close, clock, hourglass, back, home, fullscreen, windowed, export,
    settings, statistics, log, sound, sound_off, music, music_off, language, keyboard, gamepad, touch, mouse, hand,
    eye, lock, pencil, trash, plus, minus, person, computer, youngest, film, pause_film, together,
    qr, hello, well_done, lucky, oh_no, hurry, one_moment, thanks, good_game)
ICONS = {draw.__name__: draw for draw in PLAIN_NAMES}
ICONS |= {'help': help_, 'next': next_, 'quit': quit_, 'import': import_,
          'right': chevron(0), 'down': chevron(90), 'left': chevron(180), 'up': chevron(-90)}


def icon(name):
    i = Icon(name)
    ICONS[name](i)
    return i.svg()
