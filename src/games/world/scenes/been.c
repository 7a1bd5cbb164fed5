/* Where somebody has been, for the statistics: the way on which they came furthest, drawn out from Jena to Mainz, beads
 * and sites lit as far as they ever got. */
#include "games/world/scenes/been.h"

#include "games/world/play/boards.h"
#include "games/world/play/shelf.h"
#include "games/world/scenes/lit.h"
#include "gfx/paint.h"
#include "gfx/picture.h"
#include "i18n/i18n.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Of a person in one game. */
typedef struct Reach {
    const StoreGame *game; /* NULL: nowhere yet */
    int field;
} Reach;

static Reach furthest(const StoreGames *games, const char *name) {
    Reach reach = {0};
    for (size_t i = 0; i < games->count; i++) {
        const StoreGame *game = &games->game[i];
        bool counts = game->state == STORE_GAME_FINISHED && !game->imported && strcmp(game->kind, "world") == 0;
        for (int seat = 0; counts && seat < game->seat_count; seat++) {
            bool is_own = game->seat[seat].level[0] == '\0' && strcmp(game->seat[seat].name, name) == 0;
            if (is_own && game->seat[seat].field > reach.field) {
                reach = (Reach){game, game->seat[seat].field};
            }
        }
    }
    return reach;
}

static void tell(const Board *board, int field, char *out, size_t size) {
    int sites = 0, reached = 0;
    for (int i = 0; i <= board->track.goal; i++) {
        bool is_site = board->field[i].role == BOARD_SITE;
        sites += is_site;
        reached += is_site && i <= field;
    }
    /* TRANSLATORS: of the sites on a route, how many somebody has come to */
    i18n_format(out, size, tr("{n} of {all} sites"), I18N_NUMBER("n", reached), I18N_NUMBER("all", sites));
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

/* In gentle waves from left to right. */
static Point place_of(const Board *board, Rect where, float margin, int field) {
    static const float WAVES = 3.25f, HIGH = .2f;
    float t = (float)field / (float)board->track.goal;
    return (Point){where.x + margin + (where.w - 2 * margin) * t,
                   where.y + where.h * (.42f + HIGH * sinf(6.28318f * WAVES * t))};
}

/* As large as those side by side leave room for. */
static float site_size(const App *app, const Board *board, float apart) {
    int before = 0;
    float least = (float)board->track.goal;
    for (int i = 1; i <= board->track.goal; i++) {
        if (board->field[i].role != BOARD_PLAIN) {
            least = fminf(least, (float)(i - before));
            before = i;
        }
    }
    return fminf(fmaxf(apart * least * 1.1f, layout_px(&app->layout, 44)), layout_px(&app->layout, 74));
}

static void draw_bead(const App *app, Point at, float radius, Color color, bool is_lit) {
    Gfx *gfx = app->gfx;
    if (!is_lit) {
        paint_disc(gfx, at, radius, color_alpha(color_rgb(0xffffff), .22f));
        return;
    }
    paint_disc(gfx, at, radius, color_rgb(0xfff4ff));
    paint_disc(gfx, at, radius * .82f, color);
    paint_disc(gfx, (Point){at.x - radius * .25f, at.y - radius * .3f}, radius * .28f,
               color_alpha(color_rgb(0xffffff), .8f));
}

static void draw_site(const App *app, const BoardField *field, Point at, float size, bool is_lit) {
    static const float SITE_WIDE = 78, SITE_HIGH = 84, SITE_AT = 36, END_WIDE = 108, END_HIGH = 114, END_AT = 52;
    bool is_end = field->role != BOARD_SITE;
    float k = size / 72 * (is_end ? .86f : 1), from = is_end ? END_AT : SITE_AT; /* as in the pictures */
    char picture[96];
    snprintf(picture, sizeof picture, "board/sprites/%s", field->site.icon);
    picture_draw(app->gfx, picture,
                 rect_snapped(rect_of(at.x - from * k, at.y - from * k, (is_end ? END_WIDE : SITE_WIDE) * k,
                                      (is_end ? END_HIGH : SITE_HIGH) * k)),
                 &(PictureLook){.transparency = is_lit ? 0 : .55f});
}

static void draw_end(const App *app, const BoardField *field, Point at, Rect where) {
    TextStyle words = part_words(TEXT_BOLD, TYPE_LABEL, THEME_RIBBON_TOP, TEXT_CENTER);
    float high = where.h * .26f, wide = layout_px(&app->layout, 180);
    words.fit = TEXT_SHRINK;
    float x = fminf(fmaxf(at.x - wide / 2, where.x), where.x + where.w - wide);
    words.align = at.x < where.x + wide / 2 ? TEXT_LEFT : TEXT_RIGHT;
    text_draw(app->gfx, &words, tr(field->site.label), rect_of(x, where.y + where.h - high, wide, high));
}

static void draw_way(const App *app, const Board *board, int reached, Rect where) {
    float margin = layout_px(&app->layout, 40), goal = (float)board->track.goal;
    float apart = (where.w - 2 * margin) / goal, size = site_size(app, board, apart);
    float radius = fminf(layout_px(&app->layout, 9), apart * .44f);
    for (int i = 0; i < board->track.goal; i++) {
        bool is_lit = i < reached;
        Color color = is_lit ? lit_dawn((float)i / goal) : color_alpha(color_rgb(0xffffff), .2f);
        paint_line(app->gfx, place_of(board, where, margin, i), place_of(board, where, margin, i + 1), is_lit ? 6 : 3,
                   color);
    }
    for (int role = 0; role < 2; role++) { /* sites over beads */
        for (int i = 0; i <= board->track.goal; i++) {
            const BoardField *field = &board->field[i];
            Point at = place_of(board, where, margin, i);
            if ((field->role != BOARD_PLAIN) != (role == 1)) {
                continue;
            }
            if (role == 0) {
                draw_bead(app, at, radius, lit_dawn((float)i / goal), i <= reached);
            } else {
                draw_site(app, field, at, size, i <= reached);
            }
        }
    }
    draw_end(app, &board->field[0], place_of(board, where, margin, 0), where);
    draw_end(app, &board->field[board->track.goal], place_of(board, where, margin, board->track.goal), where);
}

bool world_been(const App *app, const StoreGames *games, const char *name, Rect where, char *out, size_t size) {
    Reach reach = furthest(games, name);
    DataError fault;
    const Board *board =
        reach.game != NULL ? shelf_board(in_play_host(app), reach.game->board, reach.game->seat_count, &fault) : NULL;
    out[0] = '\0';
    if (board == NULL) {
        return false;
    }
    tell(board, reach.field, out, size);
    if (!rect_is_empty(where)) {
        draw_way(app, board, reach.field, where);
    }
    boards_give_back(board);
    return true;
}
