/* How the way went, stage by stage and source by source, and what was best. */
#include "games/world/scenes/victory_parts.h"

#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { TILE_TEXT = 400 };

static const double CHART_MS = 900;

/* TRANSLATORS: where fields came from */
static const char *const SOURCE_NAME[WORLD_WHYS] = {
    [WORLD_WHY_RUN] = N_("Runs"),   [WORLD_WHY_EVENT] = N_("Events"),   [WORLD_WHY_SCORE] = N_("Rows"),
    [WORLD_WHY_SITE] = N_("Sites"), [WORLD_WHY_REWARD] = N_("Bonuses"),
};
static const uint32_t SOURCE_COLOR[WORLD_WHYS] = {
    [WORLD_WHY_RUN] = 0x3bcddc,  [WORLD_WHY_EVENT] = 0x9a6ad8,  [WORLD_WHY_SCORE] = 0xf9cd72,
    [WORLD_WHY_SITE] = 0x5edb81, [WORLD_WHY_REWARD] = 0xf0785b,
};
static const WorldWhy SOURCE_ORDER[WORLD_WHYS] = {WORLD_WHY_SCORE, WORLD_WHY_RUN, WORLD_WHY_EVENT, WORLD_WHY_SITE,
                                                  WORLD_WHY_REWARD};

/* --- how it went -------------------------------------------------------------------------------------------------- */

static TextStyle label_style(TextAlign align) {
    TextStyle style = part_words(TEXT_REGULAR, TYPE_TINY + 1, THEME_TEXT_SECOND, align);
    style.fit = TEXT_SHRINK;
    return style;
}

static void label(const App *app, const char *text, Rect box, TextAlign align) {
    TextStyle style = label_style(align);
    text_draw(app->gfx, &style, text, box);
}

static void draw_grid(const Victory *victory, const App *app, Rect plot) {
    enum { LINES = 3 };
    const Layout *layout = &app->layout;
    for (int i = 0; i <= LINES; i++) {
        int field = victory->goal * i / LINES;
        float y = plot.y + plot.h - plot.h * (float)field / (float)victory->goal;
        char text[16];
        snprintf(text, sizeof text, "%d", field);
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

/* Portraits at the ends of lines, none hiding another: crowded ones move apart up and down, every other one to the
 * right. */
static void draw_ends(const Victory *victory, const App *app, const Point end[WORLD_PLAYERS_MAX], Rect plot,
                      float side) {
    enum { ROUNDS = 16 };
    int order[WORLD_PLAYERS_MAX];
    float y[WORLD_PLAYERS_MAX], apart = side * .54f;
    for (int i = 0; i < victory->players; i++) {
        int at = i;
        for (; at > 0 && end[order[at - 1]].y > end[i].y; at--) {
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
    for (int i = 0; i < victory->players; i++) {
        y[i] = end[order[i]].y;
    }
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 1; i < victory->players; i++) {
            float missing = fmaxf(apart - (y[i] - y[i - 1]), 0);
            y[i - 1] -= missing / 2;
            y[i] += missing / 2;
        }
        for (int i = 0; i < victory->players; i++) {
            y[i] = fminf(fmaxf(y[i], plot.y), plot.y + plot.h);
        }
    }
    bool aside = false;
    for (int i = 0; i < victory->players; i++) {
        aside = i > 0 && !aside && y[i] - y[i - 1] < side;
        Point middle = {end[order[i]].x + (aside ? side : 0), y[i]};
        part_portrait(app->gfx, victory->seat[order[i]].figurine, rect_around(middle, side, side));
    }
}

/* Every figurine's way to the goal, stage by stage, drawn from left to right as one enters. */
void victory_draw_journey(const Victory *victory, const App *app, Rect panel) {
    const Layout *layout = &app->layout;
    Rect inside = part_panel(app, panel, tr("The journey, stage by stage"));
    float side = layout_px(layout, 46);
    Rect plot = rect_of(inside.x + layout_px(layout, 52), inside.y + side * .4f,
                        inside.w - layout_px(layout, 52) - side * 1.6f, inside.h - side * .4f - layout_px(layout, 30));
    draw_grid(victory, app, plot);
    float reach = victory_since(app, victory->viewed, 300, CHART_MS) * (float)victory->stages;
    Point ends[WORLD_PLAYERS_MAX];
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
        ends[p] = end;
    }
    draw_ends(victory, app, ends, plot, side);
}

static int moved(const Victory *victory, int player, WorldWhy why) {
    int fields = 0;
    for (int stage = 0; stage < victory->tale.stages && stage < WORLD_TALE_STAGES_MAX; stage++) {
        fields += victory->tale.stage[stage].moved[player][why];
    }
    return fields;
}

static int most_moved(const Victory *victory) {
    int most = 1;
    for (int p = 0; p < victory->players; p++) {
        int sum = 0;
        for (int i = 0; i < WORLD_WHYS; i++) {
            int fields = moved(victory, p, (WorldWhy)i);
            sum += fields > 0 ? fields : 0;
        }
        most = sum > most ? sum : most;
    }
    return most;
}

/* Widths of a player's parts of the bar, 0 where nothing was won. Each has room for its number; what that takes the
 * widest one gives, so that the whole stays true. */
static void part_widths(const Victory *victory, const App *app, int player, float each, float wide[WORLD_WHYS]) {
    float least = layout_px(&app->layout, 30);
    float borrowed = 0;
    int widest = 0;
    for (int i = 0; i < WORLD_WHYS; i++) {
        int fields = moved(victory, player, SOURCE_ORDER[i]);
        wide[i] = fields > 0 ? fmaxf((float)fields * each, least) : 0;
        borrowed += fields > 0 ? wide[i] - (float)fields * each : 0;
        widest = wide[i] > wide[widest] ? i : widest;
    }
    wide[widest] = fmaxf(wide[widest] - borrowed, fminf(wide[widest], least));
}

/* What went back is told in a number; a bar cannot show it. */
static void draw_source_row(const Victory *victory, const App *app, int player, Rect row, int most) {
    const Layout *layout = &app->layout;
    float side = fminf(row.h, layout_px(layout, 46)), note = layout_px(layout, 64);
    part_portrait(app->gfx, victory->seat[player].figurine, rect_of(row.x, row.y + (row.h - side) / 2, side, side));
    Rect bar = rect_of(row.x + side + layout_px(layout, 14), row.y + row.h * .1f,
                       row.w - side - layout_px(layout, 14) - note, row.h * .8f);
    float x = bar.x, grown = ease(EASE_OUT, victory_since(app, victory->viewed, 500, CHART_MS));
    int back = 0;
    float widths[WORLD_WHYS];
    part_widths(victory, app, player, bar.w / (float)most, widths);
    for (int i = 0; i < WORLD_WHYS; i++) {
        int fields = moved(victory, player, SOURCE_ORDER[i]);
        back += fields < 0 ? fields : 0;
        if (fields <= 0) {
            continue;
        }
        float wide = widths[i] * grown;
        Rect part = rect_snapped(rect_of(x, bar.y, wide - fmaxf(layout_px(layout, 2), 1), bar.h));
        paint_rounded(app->gfx, part, 5, color_rgb(SOURCE_COLOR[SOURCE_ORDER[i]]));
        if (wide > layout_px(layout, 24)) {
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

/* Each word gets the room it needs, so that a long one is not cut beside short ones. */
static void draw_legend(const App *app, Rect legend) {
    const Layout *layout = &app->layout;
    TextStyle style = label_style(TEXT_LEFT);
    float side = layout_px(layout, 18), gap = layout_px(layout, 12), wide[WORLD_WHYS], all = 0;
    for (int i = 0; i < WORLD_WHYS; i++) {
        wide[i] = text_measure(app->gfx, &style, tr(SOURCE_NAME[SOURCE_ORDER[i]]), 0).x + 2;
        all += wide[i];
    }
    float fixed = WORLD_WHYS * side * 1.4f + (WORLD_WHYS - 1) * gap;
    float share = fminf((legend.w - fixed) / all, 1), spare = (legend.w - fixed - all * share) / (WORLD_WHYS - 1);
    style.size *= share;
    float x = legend.x;
    for (int i = 0; i < WORLD_WHYS; i++) {
        paint_rounded(app->gfx, rect_of(x, legend.y + (legend.h - side) / 2, side, side), 5,
                      color_rgb(SOURCE_COLOR[SOURCE_ORDER[i]]));
        Rect word = {x + side * 1.4f, legend.y, wide[i] * share + gap / 2, legend.h};
        text_draw(app->gfx, &style, tr(SOURCE_NAME[SOURCE_ORDER[i]]), word);
        x += side * 1.4f + wide[i] * share + gap + fminf(spare, layout_px(layout, 70));
    }
}

void victory_draw_sources(const Victory *victory, const App *app, Rect panel) {
    const Layout *layout = &app->layout;
    Rect inside = part_panel(app, panel, tr("Where the spaces came from"));
    Rect legend = layout_cut_bottom(layout, &inside, 28);
    layout_cut_bottom(layout, &inside, 4);
    int most = most_moved(victory);
    for (int p = 0; p < victory->players; p++) {
        draw_source_row(victory, app, p, layout_row(layout, inside, victory->players, p, 6), most);
    }
    draw_legend(app, legend);
}

/* --- what was best ------------------------------------------------------------------------------------------------ */

void victory_keep_numbers(char *text, size_t size) {
    static const char NO_BREAK[] = "\xc2\xa0";
    size_t length = strlen(text);
    for (size_t i = 0; i + 1 < length && length + 2 < size; i++) {
        if (text[i] == ' ' && text[i + 1] >= '0' && text[i + 1] <= '9') {
            memmove(text + i + 2, text + i + 1, length - i);
            text[i] = NO_BREAK[0];
            text[i + 1] = NO_BREAK[1];
            length++;
        }
    }
}

/* The number with its picture in the first line, whose and what it is below it. */
static void draw_tile(const App *app, Rect rect, const char *icon, const char *big, const char *small) {
    const Layout *layout = &app->layout;
    char text[TILE_TEXT];
    i18n_copy(text, sizeof text, small);
    victory_keep_numbers(text, sizeof text);
    PanelStyle style = panel_glass();
    paint_panel(app->gfx, rect, &style);
    Rect inside = rect_inset(rect, layout_px(layout, 12));
    Rect head = rect_of(inside.x, inside.y, inside.w, inside.h * .42f);
    float side = head.h;
    picture_draw(app->gfx, icon, rect_snapped(rect_of(head.x, head.y, side, side)), NULL);
    float x = head.x + side + layout_px(layout, 10);
    TextStyle words = part_words(TEXT_BOLD, 30, THEME_RIBBON_TOP, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, big, rect_of(x, head.y, head.x + head.w - x, head.h));
    words = part_words(TEXT_REGULAR, 21, THEME_TEXT_SECOND, TEXT_LEFT);
    words.line = 1.12f;
    words.min_size = TYPE_TINY;
    text_draw(app->gfx, &words, text, rect_of(inside.x, inside.y + inside.h * .44f, inside.w, inside.h * .56f));
}

static int best_of(const int *values, int players) {
    int best = 0;
    for (int p = 1; p < players; p++) {
        best = values[p] > values[best] ? p : best;
    }
    return best;
}

static void draw_run_tile(const Victory *victory, const App *app, Rect rect) {
    char big[64], small[TILE_TEXT];
    int best = best_of(victory->tale.best_run, victory->players), length = victory->tale.best_run[best];
    if (length < 2) {
        draw_tile(app, rect, "icons/run", tr("None"), tr("Longest run"));
        return;
    }
    i18n_format(big, sizeof big, trn("{n} card", "{n} cards", (unsigned long)length), I18N_NUMBER("n", length));
    i18n_format(small, sizeof small, tr("Longest run: {name}"), I18N_TEXT("name", victory->seat[best].name));
    draw_tile(app, rect, "icons/run", big, small);
}

static void draw_question_tile(const Victory *victory, const App *app, Rect rect) {
    char big[64], small[TILE_TEXT];
    int best = best_of(victory->tale.right, victory->players);
    if (victory->tale.right[best] == 0) {
        draw_tile(app, rect, "icons/question_mark", "0", tr("Correct answers"));
        return;
    }
    /* TRANSLATORS: so many answers right of so many asked */
    i18n_format(big, sizeof big, tr("{right} of {asked}"), I18N_NUMBER("right", victory->tale.right[best]),
                I18N_NUMBER("asked", victory->tale.asked[best]));
    i18n_format(small, sizeof small, tr("Correct answers: {name}"), I18N_TEXT("name", victory->seat[best].name));
    draw_tile(app, rect, "icons/question_mark", big, small);
}

static void draw_luck_tile(const Victory *victory, const App *app, Rect rect) {
    char big[64], small[TILE_TEXT];
    if (victory->tale.luckiest.fields == 0) {
        draw_tile(app, rect, "icons/star", "0", tr("Luckiest moment"));
        return;
    }
    i18n_format(big, sizeof big, trn("{n} space", "{n} spaces", (unsigned long)victory->tale.luckiest.fields),
                I18N_NUMBER("n", victory->tale.luckiest.fields));
    i18n_format(small, sizeof small, tr("Luckiest moment: {name}, stage {stage}"),
                I18N_TEXT("name", victory->seat[victory->tale.luckiest.player].name),
                I18N_NUMBER("stage", victory->tale.luckiest.stage));
    draw_tile(app, rect, "icons/star", big, small);
}

void victory_draw_tiles(const Victory *victory, const App *app, const Rect tile[VICTORY_TILES]) {
    draw_run_tile(victory, app, tile[0]);
    draw_question_tile(victory, app, tile[1]);
    draw_luck_tile(victory, app, tile[2]);
}
