/* Statistics, the tab of the games, of every kind together: to be gone on with, watched again, looked back on, kept in
 * a file, taken from one, or thrown away. */
#include "scenes/front/statistics_inside.h"

#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/table/film_bar.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { BUTTONS_MAX = 4 };

static const float ROW = 128, TOLD = 84; /* units at the usual size of text */

/* Below these nobody reads it from where the table is pressed. */
static const float LEAST_NAME = 21, LEAST = 19;

const GameScenes *games_scenes_of(const App *app, const StoreGame *game) {
    for (int i = 0; i < in_play_games(app); i++) {
        const GameScenes *scenes = in_play_scenes(app, i);
        if (strcmp(scenes->rules->kind, game->kind) == 0) {
            return scenes;
        }
    }
    return NULL;
}

/* --- what there is to tell ---------------------------------------------------------------------------------------- */

static void when_played(const StoreGame *game, const SessionFacts *facts, char *out, size_t size) {
    char date[48];
    int year, month, day;
    statistics_day(game->started, &year, &month, &day);
    i18n_format_date(date, sizeof date, year, month, day);
    const char *message = game->imported                        ? tr("{date}, imported")
                          : facts->is_unranked                  ? tr("{date}, unranked")
                          : game->state == STORE_GAME_FINISHED  ? tr("{date}")
                          : game->state == STORE_GAME_ABANDONED ? tr("{date}, abandoned")
                                                                : tr("{date}, unfinished");
    i18n_format(out, size, message, I18N_TEXT("date", date));
}

static void duration_text(int64_t seconds, char *out, size_t size) {
    int64_t minutes = (seconds + 30) / 60;
    i18n_format(out, size, trn("{n} minute", "{n} minutes", (unsigned long)minutes), I18N_NUMBER("n", minutes));
}

/* Board, rounds, duration, as far as they are known. */
static void what_kind(const App *app, const StoreGame *game, const SessionFacts *facts, char *out, size_t size) {
    const GameScenes *of = games_scenes_of(app, game);
    char length[64], duration[64];
    const char *board = in_play_board(app, of, game->board);
    of->length(facts->rounds, length, sizeof length);
    duration_text(facts->seconds, duration, sizeof duration);
    if (facts->rounds == 0) {
        i18n_copy(out, size, board);
    } else if (facts->seconds < 30) {
        /* TRANSLATORS: of a game that was played, such as "Classic, 5 stages"; Best Path has rounds */
        i18n_format(out, size, tr("{route}, {stages}"), I18N_TEXT("route", board), I18N_TEXT("stages", length));
    } else {
        /* TRANSLATORS: of a game that was played, such as "Classic, 5 stages, 35 minutes" */
        i18n_format(out, size, tr("{route}, {stages}, {duration}"), I18N_TEXT("route", board),
                    I18N_TEXT("stages", length), I18N_TEXT("duration", duration));
    }
}

/* The same, and whether a computer made it an even game: a victory over it says less than one over a level. */
static void what_game(const App *app, const StoreGame *game, const SessionFacts *facts, char *out, size_t size) {
    char what[240];
    what_kind(app, game, facts, what, sizeof what);
    /* TRANSLATORS: {game} is such as "Classic, 5 stages"; a computer had chosen its level to suit the people */
    i18n_format(out, size, facts->is_followed ? tr("{game}, adaptive computer") : "{game}", I18N_TEXT("game", what));
}

/* How a seat's game ended; "" as long as it has not. */
static void how_it_ended(const App *app, const StoreGame *game, int seat, char *out, size_t size) {
    out[0] = '\0';
    if (game->seat[seat].place > 0) {
        games_scenes_of(app, game)->ended(&game->seat[seat], game->seat_count == 1, out, size);
    }
}

/* All of a row in a sentence. */
static void tell_row(const App *app, const StoreGame *game, const SessionFacts *facts, char *out, size_t size) {
    char when[160], what[240], end[160];
    const GameScenes *of = games_scenes_of(app, game);
    when_played(game, facts, when, sizeof when);
    what_game(app, game, facts, what, sizeof what);
    int length = snprintf(out, size, "%s · %s · %s", of->name, when, what);
    for (int p = 0; p < game->seat_count && length > 0 && (size_t)length < size; p++) {
        how_it_ended(app, game, p, end, sizeof end);
        length += snprintf(out + length, size - (size_t)length, " · %s%s%s", game->seat[p].name,
                           end[0] != '\0' ? " " : "", end);
    }
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static bool is_open(const StoreGame *game) {
    return game->state == STORE_GAME_OPEN && !game->imported;
}

/* Its people above, and what is told of the game beside its buttons: where one line would be too short for all. */
static bool has_two_lines(const Layout *layout) {
    return layout->portrait || layout->wide < fmaxf(1500, 1250 * layout->text_scale);
}

static Rect game_rect(const Layout *layout, Rect list, int index) {
    float high = layout_px(layout, (has_two_lines(layout) ? ROW * 1.7f : ROW) * layout->text_scale);
    return rect_snapped(
        rect_of(list.x, list.y + high * (float)index, list.w - layout_px(layout, 24), high - layout_px(layout, 14)));
}

/* What is told of a game, and who played; beside its buttons, or its people above both. */
typedef struct RowPlaces {
    Rect told, people;
} RowPlaces;

static RowPlaces row_places(const Layout *layout, Rect row) {
    Rect inside = rect_inset(row, layout_px(layout, 14));
    float buttons = layout_px(layout, (84 + 12) * BUTTONS_MAX), gap = layout_px(layout, 14);
    RowPlaces places = {inside, inside};
    if (has_two_lines(layout)) {
        places.told.h = layout_px(layout, TOLD * layout->text_scale);
        places.told.y = inside.y + inside.h - places.told.h;
        places.told.w = inside.w - buttons - gap;
        places.told.x += layout->left_handed ? buttons + gap : 0;
        places.people.h -= places.told.h + gap;
        return places;
    }
    inside.w -= buttons;
    inside.x += layout->left_handed ? buttons : 0;
    places.told.x = inside.x;
    places.told.w = inside.w * .35f - gap;
    places.people.x = inside.x + inside.w * .35f;
    places.people.w = inside.w * .65f;
    return places;
}

static Rect game_button(const Layout *layout, Rect row, int index) {
    float side = layout_px(layout, 84), gap = layout_px(layout, 12);
    float y = has_two_lines(layout) ? row.y + row.h - side - gap : row.y + (row.h - side) / 2;
    float x = layout->left_handed ? row.x + gap + (side + gap) * (float)index
                                  : row.x + row.w - (side + gap) * (float)(index + 1);
    return rect_snapped(rect_of(x, y, side, side));
}

static void game_action(Ui *ui, const char *what, int game, Rect rect, const char *picture, const char *label,
                        StatisticsAct act, const char *why_not) {
    ui_add(ui, &(Widget){.id = ui_id("statistics.game%d.%s", game, what),
                         .look = LOOK_ROUND,
                         .rect = rect,
                         .label = "",
                         .hint = label,
                         .picture = picture,
                         .in = "statistics.games",
                         .why_not = why_not,
                         .act = (int)act,
                         .a = game});
}

/* There to be read aloud and by scripts. */
static void add_words(const Statistics *statistics, const App *app, Ui *ui, int index, Rect where) {
    char words[1000];
    tell_row(app, &statistics->games.game[index], &statistics->facts[index], words, sizeof words);
    ui_add(ui, &(Widget){.id = ui_id("statistics.row%d", index),
                         .kind = WIDGET_CUSTOM,
                         .rect = where,
                         .label = words,
                         .in = "statistics.games",
                         .no_focus = true,
                         .quiet = true});
}

void games_build(const Statistics *statistics, const App *app, Ui *ui, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect list = statistics_inner(layout, places->games);
    Rect last = game_rect(layout, list, (int)statistics->games.count);
    ui_add(ui, &(Widget){.id = "statistics.games",
                         .kind = WIDGET_LIST,
                         .rect = list,
                         .label = tr("Games"),
                         .content = last.y - list.y});
    for (int i = 0; i < (int)statistics->games.count; i++) {
        const StoreGame *game = &statistics->games.game[i];
        Rect row = game_rect(layout, list, i);
        add_words(statistics, app, ui, i, row_places(layout, row).told);
        const char *empty = game->action_count == 0 ? tr("No moves have been made yet.") : NULL;
        const GameScenes *of = games_scenes_of(app, game);
        game_action(ui, "delete", i, game_button(layout, row, 0), "icons/trash", tr("Delete"), ACT_DELETE, NULL);
        game_action(ui, "export", i, game_button(layout, row, 1), "icons/export", tr("Save to file"), ACT_EXPORT,
                    empty);
        if (of->film != NULL) {
            game_action(ui, "watch", i, game_button(layout, row, 2), "icons/film", tr("Watch"), ACT_WATCH, empty);
        }
        if (is_open(game)) {
            game_action(ui, "resume", i, game_button(layout, row, 3), "icons/play", trc("game", "Continue"), ACT_RESUME,
                        NULL);
        } else if (game->state == STORE_GAME_FINISHED && of->review != NULL) {
            game_action(ui, "review", i, game_button(layout, row, 3), "icons/statistics", tr("What decided it"),
                        ACT_REVIEW, empty);
        }
    }
    ui_add(ui, &(Widget){.id = "statistics.import",
                         .rect = places->import,
                         .label = tr("Open a recorded game"),
                         .picture = "icons/import",
                         .act = ACT_IMPORT});
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void delete_chosen(App *app, void *context, int button) {
    const Statistics *statistics = context;
    if (button == 0) {
        session_delete_game(in_play_host(app), statistics->game);
    }
}

static void ask_to_delete(Statistics *statistics, App *app, const StoreGame *game) {
    statistics->game = game->id;
    message_show(app, tr("Delete"),
                 is_open(game) ? tr("Delete this game for good? You won’t be able to continue it.")
                               : tr("Delete this game for good? It’ll no longer count in the statistics."),
                 tr("Delete"), tr("Keep"), delete_chosen, statistics);
}

static void resume(App *app, int64_t game) {
    PlayError error = {{0}};
    if (in_play_resume_game(app, game, &error)) {
        in_play_show(app);
    } else {
        games_complain(app, trc("game", "Continue"), &error);
    }
}

static void look_back(App *app, const Scene *scene, int64_t game) {
    PlayError error = {{0}};
    FilmArgument argument = {.game = game, .chronicle = chronicle_to_look_back(in_play_host(app), game, &error)};
    if (argument.chronicle != NULL) {
        scene_push(app, scene, &argument, sizeof argument);
    } else {
        games_complain(app, tr("What decided it"), &error);
    }
}

void games_press(Statistics *statistics, App *app, const UiEvent *event) {
    const StoreGame *game =
        event->a >= 0 && event->a < (int)statistics->games.count ? &statistics->games.game[event->a] : NULL;
    if (event->act == ACT_IMPORT) {
        games_open_import(statistics, app);
        return;
    }
    if (game == NULL) { /* all else is about one in the list */
        return;
    }
    if (event->act == ACT_WATCH) {
        scene_push(app, games_scenes_of(app, game)->film, &(FilmArgument){.game = game->id}, sizeof(FilmArgument));
    } else if (event->act == ACT_REVIEW) {
        look_back(app, games_scenes_of(app, game)->review, game->id);
    } else if (event->act == ACT_RESUME) {
        resume(app, game->id);
    } else if (event->act == ACT_EXPORT) {
        games_open_export(statistics, app, game);
    } else if (event->act == ACT_DELETE) {
        ask_to_delete(statistics, app, game);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

/* At the right of the date: somebody was helped in this game. */
static void draw_hints(const App *app, int hints, Rect where) {
    float side = fminf(layout_px(&app->layout, 28), where.h);
    picture_draw(app->gfx, "icons/hint", rect_snapped(rect_of(where.x, where.y + where.h - side, side, side)), NULL);
    char text[32];
    snprintf(text, sizeof text, "%d", hints);
    TextStyle words = part_words(TEXT_BOLD, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    words.vertical = TEXT_BOTTOM;
    text_draw(app->gfx, &words, text, rect_of(where.x + side * 1.2f, where.y, where.w - side * 1.2f, where.h));
}

/* Rather on two lines than small. */
static TextStyle result_style(void) {
    TextStyle words = part_words(TEXT_REGULAR, 23, THEME_TEXT_SECOND, TEXT_LEFT);
    words.vertical = TEXT_TOP;
    words.fit = TEXT_WRAP_SHRINK;
    words.min_size = LEAST;
    words.line = 1.05f;
    return words;
}

static void draw_facts(const App *app, const StoreGame *game, const SessionFacts *facts, Rect box) {
    char text[240];
    const GameScenes *of = games_scenes_of(app, game);
    float emblem = fminf(box.h, layout_px(&app->layout, 84));
    picture_draw(app->gfx, of->door.emblem, rect_snapped(rect_of(box.x, box.y + (box.h - emblem) / 2, emblem, emblem)),
                 NULL);
    box.x += emblem + layout_px(&app->layout, 14);
    box.w -= emblem + layout_px(&app->layout, 14);
    when_played(game, facts, text, sizeof text);
    TextStyle words = part_words(TEXT_BOLD, 25, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    words.min_size = LEAST;
    words.vertical = TEXT_BOTTOM;
    Rect line = rect_of(box.x, box.y, box.w, box.h * .4f);
    if (facts->hints > 0) {
        draw_hints(app, facts->hints, layout_cut_right(&app->layout, &line, 70));
    }
    text_draw(app->gfx, &words, text, line);
    what_game(app, game, facts, text, sizeof text);
    words = result_style();
    text_draw(app->gfx, &words, text, rect_of(box.x, box.y + box.h * .42f, box.w, box.h * .58f));
}

/* Who was first stands out; alone nobody is. */
static void draw_seat(const App *app, const StoreGame *game, int p, Rect cell) {
    const StoreSeat *seat = &game->seat[p];
    const Layout *layout = &app->layout;
    bool is_alone = game->seat_count == 1, has_place = seat->place > 0, won = seat->place == 1 && !is_alone;
    float side = fminf(cell.h * .8f, layout_px(layout, 60));
    part_portrait(app->gfx, (Figurine)((unsigned)seat->figurine % FIGURINES),
                  rect_of(cell.x, cell.y + (cell.h - side) / 2, side, side));
    float x = cell.x + side + layout_px(layout, 8), wide = cell.x + cell.w - x;
    TextStyle words = part_words(TEXT_BOLD, 26, won ? THEME_RIBBON_TOP : THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    words.min_size = LEAST_NAME;
    words.vertical = has_place ? TEXT_BOTTOM : TEXT_MIDDLE;
    text_draw(app->gfx, &words, seat->name, rect_of(x, cell.y, wide, has_place ? cell.h * .4f : cell.h));
    if (has_place) {
        char text[160];
        how_it_ended(app, game, p, text, sizeof text);
        words = result_style();
        text_draw(app->gfx, &words, text, rect_of(x, cell.y + cell.h * .42f, wide, cell.h * .58f));
    }
}

static void draw_game(const App *app, const StoreGame *game, const SessionFacts *facts, Rect row) {
    PanelStyle style = panel_button();
    style.shadow.a = 0;
    paint_panel(app->gfx, row, &style);
    RowPlaces places = row_places(&app->layout, row);
    draw_facts(app, game, facts, places.told);
    for (int p = 0; p < game->seat_count; p++) {
        draw_seat(app, game, p, layout_column(&app->layout, places.people, STORE_SEATS_MAX, p, 10));
    }
}

/* As high as the games there are; where there are none, the sky alone. */
void games_background(const Statistics *statistics, const App *app, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect panel = places->games;
    if (statistics->games.count > 0) {
        Rect list = statistics_inner(layout, panel), last = game_rect(layout, list, (int)statistics->games.count - 1);
        panel.h = fminf(panel.h, last.y + last.h + (list.y - panel.y) - panel.y);
        statistics_panel(app, panel);
    }
}

void games_draw(const Statistics *statistics, const App *app, const Ui *ui, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect list = statistics_inner(layout, places->games);
    if (statistics->games.count == 0) {
        statistics_draw_empty(app, places->games, tr("No games played yet."));
        return;
    }
    float scroll = ui_scroll(ui, "statistics.games");
    gfx_push_clip(app->gfx, list);
    for (int i = 0; i < (int)statistics->games.count; i++) {
        Rect row = rect_moved(game_rect(layout, list, i), 0, -scroll);
        if (row.y < list.y + list.h && row.y + row.h > list.y) {
            draw_game(app, &statistics->games.game[i], &statistics->facts[i], row);
        }
    }
    gfx_pop_clip(app->gfx);
}
