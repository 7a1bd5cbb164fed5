#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/operator_inside.h"
#include "platform/wall.h"
#include "scenes/menus/in_play.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The first tab: number of visitors by time, completed games, languages, computer levels, and correct answers. */

enum { TILES = 5, PARTS_MAX = 4 };
static const float GAP = 16, CHOICE_HIGH = 84, TILE_HIGH = 118, DRIVE_HIGH = 88;

/* TRANSLATORS: topics of questions */
static const char *const TOPIC_NAME[QUESTION_TOPICS] = {N_("History"), N_("Science"), N_("Products"),
                                                        N_("Around the world"), N_("Everyday life")};

/* --- reading ------------------------------------------------------------------------------------------------------ */

void operator_figures_read(Operator *panel, App *app) {
    panel->today = wall_time(wall_now()).date;
    if (panel->period == 0) {
        kiosk_figures_by_day(app->store, panel->today, panel->rows, &panel->sum);
        panel->row_count = KIOSK_DAYS;
    } else {
        kiosk_figures_by_hour(app->store, panel->today - panel->period + 1, panel->rows, &panel->sum);
        panel->row_count = KIOSK_HOURS;
    }
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct Places {
    Rect period, export, tiles, chart, parts, drives;
} Places;

static Places places_for(const Layout *layout, Rect place, bool has_drives) {
    Places places = {0};
    places.period = layout_cut_top(layout, &place, CHOICE_HIGH);
    places.export = places.period;
    places.period.w *= .62f;
    places.export.x += places.period.w + layout_px(layout, 3 * GAP);
    places.export.w -= places.period.w + layout_px(layout, 3 * GAP);
    layout_cut_top(layout, &place, GAP);
    places.tiles = layout_cut_top(layout, &place, TILE_HIGH);
    layout_cut_top(layout, &place, GAP);
    if (has_drives) {
        places.drives = layout_cut_bottom(layout, &place, DRIVE_HIGH);
        layout_cut_bottom(layout, &place, GAP);
    }
    places.chart = layout_cut_top(layout, &place, place.h / layout_px(layout, 1) * .5f);
    layout_cut_top(layout, &place, GAP);
    places.parts = place;
    return places;
}

/* --- widgets ------------------------------------------------------------------------------------------------------ */

static void period_name(const Operator *panel, char *out, size_t size) {
    int year, month, day;
    if (panel->period == 0) {
        i18n_format(out, size, trn("The last day", "The last {n} days", KIOSK_DAYS), I18N_NUMBER("n", KIOSK_DAYS));
        return;
    }
    char date[64];
    wall_date(panel->today - panel->period + 1, &year, &month, &day);
    i18n_format_date(date, sizeof date, year, month, day);
    if (panel->period == 1) {
        i18n_format(out, size, tr("Today, {date}"), I18N_TEXT("date", date));
    } else {
        i18n_copy(out, size, date);
    }
}

static void build_drives(const Operator *panel, const App *app, Ui *ui, Rect row) {
    for (int i = 0; i < panel->drives; i++) {
        char label[320];
        i18n_format(label, sizeof label, tr("Save to {name}"), I18N_TEXT("name", panel->drive[i].name));
        ui_put(ui, ui_id("operator.drive%d", i), layout_column(&app->layout, row, panel->drives, i, GAP), label,
               OPERATOR_EXPORT, .look = LOOK_MAIN, .picture = "icons/export", .a = i);
    }
}

void operator_figures_build(const Operator *panel, const App *app, Ui *ui, Rect place) {
    Places places = places_for(&app->layout, place, panel->drives > 0);
    char period[96];
    period_name(panel, period, sizeof period);
    ui_put(ui, "operator.period", places.period, tr("Period"), OPERATOR_PERIOD, .kind = WIDGET_CHOICE, .text = period,
           .value = (float)panel->period, .maximum = KIOSK_DAYS);
    ui_put(ui, "operator.export", places.export, tr("Export CSV"), OPERATOR_EXPORT, .picture = "icons/export", .a = -1);
    build_drives(panel, app, ui, places.drives);
}

/* --- tiles -------------------------------------------------------------------------------------------------------- */

static void tile(const App *app, Rect where, const char *value, const char *label) {
    PanelStyle style = panel_glass();
    paint_panel(app->gfx, where, &style);
    where = rect_inset(where, layout_px(&app->layout, 10));
    Rect top = layout_cut_top(&app->layout, &where, where.h / layout_px(&app->layout, 1) * .58f);
    TextStyle number = part_words(TEXT_BOLD, 46, THEME_GLOW, TEXT_CENTER);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, TEXT_CENTER);
    number.fit = TEXT_SHRINK;
    text_draw(app->gfx, &number, value, top);
    text_draw(app->gfx, &words, label, where);
}

static void draw_tiles(const KioskFigures *sum, const App *app, Rect row) {
    const int64_t NUMBER[TILES] = {sum->begun, sum->finished, sum->abandoned, -1, sum->persons};
    const char *const LABEL[TILES] = {tr("games started"), tr("completed"), tr("abandoned"), tr("average length (min)"),
                                      tr("visitors")};
    for (int i = 0; i < TILES; i++) {
        char value[32];
        if (NUMBER[i] >= 0) {
            i18n_format_number(value, sizeof value, NUMBER[i]);
        } else {
            int seconds = (int)kiosk_mean_seconds(sum->seconds, sum->finished);
            snprintf(value, sizeof value, "%d:%02d", seconds / 60, seconds % 60);
        }
        tile(app, layout_column(&app->layout, row, TILES, i, GAP), value, LABEL[i]);
    }
}

/* --- the chart ---------------------------------------------------------------------------------------------------- */

/* Hours before eight and after seven in the evening are shown when somebody came. */
typedef struct Range {
    int first, count;
} Range;

static Range range_of(const Operator *panel) {
    enum { FIRST_HOUR = 8, LAST_HOUR = 19 };
    int first = FIRST_HOUR, last = LAST_HOUR;
    if (panel->period == 0) {
        return (Range){0, panel->row_count};
    }
    for (int hour = 0; hour < KIOSK_HOURS; hour++) {
        if (panel->rows[hour].begun > 0) {
            first = hour < first ? hour : first;
            last = hour > last ? hour : last;
        }
    }
    return (Range){first, last - first + 1};
}

/* Warm light counts to the end, cool light not: told apart by lightness too. */
static const uint32_t FINISHED = THEME_GLOW, ABANDONED = 0x4fa3e0u, RUNNING = 0xdff3ffu;

static int64_t most_begun(const Operator *panel) {
    int64_t most = 1;
    for (int i = 0; i < panel->row_count; i++) {
        most = panel->rows[i].begun > most ? panel->rows[i].begun : most;
    }
    return most;
}

static Rect bar_part(Rect column, float *top, float high, int64_t number, int64_t most) {
    float part = high * (float)number / (float)most;
    *top -= part;
    return rect_of(column.x, *top, column.w, part);
}

static void draw_part(const App *app, Rect where, uint32_t color) {
    if (where.h >= 1) {
        paint_gradient(app->gfx, rect_snapped(where), color_mix(color_rgb(color), color_rgb(0xffffff), .25f),
                       color_mix(color_rgb(color), color_rgb(THEME_TABLE), .12f));
    }
}

static void draw_bar(const App *app, const KioskFigures *row, Rect column, float high, int64_t most) {
    float top = column.y + column.h;
    int64_t running = row->begun - row->finished - row->abandoned;
    draw_part(app, bar_part(column, &top, high, row->finished, most), FINISHED);
    draw_part(app, bar_part(column, &top, high, row->abandoned, most), ABANDONED);
    draw_part(app, bar_part(column, &top, high, running, most), RUNNING);
    if (row->begun > 0) {
        char number[32];
        i18n_format_number(number, sizeof number, row->begun);
        TextStyle words = {
            .size = TYPE_LABEL, .align = TEXT_CENTER, .color = color_rgb(THEME_TEXT), .fit = TEXT_SHRINK};
        float line = layout_px(&app->layout, 26);
        text_draw(app->gfx, &words, number, rect_of(column.x - column.w / 2, top - line, column.w * 2, line));
    }
}

static void bar_label(const Operator *panel, int index, char *out, size_t size) {
    int year, month, day;
    if (panel->period != 0) {
        snprintf(out, size, "%d", index);
        return;
    }
    wall_date(panel->rows[index].date, &year, &month, &day);
    snprintf(out, size, "%d", day);
}

static float draw_legend(const App *app, Rect line, float x, uint32_t color, const char *label) {
    TextStyle words = {.size = TYPE_LABEL, .color = color_rgb(THEME_TEXT_SECOND)};
    float side = layout_px(&app->layout, 18);
    Point size = text_measure(app->gfx, &words, label, 0);
    paint_rounded(app->gfx, rect_of(x, line.y + (line.h - side) / 2, side, side), 4, color_rgb(color));
    text_draw(app->gfx, &words, label, rect_of(x + side * 1.5f, line.y, size.x + side, line.h));
    return x + side * 2.5f + size.x;
}

static void draw_chart(const Operator *panel, const App *app, Rect where) {
    const Layout *layout = &app->layout;
    Rect box = part_panel(app, where, panel->period != 0 ? tr("Games by hour") : tr("Games by day"));
    Rect legend = layout_cut_top(layout, &box, 26);
    float x = draw_legend(app, legend, legend.x, FINISHED, tr("completed"));
    x = draw_legend(app, legend, x, ABANDONED, tr("abandoned"));
    draw_legend(app, legend, x, RUNNING, tr("in progress"));
    Rect labels = layout_cut_bottom(layout, &box, 28);
    int64_t most = most_begun(panel);
    Range range = range_of(panel);
    float high = box.h - layout_px(layout, 30);
    paint_line(app->gfx, (Point){box.x, box.y + box.h}, (Point){box.x + box.w, box.y + box.h}, 2,
               color_rgb(THEME_PANEL_LINE));
    for (int i = 0; i < range.count; i++) {
        Rect column = layout_column(layout, box, range.count, i, 14), label = labels;
        char text[16];
        draw_bar(app, &panel->rows[range.first + i], column, high, most);
        bar_label(panel, range.first + i, text, sizeof text);
        label.x = column.x - column.w / 2;
        label.w = column.w * 2;
        TextStyle words = {.size = TYPE_LABEL, .align = TEXT_CENTER, .color = color_rgb(THEME_TEXT_QUIET)};
        text_draw(app->gfx, &words, text, label);
    }
}

/* --- the parts ---------------------------------------------------------------------------------------------------- */

static void draw_share(const App *app, Rect line, const char *label, const char *value, float share) {
    const Layout *layout = &app->layout;
    Rect name = rect_of(line.x, line.y, line.w * .52f, line.h);
    Rect number = rect_of(line.x + line.w * .80f, line.y, line.w * .20f, line.h);
    Rect bar = rect_of(line.x + line.w * .54f, line.y + line.h / 2 - layout_px(layout, 8), line.w * .26f,
                       layout_px(layout, 16));
    TextStyle words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    words.scales = false;
    text_draw(app->gfx, &words, label, name);
    paint_bar(app->gfx, bar, share, color_rgb(THEME_RIBBON_TOP), color_rgb(THEME_RIBBON_BOTTOM));
    words.align = TEXT_RIGHT;
    words.color = color_rgb(THEME_TEXT_SECOND);
    text_draw(app->gfx, &words, value, number);
}

static void draw_counts(const App *app, Rect where, const char *heading, const char *const *labels,
                        const int64_t *counts, int count) {
    Rect box = part_panel(app, where, heading);
    int64_t most = 1;
    for (int i = 0; i < count; i++) {
        most = counts[i] > most ? counts[i] : most;
    }
    for (int i = 0; i < count; i++) {
        char value[32];
        i18n_format_number(value, sizeof value, counts[i]);
        draw_share(app, layout_row(&app->layout, box, count, i, 2), labels[i], value, (float)counts[i] / (float)most);
    }
}

static void draw_topics(const App *app, Rect where, const KioskFigures *sum) {
    Rect box = part_panel(app, where, tr("Questions answered correctly"));
    for (int i = 0; i < QUESTION_TOPICS; i++) {
        char value[64] = "–";
        int64_t percent = sum->asked[i] > 0 ? 100 * sum->right[i] / sum->asked[i] : 0;
        if (sum->asked[i] > 0) {
            i18n_format_percent(value, sizeof value, percent);
        }
        draw_share(app, layout_row(&app->layout, box, QUESTION_TOPICS, i, 2), tr(TOPIC_NAME[i]), value,
                   (float)percent / 100);
    }
}

static void draw_games(const App *app, Rect where, const KioskFigures *sum) {
    const char *name[KIOSK_GAMES_MAX] = {0};
    int64_t begun[KIOSK_GAMES_MAX] = {0};
    for (int i = 0; i < in_play_games(app); i++) {
        name[i] = in_play_scenes(app, i)->name;
        begun[i] = sum->game[i].begun;
    }
    draw_counts(app, where, trc("box", "Games"), name, begun, in_play_games(app));
}

/* Four side by side are too narrow on an upright screen. */
static Rect part_of(const Layout *layout, Rect place, int parts, int i) {
    if (!layout->portrait || parts < PARTS_MAX) {
        return layout_column(layout, place, parts, i, GAP);
    }
    return layout_column(layout, layout_row(layout, place, 2, i / 2, GAP), 2, i % 2, GAP);
}

static void draw_parts(const KioskFigures *sum, const App *app, Rect row) {
    int parts = in_play_games(app) > 1 ? PARTS_MAX : PARTS_MAX - 1;
    size_t count;
    const I18nLanguage *languages = i18n_languages(&count);
    const char *language[I18N_LANGUAGES_MAX], *level[AI_LEVELS];
    int64_t played[AI_LEVELS];
    for (size_t i = 0; i < count; i++) {
        language[i] = languages[i].own_name;
    }
    for (int i = 0; i < AI_LEVELS; i++) {
        level[i] = tr(ai_level_label(ai_level_of_strength(i)));
        played[i] = sum->level[ai_level_of_strength(i)];
    }
    draw_counts(app, part_of(&app->layout, row, parts, 0), tr("Languages"), language, sum->language, (int)count);
    draw_counts(app, part_of(&app->layout, row, parts, 1), tr("Computer players"), level, played, AI_LEVELS);
    draw_topics(app, part_of(&app->layout, row, parts, 2), sum);
    if (parts == PARTS_MAX) {
        draw_games(app, part_of(&app->layout, row, parts, 3), sum);
    }
}

void operator_figures_draw(const Operator *panel, const App *app, Rect place) {
    Places places = places_for(&app->layout, place, panel->drives > 0);
    draw_tiles(&panel->sum, app, places.tiles);
    draw_chart(panel, app, places.chart);
    draw_parts(&panel->sum, app, places.parts);
}
