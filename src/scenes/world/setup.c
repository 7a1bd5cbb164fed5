/* A new game. People come here from the title or after a game, choose who sits at the table and how long the way is,
 * and start; or start at once with what they chose last time. Everything is remembered. What cannot be cannot be
 * chosen: a figurine that somebody has is swapped, an empty name has a default, and the start button says what is
 * missing. */
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "scenes/parts.h"
#include "scenes/world/session.h"
#include "scenes/world/words.h"
#include "scenes/world/world_scenes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DICE = -1, PERSON = -1, QUESTION_LEVELS = 3, NAME_MAX_BYTES = 40 };

typedef enum SetupAct {
    ACT_BACK = 1,
    ACT_HELP,
    ACT_SEATS,     /* a: how many */
    ACT_KIND,      /* a: seat */
    ACT_FIGURINE,  /* a: seat */
    ACT_NAME,      /* a: seat */
    ACT_NAMES,     /* a: seat */
    ACT_LEVEL,     /* a: seat */
    ACT_STARTS,    /* a: seat, or DICE */
    ACT_ROUTE,     /* a: which board */
    ACT_QUESTIONS, /* a: DeckLevel */
    ACT_START,
} SetupAct;

typedef struct Setup {
    int players;
    SessionSeat seat[WORLD_PLAYERS_MAX]; /* all four are remembered, whoever plays; an empty name: the default */
    int starter;
    int board;
    DeckLevel questions;
    int naming;            /* the seat whose name is being chosen from the list */
    int goal[BOARD_NAMES]; /* fields; 0: the board cannot be read */
    int64_t games[WORLD_PLAYERS_MAX], wins[WORLD_PLAYERS_MAX];
} Setup;

/* TRANSLATORS: how well a computer plays; the first is for children */
static const char *const LEVEL_NAME[AI_LEVELS] = {N_("Easy"), N_("Medium"), N_("Hard"), N_("Expert")};
/* TRANSLATORS: whom the questions are for */
static const char *const QUESTIONS_NAME[QUESTION_LEVELS] = {N_("Children"), N_("Family"), N_("Experts")};
/* TRANSLATORS: first names of the computer's players, after Otto Schott, Ernst Abbe, Carl Zeiss and Marie Curie */
static const char *const COMPUTER_NAME[WORLD_PLAYERS_MAX] = {N_("Otto"), N_("Ernst"), N_("Carl"), N_("Marie")};

/* --- names -------------------------------------------------------------------------------------------------------- */

static void default_name(const Setup *setup, int seat, char *out, size_t size) {
    if (setup->seat[seat].is_computer) {
        i18n_copy(out, size, tr(COMPUTER_NAME[seat]));
    } else {
        /* TRANSLATORS: the name of somebody who has not given one */
        i18n_format(out, size, tr("Player {n}"), I18N_NUMBER("n", seat + 1));
    }
}

static bool is_blank(const char *name) {
    return name[strspn(name, " \t")] == '\0';
}

static void name_of(const Setup *setup, int seat, char *out, size_t size) {
    if (is_blank(setup->seat[seat].name)) {
        default_name(setup, seat, out, size);
        return;
    }
    const char *name = setup->seat[seat].name;
    name += strspn(name, " \t");
    i18n_copy(out, size, name);
    for (size_t end = strlen(out); end > 0 && (out[end - 1] == ' ' || out[end - 1] == '\t'); end--) {
        out[end - 1] = '\0';
    }
}

/* The first name that two share; false: none. Statistics go by names, and so do people. */
static bool shared_name(const Setup *setup, char *out, size_t size) {
    for (int a = 0; a < setup->players; a++) {
        char first[STORE_NAME_SIZE], second[STORE_NAME_SIZE];
        name_of(setup, a, first, sizeof first);
        for (int b = a + 1; b < setup->players; b++) {
            name_of(setup, b, second, sizeof second);
            if (strcmp(first, second) == 0) {
                i18n_copy(out, size, first);
                return true;
            }
        }
    }
    return false;
}

/* --- remembering -------------------------------------------------------------------------------------------------- */

static const char *seat_key(int seat, const char *what) {
    return ui_id("new_game.seat%d.%s", seat, what);
}

static void defaults(Setup *setup) {
    setup->players = 2;
    setup->starter = 0;
    setup->board = 1;
    setup->questions = DECK_FAMILY;
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        setup->seat[i] = (SessionSeat){.figurine = (Figurine)i, .is_computer = i > 0, .level = AI_MEDIUM};
    }
}

/* Figurines from a file need not be four different ones. */
static void repair_figurines(Setup *setup) {
    unsigned used = 0;
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        int figurine = (int)setup->seat[i].figurine;
        while (used & 1u << figurine) {
            figurine = (figurine + 1) % FIGURINES;
        }
        used |= 1u << figurine;
        setup->seat[i].figurine = (Figurine)figurine;
    }
}

static void recall(Setup *setup, const Store *store) {
    setup->players = (int)store_get_number(store, "new_game.players", 2, WORLD_PLAYERS_MIN, WORLD_PLAYERS_MAX);
    setup->starter = (int)store_get_number(store, "new_game.starter", 0, DICE, setup->players - 1);
    setup->questions = (DeckLevel)store_get_number(store, "new_game.questions", DECK_FAMILY, 0, QUESTION_LEVELS - 1);
    const char *board = store_get_text(store, "new_game.route", board_names[1]);
    for (int i = 0; i < BOARD_NAMES; i++) {
        if (strcmp(board, board_names[i]) == 0) {
            setup->board = i;
        }
    }
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        SessionSeat *seat = &setup->seat[i];
        i18n_copy(seat->name, sizeof seat->name, store_get_text(store, seat_key(i, "name"), ""));
        seat->is_computer = store_get_flag(store, seat_key(i, "computer"), i > 0);
        seat->level = (AiLevel)store_get_number(store, seat_key(i, "level"), AI_MEDIUM, 0, AI_LEVELS - 1);
        seat->figurine = (Figurine)store_get_number(store, seat_key(i, "figurine"), i, 0, FIGURINES - 1);
    }
    repair_figurines(setup);
}

static void remember(const Setup *setup, Store *store) {
    if (store == NULL) {
        return;
    }
    store_set_number(store, "new_game.players", setup->players);
    store_set_number(store, "new_game.starter", setup->starter);
    store_set_number(store, "new_game.questions", setup->questions);
    store_set_text(store, "new_game.route", board_names[setup->board]);
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        const SessionSeat *seat = &setup->seat[i];
        store_set_text(store, seat_key(i, "name"), seat->name);
        store_set_flag(store, seat_key(i, "computer"), seat->is_computer);
        store_set_number(store, seat_key(i, "level"), seat->level);
        store_set_number(store, seat_key(i, "figurine"), seat->figurine);
    }
}

/* What is known of the people who sit down. */
static void look_up(Setup *setup, App *app) {
    memset(setup->games, 0, sizeof setup->games);
    if (app->store == NULL) {
        return;
    }
    StorePlayers known = store_list_players(app->store, "world");
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        char name[STORE_NAME_SIZE];
        name_of(setup, i, name, sizeof name);
        for (size_t k = 0; k < known.count; k++) {
            if (strcmp(known.player[k].name, name) == 0) {
                setup->games[i] = known.player[k].games;
                setup->wins[i] = known.player[k].wins;
            }
        }
    }
    store_players_free(&known);
}

static void read_boards(Setup *setup) {
    static Board board; /* large */
    for (int i = 0; i < BOARD_NAMES; i++) {
        DataError error = {0};
        setup->goal[i] = board_load_named(&board, paths_assets(), board_names[i], &error) ? board.track.goal : 0;
    }
}

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    Setup *setup = state;
    defaults(setup);
    if (app->store != NULL) {
        recall(setup, app->store);
    }
    read_boards(setup);
    look_up(setup, app);
    sound_music(app->sound, MUSIC_TITLE);
}

static void leave(void *state, App *app) {
    remember(state, app->store);
}

static void resumed(void *state, App *app) {
    look_up(state, app);
    scene_rebuild(app);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct SetupPlaces {
    Rect seats[3]; /* how many play */
    Rect panel[WORLD_PLAYERS_MAX];
    Rect routes, route[BOARD_NAMES];
    Rect options, question[QUESTION_LEVELS], dice, start;
    Rect options_head, routes_head, dice_head;
} SetupPlaces;

static void place_panels(const Layout *layout, Rect box, int players, int columns, SetupPlaces *places) {
    int rows = (players + columns - 1) / columns;
    for (int i = 0; i < players; i++) {
        Rect row = layout_row(layout, box, rows, i / columns, 18);
        int in_row = players - i / columns * columns < columns ? players - i / columns * columns : columns;
        float widest = layout_px(layout, 640);
        Rect cell = layout_column(layout, row, in_row < columns ? in_row : columns, i % columns, 18);
        if (cell.w > widest) { /* two at a wide table sit in the middle */
            float gap = layout_px(layout, 18), all = widest * (float)in_row + gap * (float)(in_row - 1);
            cell = rect_snapped(
                rect_of(row.x + (row.w - all) / 2 + (widest + gap) * (float)(i % columns), row.y, widest, row.h));
        }
        places->panel[i] = cell;
    }
}

static void place_options(const Layout *layout, Rect box, SetupPlaces *places) {
    places->options = box;
    Rect inside = rect_inset(box, layout_px(layout, 18));
    places->options_head = layout_cut_top(layout, &inside, 36);
    Rect row = layout_cut_top(layout, &inside, 68);
    for (int i = 0; i < QUESTION_LEVELS; i++) {
        places->question[i] = layout_column(layout, row, QUESTION_LEVELS, i, 10);
    }
    layout_cut_top(layout, &inside, 14);
    places->dice = layout_cut_top(layout, &inside, 64);
}

static void place_routes(const Layout *layout, Rect box, SetupPlaces *places) {
    places->routes = box;
    Rect inside = rect_inset(box, layout_px(layout, 18));
    places->routes_head = layout_cut_top(layout, &inside, 36);
    for (int i = 0; i < BOARD_NAMES; i++) {
        places->route[i] = layout_column(layout, inside, BOARD_NAMES, i, 14);
    }
}

static SetupPlaces places_for(const Layout *layout, int players) {
    SetupPlaces places = {0};
    float wide = layout->wide, margin = 24;
    if (layout->portrait) {
        float high = layout->high, panels = fminf(high - 112 - 92 - 300 - 210 - 160 - 60, 1120);
        Rect row = layout_rect(layout, margin, 116, wide - 2 * margin, 76);
        for (int i = 0; i < 3; i++) {
            places.seats[i] = layout_column(layout, row, 3, i, 12);
        }
        float y = 210;
        place_panels(layout, layout_rect(layout, margin, y, wide - 2 * margin, panels), players, 2, &places);
        y += panels + 18;
        place_routes(layout, layout_rect(layout, margin, y, wide - 2 * margin, 282), &places);
        y += 300;
        place_options(layout, layout_rect(layout, margin, y, wide - 2 * margin, 222), &places);
        places.start = layout_rect(layout, 140, fmaxf(y + 240, high - 190), wide - 280, 140);
        return places;
    }
    bool narrow = part_is_narrow(layout);
    float seats_wide = narrow ? 560 : 640, x = layout->left_handed ? margin : wide - margin - seats_wide;
    Rect row = layout_rect(layout, x, 24, seats_wide, 76);
    for (int i = 0; i < 3; i++) {
        places.seats[i] = layout_column(layout, row, 3, i, 12);
    }
    place_panels(layout, layout_rect(layout, margin, 124, wide - 2 * margin, 590), players, 4, &places);
    float options = narrow ? 480 : 560;
    float routes = wide - 2 * margin - options - 18;
    float routes_x = layout->left_handed ? margin + options + 18 : margin;
    float options_x = layout->left_handed ? margin : margin + routes + 18;
    place_routes(layout, layout_rect(layout, routes_x, 732, routes, 324), &places);
    place_options(layout, layout_rect(layout, options_x, 732, options, 204), &places);
    places.start = layout_rect(layout, options_x, 948, options, 108);
    return places;
}

typedef struct SeatPlaces {
    Rect figurine, name, names, kind, level, starts;
} SeatPlaces;

static SeatPlaces seat_places(const Layout *layout, Rect panel) {
    SeatPlaces places;
    Rect inside = rect_inset(panel, layout_px(layout, 18));
    float unit = inside.h / layout->u; /* as high as the panel is */
    float gap = fminf(unit * .02f, 12), row = fminf((unit - 4 * gap) * .138f, 84);
    places.starts = layout_cut_bottom(layout, &inside, row);
    layout_cut_bottom(layout, &inside, gap);
    places.level = layout_cut_bottom(layout, &inside, row);
    layout_cut_bottom(layout, &inside, gap);
    places.kind = layout_cut_bottom(layout, &inside, row);
    layout_cut_bottom(layout, &inside, gap);
    places.name = layout_cut_bottom(layout, &inside, row);
    places.names = layout_cut_right(layout, &places.name, row);
    layout_cut_right(layout, &places.name, gap * .8f);
    layout_cut_bottom(layout, &inside, gap);
    places.figurine = inside;
    return places;
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static void knows(AiLevel level, char *out, size_t size) {
    /* TRANSLATORS: how many of ten questions a computer's player can answer */
    i18n_format(out, size, tr("knows {n} of 10 answers"),
                I18N_NUMBER("n", (ai_quiz_permille_on_average(level) + 50) / 100));
}

static void build_seat(const Setup *setup, const App *app, Ui *ui, int i, Rect panel) {
    SeatPlaces at = seat_places(&app->layout, panel);
    const SessionSeat *seat = &setup->seat[i];
    char name[STORE_NAME_SIZE], label[160];
    default_name(setup, i, name, sizeof name);
    ui_add(ui, &(Widget){.id = ui_id("setup.seat%d.figurine", i),
                         .kind = WIDGET_CUSTOM,
                         .rect = at.figurine,
                         .label = tr("Another figurine"),
                         .hint = tr("Another figurine"),
                         .act = ACT_FIGURINE,
                         .a = i});
    ui_add(ui, &(Widget){.id = ui_id("setup.seat%d.name", i),
                         .kind = WIDGET_TEXT_FIELD,
                         .rect = at.name,
                         .label = tr("Name"),
                         .text = seat->name,
                         .hint = name,
                         .text_max = NAME_MAX_BYTES,
                         .act = ACT_NAME,
                         .a = i});
    ui_add(ui, &(Widget){.id = ui_id("setup.seat%d.names", i),
                         .rect = at.names,
                         .label = "",
                         .picture = "icons/log",
                         .hint = tr("Choose a name"),
                         .act = ACT_NAMES,
                         .a = i});
    ui_add(ui, &(Widget){.id = ui_id("setup.seat%d.kind", i),
                         .kind = WIDGET_CUSTOM,
                         .rect = at.kind,
                         .label = seat->is_computer ? tr("Computer") : tr("Person"),
                         .act = ACT_KIND,
                         .a = i});
    if (seat->is_computer) {
        ui_add(ui, &(Widget){.id = ui_id("setup.seat%d.level", i),
                             .kind = WIDGET_CUSTOM,
                             .rect = at.level,
                             .label = tr(LEVEL_NAME[seat->level]),
                             .act = ACT_LEVEL,
                             .a = i});
    }
    name_of(setup, i, name, sizeof name);
    i18n_format(label, sizeof label, tr("{name} begins"), I18N_TEXT("name", name));
    ui_add(ui, &(Widget){.id = ui_id("setup.seat%d.starts", i),
                         .rect = at.starts,
                         .label = setup->starter == i ? label : tr("Youngest? You begin!"),
                         .picture = "icons/youngest",
                         .size = 25,
                         .selected = setup->starter == i,
                         .act = ACT_STARTS,
                         .a = i});
}

static void build_choices(const Setup *setup, const App *app, Ui *ui, const SetupPlaces *places) {
    (void)app;
    static char label[64];
    for (int i = 0; i < BOARD_NAMES; i++) {
        char why[128];
        i18n_copy(why, sizeof why, tr("This route cannot be read."));
        ui_add(ui, &(Widget){.id = ui_id("setup.route.%s", board_names[i]),
                             .kind = WIDGET_CUSTOM,
                             .rect = places->route[i],
                             .label = words_route(board_names[i]),
                             .why_not = setup->goal[i] > 0 ? NULL : why,
                             .selected = setup->board == i,
                             .act = ACT_ROUTE,
                             .a = i});
    }
    static const char *const QUESTIONS_ID[QUESTION_LEVELS] = {"setup.questions.children", "setup.questions.family",
                                                              "setup.questions.experts"};
    for (int i = 0; i < QUESTION_LEVELS; i++) {
        ui_add(ui, &(Widget){.id = QUESTIONS_ID[i],
                             .rect = places->question[i],
                             .label = tr(QUESTIONS_NAME[i]),
                             .size = 25,
                             .selected = (int)setup->questions == i,
                             .act = ACT_QUESTIONS,
                             .a = i});
    }
    i18n_copy(label, sizeof label, tr("Dice decide who begins"));
    ui_add(ui, &(Widget){.id = "setup.dice",
                         .rect = places->dice,
                         .label = label,
                         .picture = "icons/dice",
                         .size = 25,
                         .selected = setup->starter == DICE,
                         .act = ACT_STARTS,
                         .a = DICE});
}

static void build_start(const Setup *setup, Ui *ui, Rect rect) {
    char name[STORE_NAME_SIZE], why[256];
    bool shared = shared_name(setup, name, sizeof name);
    if (shared) {
        i18n_format(why, sizeof why, tr("Two at the table are called {name}. Give one of them another name."),
                    I18N_TEXT("name", name));
    }
    ui_add(ui, &(Widget){.id = "setup.start",
                         .look = LOOK_MAIN,
                         .rect = rect,
                         .label = tr("Start"),
                         .why_not = shared ? why : NULL,
                         .size = 50,
                         .act = ACT_START});
}

static void build(void *state, App *app, Ui *ui) {
    const Setup *setup = state;
    SetupPlaces places = places_for(&app->layout, setup->players);
    for (int i = 0; i < setup->players; i++) {
        build_seat(setup, app, ui, i, places.panel[i]);
    }
    for (int count = WORLD_PLAYERS_MIN; count <= WORLD_PLAYERS_MAX; count++) {
        char label[64];
        i18n_format(label, sizeof label, trn("{n} player", "{n} players", (unsigned long)count),
                    I18N_NUMBER("n", count));
        ui_add(ui, &(Widget){.id = ui_id("setup.seats%d", count),
                             .rect = places.seats[count - WORLD_PLAYERS_MIN],
                             .label = label,
                             .size = 28,
                             .selected = setup->players == count,
                             .act = ACT_SEATS,
                             .a = count});
    }
    build_choices(setup, app, ui, &places);
    build_start(setup, ui, places.start);
    part_header_build(app, ui, "setup.back", ACT_BACK);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void next_figurine(Setup *setup, int seat, int step) {
    Figurine old = setup->seat[seat].figurine;
    Figurine wanted = (Figurine)(((int)old + step + FIGURINES) % FIGURINES);
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        if (setup->seat[i].figurine == wanted) {
            setup->seat[i].figurine = old; /* who has it gets the one that was given up */
        }
    }
    setup->seat[seat].figurine = wanted;
}

static void name_chosen(App *app, void *context, const char *name) {
    (void)app;
    Setup *setup = context;
    i18n_copy(setup->seat[setup->naming].name, sizeof setup->seat[0].name, name);
}

static void open_names(Setup *setup, App *app, int seat) {
    NamesArgument argument = {.chosen = name_chosen, .context = setup};
    setup->naming = seat;
    for (int i = 0; i < setup->players; i++) {
        if (i != seat) {
            name_of(setup, i, argument.taken[i], sizeof argument.taken[i]);
        }
    }
    scene_push(app, &NAMES_SCENE, &argument, sizeof argument);
}

static void start(Setup *setup, App *app) {
    SessionSetup game = {.players = setup->players, .starter = setup->starter, .questions = setup->questions};
    for (int i = 0; i < setup->players; i++) {
        game.seat[i] = setup->seat[i];
        name_of(setup, i, game.seat[i].name, sizeof game.seat[i].name);
    }
    snprintf(game.board, sizeof game.board, "%s", board_names[setup->board]);
    SessionError error = {{0}};
    if (session_start(app, &game, &error)) {
        scene_go(app, &STAGE_SCENE, NULL, 0);
    } else {
        message_show(app, tr("New game"), error.text, tr("OK"), NULL, NULL, NULL);
    }
}

static void change_kind(Setup *setup, App *app, int seat) {
    setup->seat[seat].is_computer = !setup->seat[seat].is_computer;
    look_up(setup, app);
}

static void press(Setup *setup, App *app, const UiEvent *event) {
    UiLook look = ui_look(scene_ui(app), event->id);
    bool at_left = event->point.x < look.rect.x + look.rect.w * .3f && event->point.x >= look.rect.x &&
                   event->point.y >= look.rect.y && event->point.y < look.rect.y + look.rect.h;
    switch ((SetupAct)event->act) {
    case ACT_BACK:
        scene_go(app, &TITLE_SCENE, NULL, 0);
        return;
    case ACT_HELP:
        help_show(app, HELP_GOAL);
        return;
    case ACT_SEATS:
        setup->players = event->a;
        setup->starter = setup->starter >= setup->players ? 0 : setup->starter;
        break;
    case ACT_KIND:
        change_kind(setup, app, event->a);
        break;
    case ACT_FIGURINE:
        next_figurine(setup, event->a, at_left ? -1 : 1);
        sound_play(app->sound, SOUND_HOP);
        break;
    case ACT_NAME:
        return;
    case ACT_NAMES:
        open_names(setup, app, event->a);
        return;
    case ACT_LEVEL:
        setup->seat[event->a].level =
            (AiLevel)(((int)setup->seat[event->a].level + (at_left ? AI_LEVELS - 1 : 1)) % AI_LEVELS);
        break;
    case ACT_STARTS:
        setup->starter = event->a;
        break;
    case ACT_ROUTE:
        setup->board = event->a;
        break;
    case ACT_QUESTIONS:
        setup->questions = (DeckLevel)event->a;
        break;
    case ACT_START:
        start(setup, app);
        return;
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Setup *setup = state;
    if (event->kind == UI_PRESSED) {
        press(setup, app, event);
    } else if (event->kind == UI_CHANGED && event->act == ACT_NAME) {
        i18n_copy(setup->seat[event->a].name, sizeof setup->seat[0].name, event->text);
        look_up(setup, app);
        scene_rebuild(app);
    } else if (event->kind == UI_BACK) {
        scene_go(app, &TITLE_SCENE, NULL, 0);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_GOAL);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void background(const void *state, const App *app) {
    const Setup *setup = state;
    SetupPlaces places = places_for(&app->layout, setup->players);
    part_table(app);
    if (app->layout.portrait) {
        part_header_draw(app, tr("New game"));
    } else {
        const Layout *layout = &app->layout;
        float wide = layout->wide - (part_is_narrow(layout) ? 560 : 640) - 24 - 150;
        Rect box = layout_rect(layout, layout->left_handed ? layout->wide - 132 - wide : 132, 14, wide, 92);
        TextStyle words = part_words(TEXT_BOLD, TYPE_HEADING, THEME_TEXT, layout->left_handed ? TEXT_RIGHT : TEXT_LEFT);
        text_draw(app->gfx, &words, tr("New game"), box);
    }
    for (int i = 0; i < setup->players; i++) {
        PanelStyle style = panel_glass();
        style.edge_top = color_mix(theme_player_light(setup->seat[i].figurine), style.edge_top, .25f);
        paint_panel(app->gfx, places.panel[i], &style);
        SeatPlaces at = seat_places(&app->layout, places.panel[i]);
        Point ground = {at.figurine.x + at.figurine.w / 2, at.figurine.y + at.figurine.h * .88f};
        paint_pool(app->gfx, ground, at.figurine.w * .42f, at.figurine.h * .2f,
                   color_alpha(theme_player_light(setup->seat[i].figurine), .55f));
    }
    part_panel(app, places.routes, NULL);
    part_panel(app, places.options, NULL);
    TextStyle head = part_words(TEXT_BOLD, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_LEFT);
    head.vertical = TEXT_TOP;
    text_draw(app->gfx, &head, tr("The way from Jena to Mainz"), places.routes_head);
    text_draw(app->gfx, &head, tr("Questions for"), places.options_head);
}

static Color hover_light(const UiLook *look) {
    return color_alpha(color_rgb(0xffffff), look->hovered ? .95f : .7f);
}

static void draw_figurine(const Setup *setup, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, ui_id("setup.seat%d.figurine", i));
    Rect at = look.rect;
    float high = fminf(at.h, at.w * 1.1f) * 1.06f;
    float down = look.pressed ? layout_px(&app->layout, 5) : 0;
    part_figurine(app->gfx, setup->seat[i].figurine,
                  look.pressed   ? POSE_LAND
                  : look.hovered ? POSE_CHEER
                                 : POSE_STAND,
                  (Point){at.x + at.w / 2, at.y + at.h * .93f + down}, high, NULL);
    float side = layout_px(&app->layout, 34);
    float y = at.y + at.h / 2;
    paint_sign(app->gfx, SIGN_LEFT, rect_around((Point){at.x + side, y}, side, side), hover_light(&look));
    paint_sign(app->gfx, SIGN_RIGHT, rect_around((Point){at.x + at.w - side, y}, side, side), hover_light(&look));
}

/* Two halves, the chosen one lit. */
static void draw_kind(const Setup *setup, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, ui_id("setup.seat%d.kind", i));
    Gfx *gfx = app->gfx;
    PanelStyle well = panel_well(), lit = panel_main();
    lit.shadow.a = 0;
    paint_panel(gfx, look.rect, &well);
    for (int half = 0; half < 2; half++) {
        bool chosen = (half == 1) == setup->seat[i].is_computer;
        Rect box = layout_column(&app->layout, look.rect, 2, half, 0);
        if (chosen) {
            Rect inner = rect_snapped(rect_inset(box, layout_px(&app->layout, 5)));
            lit.radius = RADIUS_BUTTON - 4;
            paint_panel(gfx, inner, &lit);
        }
        float side = box.h * .58f, padding = layout_px(&app->layout, 12);
        bool roomy = box.w > layout_px(&app->layout, 190);
        Rect icon = rect_of(box.x + padding, box.y + (box.h - side) / 2, side, side);
        if (roomy) {
            picture_draw(gfx, half == 1 ? "icons/computer" : "icons/person", rect_snapped(icon),
                         chosen ? &(PictureLook){.tint = color_rgb(THEME_RIBBON_INK)} : NULL);
        }
        float x = roomy ? icon.x + side + padding * .6f : box.x + padding * .5f;
        TextStyle words = part_words(TEXT_BOLD, 25,
                                     chosen         ? THEME_RIBBON_INK
                                     : look.hovered ? THEME_TEXT
                                                    : THEME_TEXT_SECOND,
                                     roomy ? TEXT_LEFT : TEXT_CENTER);
        text_draw(gfx, &words, half == 1 ? tr("Computer") : tr("Person"),
                  rect_of(x, box.y, box.x + box.w - x - padding * .5f, box.h));
    }
}

/* The computer's level with bars that grow, and what it knows. */
static void draw_level(const Setup *setup, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, ui_id("setup.seat%d.level", i));
    Gfx *gfx = app->gfx;
    PanelStyle style = panel_button();
    if (look.hovered) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .14f);
    }
    paint_panel(gfx, look.rect, &style);
    Rect at = look.rect;
    float side = at.h * .3f, edge = layout_px(&app->layout, 26);
    paint_sign(gfx, SIGN_LEFT, rect_around((Point){at.x + edge, at.y + at.h / 2}, side, side), hover_light(&look));
    paint_sign(gfx, SIGN_RIGHT, rect_around((Point){at.x + at.w - edge, at.y + at.h / 2}, side, side),
               hover_light(&look));
    char text[128];
    knows(setup->seat[i].level, text, sizeof text);
    Rect middle = rect_of(at.x + edge * 1.8f, at.y, at.w - edge * 3.6f, at.h);
    float bars = layout_px(&app->layout, 12), gap = layout_px(&app->layout, 5);
    TextStyle words = part_words(TEXT_BOLD, 27, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    Rect head = rect_of(middle.x, middle.y + at.h * .08f, middle.w, at.h * .48f);
    Rect ink = text_draw(gfx, &words, tr(LEVEL_NAME[setup->seat[i].level]), head);
    float x = ink.x + ink.w + layout_px(&app->layout, 14), bottom = head.y + head.h * .78f;
    for (int bar = 0; bar < AI_LEVELS; bar++) {
        float high = at.h * (.1f + .08f * (float)bar);
        paint_rounded(gfx, rect_of(x + (bars * .7f + gap) * (float)bar, bottom - high, bars * .7f, high), 2,
                      bar <= (int)setup->seat[i].level ? color_rgb(THEME_GLOW)
                                                       : color_alpha(color_rgb(THEME_WELL), .8f));
    }
    words = part_words(TEXT_REGULAR, TYPE_TINY + 2, THEME_TEXT_SECOND, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, text, rect_of(middle.x, at.y + at.h * .54f, middle.w, at.h * .38f));
}

/* In the place of a level: how often this person has played. */
static void draw_person(const Setup *setup, const App *app, int i, Rect at) {
    char text[160];
    TextStyle words = part_words(TEXT_REGULAR, TYPE_LABEL + 1, THEME_TEXT_SECOND, TEXT_CENTER);
    if (setup->games[i] == 0) {
        i18n_copy(text, sizeof text, tr("plays for the first time"));
    } else {
        i18n_format(
            text, sizeof text,
            trn("{games} game so far, {wins} won", "{games} games so far, {wins} won", (unsigned long)setup->games[i]),
            I18N_NUMBER("games", setup->games[i]), I18N_NUMBER("wins", setup->wins[i]));
    }
    text_draw(app->gfx, &words, text, at);
}

static void draw_route(const Setup *setup, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, ui_id("setup.route.%s", board_names[i]));
    const Layout *layout = &app->layout;
    Gfx *gfx = app->gfx;
    bool chosen = setup->board == i;
    Rect at = look.pressed ? rect_scaled(look.rect, .98f) : look.rect;
    PanelStyle style = panel_button();
    if (look.hovered) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .12f);
    }
    if (chosen) {
        paint_glow(gfx, at, RADIUS_BUTTON, 16, color_alpha(color_rgb(THEME_GLOW), .75f));
    }
    paint_panel(gfx, at, &style);
    Rect inside = rect_inset(at, layout_px(layout, 12));
    Rect words_box = layout_cut_bottom(layout, &inside, 66);
    part_route(gfx, board_names[i], inside);
    if (chosen) {
        paint_ring(gfx, at, RADIUS_BUTTON, 4, color_rgb(THEME_GLOW));
        float side = layout_px(layout, 44);
        Rect mark = rect_around((Point){at.x + at.w - side * .55f, at.y + side * .55f}, side, side);
        paint_disc(gfx, rect_middle(mark), side / 2, color_rgb(THEME_GLOW));
        paint_sign(gfx, SIGN_TICK, rect_scaled(mark, .56f), color_rgb(THEME_RIBBON_INK));
    }
    TextStyle words = part_words(TEXT_BOLD, 29, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, words_route(board_names[i]),
              rect_of(words_box.x, words_box.y, words_box.w, words_box.h * .56f));
    char text[64];
    i18n_format(text, sizeof text, trn("{n} field", "{n} fields", (unsigned long)setup->goal[i]),
                I18N_NUMBER("n", setup->goal[i]));
    words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(gfx, &words, text,
              rect_of(words_box.x, words_box.y + words_box.h * .54f, words_box.w, words_box.h * .46f));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Setup *setup = state;
    SetupPlaces places = places_for(&app->layout, setup->players);
    for (int i = 0; i < setup->players; i++) {
        draw_figurine(setup, app, ui, i);
        draw_kind(setup, app, ui, i);
        if (setup->seat[i].is_computer) {
            draw_level(setup, app, ui, i);
        } else {
            draw_person(setup, app, i, seat_places(&app->layout, places.panel[i]).level);
        }
    }
    for (int i = 0; i < BOARD_NAMES; i++) {
        draw_route(setup, app, ui, i);
    }
    ui_draw(ui);
}

const Scene SETUP_SCENE = {
    .name = "setup",
    .state_size = sizeof(Setup),
    .enter = enter,
    .leave = leave,
    .resumed = resumed,
    .build = build,
    .handle = handle,
    .background = background,
    .draw = draw,
};
