/* Best Path's show, without a word either: a card turns up, a hand draws over tiles of its colours, and the ray follows
 * through the window of glass; three times, then light runs along all of it. What is drawn is part of a real game,
 * which computers have played a moment before. */
#include "games/path/data/board.h"
#include "games/path/play/showpiece.h"
#include "games/path/scenes/draw_window.h"
#include "gfx/layer.h"
#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/tween.h"
#include "kiosk/scenes/attract_show.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/stand_game.h"
#include "platform/paths.h"
#include "shell/parts.h"

#include <math.h>

enum { ROUNDS = SHOWPIECE_ROUNDS };

static const double ROUND_MS = 2600, CARD_TAKES = 380, HAND_MS = 300, HAND_TAKES = 380, LINE_MS = 720, TILE_MS = 290;
static const double RING_TAKES = 620, END_MS = ROUNDS * ROUND_MS, SPARKS_TAKES = 1150, HOP_MS = 420;
static const double SHOW_MS = 9600;
static const Figurine WHO = FIGURINE_FIBRE;

typedef struct ShowPath {
    double began;
    int mark;      /* rounds that are over, as the background shows it */
    bool is_there; /* there is a board */
    PathBoard board;
    PathShowpiece piece;
    WindowMemory memory;
    ShowSet set;
    Layer *sky; /* the background is painted on it after each round */
} ShowPath;

/* --- time --------------------------------------------------------------------------------------------------------- */

static double ms_at(const ShowPath *show, const App *app, double now) {
    return app->preferences.reduced_motion ? END_MS - 1 : now - show->began;
}

static int rounds_over(double ms) {
    int over = (int)(ms / ROUND_MS);
    return over < 0 ? 0 : over > ROUNDS ? ROUNDS : over;
}

static void enter(void *state, App *app, const void *argument) {
    ShowPath *show = state;
    const ShowArgument *it = argument;
    DataError error = {0};
    const char *name = stand_boards(app, &STAND_PATH)->name[0];
    show->began = app->now;
    show->is_there = path_board_load_named(&show->board, paths_assets(), name, &error);
    if (show->is_there) {
        path_showpiece_find(&show->piece, &show->board);
    }
    show->mark = rounds_over(ms_at(show, app, app->now));
    show->set = show_set_share(&it->set);
    show->sky = layer_new(app->gfx);
}

static void leave(void *state, App *app) {
    ShowPath *show = state;
    (void)app;
    layer_free(show->sky);
    show_set_free(&show->set);
}

static void step(void *state, App *app) {
    ShowPath *show = state;
    int over = rounds_over(ms_at(show, app, app->now));
    if (over != show->mark) {
        show->mark = over;
        scene_repaint(app);
    }
}

static bool is_moving(const void *state, const App *app) {
    const ShowPath *show = state;
    return !app->preferences.reduced_motion && app->now < show->began + SHOW_MS;
}

/* --- where -------------------------------------------------------------------------------------------------------- */

typedef struct Scenery {
    ShowPlaces places;
    Point middle; /* of the window of glass */
    float k;
    Rect card;
    Point feet;
    float figure;
} Scenery;

static Scenery scenery_of(const App *app) {
    ShowPlaces places = show_places(app);
    Rect free = places.free;
    Scenery it = {.places = places};
    if (places.tall) {
        it.k = fminf(free.w * .97f / 960, free.h * .60f / 830);
        it.middle = (Point){free.x + free.w / 2, free.y + 415 * it.k};
        float high = fminf(free.h - 830 * it.k, free.w * .62f) * .84f, y = free.y + free.h - high * 1.1f;
        it.card = part_card_rect((Point){free.x + free.w * .34f, y + high / 2}, roundf(high));
        it.feet = (Point){free.x + free.w * .72f, free.y + free.h - high * .16f};
        it.figure = roundf(high * 1.12f);
    } else {
        it.k = fminf(free.h / 850, free.w * .56f / 960);
        it.middle = (Point){free.x + free.w * .375f, free.y + free.h * .5f};
        float high = fminf(free.h * .62f, free.w * .25f * 1.4f);
        it.card = part_card_rect((Point){free.x + free.w * .735f, free.y + free.h * .42f}, roundf(high));
        it.feet = (Point){free.x + free.w * .90f, free.y + free.h * .95f};
        it.figure = roundf(free.h * .48f);
    }
    return it;
}

static WindowLook look_of(const ShowPath *show, int over) {
    unsigned taken = 0;
    const PathPlayer *player = &show->piece.player[over];
    for (int i = 0; i < player->reached_count; i++) {
        taken |= 1u << player->reached[i].number;
    }
    return (WindowLook){.key = "show",
                        .memory = (WindowMemory *)&show->memory, /* what was drawn last: no part of the show */
                        .board = &show->board,
                        .player = player,
                        .light = PATH_LIGHT_FIBRE,
                        .taken = taken};
}

static void background(const void *state, const App *app) {
    const ShowPath *show = state;
    Scenery it = scenery_of(app);
    if (layer_begin(show->sky)) {
        Rect sky = {0, 0, it.places.all.w, it.places.ground};
        show_dawn(app, &it.places, &show->set);
        paint_gradient(app->gfx, sky, color_alpha(color_rgb(0x141a5c), .1f), color_alpha(color_rgb(0x3a1c6a), .42f));
        layer_end(show->sky);
    }
    layer_draw(show->sky, 1);
    if (show->is_there) {
        WindowLook look = look_of(show, show->mark);
        window_draw_ground(app->gfx, &look, it.middle, it.k);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

/* So many cells of the line of this round have light. */
static float lit_of(const PathLine *line, double ms) {
    return fminf(fmaxf((float)((ms - LINE_MS) / TILE_MS), 0), (float)line->count);
}

static Point head_of(const ShowPath *show, const Scenery *it, int round, float lit) {
    const PathLine *line = &show->piece.line[round];
    int done = (int)lit, end = path_end_cell(&show->piece.player[round], (PathEnd)line->end);
    Point from = window_cell(done > 0 ? line->cell[done - 1] : end, it->middle, it->k);
    if (done >= line->count) {
        return from;
    }
    Point to = window_cell(line->cell[done], it->middle, it->k);
    float t = lit - (float)done;
    return (Point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
}

/* A bit for each field of the card whose colour the ray has gone through. */
static unsigned used_of(const ShowPath *show, int round, int done) {
    const PathCard *card = &show->board.card[show->piece.card[round]];
    unsigned used = 0;
    for (int i = 0; i < done; i++) {
        int colour = path_board_colour(&show->board, show->piece.line[round].cell[i]);
        for (int field = 0; field < card->count; field++) {
            if (card->colour[field] == colour && (used >> field & 1) == 0) {
                used |= 1u << field;
                break;
            }
        }
    }
    return used;
}

/* The one before turns over to the next. */
static void draw_card(const ShowPath *show, const Scenery *it, Gfx *gfx, int round, double ms, float lit) {
    float turn = show_part(ms, 0, CARD_TAKES);
    bool is_new = round == 0 || turn >= .5f;
    int shown = is_new ? round : round - 1;
    const PathCard *card = &show->board.card[show->piece.card[shown]];
    unsigned used = used_of(show, shown, is_new ? (int)(lit + .5f) : show->piece.line[shown].count);
    float squeeze = round > 0 && turn < 1 ? fminf(1 - fabsf(turn * 2 - 1), .96f) : 0;
    PathCardFace face = {.colours = card->colour, .count = card->count, .used = used, .squeeze = squeeze};
    path_card_draw(gfx, &face, it->card);
}

static void draw_hand(const ShowPath *show, const Scenery *it, Gfx *gfx, int round, double ms, float lit) {
    float high = it->places.tall ? it->places.free.h * .20f : it->places.free.h * .31f;
    Point home = {it->places.free.x + it->places.free.w * (it->places.tall ? .5f : .56f),
                  it->places.free.y + it->places.free.h * .84f}; /* above the doors, not behind them */
    Point head = head_of(show, it, round, lit);
    double leaves = LINE_MS + TILE_MS * show->piece.line[round].count + 260;
    float come = ease(EASE_OUT, show_part(ms, HAND_MS, HAND_TAKES)), go = ease(EASE_IN, show_part(ms, leaves, 330));
    float near = come * (1 - go);
    if (near > 0) {
        show_hand(gfx, (Point){roundf(home.x + (head.x - home.x) * near), roundf(home.y + (head.y - home.y) * near)},
                  high, fminf(near * 3, 1));
    }
}

static void draw_figurine(const Scenery *it, const App *app, float hop, bool glad) {
    Point feet = {it->feet.x, it->feet.y - hop * it->figure * .16f};
    part_figurine(app->gfx, WHO, glad ? POSE_CHEER : POSE_STAND, feet, it->figure, NULL);
}

static void draw_round(const ShowPath *show, const App *app, const Scenery *it, double ms) {
    int round = show->mark;
    double since = ms - ROUND_MS * round, all_lit = LINE_MS + TILE_MS * show->piece.line[round].count;
    float lit = lit_of(&show->piece.line[round], since), ring = show_part(since, all_lit, RING_TAKES);
    WindowLook look = look_of(show, round);
    if (lit > 0) {
        look.line = &show->piece.line[round];
        look.is_lit = true;
        look.lit = lit;
    }
    if (show->piece.reached[round] > 0 && ring > 0 && ring < 1) {
        look.numbers.reached = show->piece.reached[round];
        look.numbers.ring = ring;
    }
    window_draw_light(app->gfx, &look, it->middle, it->k);
    draw_card(show, it, app->gfx, round, since, lit);
    draw_figurine(it, app, ease(EASE_HOP, ring), ring > 0);
    draw_hand(show, it, app->gfx, round, since, lit);
}

/* Where the card was, the hand shows what is to be done. */
static void draw_invitation(const Scenery *it, Gfx *gfx, double since) {
    float high = it->card.h * .92f, come = ease(EASE_BACK, show_part(since, 120, 480));
    Point tip = {it->card.x + it->card.w * .46f, it->card.y + it->card.h * .1f};
    float ring = show_part(since, 760, 620), press = ease(EASE_HOP, show_part(since, 640, 300));
    if (ring > 0 && ring < 1) {
        show_ring(gfx, tip, high * (.1f + .4f * ease(EASE_OUT, ring)), .95f * (1 - ring));
    }
    if (since > 120) {
        show_hand(gfx, (Point){tip.x, roundf(tip.y + (1 - come) * high * .5f + press * high * .05f)}, high,
                  show_part(since, 120, 160));
    }
}

/* All of it shines. */
static void draw_end(const ShowPath *show, const App *app, const Scenery *it, double ms) {
    double since = ms - END_MS;
    WindowLook look = look_of(show, ROUNDS);
    window_draw_light(app->gfx, &look, it->middle, it->k);
    float run = show_part(since, 100, SPARKS_TAKES);
    if (run > 0 && run < 1) {
        window_draw_sparks(app->gfx, &look, it->middle, it->k, ease(EASE_IN_OUT, run));
    }
    draw_invitation(it, app->gfx, since);
    float hop = ease(EASE_HOP, show_part(since, 200, HOP_MS)) + ease(EASE_HOP, show_part(since, 200 + HOP_MS, HOP_MS));
    draw_figurine(it, app, hop, true);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const ShowPath *show = state;
    (void)ui;
    if (!show->is_there) {
        return;
    }
    Scenery it = scenery_of(app);
    double ms = ms_at(show, app, gfx_now(app->gfx));
    if (show->mark < ROUNDS) {
        draw_round(show, app, &it, ms);
    } else {
        draw_end(show, app, &it, ms);
    }
}

double show_path_takes(int act) {
    (void)act; /* there is one */
    return SHOW_MS;
}

const Scene SHOW_PATH_SCENE = {
    .name = "show_path",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(ShowPath),
    .enter = enter,
    .leave = leave,
    .step = step,
    .is_moving = is_moving,
    .background = background,
    .draw = draw,
};
