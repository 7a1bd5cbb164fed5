/* The deal of the first game. The first card to take is low and fits on the left; the first event card leads to a site;
 * the top cards of the draw pile fit and soon make a run with the row, no matter who draws them. None of that depends
 * on the player doing what the coach says. */
#include "games/world/scenes/tutorial.h"

#include "games/world/play/game.h"
#include "games/world/scenes/tutorial_steps.h"
#include "games/world/scenes/world_scenes.h"
#include "scenes/table/coach.h"

#include <stdio.h>

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
 * event cards spoils it. The first site’s question is one that can be guessed. */
static const uint64_t SEED = 87649;

bool tutorial_start(App *app, const Seat *person, PlayError *error) {
    if (coach_resume(app, &WORLD_GAME, tutorial_is_done, error)) {
        return true;
    }
    WorldSessionSetup setup = {
        .players = 2, .starter = PERSON, .questions = DECK_CHILDREN, .seed = SEED, .deal = &DEAL, .is_tutorial = true};
    snprintf(setup.board, sizeof setup.board, "%s", board_names[0]);
    coach_sit_down(app, "new_game", person, FIGURINE_FLASK, &setup.seat[PERSON], &setup.seat[COACH]);
    return world_begin(app, &setup, error);
}
