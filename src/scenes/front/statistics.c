/* Looking back: what everybody has done so far in each game of the box, and the games that were played, to be watched
 * again, kept in a file, taken from one, or thrown away; and the questions that somebody called wrong. Comes from the
 * title and goes back there. */
#include "scenes/front/statistics_inside.h"

#include "games/world/scenes/question_reports.h"
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "shell/dawn.h"
#include "shell/parts.h"

#include <math.h>
#include <string.h>
#include <time.h>

static const float KIND_HIGH = 76;

static const char *const REPORTS_ID = "statistics.questions";

/* --- what there is ------------------------------------------------------------------------------------------------ */

static void forget(Statistics *statistics) {
    store_players_free(&statistics->players);
    store_topics_free(&statistics->topics);
    store_records_free(&statistics->own);
    store_records_free(&statistics->all);
    store_games_free(&statistics->games);
    world_session_reports_free(&statistics->reports);
    statistics->players = (StorePlayers){0};
    statistics->topics = (StoreTopics){0};
    statistics->games = (StoreGames){0};
}

const GameScenes *statistics_kind(const Statistics *statistics, const App *app) {
    return in_play_scenes(app, statistics->kind);
}

static void choose_player(Statistics *statistics, App *app, int player) {
    const GameScenes *of = statistics_kind(statistics, app);
    store_topics_free(&statistics->topics);
    store_records_free(&statistics->own);
    statistics->player = player;
    statistics->chosen = app->now;
    if (player >= (int)statistics->players.count) {
        return;
    }
    const char *name = statistics->players.player[player].name;
    if (of->ends_in_points) {
        statistics->own = store_list_records(app->store, of->rules->kind, name);
    } else if (of->asks_questions) {
        statistics->topics = store_list_topics(app->store, name);
    }
}

/* Games that teach are no games of the box. */
static void read_games(Statistics *statistics, App *app) {
    StoreGames *games = &statistics->games;
    size_t count = 0;
    *games = store_list_latest(app->store, STATISTICS_GAMES_MAX);
    for (size_t i = 0; i < games->count; i++) {
        if (games_scenes_of(app, &games->game[i]) != NULL) {
            games->game[count++] = games->game[i];
        }
    }
    games->count = count;
    session_games_facts(in_play_host(app), games->game, count, statistics->facts);
}

static void read(Statistics *statistics, App *app) {
    forget(statistics);
    if (app->store == NULL) {
        return;
    }
    const char *kind = statistics_kind(statistics, app)->rules->kind;
    statistics->players = store_list_players(app->store, kind);
    statistics->all = store_list_records(app->store, kind, NULL);
    statistics->reports = world_session_list_reports(in_play_host(app));
    read_games(statistics, app);
    choose_player(statistics, app, 0);
}

/* What was played last is what people look for. */
static int kind_of_last(App *app) {
    int64_t last = INT64_MIN;
    int kind = 0;
    for (int k = 0; app->store != NULL && k < in_play_games(app); k++) {
        int64_t started = store_last_finished(app->store, in_play_scenes(app, k)->rules->kind);
        if (started > last) {
            last = started;
            kind = k;
        }
    }
    return kind;
}

/* argument: the tab in front; NULL: players. */
static void enter(void *state, App *app, const void *argument) {
    Statistics *statistics = state;
    statistics->tab = argument != NULL ? *(const StatisticsTab *)argument : TAB_PLAYERS;
    statistics->kind = kind_of_last(app);
    read(statistics, app);
}

static void leave(void *state, App *app) {
    (void)app;
    forget(state);
}

/* The selected player stays selected, wherever they are now; players leave the list with their last game. */
static void read_again(Statistics *statistics, App *app) {
    char chosen[STORE_NAME_SIZE] = "";
    if (statistics->player < (int)statistics->players.count) {
        i18n_copy(chosen, sizeof chosen, statistics->players.player[statistics->player].name);
    }
    read(statistics, app);
    for (int i = 0; i < (int)statistics->players.count; i++) {
        if (strcmp(statistics->players.player[i].name, chosen) == 0) {
            choose_player(statistics, app, i);
        }
    }
}

static void resumed(void *state, App *app) {
    read_again(state, app);
    sound_music(app->sound, MUSIC_TITLE);
    scene_rebuild(app);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

/* Which game's players are shown. */
static void place_kinds(const App *app, StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect inside = statistics_inner(layout, places->list), row = layout_cut_top(layout, &inside, KIND_HIGH);
    for (int i = 0; i < in_play_games(app); i++) {
        places->kind[i] = layout_column(layout, row, in_play_games(app), i, 12);
    }
}

static float tabs_wide(const Layout *layout) {
    return layout->portrait ? layout->wide - 48 : fminf(640, layout->wide - 760);
}

static StatisticsPlaces places_for(const App *app) {
    const Layout *layout = &app->layout;
    StatisticsPlaces places;
    float wide = layout->wide, high = layout->high, margin = 24, top = layout->portrait ? 216 : 128;
    float tabs = tabs_wide(layout);
    Rect row = layout->portrait
                   ? layout_rect(layout, margin, 120, tabs, 80)
                   : layout_rect(layout, layout->left_handed ? margin : wide - margin - tabs, 22, tabs, 80);
    for (int i = 0; i < STATISTICS_TABS; i++) {
        places.tab[i] = layout_column(layout, row, STATISTICS_TABS, i, 14);
    }
    if (layout->portrait) {
        float list = 400;
        places.list = layout_rect(layout, margin, top, wide - 2 * margin, list);
        places.detail =
            layout_rect(layout, margin, top + list + 20, wide - 2 * margin, high - top - list - 20 - margin);
    } else {
        float list = fminf(wide * .34f, 600);
        float list_x = layout->left_handed ? wide - margin - list : margin;
        float detail_x = layout->left_handed ? margin : margin + list + 20;
        places.list = layout_rect(layout, list_x, top, list, high - top - margin);
        places.detail = layout_rect(layout, detail_x, top, wide - 2 * margin - list - 20, high - top - margin);
    }
    place_kinds(app, &places);
    places.games = layout_rect(layout, margin, top, wide - 2 * margin, high - top - margin - 112);
    places.questions = layout_rect(layout, margin, top, wide - 2 * margin, high - top - margin);
    float import = fminf(560, wide - 2 * margin);
    places.import = layout_rect(layout, wide / 2 - import / 2, high - margin - 92, import, 88);
    return places;
}

void statistics_day(int64_t when, int *year, int *month, int *day) {
    time_t seconds = (time_t)when;
    const struct tm *local = localtime(&seconds);
    *year = local != NULL ? local->tm_year + 1900 : 1970;
    *month = local != NULL ? local->tm_mon + 1 : 1;
    *day = local != NULL ? local->tm_mday : 1;
}

Rect statistics_players_list(const Layout *layout, const StatisticsPlaces *places) {
    Rect inside = statistics_inner(layout, places->list);
    layout_cut_top(layout, &inside, KIND_HIGH + 14);
    return inside;
}

Rect statistics_inner(const Layout *layout, Rect panel) {
    return rect_inset(panel, layout_px(layout, 16));
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static void build_kinds(const Statistics *statistics, const App *app, Ui *ui, const StatisticsPlaces *places) {
    for (int i = 0; i < in_play_games(app); i++) {
        const GameScenes *of = in_play_scenes(app, i);
        ui_add(ui, &(Widget){.id = ui_id("statistics.kind_%s", of->rules->kind),
                             .rect = places->kind[i],
                             .label = of->name,
                             .picture = of->door.emblem,
                             .selected = statistics->kind == i,
                             .act = ACT_KIND,
                             .a = i});
    }
}

static void build(void *state, App *app, Ui *ui) {
    static const char *const TAB_NAME[STATISTICS_TABS] = {N_("Players"), N_("Games"), N_("Questions")};
    static const char *const TAB_ID[STATISTICS_TABS] = {"statistics.tab_players", "statistics.tab_games",
                                                        "statistics.tab_questions"};
    Statistics *statistics = state;
    StatisticsPlaces places = places_for(app);
    switch (statistics->tab) {
    case TAB_PLAYERS:
        build_kinds(statistics, app, ui, &places);
        players_build(statistics, app, ui, &places);
        break;
    case TAB_GAMES:
        games_build(statistics, app, ui, &places);
        break;
    case TAB_QUESTIONS:
        question_reports_build(&statistics->reports, app, ui, places.questions, REPORTS_ID);
        break;
    case STATISTICS_TABS:
        break;
    }
    for (int i = 0; i < STATISTICS_TABS; i++) {
        ui_add(ui, &(Widget){.id = TAB_ID[i],
                             .rect = places.tab[i],
                             .label = tr(TAB_NAME[i]),
                             .selected = (int)statistics->tab == i,
                             .act = ACT_TAB,
                             .a = i});
    }
    float taken = app->layout.portrait ? 0 : tabs_wide(&app->layout) + 20;
    part_help_build(ui, part_help_rect(app, taken), "statistics.help", ACT_HELP);
    part_header_build(app, ui, "statistics.back", ACT_BACK);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void go_back(App *app) {
    if (stack_depth(app->stack) > 1) {
        scene_pop(app);
    } else {
        scene_go_home(app);
    }
}

static void press(Statistics *statistics, App *app, const UiEvent *event) {
    switch ((StatisticsAct)event->act) {
    case ACT_BACK:
        go_back(app);
        return;
    case ACT_HELP:
        help_show(app, HELP_HANDS);
        return;
    case ACT_TAB:
        statistics->tab = (StatisticsTab)event->a;
        break;
    case ACT_KIND:
        statistics->kind = event->a;
        read(statistics, app);
        break;
    case ACT_PLAYER:
        choose_player(statistics, app, event->a);
        break;
    case ACT_WATCH:
    case ACT_REVIEW:
    case ACT_RESUME:
    case ACT_EXPORT:
    case ACT_DELETE:
    case ACT_IMPORT:
        games_press(statistics, app, event);
        return;
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Statistics *statistics = state;
    if (event->kind == UI_PRESSED) {
        press(statistics, app, event);
    } else if (event->kind == UI_BACK) {
        go_back(app);
    } else if (event->kind == UI_FILE) {
        games_import(statistics, app, event->text);
        resumed(statistics, app);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_HANDS);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

/* Somebody under the sky, and over them a sentence, where that is dark. */
void statistics_draw_empty(const App *app, Rect panel, const char *sentence) {
    const Layout *layout = &app->layout;
    float words_high = layout_px(layout, 130), high = fminf(panel.h * .56f, layout_px(layout, 460));
    Point feet = {panel.x + panel.w / 2, panel.y + panel.h * .9f};
    paint_pool(app->gfx, feet, high * .6f, high * .15f, color_alpha(color_rgb(0xffe9b4), .4f));
    part_figurine(app->gfx, FIGURINE_LENS, POSE_STAND, feet, high, NULL);
    TextStyle words = part_words(TEXT_BOLD, TYPE_TEXT + 4, THEME_TEXT, TEXT_CENTER);
    float top = fmaxf(feet.y - high - words_high, panel.y);
    text_draw(app->gfx, &words, sentence, rect_of(panel.x + panel.w * .1f, top, panel.w * .8f, words_high));
}

Rect statistics_panel(const App *app, Rect where) {
    PanelStyle style = panel_glass();
    paint_panel(app->gfx, where, &style);
    return where;
}

float statistics_since(const Statistics *statistics, const App *app, double delay, double duration) {
    double t = app->preferences.reduced_motion ? 1 : (gfx_now(app->gfx) - statistics->chosen - delay) / duration;
    return t <= 0 ? 0 : t >= 1 ? 1 : (float)t;
}

static bool is_moving(const void *state, const App *app) {
    const Statistics *statistics = state;
    return statistics->tab == TAB_PLAYERS && !app->preferences.reduced_motion &&
           app->now < statistics->chosen + STATISTICS_FILL_MS;
}

static void background(const void *state, const App *app) {
    const Statistics *statistics = state;
    const Layout *layout = &app->layout;
    StatisticsPlaces places = places_for(app);
    dawn_room(app, DAWN_QUIET);
    TextStyle words = part_words(TEXT_BOLD, TYPE_HEADING, THEME_TEXT,
                                 layout->portrait      ? TEXT_CENTER
                                 : layout->left_handed ? TEXT_RIGHT
                                                       : TEXT_LEFT);
    float free_wide = layout->portrait ? layout->wide - 280 : layout->wide - tabs_wide(layout) - 212 - PART_HELP_WIDE;
    float x = layout->portrait ? 140 : layout->left_handed ? layout->wide - 132 - free_wide : 132;
    text_draw(app->gfx, &words, tr("Statistics"), layout_rect(layout, x, 14, free_wide, 92));
    if (statistics->tab == TAB_QUESTIONS) {
        return; /* draws its own */
    }
    if (statistics->tab == TAB_GAMES) {
        games_background(statistics, app, &places);
    } else {
        players_background(statistics, app, &places);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Statistics *statistics = state;
    StatisticsPlaces places = places_for(app);
    switch (statistics->tab) {
    case TAB_PLAYERS:
        players_draw(statistics, app, &places);
        break;
    case TAB_GAMES:
        games_draw(statistics, app, ui, &places);
        break;
    case TAB_QUESTIONS:
        question_reports_draw(&statistics->reports, app, ui, places.questions, REPORTS_ID);
        break;
    case STATISTICS_TABS:
        break;
    }
    ui_draw(ui);
}

const Scene STATISTICS_SCENE = {
    .name = "statistics",
    .state_size = sizeof(Statistics),
    .enter = enter,
    .leave = leave,
    .resumed = resumed,
    .build = build,
    .handle = handle,
    .is_moving = is_moving,
    .background = background,
    .draw = draw,
};
