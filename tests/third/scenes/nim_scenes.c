/* What the box needs to know of Nim. */
#include "scenes/nim_scenes.h"

#include "gfx/paint.h"

#include <math.h>
#include <stdio.h>

static const HelpSection SECTION[] = {
    {.id = "nim",
     .title = "Nim",
     .icon = "icons/star",
     .paragraph = {"Take as many stones as you like, but from one heap only.", "Take the last stone to win.", NULL}}};
static const HelpBook BOOK = {.first = (HelpTopic)HELP_NIM, .count = 1, .section = SECTION};

static void how_far(const SessionGlance *glance, char *out, size_t size) {
    snprintf(out, size, "%d stones left", glance->place.number[0]);
}

static const char *board(const char *name) {
    (void)name;
    return "Three heaps";
}

static void length(int rounds, char *out, size_t size) {
    snprintf(out, size, "%d rounds", rounds);
}

static void ended(const StoreSeat *seat, bool is_alone, char *out, size_t size) {
    (void)is_alone;
    snprintf(out, size, "#%d", seat->place);
}

static void door_draw(const App *app, Rect where, double ms) {
    (void)ms;
    float side = fminf(where.w / 9, where.h / 5);
    for (int heap = 0; heap < NIM_HEAPS; heap++) {
        for (int stone = 0; stone < heap + 3; stone++) {
            Point at = {where.x + where.w * (.3f + .2f * (float)heap),
                        where.y + where.h - side * (.6f + .9f * (float)stone)};
            paint_disc(app->gfx, at, side * .42f, color_rgb(0xffd98a));
        }
    }
}

const GameScenes NIM_SCENES = {
    .rules = &NIM_GAME,
    .name = "Nim",
    .help = &BOOK,
    .setup = &NIM_SETUP_SCENE,
    .table = &NIM_SCENE,
    .film = &NIM_FILM_SCENE,
    .file = "nim",
    .how_far = how_far,
    .board = board,
    .length = length,
    .ended = ended,
    .door = {.id = "title.new_nim",
             .logo = "icons/star",
             .emblem = "icons/star",
             .says = "Three heaps of stones, and who takes the last one wins",
             .figurine = {FIGURINE_LENS, FIGURINE_FIBRE},
             .draw = door_draw},
};
