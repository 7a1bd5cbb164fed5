/* The deal of the first game. The first card to take is low and fits on the left; the first event card leads to a site;
 * the top cards of the draw pile fit and soon make a run with the row, no matter who draws them. None of that depends
 * on the player doing what the coach says. */
#include "scenes/world/tutorial.h"

#include "ai/character.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "play/world/game.h"
#include "scenes/in_play.h"
#include "scenes/world/tutorial_steps.h"
#include "scenes/world/world_scenes.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

enum { PERSON = 0, COACH = 1, J = WORLD_JOKER };

/* The event card leads from the start to the first site. Before it has been tried no run may spoil that: across the
 * rows no card lies beside its neighbour by number, and the one card on top of the stock that makes a run at once moves
 * the figurine to that very site. */
static const WorldDeal DEAL = {
    .row = {[PERSON] = {34, 9, 45, J, 22, 23, 6, 36, 28}, [COACH] = {41, 17, 49, 12, 31, 20, 47, 2, 26}},
    .discard = {4},
    .discard_count = 1,
    .stock = {24, 37, 10, 15, 38, 25, 11, 43, 8,  29, J,  40, 13, 32, 5,  46, 27,
              16, 35, 3,  48, 18, 30, 7,  42, 14, J,  33, 50, 1,  39, 21, 19, 44},
    .stock_count = 34,
    .has_events = true,
    .event =
        {[PERSON] = {WORLD_EVENT_ADVANCE_2, WORLD_EVENT_QUIZ}, [COACH] = {WORLD_EVENT_SWAP_OWN, WORLD_EVENT_TAKE_TWO}},
};

/* Deals the second stage: the person's row begins 17, 26, 29, 30, 38, so that Fast Track pays, and none of the four
 * event cards spoils it. The first site's question is one that nobody needs to know anything for. */
static const uint64_t SEED = 87649;

/* Of the person who had the first seat of the last new game; NULL: it has none. */
static const char *known_name(const Store *store) {
    if (store == NULL || store_get_flag(store, "new_game.seat0.computer", false)) {
        return NULL;
    }
    const char *name = store_get_text(store, "new_game.seat0.name", "");
    return name[strspn(name, " \t")] != '\0' ? name : NULL;
}

/* That of the figurine's first character. */
static const char *coach_name(Figurine figurine) {
    return tr(ai_character(ai_character_of((Figurine)figurine, 0))->name);
}

static Figurine coach_figurine(Figurine taken) {
    return taken == FIGURINE_FIBRE ? FIGURINE_FLASK : FIGURINE_FIBRE;
}

static void seat_person(const App *app, const Seat *person, Seat *seat) {
    Figurine figurine = person != NULL ? person->figurine : FIGURINE_FLASK;
    const char *known = person != NULL ? person->name : known_name(app->store);
    bool is_coach = known != NULL && strcmp(known, coach_name(coach_figurine(figurine))) == 0;
    /* TRANSLATORS: the name of somebody who plays the first game and has not given one */
    const char *name = known != NULL && !is_coach ? known : tr("Guest");
    *seat = (Seat){.figurine = figurine};
    i18n_copy(seat->name, sizeof seat->name, name);
}

static void seat_coach(Figurine taken, Seat *seat) {
    *seat = (Seat){.figurine = coach_figurine(taken), .is_computer = true, .level = AI_EASY};
    i18n_copy(seat->name, sizeof seat->name, coach_name(seat->figurine));
}

static bool begin(App *app, const Seat *person, PlayError *error) {
    WorldSessionSetup setup = {
        .players = 2, .starter = PERSON, .questions = DECK_CHILDREN, .seed = SEED, .deal = &DEAL, .is_tutorial = true};
    snprintf(setup.board, sizeof setup.board, "%s", board_names[0]);
    seat_person(app, person, &setup.seat[PERSON]);
    seat_coach(setup.seat[PERSON].figurine, &setup.seat[COACH]);
    return world_begin(app, &setup, error);
}

/* One whose lessons are all given is no tutorial any more: who asks for the tutorial then wants it from the start. */
bool tutorial_start(App *app, const Seat *person, PlayError *error) {
    if (in_play_sit_down(app, session_resume_tutorial(in_play_host(app), &WORLD_GAME, error))) {
        if (!tutorial_is_done(session_lessons(app->session)) && !session_is_over(app->session)) {
            return true;
        }
        in_play_abandon(app);
    }
    return begin(app, person, error);
}
