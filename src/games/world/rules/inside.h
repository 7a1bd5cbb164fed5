/* Shared by the files of the rules; nothing outside this folder includes it. */
#ifndef GAMES_WORLD_RULES_INSIDE_H
#define GAMES_WORLD_RULES_INSIDE_H

#include "core/core_assert.h"
#include "games/world/rules/game.h"
#include "games/world/rules/row.h"

/* Reports an event. */
static inline void happened(WorldEvents *events, WorldEvent event) {
    if (events) {
        CORE_ASSERT(events->count < WORLD_EVENTS_MAX);
        events->list[events->count++] = event;
    }
}

static inline void happened_to(WorldEvents *events, WorldEventKind kind, int player) {
    happened(events, (WorldEvent){.kind = (uint8_t)kind, .player = (uint8_t)player});
}

/* The player so many seats clockwise from another. */
static inline int clockwise(const WorldGame *game, int player, int seats) {
    int seat = player + seats;
    return seat >= game->players ? seat - game->players : seat;
}

/* game.c */
void world_await(WorldGame *game, WorldEvents *events, WorldAwaitingKind kind, int player);
void world_await_question(WorldGame *game, WorldEvents *events, int player, WorldWhy why, int amount);

/* cards.c: cards on the move */
void world_card_happened(WorldEvents *events, int player, WorldCard card, WorldPlace from, WorldPlace to);
void world_hand_take(WorldGame *game, WorldEvents *events, int player, WorldSource source);
void world_hand_place(WorldGame *game, WorldEvents *events, int player, int which, int slot);
void world_row_swap(WorldGame *game, WorldEvents *events, int player, int a, int b);
void world_rows_trade(WorldGame *game, WorldEvents *events, int player, int mine, int other, int theirs);
void world_rows_pass_left(WorldGame *game, WorldEvents *events);
void world_rows_shift_seats(WorldGame *game, WorldEvents *events);

/* figurines.c: what moves ahead returns whether a question is now awaited */
bool world_figurine_ahead(WorldGame *game, WorldEvents *events, int player, int fields, WorldWhy why);
void world_figurine_back(WorldGame *game, WorldEvents *events, int player, int fields, WorldWhy why);
bool world_figurine_rewarded_for_runs(WorldGame *game, WorldEvents *events, int player, int slot, int other_slot);

/* event_cards.c */
void world_event_begin(WorldGame *game, WorldEvents *events, int slot);
void world_event_go_on(WorldGame *game, WorldEvents *events);

/* stage.c */
void world_stage_deal(WorldGame *game, WorldEvents *events);
void world_stage_set_out(WorldGame *game, WorldEvents *events, const WorldDeal *deal);
void world_turn_end(WorldGame *game, WorldEvents *events);

/* scoring.c */
void world_scoring_begin(WorldGame *game, WorldEvents *events, int winner);
void world_scoring_go_on(WorldGame *game, WorldEvents *events);
void world_reward_done(WorldGame *game, WorldEvents *events);
void world_game_over(WorldGame *game, WorldEvents *events);

/* The one place that says when Fast Track may be played, by what a game and a view both know. */
static inline WorldRefusal fast_track_refusal(uint8_t awaiting, uint8_t fast_track, uint8_t exchanged) {
    if (awaiting != WORLD_AWAITING_TURN) {
        return WORLD_REFUSED_NOT_NOW;
    }
    if (fast_track != WORLD_FAST_TRACK_HELD) {
        return WORLD_REFUSED_FAST_TRACK_GONE;
    }
    return exchanged ? WORLD_REFUSED_FAST_TRACK_LATE : WORLD_ACCEPTED;
}

#endif
