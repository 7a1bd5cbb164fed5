/* The hall of fame as it is seen: of each list the best of the fair stand on a podium, the best of today below. A place
 * nobody has taken yet invites whoever looks. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/fame_inside.h"
#include "shell/dusk.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double RISE_EVERY_MS = 140, RISE_MS = 420, LIST_AT_MS = 700, ROW_EVERY_MS = 90, ROW_MS = 320;

double fame_comes_ms(const Fame *fame) {
    return LIST_AT_MS + ROW_EVERY_MS * fame->game->fame_count * FAME_ROWS + ROW_MS;
}

static float since(const Fame *fame, const App *app, double delay, double duration) {
    double t = app->preferences.reduced_motion ? 1 : (gfx_now(app->gfx) - fame->entered - delay) / duration;
    return t <= 0 ? 0 : t >= 1 ? 1 : (float)t;
}

/* Two may be as good; the place tells them apart. */
static bool is_honoured(const Fame *fame, int kind, int span, int row) {
    const StoreFame *entry = &fame->best[kind][span][row];
    for (int i = 0; i < fame->honours; i++) {
        const Honour *honour = &fame->honour[i];
        int place = span == HALL_DAY ? honour->place.of_day : honour->place.of_fair;
        if (honour->fame.kind == fame->game->fame[kind].kind && place == row + 1 &&
            strcmp(honour->fame.name, entry->name) == 0) {
            return true;
        }
    }
    return false;
}

/* --- where -------------------------------------------------------------------------------------------------------- */

typedef struct KindPlaces {
    Rect heading, podium, list;
} KindPlaces;

static KindPlaces places_in(const Layout *layout, Rect box) {
    KindPlaces places;
    places.heading = layout_cut_top(layout, &box, 64);
    layout_cut_top(layout, &box, 8);
    if (layout->portrait) {
        places.podium = rect_of(box.x, box.y, box.w * .55f, box.h);
        places.list = rect_of(box.x + box.w * .58f, box.y, box.w * .42f, box.h);
    } else {
        float high = fminf(box.h * .38f, layout_px(layout, 260));
        places.list = rect_of(box.x, box.y + box.h - high, box.w, high);
        places.podium = rect_of(box.x, box.y, box.w, box.h - high - layout_px(layout, 14));
    }
    return places;
}

/* --- the podium --------------------------------------------------------------------------------------------------- */

static PanelStyle block_style(const StoreFame *entry, bool shines) {
    PanelStyle style = shines ? panel_ribbon() : panel_glass();
    style.radius = RADIUS_BUTTON;
    if (!shines) {
        Color color = entry != NULL ? theme_player((Figurine)((unsigned)entry->figurine % FIGURINES)) //
                                    : color_rgb(0x9a7ad8);
        style.top = color_mix(color, color_rgb(0x2a1a6a), .35f);
        style.bottom = color_mix(color, color_rgb(0x1a1456), .68f);
        style.edge_top = color_mix(color, color_rgb(0xffffff), .55f);
        style.edge = 3;
    }
    return style;
}

static void draw_block_words(const App *app, const StoreFame *entry, int place, uint32_t ink, Rect block) {
    const Layout *layout = &app->layout;
    char text[64];
    float pad = layout_px(layout, 8), name = fminf(block.h * .25f, layout_px(layout, 46));
    gfx_push_clip(app->gfx, block);
    snprintf(text, sizeof text, "%d", place + 1);
    TextStyle words = {.face = TEXT_NUMERAL,
                       .size = fminf(block.h * .28f, layout_px(layout, 76)) / layout->u,
                       .color = color_rgb(ink),
                       .align = TEXT_CENTER};
    float feet = layout_px(layout, 26);
    text_draw(app->gfx, &words, text, rect_of(block.x, block.y + feet, block.w, block.h - 2 * name - pad - feet));
    if (entry != NULL) {
        Rect line = rect_of(block.x + pad, block.y + block.h - 2 * name - pad, block.w - 2 * pad, name);
        words = part_words(TEXT_BOLD, 30, ink, TEXT_CENTER);
        words.fit = TEXT_SHRINK;
        text_draw(app->gfx, &words, entry->name, line);
        fame_value(entry->kind, entry->value, text, sizeof text);
        words = part_words(TEXT_BOLD, 26, ink == THEME_RIBBON_INK ? ink : THEME_RIBBON_TOP, TEXT_CENTER);
        words.fit = TEXT_SHRINK;
        text_draw(app->gfx, &words, text, rect_moved(line, 0, name));
    }
    gfx_pop_clip(app->gfx);
}

/* Nobody yet: a shape of light. */
static void draw_unknown(const App *app, Figurine figurine, Point feet, float high, float alpha) {
    part_figurine(app->gfx, figurine, POSE_STAND, feet, high,
                  &(PictureLook){.tint = color_rgb(0xb49cff), .adds = true, .transparency = 1 - .6f * alpha});
    TextStyle words = {.face = TEXT_NUMERAL,
                       .size = high * .34f / app->layout.u,
                       .align = TEXT_CENTER,
                       .color = color_alpha(color_rgb(THEME_RIBBON_TOP), alpha)};
    text_draw(app->gfx, &words, "?", rect_around((Point){feet.x, feet.y - high * .36f}, high, high * .5f));
}

static void draw_step(const Fame *fame, const App *app, int kind, int place, Rect column) {
    static const float TALL[FAME_ROWS] = {.52f, .47f, .43f, .39f};
    Gfx *gfx = app->gfx;
    bool is_taken = place < fame->count[kind][HALL_FAIR];
    const StoreFame *entry = is_taken ? &fame->best[kind][HALL_FAIR][place] : NULL;
    bool shines = is_taken && is_honoured(fame, kind, HALL_FAIR, place);
    double delay = RISE_EVERY_MS * (kind + FAME_ROWS - 1 - place);
    float risen = ease(EASE_OUT, since(fame, app, delay, RISE_MS)), high = column.h * TALL[place] * risen;
    Rect block = rect_snapped(rect_of(column.x, column.y + column.h - high, column.w, high));
    PanelStyle style = block_style(entry, shines);
    if (place == 0 || shines) {
        paint_glow(gfx, block, RADIUS_BUTTON, 30, color_alpha(color_rgb(THEME_GLOW), (shines ? .8f : .4f) * risen));
    }
    gfx_push_alpha(gfx, is_taken ? 1 : .8f);
    paint_panel(gfx, block, &style);
    gfx_pop_alpha(gfx);
    draw_block_words(app, entry, place, shines ? THEME_RIBBON_INK : THEME_TEXT, block);
    float t = since(fame, app, delay + RISE_MS * .6, RISE_MS), figure = fminf(column.h * .5f, column.w * 1.55f);
    float hop = shines && !app->preferences.reduced_motion
                    ? ease(EASE_HOP, since(fame, app, 900, 600)) + ease(EASE_HOP, since(fame, app, 1700, 600))
                    : 0;
    Point feet = {block.x + block.w / 2, block.y + layout_px(&app->layout, 8) - hop * figure * .16f};
    if (!is_taken && place == fame->count[kind][HALL_FAIR]) { /* the next one to be had */
        draw_unknown(app, (Figurine)((unsigned)(kind + place + 1) % FIGURINES), feet, figure, t);
    } else if (is_taken && t > 0) {
        part_figurine(gfx, (Figurine)((unsigned)entry->figurine % FIGURINES),
                      place == 0 || shines ? POSE_CHEER : POSE_STAND, feet, figure,
                      &(PictureLook){.transparency = 1 - t});
    }
}

/* Where few have been yet, theirs are large; the next one to be had stands beside them. */
static int steps_of(const Fame *fame, int kind) {
    int taken = fame->count[kind][HALL_FAIR];
    return taken < 2 ? 1 : taken < FAME_ROWS ? taken + 1 : FAME_ROWS;
}

/* The best in the middle. */
static void draw_podium(const Fame *fame, const App *app, int kind, Rect box) {
    static const int ALL[FAME_ROWS] = {1, 0, 2, 3};
    int steps = steps_of(fame, kind);
    float gap = layout_px(&app->layout, 8);
    if (fame->count[kind][HALL_FAIR] == 0) {
        TextStyle words = part_words(TEXT_BOLD, 30, THEME_RIBBON_TOP, TEXT_CENTER);
        words.shadow = color_alpha(color_rgb(0x0a0a3c), .8f);
        text_draw(app->gfx, &words, tr("Still open: this could be you!"), rect_of(box.x, box.y, box.w, box.h * .13f));
        box = rect_of(box.x, box.y + box.h * .13f, box.w, box.h * .87f);
    }
    if (steps == 1) {
        box = rect_around(rect_middle(box), box.w * .56f, box.h);
    }
    for (int i = 0; i < steps; i++) {
        Rect column = layout_column(&app->layout, box, steps, i, gap / app->layout.u);
        draw_step(fame, app, kind, steps == 1 ? 0 : ALL[i], column);
    }
}

/* --- today -------------------------------------------------------------------------------------------------------- */

static void draw_row_words(const App *app, const StoreFame *entry, int row, uint32_t ink, Rect inside) {
    const Layout *layout = &app->layout;
    char text[64];
    snprintf(text, sizeof text, "%d", row + 1);
    TextStyle words = {
        .face = TEXT_NUMERAL, .size = inside.h * .62f / layout->u, .color = color_rgb(ink), .align = TEXT_CENTER};
    text_draw(app->gfx, &words, text, rect_of(inside.x, inside.y, inside.h * .8f, inside.h));
    float side = inside.h * .94f;
    part_portrait(app->gfx, (Figurine)((unsigned)entry->figurine % FIGURINES),
                  rect_of(inside.x + inside.h * .85f, inside.y + (inside.h - side) / 2, side, side));
    float x = inside.x + inside.h * 1.95f, value = inside.w * .34f;
    words = part_words(TEXT_BOLD, 28, ink, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, entry->name, rect_of(x, inside.y, inside.x + inside.w - value - x, inside.h));
    fame_value(entry->kind, entry->value, text, sizeof text);
    words.align = TEXT_RIGHT;
    text_draw(app->gfx, &words, text,
              rect_of(inside.x + inside.w - value, inside.y, value - layout_px(layout, 8), inside.h));
}

static void draw_row(const Fame *fame, const App *app, int kind, int row, Rect box) {
    bool shines = is_honoured(fame, kind, HALL_DAY, row);
    if (shines) {
        PanelStyle style = panel_ribbon();
        style.radius = RADIUS_BUTTON;
        paint_glow(app->gfx, box, RADIUS_BUTTON, 14, color_alpha(color_rgb(THEME_GLOW), .8f));
        paint_panel(app->gfx, box, &style);
    }
    uint32_t ink = shines ? THEME_RIBBON_INK : row == 0 ? THEME_RIBBON_TOP : THEME_TEXT;
    draw_row_words(app, &fame->best[kind][HALL_DAY][row], row, ink, rect_inset(box, layout_px(&app->layout, 5)));
}

static void draw_list(const Fame *fame, const App *app, int kind, Rect box) {
    const Layout *layout = &app->layout;
    box = rect_inset(box, layout_px(layout, 14));
    TextStyle words = part_words(TEXT_BOLD, 26, 0xffd9c0, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, tr(FAME_SPAN_NAME[HALL_DAY]), layout_cut_top(layout, &box, 40));
    if (fame->count[kind][HALL_DAY] == 0 && fame->count[kind][HALL_FAIR] > 0) {
        words = part_words(TEXT_BOLD, 26, THEME_RIBBON_TOP, TEXT_LEFT);
        text_draw(app->gfx, &words, tr("Still open: this could be you!"),
                  rect_of(box.x, box.y, box.w, fminf(box.h, layout_px(layout, 76))));
    }
    float high = fminf((box.h - layout_px(layout, 6) * (FAME_ROWS - 1)) / FAME_ROWS, layout_px(layout, 64));
    for (int row = 0; row < fame->count[kind][HALL_DAY]; row++) {
        float t = ease(EASE_OUT, since(fame, app, LIST_AT_MS + ROW_EVERY_MS * (kind * FAME_ROWS + row), ROW_MS));
        Rect at = rect_of(box.x + (1 - t) * layout_px(layout, 60), box.y + (high + layout_px(layout, 6)) * (float)row,
                          box.w, high);
        gfx_push_alpha(app->gfx, t);
        draw_row(fame, app, kind, row, rect_snapped(at));
        gfx_pop_alpha(app->gfx);
    }
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

static void draw_kind_heading(const Fame *fame, const App *app, int kind, Rect box) {
    const Layout *layout = &app->layout;
    TextStyle words = part_words(TEXT_BOLD, 34, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    const char *text = tr(fame->game->fame[kind].heading);
    float side = box.h * .62f, pad = layout_px(layout, 22), gap = layout_px(layout, 12);
    float wide = fminf(text_measure(app->gfx, &words, text, 0).x + 2, box.w - 2 * pad - side - gap);
    Rect pill = rect_snapped(rect_around(rect_middle(box), wide + side + gap + 2 * pad, box.h));
    paint_rounded(app->gfx, pill, 999, color_alpha(color_rgb(0x15124a), .72f));
    paint_ring(app->gfx, pill, 999, 2, color_alpha(color_rgb(0xffb0a4), .9f));
    picture_draw(app->gfx, fame->game->fame[kind].picture,
                 rect_snapped(rect_of(pill.x + pad, pill.y + (pill.h - side) / 2, side, side)), NULL);
    text_draw(app->gfx, &words, text, rect_of(pill.x + pad + side + gap, pill.y, wide, pill.h));
}

static void heading(const Fame *fame, char *out, size_t size) {
    const char *names[KIOSK_HONOURS_MAX];
    size_t count = 0;
    for (int i = 0; i < fame->honours; i++) {
        bool is_there = false;
        for (size_t k = 0; k < count; k++) {
            is_there = is_there || strcmp(names[k], fame->honour[i].fame.name) == 0;
        }
        if (!is_there) {
            names[count++] = fame->honour[i].fame.name;
        }
    }
    if (count == 0) {
        i18n_copy(out, size, tr("Hall of fame"));
        return;
    }
    char list[512];
    i18n_format_list(list, sizeof list, names, count);
    i18n_format(out, size,
                trn("{names} made the hall of fame!", "{names} made the hall of fame!", (unsigned long)count),
                I18N_TEXT("names", list));
}

void fame_background(const void *state, const App *app) {
    const Fame *fame = state;
    FamePlaces places = fame_places(fame, app);
    Rect all = app->layout.screen;
    dusk_sky(app, .84f);
    dusk_sun(app, (Point){all.x + all.w / 2, all.y + all.h * .62f}, all.h * .4f);
    char text[640];
    heading(fame, text, sizeof text);
    TextStyle words = part_words(TEXT_BOLD, 72, THEME_RIBBON_TOP, TEXT_CENTER);
    words.shadow = color_alpha(color_rgb(0x0a0a3c), .8f);
    text_draw(app->gfx, &words, text, places.heading);
    for (int kind = 0; kind < fame->game->fame_count; kind++) {
        KindPlaces in = places_in(&app->layout, places.kind[kind]);
        draw_kind_heading(fame, app, kind, in.heading);
        paint_rounded(app->gfx, in.list, RADIUS_PANEL, color_alpha(color_rgb(0x1c1456), .78f));
    }
}

void fame_draw(const void *state, const App *app, const Ui *ui) {
    const Fame *fame = state;
    FamePlaces places = fame_places(fame, app);
    if (fame->honours > 0) {
        confetti_draw(&fame->confetti, app, fame->entered); /* behind all there is to read */
    }
    for (int kind = 0; kind < fame->game->fame_count; kind++) {
        KindPlaces in = places_in(&app->layout, places.kind[kind]);
        draw_podium(fame, app, kind, in.podium);
        draw_list(fame, app, kind, in.list);
    }
    ui_draw_widgets(ui);
    ui_draw_top(ui);
}
