/* A line for each player over the rounds: what an expert expected them to end with, what they had got for numbers, or
 * the tiles they had lit. */
#include "games/path/scenes/path_review_inside.h"

#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "shell/parts.h"

enum { HUNDRED = 100, STEP = 20 };

typedef struct Chart {
    Rect plot;
    int least, most; /* whole tens */
    int rounds;      /* values of each line */
    int first;       /* how the first round is called */
} Chart;

/* --- values ------------------------------------------------------------------------------------------------------- */

int review_chart_value(const ReviewScene *scene, int round, int player) {
    switch (scene->view) {
    case VIEW_EXPECTED:
        return path_words_whole(scene->look->review.expected[round][player]);
    case VIEW_POINTS:
        return scene->rounds.points[round][player];
    case VIEW_TILES:
        return scene->rounds.tiles[round][player];
    case REVIEW_VIEWS:
        break;
    }
    return 0;
}

/* Exactly where it lies: expectations are no whole numbers. */
static float value_at(const ReviewScene *scene, int round, int player) {
    return scene->view == VIEW_EXPECTED ? (float)scene->look->review.expected[round][player] / HUNDRED
                                        : (float)review_chart_value(scene, round, player);
}

static Chart chart_of(const ReviewScene *scene, const App *app, Rect inside) {
    bool is_expected = scene->view == VIEW_EXPECTED;
    Chart chart = {.most = 40,
                   .rounds = is_expected ? scene->look->review.points : scene->rounds.played + 1,
                   .first = is_expected ? 1 : 0};
    for (int i = 0; i < chart.rounds; i++) {
        for (int p = 0; p < scene->players; p++) {
            int value = review_chart_value(scene, i, p);
            chart.least = value < chart.least ? value : chart.least;
            chart.most = value > chart.most ? value : chart.most;
        }
    }
    chart.least = -((-chart.least + 9) / 10) * 10;
    chart.most = (chart.most + 9) / 10 * 10;
    float left = layout_px(&app->layout, 56), foot = layout_px(&app->layout, 32);
    chart.plot = rect_of(inside.x + left, inside.y + 8, inside.w - left - layout_px(&app->layout, 20), inside.h - foot);
    return chart;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static Point at(const Chart *chart, int index, float value) {
    float x = chart->rounds > 1 ? (float)index / (float)(chart->rounds - 1) : 0;
    float y = (value - (float)chart->least) / (float)(chart->most - chart->least);
    return (Point){chart->plot.x + chart->plot.w * x, chart->plot.y + chart->plot.h * (1 - y)};
}

static void draw_grid(const App *app, const Chart *chart, float panel_x) {
    float high = layout_px(&app->layout, 28);
    char text[16];
    for (int value = (chart->least - STEP + 1) / STEP * STEP; value <= chart->most; value += STEP) {
        if (value < chart->least) {
            continue;
        }
        Point left = at(chart, 0, (float)value);
        path_number_text(text, value);
        paint_fill(app->gfx, rect_snapped(rect_of(left.x, left.y, chart->plot.w, 1)),
                   color_alpha(color_rgb(THEME_PANEL_EDGE), value == 0 ? .6f : .25f));
        review_label(app, text, rect_of(panel_x, left.y - high / 2, left.x - panel_x - 8, high), TEXT_RIGHT);
    }
    for (int i = 5 - chart->first; i < chart->rounds; i += 5) {
        Point foot = at(chart, i, (float)chart->least);
        i18n_format_number(text, sizeof text, i + chart->first);
        review_label(app, text, rect_of(foot.x - high, foot.y + 2, 2 * high, high), TEXT_CENTER);
    }
}

void review_draw_chart(const ReviewScene *scene, const App *app, Rect inside) {
    Chart chart = chart_of(scene, app, inside);
    draw_grid(app, &chart, inside.x);
    for (int p = scene->players - 1; p >= 0; p--) {
        for (int i = 1; i < chart.rounds; i++) {
            paint_line(app->gfx, at(&chart, i - 1, value_at(scene, i - 1, p)), at(&chart, i, value_at(scene, i, p)), 5,
                       theme_player_light(scene->seat[p].figurine));
        }
    }
}
