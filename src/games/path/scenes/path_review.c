/* Looking back on a game of Best Path as expert sees it: what everybody could expect from round to round, what they got
 * and lit, what was luck and what was choice, and the rounds that decided it, which can be watched. It comes from the
 * end of a game or from the list of games, and goes back there. */
#include "games/path/scenes/path_review_inside.h"

#include "games/path/scenes/path_scenes.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

typedef enum ReviewAct {
    ACT_CLOSE = 1,
    ACT_VIEW,   /* a: ReviewView */
    ACT_MOMENT, /* a: which */
} ReviewAct;

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void look_back(ReviewScene *scene, App *app, const Session *session) {
    scene->board = *path_session_board(session);
    scene->players = session_players(session);
    for (int p = 0; p < scene->players; p++) {
        scene->seat[p] = *session_seat(session, p);
        scene->names.name[p] = scene->seat[p].name;
    }
    scene->names.players = scene->players;
    path_rounds_of(session, &scene->rounds);
    scene->look = review_look(app, session);
}

static void enter(void *state, App *app, const void *argument) {
    ReviewScene *scene = state;
    scene->film = *(const FilmArgument *)argument;
    look_back(scene, app, scene->film.of_game_in_play ? in_play(app) : scene->film.chronicle);
    session_leave(scene->film.chronicle);
    scene->film.chronicle = NULL;
}

static void leave(void *state, App *app) {
    ReviewScene *scene = state;
    (void)app;
    look_back_drop(&scene->look->back);
}

static bool is_busy(const void *state, const App *app) {
    const ReviewScene *scene = state;
    (void)app;
    return !scene->look->back.is_ready;
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct ReviewPlaces {
    Rect body, chart, view[REVIEW_VIEWS], plot, table, moment[PATH_REVIEW_MOMENTS], legend;
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
    places.plot = rect_inset(places.chart, layout_px(layout, 16));
    Rect views = layout_cut_top(layout, &places.plot, 64);
    layout_cut_top(layout, &places.plot, 12);
    for (int i = 0; i < REVIEW_VIEWS; i++) {
        places.view[i] = layout_column(layout, views, REVIEW_VIEWS, i, 12);
    }
    for (int i = 0; i < PATH_REVIEW_MOMENTS; i++) {
        places.moment[i] = layout->portrait ? layout_row(layout, inside, PATH_REVIEW_MOMENTS, i, 16)
                                            : layout_column(layout, inside, PATH_REVIEW_MOMENTS, i, 16);
    }
    return places;
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static void build_views(const ReviewScene *scene, Ui *ui, const ReviewPlaces *places) {
    static const char *const ID[REVIEW_VIEWS] = {"path_review.expected", "path_review.points", "path_review.tiles"};
    const char *const label[REVIEW_VIEWS] = {trc("chart", "Expected"), trc("chart", "Points"), trc("chart", "Tiles")};
    const char *const hint[REVIEW_VIEWS] = {tr("Expected score, round by round"),
                                            tr("Points for numbers, round by round"), tr("Tiles lit, round by round")};
    for (int i = 0; i < REVIEW_VIEWS; i++) {
        ui_put(ui, ID[i], places->view[i], label[i], ACT_VIEW, .hint = hint[i], .size = TYPE_SMALL,
               .selected = (int)scene->view == i, .a = i);
    }
}

/* Everybody's last value, to be read aloud and by scripts. */
static void build_chart_words(const ReviewScene *scene, Ui *ui, const ReviewPlaces *places) {
    char words[PATH_WORDS_MAX] = "";
    int length = 0, last = scene->view == VIEW_EXPECTED ? scene->look->review.points - 1 : scene->rounds.played;
    for (int p = 0; p < scene->players && length < (int)sizeof words; p++) {
        char value[16];
        path_number_text(value, review_chart_value(scene, last, p));
        length += snprintf(words + length, sizeof words - (size_t)length, "%s%s %s", p > 0 ? " · " : "",
                           scene->names.name[p], value);
    }
    ui_add_words(ui, "path_review.chart", places->plot, words, 0);
}

/* A stand's visitors have no films. */
static void build_moments(const ReviewScene *scene, const App *app, Ui *ui, const ReviewPlaces *places) {
    for (int i = 0; i < scene->look->review.moments; i++) {
        char words[PATH_WORDS_MAX];
        path_words_moment(&scene->names, &scene->look->review.moment[i], words);
        ui_put(ui, ui_id("path_review.moment%d", i), places->moment[i], words,
               !app->policy.has_no_films ? ACT_MOMENT : 0, .kind = WIDGET_CUSTOM,
               .hint = !app->policy.has_no_films ? tr("Watch this moment") : NULL, .no_focus = app->policy.has_no_films,
               .quiet = app->policy.has_no_films, .a = i);
    }
}

static void build(void *state, App *app, Ui *ui) {
    ReviewScene *scene = state;
    ReviewPlaces places = places_for(&app->layout);
    scene->shows = scene->look->back.is_ready;
    part_close_build(app, ui, places.body, "path_review.close", ACT_CLOSE);
    if (scene->shows) {
        build_chart_words(scene, ui, &places);
        build_views(scene, ui, &places);
        build_moments(scene, app, ui, &places);
    }
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void watch(const ReviewScene *scene, App *app, int moment) {
    FilmArgument film = scene->film;
    film.from = (int)scene->look->before[moment].from;
    scene_push(app, &PATH_FILM_SCENE, &film, sizeof film);
}

static void press(ReviewScene *scene, App *app, const UiEvent *event) {
    switch ((ReviewAct)event->act) {
    case ACT_CLOSE:
        scene_pop(app);
        return;
    case ACT_VIEW:
        scene->view = (ReviewView)event->a;
        scene_rebuild(app);
        return;
    case ACT_MOMENT:
        watch(scene, app, event->a);
        return;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    if (event->kind == UI_PRESSED) {
        press(state, app, event);
    } else if (event->kind == UI_BACK) {
        scene_pop(app);
    }
}

/* The worker is done: what it has found can be pressed. */
static void step(void *state, App *app) {
    const ReviewScene *scene = state;
    if (scene->look->back.is_ready && !scene->shows) {
        scene_rebuild(app);
    }
}

/* --- the chart ---------------------------------------------------------------------------------------------------- */

void review_label(const App *app, const char *text, Rect where, TextAlign align) {
    TextStyle style = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, align);
    style.fit = TEXT_SHRINK;
    text_draw(app->gfx, &style, text, where);
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
    float high = row.h / app->layout.u / app->layout.text_scale; /* two lines fit, however large words are to be */
    TextStyle words = part_words(TEXT_BOLD, fminf(27, high * .44f), THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, scene->seat[p].name, rect_of(text.x, text.y + text.h * .08f, text.w, text.h * .46f));
    i18n_format(lines, sizeof lines, tr("{n} of {all} choices matched the expert’s"), I18N_NUMBER("n", player->as_good),
                I18N_NUMBER("all", player->choices));
    words = part_words(TEXT_REGULAR, fminf(TYPE_LABEL, high * .34f), THEME_TEXT_SECOND, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, lines, rect_of(text.x, text.y + text.h * .54f, text.w, text.h * .4f));
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
    review_label(app, tr("Luck"), rect_of(head.x + head.w - 2 * column, head.y, column, head.h), TEXT_CENTER);
    review_label(app, tr("Choices"), rect_of(head.x + head.w - column, head.y, column, head.h), TEXT_CENTER);
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

/* It can be watched. */
static void draw_watch(const App *app, const Ui *ui, int index, Rect panel) {
    UiLook look = ui_look(ui, ui_id("path_review.moment%d", index));
    float side = layout_px(&app->layout, 44), edge = layout_px(&app->layout, 14);
    gfx_push_alpha(app->gfx, look.hovered || look.pressed ? 1 : .7f);
    picture_draw(app->gfx, "icons/film",
                 rect_snapped(rect_of(panel.x + panel.w - side - edge, panel.y + edge, side, side)), NULL);
    gfx_pop_alpha(app->gfx);
    if (look.hovered || look.pressed) {
        paint_ring(app->gfx, panel, RADIUS_PANEL, 3, color_alpha(color_rgb(0xffffff), look.pressed ? .8f : .4f));
    }
}

/* The board as that round began, the line that was drawn, and the tiles of the one expert would have drawn. */
static void draw_moment(const ReviewScene *scene, const App *app, const Ui *ui, int index, Rect panel) {
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
                         .player = &look->before[index].player,
                         .light = (PathLight)scene->seat[moment->player].figurine,
                         .line = &moment->drawn,
                         .advised = moment->by_choice ? cells_of(&moment->better) & ~cells_of(&moment->drawn) : 0,
                         .is_small = true};
    window_draw(app->gfx, &window, rect_middle(inside), fminf(inside.w / 900, inside.h / 780));
    TextStyle words = part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT, is_upright ? TEXT_LEFT : TEXT_CENTER);
    words.fit = TEXT_WRAP_SHRINK;
    path_words_moment(&scene->names, moment, text);
    text_draw(app->gfx, &words, text, words_box);
    if (!app->policy.has_no_films) {
        draw_watch(app, ui, index, panel);
    }
}

static void draw_waiting(const ReviewScene *scene, const App *app, Rect body) {
    const Look *look = scene->look;
    Point middle = rect_middle(body);
    float wide = layout_px(&app->layout, 600), high = layout_px(&app->layout, 22);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, tr("An expert is taking another look at the game…"),
              rect_of(body.x + 40, middle.y - 4 * high, body.w - 80, 3 * high));
    paint_bar(app->gfx, rect_around(middle, wide, high), look->back.progress, color_rgb(THEME_GLOW),
              color_rgb(THEME_GLOW));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const ReviewScene *scene = state;
    ReviewPlaces places = places_for(&app->layout);
    part_popup(app, places.body, tr("What decided it"));
    if (scene->look->back.is_ready) {
        part_panel(app, places.chart, NULL);
        review_draw_chart(scene, app, places.plot);
        draw_table(scene, app, places.table);
        for (int i = 0; i < scene->look->review.moments; i++) {
            draw_moment(scene, app, ui, i, places.moment[i]);
        }
        review_label(app, tr("Dotted: what was drawn. Glowing: what an expert would have drawn."), places.legend,
                     TEXT_CENTER);
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
    .step = step,
    .is_busy = is_busy,
    .draw = draw,
};
