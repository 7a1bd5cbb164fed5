#include "games/world/far/mask.h"

#include <string.h>

/* Face down, but there: any kind will do. */
static uint8_t masked_event(uint8_t held) {
    return held == WORLD_HELD_FACE_DOWN ? WORLD_EVENT_QUIZ : WORLD_EVENT_NONE;
}

static void mask_seat(const WorldSeat *seat, WorldPlayer *player) {
    memcpy(player->row, seat->row, sizeof player->row);
    player->field = seat->field;
    player->fast_track = seat->fast_track;
    player->exchanged = seat->exchanged;
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        player->event[slot] = masked_event(seat->event[slot]);
    }
}

void world_mask(const WorldView *view, uint8_t house, WorldGame *game) {
    memset(game, 0, sizeof *game);
    game->track = view->track;
    game->stage = view->stage;
    game->players = view->players;
    game->starter = view->starter;
    game->active = view->active;
    for (int p = 0; p < view->players; p++) {
        mask_seat(&view->seat[p], &game->player[p]);
    }
    memcpy(game->discard, view->discard, sizeof game->discard);
    game->stock_count = view->stock_count;
    game->discard_count = view->discard_count;
    memcpy(game->hand, view->hand, sizeof game->hand);
    game->hand_count = view->hand_count;
    game->hand_from = view->hand_from;
    game->awaiting = view->awaiting;
    game->awaited_player = view->awaited_player;
    game->question = view->question;
    game->event = view->event;
    game->still_to_do = view->still_to_do;
    game->stage_winner = view->stage_winner;
    game->winners = view->winners;
    game->house = house;
    memcpy(game->shown, view->shown, sizeof game->shown);
}
