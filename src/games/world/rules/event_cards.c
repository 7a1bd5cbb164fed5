/* The ten event cards. Each is a first part for the player and, where everybody takes part, one part for each of the
 * others, clockwise. A part may wait for a choice or a question; world_event_go_on takes up the next one. */
#include "games/world/rules/inside.h"

static int taking_part(const WorldGame *game) {
    bool everybody = game->event == WORLD_EVENT_ALL_SWAP || game->event == WORLD_EVENT_ALL_ADVANCE_1;
    return everybody ? game->players : 1;
}

static void take_two(WorldGame *game, WorldEvents *events, int player) {
    int cards = game->discard_count < 2 ? game->discard_count : 2;
    for (int i = 0; i < cards; i++) {
        world_hand_take(game, events, player, WORLD_FROM_DISCARD);
    }
    world_await(game, events, WORLD_AWAITING_TAKE_TWO, player);
}

/* Does one player's part; true if it waits for something. */
static bool event_part(WorldGame *game, WorldEvents *events, int player) {
    switch ((WorldEventCard)game->event) {
    case WORLD_EVENT_SWAP_OWN:
    case WORLD_EVENT_ALL_SWAP:
        world_await(game, events, WORLD_AWAITING_SWAP, player);
        return true;
    case WORLD_EVENT_ADVANCE_2:
        return world_figurine_ahead(game, events, player, 2, WORLD_WHY_EVENT);
    case WORLD_EVENT_ALL_ADVANCE_1:
        return world_figurine_ahead(game, events, player, 1, WORLD_WHY_EVENT);
    case WORLD_EVENT_TRADE:
        world_await(game, events, WORLD_AWAITING_TRADE, player);
        return true;
    case WORLD_EVENT_PASS_LEFT:
        world_rows_pass_left(game, events);
        return false;
    case WORLD_EVENT_SHIFT_SEATS:
        world_rows_shift_seats(game, events);
        return false;
    case WORLD_EVENT_TAKE_TWO:
        take_two(game, events, player);
        return true;
    case WORLD_EVENT_MAKE_SWAP:
        world_await(game, events, WORLD_AWAITING_NAME, player);
        return true;
    case WORLD_EVENT_QUIZ:
        if ((game->house & WORLD_HOUSE_NO_QUESTIONS) != 0) {
            return world_figurine_ahead(game, events, player, 2, WORLD_WHY_EVENT);
        }
        world_await_question(game, events, player, WORLD_WHY_EVENT, 2);
        return true;
    case WORLD_EVENT_NONE:
        break;
    }
    CORE_NEVER("an event card is being carried out");
}

void world_event_begin(WorldGame *game, WorldEvents *events, int slot) {
    int player = game->active;
    game->event = game->player[player].event[slot];
    game->player[player].event[slot] = WORLD_EVENT_NONE;
    game->shown[game->event]++;
    happened(events, (WorldEvent){.kind = WORLD_HAPPENED_EVENT_SHOWN,
                                  .player = (uint8_t)player,
                                  .held = {.slot = (uint8_t)slot, .event = game->event, .played = 1}});
    game->procedure = WORLD_PROCEDURE_EVENT;
    game->still_to_do = (uint8_t)taking_part(game);
    world_event_go_on(game, events);
}

void world_event_go_on(WorldGame *game, WorldEvents *events) {
    while (game->still_to_do > 0) {
        int player = clockwise(game, game->active, taking_part(game) - game->still_to_do);
        game->still_to_do--;
        if (event_part(game, events, player)) {
            return;
        }
    }
    happened_to(events, WORLD_HAPPENED_EVENT_DONE, game->active);
    game->event = WORLD_EVENT_NONE;
    game->procedure = WORLD_PROCEDURE_TURN;
    world_turn_end(game, events);
}
