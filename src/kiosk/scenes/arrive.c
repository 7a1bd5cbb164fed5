/* Visitors sit down. They come here by their first touch; unless they chose it with that, they choose a language; then
 * everything is on one screen and has a value already: which game, how many they are, their figurines and names,
 * computers to play against. One more touch and the game begins; or the first game that explains itself. */
#include "kiosk/scenes/arrive_inside.h"

#include "ai/character.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "kiosk/scenes/visit.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/table/friendly.h"
#include "shell/parts.h"

#include <stdio.h>
#include <string.h>

typedef enum ArriveAct {
    ACT_BACK = 1,
    ACT_CHOOSE,    /* a: language in the config */
    ACT_LANGUAGES, /* another one after all */
    ACT_PERSONS,   /* a: how many */
    ACT_FIGURINE,  /* a: seat */
    ACT_NAME,      /* a: seat */
    ACT_COMPUTER,  /* a: seat: one sits down there, or gets up */
    ACT_GAME,      /* a: which of those on offer */
    ACT_ROUTE,     /* a: in the config */
    ACT_TUTORIAL,
    ACT_START,
} ArriveAct;

/* --- who sits where ----------------------------------------------------------------------------------------------- */

static bool has_name(const Arrive *arrive, const char *name, int except) {
    for (int i = 0; i < SEATS_MAX; i++) {
        if (i != except && strcmp(arrive->seat[i].name, name) == 0) {
            return true;
        }
    }
    return false;
}

static void name_person(Arrive *arrive, App *app, int seat) {
    char name[FRIENDLY_NAME_BYTES];
    int first = (int)random_below(&app->looks, (uint32_t)friendly_count());
    for (int i = 0; i < friendly_count(); i++) {
        friendly_name(first + i, name, sizeof name);
        if (!has_name(arrive, name, seat)) {
            break;
        }
    }
    i18n_copy(arrive->seat[seat].name, sizeof arrive->seat[seat].name, name);
}

/* A character of its figurine, by a name no visitor has. */
static void name_computer(Arrive *arrive, App *app, int seat) {
    Seat *at = &arrive->seat[seat];
    int first = (int)random_below(&app->looks, AI_CHARACTERS_EACH);
    for (int i = 0; i < AI_CHARACTERS_EACH; i++) {
        int character = ai_character_of((Figurine)at->figurine, (first + i) % AI_CHARACTERS_EACH);
        at->character = character + 1;
        i18n_copy(at->name, sizeof at->name, tr(ai_character(character)->name));
        if (!has_name(arrive, at->name, seat)) {
            return;
        }
    }
}

static AiLevel level_of(const App *app) {
    return kiosk_of(app)->config.questions == DECK_CHILDREN ? AI_GENTLE : AI_EASY;
}

/* Persons first, then computers; who stays what they were keeps the name. */
static void seat_all(Arrive *arrive, App *app) {
    for (int i = 0; i < SEATS_MAX; i++) {
        Seat *seat = &arrive->seat[i];
        bool is_computer = i >= arrive->persons;
        if (seat->is_computer == is_computer && seat->name[0] != '\0') {
            continue;
        }
        seat->is_computer = is_computer;
        seat->character = 0;
        seat->level = level_of(app);
        if (is_computer) {
            name_computer(arrive, app, i);
        } else {
            name_person(arrive, app, i);
        }
    }
}

static void choose_persons(Arrive *arrive, App *app, int persons) {
    arrive->persons = persons;
    arrive->computers = persons == 1 ? 1 : 0;
    seat_all(arrive, app);
}

/* The player with that figurine gets the old one; a computer's name belongs to its figurine. */
static void next_figurine(Arrive *arrive, App *app, int seat) {
    Figurine old = arrive->seat[seat].figurine, wanted = (Figurine)(((int)old + 1) % FIGURINES);
    arrive->seat[seat].figurine = wanted;
    for (int i = 0; i < SEATS_MAX; i++) {
        if (i != seat && arrive->seat[i].figurine == wanted) {
            arrive->seat[i].figurine = old;
            if (arrive->seat[i].is_computer) {
                name_computer(arrive, app, i);
            }
        }
    }
    if (arrive->seat[seat].is_computer) {
        name_computer(arrive, app, seat);
    }
    sound_voice(app->sound, (int)wanted, SOUND_GLAD, (SoundPlace){0, false});
}

/* --- coming ------------------------------------------------------------------------------------------------------- */

static void sit_down(Arrive *arrive, App *app) {
    for (int i = 0; i < SEATS_MAX; i++) {
        arrive->seat[i].name[0] = '\0'; /* of the language chosen now */
    }
    choose_persons(arrive, app, arrive->persons > 0 ? arrive->persons : 1);
}

/* What they have been looking at, or playing. */
static int game_on_table(const App *app) {
    int game = in_play(app) != NULL ? stand_offered(app, stand_game_of(session_rules(in_play(app)))) : -1;
    return game >= 0 ? game : 0;
}

static void enter(void *state, App *app, const void *argument) {
    Arrive *arrive = state;
    const ArriveArgument *given = argument;
    arrive->game = given != NULL && given->has_game ? given->game : game_on_table(app);
    visit_ends(app);
    in_play_prepare(app);
    arrive->has_language = kiosk_of(app)->config.language_count == 1 || (given != NULL && given->has_language);
    int first = (int)random_below(&app->looks, FIGURINES);
    for (int i = 0; i < SEATS_MAX; i++) {
        arrive->seat[i].figurine = (Figurine)((first + i) % FIGURINES);
    }
    sit_down(arrive, app);
    sound_music(app->sound, MUSIC_TITLE);
}

/* --- building ----------------------------------------------------------------------------------------------------- */

static void build_languages(const App *app, Ui *ui, Rect box) {
    const KioskConfig *config = &kiosk_of(app)->config;
    int columns = app->layout.portrait ? 2 : 3;
    int rows = (config->language_count + columns - 1) / columns;
    for (int i = 0; i < config->language_count; i++) {
        Rect row = layout_row(&app->layout, box, rows, i / columns, 30);
        ui_put(ui, ui_id("arrive.language.%s", config->language[i]),
               layout_column(&app->layout, row, columns, i % columns, 30), i18n_own_name(config->language[i]),
               ACT_CHOOSE, .size = 46, .a = i);
    }
}

static void build_seat(const Arrive *arrive, const App *app, Ui *ui, int i, Rect panel) {
    int seated = arrive->persons + arrive->computers;
    if (i > seated) {
        return;
    }
    if (i == seated) {
        ui_put(ui, ui_id("arrive.seat%d.computer", i), panel, tr("Add a computer player"), ACT_COMPUTER,
               .kind = WIDGET_CUSTOM, .a = i);
        return;
    }
    const Seat *seat = &arrive->seat[i];
    ArriveSeatPlaces at = arrive_seat_places(&app->layout, panel, arrive_may_get_up(arrive, app, i));
    ui_put(ui, ui_id("arrive.seat%d.figurine", i), at.figurine, tr("Change piece"), ACT_FIGURINE, .kind = WIDGET_CUSTOM,
           .quiet = true, .a = i);
    if (!seat->is_computer) {
        ui_put(ui, ui_id("arrive.seat%d.name", i), at.name, seat->name, ACT_NAME, .size = 38, .a = i);
    }
    if (arrive_may_get_up(arrive, app, i)) {
        ui_put(ui, ui_id("arrive.seat%d.computer", i), at.computer, tr("Remove"), ACT_COMPUTER, .size = 28, .a = i);
    }
}

static void build_games(const Arrive *arrive, const App *app, Ui *ui, const ArrivePlaces *places) {
    for (int i = 0; i < stand_games(app) && stand_games(app) > 1; i++) {
        ui_put(ui, ui_id("arrive.game.%s", kiosk_of(app)->config.game[i]), places->game[i], stand_scenes(app, i)->name,
               ACT_GAME, .kind = WIDGET_CUSTOM, .selected = arrive->game == i, .a = i);
    }
}

static void build_boards(const Arrive *arrive, const App *app, Ui *ui, const ArrivePlaces *places) {
    const KioskBoards *boards = stand_boards(app, arrive_game(arrive, app));
    for (int i = 0; i < boards->count && boards->count > 1; i++) {
        ui_put(ui, ui_id("arrive.route.%s", boards->name[i]), places->route[i],
               in_play_board(app, stand_scenes(app, arrive->game), boards->name[i]), ACT_ROUTE, .size = 30,
               .selected = arrive->board == i, .a = i);
    }
}

static void build_table(const Arrive *arrive, const App *app, Ui *ui, const ArrivePlaces *places) {
    const KioskConfig *config = &kiosk_of(app)->config;
    const Layout *layout = &app->layout;
    for (int count = 1; count <= config->players_most; count++) {
        char label[64];
        i18n_format(label, sizeof label, trn("{n} player", "{n} players", (unsigned long)count),
                    I18N_NUMBER("n", count));
        ui_put(ui, ui_id("arrive.persons%d", count),
               layout_column(layout, places->persons, config->players_most, count - 1, ARRIVE_GAP), label, ACT_PERSONS,
               .kind = WIDGET_CUSTOM, .selected = arrive->persons == count, .a = count);
    }
    for (int i = 0; i < SEATS_MAX; i++) {
        build_seat(arrive, app, ui, i, places->seat[i]);
    }
    build_games(arrive, app, ui, places);
    build_boards(arrive, app, ui, places);
    if (arrive_has_tutorial(arrive, app)) {
        ui_put(ui, "arrive.tutorial", places->tutorial, tr("Show me how to play"), ACT_TUTORIAL,
               .picture = "icons/hand", .size = 36);
    }
    ui_put(ui, "arrive.start", places->start, tr("Start"), ACT_START, .look = LOOK_MAIN, .size = 66, .glows = true);
}

static void build(void *state, App *app, Ui *ui) {
    const Arrive *arrive = state;
    const Layout *layout = &app->layout;
    ArrivePlaces places = arrive_places(arrive, app);
    if (!arrive->has_language) {
        build_languages(app, ui, places.languages);
    } else {
        build_table(arrive, app, ui, &places);
    }
    part_header_build(app, ui, "arrive.back", ACT_BACK);
    if (arrive->has_language && kiosk_of(app)->config.language_count > 1) {
        ui_put(ui, "arrive.language", layout_rect(layout, layout->wide - 24 - 84, 20, 84, 84), NULL, ACT_LANGUAGES,
               .look = LOOK_ROUND, .picture = "icons/language", .hint = tr("Language"));
    }
}

/* --- what they do ------------------------------------------------------------------------------------------------- */

static void complain(const char *sentence) {
    fprintf(stderr, "%s\n", sentence);
}

static void begin(App *app, bool has_begun, const PlayError *error) {
    if (!has_begun) {
        complain(error->text);
        return;
    }
    in_play_show(app);
}

static void start(const Arrive *arrive, App *app) {
    const StandGame *game = arrive_game(arrive, app);
    PlayError error = {{0}};
    StandTable table = {.players = arrive->persons + arrive->computers,
                        .board = stand_boards(app, game)->name[arrive->board]};
    memcpy(table.seat, arrive->seat, sizeof table.seat);
    begin(app, game->begin(app, &table, &error), &error);
}

/* Who sits there stays; a game that wants more of them gets a computer. */
static void choose_game(Arrive *arrive, App *app, int game) {
    arrive->game = game;
    arrive->board = 0;
    int least = arrive_game(arrive, app)->players_least;
    if (arrive->persons + arrive->computers < least) {
        arrive->computers = least - arrive->persons;
    }
}

static void name_chosen(App *app, void *context, const char *name) {
    (void)app;
    Arrive *arrive = context;
    i18n_copy(arrive->seat[arrive->naming].name, sizeof arrive->seat[0].name, name);
}

static void open_names(Arrive *arrive, App *app, int seat) {
    NamesArgument argument = {.chosen = name_chosen, .context = arrive};
    arrive->naming = seat;
    for (int i = 0; i < arrive->persons + arrive->computers; i++) {
        if (i != seat) {
            i18n_copy(argument.taken[i], sizeof argument.taken[i], arrive->seat[i].name);
        }
    }
    scene_push(app, &NAMES_SCENE, &argument, sizeof argument);
}

static void press(Arrive *arrive, App *app, ArriveAct what, int a) {
    PlayError error = {{0}};
    switch (what) {
    case ACT_BACK:
        guard_send_home(app);
        return;
    case ACT_CHOOSE:
        arrive->has_language = true;
        app_set_language(app, kiosk_of(app)->config.language[a]);
        in_play_prepare(app);
        sit_down(arrive, app);
        break;
    case ACT_LANGUAGES:
        arrive->has_language = false;
        break;
    case ACT_PERSONS:
        choose_persons(arrive, app, a);
        break;
    case ACT_FIGURINE:
        next_figurine(arrive, app, a);
        break;
    case ACT_NAME:
        open_names(arrive, app, a);
        return;
    case ACT_COMPUTER:
        arrive->computers += a == arrive->persons + arrive->computers ? 1 : -1;
        break;
    case ACT_GAME:
        choose_game(arrive, app, a);
        break;
    case ACT_ROUTE:
        arrive->board = a;
        break;
    case ACT_TUTORIAL:
        begin(app, stand_scenes(app, arrive->game)->teach(app, &arrive->seat[0], &error), &error);
        return;
    case ACT_START:
        start(arrive, app);
        return;
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Arrive *arrive = state;
    if (event->kind == UI_PRESSED) {
        press(arrive, app, (ArriveAct)event->act, event->a);
    } else if (event->kind == UI_BACK) {
        guard_send_home(app);
    } else if (event->kind == UI_HELP) {
        help_show(app, arrive_game(arrive, app)->help);
    }
}

static void resumed(void *state, App *app) {
    Arrive *arrive = state;
    if (arrive->game >= stand_games(app)) { /* staff have changed what is on offer */
        choose_game(arrive, app, 0);
    }
    scene_rebuild(app);
}

const Scene ARRIVE_SCENE = {
    .name = "arrive",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Arrive),
    .enter = enter,
    .build = build,
    .handle = handle,
    .background = arrive_background,
    .draw = arrive_draw,
    .resumed = resumed,
};
