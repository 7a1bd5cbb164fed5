/* Looking back on a game of Best Path as expert sees it: what everybody could expect from round to round, what was luck
 * and what was choice, and the rounds that decided it. It looks on a worker; whoever leaves meanwhile waits for
 * nothing. */
#include "ai/path/review.h"
#include "base/memory.h"
#include "core/core_assert.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/film_bar.h"
#include "scenes/in_play.h"
#include "scenes/path/draw_seat.h"
#include "scenes/path/path_scenes.h"
#include "scenes/path/path_words.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ACTIONS_A_JOB = 4, HUNDRED = 100 };

/* What a worker is given; the scene's until it is dropped. */
typedef struct Look {
    App *app;
    PathSetup setup;
    PathAction *action;
    size_t actions, done;
    bool is_working, is_dropped, is_ready;
    float progress; /* 0 to 1, as the main thread knows it */
    PathReview review;
    WindowMemory memory[PATH_REVIEW_MOMENTS];
    PathPlayer before[PATH_REVIEW_MOMENTS]; /* the path of whom it concerns, as that round began */
} Look;

typedef struct ReviewScene {
    Look *look; /* NULL: there is nothing to look back on */
    PlayError error;
    PathBoard board;
    int players;
    Seat seat[PATH_PLAYERS_MAX];
    PathNames names;
} ReviewScene;

/* --- the worker --------------------------------------------------------------------------------------------------- */

/* Plays the game once more, for the boards that are shown. */
static void find_boards(Look *look) {
    PathGame game;
    path_start(&game, &look->setup, NULL);
    for (size_t i = 0; i <= look->actions; i++) {
        for (int m = 0; m < look->review.moments && game.closed == 0; m++) {
            if (look->review.moment[m].round == game.round && !path_is_over(&game)) {
                look->before[m] = game.player[look->review.moment[m].player];
            }
        }
        if (i < look->actions) {
            path_apply(&game, &look->action[i], NULL);
        }
    }
}

static void work(void *data) {
    Look *look = data;
    for (int i = 0; i < ACTIONS_A_JOB && look->done < look->actions; i++) {
        bool fits = path_ai_review_step(&look->review, &look->action[look->done++]);
        CORE_ASSERT(fits); /* the session has played them */
    }
    if (look->done == look->actions) {
        path_ai_review_end(&look->review);
        find_boards(look);
    }
}

static void look_free(Look *look) {
    free(look->action);
    free(look);
}

static void worked(void *data, bool dropped);

static void work_on(Look *look) {
    look->is_working = true;
    workers_submit(look->app->workers, WORKER_THINKING, work, worked, look);
}

static void worked(void *data, bool dropped) {
    Look *look = data;
    look->is_working = false;
    if (look->is_dropped) {
        look_free(look);
    } else if (!dropped) {
        look->is_ready = look->done == look->actions;
        look->progress = (float)look->done / (float)look->actions;
        if (!look->is_ready) {
            work_on(look);
        }
        gfx_invalidate(look->app->gfx);
    }
}

static Look *look_at(App *app, const Session *session) {
    Look *look = memory_new(sizeof *look);
    look->app = app;
    look->setup = *path_session_setup(session);
    look->actions = session_actions(session);
    look->action = memory_new(look->actions * sizeof *look->action);
    for (size_t i = 0; i < look->actions; i++) {
        look->action[i] = path_session_action(session, i);
    }
    path_ai_review_begin(&look->review, &look->setup);
    work_on(look);
    return look;
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void look_back(ReviewScene *scene, App *app, const Session *session) {
    scene->board = path_session_setup(session)->board;
    scene->players = session_players(session);
    for (int p = 0; p < scene->players; p++) {
        scene->seat[p] = *session_seat(session, p);
        scene->names.name[p] = scene->seat[p].name;
    }
    scene->names.players = scene->players;
    scene->look = look_at(app, session);
}

static void enter(void *state, App *app, const void *argument) {
    ReviewScene *scene = state;
    const FilmArgument *given = argument;
    if (given->of_game_in_play) {
        look_back(scene, app, app->session);
        return;
    }
    Session *chronicle = chronicle_from_store(in_play_host(app), given->game, &scene->error);
    if (chronicle != NULL) {
        look_back(scene, app, chronicle);
    }
    session_leave(chronicle);
}

static void leave(void *state, App *app) {
    ReviewScene *scene = state;
    (void)app;
    if (scene->look != NULL && scene->look->is_working) {
        scene->look->is_dropped = true; /* freed when the worker has done with it */
    } else if (scene->look != NULL) {
        look_free(scene->look);
    }
}

static bool is_busy(const void *state, const App *app) {
    const ReviewScene *scene = state;
    (void)app;
    return scene->look != NULL && !scene->look->is_ready;
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct ReviewPlaces {
    Rect body, chart, table, moment[PATH_REVIEW_MOMENTS], legend;
} ReviewPlaces;

static ReviewPlaces places_for(const Layout *layout) {
    ReviewPlaces places;
    float wide = fminf(layout->wide - 48, 1500), high = fminf(layout->high - 48, layout->portrait ? 1640 : 1000);
    places.body = layout_rect(layout, (layout->wide - wide) / 2, (layout->high - high) / 2, wide, high);
    Rect inside = rect_inset(places.body, layout_px(layout, 28));
    layout_cut_top(layout, &inside, 84);
    places.legend = layout_cut_bottom(layout, &inside, 40);
    Rect above = layout_cut_top(layout, &inside, (inside.h / layout->u) * (layout->portrait ? .5f : .44f));
    layout_cut_top(layout, &inside, 20);
    if (layout->portrait) {
        places.chart = layout_cut_top(layout, &above, (above.h / layout->u) * .5f);
        layout_cut_top(layout, &above, 20);
        places.table = above;
    } else {
        places.table = layout_cut_right(layout, &above, fminf(wide * .46f, 660));
        layout_cut_right(layout, &above, 20);
        places.chart = above;
    }
    for (int i = 0; i < PATH_REVIEW_MOMENTS; i++) {
        places.moment[i] = layout->portrait ? layout_row(layout, inside, PATH_REVIEW_MOMENTS, i, 16)
                                            : layout_column(layout, inside, PATH_REVIEW_MOMENTS, i, 16);
    }
    return places;
}

static void build(void *state, App *app, Ui *ui) {
    (void)state;
    part_close_build(app, ui, places_for(&app->layout).body, "path_review.close", 1);
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    if (event->kind == UI_PRESSED || event->kind == UI_BACK) {
        scene_pop(app);
    }
}

/* --- what was to be expected -------------------------------------------------------------------------------------- */

static void label(const App *app, const char *text, Rect where, TextAlign align) {
    TextStyle style = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, align);
    style.fit = TEXT_SHRINK;
    text_draw(app->gfx, &style, text, where);
}

typedef struct Chart {
    Rect plot;
    int least, most; /* whole points, tens */
    int points;
} Chart;

static Chart chart_of(const ReviewScene *scene, const App *app, Rect inside) {
    const PathReview *review = &scene->look->review;
    Chart chart = {.least = 0, .most = 40, .points = review->points};
    for (int i = 0; i < review->points; i++) {
        for (int p = 0; p < scene->players; p++) {
            int value = review->expected[i][p] / HUNDRED;
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

static Point at(const Chart *chart, int index, float value) {
    float x = chart->points > 1 ? (float)index / (float)(chart->points - 1) : 0;
    float y = (value - (float)chart->least) / (float)(chart->most - chart->least);
    return (Point){chart->plot.x + chart->plot.w * x, chart->plot.y + chart->plot.h * (1 - y)};
}

static void draw_chart(const ReviewScene *scene, const App *app, Rect panel) {
    Rect inside = part_panel(app, panel, tr("What could be expected, round by round"));
    Chart chart = chart_of(scene, app, inside);
    const PathReview *review = &scene->look->review;
    float high = layout_px(&app->layout, 28);
    for (int value = (chart.least - 19) / 20 * 20; value <= chart.most; value += 20) {
        if (value < chart.least) {
            continue;
        }
        char text[16];
        Point left = at(&chart, 0, (float)value);
        path_number_text(text, value);
        paint_fill(app->gfx, rect_snapped(rect_of(left.x, left.y, chart.plot.w, 1)),
                   color_alpha(color_rgb(THEME_PANEL_EDGE), value == 0 ? .6f : .25f));
        label(app, text, rect_of(panel.x, left.y - high / 2, left.x - panel.x - 8, high), TEXT_RIGHT);
    }
    for (int i = 4; i < chart.points; i += 5) {
        char text[16];
        Point foot = at(&chart, i, (float)chart.least);
        i18n_format_number(text, sizeof text, i + 1);
        label(app, text, rect_of(foot.x - high, foot.y + 2, 2 * high, high), TEXT_CENTER);
    }
    for (int p = scene->players - 1; p >= 0; p--) {
        for (int i = 1; i < chart.points; i++) {
            paint_line(app->gfx, at(&chart, i - 1, (float)review->expected[i - 1][p] / HUNDRED),
                       at(&chart, i, (float)review->expected[i][p] / HUNDRED), 5,
                       theme_player_light(scene->seat[p].figurine));
        }
    }
}

/* --- luck and choices --------------------------------------------------------------------------------------------- */

static void signed_points(int hundredths, char out[24]) {
    int points = path_words_whole(hundredths);
    char text[16];
    path_number_text(text, points);
    snprintf(out, 24, points > 0 ? "+%s" : "%s", text);
}

static void draw_player(const ReviewScene *scene, const App *app, int p, Rect row) {
    const PathReviewPlayer *player = &scene->look->review.player[p];
    char luck[24], lost[24], lines[160];
    float side = fminf(row.h * .86f, layout_px(&app->layout, 64)), column = row.w * .17f;
    part_portrait(app->gfx, scene->seat[p].figurine, rect_of(row.x, row.y + (row.h - side) / 2, side, side));
    Rect text = rect_of(row.x + side + layout_px(&app->layout, 16), row.y, row.w - side - 2 * column, row.h);
    text.w -= layout_px(&app->layout, 24);
    TextStyle words = part_words(TEXT_BOLD, 27, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, scene->seat[p].name, rect_of(text.x, text.y + text.h * .08f, text.w, text.h * .46f));
    i18n_format(lines, sizeof lines, tr("{n} of {all} choices matched the expert’s"), I18N_NUMBER("n", player->as_good),
                I18N_NUMBER("all", player->choices));
    label(app, lines, rect_of(text.x, text.y + text.h * .54f, text.w, text.h * .4f), TEXT_LEFT);
    signed_points(player->luck, luck);
    signed_points(player->lost, lost);
    TextStyle number = part_words(TEXT_BOLD, 32, THEME_TEXT, TEXT_CENTER);
    text_draw(app->gfx, &number, luck, rect_of(row.x + row.w - 2 * column, row.y, column, row.h));
    text_draw(app->gfx, &number, lost, rect_of(row.x + row.w - column, row.y, column, row.h));
}

static void draw_table(const ReviewScene *scene, const App *app, Rect panel) {
    Rect inside = part_panel(app, panel, tr("Luck and choices"));
    Rect head = layout_cut_top(&app->layout, &inside, 40);
    float column = inside.w * .17f;
    label(app, tr("Luck"), rect_of(head.x + head.w - 2 * column, head.y, column, head.h), TEXT_CENTER);
    label(app, tr("Choices"), rect_of(head.x + head.w - column, head.y, column, head.h), TEXT_CENTER);
    for (int p = 0; p < scene->players; p++) {
        Rect row = layout_row(&app->layout, inside, scene->players < 3 ? 3 : scene->players, p, 6);
        draw_player(scene, app, p, row);
    }
}

/* --- the rounds that decided -------------------------------------------------------------------------------------- */

static PathCells cells_of(const PathLine *line) {
    PathCells cells = 0;
    for (int i = 0; i < line->count; i++) {
        cells |= path_cells_of(line->cell[i]);
    }
    return cells;
}

/* The board as that round began, the line that was drawn, and the tiles of the one expert would have drawn. */
static void draw_moment(const ReviewScene *scene, const App *app, int index, Rect panel) {
    static const char *const KEY[PATH_REVIEW_MOMENTS] = {"review0", "review1", "review2"};
    const Look *look = scene->look;
    const PathMoment *moment = &look->review.moment[index];
    char text[PATH_WORDS_MAX];
    PanelStyle style = panel_well();
    paint_panel(app->gfx, panel, &style);
    Rect inside = rect_inset(panel, layout_px(&app->layout, 16)), words_box;
    bool is_upright = app->layout.portrait;
    words_box = is_upright ? layout_cut_right(&app->layout, &inside, inside.w / app->layout.u * .48f)
                           : layout_cut_bottom(&app->layout, &inside, 96);
    WindowLook window = {.key = KEY[index],
                         .memory = &scene->look->memory[index],
                         .board = &scene->board,
                         .player = &look->before[index],
                         .light = (PathLight)scene->seat[moment->player].figurine,
                         .line = &moment->drawn,
                         .advised = moment->by_choice ? cells_of(&moment->better) & ~cells_of(&moment->drawn) : 0,
                         .is_small = true};
    window_draw(app->gfx, &window, rect_middle(inside), fminf(inside.w / 900, inside.h / 780));
    TextStyle words = part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT, is_upright ? TEXT_LEFT : TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    path_words_moment(&scene->names, moment, text);
    text_draw(app->gfx, &words, text, words_box);
}

static void draw_waiting(const ReviewScene *scene, const App *app, Rect body) {
    const Look *look = scene->look;
    Point middle = rect_middle(body);
    float wide = layout_px(&app->layout, 600), high = layout_px(&app->layout, 22);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, tr("An expert is taking another look at the game…"),
              rect_of(body.x + 40, middle.y - 4 * high, body.w - 80, 3 * high));
    paint_bar(app->gfx, rect_around(middle, wide, high), look->progress, color_rgb(THEME_GLOW), color_rgb(THEME_GLOW));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const ReviewScene *scene = state;
    ReviewPlaces places = places_for(&app->layout);
    part_popup(app, places.body, tr("What decided it"));
    if (scene->look == NULL) {
        label(app, scene->error.text, places.chart, TEXT_CENTER);
    } else if (scene->look->is_ready) {
        draw_chart(scene, app, places.chart);
        draw_table(scene, app, places.table);
        for (int i = 0; i < scene->look->review.moments; i++) {
            draw_moment(scene, app, i, places.moment[i]);
        }
        label(app, tr("Dotted: what was drawn. Glowing: what an expert would have drawn."), places.legend, TEXT_CENTER);
    } else {
        draw_waiting(scene, app, places.body);
    }
    ui_draw(ui);
}

const Scene PATH_REVIEW_SCENE = {
    .name = "path_review",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(ReviewScene),
    .is_popup = true,
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .is_busy = is_busy,
    .draw = draw,
};
