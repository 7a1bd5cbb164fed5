/* The end of a game: who stands where on the podium, how the way went, stage by stage and source by source, and what
 * was best. Comes after the last move; leads to the same table again, a new one, the film of the game, or the title. */
#include "core/core_assert.h"
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "scenes/parts.h"
#include "scenes/world/session.h"
#include "scenes/world/world_scenes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { BUTTONS = 4, TILES = 3, CONFETTI = 110, CONFETTI_KINDS = 7 };

static const double RISE_EVERY_MS = 220, RISE_MS = 420, DROP_MS = 520, CONFETTI_MS = 5200, CHART_MS = 900;

typedef enum VictoryAct {
    ACT_AGAIN = 1,
    ACT_NEW,
    ACT_FILM,
    ACT_TITLE,
} VictoryAct;

typedef struct Flake {
    float x, delay, speed, sway, spin, size;
    int kind;
} Flake;

typedef struct Victory {
    int players;
    SessionSeat seat[WORLD_PLAYERS_MAX];
    uint8_t place[WORLD_PLAYERS_MAX]; /* from 0 */
    int field[WORLD_PLAYERS_MAX];
    uint8_t winners;
    int goal, stages;
    int after[SESSION_STAGES_MAX + 1][WORLD_PLAYERS_MAX]; /* the field after so many stages */
    SessionTale tale;
    double entered;
    Flake flake[CONFETTI];
} Victory;

/* TRANSLATORS: where fields came from */
static const char *const SOURCE_NAME[SESSION_WHYS] = {
    [WORLD_WHY_RUN] = N_("Runs"),   [WORLD_WHY_EVENT] = N_("Events"),   [WORLD_WHY_SCORE] = N_("Rows"),
    [WORLD_WHY_SITE] = N_("Sites"), [WORLD_WHY_REWARD] = N_("Rewards"),
};
static const uint32_t SOURCE_COLOR[SESSION_WHYS] = {
    [WORLD_WHY_RUN] = 0x3bcddc,  [WORLD_WHY_EVENT] = 0x9a6ad8,  [WORLD_WHY_SCORE] = 0xf9cd72,
    [WORLD_WHY_SITE] = 0x5edb81, [WORLD_WHY_REWARD] = 0xf0785b,
};
static const WorldWhy SOURCE_ORDER[SESSION_WHYS] = {WORLD_WHY_SCORE, WORLD_WHY_RUN, WORLD_WHY_EVENT, WORLD_WHY_SITE,
                                                    WORLD_WHY_REWARD};

/* --- what there is to tell ---------------------------------------------------------------------------------------- */

static void follow(Victory *victory, const Session *session) {
    int field[WORLD_PLAYERS_MAX] = {0};
    for (int i = 0; i < session_history_count(session); i++) {
        const WorldEvent *event = session_history(session, i);
        if (event->kind == WORLD_HAPPENED_STAGE && victory->stages < SESSION_STAGES_MAX) {
            memcpy(victory->after[victory->stages++], field, sizeof field);
        } else if (event->kind == WORLD_HAPPENED_FIGURINE) {
            field[event->player] = event->step.to;
        }
    }
    memcpy(victory->after[victory->stages], field, sizeof field);
}

static float looks(App *app, float from, float to) {
    return from + (to - from) * (float)random_below(&app->looks, 10000) / 10000;
}

static void throw_confetti(Victory *victory, App *app) {
    for (int i = 0; i < CONFETTI; i++) {
        victory->flake[i] = (Flake){.x = looks(app, -.02f, 1.02f),
                                    .delay = looks(app, 0, .42f),
                                    .speed = looks(app, 1.5f, 2.6f),
                                    .sway = looks(app, -1, 1),
                                    .spin = looks(app, -640, 640),
                                    .size = looks(app, 22, 46),
                                    .kind = 1 + i % CONFETTI_KINDS};
    }
}

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    Victory *victory = state;
    Session *session = app->session;
    CORE_ASSERT(session != NULL);
    const WorldGame *game = session_game(session);
    uint8_t field[WORLD_PLAYERS_MAX] = {0};
    victory->players = session_players(session);
    victory->goal = game->track.goal;
    victory->winners = game->winners;
    victory->tale = *session_tale(session);
    for (int p = 0; p < victory->players; p++) {
        victory->seat[p] = *session_seat(session, p);
        field[p] = game->player[p].field;
        victory->field[p] = field[p];
    }
    world_rank(victory->players, victory->winners, field, victory->place);
    follow(victory, session);
    throw_confetti(victory, app);
    victory->entered = app->now;
    sound_play(app->sound, SOUND_VICTORY);
    sound_music(app->sound, MUSIC_VICTORY);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct VictoryPlaces {
    Rect headline, podium, journey, sources, tile[TILES], button[BUTTONS];
} VictoryPlaces;

static VictoryPlaces places_for(const Layout *layout) {
    VictoryPlaces places;
    float wide = layout->wide, margin = 24;
    if (layout->portrait) {
        float spare = fmaxf(layout->high - 1700, -60);
        places.headline = layout_rect(layout, margin, 30, wide - 2 * margin, 130);
        places.podium = layout_rect(layout, margin, 170, wide - 2 * margin, 560 + spare * .4f);
        float y = 748 + spare * .4f;
        places.journey = layout_rect(layout, margin, y, wide - 2 * margin, 300 + spare * .3f);
        y += 316 + spare * .3f;
        places.sources = layout_rect(layout, margin, y, wide - 2 * margin, 270 + spare * .1f);
        y += 286 + spare * .1f;
        Rect tiles = layout_rect(layout, margin, y, wide - 2 * margin, 120);
        for (int i = 0; i < TILES; i++) {
            places.tile[i] = layout_column(layout, tiles, TILES, i, 14);
        }
        Rect buttons = layout_rect(layout, margin, layout->high - 224, wide - 2 * margin, 200);
        for (int i = 0; i < BUTTONS; i++) {
            places.button[i] = layout_column(layout, layout_row(layout, buttons, 2, i / 2, 14), 2, i % 2, 14);
        }
        return places;
    }
    float left = fmaxf(wide * .45f, 640), right = wide - left - 2 * margin - 20;
    float podium_x = layout->left_handed ? wide - margin - left : margin;
    float charts_x = layout->left_handed ? margin : margin + left + 20;
    places.headline = layout_rect(layout, margin, 18, wide - 2 * margin, 110);
    places.podium = layout_rect(layout, podium_x, 140, left, 780);
    places.journey = layout_rect(layout, charts_x, 140, right, 330);
    places.sources = layout_rect(layout, charts_x, 486, right, 300);
    Rect tiles = layout_rect(layout, charts_x, 802, right, 118);
    for (int i = 0; i < TILES; i++) {
        places.tile[i] = layout_column(layout, tiles, TILES, i, 14);
    }
    Rect buttons = layout_rect(layout, margin, 944, wide - 2 * margin, 108);
    for (int i = 0; i < BUTTONS; i++) {
        places.button[i] = layout_column(layout, buttons, BUTTONS, layout->left_handed ? BUTTONS - 1 - i : i, 18);
    }
    return places;
}

static void build(void *state, App *app, Ui *ui) {
    static const struct {
        const char *id, *label;
        VictoryAct act;
    } BUTTON[BUTTONS] = {
        {"victory.again", N_("Play again"), ACT_AGAIN},
        {"victory.new", N_("New game"), ACT_NEW},
        {"victory.film", N_("Watch the game"), ACT_FILM},
        {"victory.title", N_("To the title"), ACT_TITLE},
    };
    (void)state;
    VictoryPlaces places = places_for(&app->layout);
    for (int i = 0; i < BUTTONS; i++) {
        Rect rect = places.button[i];
        if (app->kiosk != NULL) { /* play again, or done */
            bool is_done = BUTTON[i].act == ACT_TITLE;
            if (!is_done && BUTTON[i].act != ACT_AGAIN) {
                continue;
            }
            rect =
                layout_column(&app->layout, rect_union(places.button[0], places.button[BUTTONS - 1]), 2, is_done, 24);
        }
        ui_add(ui, &(Widget){.id = BUTTON[i].id,
                             .look = i == 0 ? LOOK_MAIN : LOOK_GLASS,
                             .rect = rect,
                             .label = app->kiosk != NULL && i > 0 ? tr("Done") : tr(BUTTON[i].label),
                             .size = 34,
                             .act = (int)BUTTON[i].act});
    }
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void again(App *app) {
    SessionError error = {{0}};
    if (session_again(app, &error)) {
        scene_go(app, &STAGE_SCENE, NULL, 0);
    } else {
        message_show(app, tr("Play again"), error.text, tr("OK"), NULL, NULL, NULL);
    }
}

static void act(App *app, VictoryAct what) {
    switch (what) {
    case ACT_AGAIN:
        again(app);
        return;
    case ACT_NEW:
        scene_go(app, &SETUP_SCENE, NULL, 0);
        return;
    case ACT_FILM:
        scene_push(app, &FILM_SCENE, &(FilmArgument){.of_game_in_play = true}, sizeof(FilmArgument));
        return;
    case ACT_TITLE:
        scene_go_home(app);
        return;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    Victory *victory = state;
    if (event->kind == UI_PRESSED) {
        act(app, (VictoryAct)event->act);
    } else if (event->kind == UI_BACK) {
        act(app, ACT_TITLE);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_END);
    } else if (event->kind == UI_ELSEWHERE) {
        victory->entered -= CONFETTI_MS; /* enough of it */
        scene_changed(app);
    }
}

static void resumed(void *state, App *app) {
    Victory *victory = state;
    victory->entered = app->now - 2 * CONFETTI_MS; /* it has been celebrated */
    sound_music(app->sound, MUSIC_VICTORY);
    scene_rebuild(app);
}

static bool is_moving(const void *state, const App *app) {
    const Victory *victory = state;
    return !app->preferences.reduced_motion && app->now < victory->entered + CONFETTI_MS;
}

/* --- the podium --------------------------------------------------------------------------------------------------- */

static float since(const Victory *victory, const App *app, double delay, double duration) {
    if (app->preferences.reduced_motion) {
        return 1;
    }
    double t = (gfx_now(app->gfx) - victory->entered - delay) / duration;
    return t <= 0 ? 0 : t >= 1 ? 1 : (float)t;
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
    return victory->winners >> player & 1 ? POSE_CHEER : victory->place[player] == worst ? POSE_SAD : POSE_STAND;
}

static void draw_step(const Victory *victory, const App *app, int player, Rect column) {
    static const float SHARE[WORLD_PLAYERS_MAX] = {.48f, .37f, .29f, .23f};
    const Layout *layout = &app->layout;
    Gfx *gfx = app->gfx;
    int place = victory->place[player];
    double delay = RISE_EVERY_MS * (victory->players - 1 - place);
    float risen = ease(EASE_OUT, since(victory, app, delay, RISE_MS));
    float dropped = since(victory, app, delay + RISE_MS * .7, DROP_MS);
    float high = column.h * SHARE[place] * risen;
    bool won = victory->winners >> player & 1;
    Rect block = rect_snapped(rect_of(column.x, column.y + column.h - high, column.w, high));
    PanelStyle style = won ? panel_ribbon() : panel_glass();
    style.radius = RADIUS_BUTTON;
    if (won) {
        paint_glow(gfx, block, RADIUS_BUTTON, 34, color_alpha(color_rgb(THEME_GLOW), .55f * risen));
    }
    paint_panel(gfx, block, &style);
    uint32_t ink = won ? THEME_RIBBON_INK : THEME_TEXT;
    char number[16];
    snprintf(number, sizeof number, "%d", place + 1);
    float big = fminf(block.h * .42f, layout_px(layout, 150));
    TextStyle words = {.face = TEXT_NUMERAL,
                       .size = big / layout->u,
                       .color = color_alpha(color_rgb(ink), won ? .9f : .85f),
                       .align = TEXT_CENTER};
    float name_high = fminf(block.h * .3f, layout_px(layout, 56));
    gfx_push_clip(gfx, block);
    text_draw(gfx, &words, number, rect_of(block.x, block.y + block.h * .04f, block.w, block.h * .52f));
    words = part_words(TEXT_BOLD, 34, ink, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    float padding = layout_px(layout, 10);
    text_draw(gfx, &words, victory->seat[player].name,
              rect_of(block.x + padding, block.y + block.h - name_high * 1.75f, block.w - 2 * padding, name_high));
    char text[64];
    i18n_format(text, sizeof text, tr("Field {field}"), I18N_NUMBER("field", victory->field[player]));
    words = part_words(TEXT_REGULAR, TYPE_LABEL + 1, won ? THEME_RIBBON_INK : THEME_TEXT_SECOND, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(
        gfx, &words, text,
        rect_of(block.x + padding, block.y + block.h - name_high * .82f, block.w - 2 * padding, name_high * .66f));
    gfx_pop_clip(gfx);
    if (dropped > 0) {
        float figure = fminf(column.h * .50f, column.w * 1.95f);
        float fall = (1 - ease(EASE_BOUNCE, dropped)) * column.h * .5f;
        part_figurine(gfx, victory->seat[player].figurine, pose_of(victory, player, dropped),
                      (Point){block.x + block.w / 2, block.y + layout_px(layout, 10) - fall}, figure,
                      &(PictureLook){.transparency = 1 - fminf(dropped * 3, 1)});
    }
}

static void draw_podium(const Victory *victory, const App *app, Rect box) {
    int order[WORLD_PLAYERS_MAX];
    podium_order(victory, order);
    float gap = layout_px(&app->layout, 14);
    float widest = layout_px(&app->layout, 280);
    float wide = fminf((box.w - gap * (float)(victory->players - 1)) / (float)victory->players, widest);
    float all = wide * (float)victory->players + gap * (float)(victory->players - 1);
    for (int i = 0; i < victory->players; i++) {
        Rect column = rect_of(box.x + (box.w - all) / 2 + (wide + gap) * (float)i, box.y, wide, box.h);
        draw_step(victory, app, order[i], column);
    }
}

/* --- how it went -------------------------------------------------------------------------------------------------- */

static void label(const App *app, const char *text, Rect box, TextAlign align) {
    TextStyle style = part_words(TEXT_REGULAR, TYPE_TINY + 1, THEME_TEXT_SECOND, align);
    style.fit = TEXT_SHRINK;
    text_draw(app->gfx, &style, text, box);
}

static void draw_grid(const Victory *victory, const App *app, Rect plot) {
    enum { LINES = 3 };
    const Layout *layout = &app->layout;
    for (int i = 0; i <= LINES; i++) {
        float y = plot.y + plot.h - plot.h * (float)i / LINES;
        char text[16];
        snprintf(text, sizeof text, "%d", victory->goal * i / LINES);
        paint_fill(app->gfx, rect_snapped(rect_of(plot.x, y, plot.w, fmaxf(layout_px(layout, 1.5f), 1))),
                   color_alpha(color_rgb(THEME_PANEL_EDGE), i == LINES ? .5f : .22f));
        label(app, text,
              rect_of(plot.x - layout_px(layout, 56), y - layout_px(layout, 14), layout_px(layout, 48),
                      layout_px(layout, 28)),
              TEXT_RIGHT);
    }
    for (int stage = 1; stage <= victory->stages; stage++) {
        char text[16];
        snprintf(text, sizeof text, "%d", stage);
        float x = plot.x + plot.w * (float)stage / (float)victory->stages, half = layout_px(layout, 30);
        label(app, text, rect_of(x - half, plot.y + plot.h + layout_px(layout, 2), half * 2, layout_px(layout, 28)),
              TEXT_CENTER);
    }
}

/* Every figurine's way to the goal, stage by stage, drawn from left to right as one enters. */
static void draw_journey(const Victory *victory, const App *app, Rect panel) {
    const Layout *layout = &app->layout;
    Rect inside = part_panel(app, panel, tr("The journey, stage by stage"));
    float side = layout_px(layout, 46);
    Rect plot = rect_of(inside.x + layout_px(layout, 52), inside.y + side * .4f,
                        inside.w - layout_px(layout, 52) - side, inside.h - side * .4f - layout_px(layout, 30));
    draw_grid(victory, app, plot);
    float reach = since(victory, app, 300, CHART_MS) * (float)victory->stages;
    for (int p = victory->players - 1; p >= 0; p--) {
        Color color = theme_player_light(victory->seat[p].figurine);
        Point end = {plot.x, plot.y + plot.h};
        for (int stage = 0; stage < victory->stages && reach > (float)stage; stage++) {
            float part = fminf(reach - (float)stage, 1);
            float a = (float)victory->after[stage][p], b = (float)victory->after[stage + 1][p];
            Point from = {plot.x + plot.w * (float)stage / (float)victory->stages,
                          plot.y + plot.h * (1 - a / (float)victory->goal)};
            end = (Point){plot.x + plot.w * ((float)stage + part) / (float)victory->stages,
                          plot.y + plot.h * (1 - (a + (b - a) * part) / (float)victory->goal)};
            paint_line(app->gfx, from, end, 5, color);
            paint_disc(app->gfx, from, layout_px(layout, 5), color);
        }
        part_portrait(app->gfx, victory->seat[p].figurine, rect_around(end, side, side));
    }
}

static int moved(const Victory *victory, int player, WorldWhy why) {
    int fields = 0;
    for (int stage = 0; stage < victory->tale.stages && stage < SESSION_STAGES_MAX; stage++) {
        fields += victory->tale.stage[stage].moved[player][why];
    }
    return fields;
}

static int most_moved(const Victory *victory) {
    int most = 1;
    for (int p = 0; p < victory->players; p++) {
        int sum = 0;
        for (int i = 0; i < SESSION_WHYS; i++) {
            int fields = moved(victory, p, (WorldWhy)i);
            sum += fields > 0 ? fields : 0;
        }
        most = sum > most ? sum : most;
    }
    return most;
}

/* What went back is told in a number; a bar cannot show it. */
static void draw_source_row(const Victory *victory, const App *app, int player, Rect row, int most) {
    const Layout *layout = &app->layout;
    float side = fminf(row.h, layout_px(layout, 46)), note = layout_px(layout, 64);
    part_portrait(app->gfx, victory->seat[player].figurine, rect_of(row.x, row.y + (row.h - side) / 2, side, side));
    Rect bar = rect_of(row.x + side + layout_px(layout, 14), row.y + row.h * .1f,
                       row.w - side - layout_px(layout, 14) - note, row.h * .8f);
    float x = bar.x, grown = ease(EASE_OUT, since(victory, app, 500, CHART_MS));
    int back = 0;
    for (int i = 0; i < SESSION_WHYS; i++) {
        int fields = moved(victory, player, SOURCE_ORDER[i]);
        back += fields < 0 ? fields : 0;
        if (fields <= 0) {
            continue;
        }
        float wide = bar.w * (float)fields / (float)most * grown;
        Rect part = rect_snapped(rect_of(x, bar.y, wide - fmaxf(layout_px(layout, 2), 1), bar.h));
        paint_rounded(app->gfx, part, 5, color_rgb(SOURCE_COLOR[SOURCE_ORDER[i]]));
        if (wide > layout_px(layout, 34)) {
            char text[16];
            snprintf(text, sizeof text, "%d", fields);
            TextStyle style = {.face = TEXT_BOLD,
                               .size = fminf(bar.h / layout->u * .72f, 24),
                               .color = color_rgb(0x0a1236),
                               .align = TEXT_CENTER,
                               .fit = TEXT_SHRINK};
            text_draw(app->gfx, &style, text, part);
        }
        x += wide;
    }
    if (back < 0) {
        char text[16];
        snprintf(text, sizeof text, "−%d", -back);
        label(app, text, rect_of(bar.x + bar.w + layout_px(layout, 6), row.y, note - layout_px(layout, 6), row.h),
              TEXT_RIGHT);
    }
}

static void draw_sources(const Victory *victory, const App *app, Rect panel) {
    const Layout *layout = &app->layout;
    Rect inside = part_panel(app, panel, tr("Where the fields come from"));
    Rect legend = layout_cut_bottom(layout, &inside, 28);
    layout_cut_bottom(layout, &inside, 4);
    int most = most_moved(victory);
    for (int p = 0; p < victory->players; p++) {
        draw_source_row(victory, app, p, layout_row(layout, inside, victory->players, p, 6), most);
    }
    for (int i = 0; i < SESSION_WHYS; i++) {
        Rect cell = layout_column(layout, legend, SESSION_WHYS, i, 8);
        float side = layout_px(layout, 18);
        paint_rounded(app->gfx, rect_of(cell.x, cell.y + (cell.h - side) / 2, side, side), 5,
                      color_rgb(SOURCE_COLOR[SOURCE_ORDER[i]]));
        label(app, tr(SOURCE_NAME[SOURCE_ORDER[i]]),
              rect_of(cell.x + side * 1.4f, cell.y, cell.w - side * 1.4f, cell.h), TEXT_LEFT);
    }
}

/* --- what was best ------------------------------------------------------------------------------------------------ */

static void draw_tile(const App *app, Rect rect, const char *icon, const char *big, const char *small) {
    const Layout *layout = &app->layout;
    PanelStyle style = panel_glass();
    paint_panel(app->gfx, rect, &style);
    Rect inside = rect_inset(rect, layout_px(layout, 14));
    float side = fminf(inside.h * .8f, inside.w * .3f);
    picture_draw(app->gfx, icon, rect_snapped(rect_of(inside.x, inside.y + (inside.h - side) / 2, side, side)), NULL);
    float x = inside.x + side + layout_px(layout, 12);
    TextStyle words = part_words(TEXT_BOLD, 30, THEME_RIBBON_TOP, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, big, rect_of(x, inside.y, inside.x + inside.w - x, inside.h * .42f));
    words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, TEXT_LEFT);
    words.min_size = TYPE_TINY * .8f / gfx_text_scale(app->gfx); /* large type gives way rather than lose a word */
    text_draw(app->gfx, &words, small,
              rect_of(x, inside.y + inside.h * .42f, inside.x + inside.w - x, inside.h * .58f));
}

static int best_of(const int *values, int players) {
    int best = 0;
    for (int p = 1; p < players; p++) {
        best = values[p] > values[best] ? p : best;
    }
    return best;
}

static void draw_run_tile(const Victory *victory, const App *app, Rect rect) {
    char big[64], small[160];
    int best = best_of(victory->tale.best_run, victory->players), length = victory->tale.best_run[best];
    if (length < 2) {
        draw_tile(app, rect, "icons/run", tr("No run"), tr("Longest run"));
        return;
    }
    i18n_format(big, sizeof big, trn("{n} card", "{n} cards", (unsigned long)length), I18N_NUMBER("n", length));
    i18n_format(small, sizeof small, tr("Longest run: {name}"), I18N_TEXT("name", victory->seat[best].name));
    draw_tile(app, rect, "icons/run", big, small);
}

static void draw_question_tile(const Victory *victory, const App *app, Rect rect) {
    char big[64], small[160];
    int best = best_of(victory->tale.right, victory->players);
    if (victory->tale.right[best] == 0) {
        draw_tile(app, rect, "icons/question_mark", "0", tr("Questions right"));
        return;
    }
    /* TRANSLATORS: so many answers right of so many asked */
    i18n_format(big, sizeof big, tr("{right} of {asked}"), I18N_NUMBER("right", victory->tale.right[best]),
                I18N_NUMBER("asked", victory->tale.asked[best]));
    i18n_format(small, sizeof small, tr("Questions right: {name}"), I18N_TEXT("name", victory->seat[best].name));
    draw_tile(app, rect, "icons/question_mark", big, small);
}

static void draw_luck_tile(const Victory *victory, const App *app, Rect rect) {
    char big[64], small[200];
    if (victory->tale.luckiest.fields == 0) {
        draw_tile(app, rect, "icons/star", "0", tr("Luckiest moment"));
        return;
    }
    i18n_format(big, sizeof big, trn("{n} field", "{n} fields", (unsigned long)victory->tale.luckiest.fields),
                I18N_NUMBER("n", victory->tale.luckiest.fields));
    i18n_format(small, sizeof small, tr("Luckiest moment: {name}, stage {stage}"),
                I18N_TEXT("name", victory->seat[victory->tale.luckiest.player].name),
                I18N_NUMBER("stage", victory->tale.luckiest.stage));
    draw_tile(app, rect, "icons/star", big, small);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void headline(const Victory *victory, char *out, size_t size) {
    const char *names[WORLD_PLAYERS_MAX];
    size_t count = 0;
    for (int p = 0; p < victory->players; p++) {
        if (victory->winners >> p & 1) {
            names[count++] = victory->seat[p].name;
        }
    }
    char list[512];
    i18n_format_list(list, sizeof list, names, count);
    /* Two messages: where a language has no plural, it still says that they arrive together. */
    i18n_format(out, size, count == 1 ? tr("{names} reaches Mainz!") : tr("{names} reach Mainz together!"),
                I18N_TEXT("names", list));
}

static void background(const void *state, const App *app) {
    const Victory *victory = state;
    const Layout *layout = &app->layout;
    VictoryPlaces places = places_for(layout);
    part_table(app);
    Point middle = {places.podium.x + places.podium.w / 2, places.podium.y + places.podium.h * .5f};
    paint_pool(app->gfx, middle, places.podium.w * .62f, places.podium.h * .6f, color_alpha(color_rgb(0xffe9b4), .26f));
    char text[600];
    headline(victory, text, sizeof text);
    TextStyle words = part_words(TEXT_BOLD, 68, THEME_RIBBON_TOP, TEXT_CENTER);
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .7f);
    text_draw(app->gfx, &words, text, places.headline);
}

static void draw_confetti(const Victory *victory, const App *app) {
    if (app->preferences.reduced_motion) {
        return;
    }
    Rect screen = gfx_screen(app->gfx);
    float t = (float)((gfx_now(app->gfx) - victory->entered) / CONFETTI_MS);
    for (int i = 0; i < CONFETTI && t < 1; i++) {
        const Flake *flake = &victory->flake[i];
        float fallen = (t - flake->delay) * flake->speed;
        if (fallen < 0 || fallen > 1.1f) {
            continue;
        }
        char name[32];
        snprintf(name, sizeof name, "ui/confetti_%d", flake->kind);
        float side = layout_px(&app->layout, flake->size);
        float x = (flake->x + .04f * flake->sway * sinf(fallen * 9 + flake->sway * 5)) * screen.w;
        picture_draw(app->gfx, name, rect_around((Point){x, (fallen - .05f) * screen.h}, side, side),
                     &(PictureLook){.angle = flake->spin * fallen, .moving = true});
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Victory *victory = state;
    VictoryPlaces places = places_for(&app->layout);
    draw_podium(victory, app, places.podium);
    draw_journey(victory, app, places.journey);
    draw_sources(victory, app, places.sources);
    draw_run_tile(victory, app, places.tile[0]);
    draw_question_tile(victory, app, places.tile[1]);
    draw_luck_tile(victory, app, places.tile[2]);
    ui_draw_widgets(ui);
    draw_confetti(victory, app);
    ui_draw_top(ui);
}

const Scene VICTORY_SCENE = {
    .name = "victory",
    .state_size = sizeof(Victory),
    .enter = enter,
    .resumed = resumed,
    .build = build,
    .handle = handle,
    .is_moving = is_moving,
    .background = background,
    .draw = draw,
};
