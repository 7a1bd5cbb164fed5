/* Looking back: what everybody has done so far, and the games that were played, to be watched again, kept in a file,
 * taken from one, or thrown away. Comes from the title and goes back there. */
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "platform/paths.h"
#include "scenes/menus.h"
#include "scenes/parts.h"
#include "scenes/world/chronicle.h"
#include "scenes/world/session.h"
#include "scenes/world/world_scenes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { GAMES_MAX = 200, BUTTONS_MAX = 4 };

typedef enum StatisticsAct {
    ACT_BACK = 1,
    ACT_TAB,    /* a: StatisticsTab */
    ACT_PLAYER, /* a: which */
    ACT_WATCH,  /* a: which game */
    ACT_RESUME, /* a: which game */
    ACT_EXPORT, /* a: which game */
    ACT_DELETE, /* a: which game */
    ACT_IMPORT,
} StatisticsAct;

typedef enum StatisticsTab {
    TAB_PLAYERS,
    TAB_GAMES,
} StatisticsTab;

typedef struct Statistics {
    StatisticsTab tab;
    StorePlayers players;
    int player; /* chosen */
    StoreTopics topics;
    StoreGames games;
    int64_t interrupted; /* the game one can go on with, 0: none */
    int64_t game;        /* that a popup is about */
} Statistics;

static const float LIST_ROW = 92, GAME_ROW = 128;

/* TRANSLATORS: topics of questions */
static const struct {
    const char *key, *name;
} TOPIC[] = {
    {"history", N_("History")},        {"science", N_("Science")},    {"products", N_("Products")},
    {"world", N_("Around the world")}, {"everyday", N_("Every day")},
};

/* --- what there is ------------------------------------------------------------------------------------------------ */

static void forget(Statistics *statistics) {
    store_players_free(&statistics->players);
    store_topics_free(&statistics->topics);
    store_games_free(&statistics->games);
    statistics->players = (StorePlayers){0};
    statistics->topics = (StoreTopics){0};
    statistics->games = (StoreGames){0};
}

static void choose_player(Statistics *statistics, App *app, int player) {
    store_topics_free(&statistics->topics);
    statistics->topics = (StoreTopics){0};
    statistics->player = player;
    if (player < (int)statistics->players.count) {
        statistics->topics = store_list_topics(app->store, statistics->players.player[player].name);
    }
}

static void read(Statistics *statistics, App *app) {
    forget(statistics);
    if (app->store == NULL) {
        return;
    }
    statistics->players = store_list_players(app->store, "world");
    statistics->games = store_list_games(app->store, "world");
    if (statistics->games.count > GAMES_MAX) {
        statistics->games.count = GAMES_MAX;
    }
    StoreGame open;
    statistics->interrupted = store_find_interrupted(app->store, "world", &open) ? open.id : 0;
    choose_player(statistics, app, 0);
}

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    read(state, app);
}

static void leave(void *state, App *app) {
    (void)app;
    forget(state);
}

static void resumed(void *state, App *app) {
    Statistics *statistics = state;
    int player = statistics->player;
    read(statistics, app);
    choose_player(statistics, app, player);
    sound_music(app->sound, MUSIC_TITLE);
    scene_rebuild(app);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct StatisticsPlaces {
    Rect tab[2], list, detail, games, import;
} StatisticsPlaces;

static StatisticsPlaces places_for(const Layout *layout) {
    StatisticsPlaces places;
    float wide = layout->wide, high = layout->high, margin = 24, top = layout->portrait ? 216 : 128;
    float tabs = layout->portrait ? wide - 2 * margin : fminf(640, wide - 760);
    Rect row = layout->portrait
                   ? layout_rect(layout, margin, 120, tabs, 80)
                   : layout_rect(layout, layout->left_handed ? margin : wide - margin - tabs, 22, tabs, 80);
    for (int i = 0; i < 2; i++) {
        places.tab[i] = layout_column(layout, row, 2, i, 14);
    }
    if (layout->portrait) {
        float list = 560;
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
    places.games = layout_rect(layout, margin, top, wide - 2 * margin, high - top - margin - 112);
    float import = fminf(560, wide - 2 * margin);
    places.import = layout_rect(layout, wide / 2 - import / 2, high - margin - 92, import, 88);
    return places;
}

static Rect inner(const Layout *layout, Rect panel) {
    return rect_inset(panel, layout_px(layout, 16));
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static void count_text(const StorePlayer *player, char *out, size_t size) {
    char games[64], wins[64];
    i18n_format(games, sizeof games, trn("{n} game", "{n} games", (unsigned long)player->games),
                I18N_NUMBER("n", player->games));
    i18n_format(wins, sizeof wins, trn("{n} win", "{n} wins", (unsigned long)player->wins),
                I18N_NUMBER("n", player->wins));
    /* TRANSLATORS: such as "5 games, 2 wins" */
    i18n_format(out, size, tr("{games}, {wins}"), I18N_TEXT("games", games), I18N_TEXT("wins", wins));
}

static void build_players(const Statistics *statistics, const App *app, Ui *ui, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect list = inner(layout, places->list);
    float high = layout_px(layout, LIST_ROW);
    ui_add(ui, &(Widget){.id = "statistics.players",
                         .kind = WIDGET_LIST,
                         .rect = list,
                         .content = high * (float)statistics->players.count});
    for (int i = 0; i < (int)statistics->players.count; i++) {
        char text[128];
        count_text(&statistics->players.player[i], text, sizeof text);
        ui_add(ui,
               &(Widget){.id = ui_id("statistics.player%d", i),
                         .look = LOOK_ROW,
                         .rect = rect_snapped(rect_of(list.x, list.y + high * (float)i, list.w - layout_px(layout, 20),
                                                      high - layout_px(layout, 12))),
                         .label = statistics->players.player[i].name,
                         .text = text,
                         .in = "statistics.players",
                         .selected = statistics->player == i,
                         .act = ACT_PLAYER,
                         .a = i});
    }
}

static Rect game_rect(const Layout *layout, Rect list, int index) {
    float high = layout_px(layout, layout->portrait ? GAME_ROW * 1.6f : GAME_ROW);
    return rect_snapped(
        rect_of(list.x, list.y + high * (float)index, list.w - layout_px(layout, 24), high - layout_px(layout, 14)));
}

static Rect game_button(const Layout *layout, Rect row, int index) {
    float side = layout_px(layout, 84), gap = layout_px(layout, 12);
    float y = layout->portrait ? row.y + row.h - side - gap : row.y + (row.h - side) / 2;
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

static void build_games(const Statistics *statistics, const App *app, Ui *ui, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect list = inner(layout, places->games);
    Rect last = game_rect(layout, list, (int)statistics->games.count);
    ui_add(ui, &(Widget){.id = "statistics.games", .kind = WIDGET_LIST, .rect = list, .content = last.y - list.y});
    for (int i = 0; i < (int)statistics->games.count; i++) {
        const StoreGame *game = &statistics->games.game[i];
        Rect row = game_rect(layout, list, i);
        const char *empty = game->action_count == 0 ? tr("Nothing has been played in this game yet.") : NULL;
        game_action(ui, "delete", i, game_button(layout, row, 0), "icons/trash", tr("Delete"), ACT_DELETE, NULL);
        game_action(ui, "export", i, game_button(layout, row, 1), "icons/export", tr("Write to a file"), ACT_EXPORT,
                    empty);
        game_action(ui, "watch", i, game_button(layout, row, 2), "icons/film", tr("Watch"), ACT_WATCH, empty);
        if (game->state == STORE_GAME_OPEN && game->id == statistics->interrupted) {
            game_action(ui, "resume", i, game_button(layout, row, 3), "icons/play", tr("Go on playing"), ACT_RESUME,
                        NULL);
        }
    }
    ui_add(ui, &(Widget){.id = "statistics.import",
                         .rect = places->import,
                         .label = tr("Take a game from a file"),
                         .picture = "icons/import",
                         .act = ACT_IMPORT});
}

static void build(void *state, App *app, Ui *ui) {
    static const char *const TAB_NAME[2] = {N_("Players"), N_("Games")};
    static const char *const TAB_ID[2] = {"statistics.tab_players", "statistics.tab_games"};
    const Statistics *statistics = state;
    StatisticsPlaces places = places_for(&app->layout);
    if (statistics->tab == TAB_PLAYERS) {
        build_players(statistics, app, ui, &places);
    } else {
        build_games(statistics, app, ui, &places);
    }
    for (int i = 0; i < 2; i++) {
        ui_add(ui, &(Widget){.id = TAB_ID[i],
                             .rect = places.tab[i],
                             .label = tr(TAB_NAME[i]),
                             .selected = (int)statistics->tab == i,
                             .act = ACT_TAB,
                             .a = i});
    }
    part_header_build(app, ui, "statistics.back", ACT_BACK);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void go_back(App *app) {
    if (stack_depth(app->stack) > 1) {
        scene_pop(app);
    } else {
        scene_go(app, &TITLE_SCENE, NULL, 0);
    }
}

static void day_of(int64_t when, int *year, int *month, int *day) {
    time_t seconds = (time_t)when;
    const struct tm *local = localtime(&seconds);
    *year = local != NULL ? local->tm_year + 1900 : 1970;
    *month = local != NULL ? local->tm_mon + 1 : 1;
    *day = local != NULL ? local->tm_mday : 1;
}

static void complain(App *app, const char *title, const SessionError *error) {
    message_show(app, title, error->text, tr("OK"), NULL, NULL, NULL);
}

static void export_chosen(App *app, void *context, const char *path) {
    Statistics *statistics = context;
    SessionError error = {{0}};
    Chronicle *chronicle = chronicle_from_store(app->store, statistics->game, &error);
    if (chronicle == NULL || !chronicle_export(chronicle, path, &error)) {
        complain(app, tr("Write to a file"), &error);
    } else {
        char text[MESSAGE_TEXT_BYTES];
        i18n_format(text, sizeof text, tr("The game is in {path} now."), I18N_TEXT("path", path));
        message_show(app, tr("Write to a file"), text, tr("OK"), NULL, NULL, NULL);
    }
    chronicle_free(chronicle);
}

static void open_export(Statistics *statistics, App *app, const StoreGame *game) {
    FileArgument argument = {.chosen = export_chosen, .context = statistics};
    char name[64], path[PATH_BYTES];
    int year, month, day;
    day_of(game->started, &year, &month, &day);
    snprintf(name, sizeof name, "schott-world-%04d-%02d-%02d-%lld.json", year, month, day, (long long)game->id);
    statistics->game = game->id;
    i18n_copy(argument.title, sizeof argument.title, tr("Write to a file"));
    i18n_copy(argument.text, sizeof argument.text,
              tr("Whoever gets this file can watch the game. Where should it be written?"));
    i18n_copy(argument.label, sizeof argument.label, tr("Write"));
    if (app->data[0] != '\0' && path_join(path, app->data, name)) {
        i18n_copy(argument.path, sizeof argument.path, path);
    } else {
        i18n_copy(argument.path, sizeof argument.path, name);
    }
    scene_push(app, &FILE_SCENE, &argument, sizeof argument);
}

static void import_from(App *app, const char *path) {
    SessionError error = {{0}};
    Chronicle *chronicle = chronicle_import(path, &error);
    if (chronicle == NULL) {
        complain(app, tr("Take a game from a file"), &error);
        return;
    }
    chronicle_keep(chronicle, app->store, (int64_t)time(NULL));
    chronicle_free(chronicle);
}

static void import_chosen(App *app, void *context, const char *path) {
    Statistics *statistics = context;
    statistics->tab = TAB_GAMES;
    import_from(app, path);
}

static void open_import(Statistics *statistics, App *app) {
    FileArgument argument = {.chosen = import_chosen, .context = statistics};
    i18n_copy(argument.title, sizeof argument.title, tr("Take a game from a file"));
    i18n_copy(argument.text, sizeof argument.text, tr("Which file? You can also drop it onto this window."));
    i18n_copy(argument.label, sizeof argument.label, tr("Read"));
    if (app->data[0] != '\0') {
        i18n_copy(argument.path, sizeof argument.path - 1, app->data);
        strncat(argument.path, "/", sizeof argument.path - strlen(argument.path) - 1);
    }
    scene_push(app, &FILE_SCENE, &argument, sizeof argument);
}

static void delete_chosen(App *app, void *context, int button) {
    const Statistics *statistics = context;
    if (button == 0) {
        store_delete_game(app->store, statistics->game);
    }
}

static void resume(App *app) {
    SessionError error = {{0}};
    if (session_resume(app, &error)) {
        scene_go(app, &STAGE_SCENE, NULL, 0);
    } else {
        complain(app, tr("Go on playing"), &error);
    }
}

static void press(Statistics *statistics, App *app, const UiEvent *event) {
    const StoreGame *game =
        event->a >= 0 && event->a < (int)statistics->games.count ? &statistics->games.game[event->a] : NULL;
    switch ((StatisticsAct)event->act) {
    case ACT_BACK:
        go_back(app);
        return;
    case ACT_TAB:
        statistics->tab = (StatisticsTab)event->a;
        break;
    case ACT_PLAYER:
        choose_player(statistics, app, event->a);
        break;
    case ACT_WATCH:
        scene_push(app, &FILM_SCENE, &(FilmArgument){.game = game->id}, sizeof(FilmArgument));
        return;
    case ACT_RESUME:
        resume(app);
        return;
    case ACT_EXPORT:
        open_export(statistics, app, game);
        return;
    case ACT_DELETE:
        statistics->game = game->id;
        message_show(app, tr("Delete"), tr("Delete this game for good? It will no longer count in the statistics."),
                     tr("Delete"), tr("Keep"), delete_chosen, statistics);
        return;
    case ACT_IMPORT:
        open_import(statistics, app);
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
        import_chosen(app, statistics, event->text);
        resumed(statistics, app);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_HANDS);
    }
}

/* --- drawing: players --------------------------------------------------------------------------------------------- */

static void draw_number(const App *app, Rect rect, const char *big, const char *small) {
    PanelStyle style = panel_well();
    paint_panel(app->gfx, rect, &style);
    TextStyle words = part_words(TEXT_BOLD, 54, THEME_RIBBON_TOP, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    Rect box = rect_inset(rect, layout_px(&app->layout, 10));
    text_draw(app->gfx, &words, big, rect_of(box.x, box.y, box.w, box.h * .58f));
    words = part_words(TEXT_REGULAR, TYPE_LABEL + 1, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, small, rect_of(box.x, box.y + box.h * .58f, box.w, box.h * .42f));
}

static void number_text(int64_t number, char *out, size_t size) {
    if (!i18n_format_number(out, size, number)) {
        out[0] = '\0';
    }
}

static void draw_numbers(const App *app, const StorePlayer *player, Rect row) {
    char text[32];
    const Layout *layout = &app->layout;
    int columns = layout->portrait ? 2 : 4;
    Rect cell[4];
    for (int i = 0; i < 4; i++) {
        Rect line = layout_row(layout, row, 4 / columns, i / columns, 14);
        cell[i] = layout_column(layout, line, columns, i % columns, 14);
    }
    number_text(player->games, text, sizeof text);
    draw_number(app, cell[0], text, tr("Games"));
    number_text(player->wins, text, sizeof text);
    draw_number(app, cell[1], text, tr("Won"));
    number_text(player->best_stage, text, sizeof text);
    draw_number(app, cell[2], player->best_stage > 0 ? text : "–", tr("Fields in the best stage"));
    if (player->asked > 0) {
        i18n_format_percent(text, sizeof text, player->right * 100 / player->asked);
    }
    draw_number(app, cell[3], player->asked > 0 ? text : "–", tr("Questions right"));
}

static void draw_topic(const App *app, const char *name, int64_t asked, int64_t right, Rect row) {
    const Layout *layout = &app->layout;
    float name_wide = row.w * .28f, note = layout_px(layout, 150);
    TextStyle words = part_words(TEXT_REGULAR, 26, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, name, rect_of(row.x, row.y, name_wide, row.h));
    float thick = fminf(row.h * .5f, layout_px(layout, 30));
    Rect bar = rect_snapped(rect_of(row.x + name_wide + layout_px(layout, 16), row.y + (row.h - thick) / 2,
                                    row.w - name_wide - layout_px(layout, 16) - note, thick));
    paint_bar(app->gfx, bar, asked > 0 ? (float)right / (float)asked : 0, color_rgb(THEME_RIBBON_BOTTOM),
              color_rgb(THEME_GLOW));
    char text[64];
    i18n_format(text, sizeof text, tr("{right} of {asked}"), I18N_NUMBER("right", right), I18N_NUMBER("asked", asked));
    words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_RIGHT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, asked > 0 ? text : "–",
              rect_of(row.x + row.w - note + layout_px(layout, 14), row.y, note - layout_px(layout, 14), row.h));
}

static const StoreTopic *find_topic(const Statistics *statistics, const char *key) {
    for (size_t i = 0; i < statistics->topics.count; i++) {
        if (strcmp(statistics->topics.topic[i].topic, key) == 0) {
            return &statistics->topics.topic[i];
        }
    }
    return NULL;
}

static void draw_topics(const Statistics *statistics, const App *app, Rect box) {
    enum { TOPICS = sizeof TOPIC / sizeof TOPIC[0] };
    const Layout *layout = &app->layout;
    Rect head = layout_cut_top(layout, &box, 50);
    TextStyle words = part_words(TEXT_BOLD, 30, THEME_TEXT, TEXT_LEFT);
    text_draw(app->gfx, &words, tr("Questions by topic"), head);
    layout_cut_top(layout, &box, 10);
    box.h = fminf(box.h, layout_px(layout, 92 * TOPICS));
    for (int i = 0; i < TOPICS; i++) {
        const StoreTopic *topic = find_topic(statistics, TOPIC[i].key);
        draw_topic(app, tr(TOPIC[i].name), topic != NULL ? topic->asked : 0, topic != NULL ? topic->right : 0,
                   layout_row(layout, box, TOPICS, i, 4));
    }
}

static void draw_empty(const App *app, Rect panel, const char *sentence) {
    const Layout *layout = &app->layout;
    float high = fminf(panel.h * .5f, layout_px(layout, 300));
    Point feet = {panel.x + panel.w / 2, panel.y + panel.h * .6f};
    paint_pool(app->gfx, feet, high * .7f, high * .16f, color_alpha(color_rgb(0xffe9b4), .3f));
    part_figurine(app->gfx, FIGURINE_LENS, POSE_STAND, feet, high, NULL);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, sentence,
              rect_of(panel.x + panel.w * .1f, feet.y + layout_px(layout, 16), panel.w * .8f, layout_px(layout, 110)));
}

static void draw_players(const Statistics *statistics, const App *app, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    if (statistics->players.count == 0) {
        draw_empty(app, rect_union(places->list, places->detail),
                   tr("Nobody has finished a game yet. Play one, and it will be told here."));
        return;
    }
    const StorePlayer *player = &statistics->players.player[statistics->player];
    Rect inside = rect_inset(places->detail, layout_px(layout, 32));
    Rect head = layout_cut_top(layout, &inside, 76);
    TextStyle words = part_words(TEXT_BOLD, 52, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, player->name, head);
    layout_cut_top(layout, &inside, 16);
    Rect numbers = layout_cut_top(layout, &inside, layout->portrait ? 320 : 170);
    draw_numbers(app, player, numbers);
    layout_cut_top(layout, &inside, 30);
    draw_topics(statistics, app, inside);
}

/* --- drawing: games ----------------------------------------------------------------------------------------------- */

static void about_game(const Statistics *statistics, const StoreGame *game, char *out, size_t size) {
    char date[48];
    int year, month, day;
    day_of(game->started, &year, &month, &day);
    i18n_format_date(date, sizeof date, year, month, day);
    const char *message = game->imported                        ? tr("{date}, from a file")
                          : game->state == STORE_GAME_FINISHED  ? tr("{date}")
                          : game->state == STORE_GAME_ABANDONED ? tr("{date}, given up")
                          : game->id == statistics->interrupted ? tr("{date}, interrupted")
                                                                : tr("{date}, not finished");
    i18n_format(out, size, message, I18N_TEXT("date", date));
}

static void draw_game(const Statistics *statistics, const App *app, const StoreGame *game, Rect row) {
    const Layout *layout = &app->layout;
    PanelStyle style = panel_button();
    style.shadow.a = 0;
    paint_panel(app->gfx, row, &style);
    Rect inside = rect_inset(row, layout_px(layout, 14));
    float buttons = layout_px(layout, (84 + 12) * BUTTONS_MAX);
    if (layout->portrait) {
        inside.h -= layout_px(layout, 84);
    } else {
        inside.w -= buttons;
        inside.x += layout->left_handed ? buttons : 0;
    }
    float date_wide = inside.w * .26f;
    char text[160];
    about_game(statistics, game, text, sizeof text);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_LEFT);
    text_draw(app->gfx, &words, text, rect_of(inside.x, inside.y, date_wide - layout_px(layout, 10), inside.h));
    Rect people = rect_of(inside.x + date_wide, inside.y, inside.w - date_wide, inside.h);
    for (int p = 0; p < game->seat_count; p++) {
        const StoreSeat *seat = &game->seat[p];
        Rect cell = layout_column(layout, people, WORLD_PLAYERS_MAX, p, 10);
        float side = fminf(cell.h * .8f, layout_px(layout, 60));
        part_portrait(app->gfx, (Figurine)((unsigned)seat->figurine % FIGURINES),
                      rect_of(cell.x, cell.y + (cell.h - side) / 2, side, side));
        float x = cell.x + side + layout_px(layout, 8), wide = cell.x + cell.w - x;
        bool won = seat->place == 1;
        words = part_words(TEXT_BOLD, 24, won ? THEME_RIBBON_TOP : THEME_TEXT, TEXT_LEFT);
        words.fit = TEXT_SHRINK;
        words.vertical = TEXT_BOTTOM;
        text_draw(app->gfx, &words, seat->name, rect_of(x, cell.y, wide, cell.h * .52f));
        if (seat->place > 0) {
            /* TRANSLATORS: of a finished game: the place somebody came in, and on which field */
            i18n_format(text, sizeof text, tr("{place}. field {field}"), I18N_NUMBER("place", seat->place),
                        I18N_NUMBER("field", seat->field));
            words = part_words(TEXT_REGULAR, TYPE_TINY + 1, THEME_TEXT_SECOND, TEXT_LEFT);
            words.vertical = TEXT_TOP;
            words.fit = TEXT_SHRINK;
            text_draw(app->gfx, &words, text, rect_of(x, cell.y + cell.h * .54f, wide, cell.h * .4f));
        }
    }
}

static void draw_games(const Statistics *statistics, const App *app, const Ui *ui, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect list = inner(layout, places->games);
    if (statistics->games.count == 0) {
        draw_empty(app, places->games, tr("No game has been played yet."));
        return;
    }
    float scroll = ui_scroll(ui, "statistics.games");
    gfx_push_clip(app->gfx, list);
    for (int i = 0; i < (int)statistics->games.count; i++) {
        Rect row = rect_moved(game_rect(layout, list, i), 0, -scroll);
        if (row.y < list.y + list.h && row.y + row.h > list.y) {
            draw_game(statistics, app, &statistics->games.game[i], row);
        }
    }
    gfx_pop_clip(app->gfx);
}

static void background(const void *state, const App *app) {
    const Statistics *statistics = state;
    const Layout *layout = &app->layout;
    StatisticsPlaces places = places_for(layout);
    part_table(app);
    TextStyle words = part_words(TEXT_BOLD, TYPE_HEADING, THEME_TEXT,
                                 layout->portrait      ? TEXT_CENTER
                                 : layout->left_handed ? TEXT_RIGHT
                                                       : TEXT_LEFT);
    float free_wide = layout->portrait ? layout->wide - 280 : layout->wide - places.tab[0].w / layout->u * 2 - 200;
    float x = layout->portrait ? 140 : layout->left_handed ? layout->wide - 132 - free_wide : 132;
    text_draw(app->gfx, &words, tr("Statistics"), layout_rect(layout, x, 14, free_wide, 92));
    if (statistics->tab == TAB_GAMES) {
        part_panel(app, places.games, NULL);
    } else if (statistics->players.count > 0) {
        part_panel(app, places.list, NULL);
        part_panel(app, places.detail, NULL);
    } else {
        part_panel(app, rect_union(places.list, places.detail), NULL);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Statistics *statistics = state;
    StatisticsPlaces places = places_for(&app->layout);
    if (statistics->tab == TAB_PLAYERS) {
        draw_players(statistics, app, &places);
    } else {
        draw_games(statistics, app, ui, &places);
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
    .background = background,
    .draw = draw,
};
