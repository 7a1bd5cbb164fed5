/* The podium: the best in the middle, rising last. */
#include "games/world/scenes/victory_parts.h"

#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"

#include <math.h>
#include <stdio.h>

static const double RISE_EVERY_MS = 220, RISE_MS = 420, DROP_MS = 520;
static const float TWO_LINES_BELOW = .8f; /* rather than text that is smaller */

void victory_hops(LifeBeat beat[VICTORY_HOPS]) {
    for (int p = 0; p < VICTORY_HOPS; p++) {
        beat[p] = (LifeBeat){
            .every = 2300 + 190 * p, .takes = 460, .first = 700 + 530 * p, .frame = 33, .seed = 51u + (unsigned)p};
    }
}

/* 0 to 1: how high it is in the air. */
static float hop_of(const Victory *victory, const App *app, int player) {
    LifeBeat beat[VICTORY_HOPS];
    victory_hops(beat);
    bool hops = victory->view == VIEW_PODIUM && life_is_seen(&victory->life, app);
    float t = hops ? life_beat(&beat[player], gfx_now(app->gfx)) : -1;
    return t < 0 ? 0 : ease(EASE_HOP, t);
}

/* Full width: each in the colour of who stands on it. */
static PanelStyle block_style(const Victory *victory, int player, bool won) {
    PanelStyle style = won ? panel_ribbon() : panel_glass();
    style.radius = RADIUS_BUTTON;
    if (victory->view == VIEW_PODIUM && !won) {
        Color color = theme_player(victory->seat[player].figurine);
        style.top = color_mix(color, color_rgb(0x2a1a6a), .35f);
        style.bottom = color_mix(color, color_rgb(0x1a1456), .68f);
        style.edge_top = theme_player_light(victory->seat[player].figurine);
        style.edge = 3;
    }
    return style;
}

/* Best in the middle, the others beside: 4 2 1 3 and the like. */
static void podium_order(const Victory *victory, int order[WORLD_PLAYERS_MAX]) {
    int ranked[WORLD_PLAYERS_MAX] = {0}, count = 0;
    for (int place = 0; place < WORLD_PLAYERS_MAX; place++) {
        for (int p = 0; p < victory->players; p++) {
            if (victory->place[p] == place) {
                ranked[count++] = p;
            }
        }
    }
    static const int POSITION[WORLD_PLAYERS_MAX + 1][WORLD_PLAYERS_MAX] = {
        [2] = {1, 0}, [3] = {1, 0, 2}, [4] = {1, 0, 2, 3}};
    for (int i = 0; i < count; i++) {
        order[i] = ranked[POSITION[victory->players][i]];
    }
}

static Pose pose_of(const Victory *victory, int player, float dropped) {
    if (dropped < 1) {
        return POSE_HOP;
    }
    int worst = 0;
    for (int p = 0; p < victory->players; p++) {
        worst = victory->place[p] > worst ? victory->place[p] : worst;
    }
    return victory->next.winners >> player & 1                               ? POSE_CHEER
           : victory->place[player] == worst && victory->view != VIEW_PODIUM ? POSE_SAD
                                                                             : POSE_STAND;
}

/* Why somebody who stands on the goal, too, has not won is to be seen. */
static void standing(const Victory *victory, int player, char *out, size_t size) {
    bool is_late = victory->field[player] == victory->goal && !(victory->next.winners >> player & 1);
    if (is_late && victory->ahead[player] > 0) {
        /* TRANSLATORS: as "Finished later", of somebody who began with a handicap */
        i18n_format(out, size, tr("Finished later ({n}-space head start)"), I18N_NUMBER("n", victory->ahead[player]));
    } else if (is_late) {
        /* TRANSLATORS: of a player who reached the goal after the winner; a short line below a name */
        i18n_copy(out, size, tr("Finished later"));
    } else if (victory->ahead[player] > 0) {
        /* TRANSLATORS: below a name: where somebody ended, and with how much of a handicap they began */
        i18n_format(out, size, tr("Space {field} ({n}-space head start)"), I18N_NUMBER("field", victory->field[player]),
                    I18N_NUMBER("n", victory->ahead[player]));
    } else {
        i18n_format(out, size, tr("Space {field}"), I18N_NUMBER("field", victory->field[player]));
    }
}

/* A handicap may take a second line where many stand close. */
static void draw_standing(const Victory *victory, const App *app, int player, Rect where) {
    char text[120];
    bool won = victory->next.winners >> player & 1, is_full = victory->view == VIEW_PODIUM;
    uint32_t ink = won ? THEME_RIBBON_INK : is_full ? THEME_TEXT : THEME_TEXT_SECOND;
    TextStyle words = part_words(TEXT_REGULAR, TYPE_LABEL + 1, ink, TEXT_CENTER);
    standing(victory, player, text, sizeof text);
    words.fit = TEXT_SHRINK;
    if (text_measure(app->gfx, &words, text, 0).x * TWO_LINES_BELOW > where.w) {
        words.fit = TEXT_WRAP_SHRINK;
        words.line = 1;
        where = rect_of(where.x, where.y, where.w, where.h * 1.2f);
    }
    text_draw(app->gfx, &words, text, where);
}

/* Its place, whose it is and how they stand. */
static void draw_inscription(const Victory *victory, const App *app, int player, Rect block) {
    const Layout *layout = &app->layout;
    Gfx *gfx = app->gfx;
    bool won = victory->next.winners >> player & 1;
    uint32_t ink = won ? THEME_RIBBON_INK : THEME_TEXT;
    char number[16];
    snprintf(number, sizeof number, "%d", victory->place[player] + 1);
    float big = fminf(block.h * .42f, layout_px(layout, 150));
    TextStyle words = {.face = TEXT_NUMERAL,
                       .size = big / layout->u,
                       .color = color_alpha(color_rgb(ink), won ? .9f : .85f),
                       .align = TEXT_CENTER};
    float name_high = fminf(block.h * .3f, layout_px(layout, 56)), padding = layout_px(layout, 10);
    Rect line = rect_of(block.x + padding, 0, block.w - 2 * padding, 0);
    gfx_push_clip(gfx, block);
    text_draw(gfx, &words, number, rect_of(block.x, block.y + block.h * .04f, block.w, block.h * .52f));
    words = part_words(TEXT_BOLD, 34, ink, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, victory->seat[player].name,
              rect_of(line.x, block.y + block.h - name_high * 1.75f, line.w, name_high));
    draw_standing(victory, app, player,
                  rect_of(line.x, block.y + block.h - name_high * .82f, line.w, name_high * .66f));
    gfx_pop_clip(gfx);
}

static float figure_high(const Victory *victory, int player, Rect column) {
    bool is_full = victory->view == VIEW_PODIUM, won = victory->next.winners >> player & 1;
    return fminf(column.h * (is_full ? .46f : .50f), column.w * 1.95f) * (is_full && won ? 1.12f : 1);
}

/* dropped: how far it has come down onto its block, 0 to 1. */
static void draw_figure(const Victory *victory, const App *app, int player, Rect column, Rect block, float dropped) {
    float figure = figure_high(victory, player, column);
    float fall = (1 - ease(EASE_BOUNCE, dropped)) * column.h * .5f + hop_of(victory, app, player) * figure * .16f;
    part_figurine(app->gfx, victory->seat[player].figurine, pose_of(victory, player, dropped),
                  (Point){block.x + block.w / 2, block.y + layout_px(&app->layout, 10) - fall}, figure,
                  &(PictureLook){.transparency = 1 - fminf(dropped * 3, 1)});
}

static float block_high(const Victory *victory, int player, Rect column) {
    static const float SHARE[WORLD_PLAYERS_MAX] = {.48f, .39f, .32f, .27f};
    return column.h * SHARE[victory->place[player]] * (victory->view == VIEW_PODIUM ? .82f : 1);
}

/* It comes up through the floor as it is, so that nothing on it lies over anything else. */
static void draw_step(const Victory *victory, const App *app, int player, Rect column) {
    int place = victory->place[player];
    double delay = RISE_EVERY_MS * (victory->players - 1 - place);
    float risen = ease(EASE_OUT, victory_since(app, victory->entered, delay, RISE_MS));
    float dropped = victory_since(app, victory->entered, delay + RISE_MS * .7, DROP_MS);
    float high = block_high(victory, player, column), floor = column.y + column.h;
    bool won = victory->next.winners >> player & 1;
    Rect block = rect_snapped(rect_of(column.x, floor - high * risen, column.w, high));
    PanelStyle style = block_style(victory, player, won);
    gfx_push_clip(app->gfx, rect_of(0, 0, gfx_screen(app->gfx).w, floor + layout_px(&app->layout, 6)));
    if (won) {
        paint_glow(app->gfx, block, RADIUS_BUTTON, 34, color_alpha(color_rgb(THEME_GLOW), .55f * risen));
    }
    paint_panel(app->gfx, block, &style);
    draw_inscription(victory, app, player, block);
    gfx_pop_clip(app->gfx);
    if (dropped > 0) {
        draw_figure(victory, app, player, column, block, dropped);
    }
}

static void draw_chip(const App *app, const char *text, const char *icon, Rect box) {
    const Layout *layout = &app->layout;
    TextStyle words = part_words(TEXT_BOLD, TYPE_SMALL, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    float high = layout_px(layout, 48), side = high * .7f, padding = layout_px(layout, 14);
    float wide = fminf(text_measure(app->gfx, &words, text, 0).x + side + 2.6f * padding, box.w * .45f);
    Rect chip = rect_snapped(rect_of(box.x, box.y, wide, high));
    PanelStyle style = panel_glass();
    style.radius = high / 2 / layout->u;
    paint_panel(app->gfx, chip, &style);
    picture_draw(app->gfx, icon, rect_snapped(rect_of(chip.x + padding * .8f, chip.y + (high - side) / 2, side, side)),
                 NULL);
    float x = chip.x + side + padding * 1.4f;
    text_draw(app->gfx, &words, text, rect_of(x, chip.y, chip.x + chip.w - padding * .8f - x, chip.h));
}

static void hint_words(const Victory *victory, char *out, size_t size) {
    out[0] = '\0';
    if (victory->next.hints > 0) {
        i18n_format(out, size, trn("{n} hint used", "{n} hints used", (unsigned long)victory->next.hints),
                    I18N_NUMBER("n", victory->next.hints));
    }
}

/* What helped, over the second place, where there is always room. */
static void draw_help(const Victory *victory, const App *app, Rect box) {
    char text[96];
    hint_words(victory, text, sizeof text);
    if (text[0] != '\0') {
        draw_chip(app, text, "icons/hint", box);
        box.y += layout_px(&app->layout, 56);
    }
    if (victory->next.is_unranked) {
        /* TRANSLATORS: of a game: it counts in no statistics, as steps were taken back past what was hidden */
        draw_chip(app, tr("unranked"), "icons/undo", box);
    }
}

static void help_words(const Victory *victory, char *out, size_t size) {
    char hints[96];
    hint_words(victory, hints, sizeof hints);
    snprintf(out, size, "%s%s%s", hints, hints[0] != '\0' && victory->next.is_unranked ? "\n" : "",
             victory->next.is_unranked ? tr("unranked") : "");
}

static Rect column_of(const Victory *victory, const App *app, Rect box, int index) {
    float gap = layout_px(&app->layout, 14);
    float widest = layout_px(&app->layout, victory->view == VIEW_PODIUM ? 360 : 280);
    float wide = fminf((box.w - gap * (float)(victory->players - 1)) / (float)victory->players, widest);
    float all = wide * (float)victory->players + gap * (float)(victory->players - 1);
    return rect_of(box.x + (box.w - all) / 2 + (wide + gap) * (float)index, box.y, wide, box.h);
}

void victory_draw_podium(const Victory *victory, const App *app, Rect box) {
    int order[WORLD_PLAYERS_MAX];
    podium_order(victory, order);
    for (int i = 0; i < victory->players; i++) {
        draw_step(victory, app, order[i], column_of(victory, app, box, i));
    }
    draw_help(victory, app, box);
}

/* --- what a computer says ----------------------------------------------------------------------------------------- */

static bool is_free(Rect there, const Rect *taken, int count) {
    for (int i = 0; i < count; i++) {
        if (!rect_is_empty(rect_common(there, taken[i]))) {
            return false;
        }
    }
    return true;
}

/* In the box, where no figure stands, as near as can be to a point. */
static Rect room_near(Rect box, Point size, Point near, const Rect *taken, int count, float step) {
    Rect best = {near.x - size.x / 2, box.y, size.x, size.y};
    float best_way = INFINITY;
    for (float y = box.y; y + size.y <= box.y + box.h; y += step) {
        for (float x = box.x; x + size.x <= box.x + box.w; x += step) {
            Rect there = {x, y, size.x, size.y};
            float way = hypotf(x + size.x / 2 - near.x, y + size.y / 2 - near.y);
            if (way < best_way && is_free(there, taken, count)) {
                best = there;
                best_way = way;
            }
        }
    }
    return best;
}

void victory_draw_speech(const Victory *victory, const App *app, Rect box) {
    static const float STEP = 12, WIDEST = 500, AIR = 8; /* units */
    static const float SEEN = .78f;                      /* of a figurine's picture: above is room to hop */
    float u = app->layout.u;
    int order[WORLD_PLAYERS_MAX];
    Rect taken[2 * WORLD_PLAYERS_MAX];
    Point near = rect_middle(box);
    podium_order(victory, order);
    for (int i = 0; i < victory->players; i++) {
        Rect column = column_of(victory, app, box, i);
        float figure = figure_high(victory, order[i], column) * SEEN, block = block_high(victory, order[i], column);
        float wide = fminf(figure * .6f, column.w), top = column.y + column.h - block - figure;
        taken[2 * i] = rect_inset(rect_of(column.x + (column.w - wide) / 2, top, wide, figure), -AIR * u);
        taken[2 * i + 1] = rect_of(column.x, column.y + column.h - block, column.w, block);
        if (order[i] == victory->speech.player) {
            near = (Point){column.x + column.w / 2, top};
        }
    }
    Point size = speech_size(app, &victory->speech, fminf(WIDEST * u, box.w));
    Rect room = room_near(box, size, near, taken, 2 * victory->players, STEP * u);
    speech_draw(app, &victory->speech, rect_snapped(room), near);
}

void victory_build_podium(const Victory *victory, const App *app, Ui *ui, Rect box) {
    int order[WORLD_PLAYERS_MAX];
    podium_order(victory, order);
    for (int i = 0; i < victory->players; i++) {
        int player = order[i];
        char where[120], help[160], label[SEAT_NAME_SIZE + 320]; /* line by line what is drawn */
        standing(victory, player, where, sizeof where);
        help_words(victory, help, sizeof help);
        snprintf(label, sizeof label, "%d\n%s\n%s%s%s", victory->place[player] + 1, victory->seat[player].name, where,
                 i == 0 && help[0] != '\0' ? "\n" : "", i == 0 ? help : "");
        ui_add_words(ui, ui_id("victory.seat%d", player), rect_snapped(column_of(victory, app, box, i)), label, 0);
    }
}

/* --- the headline ------------------------------------------------------------------------------------------------- */

static void headline(const Victory *victory, char *out, size_t size) {
    const char *names[WORLD_PLAYERS_MAX] = {NULL};
    size_t count = 0;
    for (int p = 0; p < victory->players; p++) {
        if (victory->next.winners >> p & 1) {
            names[count++] = victory->seat[p].name;
        }
    }
    char list[512];
    i18n_format_list(list, sizeof list, names, count);
    /* Two messages: where a language has no plural, it still says that they arrive together. */
    i18n_format(out, size, count == 1 ? tr("{names} reaches Mainz!") : tr("{names} reach Mainz together!"),
                I18N_TEXT("names", list));
}

void victory_draw_headline(const Victory *victory, const App *app, Rect where) {
    char text[600];
    headline(victory, text, sizeof text);
    TextStyle words = part_words(TEXT_BOLD, 68, THEME_RIBBON_TOP, TEXT_CENTER);
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .7f);
    text_draw(app->gfx, &words, text, where);
}
