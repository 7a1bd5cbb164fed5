/* The end of a stage: scoring moves, the reward question, and the end of the game. */
#include "games/world/rules/inside.h"

void world_scoring_begin(WorldGame *game, WorldEvents *events, int winner) {
    game->stage_winner = (uint8_t)winner;
    happened_to(events, WORLD_HAPPENED_STAGE_WON, winner);
    game->procedure = WORLD_PROCEDURE_SCORING;
    game->still_to_do = game->players;
    world_scoring_go_on(game, events);
}

/* One player's scoring move; true if it waits for a site's question. */
static bool score(WorldGame *game, WorldEvents *events, int player) {
    bool doubled = game->player[player].fast_track == WORLD_FAST_TRACK_RUNNING;
    int count = world_row_count(game->player[player].row, WORLD_ROW);
    int fields = world_row_fields(count, doubled);
    happened(events, (WorldEvent){.kind = WORLD_HAPPENED_SCORED,
                                  .player = (uint8_t)player,
                                  .scored = {.count = (uint8_t)count, .doubled = doubled, .fields = (uint8_t)fields}});
    return world_figurine_ahead(game, events, player, fields, WORLD_WHY_SCORE);
}

static void spend_fast_tracks(WorldGame *game, WorldEvents *events) {
    for (int p = 0; p < game->players; p++) {
        if (game->player[p].fast_track == WORLD_FAST_TRACK_RUNNING) {
            game->player[p].fast_track = WORLD_FAST_TRACK_SPENT;
            happened_to(events, WORLD_HAPPENED_FAST_TRACK_SPENT, p);
        }
    }
}

void world_scoring_go_on(WorldGame *game, WorldEvents *events) {
    while (game->still_to_do > 0) {
        int player = clockwise(game, game->stage_winner, game->players - game->still_to_do);
        game->still_to_do--;
        if (score(game, events, player)) {
            return;
        }
    }
    spend_fast_tracks(game, events);
    if (game->winners != 0) {
        world_game_over(game, events);
    } else if ((game->house & WORLD_HOUSE_NO_QUESTIONS) != 0) {
        game->procedure = WORLD_PROCEDURE_REWARD;
        world_figurine_ahead(game, events, game->stage_winner, 2, WORLD_WHY_REWARD);
        world_reward_done(game, events);
    } else {
        game->procedure = WORLD_PROCEDURE_REWARD;
        world_await_question(game, events, game->stage_winner, WORLD_WHY_REWARD, 2);
    }
}

/* Nobody is there, and no stage is left: on one field stand several only at the start. */
static void furthest_arrive(WorldGame *game, WorldEvents *events) {
    int furthest = 0;
    for (int p = 0; p < game->players; p++) {
        furthest = game->player[p].field > furthest ? game->player[p].field : furthest;
    }
    for (int seat = 0; seat < game->players; seat++) {
        int p = clockwise(game, game->stage_winner, seat);
        if (game->player[p].field == furthest) {
            world_figurine_ahead(game, events, p, game->track.goal - furthest, WORLD_WHY_LAST_STAGE);
            game->winners |= (uint8_t)(1u << p);
        }
    }
}

void world_reward_done(WorldGame *game, WorldEvents *events) {
    if (game->winners == 0 && world_track_ends_with(&game->track, game->stage)) {
        furthest_arrive(game, events);
    }
    if (game->winners != 0) {
        world_game_over(game, events);
    } else {
        world_await(game, events, WORLD_AWAITING_STAGE_OVER, game->stage_winner);
    }
}

void world_game_over(WorldGame *game, WorldEvents *events) {
    happened(events,
             (WorldEvent){.kind = WORLD_HAPPENED_OVER, .player = WORLD_NOBODY, .over = {.winners = game->winners}});
    world_await(game, events, WORLD_AWAITING_OVER, WORLD_NOBODY);
}
