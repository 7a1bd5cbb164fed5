/* The demo, which makes people stop: a loop of shows without a word, the hall of fame, and computers who play at the
 * real table for a while, under an overlay that offers the languages, and with several games a door for each. A touch
 * anywhere opens the scene where visitors join; a touch on a door or a language selects it too.
 *
 * To prevent burn-in, the overlay drifts by a few pixels, and table and overlay change sides from loop to loop. */
#include "ai/character.h"
#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "kiosk/scenes/attract_inside.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "kiosk/scenes/visit.h"
#include "platform/platform.h"
#include "play/remarks.h"
#include "scenes/menus/in_play.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double TURN_MS = 4200;    /* each language and each door has its turn */
static const double ENDING_MS = 11000; /* the end of a game is looked at */
static const double DRIFT_MS = 2000;   /* a pixel at most, that often */
static const double DRIFT_X_MS = 421000, DRIFT_Y_MS = 263000;
static const float DRIFT = 9; /* units */

enum { ACT_PLAY = 1, ACT_LANGUAGE /* a: in the config */, ACT_DOOR /* a: of those on offer */ };

/* --- the game that is shown --------------------------------------------------------------------------------------- */

static void seat_computers(StandTable *table, App *app) {
    for (int p = 0; p < SEATS_MAX; p++) {
        int character = ai_character_of((Figurine)p, (int)random_below(&app->looks, AI_CHARACTERS_EACH));
        Seat *seat = &table->seat[p];
        *seat = (Seat){.figurine = (Figurine)p,
                       .is_computer = true,
                       .level = random_below(&app->looks, 2) == 0 ? AI_MEDIUM : AI_HARD,
                       .character = character + 1};
        i18n_copy(seat->name, sizeof seat->name, tr(ai_character(character)->name));
    }
}

static void use_hand(App *app, bool left) {
    if (app->preferences.left_handed != left) {
        app->preferences.left_handed = left;
        app_lay_out(app);
    }
}

static void begin_game(Attract *attract, App *app) {
    const StandGame *game = stand_game(app, attract->games % stand_games(app));
    StandTable table = {.players = SEATS_MAX, .board = stand_boards(app, game)->name[0], .is_show = true};
    PlayError error = {{0}};
    seat_computers(&table, app);
    attract->games++;
    if (!game->begin(app, &table, &error)) {
        fprintf(stderr, "%s\n", error.text);
    }
}

/* With one game on offer it goes on where it was left, until it is over; of several it is the next one's turn. */
static void show_table(Attract *attract, App *app) {
    bool is_played = attract->loops > 0 && in_play(app) != NULL;
    if (is_played && (stand_games(app) > 1 || session_is_over(in_play(app)))) {
        begin_game(attract, app);
    }
    attract->over_since = -1;
    caption_begin(&attract->caption);
    if (in_play(app) != NULL) {
        attract->caption.told = session_told(in_play(app));
        scene_below(app, in_play_scenes_of(app, session_rules(in_play(app)))->table, NULL, 0);
    }
}

/* --- the loop ----------------------------------------------------------------------------------------------------- */

static bool is_there(const App *app, const AttractPart *part) {
    const StandGame *game = stand_game(app, part->game);
    return part->kind != ATTRACT_FAME || (kiosk_of(app)->config.fame && visit_has_fame(app, game));
}

static void show_part_of_loop(Attract *attract, App *app) {
    FameArgument fame = {.game = attract->part.game};
    ShowArgument show = {attract->set, attract->part.act};
    attract->since = app->now;
    switch (attract->part.kind) {
    case ATTRACT_SHOW:
        scene_below(app, &stand_game(app, attract->part.game)->show.act[attract->part.act], &show, sizeof show);
        break;
    case ATTRACT_FAME:
        scene_below(app, &FAME_SCENE, &fame, sizeof fame);
        break;
    case ATTRACT_PLAY:
        show_table(attract, app);
        break;
    }
    scene_rebuild(app);
}

static void go_on(Attract *attract, App *app) {
    do {
        attract->at++;
        if (attract->at == attract_parts(app)) {
            attract->at = 0;
            attract->loops++;
            use_hand(app, attract->loops % 2 == 1);
        }
        attract->part = attract_part(app, attract->at, attract->loops);
    } while (!is_there(app, &attract->part));
    show_part_of_loop(attract, app);
}

/* The end of a game is looked at, however long it took. */
static double ends_at(Attract *attract, const App *app) {
    if (attract->part.kind == ATTRACT_PLAY && in_play(app) != NULL) {
        bool is_over = scene_is_open(app, stand_game_of(session_rules(in_play(app)))->ending);
        attract->over_since = !is_over ? -1 : attract->over_since < 0 ? app->now : attract->over_since;
        if (is_over) {
            return attract->over_since + ENDING_MS;
        }
    }
    return attract->since + attract_takes(app, &attract->part);
}

/* --- time --------------------------------------------------------------------------------------------------------- */

static void look_up_best(Attract *attract, App *app) {
    char before[16];
    i18n_copy(before, sizeof before, i18n_language());
    i18n_set_language(kiosk_of(app)->config.language[attract->language]);
    visit_best_of_day(app, stand_game(app, attract->turns / 2 % stand_games(app)), attract->best, sizeof attract->best);
    i18n_set_language(before);
}

static void next_language(Attract *attract, App *app) {
    attract->language = (attract->language + 1) % kiosk_of(app)->config.language_count;
    attract->turns++;
    attract->turned = app->now;
    look_up_best(attract, app);
    scene_changed(app);
}

static void drift(Attract *attract, App *app) {
    const double turn = 6.283185307179586;
    float reach = layout_px(&app->whole, DRIFT);
    attract->drifted = app->now;
    Point to = {roundf(reach * (float)sin(app->now / DRIFT_X_MS * turn)),
                roundf(reach * (float)sin(app->now / DRIFT_Y_MS * turn))};
    if (fabsf(to.x - attract->drift.x) + fabsf(to.y - attract->drift.y) > .5f) {
        attract->drift = to;
        scene_rebuild(app);
    }
}

static void step(void *state, App *app) {
    Attract *attract = state;
    if (app->now >= ends_at(attract, app)) {
        go_on(attract, app);
    }
    app_reserve(app, attract_reserved(attract, app)); /* the window may have turned */
    bool is_table = attract->part.kind == ATTRACT_PLAY && in_play(app) != NULL;
    if (is_table && caption_follow(&attract->caption, in_play(app), app->now)) {
        scene_changed(app);
    }
    if (app->now >= attract->turned + TURN_MS) {
        next_language(attract, app);
    }
    if (app->now >= attract->drifted + DRIFT_MS) {
        drift(attract, app);
    }
    scene_wake_at(app, fmin(fmin(attract->turned + TURN_MS, attract->drifted + DRIFT_MS), ends_at(attract, app)));
}

static bool is_moving(const void *state, const App *app) {
    const Attract *attract = state;
    return !app->preferences.reduced_motion && app->now < attract->turned + ATTRACT_COME_MS;
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    Attract *attract = state;
    visit_ends(app);
    remarks_new_evening(app->store);
    platform_give_back();
    app_set_language(app, kiosk_of(app)->config.language[0]);
    attract->logo = poster_open(app->gfx, kiosk_of(app)->config.logo);
    if (attract->logo == NULL && kiosk_of(app)->config.logo[0] != '\0' && !kiosk_of(app)->is_logo_missed) {
        kiosk_of(app)->is_logo_missed = true;
        diary_note_with(DIARY_NO_LOGO, I18N_TEXT("path", kiosk_of(app)->config.logo));
    }
    attract->set = show_set_new(app->gfx);
    attract->turned = app->now;
    attract->drifted = -DRIFT_MS;
    attract->over_since = -1;
    look_up_best(attract, app);
    begin_game(attract, app);
    attract->part = attract_part(app, 0, 0);
    while (!is_there(app, &attract->part)) {
        attract->part = attract_part(app, ++attract->at, 0);
    }
    app_reserve(app, attract_reserved(attract, app));
    show_part_of_loop(attract, app);
}

static void leave(void *state, App *app) {
    Attract *attract = state;
    poster_close(attract->logo);
    show_set_free(&attract->set);
    app->preferences.left_handed = false;
    app_reserve(app, 0);
    app_lay_out(app);
}

static void build(void *state, App *app, Ui *ui) {
    const Attract *attract = state;
    const KioskConfig *config = &kiosk_of(app)->config;
    AttractPlaces places = attract_places(attract, app);
    ui_put(ui, "attract.play", app->whole.screen, tr("Touch to play"), ACT_PLAY, .kind = WIDGET_CUSTOM);
    for (int i = 0; i < stand_games(app) && stand_games(app) > 1; i++) {
        ui_put(ui, ui_id("attract.door.%s", config->game[i]), places.door[i], stand_scenes(app, i)->name, ACT_DOOR,
               .kind = WIDGET_CUSTOM, .a = i);
    }
    int rows = places.columns > 0 ? (config->language_count + places.columns - 1) / places.columns : 1;
    for (int i = 0; i < config->language_count && config->language_count > 1; i++) {
        Rect row = layout_row(&app->whole, places.languages, rows, i / places.columns, 6);
        ui_put(ui, ui_id("attract.language.%s", config->language[i]),
               layout_column(&app->whole, row, places.columns, i % places.columns, 12),
               i18n_own_name(config->language[i]), ACT_LANGUAGE, .kind = WIDGET_CUSTOM, .a = i);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    const Attract *attract = state;
    ArriveArgument argument = {.has_language = kiosk_of(app)->config.language_count == 1,
                               .has_game = attract->part.kind != ATTRACT_PLAY, /* else the one on the table */
                               .game = attract->part.game};
    if (event->kind == UI_PRESSED && event->act == ACT_LANGUAGE) {
        argument.has_language = app_set_language(app, kiosk_of(app)->config.language[event->a]);
    } else if (event->kind == UI_PRESSED && event->act == ACT_DOOR) {
        argument.has_game = true;
        argument.game = event->a;
    } else if (event->kind != UI_PRESSED && event->kind != UI_ELSEWHERE) {
        return; /* keys and pads the guard sees to */
    }
    scene_go(app, &ARRIVE_SCENE, &argument, sizeof argument);
}

const Scene ATTRACT_SCENE = {
    .name = "attract",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Attract),
    .is_overlay = true,
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .draw = attract_draw,
};
